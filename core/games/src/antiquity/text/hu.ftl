# Antiquity: amit az előkészületnél és a városokban mondunk, és a választható szabályok.

## Választható szabályok

preset-text = A kapott szöveg szerint
preset-text-hint = Ahol a projekt alapjául szolgáló cseh szabályszöveg megszólal, ott azt követi.
preset-published = A kiadott szabály szerint
preset-published-hint = A szennyezés lefedheti a felfedezésjelzőt, holtversenynél az üres mezők döntenek, és a kiesettek is bekeríthetők.

option-pollution_on_exploration = Szennyezés a felfedezésjelzőkön
option-pollution_on_exploration-blocked = Nem lehet
option-pollution_on_exploration-blocked-hint = Szennyezésjelzőt nem lehet olyan mezőre tenni, amelyen felfedezésjelző van.
option-pollution_on_exploration-covers = Lehet
option-pollution_on_exploration-covers-hint = Oda is lehet szennyezésjelzőt tenni; a felfedezésjelző felfedetlenül kikerül a játékból.
option-tie_break = Holtverseny a győztesek közt
option-tie_break-unpolluted = Szennyezetlen mezők
option-tie_break-unpolluted-hint = Az győz, akinek a hatókörében a legtöbb szennyezetlen mező van; a városok és fogadók alatti mezők nem számítanak.
option-tie_break-empty = Üres mezők
option-tie_break-empty-hint = Csak az a szennyezetlen mező számít, amelyen sem áru, sem halászat, sem felfedezésjelző nincs.
option-tile_bag = A térkép sorsolása
option-tile_bag-eight_stacks = Nyolc kupacból
option-tile_bag-eight_stacks-hint = A négy lapka mindegyike legfeljebb kétszer kerül elő, bármelyik oldalával, tükrözve is.
option-tile_bag-sixteen_tiles = Tizenhat lapkából
option-tile_bag-sixteen_tiles-hint = A négy lapka mindegyikéből négy van, kettő egyenes és kettő tükrözött, és két oldaluk egyikét mutatják.
option-limited_supply = A doboz tartalma
option-limited_supply-false = Amennyi kell
option-limited_supply-false-hint = Fuvaros, szökőkút, raktár, halászat és áru sohasem fogy el.
option-limited_supply-true = Csak ami a dobozban van
option-limited_supply-true-hint = Ami a dobozból elfogyott, azt nem lehet megépíteni vagy elvenni; a városokban játéksorrendben építünk.
option-city_building_mode = Építés a városokban
option-city_building_mode-simultaneous = Mindenki egyszerre
option-city_building_mode-simultaneous-hint = Mindenki egyszerre épít, és a többiek munkáját akkor látja, amikor mindenki lezárta az építést.
option-city_building_mode-in_order = Játéksorrendben
option-city_building_mode-in_order-hint = Egymás után, játéksorrendben, nyílt táblákkal.
option-enclose_eliminated = Szent György és a kiesettek
option-enclose_eliminated-false = Nem keríthetők be
option-enclose_eliminated-false-hint = Aki kiesett, annak nincs hatóköre, amelyet be lehetne keríteni.
option-enclose_eliminated-true = Bekeríthetők
option-enclose_eliminated-true-hint = Csak Szent György szempontjából a kiesettnek megmarad a városai és fogadói körüli kétlépéses alaphatóköre.

## Szavak

cost-foods = { $count } élelem
cost-luxuries = { $count } luxuscikk
saint-none = nincs védőszent
phase = { $phase ->
    [city] építkezés a városokban
    [countryside] vidék
    [storage] raktározás
    [harvest] betakarítás
    [exploration] felfedezés
    [famine] éhínség
    [pollution] szennyezés
    [setup] előkészület
   *[over] vége
}
headline = { $round }. forduló: { $phase }
headline-setup = Készül a térkép
headline-over = Vége. Győzelem: { $winners }

## Kérdések

ask-wait = Mások döntenek
ask-found = Hol legyen az első városod?
ask-found-hint = Az egész város egy szabad kezdőlapon fekszik. Az alatta lévő vízből rét lesz, a jelzők lekerülnek.
ask-answer = Elfogadod az ajánlatot?
ask-build = Mihez fogsz a városaidban?
ask-square = Melyik négyzetre: { $what }?
ask-square-house = Egy ház egy négyzetet foglal el.
ask-square-hint = Érintsd meg a bal felső sarok négyzetét; el is forgatható.
ask-square-storage = Érintsd meg a bal felső sarok négyzetét; utána jön a méret.
ask-square-last-wood = Ez az utolsó fád, és egyetlen termelőhelyed sem ad többet: fa vagy a farmhoz való áru nélkül nem kezdhetsz újat.
ask-size = Mekkora legyen a raktár?
ask-size-hint = Érintsd meg az átellenes sarkot. Annyi árut tart meg, ahány négyzete van.
ask-turn = Merre nézzen: { $what }?
ask-turn-hint = Forgasd el, aztán hagyd jóvá.
ask-pay = Még fizetendő ({ $what }): { $foods ->
    [0] { "" }
   *[other] élelem { $foods }{ $luxuries ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $luxuries ->
    [0] { "" }
   *[other] luxuscikk { $luxuries }
}
ask-pay-different = Eddig kifizetve: { $paid }. Minden élelem más fajta legyen, és minden luxuscikk is.
ask-pay-any = Eddig kifizetve: { $paid }. A filozófia ugyanazt a fajtát kétszer is megengedi.
ask-saint = Ki legyen a védőszented?
ask-saint-hint = A szent azonnal megadja erejét, és azt a feltételt, amellyel nyersz.
ask-bank = Adj még { $count } árut a készletbe
ask-bank-hint = Eddig: { $goods }
ask-bank-last-wood = Eddig: { $goods }. Vigyázz az utolsó fára, mert egyetlen termelőhelyed sem ad többet: fa vagy a farmhoz való áru nélkül nem kezdhetsz újat.
ask-gain = Mit veszel el cserébe ({ $goods })?
ask-offer = Ajánlat, kinek: { $player }
ask-offer-hint = { $market ->
    [yes] Adsz: { $give }. Kérsz: { $get }. Az ajánlat a te piacodon nyugszik.
   *[no] Adsz: { $give }. Kérsz: { $get }. Csak a másik játékos működő piacával fogadható el.
}
ask-offer-late = { $player } befejezte az építkezést: az ajánlat már nem tehető meg.
ask-offer-last-wood = Adsz: { $give }. Kérsz: { $get }. Ez az utolsó fád, és egyetlen termelőhelyed sem ad többet: fa vagy a farmhoz való áru nélkül nem kezdhetsz újat.
ask-lifted = Felemelve: { $things }
ask-lifted-hint = Mielőtt bármi mást tennél, tegyél le mindent. Felemelhetsz még többet is.
ask-carry = Melyik sírt helyezed át?
ask-carry-to = Hová kerüljön a sír?
ask-carry-hint = Városaid bármelyik szabad négyzetére.
forecast = { $kept ->
    [all] Otthon: { $men }. Éhínség { $famine }: sírok { $graves }, négyzetek nekik { $squares }. Szennyezés { $markers }, mezők neki { $hexes }. Áruk { $stock }, mind megmarad.
   *[some] Otthon: { $men }. Éhínség { $famine }: sírok { $graves }, négyzetek nekik { $squares }. Szennyezés { $markers }, mezők neki { $hexes }. Áruk { $stock }, raktárhely { $room }.
}
forecast-deadly = { $kept ->
    [all] Ahogy most állsz, kiesel! Otthon: { $men }. Éhínség { $famine }: sírok { $graves }, négyzetek nekik { $squares }. Szennyezés { $markers }, mezők neki { $hexes }. Áruk { $stock }, mind megmarad.
   *[some] Ahogy most állsz, kiesel! Otthon: { $men }. Éhínség { $famine }: sírok { $graves }, négyzetek nekik { $squares }. Szennyezés { $markers }, mezők neki { $hexes }. Áruk { $stock }, raktárhely { $room }.
}

## Válaszok

do-found = { $count ->
    [0] Város, { $hex }
   *[other] Város, { $hex }; rétté váló vízmezők: { $count }
}
do-house = Építs: { $house } ({ $cost })
do-free = { $house } ingyen Szent Miklóstól
do-build = Építs: { $building } ({ $cost })
do-square = { $square }
do-turn = { $count ->
    [0] Így, elforgatás nélkül
   *[other] Így, { $count } negyedfordulat
}
do-size = { $width } × { $height }
do-pay = Fizess: { $good }
do-pay-twice = Fizess még egyszer: { $good } (filozófia)
do-give = Add oda: { $good }
do-saint = { $saint }
do-man = Lakos munkába: { $building }
do-unman = Lakos haza: { $building }
do-heal = Sír eltávolítása: { $square } (még { $count })
do-raze = A katedrális lerombolása ({ $saint })
do-bank = Csere a készlettel, kettőt egyért
do-gain = Vedd el: { $good }
do-offer = Csereajánlat, kinek: { $player }
do-offer-give = Adsz: { $good }
do-offer-ask = Kérsz: { $good }
do-send = Ajánlat megtétele
do-drop = Nincs ajánlat
do-accept = Elfogadás, kitől: { $player }. Kapsz: { $give }, adsz: { $get }
do-accept-last-wood = Elfogadás, kitől: { $player }. Kapsz: { $give }, adsz: { $get }, és ezzel az utolsó fádat is
do-reject = Elutasítás, kitől: { $player }. Kapnál: { $give }, adnál: { $get }
do-withdraw = Visszavonás, kinek: { $player }. Adnál: { $give }, kérnél: { $get }
do-lift = Emeld fel: { $what }
do-place = Tedd le: { $what }
do-carry = Sír áthelyezése
do-carry-from = A sír: { $square }
do-commit = Kész az építkezés
do-resign = Kilépés a játékból

## Mi történt

log-drawn = Játéksorrend: { $players }
log-founded = { $player }: első város, { $hex }; rétté vált víz { $water }, lekerült jelzők { $markers }
log-round = { $round }. forduló: a városokban mindenki felkel
log-house = { $player }: { $house }, { $square }
log-house-paid = { $player }: { $house }, { $square }; ára: { $goods }
log-house-free = { $player }: { $house } ingyen Szent Miklóstól, { $square }
log-built = { $player }: { $building }, { $square }; ára: { $goods }
log-built-any = { $player }: { $building }, { $square }; ára: { $goods }, a filozófiának hála
log-patron = { $player }: védőszent: { $saint }
log-manned = { $player }: lakos munkába, { $building }
log-unmanned = { $player }: lakos haza, { $building }
log-healed = { $player }: a kórház eltávolít egy sírt, { $square }
log-razed = { $player }: a katedrális lerombolva, a védőszent elveszett
log-banked = { $player }: a készletbe { $goods }, a készletből { $good }
log-banked-nothing = { $player }: a készletbe { $goods }, de a kért áru elfogyott
log-offered = { $market ->
    [yes] { $player } ajánlata, kinek: { $other }; ad: { $give }, kér: { $get }, saját piacon
   *[no] { $player } ajánlata, kinek: { $other }; ad: { $give }, kér: { $get }
}
log-rejected = { $player } elutasítja az ajánlatot, kitől: { $other }
log-withdrawn = { $player } visszavonja az ajánlatot, kinek: { $other }
log-lapsed = Az ajánlat megszűnik; ki: { $player }, kinek: { $other }
log-traded = Csere: { $player } ad: { $give }; { $other } ad: { $get }
log-lifted = { $player }: felemelve, { $what }
log-placed = { $player }: letéve, { $what }, { $square }
log-carried = { $player }: sír áthelyezve, honnan: { $from }; hová: { $to }
log-committed = { $player }: kész az építkezés
log-shown = { $player }: { $parts }
shown-razed = lerombolva: { $list }
shown-built = felépült: { $list }
shown-saint = védőszent: { $list }
shown-manned = lakossal: { $list }
shown-moved = áthelyezve: { $list }
shown-healed = eltávolított sírok: { $list }
shown-spent = elköltve: { $list }
shown-got = szerezve: { $list }
log-fountains = Új szökőkutak: { $count }; az éhínség szintje { $famine }
log-order = Játéksorrend: { $players }
log-order-one = { $player } ({ $men })

## Mi micsoda

about-whose = { $what } ({ $player })
about-veiled = A forduló eleji állapot: ami most épül, akkor látszik, amikor mindenki elkészült.
about-square = Négyzet: { $square }
about-free-square = Nem áll itt semmi.
about-grave = Sír fekszik itt. Síros épület nem működik.
about-effect = { $building ->
    [theology] Fordulónként egyszer lerombolható a saját katedrális, ha nem Szűz Máriáé.
    [biology] Fordulónként egy farm vetőáru nélkül kezdődik.
    [university] A hozzá élben csatlakozó karok saját lakos nélkül működnek.
    [alchemy] Fordulónként egyszer megtisztít egy mezőt és szomszédait.
    [philosophy] A fizetségben az élelmeknek és a luxuscikkeknek nem kell különbözniük.
    [brewery] Fogadók építhetők.
    [forced_labour] Minden termelőhely egyszerre legfeljebb három árut ad, és ezek közül egy elvész.
    [stable] A hatókör egy lépéssel szélesebb.
    [harbour] A hatókör a vízen át is terjed.
    [hospital] Fordulónként legfeljebb 5 sírt távolít el.
    [explorer] Fordulónként felfed egy felfedezésjelzőt a hatókörben.
    [granary] Éhínségnél 3 sírral kevesebb.
    [dump] 4 szennyezéssel kevesebb, és más nem szennyezheti a hatókört.
    [cathedral] Védőszentet nevez meg, akinek ereje azonnal hat, és aki megszabja, mivel nyersz.
    [market] Két áru egyért a közös készletből, és csere a játékosokkal.
    [cart_shop] A lakosa egy dolgot végez el vidéken.
    [fountain] Megépítésekor az éhínség 1-gyel csökken; fordulónként 1 szennyezéssel kevesebb.
   *[storage] Annyi árut tart meg, ahány négyzete van.
}
about-needs-man = Lakossal működik.
about-no-man = Lakos nélkül működik.
about-storage-size = Bármilyen téglalap páros számú négyzettel, 1 fáért.
about-keeps = Megtartott áruk: { $count }
about-patron = Védőszent: { $saint }
about-no-patron = Nincs védőszent
about-state = { $state ->
    [works] Működik.
    [served] Az egyetem révén működik.
    [idle] Nem működik: nincs benne lakos.
    [grave] Nem működik: sír fekszik rajta.
   *[lifted] Fel van emelve.
}
about-house = Minden ház azonnal ad egy lakost.
about-cost = Ára: { $cost }
about-stands = Helye: { $square }
about-not-built = Még nem épült fel
about-squares = { $count } négyzetet fed le.
about-one = Mindenkinek egy lehet belőle.
about-many = Több is lehet belőle.
about-left = A közös készletben maradt: { $count }
about-good = { $class ->
    [food] { $seed ->
        [yes] Farmon termő élelem
       *[no] Vízből származó élelem
    }
    [luxury] { $seed ->
        [yes] Farmon termő luxuscikk; senkit sem lakat jól
       *[no] Luxuscikk
    }
   *[material] Építőanyag
}
about-stock = Készleten: { $count }
about-aside = Nyitott ajánlatokban félretéve: { $count }
about-stock-of = Készleten: { $goods }
about-men = Lakosok otthon { $home }, épületekben { $work }, termelőhelyeken { $sites }, a következő fordulóig félretéve { $away }
about-out = Kiesett a játékból
about-city-title = { $city }. város ({ $player })
about-city = Szabad négyzetek { $free }, sírok { $graves }
about-city-at = Közepe: { $hex }
about-offer-title = Csere: { $player } és { $other }
about-offer-give = Ajánlott: { $goods }
about-offer-get = Kért: { $goods }
about-offer-market = Az ajánlattevő piacára épül.
about-offer-no-market = Aki elfogadja, annak működő piac kell.
about-offer-dark = Hogy van-e ajánlat, csak ők ketten tudják.
about-offer-none = Nincs nyitott ajánlat.
about-traded = Ebben a fordulóban cserébe adva: { $goods }
about-order-title = Játéksorrend
about-order = Építkezés után az kerül előre, akinek a legkevesebb lakosa van fuvarosnál és felfedezőnél; egyenlőségnél marad a sorrend.
about-order-now = Lakosok most: { $players }
about-round = { $round ->
    [0] Előkészület
   *[other] { $round }. forduló
}
about-phase = Fázis: { $phase }
about-building = Még épít: { $players }
about-forecast-title = Ami jön
about-forecast = Ha ebben a fordulóban már semmi sem történik.
about-forecast-of = { $player }: { $forecast }

## Miért nem

why-unique = Egy már áll: { $building }.
why-supply = Nem maradt belőle a közös készletben.
why-cost = Ára: { $cost }. A készleted ehhez nem elég.
why-room = Egyik táblára sem fér el.
why-no-need = Nem kell bele lakos.
why-grave-on-it = Sír fekszik rajta.
why-served = Az egyetem révén működik.
why-nobody-home = Senki sincs otthon.
why-used = Ebben a fordulóban már használtad.
why-offer-rests = Egy nyitott ajánlat épül rá.
why-taken = Valami áll itt: { $what }.
why-grave-here = Sír fekszik itt.
why-edge = Túlnyúlna a tábla szélén.
why-piece-taken = Rálógna valamire: { $what }.
why-piece-grave = Sírra kerülne.
why-hospital-idle = A kórház nem működik.
why-hospital-done = A kórház ebben a fordulóban eltávolított sírjai: { $count }.
why-raze-maria = Szűz Mária katedrálisa nem rombolható le.
why-raze-theology = A teológiai kar nem működik.
why-raze-once = Ebben a fordulóban már lerombolt egy katedrálist.
why-raze-grave = Síros katedrális nem rombolható le.
why-no-market = Kettejük egyikének működő piac kell.
why-goods-missing = A készletből hiányzik: { $goods }.
