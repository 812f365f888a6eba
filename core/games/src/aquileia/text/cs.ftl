# Aquileia: co zazní při hře, a volby.

## Volby

preset-text = Podle zadaného textu
preset-text-hint = Všude, kde je na výběr, se drží českých pravidel, ze kterých tento projekt vyšel.

option-forum5_two_buildings = Páté políčko Fóra
option-forum5_two_buildings-false = Jedna budova
option-forum5_two_buildings-false-hint = Na pátém políčku se staví jedna budova, s body za stavbu.
option-forum5_two_buildings-true = Až dvě budovy
option-forum5_two_buildings-true-hint = Na pátém políčku se smějí postavit dvě budovy, obě s body za stavbu.

option-tie_marker_ends_placement = Po položení remízového žetonu
option-tie_marker_ends_placement-false = Pokládá se dál
option-tie_marker_ends_placement-false-hint = Položení remízového žetonu je tah jako každý jiný; další sluhové mohou následovat.
option-tie_marker_ends_placement-true = Pokládání končí
option-tie_marker_ends_placement-true-hint = Kdo položí remízový žeton, v tomto kole už žádného sluhu nepoloží.

option-pecunia_mode = Výměna v Pecunii
option-pecunia_mode-redenominate = Libovolně ve stejné hodnotě
option-pecunia_mode-redenominate-hint = Stříbrná mince má hodnotu dvou bronzových, zlatá čtyř; nové mince musí mít dohromady stejnou hodnotu jako původní.
option-pecunia_mode-single_swap = Jedna výměna
option-pecunia_mode-single_swap-hint = Jednou: zlatá mince za dvě stříbrné nebo čtyři bronzové, stříbrná za dvě bronzové, nebo některá z těchto výměn obráceně.
option-pecunia_mode-one_to_one = Kus za kus
option-pecunia_mode-one_to_one-hint = Mění se za stejný počet mincí z libovolných kovů.

option-build_points_villas_only = Body za stavbu ve Fóru
option-build_points_villas_only-false = Za vily i dílny
option-build_points_villas_only-false-hint = Na druhém a pátém políčku přinese vila body podle své hodnoty a dílna body svého příjmu.
option-build_points_villas_only-true = Jen za vily
option-build_points_villas_only-true-hint = Na druhém a pátém políčku přinese vila body podle své hodnoty; dílna hned nepřinese nic.

option-final_tie = Shoda na prvním místě
option-final_tie-shared = Dělená výhra
option-final_tie-shared-hint = O výhru se dělí všichni, kdo mají nejvíc bodů.
option-final_tie-tie_track = Podle stupnice remíz
option-final_tie-tie_track-hint = Z hráčů s nejvíce body vyhrává ten, kdo má v posledním kole nižší číslo na stupnici remíz.

option-show_hand_counts = Počty karet
option-show_hand_counts-true = Zobrazené
option-show_hand_counts-true-hint = Každý vidí, kolik karet s kterým rubem mají ostatní.
option-show_hand_counts-false = Skryté
option-show_hand_counts-false-hint = Obrazovka neukazuje, kolik karet mají ostatní; kdo dává pozor, spočítá si to.

option-two_player_neutrals = Zablokovaná políčka pro dva
option-two_player_neutrals-false = Žádná
option-two_player_neutrals-false-hint = Na začátku každého kola je volných všech 28 políček.
option-two_player_neutrals-true = Osm v každém kole
option-two_player_neutrals-true-hint = Jen ve dvou hráčích: na začátku každého kola aplikace vylosuje osm políček, která v něm nikdo nesmí použít.

## Věci

just-player = { $player }
coins-none = žádné mince
coins = { $coins }
income = { $parts }
income-none = nic
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
coin = { $metal ->
    [bronze] { $count ->
        [one] { $count } bronzová
        [few] { $count } bronzové
       *[other] { $count } bronzových
    }
    [silver] { $count ->
        [one] { $count } stříbrná
        [few] { $count } stříbrné
       *[other] { $count } stříbrných
    }
   *[gold] { $count ->
        [one] { $count } zlatá
        [few] { $count } zlaté
       *[other] { $count } zlatých
    }
}
metal = { $metal ->
    [bronze] bronz
    [silver] stříbro
   *[gold] zlato
}
area = { $area ->
    [mercatus] Mercatus
    [arena] Aréna
    [stadium] Stadium
    [theatrum] Theatrum
    [forum] Fórum
   *[portus] Portus
}
space-dolus = Dolus
space-pecunia = Pecunia
space-potentia = Potentia
space-theatrum = Theatrum
space-latro = Latro
space-equi = Equi et arma { $number }
space-servi = { $metal ->
    [bronze] Servi za bronz
    [silver] Servi za stříbro
   *[gold] Servi za zlato
}
space-arena = Aréna { $number }
space-stadium = { $side ->
    [silver] Stadium, stříbrná strana { $number }
   *[gold] Stadium, zlatá strana { $number }
}
space-forum = Fórum { $number }
space-port = { $metal ->
    [bronze] Portus za bronz
    [silver] Portus za stříbro
   *[gold] Portus za zlato
}
villa = { $colour ->
    [white] bílá vila { $value }
    [blue] modrá vila { $value }
    [yellow] žlutá vila { $value }
   *[purple] fialová vila { $value }
}
plot-workshop_1 = Figlina (hrnčírna)
plot-workshop_2 = Pistrina (pekárna)
plot-workshop_3 = Textrina (tkalcovna)
plot-workshop_4 = Fullonica (valchovna)
plot-workshop_5 = Ferraria (kovárna)
plot-workshop_6 = Vitraria (sklárna)
plot-workshop_7 = Gemmaria (brusírna drahokamů)
plot-workshop_8 = Aurificina (zlatnictví)
plot-bank_1 = Argentaria I (soukromá banka)
plot-bank_2 = Argentaria II (soukromá banka)
plot-bank_3 = Argentaria III (soukromá banka)
plot-bank_4 = Argentaria IV (soukromá banka)
card-servi_1 = 1 otrok
card-servi_2 = 2 otroci
card-horse_gold_2 = 2 zlatí koně
card-horse_gold_1 = 1 zlatý kůň
card-horse_silver_2 = 2 stříbrní koně
card-horse_silver_1 = 1 stříbrný kůň
card-weapon_3 = zbraň 3
card-weapon_2 = zbraň 2
card-weapon_1 = zbraň 1
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
back = { $back ->
    [servi] karty otroků
   *[equi_et_arma] koně a zbraně
}
colour = { $colour ->
    [white] bílý
    [blue] modrý
    [yellow] žlutý
   *[purple] fialový
}
laurel = { $colour } vavřín
laurel-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
laurel-hidden = skrytá vavřínová karta
crown = { $one } nebo { $other } vavřín
slaves = { $cards }
slaves-lost = { $cards }, jeden otrok navíc propadne
chance = { $tenth ->
    [0] { $whole } %
   *[other] { $whole },{ $tenth } %
}
place-chance = { $place }. místo { $chance }

## Otázky

ask-place = Sluha, nebo remízový žeton?
ask-place-hint = { $count ->
    [one] Zbývá 1 sluha. Remízový žeton je třeba položit v každém kole.
    [few] Zbývají { $count } sluhové. Remízový žeton je třeba položit v každém kole.
   *[other] Zbývá { $count } sluhů. Remízový žeton je třeba položit v každém kole.
}
ask-place-tied = { $count ->
    [one] Zbývá 1 sluha. Remízový žeton už leží.
    [few] Zbývají { $count } sluhové. Remízový žeton už leží.
   *[other] Zbývá { $count } sluhů. Remízový žeton už leží.
}
ask-tie = Položte remízový žeton
ask-tie-hint = Přijde na první volné místo stupnice remíz.
ask-gold = Pecunia: kolik zlatých mincí budete mít?
ask-swap = Pecunia: které mince vyměníte?
ask-exchange = Pecunia
ask-exchange-hint = { $mode ->
    [single_swap] Za jednu výměnu jsou 4 body.
    [one_to_one] Mincí je stejně jako teď; za každou výměnu jsou 4 body.
   *[redenominate] Hodnota zůstává (zlato 4, stříbro 2, bronz 1); za každou výměnu jsou 4 body.
}
ask-exchange-none = Vaše mince vyměnit nejde.
ask-silver = Zlato: { $gold }. A kolik stříbrných mincí?
ask-silver-hint = Teď máte: { $coins }. Bronz se dopočítá.
ask-buy = Koupíte tuto kartu: { $card }?
ask-buy-empty = Na tomto místě není žádná karta
ask-buy-bonus = Za 1 bronzovou minci, a k ní vrchní karta z balíčku.
ask-servi = { $metal ->
    [bronze] Koupíte kartu otroků za 1 bronzovou?
    [silver] Kolik karet otroků, každou za 1 stříbrnou?
   *[gold] Kolik karet otroků, každou za 1 zlatou?
}
ask-servi-hint = { $count ->
    [0] Žádnou koupit nemůžete.
    [one] Nejvýš 1 kartu.
    [few] Nejvýš { $count } karty.
   *[other] Nejvýš { $count } karet.
}
ask-cards = { $area }: které karty zahrajete?
ask-more-cards = { $area }: { $cards }, a co ještě?
ask-odds = Síla { $strength }. Vaše šance na jednotlivá místa, jak to teď stojí: { $places }
ask-blue = { $count ->
    [0] { $area }: žádná modrá kostka nezbývá
    [one] { $area }: hodíte modrou kostkou?
    [few] { $area }: kolika ze { $count } modrých kostek hodíte?
   *[other] { $area }: kolika z { $count } modrých kostek hodíte?
}
ask-blue-none = Všemi modrými kostkami už se házelo.
ask-blue-save = Čím nehodíte tady, to zbude na Stadium.
ask-blue-hint = Hozená kostka je pro toto kolo použitá.
ask-prize = Vítězíte v Aréně, síla { $strength }: body, nebo karta otroků?
ask-prize-hint = Co necháte, dostane druhý: { $player }
ask-prize-alone = Bojujete bez soupeře: co necháte, propadne.
ask-keep = Kterou vavřínovou kartu si necháte?
ask-keep-hint = Tu druhou dostane druhý v pořadí, aniž ji ostatní uvidí: { $player }
ask-keep-alone = Závodíte bez soupeře: druhá karta zůstane, kde byla.
ask-opening = Zahájíte aukci ({ $card })?
ask-opening-own = Stojí tu váš sluha: vítěz zaplatí vám. Nezahájí-li nikdo, je karta vaše zdarma.
ask-opening-hint = Vítěz zaplatí majiteli sluhy: { $player }
ask-bidding = Nabídka je { $bid }: zvýšíte?
ask-bidding-hint = Nejvyšší nabídka: { $player }. V aukci: { $card }
ask-build = Co postavíte?
ask-build-second = Druhá budova?
ask-build-hint = Máte: { $coins }.
ask-build-two = Nejvýš dvě budovy, každá se platí zvlášť. Máte: { $coins }.
ask-build-points = Body se počítají hned. Máte: { $coins }.
ask-pay = { $plot }: kterými kartami otroků?
ask-again = { $metal ->
    [bronze] Vaši minci někdo ukradl: zaplatíte další bronzovou?
    [silver] Vaši minci někdo ukradl: zaplatíte další stříbrnou?
   *[gold] Vaši minci někdo ukradl: zaplatíte další zlatou?
}
ask-again-hint = Vaše budovy by vynesly: { $income }.
ask-nothing = Není o čem rozhodovat

## Odpovědi

do-place = Sluha na políčko { $space }
do-place-port = Sluha na políčko { $space }, pod něj { $coins }
do-tie = Remízový žeton na místo { $number }
do-pass = { $count ->
    [one] Vynechat, { $count } sluha zůstane doma
    [few] Vynechat, { $count } sluhové zůstanou doma
   *[other] Vynechat, { $count } sluhů zůstane doma
}
do-gold = { $count ->
    [one] { $count } zlatá
    [few] { $count } zlaté
   *[other] { $count } zlatých
}
do-silver = Vyměnit: { $coins }
do-swap = { $give } → { $get }
do-no-exchange = Nevyměnit
do-not-buy = Nekoupit
do-not-again = Nezaplatit
do-buy = Koupit za 1 bronzovou: { $card }
do-buy-bonus = Koupit za 1 bronzovou: { $card } a karta z balíčku
do-servi = { $count ->
    [0] Nekoupit žádnou
    [one] { $count } karta, cena { $coins }
    [few] { $count } karty, cena { $coins }
   *[other] { $count } karet, cena { $coins }
}
do-card = { $card }: +{ $strength }
do-play = Zahrát: { $cards }
do-play-none = Nezahrát žádnou kartu
do-play-nothing = Není co zahrát
do-roll = { $count ->
    [0] Neházet (první místo: { $chance })
    [one] Hodit { $count } kostkou (první místo: { $chance })
    [few] Hodit { $count } kostkami (první místo: { $chance })
   *[other] Hodit { $count } kostkami (první místo: { $chance })
}
do-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
do-slave = Karta otroků
do-keep-up = Nechat si vyloženou kartu: { $card }
do-keep-deck = Nechat si kartu z balíčku: { $card }
do-open = Zahájit: { $bid } (zbude: { $left })
do-not-open = Nezahájit
do-raise = Nabídnout: { $bid } (zbude: { $left })
do-withdraw = Odstoupit
do-build = { $plot }: { $coins }
do-build-slaves = { $plot }: { $coins }; otroci: { $slaves }
do-build-pay = { $plot }: { $coins }; otroky vyberete
do-pay = { $coins }; otroci: { $slaves }
do-stop = Bez druhé budovy
do-not-build = Nestavět
do-again = Zaplatit: { $coins }

## Listy

effect-dolus = Hoďte dvěma červenými kostkami a vezměte si mince, které padnou.
effect-pecunia = { $mode ->
    [single_swap] Vyměňte jednu minci za mince, kterým se rovná, nebo naopak: 4 body.
    [one_to_one] Vyměňte mince za stejný počet mincí z jiných kovů: 4 body.
   *[redenominate] Vyměňte mince za jiné stejné hodnoty: 4 body.
}
effect-equi = Kupte kartu z tohoto místa za 1 bronzovou minci.
effect-equi-bonus = Kupte kartu z tohoto místa za 1 bronzovou minci; k ní dostanete vrchní kartu z balíčku.
effect-servi = { $metal ->
    [bronze] { $count ->
        [one] Kupte karty otroků po 1 bronzové, nejvýš { $count } kartu.
        [few] Kupte karty otroků po 1 bronzové, nejvýš { $count } karty.
       *[other] Kupte karty otroků po 1 bronzové, nejvýš { $count } karet.
    }
    [silver] { $count ->
        [one] Kupte karty otroků po 1 stříbrné, nejvýš { $count } kartu.
        [few] Kupte karty otroků po 1 stříbrné, nejvýš { $count } karty.
       *[other] Kupte karty otroků po 1 stříbrné, nejvýš { $count } karet.
    }
   *[gold] { $count ->
        [one] Kupte karty otroků po 1 zlaté, nejvýš { $count } kartu.
        [few] Kupte karty otroků po 1 zlaté, nejvýš { $count } karty.
       *[other] Kupte karty otroků po 1 zlaté, nejvýš { $count } karet.
    }
}
effect-potentia = Čtyři modré kostky pro toto kolo: jejich majitel jimi hází v Aréně a ve Stadiu podle libosti, každou jednou.
effect-arena = Gladiátor o síle { $strength } v zápase.
effect-stadium = { $side ->
    [silver] Spřežení o síle { $strength } na stříbrné straně (číslo rekonstruované). Všichni vaši sluhové závodí na jedné straně.
   *[gold] Spřežení o síle { $strength } na zlaté straně (číslo rekonstruované). Všichni vaši sluhové závodí na jedné straně.
}
effect-theatrum = Zahajuje aukci vavřínové karty. Vítěz zaplatí majiteli tohoto sluhy.
effect-forum = Postavte jednu budovu.
effect-forum-points = Postavte jednu budovu a hned za ni dostanete body.
effect-forum-two = Postavte nejvýš dvě budovy.
effect-forum-two-points = Postavte nejvýš dvě budovy a hned za ně dostanete body.
effect-port = { $metal ->
    [bronze] Pod sluhu přijde 1 bronzová mince; vaše dílny a soukromé banky vynášejí. Každý smí jen na jedno z těchto tří políček.
    [silver] Pod sluhu přijde 1 stříbrná mince; vaše dílny a soukromé banky vynášejí. Každý smí jen na jedno z těchto tří políček.
   *[gold] Pod sluhu přijde 1 zlatá mince; vaše dílny a soukromé banky vynášejí. Každý smí jen na jedno z těchto tří políček.
}
effect-latro = Hoďte dvěma červenými kostkami a vezměte si z přístavu mince kovů, které padnou.
about-stands = Stojí tu sluha: { $player }
about-blocked = V tomto kole je zablokované.
about-port-coin = Pod sluhou leží: { $coins }.
about-income = Dílny a soukromé banky vynesou: { $income }.
about-strength = Políčka { $base }, červené kostky { $red }, karty { $cards }, modré kostky { $blue }: síla { $sum }
about-counts = { $metal ->
    [bronze] Na kostkách se počítá bronz.
    [silver] Na kostkách se počítá stříbro.
   *[gold] Na kostkách se počítá zlato.
}
odds-of = { $player }: { $places }
odds-note = Přesné šance, jak to teď stojí: hodí se všemi zbylými modrými kostkami a žádná další karta se nezahraje.
odds-nobody = Nikdo se neúčastní.
title-odds = { $area }: šance na jednotlivá místa
title-strength = { $player }: síla
about-workshop = { $points ->
    [one] Dílna: { $points } bod pokaždé, když zaplatíte v přístavu.
    [few] Dílna: { $points } body pokaždé, když zaplatíte v přístavu.
   *[other] Dílna: { $points } bodů pokaždé, když zaplatíte v přístavu.
}
about-private-bank = Soukromá banka: { $coins } pokaždé, když zaplatíte v přístavu.
about-villa = Vila v hodnotě { $value }: na konci se násobí počtem vašich vavřínů její barvy ({ $colour }).
about-cost = Cena: { $coins }{ $slaves ->
    [0] {""}
    [one] ; { $slaves } otrok
    [few] ; { $slaves } otroci
   *[other] ; { $slaves } otroků
}.
about-build-points = { $points ->
    [0] Fórum 2 a 5 za ni body nedá.
    [one] Fórum 2 a 5 za ni dá { $points } bod.
    [few] Fórum 2 a 5 za ni dá { $points } body.
   *[other] Fórum 2 a 5 za ni dá { $points } bodů.
}
about-owner = Postaveno: { $player }
about-reconstructed = Některá její čísla jsou rekonstruovaná.
title-coins = { $player }: { $coins }
about-holding = Mince: { $coins }
about-horse = { $side ->
    [silver] Přidá { $strength } ve Stadiu, jen na stříbrné straně.
   *[gold] Přidá { $strength } ve Stadiu, jen na zlaté straně.
}
about-weapon = Přidá { $strength } v Aréně.
about-slave = { $count ->
    [one] Přidá { $count } v Aréně, nebo ve Fóru zaplatí { $count } otroka.
    [few] Přidá { $count } v Aréně, nebo ve Fóru zaplatí { $count } otroky.
   *[other] Přidá { $count } v Aréně, nebo ve Fóru zaplatí { $count } otroků.
}
about-held = V ruce máte: { $count ->
    [0] žádnou
   *[other] { $count }
}.
title-slot-empty = Prázdné místo
title-pile = Balíček: { $back }
about-pile = { $count ->
    [one] { $count } karta lícem dolů. Pořadí nikdo nezná.
    [few] { $count } karty lícem dolů. Pořadí nikdo nezná.
   *[other] { $count } karet lícem dolů. Pořadí nikdo nezná.
}
about-kinds = V celé hře: { $cards }
title-gone = Odkládací hromádka: { $back }
about-gone-empty = Je prázdná.
title-bank = Bank
about-bank = { $count ->
    [one] V banku: { $coins }. Z každého kovu je ve hře { $count } mince.
    [few] V banku: { $coins }. Z každého kovu jsou ve hře { $count } mince.
   *[other] V banku: { $coins }. Z každého kovu je ve hře { $count } mincí.
}
title-display-empty = Žádná vyložená vavřínová karta
about-display = Vítěz závodu si vybírá mezi vyloženou kartou a vrchní kartou balíčku.
about-laurel = Na konci se počítá jako jeden vavřín ({ $colour }).
about-laurel-points = { $points ->
    [one] { $points } bod na konci.
    [few] { $points } body na konci.
   *[other] { $points } bodů na konci.
}
title-laurel-deck = Vavřínové karty Stadia
about-laurel-deck = { $count ->
    [one] { $count } karta lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
}
about-look = Navrchu vidíte: { $card }
title-crowns = { $count ->
    [one] Vavřínové karty Theatra: přijde ještě { $count }
    [few] Vavřínové karty Theatra: přijdou ještě { $count }
   *[other] Vavřínové karty Theatra: přijde jich ještě { $count }
}
about-crowns-none = Všechny už byly v aukci.
about-crown = Na konci se počítá jako jeden vavřín jedné ze dvou barev, té výhodnější.
about-crown-owner = { $player }: jak to teď stojí, počítá se jako { $colour } vavřín
about-crown-auction = Právě je v aukci.
about-crown-deck = Ještě se neobrátila.
title-tie = Stupnice remíz
about-tie-place = { $number }: { $player }
about-tie = V Aréně a ve Stadiu vyhrává remízu nižší číslo. Číslo 1 začíná příští kolo.
title-blue = Modré kostky
about-blue-holder = { $count ->
    [0] { $player }: všechny hozené
    [one] { $player }: zbývá { $count }
    [few] { $player }: zbývají { $count }
   *[other] { $player }: zbývá jich { $count }
}
about-blue-free = Všechny čtyři leží na Potentii.
title-dice = Poslední hod
about-bid = Nabídka: { $bid }
about-high = Nejvyšší nabídka: { $player }
about-patron = Vítěz platí majiteli sluhy: { $player }
about-out = Mimo aukci: { $players }
title-round = Kolo { $round } ze 6
about-start = Začínající hráč: { $player }
about-order = Pořadí tahu: { $players }
title-laurels = { $player }: vavříny
about-hidden-laurels = { $count ->
    [one] { $count } skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
}
about-no-laurels = Žádné.
about-points = Body zatím: { $points }
about-pieces = Sluhové doma: { $servants }, zbylé domečky: { $houses }
about-cards = Karty v ruce: { $count } ({ $back })
about-own-cards = V ruce: { $cards }
about-known-cards = Koupené lícem nahoru a dosud v ruce: { $cards }
about-plots = Postaveno: { $plots }
about-colour = { $colour }: vily { $villas } × vavříny { $laurels } = { $points }

## Proč něco nejde vybrat

why-taken = Stojí tam sluha: { $player }
why-blocked = Toto políčko je v tomto kole zablokované.
why-passed = Vynechali jste: v tomto kole už žádný sluha.
why-no-servant = Žádný sluha vám nezbývá.
why-other-side = V tomto kole závodíte na druhé straně Stadia.
why-one-in-port = Na jednom z těchto tří políček už sluhu máte.
why-no-port-coin = { $metal ->
    [bronze] Nemáte bronzovou minci, která by přišla pod sluhu.
    [silver] Nemáte stříbrnou minci, která by přišla pod sluhu.
   *[gold] Nemáte zlatou minci, která by přišla pod sluhu.
}
why-built = Už je tu postaveno: { $player }
why-no-house = Žádný domeček vám nezbývá.
why-coins = Chybí: { $coins }. Jiným kovem zaplatit nejde.
why-slaves = { $count ->
    [one] Chybí karta otroků: je třeba { $count } otrok.
    [few] Chybějí karty otroků: jsou třeba { $count } otroci.
   *[other] Chybějí karty otroků: je třeba { $count } otroků.
}
why-horse = Koně běhají ve Stadiu, ne v Aréně.
why-wrong-side = Tento kůň běhá na druhé straně.
why-no-horse = Ve Stadiu běhají jen koně.
why-empty-slot = Není tu žádná karta ke koupi.
why-no-bronze = Nemáte bronzovou minci na zaplacení.
why-no-coin = { $metal ->
    [bronze] Nemáte žádnou bronzovou minci.
    [silver] Nemáte žádnou stříbrnou minci.
   *[gold] Nemáte žádnou zlatou minci.
}
why-no-raise = Na nabídku { $bid } vám chybí: { $coins }.

## Záznam

log-market = Na tržišti: { $cards }
log-display = Ve Stadiu je vyloženo: { $card }
log-starts = Začínající hráč: { $player }
log-round = Kolo { $round }. Začínající hráč: { $player }
log-blocked = V tomto kole zablokováno: { $spaces }
log-placed = { $player }: sluha na políčku { $space }
log-tied = { $player }: remízový žeton, místo { $number }
log-passed = { $player }: nepokládá dalšího sluhu
log-area = — { $area } —
log-dolus = { $player }: Dolus: { $faces }; z banku: { $coins }
log-exchanged = { $player }: výměna: { $old } → { $new }, 4 body
log-no-exchange = { $player }: nic nemění
log-bought = { $player }: nákup: { $card }
log-not-bought = { $player }: nic nekupuje ({ $space })
log-bonus-own = { $player }: líznutá karta: { $card }
log-bonus = { $player }: líže si kartu z balíčku
log-no-bonus = { $player }: v balíčku žádná karta není
log-filled = Tržiště, místo { $slot }: { $card }
log-renewed = Zamíchán nový balíček: { $back }
log-servi = { $count ->
    [one] { $player }: { $count } karta otroků, cena { $coins }
    [few] { $player }: { $count } karty otroků, cena { $coins }
   *[other] { $player }: { $count } karet otroků, cena { $coins }
}
log-no-servi = { $player }: nekupuje karty otroků
log-drew = { $player }: líznuté karty: { $cards }
log-potentia = { $player }: bere si modré kostky
log-red = { $player }: { $faces }, +{ $count }; síla { $strength }
log-played = { $player }: zahrané karty: { $cards }; síla { $strength }
log-played-none = { $player }: nehraje žádnou kartu; síla { $strength }
log-blue = { $player }: modré kostky: { $faces }, +{ $count }; síla { $strength }
log-no-blue = { $player }: bez modrých kostek
log-ranked = { $place }. místo: { $player }, síla { $strength }; z banku: { $coins }
log-prize-points = { $points ->
    [one] { $player }: { $points } bod
    [few] { $player }: { $points } body
   *[other] { $player }: { $points } bodů
}
log-prize-card = { $player }: karta otroků
log-no-prize = { $player }: bez odměny, karty otroků došly
log-looks = { $player }: dívá se na vrchní vavřínovou kartu
log-sees = { $player }: vrchní vavřínová karta: { $card }
log-shared = { $player } a { $other }: každý bere jednu ze dvou karet, vyložené ({ $card }) a skryté
log-kept = { $player }: nechává si kartu: { $card }
log-received = { $player }: dostává kartu: { $card }
log-kept-open = { $player }: bere si vyloženou kartu: { $card }
log-kept-hidden = { $player }: bere si skrytou kartu
log-revealed = V aukci: { $card }
log-opened = { $player }: zahájení: { $bid }
log-not-opened = { $player }: nezahajuje
log-raised = { $player }: nabídka: { $bid }
log-withdrew = { $player }: odstupuje
log-withdrew-poor = { $player }: nemá čím zvýšit a odstupuje
log-won = { $player }: { $card }, cena { $bid }. Mince dostává: { $other }
log-won-bank = { $player }: { $card }, do banku { $bid }
log-free = { $player }: { $card } zdarma, protože nikdo nezahájil
log-built = { $points ->
    [0] { $player }: stavba: { $plot }, cena { $coins }
    [one] { $player }: stavba: { $plot }, cena { $coins }, { $points } bod
    [few] { $player }: stavba: { $plot }, cena { $coins }, { $points } body
   *[other] { $player }: stavba: { $plot }, cena { $coins }, { $points } bodů
}
log-built-slaves = { $points ->
    [0] { $player }: stavba: { $plot }, cena { $coins }; otroci: { $slaves }
    [one] { $player }: stavba: { $plot }, cena { $coins }; otroci: { $slaves }; { $points } bod
    [few] { $player }: stavba: { $plot }, cena { $coins }; otroci: { $slaves }; { $points } body
   *[other] { $player }: stavba: { $plot }, cena { $coins }; otroci: { $slaves }; { $points } bodů
}
log-not-built = { $player }: nic dalšího nestaví
log-latro = { $player }: Latro: { $faces }; kořist: { $coins }
log-port-paid = { $player }: platba v přístavu: { $coins }
log-port-again = { $player }: další platba v přístavu: { $coins }
log-port-poor = { $metal ->
    [bronze] { $player }: mince je ukradená a další bronzová není
    [silver] { $player }: mince je ukradená a další stříbrná není
   *[gold] { $player }: mince je ukradená a další zlatá není
}
log-port-declined = { $player }: mince je ukradená, další neplatí
log-activated = { $player }: dílny a soukromé banky vynášejí: { $income }
log-laurels = { $player }: vavříny ze Stadia: { $cards }
log-total = { $points ->
    [one] { $player }: celkem { $points } bod
    [few] { $player }: celkem { $points } body
   *[other] { $player }: celkem { $points } bodů
}

## Skóre a police

score-title = Vyúčtování po šesti kolech
score-title-now = Kdyby hra skončila teď (kolo { $round })
score-track = Počitadlo: během hry
score-colour = { $colour ->
    [white] Bílá: vily × vavříny
    [blue] Modrá: vily × vavříny
    [yellow] Žlutá: vily × vavříny
   *[purple] Fialová: vily × vavříny
}
score-product = { $villas } × { $laurels }
score-stadium = Stadium: karty s body
score-total = Celkem
headline = Kolo { $round } ze 6 · { $area } · { $player }
headline-placing = Kolo { $round } ze 6 · { $player }: pokládá
headline-setup = Město se připravuje
headline-over = Vyhrává: { $winners }
