# Egy asztal több eszközön.

screen-near = Több eszköz
screen-near-join = Csatlakozás asztalhoz
screen-near-explain = Minden eszköz csak azt mutatja, amit a saját játékosai láthatnak.
screen-near-knows = Ez az eszköz őrzi a játszmát, és mindenki lapjait ismeri. Amíg nincs itt, a többiek nézhetik az asztalt, de nem játszhatnak.
screen-near-host-knows = A játszmát a házigazda eszköze őrzi, és mindenki lapjait ismeri. Amíg nincs itt, nézheted az asztalt, de nem játszhatsz.
screen-near-open-door = Mások beengedése
screen-near-close-door = Több csatlakozó nem jöhet
screen-near-code = Számjegyek a csatlakozáshoz
screen-near-code-hint = A másik eszközön kell beírni. Hibás próba után megváltoznak.
screen-near-code-held = Hibás próba után a következőre csak néhány másodperc múlva jön válasz.
screen-near-address = Ennek a számítógépnek a címe
screen-near-people = Eszközök az asztalnál
screen-near-this = Ez az eszköz
screen-near-nobody-yet = Még senki sem csatlakozott.
screen-near-looks-on = néző
screen-near-seats = Ki melyik eszközön játszik
screen-near-forget = Eszköz elfelejtése
screen-near-forget-ask = Legközelebb újra kellenek neki a számjegyek. A játékosai itt játszanak tovább.
screen-near-move = Az asztal átadása
screen-near-move-ask = Onnantól az az eszköz őrzi a játszmát, és mindenki lapjait ismeri. Előbb bele kell egyeznie.
screen-near-offered = Ez az eszköz megkaphatja az egész asztalt. Akkor ez őrzi a játszmát, és mindenki lapjait ismeri.
screen-near-take = Az asztal átvétele
screen-near-moving = Az asztal éppen átkerül a másik eszközre.
screen-near-withdraw = Az asztal maradjon itt
screen-near-went = Az asztal mostantól a másik eszközön van.
screen-near-stays = Az asztal ott marad, ahol volt.
screen-near-came = Az asztal mostantól ezen az eszközön van. Ez őrzi a játszmát, és mindenki lapjait ismeri.
screen-near-end = Az asztal bezárása a többiek előtt
screen-near-end-ask = A többieknél az utolsó kép marad. A helyük az övék, amíg másnak nem adod.
screen-near-closed = A házigazda egyelőre bezárta az asztalt.
screen-near-own-name = Így látják a többiek ezt az eszközt
screen-near-own-name-empty = Eszköz
screen-near-join-address = A házigazda számítógépének címe
screen-near-join-digits = A házigazda képernyőjén látható hat számjegy
screen-near-connect = Csatlakozás
screen-near-tables = Közeli asztalok
screen-near-table = { $tag } asztal
screen-near-leave = Felállás az asztaltól
screen-near-leave-ask = A helyeid a tieid maradnak, amíg a házigazda másnak nem adja őket.
screen-near-alone = Folytatás innen, ezen az eszközön
screen-near-alone-hint = Ebben a játékban nincsenek titkok. Folytatható itt, mindenkivel ezen az eszközön. A házigazda eszközén az asztal olyan marad, amilyen.
screen-near-retry = Újra próbálom
screen-near-lost = A házigazda eszköze nincs itt. Az utolsó kép látszik; amint visszatér, folytatódik a játék.
screen-near-lost-looking = A házigazda eszköze nincs itt, a keresés folyik. Az utolsó kép látszik.
screen-near-quiet-host = A házigazda eszköze most nem válaszol.
screen-near-back = Az asztal újra elérhető.
screen-near-joined = Csatlakozott eszköz: { $name }
screen-near-left = Távozott eszköz: { $name }
screen-near-away = Nincs itt
screen-near-turn = Rá várunk
screen-near-sent = A válaszod úton van a házigazdához.
screen-near-guest-of = Másik eszközön folyik
screen-near-ready = Az asztalnál ülsz. A helyeket a házigazda osztja.

# Hogy áll a csatlakozás.
screen-near-idle = Nincs kapcsolat.
screen-near-looking = Asztalok keresése…
screen-near-nobody = Egyelőre nem találni asztalt. Közel van a másik eszköz, és mutatja a számjegyeket?
screen-near-connecting = Kapcsolódás…
screen-near-meeting = A két eszköz egyeztet…
screen-near-digits = Írd be a hat számjegyet, amelyet a házigazda mutat.
screen-near-held = A házigazda néhány másodperc múlva válaszol.
screen-near-wrong = Nem ezek voltak a számjegyek. A házigazda újakat mutat.
screen-near-failed = Nem jött létre kapcsolat. Jó a cím, és készen áll a másik eszköz?

# Miért utasítanak el egy eszközt.
screen-near-refused-protocol = A két alkalmazás eltérő változatú. Mindkettőre ugyanazt kell telepíteni.
screen-near-refused-app = Az egyik eszközön túl régi az alkalmazás. Mindkettőre ugyanazt a változatot kell telepíteni.
screen-near-refused-game = Ezen az eszközön nincs meg az a játék.
screen-near-refused-rules = A két eszközön eltérő a szabályok kiadása. Mindkettőre ugyanazt a változatot kell telepíteni.
screen-near-refused-busy = Az az asztal foglalt: a házigazda most nem enged be mást.
screen-near-refused-unknown = A házigazda már nem ismeri ezt az eszközt. A számjegyekkel lehet csatlakozni.
screen-near-refused-same-side = Mindkét eszköz házigazda, vagy mindkettő csatlakozna. Az egyik legyen a házigazda, a másik csatlakozzon.

# Hogy áll egy eszköz.
screen-near-here = itt van
screen-near-quiet = most nem válaszol
screen-near-asleep = alszik
screen-near-searching = keresés folyik
screen-near-searching-at = { $seconds ->
    [one] a következő keresés 1 másodperc múlva indul
   *[other] a következő keresés { $seconds } másodperc múlva indul
}
screen-near-waiting = nincs itt
screen-near-tap = nem található; próbáld újra
screen-near-has-left = elment

# A rádió.
screen-near-radio-off = A Bluetooth ki van kapcsolva. Több eszközös játékhoz kapcsold be.
screen-near-switch-on = Bekapcsolás
screen-near-permission-scan = Hiányzik az engedély a közeli eszközök kereséséhez.
screen-near-permission-connect = Hiányzik az engedély a közeli eszközökhöz való kapcsolódáshoz.
screen-near-permission-advertise = Hiányzik az engedély, hogy a közeli eszközök megtalálják ezt az eszközt.
screen-near-permission-why = Csak a többi játékos eszközének megtalálására szolgál. Senki sem tudja meg, hol vagy.
screen-near-permit = Engedélyezés
screen-near-open-settings = A beállítások megnyitása
screen-near-location-off = A helymeghatározás ki van kapcsolva. Az Android e változata nélküle nem talál Bluetooth-eszközt; az alkalmazás nem használja, hol vagy.
screen-near-no-radio = Ebben az eszközben nincs megfelelő Bluetooth. Helyette körbe lehet adni az asztalnál.
screen-near-cannot-advertise = Ezt az eszközt a többiek nem találják meg. Ezért ez keresi őket.
screen-near-strangers = { $count ->
    [one] 1 idegen kísérlet elutasítva.
   *[other] { $count } idegen kísérlet elutasítva.
}
screen-near-busy = { $done } / { $all } KB
