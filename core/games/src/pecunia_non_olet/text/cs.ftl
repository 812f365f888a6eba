# Pecunia non olet: co se říká při hře. Jména zákazníků, karet a voleb jsou v names.*.ftl.

## Věci

who = { $class ->
    [senator] Senátor { $name }
    [citizen] Občan { $name }
    [slave] Otrok { $name }
   *[lady] Dáma { $name }
}
who-waits = { $who } (platba { $pay }, doba { $time })
who-sits = { $who } (platba { $pay }, { $markers ->
    [0] bez žetonů
    [one] 1 žeton
    [few] { $markers } žetony
   *[other] { $markers } žetonů
})
place-left = levé místo
place-middle = prostřední místo
place-right = pravé místo
place-villa = vila { $number }
seat-empty = nikdo
just-player = { $player }

## Otázky

ask-open = Jste na tahu
ask-open-hint = Teď každému zákazníkovi, který u vás sedí, ubude jeden žeton. Předtím můžete hrát karty.
ask-collect = Žetony odebrány
ask-collect-hint = { $due ->
    [0] Tentokrát nikdo neplatí. Ještě můžete hrát karty.
    [one] Teď inkasujete 1 sesterc. Předtím můžete hrát karty.
    [few] Teď inkasujete { $due } sesterce. Předtím můžete hrát karty.
   *[other] Teď inkasujete { $due } sesterců. Předtím můžete hrát karty.
}
ask-seat = { $class ->
    [senator] Kam si sedne senátor?
    [citizen] Kam si sedne občan?
    [slave] Kam si sedne otrok?
   *[lady] Kam si sedne dáma?
}
ask-seat-blocked = { $class ->
    [senator] Nehodí se: { $place }. Senátor nesmí sedět vedle otroka.
   *[slave] Nehodí se: { $place }. Otrok nesmí sedět vedle senátora.
}
ask-no-seat-fits = Žádné prázdné místo se nehodí
ask-full = Všechna místa jsou obsazená
ask-full-hint = Líznutím karty váš tah končí.
ask-nobody-waits = Nikdo nečeká
ask-colosseum = { $count ->
    [one] Do které fronty jde poslední?
   *[other] Kdo jde do které fronty?
}
ask-after-draw = Máte líznuto
ask-after-draw-hint = Ještě můžete hrát karty. Uvolněné místo počká na váš příští tah.
ask-target = { $card }: na koho?
ask-second = { $card }: a kam?
ask-nothing = Není o čem rozhodovat

## Odpovědi

do-markers = Odebrat žetony
do-collect = { $due ->
    [0] Pokračovat
    [one] Inkasovat 1 sesterc
    [few] Inkasovat { $due } sesterce
   *[other] Inkasovat { $due } sesterců
}
do-seat = Posadit: { $place }
do-join = Přisednout: { $place } ({ $who })
do-end = Líznout kartu a ukončit tah
do-finish = Ukončit tah
do-card = { $card }: { $short }
do-player = { $player }
do-queue = { $player }: konec fronty
do-lodger = { $player }, { $place }: { $who }
do-waiting = { $player }, { $place }. místo ve frontě: { $who }
do-assign = { $who } → { $player }

## Stůl slovy

surface-players = Hráči
surface-latrine = { $player }: latrína
surface-hand = { $player }: karty v ruce
surface-colosseum = Z arény: otočení zákazníci
surface-status = Balíčky
player = { $player }: { $money } z cílových { $target } sesterců, { $cards ->
    [0] žádné karty
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
player-active = { $player } (na tahu): { $money } z cílových { $target } sesterců, { $cards ->
    [0] žádné karty
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
place-empty = { $place }: volno
place-taken = { $place }: { $who }
queue-front = Fronta, první: { $who }
queue-place = Fronta, { $place }. místo: { $who }
due = Příjem v příštích čtyřech tazích: { $one }, { $two }, { $three }, { $four }
hand-card = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}(× { $copies })
}: { $short }
hand-empty = Žádné karty
status-pile = Dobírací balíček zákazníků: { $count }
status-gone = Odkládací balíček zákazníků: { $count }, navrchu: { $who }
status-gone-empty = Odkládací balíček zákazníků: prázdný
status-deck = Dobírací balíček akčních karet: { $count }
status-played = Odkládací balíček akčních karet: { $count }, navrchu: { $card }
status-played-empty = Odkládací balíček akčních karet: prázdný

## Listy

about-time = Zůstane { $time ->
    [one] 1 tah
    [few] { $time } tahy
   *[other] { $time } tahů
} (rekonstruovaný údaj)
about-pay = Při odchodu zaplatí { $pay ->
    [one] 1 sesterc
    [few] { $pay } sesterce
   *[other] { $pay } sesterců
} (rekonstruovaný údaj)
about-class = { $class ->
    [senator] Senátoři nesedí vedle otroků. Na vile to neplatí.
    [citizen] Občané si sednou vedle kohokoli.
    [slave] Otroci nesedí vedle senátorů. Na vile to neplatí.
   *[lady] Dámy si sednou vedle kohokoli a dvě se mohou podělit o jedno místo.
}
about-sits = { $markers ->
    [0] Bez žetonů: při příštím inkasování majitele zaplatí { $pay }.
    [one] Zbývá 1 žeton: při příštím inkasování majitele zaplatí { $pay }.
    [few] Zbývají { $markers } žetony: za { $markers } tahy majitele zaplatí { $pay }.
   *[other] Zbývá { $markers } žetonů: za { $markers } tahů majitele zaplatí { $pay }.
}
about-lodger = Sedí tu: { $who }.
about-empty = Nikdo tu nesedí.
about-villa = Vila nemá sousedy, hodí se pro každého. Jakmile se použitá vila zase uvolní, zmizí.
about-neighbours = Levé a pravé místo sousedí s prostředním, spolu ne.
about-pile-title = Dobírací balíček zákazníků
about-pile = { $count ->
    [one] 1 zákazník lícem dolů. Pořadí nikdo nezná.
    [few] { $count } zákazníci lícem dolů. Pořadí nikdo nezná.
   *[other] { $count } zákazníků lícem dolů. Pořadí nikdo nezná.
}
about-pile-class = { $class ->
    [senator] Senátoři: { $count }
    [citizen] Občané: { $count }
    [slave] Otroci: { $count }
   *[lady] Dámy: { $count }
}
about-gone-title = { $count ->
    [0] Odkládací balíček zákazníků: prázdný
   *[other] Odkládací balíček zákazníků: { $count }, shora dolů
}
about-deck-title = Dobírací balíček akčních karet
about-deck = { $count ->
    [one] 1 karta lícem dolů. Pořadí nikdo nezná.
    [few] { $count } karty lícem dolů. Pořadí nikdo nezná.
   *[other] { $count } karet lícem dolů. Pořadí nikdo nezná.
}
about-played-title = { $count ->
    [0] Odkládací balíček akčních karet: prázdný
   *[other] Odkládací balíček akčních karet: { $count }, shora dolů
}
about-money = { $money } z cílových { $target } sesterců
about-cards = { $cards ->
    [0] Žádné akční karty
    [one] 1 akční karta, ostatní ji nevidí
    [few] { $cards } akční karty, ostatní je nevidí
   *[other] { $cards } akčních karet, ostatní je nevidí
}
about-due = { $turns ->
    [one] Při příštím inkasování přijde: { $pay }
    [few] Za { $turns } tahy přijde: { $pay }
   *[other] Za { $turns } tahů přijde: { $pay }
}
reconstructed-copies = Počty kusů jednotlivých karet jsou rekonstruované.

## Proč něco nelze vybrat

why-clash = { $class ->
    [senator] První ve vaší frontě je senátor a vedle tohoto místa sedí otrok.
   *[slave] První ve vaší frontě je otrok a vedle tohoto místa sedí senátor.
}
why-front-clash = { $class ->
    [senator] První ve vaší frontě je senátor a vedle každého prázdného místa sedí otrok. Můžete ukončit tah.
   *[slave] První ve vaší frontě je otrok a vedle každého prázdného místa sedí senátor. Můžete ukončit tah.
}
why-taken = Tam už někdo sedí.
why-two-ladies = Už tam sedí dvě dámy, a tři nikdy.
why-not-a-lady = { $class ->
    [senator] Sedí tam dáma a první ve vaší frontě je senátor. O místo se mohou podělit jen dámy.
    [citizen] Sedí tam dáma a první ve vaší frontě je občan. O místo se mohou podělit jen dámy.
   *[slave] Sedí tam dáma a první ve vaší frontě je otrok. O místo se mohou podělit jen dámy.
}
why-not-first = Sednout si smí jen první ve frontě a nikdo ho nesmí předejít.
why-colosseum = Nejdřív jdou do front otočení zákazníci z arény.
why-citizens_assembly = U nikoho, koho smíte určit, nesedí ani nečeká občan.
why-womens_forum = U nikoho, koho smíte určit, nesedí ani nečeká dáma.
why-senate_meeting = U nikoho, koho smíte určit, nesedí ani nečeká senátor.
why-slave_market = U nikoho, koho smíte určit, nesedí ani nečeká otrok.
why-fish_poisoning = U jiných hráčů nikdo nesedí.
why-great_haste = Nikdo, kdo u vás sedí, už nemá žeton.
why-latrine_gossip = U žádného jiného hráče nesedí na jednom místě dvě dámy s různým počtem žetonů.
why-latrine_swap = Chce to dvě fronty, ve kterých někdo čeká.
why-colosseum_break = Oba balíčky zákazníků jsou prázdné.
why-eviction = V žádné frontě nikdo nečeká.
why-special_tax_slaves = U nikoho, kdo má peníze, nesedí otrok.
why-special_tax_citizens = U nikoho, kdo má peníze, nesedí občan.
why-special_tax_senators = U nikoho, kdo má peníze, nesedí senátor.
why-regular_guest = Není koho zavolat zpátky.
why-villa_dixius = Vila se dá zahrát vždycky.
why-queue_jumper = V žádné frontě nečekají aspoň dva zákazníci.

## Účinky karet při domácích pravidlech

card-citizens_assembly-effect-one_opponent = Určete jiného hráče: všichni občané, kteří u něj sedí nebo čekají, odejdou bez placení.
card-citizens_assembly-effect-all_players = Všichni občané všech hráčů, sedící i čekající, odejdou bez placení.
card-womens_forum-effect-one_opponent = Určete jiného hráče: všechny dámy, které u něj sedí nebo čekají, odejdou bez placení.
card-womens_forum-effect-all_players = Všechny dámy všech hráčů, sedící i čekající, odejdou bez placení.
card-senate_meeting-effect-one_opponent = Určete jiného hráče: všichni senátoři, kteří u něj sedí nebo čekají, odejdou bez placení.
card-senate_meeting-effect-all_players = Všichni senátoři všech hráčů, sedící i čekající, odejdou bez placení.
card-slave_market-effect-one_opponent = Určete jiného hráče: všichni otroci, kteří u něj sedí nebo čekají, odejdou bez placení.
card-slave_market-effect-all_players = Všichni otroci všech hráčů, sedící i čekající, odejdou bez placení.
card-regular_guest-effect-draw_top = Určete frontu. Na její konec jde vrchní zákazník z dobíracího balíčku.
card-great_haste-effect-immediate = Odeberte zákazníkovi, který sedí u vás, 2 žetony, nebo 1, pokud víc nemá. Komu žetony dojdou během obsazování míst, hned zaplatí a odejde.

## Záznam

log-dealt = { $player }: vlevo { $left }, vpravo { $right }; ve frontě: { $queue }
log-drew-own = { $player } bere do ruky: { $cards }
log-drew = { $player } bere do ruky { $count ->
    [one] 1 akční kartu
    [few] { $count } akční karty
   *[other] { $count } akčních karet
}
log-starts = Začíná: { $player }
log-markers = { $player }: { $count ->
    [0] žádné žetony k odebrání
    [one] o žeton méně u 1 zákazníka
   *[other] o žeton méně u { $count } zákazníků
}
log-paid = { $player }: { $who } platí { $pay } a odchází
log-nobody-paid = { $player }: nikdo neplatí
log-villa-gone = { $player }: uvolněná vila mizí
log-seated = { $player }: { $who }, { $place }
log-joined = { $player }: { $who } přisedá k dámě, { $place }
log-played = { $player } hraje: { $card }
log-played-player = { $player } hraje: { $card } → { $to }
log-played-seat = { $player } hraje: { $card } → { $to }, { $place }: { $who }
log-played-pair = { $player } hraje: { $card } → { $to }, { $place }
log-played-waiting = { $player } hraje: { $card } → { $to }, ve frontě: { $who }
log-played-moved = { $player } hraje: { $card } → { $who } jde do jiné fronty ({ $from } → { $to })
log-played-swapped = { $player } hraje: { $card } → { $who } ({ $from }) a { $other } ({ $to }) si vyměňují místa
log-swept = { $player }: { $class ->
    [senator] { $count ->
        [one] 1 senátor odchází bez placení
        [few] { $count } senátoři odcházejí bez placení
       *[other] { $count } senátorů odchází bez placení
    }
    [citizen] { $count ->
        [one] 1 občan odchází bez placení
        [few] { $count } občané odcházejí bez placení
       *[other] { $count } občanů odchází bez placení
    }
    [slave] { $count ->
        [one] 1 otrok odchází bez placení
        [few] { $count } otroci odcházejí bez placení
       *[other] { $count } otroků odchází bez placení
    }
   *[lady] { $count ->
        [one] 1 dáma odchází bez placení
        [few] { $count } dámy odcházejí bez placení
       *[other] { $count } dam odchází bez placení
    }
}
log-taxed = { $player }: daň { $count ->
    [one] 1 sesterc
    [few] { $count } sesterce
   *[other] { $count } sesterců
}
log-refilled = { $player }, nově ve frontě: { $queue }
log-pile-renewed = Z odkládacího balíčku zákazníků se míchá nový dobírací.
log-deck-renewed = Z odkládacího balíčku akčních karet se míchá nový dobírací.
log-revealed = Otočeno: { $queue }
log-assigned = { $player } posílá do fronty: { $who } → { $to }
log-guest = { $player }: { $who } se řadí na konec fronty
log-no-card = { $player }: není žádná akční karta k líznutí
log-last-round = { $player } má cílovou částku: kolo se dohraje
log-turn = Na tahu: { $player }
log-won = { $player } vyhrává
log-ended = Konec hry: vyhrává nejvíc peněz

## Skóre a police

score-title = Sesterce, cílová částka { $target }
score-due = sedící ještě zaplatí
score-money = sesterce
headline = { $round }. kolo · { $player } · { $most } z { $target }
headline-over = Výhra: { $winners }
headline-dealing = Rozdávají se karty

## Na desce

surface-queue = { $player }: fronta
class-name = { $class ->
    [senator] Senátor
    [citizen] Občan
    [slave] Otrok
   *[lady] Dáma
}
of-target = / { $target }
board-own = Vaše latrína
board-latrine = Latrína
board-in = za
board-due = platí
board-zero = ·
board-queue = Fronta
board-waiting = { $count ->
    [0] nikdo nečeká
    [one] čeká 1
    [few] čekají { $count }
   *[other] čeká { $count }
}
board-hand = Vaše karty
board-only-you = vidíte je jen vy
board-cards = akční karty
board-sit = sem
board-beside-slave = vedle otroka
board-beside-senator = vedle senátora
board-villa = vila
board-arena = Z arény
board-colosseum = každý do nějaké fronty
board-pile = přijdou
board-gone = odešli
board-deck = akční karty
board-played = zahrané
hand-title = { $card }
hand-short = { $short }
hand-copies = × { $copies }
