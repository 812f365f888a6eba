# Magna Grecia: co zazní při hře, a volby.

## Volby

preset-text = Podle zadaného textu
preset-text-hint = Devět chrámů v každém počtu hráčů a tržnice za velikost krát tržnice; vydaná pravidla mají ve dvou a třech hráčích sedm chrámů a místo násobení sčítají.
preset-published = Podle vydaných pravidel
preset-published-hint = Sedm chrámů ve dvou a třech hráčích, devět ve čtyřech a tržnice za velikost plus tržnice, nakolik jsou vydaná pravidla známa.

option-market_cost = Cena tržnice
option-market_cost-sum = Velikost plus tržnice
option-market_cost-sum-hint = Tržnice stojí tolik bodů, kolik má město dílků (ve vesnici 1), a k tomu počet neprodaných tržnic ostatních hráčů na tom místě.
option-market_cost-product = Velikost krát tržnice
option-market_cost-product-hint = Obě čísla se násobí, takže kde nikdo jiný neprodanou tržnici nemá, je tržnice zdarma.

option-oracle_count = Počet chrámů
option-oracle_count-by_players = Podle hráčů: 7 nebo 9
option-oracle_count-by_players-hint = Dva nebo tři hráči hrají se sedmi chrámy, čtyři s devíti.
option-oracle_count-nine = Vždy devět
option-oracle_count-nine-hint = Chrámů je devět při každém počtu hráčů.

option-oracle_placement = Rozmístění chrámů
option-oracle_placement-players = Rozmístí hráči
option-oracle_placement-players-hint = Hráči rozmisťují chrámy po jednom po směru hodinových ručiček; kdo začne, vylosuje aplikace.
option-oracle_placement-random = Náhodně
option-oracle_placement-random-hint = Vnitrozemské vesnice, na kterých chrámy stojí, vylosuje aplikace.

option-city_touch = Stavba vedle vesnic
option-city_touch-end_of_building = Kontrola na konci
option-city_touch-end_of_building-hint = Dílek se smí dotknout i několika volných vesnic, pokud se do konce stavby všechny zastaví.
option-city_touch-strict = Jedna vesnice po druhé
option-city_touch-strict-hint = Dílek se smí dotknout nejvýš jedné volné vesnice a hned příští dílek ji musí zastavět.

option-oracle_tie = Shoda nad tím, kdo chrám ovládá
option-oracle_tie-unchanged = Nic se nemění
option-oracle_tie-unchanged-hint = Dělí-li se o nejvyšší propojenost víc měst, ovládá chrám dál to město, které ho ovládalo dosud.
option-oracle_tie-oldest = Chrám získá nejstarší město
option-oracle_tie-oldest-hint = Jsou-li všechna města ve shodě silnější než to, které chrám ovládá, získá ho nejdříve založené z nich.

option-length = Délka hry
option-length-12 = Dvanáct kol
option-length-12-hint = Odehraje se všech dvanáct destiček kol.
option-length-8 = Osm kol
option-length-8-hint = Hra skončí po osmi destičkách, po dvou s okrajem každé barvy.

option-colors = Barvy
option-colors-random = Losem
option-colors-random-hint = Kdo má na destičkách kterou barvu, vylosuje aplikace.
option-colors-chosen = Výběrem
option-colors-chosen-hint = Kdo má na destičkách kterou barvu, si hráči vyberou před hrou, jeden po druhém.

## Věci

just-player = { $player }
village = { $kind ->
    [frontier] vesnice F{ $number }
   *[inland] vesnice V{ $number }
}
oracle = chrám ({ $village })
city = město { $number }
city-of = město { $number } ({ $player })
hex = řada { $row }, pole { $place }
side = { $side ->
    [E] východ
    [SE] jihovýchod
    [SW] jihozápad
    [W] západ
    [NW] severozápad
   *[NE] severovýchod
}
way = { $shape ->
    [straight] přímo: { $one } – { $other }
   *[curve] zatáčka: { $one } – { $other }
}
colour = { $colour ->
    [red] Červená
    [yellow] Žlutá
    [brown] Hnědá
   *[orange] Oranžová
}
card = { $colour ->
    [red] Červená destička
    [yellow] Žlutá destička
    [brown] Hnědá destička
   *[orange] Oranžová destička
}: cesty { $roads } ({ $more-roads }), města { $cities } ({ $more-cities }), doplnění { $replenish } ({ $more-replenish })

## Otázky

ask-colour = Jakou barvu si vyberete?
ask-oracle = Kde bude stát chrám?
ask-oracle-hint = { $count ->
    [one] Poslední chrám přijde na vnitrozemskou vesnici.
    [few] Kterákoli vnitrozemská vesnice bez chrámu. Zbývají ještě { $count } chrámy.
   *[other] Kterákoli vnitrozemská vesnice bez chrámu. Zbývá ještě { $count } chrámů.
}
ask-tiles = Stavte, nebo ukončete tah
ask-tiles-hint = Ještě můžete: cesty { $roads }, města { $cities }, doplnění { $replenish }; potom jedna tržnice.
ask-building = Dokončete stavbu
ask-building-hint = Ještě je třeba zastavět: { $villages }.
ask-founding-hint = Nové město musí dosáhnout k vesnici a zastavět ji.
ask-way = Kudy cesta povede? ({ $hex })
ask-way-hint = Dotkněte se pole, otočte dílek a položte ho.
ask-roads = Kolik dílků cest si vezmete?
ask-cities = { $roads ->
    [0] Kolik dílků měst si vezmete?
    [one] 1 dílek cesty, a kolik dílků měst?
    [few] { $roads } dílky cest, a kolik dílků měst?
   *[other] { $roads } dílků cest, a kolik dílků měst?
}
ask-replenish-hint = { $count ->
    [one] Celkem 1 dílek.
    [few] Celkem nejvýš { $count } dílky.
   *[other] Celkem nejvýš { $count } dílků.
}
ask-market = Tržnice, nebo konec tahu
ask-market-hint = Dílky máte doplněné, cesty a města jsou pro tento tah uzavřené.
ask-done = Ukončete tah
ask-done-hint = Tržnice je vyřízena a nic dalšího už nezbývá.
ask-nothing = Není o čem rozhodovat

## Odpovědi

do-oracle = Chrám sem: { $village }
do-road = Cesta: { $hex }
do-way = Položit cestu ({ $way })
do-city = Dílek města: { $hex }
do-found = Založit město: { $hex }
do-found-beside = Začít město vedle jeho vesnice: { $hex }
do-claim = Připojit vesnici k městu: { $hex }
do-merge = Spojit svá města: { $hex }
do-replenish = { $count ->
    [one] Doplnit 1 dílek
    [few] Doplnit nejvýš { $count } dílky
   *[other] Doplnit nejvýš { $count } dílků
}
do-take-roads = { $count ->
    [one] 1 dílek cesty
    [few] { $count } dílky cest
   *[other] { $count } dílků cest
}
do-take-cities = { $count ->
    [one] 1 dílek města
    [few] { $count } dílky měst
   *[other] { $count } dílků měst
}
do-build = Tržnice: { $place }, cena { $cost }
do-sell = Prodat tržnici: { $place }, za { $value }
do-end = Ukončit tah
do-end-reveal = Ukončit kolo a otočit destičku
do-end-game = Ukončit tah a hru

## Listy

about-road = { $player }: cesta, { $way }
about-road-stays = Dílky cest se už neotáčejí ani neodebírají.
about-touches = Dotýká se volných vesnic: { $villages }
about-road-can = { $count ->
    [one] Dílek cesty tu může ležet 1 způsobem.
    [few] Dílek cesty tu může ležet { $count } způsoby.
   *[other] Dílek cesty tu může ležet { $count } způsoby.
}
about-road-cannot = Cesta sem nejde: { $why }
about-city-can = Možné: { $what }
about-city-cannot = Dílek města sem nejde: { $why }
about-way-can = { $way }: možné
about-way-cannot = { $way }: nejde. { $why }
about-connections = { $count ->
    [one] Propojenost 1, přímé spojení: { $places }
    [few] Propojenost { $count }, přímá spojení: { $places }
   *[other] Propojenost { $count }, přímá spojení: { $places }
}
about-no-connections = Propojenost 0: žádné přímé spojení
about-frontier = Pohraniční vesnice: město tu lze založit i bez cesty.
about-inland = Vnitrozemská vesnice: město tu lze založit, jakmile do ní vede vlastní cesta.
about-market = { $player }: tržnice, hodnota { $value }
about-market-inactive = { $player }: neaktivní tržnice. Hodnota { $value }, dokud nemá přímé spojení s městem téhož hráče.
about-market-sold = { $player }: prodaná tržnice, bez hodnoty
about-build = { $player }: další tržnice by stála { $cost } a teď by měla hodnotu { $value }.
about-sell = { $player }: prodej tržnice vynese { $value }.
about-controlled = Ovládá ho { $city }: { $player }, na konci 4 body
about-uncontrolled = Neovládá ho žádné město.
about-rival = Spojeno: { $city }, propojenost { $count }
about-city = { $player }: { $size ->
    [one] město o 1 dílku
    [few] město o { $size } dílcích
   *[other] město o { $size } dílcích
}
about-holds = Ovládá chrámy: { $villages }
about-building = Stavba není dokončena. Ještě je třeba zastavět: { $villages }
about-founding = Stavba není dokončena: musí dosáhnout k vesnici a zastavět ji.
about-colour = { $colour ->
    [red] Červená barva.
    [yellow] Žlutá barva.
    [brown] Hnědá barva.
   *[orange] Oranžová barva.
}
about-score = Kdyby hra skončila teď: body { $points }, tržnice { $markets }, chrámy { $oracles }, celkem { $total }
about-roads = Dílky cest: před hráčem { $supply }, v zásobě { $stock }
about-cities = Dílky měst: před hráčem { $supply }, v zásobě { $stock }
about-markets = Dosud nepostavené tržnice: { $count }
about-faces = Dílek cesty má rovnou a zatočenou stranu; vybíráte při položení. Nestojí nic.
about-city-cost = Dílek města stojí 1 bod.
about-own-market = Tržnice, hodnota { $value }: { $place }
about-own-inactive = Neaktivní tržnice, hodnota { $value }: { $place }
about-own-sold = Prodaná tržnice, hodnota { $value }: { $place }
about-cost-sum = Tržnice stojí velikost místa plus počet neprodaných tržnic soupeřů v něm.
about-cost-product = Tržnice stojí velikost místa krát počet neprodaných tržnic soupeřů v něm.
about-card-now = Destička tohoto kola
about-card-next = Destička příštího kola
about-order = Pořadí tahů: { $players }
about-enhanced = Číslo v závorce platí, je-li akce v tahu jediná.
about-deck = { $count ->
    [0] Po odkrytých destičkách už žádná nepřijde.
    [one] Zbývá otočit 1 destičku.
    [few] Zbývá otočit { $count } destičky. Jejich pořadí nikdo nezná.
   *[other] Zbývá otočit { $count } destiček. Jejich pořadí nikdo nezná.
}
about-could-come = Příští může být: { $cards }
about-no-turn = Právě neběží žádný tah.
title-roads = { $player }: dílky cest
title-cities = { $player }: dílky měst
title-markets = { $player }: tržnice
title-deck = Destičky, které přijdou
title-allowance = Co tento tah ještě dovoluje
allows-roads = { $count ->
    [one] Cesty: 1 dílek
    [few] Cesty: { $count } dílky
   *[other] Cesty: { $count } dílků
}
allows-no-roads = Žádné cesty: { $why }
allows-cities = { $count ->
    [one] Města: 1 dílek
    [few] Města: { $count } dílky
   *[other] Města: { $count } dílků
}
allows-no-cities = Žádné dílky měst: { $why }
allows-replenish = { $count ->
    [one] Doplnění: 1 dílek
    [few] Doplnění: { $count } dílky
   *[other] Doplnění: { $count } dílků
}
allows-no-replenish = Žádné doplnění: { $why }
allows-market = Lze postavit nebo prodat jednu tržnici.
allows-no-market = Žádná tržnice: { $why }
allows-no-founding = Jedno město už bylo založeno; další nejdřív v příštím tahu.

## Proč něco nejde vybrat

why-road-here = Leží tu dílek cesty a zůstane tu.
why-city-here = Leží tu dílek města.
why-oracle-here = Stojí tu chrám: žádná cesta, město ani tržnice.
why-village-here = Na vesnice se dílky cest nekladou.
why-beside-oracle = Pole se dotýká chrámu.
why-beside-city = Pole se dotýká cizího města.
why-not-the-building = Teď lze klást jen dílky, které se dotýkají rozestavěného města.
why-founding-touches-city = Nové město se nesmí dotýkat jiného vašeho města, dokud nemá vesnici.
why-second-founding = V tomto tahu už jste město založili.
why-no-road-here = Nevede sem žádná vaše cesta a není to pohraniční vesnice.
why-touches-nothing = Pole se nedotýká žádného vašeho města a nevede na něj žádná vaše cesta.
why-cover-next = Nejdřív přijde na řadu vesnice, které se dotkl poslední dílek.
why-touches-two = Dílek se smí dotýkat nejvýš jedné volné vesnice.
why-cannot-cover = { $count ->
    [one] Volnou vesnici vedle by v tomto tahu nešlo zastavět.
    [few] { $count } volné vesnice u města by v tomto tahu nešlo zastavět všechny.
   *[other] { $count } volných vesnic u města by v tomto tahu nešlo zastavět všechny.
}
why-no-village-in-reach = Se zbývajícími dílky by nešlo dosáhnout k žádné vesnici.
why-no-anchor = Cesta začíná u konce vlastní cesty, u města, nebo u vesnice či chrámu, kam už vlastní cesta vede.
why-joins-foreign = Dílek by se napojil na cizí cestu.
why-roads-used = Cesty, které destička dovoluje, už leží.
why-cities-used = Dílky měst, které destička dovoluje, už leží.
why-cities-only = Víc dílků měst než základní počet: města jsou v tomto tahu vaší jedinou akcí.
why-roads-only = Víc cest než základní počet: cesty jsou v tomto tahu vaší jedinou akcí.
why-two-actions = Cesty a města jsou už dvě akce.
why-no-road-tile = Nemáte před sebou žádný dílek cesty.
why-no-city-tile = Nemáte před sebou žádný dílek města.
why-no-point = Dílek města stojí 1 bod a vy žádný nemáte.
why-no-stock = Všechny dílky už máte před sebou, v zásobě žádný nezbývá.
why-finish-first = Nejdřív je třeba dokončit stavbu.
why-replenished = Doplnění bylo poslední z akcí s dílky.
why-market-moved = Tržnice je vyřízena: zbývá jen ukončit tah.
why-no-market-at-oracle = U chrámů tržnice nejsou.
why-market-there = Jednu tržnici tu už máte.
why-sold-there = Leží tu vaše prodaná tržnice a dvě na jednom místě mít nelze.
why-no-market-left = Nezbývá vám žádná tržnice.
why-too-dear = { $cost ->
    [one] Tržnice stojí 1 bod.
    [few] Tržnice stojí { $cost } body, víc, než máte.
   *[other] Tržnice stojí { $cost } bodů, víc, než máte.
}
why-inactive = Vaše tržnice je neaktivní: nemá přímé spojení s žádným vaším městem.
why-not-inland = Chrámy stojí na vnitrozemských vesnicích.

## Záznam

log-colour = { $player }: { $colour ->
    [red] červená
    [yellow] žlutá
    [brown] hnědá
   *[orange] oranžová
}
log-first-oracle = První chrám umisťuje: { $player }
log-oracle = { $player }: chrám, { $village }
log-oracles = Chrámy stojí tady: { $villages }
log-revealed = Otočena: { $card }
log-round = Kolo { $round }. { $card }
log-turn = Na tahu: { $player }
log-road = { $player }: cesta, { $hex }
log-city = { $player }: { $city } roste, { $hex }
log-founded = { $player } zakládá { $city } a dostává tržnici: { $village }
log-founded-bare = { $player } zakládá { $city } bez nové tržnice: { $village }
log-claimed = { $player }: { $city } připojuje: { $village }
log-merged = { $player }: { $old } je teď součástí: { $city }
log-market-gone = { $player }: druhá tržnice odchází ze hry, { $city }
log-controls = { $player }: { $city } ovládá chrám, { $village }
log-replenished = { $player } doplňuje: dílky cest { $roads }, dílky měst { $cities }
log-built = { $player }: tržnice, { $place }, cena { $cost }
log-sold = { $player }: prodaná tržnice, { $place }, za { $value }
log-over = Hra skončila. { $scores }
log-score = { $player }: { $score }

## Body a police

score-title = Kdyby hra skončila teď
score-title-over = Konečný výsledek
score-points = body na stupnici
score-markets = tržnice
score-oracles = chrámy
score-total = celkem
headline = Kolo { $round } z { $rounds } · { $player } · nejvíc { $most }
headline-over = Výhra: { $winners }
headline-set-up = Připravuje se
