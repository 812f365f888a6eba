# Az oldal és az alkalmazások képernyői.

emblem-rubra = láng
emblem-lapis = hullámok
emblem-ochra = nap
emblem-oliva = levél
emblem-porphyra = csillag
emblem-marmor = négyzet
screen-back = Vissza
screen-close = Bezárás
screen-no = Nem
screen-go-on = Folytatás
screen-also = A polcon még
screen-new-table = Új játszma
screen-results = Eredmények
screen-settings = Beállítások
screen-rules = Szabályok
screen-import = Importálás
screen-about = Névjegy
screen-continue = Folytatás
screen-menu = Menü
screen-delete = Törlés
screen-name = Név
screen-rename = Átnevezés
screen-again = Új játszma ugyanígy
screen-export = Exportálás
screen-delete-ask = A játszma végleg törlődik.
screen-export-warning = A fájlban mindenki lapjai benne lesznek.
screen-no-results = Még nincs befejezett játszma.
screen-unofficial = Nem hivatalos alkalmazás, egyik kiadóhoz sem kötődik. A játékok a szerzőiké és kiadóiké; a rajzok és szövegek sajátok.
screen-licence = A kód az Apache License 2.0 alatt áll.
screen-language = Nyelv
screen-light = Fény
screen-as-system = A rendszer szerint
screen-day = Nappal
screen-night = Éjjel
screen-text-size = Betűméret
screen-motion = Mozgás
screen-motion-full = Teljes
screen-motion-calm = Csökkentett
screen-new-game = Új játszma
screen-players = Játékosok az asztal körüli sorrendben
screen-emblem = Jelvény
screen-player = Játékos
screen-up = Egy hellyel feljebb
screen-remove = Eltávolítás
screen-add-player = Játékos hozzáadása
screen-preset = Szabályok
screen-house-rules = Házi szabályok
screen-begin = Kezdés
screen-log = Napló
screen-past = Előzmények
screen-rules-changed = A játszma kezdete óta javultak a szabályok. Ami előtte volt, olvasható, de nem játszható vissza.
screen-step-back = Egy lépés vissza
screen-step-on = Egy lépés előre
screen-play = Lejátszás
screen-place = Helyezés
screen-search = Keresés, vagy R7
screen-glossary = Szójegyzék
screen-rulings = Értelmezések
screen-nothing = Nincs találat.
screen-linger = Vége a körödnek. Nézd meg, mit hozott, aztán add tovább.
screen-hand-on = Továbbadom
screen-wait = Itt le van eresztve a függöny
screen-wait-hint = A saját nézet egy másik lapon van, vagy az oldal újratöltődött.
screen-take-over = Ki néz most?
screen-undo = Visszavonás
screen-restart = Minden visszavonása
screen-look-cards = Lapjaim
screen-hide = Elrejtés
screen-turn = Forgatás
screen-answers = Minden válasz
screen-and-where = És hová?
screen-final = Ez nem vonható vissza. Nyomd meg még egyszer.
screen-next = Soron
screen-pass = Add tovább a készüléket. Más most ne nézze.
screen-lift = A függöny felhúzása
screen-show-public = A közös asztal
screen-to-shelf = A polchoz
screen-curtain = A függönyhöz
screen-shelf = Polc
screen-away = Az asztal eltűnt. Amint újra elindul, az oldal magától folytatja.
screen-bug = Programhiba állította meg ezt a lépést. Az utoljára mutatott állás megvan.
screen-scores = Állás
screen-pause = Megállítás
screen-who-looks = Ki nézi meg?
screen-can-choose = Ez választható.
screen-cannot-choose = Ez most nem választható.
screen-changed = módosítva
screen-libraries = Könyvtárak és licenceik
screen-tally = { $played ->
    [one] { $played } játszma
   *[other] { $played } játszma
}, { $won ->
    [0] győzelem nélkül
    [one] { $won } győzelem
   *[other] { $won } győzelem
}
