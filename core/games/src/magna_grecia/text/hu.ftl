# Magna Grecia: ami játék közben elhangzik, és a beállítások.

## Beállítások

preset-text = A kapott szöveg szerint
preset-text-hint = Bármennyi játékosnál kilenc jósda, és a piac ára a méret és a piacok szorzata; a kiadott szabály szerint két vagy három játékosnál hét jósda van, és az ár a kettő összege.
preset-published = A kiadott szabály szerint
preset-published-hint = Két vagy három játékosnál hét jósda, négynél kilenc, a piac ára pedig a méret és a piacok összege, ahogyan a nyomtatott szabály ismert.

option-market_cost = A piac ára
option-market_cost-sum = Méret plusz piacok
option-market_cost-sum-hint = A piac annyi pontba kerül, ahány lapkás a város (faluban 1), és ehhez jön a többiek ott álló eladatlan piacainak száma.
option-market_cost-product = Méret szorozva a piacokkal
option-market_cost-product-hint = A két szám szorzata az ár, így ahol másnak nincs eladatlan piaca, ott a piac ingyen van.

option-oracle_count = A jósdák száma
option-oracle_count-by_players = Játékosszám szerint: 7 vagy 9
option-oracle_count-by_players-hint = Két vagy három játékosnál hét jósda van játékban, négynél kilenc.
option-oracle_count-nine = Mindig kilenc
option-oracle_count-nine-hint = Kilenc jósda, akárhányan játszanak is.

option-oracle_placement = A jósdák elhelyezése
option-oracle_placement-players = A játékosok helyezik el
option-oracle_placement-players-hint = A játékosok az óramutató járása szerint egyesével rakják le a jósdákat; hogy ki kezdi, azt az alkalmazás sorsolja ki.
option-oracle_placement-random = Véletlenszerűen
option-oracle_placement-random-hint = Az alkalmazás sorsolja ki, melyik belső falvakban áll jósda.

option-city_touch = Építkezés falvak mellett
option-city_touch-end_of_building = Ellenőrzés a végén
option-city_touch-end_of_building-hint = Egy lapka több nyitott faluval is szomszédos lehet, ha az építkezés végéig mindegyik beépül.
option-city_touch-strict = Egyszerre egy falu
option-city_touch-strict-hint = Egy lapka legfeljebb egy nyitott faluval lehet szomszédos, és rögtön a következő lapkával be kell építeni azt a falut.

option-oracle_tie = Egyenlőség a jósda urával szemben
option-oracle_tie-unchanged = Nem változik semmi
option-oracle_tie-unchanged-hint = Ha több városnak is ugyanakkora a legmagasabb kapcsolatszáma, a jósda ura ugyanaz a város marad.
option-oracle_tie-oldest = A legrégebbi városé lesz
option-oracle_tie-oldest-hint = Ha az egyenlő városok mind erősebbek a jósda uránál, a közülük legkorábban alapított város kapja meg a jósdát.

option-length = A játék hossza
option-length-12 = Tizenkét forduló
option-length-12-hint = Mind a tizenkét akciókártya sorra kerül.
option-length-8 = Nyolc forduló
option-length-8-hint = A játék nyolc kártya után véget ér; minden színű szegélyből kettő kerül sorra.

option-colors = Színek
option-colors-random = Sorsolással
option-colors-random-hint = Az alkalmazás sorsolja ki, kié melyik szín a kártyákon.
option-colors-chosen = Választással
option-colors-chosen-hint = A játékosok a játék előtt sorban megmondják, kié melyik szín a kártyákon.

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
ask-building-hint = Még be kell építeni: { $villages }.
ask-founding-hint = Az új városnak el kell jutnia egy faluig, és be kell építenie.
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
ask-market-hint = A készletedet feltöltötted, ebben a körben már nem építhetsz utat és várost.
ask-done = Fejezd be a köröd
ask-done-hint = A piaci lépés megvolt, más teendő nem maradt.
ask-nothing = Nincs miről dönteni

## Válaszok

do-oracle = Jósda ide: { $village }
do-road = Út: { $hex }
do-way = Út lerakása ({ $way })
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
about-touches = Szomszédos nyitott falvak: { $villages }
about-road-can = Útlapka itt { $count }-féleképpen fekhet.
about-road-cannot = Útlapka nem tehető ide: { $why }
about-city-can = Lehetséges: { $what }
about-city-cannot = Városlapka nem tehető ide: { $why }
about-way-can = { $way }: lehetséges
about-way-cannot = { $way }: nem lehet. { $why }
about-connections = Kapcsolatszám { $count }, közvetlen kapcsolat: { $places }
about-no-connections = Kapcsolatszám 0: nincs közvetlen kapcsolat
about-frontier = Határfalu: út nélkül is alapítható itt város.
about-inland = Belső falu: akkor alapítható itt város, ha már vezet ide saját út.
about-market = { $player }: piac, értéke { $value }
about-market-inactive = { $player }: inaktív piac. Értéke { $value }, amíg a tulajdonosának nincs közvetlenül kapcsolódó városa.
about-market-sold = { $player }: eladott piac, nem ér semmit
about-build = { $player }: még egy piac { $cost } pontba kerülne, és most { $value } pontot érne.
about-sell = { $player }: a piac eladása { $value } pontot hoz.
about-controlled = Ura: { $city }: { $player }, a végén 4 pont
about-uncontrolled = Még nincs ura.
about-rival = Kapcsolódik: { $city }, kapcsolatszám { $count }
about-city = { $player }: { $size } lapkás város
about-holds = Ura ezeknek a jósdáknak: { $villages }
about-building = Az építkezés nincs kész. Még be kell építeni: { $villages }
about-founding = Az építkezés nincs kész: el kell jutnia egy faluig, és be kell építenie.
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
about-own-inactive = Inaktív piac, értéke { $value }: { $place }
about-own-sold = Eladott piac, értéke { $value }: { $place }
about-cost-sum = A piac ára a hely mérete plusz a többiek ott álló eladatlan piacai.
about-cost-product = A piac ára a hely mérete szorozva a többiek ott álló eladatlan piacaival.
about-card-now = E forduló kártyája
about-card-next = A következő forduló kártyája
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
why-no-road-here = Egyik utad sem vezet ide, és ez nem határfalu.
why-touches-nothing = A mező egyik városodat sem érinti, és egyik utad sem vezet ide.
why-cover-next = Előbb az a falu jön, amelyet az utolsó lapka érint.
why-touches-two = Egy lapka legfeljebb egy nyitott faluval lehet szomszédos.
why-cannot-cover = { $count ->
    [one] A szomszédos nyitott falut ebben a körben már nem lehetne beépíteni.
   *[other] A város melletti { $count } nyitott falut ebben a körben nem lehetne mind beépíteni.
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
why-inactive = A piacod inaktív: egyik városod sem kapcsolódik hozzá közvetlenül.
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
log-controls = { $player }: a jósda új ura: { $city }, { $village }
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
