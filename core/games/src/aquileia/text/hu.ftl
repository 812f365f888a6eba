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
coins-none = 0 érme
coins = { $coins }
income = { $parts }
income-none = semmi
points = { $points } pont
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
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
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
chance = { $tenth ->
    [0] { $whole }%
   *[other] { $whole },{ $tenth }%
}
place-chance = { $place }. hely { $chance }

## Kérdések

ask-place = Szolga vagy elsőbbségi jelző?
ask-place-hint = { $count ->
    [one] Még { $count } szolgád van. Az elsőbbségi jelzőt minden fordulóban le kell rakni.
   *[other] Még { $count } szolgád van. Az elsőbbségi jelzőt minden fordulóban le kell rakni.
}
ask-place-tied = { $count ->
    [one] Még { $count } szolgád van. Az elsőbbségi jelződ már fent van.
   *[other] Még { $count } szolgád van. Az elsőbbségi jelződ már fent van.
}
ask-tie = Rakd le az elsőbbségi jelzőt
ask-tie-hint = Az elsőbbségi sáv első szabad helyére kerül.
ask-gold = Pecunia: hány aranyérméd legyen?
ask-swap = Pecunia: melyik érméket váltod át?
ask-exchange = Pecunia
ask-exchange-hint = { $mode ->
    [single_swap] Egy váltás 4 pontot ér.
    [one_to_one] Ugyanannyi érme marad, mint most; minden váltás 4 pontot ér.
   *[redenominate] Az érték nem változik (arany 4, ezüst 2, bronz 1); minden váltás 4 pontot ér.
}
ask-exchange-none = Az érméidet nem lehet átváltani.
ask-silver = Arany: { $gold }. És hány ezüstérme?
ask-silver-hint = Most ennyid van: { $coins }. A bronzérmék száma ebből adódik.
ask-buy = Megveszed ezt a kártyát: { $card }?
ask-buy-empty = Ezen a helyen nincs kártya
ask-buy-bonus = 1 bronzért, és vele jár a pakli felső lapja.
ask-servi = { $metal ->
    [bronze] Veszel egy rabszolgakártyát 1 bronzért?
    [silver] Hány rabszolgakártyát veszel, egyenként 1 ezüstért?
   *[gold] Hány rabszolgakártyát veszel, egyenként 1 aranyért?
}
ask-servi-hint = { $count ->
    [0] Egyet sem vehetsz.
    [one] Legfeljebb { $count } kártyát.
   *[other] Legfeljebb { $count } kártyát.
}
ask-cards = { $area }: mely kártyákat játszod ki?
ask-more-cards = { $area }: { $cards }, és még mit?
ask-odds = Erőd: { $strength }. Esélyeid a mostani állás szerint: { $places }
ask-blue = { $count ->
    [0] { $area }: nem maradt kék kocka
    [one] { $area }: dobsz a kék kockával?
   *[other] { $area }: hánnyal dobsz a { $count } kék kocka közül?
}
ask-blue-none = Minden kék kockával dobtak már.
ask-blue-save = Amivel itt nem dobsz, megmarad a Stadiumra.
ask-blue-hint = Amivel dobsz, azzal ebben a fordulóban többször nem dobhatsz.
ask-prize = Győztél az Arénában, az erőd { $strength }: pontot kérsz vagy rabszolgakártyát?
ask-prize-hint = Amit meghagysz, a másodiké lesz: { $player }
ask-prize-alone = Egyedül küzdöttél: amit meghagysz, elvész.
ask-keep = Melyik babérkártyát tartod meg?
ask-keep-hint = A másikat a második kapja, a többiek elől rejtve: { $player }
ask-keep-alone = Egyedül versenyeztél: a másik kártya ott marad, ahol volt.
ask-opening = Megnyitod az árverést ({ $card })?
ask-opening-own = Itt a te szolgád áll: a győztes neked fizet. Ha senki sem nyit, a kártya ingyen a tiéd.
ask-opening-hint = A győztes a szolga gazdájának fizet: { $player }
ask-bidding = Az ajánlat { $bid }: emelsz?
ask-bidding-hint = A legmagasabb ajánlat: { $player }. Árverésen: { $card }
ask-build = Mit építesz?
ask-build-second = Építesz másodikat is?
ask-build-hint = Ennyi érméd van: { $coins }.
ask-build-two = Legfeljebb két épület, mindegyiket külön kell kifizetni. Ennyi érméd van: { $coins }.
ask-build-points = A pontok rögtön számítanak. Ennyi érméd van: { $coins }.
ask-pay = { $plot }: mely rabszolgakártyákkal fizetsz?
ask-again = { $metal ->
    [bronze] Ellopták az érmédet: fizetsz még egy bronzot?
    [silver] Ellopták az érmédet: fizetsz még egy ezüstöt?
   *[gold] Ellopták az érmédet: fizetsz még egy aranyat?
}
ask-again-hint = Az épületeid ennyit adnának: { $income }.
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
do-silver = Váltás erre: { $coins }
do-swap = { $give } → { $get }
do-no-exchange = Tovább váltás nélkül
do-not-buy = Tovább vásárlás nélkül
do-not-again = Tovább fizetés nélkül
do-buy = Vétel 1 bronzért: { $card }
do-buy-bonus = Vétel 1 bronzért: { $card } és egy lap a pakliból
do-servi = { $count ->
    [0] Egyet sem
    [one] { $count } kártya, ára { $coins }
   *[other] { $count } kártya, ára { $coins }
}
do-card = { $card }: +{ $strength }
do-play = Kijátszás: { $cards }
do-play-none = Tovább kártya nélkül
do-play-nothing = Nincs kijátszható kártya
do-roll = { $count ->
    [0] Dobás nélkül (első hely: { $chance })
    [one] Dobás { $count } kockával (első hely: { $chance })
   *[other] Dobás { $count } kockával (első hely: { $chance })
}
do-points = { $points } pont
do-slave = Egy rabszolgakártya
do-keep-up = A nyitott kártya megtartása: { $card }
do-keep-deck = A pakli lapjának megtartása: { $card }
do-open = Nyitás: { $bid } (marad: { $left })
do-not-open = Tovább nyitás nélkül
do-raise = Ajánlat: { $bid } (marad: { $left })
do-withdraw = Kiszállás
do-build = { $plot }: { $coins }
do-build-slaves = { $plot }: { $coins }; rabszolgák: { $slaves }
do-build-pay = { $plot }: { $coins }; a rabszolgákat te választod
do-pay = { $coins }; rabszolgák: { $slaves }
do-stop = Nincs második épület
do-not-build = Tovább építés nélkül
do-again = Fizetés: { $coins }

## Lapok

effect-dolus = Dobj két piros kockával, és vedd el a dobott érméket.
effect-pecunia = { $mode ->
    [single_swap] Válts át egy érmét vele egyenértékű érmékre, vagy fordítva: 4 pont.
    [one_to_one] Válts át érméket ugyanannyi más fémű érmére: 4 pont.
   *[redenominate] Válts át érméket más, azonos értékű érmékre: 4 pont.
}
effect-equi = Vedd meg az itt fekvő kártyát 1 bronzért.
effect-equi-bonus = Vedd meg az itt fekvő kártyát 1 bronzért; vele jár a pakli felső lapja.
effect-servi = { $metal ->
    [bronze] Vegyél rabszolgakártyát egyenként 1 bronzért, legfeljebb ennyit: { $count }.
    [silver] Vegyél rabszolgakártyát egyenként 1 ezüstért, legfeljebb ennyit: { $count }.
   *[gold] Vegyél rabszolgakártyát egyenként 1 aranyért, legfeljebb ennyit: { $count }.
}
effect-potentia = A négy kék kocka erre a fordulóra: gazdájuk annyival dob az Arénában és a Stadiumban, amennyivel akar, mindegyikkel egyszer.
effect-arena = { $strength } erejű gladiátor a viadalon.
effect-stadium = { $side ->
    [silver] { $strength } erejű fogat az ezüst oldalon (rekonstruált szám). Minden szolgád egy oldalon versenyez.
   *[gold] { $strength } erejű fogat az arany oldalon (rekonstruált szám). Minden szolgád egy oldalon versenyez.
}
effect-theatrum = Egy babérkártya árverését indítja el. A győztes e szolga gazdájának fizet.
effect-forum = Építs egy épületet.
effect-forum-points = Építs egy épületet, és rögtön megkapod a pontjait.
effect-forum-two = Építs legfeljebb két épületet.
effect-forum-two-points = Építs legfeljebb két épületet, és rögtön megkapod a pontjaikat.
effect-port = { $metal ->
    [bronze] 1 bronz kerül a szolga alá; a műhelyeid és magánbankjaid jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
    [silver] 1 ezüst kerül a szolga alá; a műhelyeid és magánbankjaid jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
   *[gold] 1 arany kerül a szolga alá; a műhelyeid és magánbankjaid jövedelmet adnak. A három mezőből mindenki csak egyre állhat.
}
effect-latro = Dobj két piros kockával, és vedd el a kikötőből a dobott fémek érméit.
about-stands = Itt szolga áll: { $player }
about-blocked = Ebben a fordulóban zárva.
about-port-coin = A szolga alatt: { $coins }.
about-income = A műhelyek és magánbankok jövedelme: { $income }.
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
about-workshop = Műhely: { $points } pont, valahányszor fizetsz a kikötőben.
about-private-bank = Magánbank: { $coins }, valahányszor fizetsz a kikötőben.
about-villa = { $value } értékű villa: a végén számít, szorozva a színével egyező ({ $colour }) babérjaid számával.
about-cost = Ára: { $coins }{ $slaves ->
    [0] {""}
    [one] ; { $slaves } rabszolga
   *[other] ; { $slaves } rabszolga
}.
about-build-points = { $points ->
    [0] A Fórum 2. és 5. mezője nem ad érte pontot.
   *[other] A Fórum 2. és 5. mezője ennyi pontot ad érte: { $points }.
}
about-owner = Megépült: { $player }
about-reconstructed = Egyes számai rekonstruáltak.
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
about-held = A kezedben van: { $count ->
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
about-display = A futam győztese a nyitott kártya és a pakli felső lapja közül választ.
about-laurel = A végén egy babérnak számít ({ $colour }).
about-laurel-points = A végén { $points } pont.
title-laurel-deck = A Stadium babérkártyái
about-laurel-deck = { $count ->
    [one] { $count } kártya, lefordítva
   *[other] { $count } kártya, lefordítva
}
about-look = Felül ezt látod: { $card }
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
    [0] { $player }: mind elhasználva
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
why-passed = Passzoltál: ebben a fordulóban már nem rakhatsz le szolgát.
why-no-servant = Nem maradt szolgád.
why-other-side = Ebben a fordulóban a Stadium másik oldalán versenyzel.
why-one-in-port = E három mező egyikén már áll egy szolgád.
why-no-port-coin = { $metal ->
    [bronze] Nincs bronzérméd, amely a szolga alá kerülne.
    [silver] Nincs ezüstérméd, amely a szolga alá kerülne.
   *[gold] Nincs aranyérméd, amely a szolga alá kerülne.
}
why-built = Már beépült: { $player }
why-no-house = Nem maradt házikód.
why-coins = Hiányzik: { $coins }. Más fémmel nem lehet fizetni.
why-slaves = { $count ->
    [one] Nincs hozzá rabszolgakártyád: { $count } rabszolga kell.
   *[other] Nincs hozzá elég rabszolgakártyád: { $count } rabszolga kell.
}
why-horse = A lovak a Stadiumban futnak, nem az Arénában.
why-wrong-side = Ez a ló a másik oldalon fut.
why-no-horse = A Stadiumban csak lovak futnak.
why-empty-slot = Itt nincs megvehető kártya.
why-no-bronze = Nincs bronzérméd, amellyel fizethetnél.
why-no-coin = { $metal ->
    [bronze] Nincs bronzérméd.
    [silver] Nincs ezüstérméd.
   *[gold] Nincs aranyérméd.
}
why-no-raise = Ehhez az ajánlathoz: { $bid } hiányzik még: { $coins }.

## Napló

log-market = A piacon: { $cards }
log-display = A Stadiumban nyitva: { $card }
log-starts = Kezdőjátékos: { $player }
log-round = { $round }. forduló. Kezdőjátékos: { $player }
log-blocked = Ebben a fordulóban zárva: { $spaces }
log-placed = { $player }: szolga ide: { $space }
log-tied = { $player }: elsőbbségi jelző, { $number }. hely
log-passed = { $player }: nem rak le több szolgát
log-area = — { $area } —
log-dolus = { $player }: Dolus: { $faces }; a banktól: { $coins }
log-exchanged = { $player }: váltás: { $old } → { $new }, 4 pont
log-no-exchange = { $player }: nem vált
log-bought = { $player }: ezt veszi: { $card }
log-not-bought = { $player }: nem vesz semmit ({ $space })
log-bonus-own = { $player }: a pakliból húzott lap: { $card }
log-bonus = { $player }: húz egy lapot a pakliból
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
log-red = { $player }: { $faces }, +{ $count }; erő { $strength }
log-played = { $player }: kijátssza: { $cards }; erő { $strength }
log-played-none = { $player }: nem játszik ki lapot; erő { $strength }
log-blue = { $player }: kék kockák: { $faces }, +{ $count }; erő { $strength }
log-no-blue = { $player }: nem dob kék kockával
log-ranked = { $place }. hely: { $player }, erő { $strength }; a banktól: { $coins }
log-prize-points = { $player }: { $points } pont
log-prize-card = { $player }: egy rabszolgakártya
log-no-prize = { $player }: nincs rabszolgakártya
log-looks = { $player }: megnézi a felső babérkártyát
log-sees = { $player }: a felső babérkártya: { $card }
log-shared = { $player } és { $other }: mindketten egyet kapnak a két kártyából, a nyitottból ({ $card }) és a rejtettből
log-kept = { $player }: ezt tartja meg: { $card }
log-received = { $player }: ezt kapja: { $card }
log-kept-open = { $player }: a nyitott kártyát viszi: { $card }
log-kept-hidden = { $player }: a rejtett kártyát viszi
log-revealed = Árverésen: { $card }
log-opened = { $player }: nyitás: { $bid }
log-not-opened = { $player }: nem nyit
log-raised = { $player }: ajánlat: { $bid }
log-withdrew = { $player }: kiszáll
log-withdrew-poor = { $player }: nem tud emelni, kiesik
log-won = { $player }: { $card }, ára { $bid }. Az érméket ez a játékos kapja: { $other }
log-won-bank = { $player }: { $card }, a banknak fizetve: { $bid }
log-free = { $player }: { $card } ingyen, mert senki sem nyitotta meg az árverést
log-built = { $points ->
    [0] { $player }: ezt építi: { $plot }, ára { $coins }
   *[other] { $player }: ezt építi: { $plot }, ára { $coins }; { $points } pont
}
log-built-slaves = { $points ->
    [0] { $player }: ezt építi: { $plot }, ára { $coins }; rabszolgák: { $slaves }
   *[other] { $player }: ezt építi: { $plot }, ára { $coins }; rabszolgák: { $slaves }; { $points } pont
}
log-not-built = { $player }: nem épít többet
log-latro = { $player }: Latro: { $faces }; zsákmány: { $coins }
log-port-paid = { $player }: a kikötőben fizet: { $coins }
log-port-again = { $player }: a kikötőben újra fizet: { $coins }
log-port-poor = { $metal ->
    [bronze] { $player }: az érmét ellopták, és nincs másik bronz
    [silver] { $player }: az érmét ellopták, és nincs másik ezüst
   *[gold] { $player }: az érmét ellopták, és nincs másik arany
}
log-port-declined = { $player }: az érmét ellopták, többet nem fizet
log-activated = { $player }: a műhelyek és magánbankok jövedelme: { $income }
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
score-product = { $villas } × { $laurels }
score-stadium = Stadium: pontos kártyák
score-total = Összesen
headline = { $round }. forduló a 6-ból · { $area } · { $player }
headline-placing = { $round }. forduló a 6-ból · { $player }: lerak
headline-setup = Készül a város
headline-over = Győzött: { $winners }
