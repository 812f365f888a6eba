# Forum Minimum: všechna slova cvičné hry.

## Volby

option-rounds = Kola
option-rounds-2 = Dvě
option-rounds-2-hint = Krátká hra.
option-rounds-3 = Tři
option-rounds-3-hint = Obvyklá hra.
option-shout = Zahrané karty
option-shout-false = Lícem dolů
option-shout-false-hint = Číslo zahrané karty se nikdo jiný nedozví.
option-shout-true = Nahlas
option-shout-true-hint = Číslo zahrané karty se dozvědí všichni.
preset-plain = Obyčejná
preset-plain-hint = Tři kola, karty se hrají lícem dolů.

## Společná slova

coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
   *[other] { $n } mincí
}
laurels = { $n ->
    [one] { $n } vavřín
    [few] { $n } vavříny
   *[other] { $n } vavřínů
}
cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
card = číslo { $n }
player = { $who }

## Otázky

ask-nothing = Není o čem rozhodovat.
ask-stake = Kolik mincí vsadíte?
ask-stake-hint = Sázky zůstanou tajné, dokud nepotvrdí všichni. Minci lze také nabídnout za kartu.
ask-auction = Přihodit jednu minci, nebo pasovat?
ask-auction-hint = Nejvyšší nabídka: { $coins }.
ask-turn = Kterou kartu zahrajete?
ask-turn-hint = Zahrajte jich, kolik chcete; na konci tahu se jedna karta lízne.
ask-target = Koho má zasáhnout { $card }?
ask-target-hint = Čísla 1 až 3 berou jednu minci, 4 až 6 dvě.

## Odpovědi

do-stake = Sázka: { $coins }
do-offer = Nabídnout minci za kartu: { $who }
do-accept = Dát { $card } za minci: { $who }
do-reject = Odmítnout nabídku: { $who }
do-withdraw = Stáhnout nabídku: { $who }
do-commit = Potvrdit
do-raise = Přihodit: { $coins }
do-pass = Pasovat
do-peek = Podívat se na vrchní kartu
do-play = Zahrát { $card }
do-target = Cíl: { $who }
do-end = Líznout a ukončit tah

## Záznam

told-dealt = Vaše první karty: { $cards }.
told-dealt-hidden = { $who }: rozdáno, { $cards }.
told-round = Začíná kolo { $round }. První místo: { $who }.
told-stake-set = Vaše sázka: { $coins }.
told-offer = Nabídka mince za kartu. Minci dává { $from }, kartu { $to }.
told-offer-off = Nabídka skončila. Minci nabízí { $from }, kartu má dát { $to }.
told-traded = Výměna. Minci dává { $from }, kartu { $to }.
told-got = Získaná karta: { $card }.
told-gave = Daná karta: { $card }.
told-committed = { $who } potvrzuje.
told-stake = { $who }: sázka { $coins }.
told-laurel = { $who } získává vavřín za nejvyšší sázku.
told-raised = { $who }: nabídka { $coins }.
told-passed = { $who } pasuje.
told-won = { $who } získává vavřín z dražby. Zaplaceno: { $coins }.
told-nobody-bid = Nikdo nepřihazuje; vavřín z dražby nezíská nikdo.
told-peeks = { $who } se dívá na vrchní kartu.
told-saw = Navrchu: { $card }.
told-played = Hrajete { $card }. { $target }: mínus { $coins }.
told-played-hidden = { $who } hraje kartu lícem dolů. { $target }: mínus { $coins }.
told-played-open = { $who } hraje { $card }. { $target }: mínus { $coins }.
told-out = { $who } končí ve hře.
told-out-cards = { $who } končí ve hře. Odkryté karty: { $cards }.
told-drew = Líznutá karta: { $card }.
told-drew-hidden = { $who } si lízne kartu.
told-over = Hra skončila.

## Co je vidět

title-players = Hráči
title-status = Forum
title-hand = Ruka: { $who }
spot-deck = Balíček: { $cards }
spot-top = Vrchní karta, zná ji { $who }
spot-top-known = Vrchní karta: { $card }, zná ji { $who }
spot-discard = Odkrytý odkládací balíček: { $cards }
spot-discard-last = Odkrytý odkládací balíček: { $cards }. Naposledy nahlas: { $card }
spot-discard-empty = Odkrytý odkládací balíček: prázdný
spot-facedown = Zakrytý odkládací balíček: { $cards }
spot-bid = Nejvyšší nabídka: { $coins }, { $who }
spot-bid-none = Nejvyšší nabídka: { $coins }
spot-seat = { $who }: { $coins }, { $laurels }, { $cards }{ $start ->
    [yes] , první místo
   *[no] {""}
}{ $state ->
    [out] , mimo hru
    [committed] , potvrzeno
    [passed] , pas
   *[in] {""}
}
spot-stake = Sázka: { $coins }, { $who }
spot-card = Karta: { $card }
spot-offer = Nabídka mince za kartu: { $from } → { $to }

## Co to je

about-deck = Na vrchní kartu se lze podívat jednou za tah; na konci tahu se odtud lízne jedna karta.
about-top = Příští líznutí vezme právě tuto kartu.
about-discard = Karty, jejichž čísla viděli všichni.
about-facedown = Karty zahrané lícem dolů; jejich čísla se nikdy neukážou.
about-bid = Kdo zůstane poslední, zaplatí svou nabídku a získá vavřín.
about-seat = Hráč. Tři body za každý vavřín a jeden za každou minci, pokud je ještě ve hře.
about-stake = Nejvyšší sázka získá vavřín; zaplatí se všechny sázky.
about-card-low = Vezme jednu minci hráči, kterého zvolíte.
about-card-high = Vezme dvě mince hráči, kterého zvolíte.
about-offer = Jedna mince, odložená do odpovědi, za kartu, kterou vybere její majitel.
why-out = Tento hráč je mimo hru.
why-committed = Tento hráč už potvrdil.
why-offer-open = Vaše nabídka tomuto hráči ještě platí.
why-no-cards = Tento hráč nemá kartu, kterou by dal.
why-no-coin = Všechny vaše mince jsou vsazené nebo odložené.
why-bid = Mince na vyšší nabídku nestačí.
why-top = Vrchní karta už je někomu známá.
why-peeked = V tomto tahu už jste se dívali.
why-deck-empty = Balíček je prázdný.

## Body

score-title = Body
score-laurels = Vavříny, každý za tři body
score-coins = Mince, každá za bod
score-total = Celkem
headline-deal = Rozdávají se karty.
headline-stake = Kolo { $round } z { $rounds }: sázky
headline-auction = Kolo { $round } z { $rounds }: dražba, { $coins }. Na řadě je { $who }
headline-turn = Kolo { $round } z { $rounds }: { $who }
headline-over = Konec. První místo: { $winners }
