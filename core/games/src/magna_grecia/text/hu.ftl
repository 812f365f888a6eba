# Magna Grecia: ami játék közben elhangzik, és a beállítások.

## Beállítások

preset-text = A szöveg szerint
preset-text-hint = A kapott szabályszöveg szó szerint: a piac ára a hely mérete szorozva a többiek ott álló eladatlan piacaival, és mind a kilenc jósda játékban van. A kiadott játék szorzás helyett összead, és két vagy három játékosnál hét jósdát használ.
preset-published = A kiadott játék szerint
preset-published-hint = A nyomtatott játék, amennyire ismert: a piac ára a hely mérete plusz a többiek ott álló eladatlan piacai, két vagy három játékosnál pedig hét jósda van.

option-market_cost = A piac ára
option-market_cost-sum = Méret plusz piacok
option-market_cost-sum-hint = A piac ára a városlapkák száma (falunál 1) plusz a többi játékos ott álló eladatlan piacainak száma.
option-market_cost-product = Méret szorozva piacokkal
option-market_cost-product-hint = A piac ára a városlapkák száma (falunál 1) szorozva a többi játékos ott álló eladatlan piacainak számával, így egy hely első piaca ingyenes.

option-oracle_count = A jósdák száma
option-oracle_count-by_players = A játékosok száma szerint
option-oracle_count-by_players-hint = Két vagy három játékosnál hét jósda, négynél kilenc.
option-oracle_count-nine = Mindig kilenc
option-oracle_count-nine-hint = Bármennyien is játszanak, mind a kilenc jósda játékban van.

option-oracle_placement = Ki helyezi el a jósdákat
option-oracle_placement-players = A játékosok
option-oracle_placement-players-hint = A játékosok sorban egy-egy jósdát tesznek a belső falvakra, amíg mind a helyére nem kerül.
option-oracle_placement-random = A véletlen
option-oracle_placement-random-hint = Az alkalmazás kisorsolja, mely belső falvakban állnak jósdák.

option-city_touch = Városok szabad falvak mellett
option-city_touch-end_of_building = Ellenőrzés az építkezés végén
option-city_touch-end_of_building-hint = Egy lapka több szabad falut is érinthet, ha az építkezés végéig mindegyik alatta marad a városnak.
option-city_touch-strict = Azonnal lefedni
option-city_touch-strict-hint = Egy lapka legfeljebb egy szabad falut érinthet, és a következő lapkának azt kell lefednie.

option-oracle_tie = Holtverseny egy jósdánál
option-oracle_tie-unchanged = Nem változik semmi
option-oracle_tie-unchanged-hint = Ha több városnak van a legtöbb kapcsolata, a jósda azé marad, aki eddig uralta.
option-oracle_tie-oldest = A legrégebbi városé
option-oracle_tie-oldest-hint = Ha több városnak van a legtöbb kapcsolata, és az uraló városnak kevesebb, a jósda közülük a legrégebbié lesz.

option-length = A játék hossza
option-length-12 = Tizenkét forduló
option-length-12-hint = A teljes játék: minden akciókártya sorra kerül.
option-length-8 = Nyolc forduló
option-length-8-hint = A rövid játék: a nyolcadik akciókártya után véget ér.

option-colors = Színek
option-colors-random = Sorsolással
option-colors-random-hint = A színeket az alkalmazás osztja ki. Ezek döntik el, ki mikor kerül sorra.
option-colors-chosen = Választással
option-colors-chosen-hint = A játék előtt mindenki színt választ, az első helytől kezdve sorban.

## Dolgok

just-player = { $player }
village = { $kind ->
    [frontier] F{ $number } falu
   *[inland] V{ $number } falu
}
oracle = jósda ({ $village })
city = { $number }. város
city-of = { $number }. város ({ $player })
hex = { $row }. sor, { $place }. mező
side = { $side ->
    [E] kelet
    [SE] délkelet
    [SW] délnyugat
    [W] nyugat
    [NW] északnyugat
   *[NE] északkelet
}
way = { $shape ->
    [straight] egyenes: { $one } – { $other }
   *[curve] kanyar: { $one } – { $other }
}
colour = { $colour ->
    [red] Piros
    [yellow] Sárga
    [brown] Barna
   *[orange] Narancs
}
card = { $colour ->
    [red] Piros kártya
    [yellow] Sárga kártya
    [brown] Barna kártya
   *[orange] Narancs kártya
}: utak { $roads } ({ $more-roads }), városok { $cities } ({ $more-cities }), feltöltés { $replenish } ({ $more-replenish })
surface-board = Magna Grecia: a térkép

## Kérdések

ask-colour = Melyik színnel játszol?
ask-oracle = Hol álljon a jósda?
ask-oracle-hint = { $count ->
    [one] Az utolsó jósda is egy belső faluba kerül.
   *[other] Bármelyik belső falu, ahol még nincs jósda. Még { $count } jósdát kell elhelyezni.
}
ask-tiles = Építs, vagy fejezd be a köröd
ask-tiles-hint = Még lehet: utak { $roads }, városok { $cities }, feltöltés { $replenish }; utána egy piac.
ask-building = Fejezd be az építkezést
ask-building-hint = Még le kell fedni: { $villages }.
ask-founding-hint = Az új városnak el kell érnie egy falut, és le kell fednie.
ask-way = Merre vezessen az út? ({ $hex })
ask-way-hint = Érintsd meg a mezőt, forgasd el a lapkát, és tedd le.
ask-roads = Hány útlapkát veszel el?
ask-cities = { $roads ->
    [0] Hány városlapkát veszel el?
   *[other] { $roads } útlapka, és hány városlapka?
}
ask-replenish-hint = { $count ->
    [one] Összesen 1 lapka.
   *[other] Összesen legfeljebb { $count } lapka.
}
ask-market = Egy piac, vagy a kör vége
ask-market-hint = A lapkáidat feltöltötted, ebben a körben már nem építhetsz utat és várost.
ask-done = Fejezd be a köröd
ask-done-hint = A piaci lépés megvolt, más teendő nem maradt.
ask-nothing = Nincs miről dönteni

## Válaszok

do-oracle = Jósda ide: { $village }
do-road = Út: { $hex }
do-city = Városlapka: { $hex }
do-found = Városalapítás: { $hex }
do-found-beside = Város kezdése a faluja mellett: { $hex }
do-claim = A falu a városhoz csatolása: { $hex }
do-merge = Saját városok egyesítése: { $hex }
do-replenish = { $count ->
    [one] 1 lapka feltöltése
   *[other] Legfeljebb { $count } lapka feltöltése
}
do-take-roads = { $count } útlapka
do-take-cities = { $count } városlapka
do-build = Piac: { $place }, ára { $cost }
do-sell = A piac eladása: { $place }, bevétel { $value }
do-end = A kör befejezése
do-end-reveal = A forduló lezárása és egy kártya felfordítása
do-end-game = A kör és a játék befejezése

## Lapok

about-road = { $player }: út, { $way }
about-road-stays = A lerakott útlapka nem fordítható el, és nem vehető fel.
about-touches = Szabad falvakat érint: { $villages }
about-road-can = Útlapka itt { $count }-féleképpen fekhet.
about-road-cannot = Útlapka nem tehető ide: { $why }
about-city-can = Lehetséges: { $what }
about-city-cannot = Városlapka nem tehető ide: { $why }
about-way-can = { $way }: lehetséges
about-way-cannot = { $way }: nem lehet. { $why }
about-connections = Kapcsolatok száma { $count }, közvetlen kapcsolat: { $places }
about-no-connections = Kapcsolatok száma 0: nincs közvetlen kapcsolat
about-frontier = Határmenti falu: út nélkül is alapítható itt város.
about-inland = Belső falu: akkor alapítható itt város, ha már vezet ide saját út.
about-market = { $player }: piac, értéke { $value }
about-market-inactive = { $player }: nem működő piac. Értéke { $value }, amíg a tulajdonosának nincs közvetlenül kapcsolódó városa.
about-market-sold = { $player }: eladott piac, nem ér semmit
about-build = { $player }: még egy piac { $cost } pontba kerülne, és most { $value } pontot érne.
about-sell = { $player }: a piac eladása { $value } pontot hoz.
about-controlled = Uralja: { $city }: { $player }, a végén 4 pont
about-uncontrolled = Egyik város sem uralja.
about-rival = Kapcsolódik: { $city }, kapcsolatok száma { $count }
about-city = { $player }: { $size } lapkás város
about-holds = Ezeket a jósdákat uralja: { $villages }
about-building = Az építkezés nincs kész. Még le kell fedni: { $villages }
about-founding = Az építkezés nincs kész: el kell érnie egy falut, és le kell fednie.
about-colour = { $colour ->
    [red] Színe piros.
    [yellow] Színe sárga.
    [brown] Színe barna.
   *[orange] Színe narancs.
}
about-score = Ha most érne véget a játék: pontok { $points }, piacok { $markets }, jósdák { $oracles }, összesen { $total }
about-roads = Útlapkák: { $supply } a készletben, { $stock } a tartalékban
about-cities = Városlapkák: { $supply } a készletben, { $stock } a tartalékban
about-markets = Még fel nem épített piacok: { $count }
about-faces = Az útlapkának egyenes és kanyarodó oldala van; a lerakáskor választasz. Nem kerül semmibe.
about-city-cost = Egy városlapka 1 pontba kerül.
about-own-market = Piac, értéke { $value }: { $place }
about-own-inactive = Nem működő piac, értéke { $value }: { $place }
about-own-sold = Eladott piac, értéke { $value }: { $place }
about-cost-sum = A piac ára a hely mérete plusz a többiek ott álló eladatlan piacai.
about-cost-product = A piac ára a hely mérete szorozva a többiek ott álló eladatlan piacaival.
about-card-now = E forduló kártyája
about-card-next = A következő forduló kártyája
about-card-gone = Lejátszott kártya
about-order = A körök sorrendje: { $players }
about-enhanced = A zárójeles szám akkor érvényes, ha a körben ez az egyetlen akció.
about-deck = { $count ->
    [0] A nyitott kártyák után nem jön több.
    [one] Még 1 kártyát kell felfordítani.
   *[other] Még { $count } kártyát kell felfordítani. A sorrendjüket senki sem ismeri.
}
about-could-come = A következő lehet: { $cards }
about-no-turn = Most senki sincs soron.
title-roads = { $player }: útlapkák
title-cities = { $player }: városlapkák
title-markets = { $player }: piacok
title-deck = A még hátralévő kártyák
title-allowance = Mit enged még ez a kör
allows-roads = Utak: { $count } lapka
allows-no-roads = Út nem építhető: { $why }
allows-cities = Városok: { $count } lapka
allows-no-cities = Városlapka nem tehető le: { $why }
allows-replenish = Feltöltés: { $count } lapka
allows-no-replenish = Nincs feltöltés: { $why }
allows-market = Egy piac építhető vagy eladható.
allows-no-market = Nincs piaci lépés: { $why }
allows-no-founding = Ebben a körben már alapítottál várost; újat csak a következőben lehet.

## Miért nem választható valami

why-road-here = Itt útlapka fekszik, és itt is marad.
why-city-here = Itt városlapka fekszik.
why-oracle-here = Itt jósda áll: nem épülhet ide út, város és piac.
why-village-here = Falura nem kerülhet útlapka.
why-beside-oracle = A mező jósdával szomszédos.
why-beside-city = A mező más játékos városával szomszédos.
why-not-the-building = Most csak az épülő várost érintő lapka tehető le.
why-founding-touches-city = Az új város nem érinthet másik saját várost, amíg nincs faluja.
why-second-founding = Ebben a körben már alapítottál várost.
why-no-road-here = Egyik utad sem vezet ide, és ez nem határmenti falu.
why-touches-nothing = A mező egyik városodat sem érinti, és egyik utad sem vezet ide.
why-cover-next = Előbb az a falu jön, amelyet az utolsó lapka érint.
why-touches-two = Egy lapka legfeljebb egy szabad falut érinthet.
why-cannot-cover = { $count ->
    [one] A szomszédos szabad falut ebben a körben már nem lehetne lefedni.
   *[other] A város melletti { $count } szabad falut ebben a körben nem lehetne mind lefedni.
}
why-no-village-in-reach = A megmaradt lapkákkal egyetlen falu sem érhető el.
why-no-anchor = Az út saját út végénél, városnál, vagy olyan falunál vagy jósdánál kezdődhet, ahová már vezet saját út.
why-joins-foreign = A lapka más játékos útjához csatlakozna.
why-roads-used = A kártya által engedett utak már állnak.
why-cities-used = A kártya által engedett városlapkák már állnak.
why-cities-only = Az alapszámnál több városlapka: ebben a körben a városok jelentik az egyetlen akciódat.
why-roads-only = Az alapszámnál több út: ebben a körben az utak jelentik az egyetlen akciódat.
why-two-actions = Az utak és a városok már két akció.
why-no-road-tile = Nincs útlapkád a készletben.
why-no-city-tile = Nincs városlapkád a készletben.
why-no-point = Egy városlapka 1 pontba kerül, és neked nincs pontod.
why-no-stock = Minden lapkád a készletben van, a tartalék üres.
why-finish-first = Előbb be kell fejezni az építkezést.
why-replenished = A feltöltés volt az utolsó lapkás akciód.
why-market-moved = A piaci lépés megvolt: csak a kör befejezése maradt.
why-no-market-at-oracle = Jósdánál nem lehet piac.
why-market-there = Ott már van piacod.
why-sold-there = Ott fekszik az eladott piacod, és egy helyen senkinek sem lehet kettő.
why-no-market-left = Nem maradt piacod.
why-too-dear = { $cost ->
    [one] A piac 1 pontba kerül.
   *[other] A piac { $cost } pontba kerül, ennyi pontod nincs.
}
why-inactive = A piacod nem működik: egyik városod sem kapcsolódik hozzá közvetlenül.
why-not-inland = A jósdák belső falvakban állnak.

## Napló

log-colour = { $player }: { $colour ->
    [red] piros
    [yellow] sárga
    [brown] barna
   *[orange] narancs
}
log-first-oracle = Az első jósdát elhelyezi: { $player }
log-oracle = { $player }: jósda, { $village }
log-oracles = Itt állnak jósdák: { $villages }
log-revealed = Felfordítva: { $card }
log-round = { $round }. forduló. { $card }
log-turn = Soron van: { $player }
log-road = { $player }: út, { $hex }
log-city = { $player }: { $city } bővül, { $hex }
log-founded = { $player } várost alapít, és piacot kap: { $city }, { $village }
log-founded-bare = { $player } várost alapít új piac nélkül: { $city }, { $village }
log-claimed = { $player }: { $city }, hozzácsatolva: { $village }
log-merged = { $player }: { $old } beolvad, megmarad: { $city }
log-market-gone = { $player }: a második piac kikerül a játékból, { $city }
log-controls = { $player }: jósdát ural: { $city }, { $village }
log-replenished = { $player } feltölt: útlapkák { $roads }, városlapkák { $cities }
log-built = { $player }: piac, { $place }, ára { $cost }
log-sold = { $player }: eladott piac, { $place }, bevétel { $value }
log-over = A játék véget ért. { $scores }
log-score = { $player }: { $score }

## Pontok és polc

score-title = Ha most érne véget a játék
score-title-over = Végeredmény
score-points = pontok a sávon
score-markets = piacok
score-oracles = jósdák
score-total = összesen
headline = { $round }. forduló (összesen { $rounds }) · { $player } · legtöbb { $most }
headline-over = Győzött: { $winners }
headline-set-up = Előkészítés
