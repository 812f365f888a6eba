# Co říká police a stůl, když něco nejde.
error-curtain = Opona je spuštěná. Na řadě: { $player }
error-option = Takové volby tahle hra nemá.
error-in-use = Tyto hry jsou otevřené v jiném okně nebo programu. Nejdřív je zavřete tam.
error-read-only = Sem se nedá zapisovat. Nic se nezměnilo.
error-full = Disk je plný. Tah se nepřijal, platí pozice před ním.
error-io = Čtení nebo zápis se nezdařily. Platí pozice předtím.
error-damaged = Soubor je poškozený. Zůstal nedotčený a ostatních her se to netýká.
error-foreign = Tohle není uložená hra.
error-newer = Hru uložila novější verze { $version }. Zůstala nedotčená.
error-unknown-game = Takovou hru tato verze nemá.
error-too-large = Soubor je větší než jakákoli uložená hra.
error-no-such-game = Taková hra na polici není.
error-players = Každý hráč potřebuje jméno do 24 písmen a žádní dva nesmějí mít stejný znak.
error-no-such-file = Takový soubor nebo složka není.
error-file-exists = Soubor toho jména už je. Zůstal nedotčený.
