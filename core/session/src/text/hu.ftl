# Amit a polc és az asztal mond, ha valami nem megy.
error-curtain = A függöny le van eresztve. Soron: { $player }
error-option = Ilyen beállításai nincsenek ennek a játéknak.
error-in-use = Ezek a játszmák egy másik ablakban vagy programban vannak nyitva. Előbb ott zárd be őket.
error-read-only = Ide nem lehet írni. Semmi sem változott.
error-full = Megtelt a lemez. A lépés nem lett elfogadva, az előtte lévő állás érvényes.
error-io = Az olvasás vagy az írás nem sikerült. A korábbi állás érvényes.
error-damaged = A fájl sérült. Érintetlen maradt, és a többi játszmát nem érinti.
error-foreign = Ez nem mentett játszma.
error-newer = Ezt a játszmát egy újabb verzió mentette: { $version }. Érintetlen maradt.
error-unknown-game = Ebben a verzióban nincs ilyen játék.
error-too-large = A fájl nagyobb bármelyik mentett játszmánál.
error-no-such-game = Nincs ilyen játszma a polcon.
error-players = Minden játékosnak kell egy legfeljebb 24 betűs név, és két játékosnak nem lehet ugyanaz a jelvénye.
error-no-such-file = Nincs ilyen fájl vagy mappa.
error-file-exists = Már van ilyen nevű fájl. Érintetlen maradt.
