# Aquileia: ami játék közben elhangzik, és a beállítások.

## Beállítások

preset-text = A kapott szöveg szerint
preset-text-hint = Mindenben, ahol választani lehet, azt a cseh szabályszöveget követi, amelyből ez a projekt kiindult.

option-forum5_two_buildings = A Fórum ötödik mezője
option-forum5_two_buildings-false = Egy épület
option-forum5_two_buildings-false-hint = Az ötödik mezőn egy épületet lehet építeni, építési pontokkal.
option-forum5_two_buildings-true = Legfeljebb két épület
option-forum5_two_buildings-true-hint = Az ötödik mezőn két épületet lehet építeni, mindkettőt építési pontokkal.

option-tie_marker_ends_placement = Az elsőbbségi jelző után
option-tie_marker_ends_placement-false = Folytatódik a lerakás
option-tie_marker_ends_placement-false-hint = Az elsőbbségi jelző lerakása ugyanolyan kör, mint a többi; utána még szolgák is jöhetnek.
option-tie_marker_ends_placement-true = Véget ér a lerakás
option-tie_marker_ends_placement-true-hint = Aki lerakta az elsőbbségi jelzőjét, ebben a fordulóban már nem rak le szolgát.

option-pecunia_mode = Váltás a Pecunián
option-pecunia_mode-redenominate = Bárhogyan, azonos értékben
option-pecunia_mode-redenominate-hint = Egy ezüstérme két, egy aranyérme négy bronzérmét ér; az új érméknek összesen annyit kell érniük, mint a régieknek.
option-pecunia_mode-single_swap = Egyetlen váltás
option-pecunia_mode-single_swap-hint = Egyszer: egy aranyérme két ezüst- vagy négy bronzérmére, egy ezüstérme két bronzérmére, vagy ezek egyike fordítva.
option-pecunia_mode-one_to_one = Egyet egyért
option-pecunia_mode-one_to_one-hint = Ugyanannyi érmére lehet váltani, bármilyen fémből.

option-build_points_villas_only = Építési pontok a Fórumon
option-build_points_villas_only-false = Villáért és műhelyért
option-build_points_villas_only-false-hint = A második és az ötödik mezőn a villa az értékét, a műhely a bevételét hozza pontban.
option-build_points_villas_only-true = Csak villáért
option-build_points_villas_only-true-hint = A második és az ötödik mezőn a villa az értékét hozza pontban; a műhely azonnal nem hoz semmit.

option-final_tie = Egyenlőség az első helyen
option-final_tie-shared = Közös győzelem
option-final_tie-shared-hint = Mindenki győz, akinek a legtöbb pontja van.
option-final_tie-tie_track = Az elsőbbségi sáv szerint
option-final_tie-tie_track-hint = A legtöbb pontot elérők közül az győz, akié az utolsó fordulóban a kisebb szám az elsőbbségi sávon.

option-show_hand_counts = A lapok száma
option-show_hand_counts-true = Látható
option-show_hand_counts-true-hint = Mindenki látja, hogy melyik hátlapból hány kártya van a többieknél.
option-show_hand_counts-false = Rejtett
option-show_hand_counts-false-hint = A képernyő nem mutatja, hány kártya van a többieknél; aki figyel, így is megszámolhatja.

option-two_player_neutrals = Lezárt mezők két játékosnak
option-two_player_neutrals-false = Nincsenek
option-two_player_neutrals-false-hint = Minden forduló elején mind a 28 mező szabad.
option-two_player_neutrals-true = Fordulónként nyolc
option-two_player_neutrals-true-hint = Csak két játékosnál: az alkalmazás minden forduló elején kisorsol nyolc mezőt, amelyet abban a fordulóban senki sem használhat.

## Dolgok

just-player = { $player }
coins-none = semennyi érme
coins = { $coins }
coin = { $metal ->
    [bronze] { $count } bronz
    [silver] { $count } ezüst
   *[gold] { $count } arany
}
metal = { $metal ->
    [bronze] bronz
    [silver] ezüst
   *[gold] arany
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
    [bronze] Servi bronzért
    [silver] Servi ezüstért
   *[gold] Servi aranyért
}
space-arena = Aréna { $number }
space-stadium = { $side ->
    [silver] Stadium, ezüst oldal { $number }
   *[gold] Stadium, arany oldal { $number }
}
space-forum = Fórum { $number }
space-port = { $metal ->
    [bronze] Portus bronzért
    [silver] Portus ezüstért
   *[gold] Portus aranyért
}
villa = { $colour ->
    [white] fehér villa { $value }
    [blue] kék villa { $value }
    [yellow] sárga villa { $value }
   *[purple] lila villa { $value }
}
plot-workshop_1 = Figlina (fazekasság)
plot-workshop_2 = Pistrina (pékség)
plot-workshop_3 = Textrina (szövőműhely)
plot-workshop_4 = Fullonica (ványolóműhely)
plot-workshop_5 = Ferraria (kovácsműhely)
plot-workshop_6 = Vitraria (üveghuta)
plot-workshop_7 = Gemmaria (drágakőcsiszoló)
plot-workshop_8 = Aurificina (aranyműves)
plot-bank_1 = Argentaria I (magánbank)
plot-bank_2 = Argentaria II (magánbank)
plot-bank_3 = Argentaria III (magánbank)
plot-bank_4 = Argentaria IV (magánbank)
card-servi_1 = 1 rabszolga
card-servi_2 = 2 rabszolga
card-horse_gold_2 = 2 arany ló
card-horse_gold_1 = 1 arany ló
card-horse_silver_2 = 2 ezüst ló
card-horse_silver_1 = 1 ezüst ló
card-weapon_3 = fegyver 3
card-weapon_2 = fegyver 2
card-weapon_1 = fegyver 1
cards = { $count } × { $card }
back = { $back ->
    [servi] rabszolgakártyák
   *[equi_et_arma] lovak és fegyverek
}
colour = { $colour ->
    [white] fehér
    [blue] kék
    [yellow] sárga
   *[purple] lila
}
laurel = { $colour } babér
laurel-points = { $points } pont
laurel-hidden = rejtett babérkártya
crown = { $one } vagy { $other } babér
slaves = { $cards }
slaves-lost = { $cards }, egy fölös rabszolga elvész
chance = { $whole },{ $tenth } %
place-chance = { $place }. { $chance }

## Kérdések

ask-place = Rakjon le szolgát vagy az elsőbbségi jelzőt
ask-place-hint = { $count ->
    [one] Még { $count } szolga van. Az elsőbbségi jelzőt minden fordulóban le kell tenni.
   *[other] Még { $count } szolga van. Az elsőbbségi jelzőt minden fordulóban le kell tenni.
}
ask-place-tied = { $count ->
    [one] Még { $count } szolga van. Az elsőbbségi jelző már fent van.
   *[other] Még { $count } szolga van. Az elsőbbségi jelző már fent van.
}
ask-tie = Tegye le az elsőbbségi jelzőt
ask-tie-hint = Az elsőbbségi sáv első szabad helyére kerül.
ask-gold = Pecunia: hány arany érméje legyen?
ask-swap = Pecunia: melyik érméket váltja?
ask-exchange = Pecunia
ask-exchange-hint = { $mode ->
    [single_swap] Egy váltás 4 pontot ér.
    [one_to_one] Ugyanannyi érme marad, mint most; minden váltás 4 pontot ér.
   *[redenominate] Az érték nem változik (arany 4, ezüst 2, bronz 1); minden váltás 4 pontot ér.
}
ask-exchange-none = Ezeket az érméket nem lehet beváltani.
ask-silver = Arany: { $gold }. És hány ezüst érme?
ask-silver-hint = Most ennyi van: { $coins }. A bronz ebből adódik.
ask-buy = Megveszi ezt a kártyát: { $card }?
ask-buy-empty = Ezen a helyen nincs kártya
ask-buy-bonus = 1 bronzért, és vele jár a pakli felső lapja.
ask-servi = { $metal ->
    [bronze] Vesz rabszolgakártyát 1 bronzért?
    [silver] Hány rabszolgakártyát vesz, egyenként 1 ezüstért?
   *[gold] Hány rabszolgakártyát vesz, egyenként 1 aranyért?
}
ask-servi-hint = { $count ->
    [0] Egyet sem vehet.
    [one] Legfeljebb { $count } kártyát.
   *[other] Legfeljebb { $count } kártyát.
}
ask-cards = { $area }: mely kártyákat játssza ki?
ask-more-cards = { $area }: { $cards }, és még mit?
ask-odds = Erő: { $strength }. Az esélyek a mostani állás szerint: { $places }
ask-blue = { $count ->
    [0] { $area }: nem maradt kék kocka
    [one] { $area }: dob a kék kockával?
   *[other] { $area }: hánnyal dob az itt lévő { $count } kék kockából?
}
ask-blue-none = Minden kék kockával dobtak már.
ask-blue-save = Amivel itt nem dob, megmarad a Stadiumra.
ask-blue-hint = Az eldobott kocka erre a fordulóra elfogyott.
ask-prize = Az Aréna győztese { $strength } erővel: pont vagy rabszolgakártya?
ask-prize-hint = Amit meghagy, a másodiké lesz: { $player }
ask-prize-alone = Ellenfél nélkül küzd: amit meghagy, elvész.
ask-keep = Melyik babérkártyát tartja meg?
ask-keep-hint = A másikat a második kapja, és a többiek nem látják: { $player }
ask-keep-alone = Ellenfél nélkül versenyez: a másik kártya ott marad, ahol volt.
ask-opening = Megnyitja az árverést? { $card }
ask-opening-own = Itt a saját szolgája áll: a győztes Önnek fizet. Ha senki sem nyit, a kártya ingyen az Öné.
ask-opening-hint = A győztes a szolga gazdájának fizet: { $player }
ask-bidding = Az ajánlat { $bid }: emeli?
ask-bidding-hint = { $card }. A legmagasabb ajánlat: { $player }
ask-build = Mit épít?
ask-build-second = Épít másodikat is?
ask-build-hint = Ennyi érméje van: { $coins }.
ask-build-two = Legfeljebb két épület, mindegyiket külön kell kifizetni. Ennyi érméje van: { $coins }.
ask-build-points = A pontok rögtön számítanak. Ennyi érméje van: { $coins }.
ask-pay = { $plot }: mely rabszolgakártyákkal?
ask-again = { $metal ->
    [bronze] Az érmét ellopták: fizet még egy bronzot?
    [silver] Az érmét ellopták: fizet még egy ezüstöt?
   *[gold] Az érmét ellopták: fizet még egy aranyat?
}
ask-again-hint = { $points ->
    [one] Az épületek ennyit adnának: { $points } pont és { $coins }.
   *[other] Az épületek ennyit adnának: { $points } pont és { $coins }.
}
ask-nothing = Nincs miről dönteni

## Válaszok

do-place = Szolga ide: { $space }
do-place-port = Szolga ide: { $space }, alá { $coins }
do-tie = Elsőbbségi jelző ide: { $number }. hely
do-pass = { $count ->
    [one] Passz, { $count } szolga otthon marad
   *[other] Passz, { $count } szolga otthon marad
}
do-gold = { $count } arany
do-silver = Csere erre: { $coins }
do-swap = { $give } → { $get }
do-no-exchange = Nincs csere
do-not-buy = Nem veszi meg
do-not-again = Nem fizet
do-buy = Megveszi 1 bronzért: { $card }
do-buy-bonus = Megveszi 1 bronzért: { $card } és egy lap a pakliból
do-servi = { $count ->
    [0] Egyet sem vesz
    [one] { $count } kártya, ára { $coins }
   *[other] { $count } kártya, ára { $coins }
}
do-card = { $card }: +{ $strength }
do-play = Kijátssza: { $cards }
do-play-none = Nem játszik ki kártyát
do-play-nothing = Nincs kijátszható kártya
do-roll = { $count ->
    [0] Nem dob (első hely: { $chance })
    [one] { $count } kockával dob (első hely: { $chance })
   *[other] { $count } kockával dob (első hely: { $chance })
}
do-points = { $points } pont
do-slave = Egy rabszolgakártya
do-keep-up = A nyitott kártyát tartja meg: { $card }
do-keep-deck = A pakli lapját tartja meg: { $card }
do-open = Nyitás: { $bid } (marad: { $left })
do-not-open = Nem nyit
do-raise = Ajánlat: { $bid } (marad: { $left })
do-withdraw = Kiszáll
do-build = { $plot }: { $coins }
do-build-slaves = { $plot }: { $coins }; rabszolgák: { $slaves }
do-build-pay = { $plot }: { $coins } és rabszolgák
do-pay = { $coins }; rabszolgák: { $slaves }
do-stop = Nincs második épület
do-not-build = Nem épít
do-again = Fizet: { $coins }

## Lapok

board = A város
effect-dolus = Dobjon két piros kockával, és vegye el a dobott érméket.
effect-pecunia = { $mode ->
    [single_swap] Váltson be egy érmét a vele egyenértékű érmékre, vagy fordítva: 4 pont.
    [one_to_one] Váltson érméket ugyanannyi más fémű érmére: 4 pont.
   *[redenominate] Váltson érméket más, azonos értékű érmékre: 4 pont.
}
effect-equi = Vegye meg az itt fekvő kártyát 1 bronzért.
effect-equi-bonus = Vegye meg az itt fekvő kártyát 1 bronzért; vele jár a pakli felső lapja.
effect-servi = { $metal ->
    [bronze] Vegyen rabszolgakártyát egyenként 1 bronzért, legfeljebb ennyit: { $count }.
    [silver] Vegyen rabszolgakártyát egyenként 1 ezüstért, legfeljebb ennyit: { $count }.
   *[gold] Vegyen rabszolgakártyát egyenként 1 aranyért, legfeljebb ennyit: { $count }.
}
effect-potentia = A négy kék kocka erre a fordulóra: gazdájuk annyival dob az Arénában és a Stadiumban, amennyivel akar, mindegyikkel egyszer.
effect-arena = Gladiátor { $strength } erővel a küzdelemben.
effect-stadium = { $side ->
    [silver] Fogat { $strength } erővel az ezüst oldalon (pótolt szám). Minden szolgája egy oldalon versenyez.
   *[gold] Fogat { $strength } erővel az arany oldalon (pótolt szám). Minden szolgája egy oldalon versenyez.
}
effect-theatrum = Megnyitja egy babérkártya árverését. A győztes e szolga gazdájának fizet.
effect-forum = Építsen egy épületet.
effect-forum-points = Építsen egy épületet, és rögtön kapja meg a pontjait.
effect-forum-two = Építsen legfeljebb két épületet.
effect-forum-two-points = Építsen legfeljebb két épületet, és rögtön kapja meg a pontjaikat.
effect-port = { $metal ->
    [bronze] 1 bronz kerül a szolga alá; a műhelyei és magánbankjai jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
    [silver] 1 ezüst kerül a szolga alá; a műhelyei és magánbankjai jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
   *[gold] 1 arany kerül a szolga alá; a műhelyei és magánbankjai jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
}
effect-latro = Dobjon két piros kockával, és vegye el a kikötőből az ilyen fémű érméket.
about-stands = Itt szolga áll: { $player }
about-blocked = Ebben a fordulóban zárva.
about-port-coin = A szolga alatt van: { $coins }.
about-income = { $points ->
    [one] A műhelyek és magánbankok jövedelme: { $points } pont és { $coins }.
   *[other] A műhelyek és magánbankok jövedelme: { $points } pont és { $coins }.
}
about-strength = Mezők { $base }, piros kockák { $red }, kártyák { $cards }, kék kockák { $blue }: erő { $sum }
about-counts = { $metal ->
    [bronze] A kockákon a bronz számít.
    [silver] A kockákon az ezüst számít.
   *[gold] A kockákon az arany számít.
}
odds-of = { $player }: { $places }
odds-note = Pontos esélyek a mostani állás szerint: minden megmaradt kék kockával dobnak, és több kártyát nem játszanak ki.
odds-nobody = Senki sem vesz részt.
title-odds = { $area }: az egyes helyek esélye
title-strength = { $player }: erő
about-workshop = Műhely: { $points } pont, valahányszor fizet a kikötőben.
about-private-bank = Magánbank: { $coins }, valahányszor fizet a kikötőben.
about-villa = { $value } értékű villa: a végén számít, szorozva a színével egyező ({ $colour }) babérok számával.
about-cost = Ára: { $coins }{ $slaves ->
    [0] {""}
    [one] {" "}és { $slaves } rabszolga
   *[other] {" "}és { $slaves } rabszolga
}.
about-build-points = { $points ->
    [0] A Fórum 2 és 5 nem ad érte pontot.
   *[other] A Fórum 2 és 5 ennyi pontot ad érte: { $points }.
}
about-owner = Megépült: { $player }
about-reconstructed = Egyes számai pótoltak.
title-coins = { $player }: { $coins }
about-holding = Érmék: { $coins }
about-horse = { $side ->
    [silver] A Stadiumban { $strength } erőt ad, csak az ezüst oldalon.
   *[gold] A Stadiumban { $strength } erőt ad, csak az arany oldalon.
}
about-weapon = Az Arénában { $strength } erőt ad.
about-slave = { $count ->
    [one] Az Arénában { $count } erőt ad, vagy a Fórumban { $count } rabszolgát fizet.
   *[other] Az Arénában { $count } erőt ad, vagy a Fórumban { $count } rabszolgát fizet.
}
about-held = A kezében van: { $count ->
    [0] egy sem
   *[other] { $count }
}.
title-slot-empty = Üres hely
title-pile = Pakli: { $back }
about-pile = { $count ->
    [one] { $count } kártya, lefordítva. A sorrendet senki sem ismeri.
   *[other] { $count } kártya, lefordítva. A sorrendet senki sem ismeri.
}
about-kinds = Az egész játékban: { $cards }
title-gone = Dobópakli: { $back }
about-gone-empty = Üres.
title-bank = Bank
about-bank = A bankban van: { $coins }. Minden fémből { $count } érme van a játékban.
title-display-empty = Nincs nyitott babérkártya
about-display = A verseny győztese a nyitott kártya és a pakli felső lapja közül választ.
about-laurel = A végén egy babérnak számít ({ $colour }).
about-laurel-points = A végén { $points } pont.
title-laurel-deck = A Stadium babérkártyái
about-laurel-deck = { $count ->
    [one] { $count } kártya, lefordítva
   *[other] { $count } kártya, lefordítva
}
about-look = Felül ezt látja: { $card }
title-crowns = { $count ->
    [one] A Theatrum babérkártyái: még { $count }
   *[other] A Theatrum babérkártyái: még { $count }
}
about-crowns-none = Mindegyik elkelt már.
about-crown = A végén egy babérnak számít a két szín közül abban, amelyik jobb.
about-crown-owner = { $player }: most ilyen színűnek számít: { $colour }
about-crown-auction = Most árverezik.
about-crown-deck = Még nem fordították fel.
title-tie = Elsőbbségi sáv
about-tie-place = { $number }: { $player }
about-tie = Az Arénában és a Stadiumban egyenlőségnél a kisebb szám nyer. Az 1. hely kezdi a következő fordulót.
title-blue = Kék kockák
about-blue-holder = { $count ->
    [0] { $player }: mindegyiket eldobta
    [one] { $player }: még { $count }
   *[other] { $player }: még { $count }
}
about-blue-free = Mind a négy a Potentián van.
title-dice = Az utolsó dobás
about-bid = Ajánlat: { $bid }
about-high = A legmagasabb ajánlat: { $player }
about-patron = A győztes a szolga gazdájának fizet: { $player }
about-out = Kiszállt: { $players }
title-round = { $round }. forduló a 6-ból
about-start = Kezdőjátékos: { $player }
about-order = Sorrend: { $players }
title-laurels = { $player }: babérok
about-hidden-laurels = { $count ->
    [one] { $count } rejtett kártya
   *[other] { $count } rejtett kártya
}
about-no-laurels = Nincs.
about-points = Pontok eddig: { $points }
about-pieces = Szolgák otthon: { $servants }, megmaradt házikók: { $houses }
about-cards = Kártyák kézben: { $count } ({ $back })
about-own-cards = Kézben: { $cards }
about-known-cards = Nyíltan vette, és még kézben van: { $cards }
about-plots = Megépült: { $plots }
about-colour = { $colour }: villák { $villas } × babérok { $laurels } = { $points }

## Miért nem választható valami

why-taken = Ott már szolga áll: { $player }
why-blocked = Ez a mező ebben a fordulóban zárva van.
why-passed = Passzolt: ebben a fordulóban nem rak le több szolgát.
why-no-servant = Nem maradt szolgája.
why-other-side = Ebben a fordulóban a Stadium másik oldalán versenyez.
why-one-in-port = E három mező egyikén már áll szolgája.
why-no-port-coin = { $metal ->
    [bronze] Nincs bronz érméje, amely a szolga alá kerülne.
    [silver] Nincs ezüst érméje, amely a szolga alá kerülne.
   *[gold] Nincs arany érméje, amely a szolga alá kerülne.
}
why-built = Már beépült: { $player }
why-no-house = Nem maradt házikója.
why-coins = Hiányzik: { $coins }. Más fémmel nem lehet fizetni.
why-slaves = { $count ->
    [one] Nincs hozzá rabszolgakártyája: { $count } rabszolga kell.
   *[other] Nincs hozzá elég rabszolgakártyája: { $count } rabszolga kell.
}
why-horse = A lovak a Stadiumban futnak, nem az Arénában.
why-wrong-side = Ez a ló a másik oldalon fut.
why-no-horse = A Stadiumban csak lovak futnak.
why-empty-slot = Itt nincs megvehető kártya.
why-no-bronze = Nincs bronz érméje, amellyel fizethetne.
why-no-coin = { $metal ->
    [bronze] Nincs bronz érméje.
    [silver] Nincs ezüst érméje.
   *[gold] Nincs arany érméje.
}
why-no-raise = Ehhez az ajánlathoz: { $bid } hiányzik még: { $coins }.

## Napló

log-market = A piacon: { $cards }
log-display = A Stadiumban nyitva: { $card }
log-starts = Kezdőjátékos: { $player }
log-round = { $round }. forduló. Kezdőjátékos: { $player }
log-blocked = Ebben a fordulóban zárva: { $spaces }
log-placed = { $player }: szolga, { $space }
log-tied = { $player }: elsőbbségi jelző, { $number }. hely
log-passed = { $player }: nincs több szolga
log-area = — { $area } —
log-dolus = { $player }: Dolus, { $faces }; a banktól: { $coins }
log-exchanged = { $player }: csere, { $old } → { $new }, 4 pont
log-no-exchange = { $player }: nincs csere
log-bought = { $player }: megveszi, { $card }
log-not-bought = { $player }: nem vesz semmit ({ $space })
log-bonus-own = { $player }: a pakliból { $card }
log-bonus = { $player }: egy lap a pakliból
log-no-bonus = { $player }: nincs húzható lap
log-filled = Piac, { $slot }. hely: { $card }
log-renewed = Új megkevert pakli: { $back }
log-servi = { $count ->
    [one] { $player }: { $count } rabszolgakártya, ára { $coins }
   *[other] { $player }: { $count } rabszolgakártya, ára { $coins }
}
log-no-servi = { $player }: nem vesz rabszolgakártyát
log-drew = { $player }: húzott lapok: { $cards }
log-potentia = { $player }: elviszi a kék kockákat
log-red = { $player }: { $faces }, +{ $count }: erő { $strength }
log-played = { $player }: kijátszott lapok: { $cards }: erő { $strength }
log-played-none = { $player }: nem játszik ki lapot: erő { $strength }
log-blue = { $player }: kék kockák, { $faces }, +{ $count }: erő { $strength }
log-no-blue = { $player }: nem dob kék kockával
log-ranked = { $place }. { $player }: erő { $strength }; a banktól: { $coins }
log-prize-points = { $player }: { $points } pont
log-prize-card = { $player }: egy rabszolgakártya
log-no-prize = { $player }: nincs rabszolgakártya
log-looks = { $player }: megnézi a felső babérkártyát
log-sees = { $player }: a felső babérkártya: { $card }
log-shared = { $player } és { $other }: mindketten egyet kapnak a két kártyából, a nyitottból ({ $card }) és a rejtettből
log-kept = { $player }: megtartja, { $card }
log-received = { $player }: megkapja, { $card }
log-kept-open = { $player }: a nyitott kártyát viszi, { $card }
log-kept-hidden = { $player }: a rejtett kártyát viszi
log-revealed = Árverésen: { $card }
log-opened = { $player }: nyit, { $bid }
log-not-opened = { $player }: nem nyit
log-raised = { $player }: ajánlata { $bid }
log-withdrew = { $player }: kiszáll
log-withdrew-poor = { $player }: nem tud emelni, kiesik
log-won = { $player }: { $card }, ára { $bid }. Az érméket kapja: { $other }
log-won-bank = { $player }: { $card }, ára { $bid } a banknak
log-free = { $player }: { $card } ingyen, mert senki sem nyitotta meg az árverést
log-built = { $points ->
    [0] { $player }: épít, { $plot }, ára { $coins }
   *[other] { $player }: épít, { $plot }, ára { $coins }, { $points } pont
}
log-built-slaves = { $points ->
    [0] { $player }: épít, { $plot }, ára { $coins }; rabszolgák: { $slaves }
   *[other] { $player }: épít, { $plot }, ára { $coins }; rabszolgák: { $slaves }; { $points } pont
}
log-not-built = { $player }: mást nem épít
log-latro = { $player }: Latro, { $faces }; zsákmány: { $coins }
log-port-paid = { $player }: a kikötőben fizet, { $coins }
log-port-again = { $player }: a kikötőben újra fizet, { $coins }
log-port-poor = { $metal ->
    [bronze] { $player }: az érmét ellopták, és nincs másik bronz
    [silver] { $player }: az érmét ellopták, és nincs másik ezüst
   *[gold] { $player }: az érmét ellopták, és nincs másik arany
}
log-port-declined = { $player }: az érmét ellopták, többet nem fizet
log-activated = { $points ->
    [one] { $player }: a műhelyek és magánbankok jövedelme { $points } pont és { $coins }
   *[other] { $player }: a műhelyek és magánbankok jövedelme { $points } pont és { $coins }
}
log-laurels = { $player }: a Stadium babérjai: { $cards }
log-total = { $player }: összesen { $points } pont

## Pontok és polc

score-title = Elszámolás hat forduló után
score-title-now = Ha most lenne vége ({ $round }. forduló)
score-track = Pontsáv: játék közben
score-colour = { $colour ->
    [white] Fehér: villák × babérok
    [blue] Kék: villák × babérok
    [yellow] Sárga: villák × babérok
   *[purple] Lila: villák × babérok
}
score-stadium = Stadium: pontos kártyák
score-total = Összesen
headline = { $round }. forduló a 6-ból · { $area } · { $player }
headline-placing = { $round }. forduló a 6-ból · { $player }: lerak
headline-setup = Készül a város
headline-over = Győzött: { $winners }
