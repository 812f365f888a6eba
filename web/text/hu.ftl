# A terminál képernyői.

ui-unofficial = Társasjátékok a régi Itáliáról. Nem hivatalos feldolgozás; a játékok a szerzőiké és a kiadóiké.
ui-shelf-empty = A polc üres.
ui-shelf-keys = Szám: megnyitás · Enter: az első játszma folytatása · n: új játszma · m és egy szám (m1): elnevezés, új játszma ugyanazokkal, exportálás, törlés · r: szabályok · t: eredmények · i: importálás · l: nyelv · q: kilépés
ui-shelf-ask = Polc
ui-continue = Folytatás:{" "}
ui-enter = Enter
ui-which = Melyik legyen?
ui-no-such = { $count ->
    [0] Nincs ilyen válasz.
    [one] Nincs ilyen válasz. Az egyetlen választható szám az 1.
   *[other] Nincs ilyen válasz. A választható számok: 1–{ $count }.
}
ui-same-players = A legutóbbi játékosok:
ui-same-ask = Enter: ugyanezek a játékosok · n: mások
ui-names = Nevek ülésrend szerint, { $min }–{ $max } játékos. Üres sor zárja le a listát.
ui-name = { $number }. játékos
ui-name-taken = Ez a név már foglalt.
ui-too-few = { $min ->
    [one] Legalább { $min } játékos kell.
   *[other] Legalább { $min } játékos kell.
}
ui-emblem = Embléma (Enter: az első)
ui-preset = Melyik szabályváltozat? (Enter: az első)
ui-options = Házi szabályok
ui-options-ask = Szám: módosítás · Enter: kezdés · q: vissza
ui-curtain-for = A függöny le van eresztve. Soron:
ui-curtain-ask = Enter: a függöny felhúzása · q: vissza a polchoz
ui-curtain-several = A függöny le van eresztve. Ki nézi meg?
ui-curtain-which = Szám: a függöny felhúzása · q: vissza a polchoz
ui-since = Ami azóta történt
ui-chosen = {" "}(kiválasztva)
ui-wait = Itt most nincs miről dönteni.
ui-not-now = Most nem lehetséges:
ui-key-undo = u: visszavonás · r: minden visszavonása
ui-key-cards = c: a saját kártyák megnézése
ui-key-about = w: mi ez?
ui-key-log = l: napló · s: pontállás · t: asztal
ui-key-more = p: előzmények · x: szabályok · h: elrejtés · q: polc
ui-answer = Válasz
ui-final = Ezt nem lehet majd visszavonni.
ui-final-ask = Enter: mehet · n: nem
ui-hand-on = Enter: továbbadás
ui-over-ask = l: napló · t: asztal · s: pontállás · p: előzmények · w: mi ez? · x: szabályok · Enter: vissza a polchoz
ui-past = Előzmények: { $step }. lépés (összesen { $steps })
ui-past-ask = b: hátra · f: előre · szám: ugrás a lépésre · Enter: vissza a jelenbe
ui-rules-changed = A játszma kezdete óta javítottuk a szabályokat. Ami a javítás előtt történt, a naplóban olvasható, de nem játszható vissza.
ui-rules-ask = Szám: szakasz · R7: értelmezés · szó: keresés · Enter: vissza
ui-found = { $count ->
    [0] Nincs találat.
    [one] { $count } találat.
   *[other] { $count } találat.
}
ui-rename = Elnevezés
ui-again = Új játszma ugyanezekkel a játékosokkal
ui-export = Exportálás fájlba
ui-delete = Törlés
ui-new-name = Új név (üres sor: név nélkül)
ui-export-warning = A fájlban mindenki kártyái benne lesznek.
ui-export-path = Írás ebbe a fájlba
ui-import-path = Olvasás ebből a fájlból
ui-delete-ask = A törlés végleges. A törléshez írd be: „igen”
ui-yes = igen
ui-done = Kész.
ui-statistics = A befejezett játszmák eredményei
ui-no-results = Még nincs befejezett játszma.
ui-tally = { $played ->
    [one] { $played } játszma
   *[other] { $played } játszma
}, { $won ->
    [0] győzelem nélkül
    [one] { $won } győzelem
   *[other] { $won } győzelem
}
ui-bug = Programhiba miatt leállt az asztal. Az utolsó látott állás biztonságban van: indítsd újra a programot, és folytasd. A hibajelentésbe: { $place }
ui-address = Az asztal címe: { $address }
ui-port = A { $port } port foglalt. Adj meg másikat a --port kapcsolóval.
ui-door-local = Ez az oldal csak ezen a számítógépen érhető el.
ui-door-key = Nyisd meg azt a címet, amelyet a program kiírt.
ui-request-nowhere = Ezen a címen nincs semmi.
ui-request-method = Ez a cím így nem használható.
ui-request-large = Ez túl nagy.
ui-request-kind = Az ilyen fajta tartalmat a program nem érti.
ui-request-unclear = Ezt a kérést a program nem érti.
