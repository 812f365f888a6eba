# Pecunia non olet: ami játék közben elhangzik. A kuncsaftok, a kártyák és a beállítások neve a names.*.ftl fájlokban van.

## Dolgok

who = { $class ->
    [senator] { $name } szenátor
    [citizen] { $name } polgár
    [slave] { $name } rabszolga
   *[lady] { $name } polgárnő
}
who-waits = { $who } (fizetség: { $pay }, idő: { $time })
who-sits = { $who } (fizetség: { $pay }, { $markers ->
    [0] nincs jelző
   *[other] { $markers } jelző
})
place-left = bal hely
place-middle = középső hely
place-right = jobb hely
place-villa = { $number }. villa
seat-empty = senki
just-player = { $player }

## Kérdések

ask-open = Te jössz
ask-open-hint = Most minden nálad ülő kuncsaftról lekerül egy jelző. Előtte még kijátszhatsz kártyákat.
ask-collect = Jelzők levéve
ask-collect-hint = { $due ->
    [0] Most senki sem fizet. Még kijátszhatsz kártyákat.
   *[other] Most { $due } sestertiust gyűjtesz be. Előtte még kijátszhatsz kártyákat.
}
ask-seat = { $class ->
    [senator] Hová üljön a szenátor?
    [citizen] Hová üljön a polgár?
    [slave] Hová üljön a rabszolga?
   *[lady] Hová üljön a polgárnő?
}
ask-seat-blocked = { $class ->
    [senator] Nem felel meg: { $place }. Szenátor nem ülhet rabszolga mellé.
   *[slave] Nem felel meg: { $place }. Rabszolga nem ülhet szenátor mellé.
}
ask-no-seat-fits = Egyik üres hely sem felel meg
ask-full = Minden hely foglalt
ask-full-hint = A kártyahúzással véget ér a köröd.
ask-nobody-waits = Senki sem vár
ask-colosseum = { $count ->
    [one] Melyik sorba áll az utolsó?
   *[other] Ki melyik sorba áll?
}
ask-after-draw = Túl vagy a húzáson
ask-after-draw-hint = Még kijátszhatsz kártyákat. A felszabaduló hely a következő körödig üres marad.
ask-target = { $card }: kire?
ask-second = { $card }: és hová?
ask-nothing = Nincs miről dönteni

## Válaszok

do-markers = Jelzők levétele
do-collect = { $due ->
    [0] Tovább
   *[other] { $due } sestertius begyűjtése
}
do-seat = Leültetés: { $place }
do-join = Odaülés: { $place } ({ $who })
do-end = Kártyahúzás, és vége a körnek
do-finish = A kör befejezése
do-card = { $card }: { $short }
do-player = { $player }
do-queue = { $player }: a sor vége
do-lodger = { $player }, { $place }: { $who }
do-waiting = { $player }, { $place }. hely a sorban: { $who }
do-assign = { $who } → { $player }

## Az asztal szavakban

surface-players = Játékosok
surface-latrine = { $player }: latrina
surface-hand = { $player }: kézben tartott kártyák
surface-colosseum = Az arénából: felfordított kuncsaftok
surface-status = Paklik
player = { $player }: { $money } sestertius (cél: { $target }), { $cards ->
    [0] nincs kártya
   *[other] { $cards } kártya
}
player-active = { $player } (soron van): { $money } sestertius (cél: { $target }), { $cards ->
    [0] nincs kártya
   *[other] { $cards } kártya
}
place-empty = { $place }: üres
place-taken = { $place }: { $who }
queue-front = Várakozó sor, első: { $who }
queue-place = Várakozó sor, { $place }. hely: { $who }
due = Bevétel a következő négy körben: { $one }, { $two }, { $three }, { $four }
hand-card = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}(× { $copies })
}: { $short }
hand-empty = Nincs kártya
status-pile = Kuncsaftok húzópaklija: { $count }
status-gone = Kuncsaftok dobópaklija: { $count }, felül: { $who }
status-gone-empty = Kuncsaftok dobópaklija: üres
status-deck = Akciókártyák húzópaklija: { $count }
status-played = Akciókártyák dobópaklija: { $count }, felül: { $card }
status-played-empty = Akciókártyák dobópaklija: üres

## Lapok

about-time = { $time } körig marad (rekonstruált adat)
about-pay = Távozáskor { $pay } sestertiust fizet (rekonstruált adat)
about-class = { $class ->
    [senator] A szenátorok nem ülnek rabszolga mellé. Villán ez nem számít.
    [citizen] A polgárok bárki mellé leülnek.
    [slave] A rabszolgák nem ülnek szenátor mellé. Villán ez nem számít.
   *[lady] A polgárnők bárki mellé leülnek, és ketten is osztozhatnak egy helyen.
}
about-sits = { $markers ->
    [0] Nincs rajta jelző: a latrina gazdájának következő begyűjtésekor { $pay } sestertiust fizet.
    [one] 1 jelző van rajta: a latrina gazdájának következő begyűjtésekor { $pay } sestertiust fizet.
   *[other] { $markers } jelző van rajta: { $markers } kör múlva { $pay } sestertiust fizet a latrina gazdájának.
}
about-lodger = Itt ül: { $who }.
about-empty = Itt senki sem ül.
about-villa = A villának nincs szomszédja, bárki leülhet rajta. Ha már ült itt valaki, és újra kiürül, eltűnik.
about-neighbours = A bal és a jobb hely a középsővel szomszédos, egymással nem.
about-pile-title = Kuncsaftok húzópaklija
about-pile = { $count } kuncsaft, képpel lefelé. A sorrendet senki sem ismeri.
about-pile-class = { $class ->
    [senator] Szenátorok: { $count }
    [citizen] Polgárok: { $count }
    [slave] Rabszolgák: { $count }
   *[lady] Polgárnők: { $count }
}
about-gone-title = { $count ->
    [0] Kuncsaftok dobópaklija: üres
   *[other] Kuncsaftok dobópaklija: { $count }, felülről lefelé
}
about-deck-title = Akciókártyák húzópaklija
about-deck = { $count } kártya, képpel lefelé. A sorrendet senki sem ismeri.
about-played-title = { $count ->
    [0] Akciókártyák dobópaklija: üres
   *[other] Akciókártyák dobópaklija: { $count }, felülről lefelé
}
about-money = { $money } sestertius (cél: { $target })
about-cards = { $cards ->
    [0] Nincs akciókártya
   *[other] { $cards } akciókártya, a többiek elől rejtve
}
about-due = { $turns ->
    [one] A következő begyűjtéskor jön: { $pay }
   *[other] { $turns } kör múlva jön: { $pay }
}
reconstructed-copies = Az egyes kártyák darabszáma rekonstruált.

## Miért nem választható valami

why-clash = { $class ->
    [senator] A sorod elején szenátor áll, a szomszéd helyen pedig rabszolga ül.
   *[slave] A sorod elején rabszolga áll, a szomszéd helyen pedig szenátor ül.
}
why-front-clash = { $class ->
    [senator] A sorod elején szenátor áll, és minden üres hely mellett rabszolga ül. Befejezheted a kört.
   *[slave] A sorod elején rabszolga áll, és minden üres hely mellett szenátor ül. Befejezheted a kört.
}
why-taken = Ott már ül valaki.
why-two-ladies = Ott már két polgárnő ül, három pedig soha nem ülhet együtt.
why-not-a-lady = { $class ->
    [senator] Ott polgárnő ül, a sorod elején pedig szenátor áll. Csak polgárnők osztozhatnak egy helyen.
    [citizen] Ott polgárnő ül, a sorod elején pedig polgár áll. Csak polgárnők osztozhatnak egy helyen.
   *[slave] Ott polgárnő ül, a sorod elején pedig rabszolga áll. Csak polgárnők osztozhatnak egy helyen.
}
why-not-first = Csak a sor első kuncsaftja ülhet le, és senki sem előzheti meg.
why-colosseum = Előbb a felfordított kuncsaftok állnak be a sorokba.
why-citizens_assembly = Akit megnevezhetsz, annál nem ül és nem is vár polgár.
why-womens_forum = Akit megnevezhetsz, annál nem ül és nem is vár polgárnő.
why-senate_meeting = Akit megnevezhetsz, annál nem ül és nem is vár szenátor.
why-slave_market = Akit megnevezhetsz, annál nem ül és nem is vár rabszolga.
why-fish_poisoning = A többi játékosnál senki sem ül.
why-great_haste = Egyetlen nálad ülő kuncsafton sincs már jelző.
why-latrine_gossip = Senki másnál nem ül egy helyen két polgárnő eltérő számú jelzővel.
why-latrine_swap = Két olyan sor kell hozzá, amelyben vár valaki.
why-colosseum_break = A kuncsaftok mindkét paklija üres.
why-eviction = Egyik sorban sem vár senki.
why-special_tax_slaves = Akinek van pénze, annál nem ül rabszolga.
why-special_tax_citizens = Akinek van pénze, annál nem ül polgár.
why-special_tax_senators = Akinek van pénze, annál nem ül szenátor.
why-regular_guest = Nincs kit visszahívni.
why-villa_dixius = A villa mindig kijátszható.
why-queue_jumper = Egyik sorban sem vár legalább két kuncsaft.

## A kártyák hatása házi szabályokkal

card-citizens_assembly-effect-one_opponent = Nevezz meg egy másik játékost: minden nála ülő vagy várakozó polgár fizetés nélkül távozik.
card-citizens_assembly-effect-all_players = Minden játékos összes ülő és várakozó polgára fizetés nélkül távozik.
card-womens_forum-effect-one_opponent = Nevezz meg egy másik játékost: minden nála ülő vagy várakozó polgárnő fizetés nélkül távozik.
card-womens_forum-effect-all_players = Minden játékos összes ülő és várakozó polgárnője fizetés nélkül távozik.
card-senate_meeting-effect-one_opponent = Nevezz meg egy másik játékost: minden nála ülő vagy várakozó szenátor fizetés nélkül távozik.
card-senate_meeting-effect-all_players = Minden játékos összes ülő és várakozó szenátora fizetés nélkül távozik.
card-slave_market-effect-one_opponent = Nevezz meg egy másik játékost: minden nála ülő vagy várakozó rabszolga fizetés nélkül távozik.
card-slave_market-effect-all_players = Minden játékos összes ülő és várakozó rabszolgája fizetés nélkül távozik.
card-regular_guest-effect-draw_top = Nevezz meg egy várakozó sort: a húzópakli felső kuncsaftja beáll a végére.
card-great_haste-effect-immediate = Vegyél le 2 jelzőt egy nálad ülő kuncsaftról, vagy 1-et, ha csak annyi van rajta. Akiről a helyek feltöltése közben fogy el a jelző, azonnal fizet és távozik.

## Napló

log-dealt = { $player }: balra { $left }, jobbra { $right }; a sorban: { $queue }
log-drew-own = { $player } ezt húzza: { $cards }
log-drew = { $player } { $count } akciókártyát húz
log-starts = Kezdőjátékos: { $player }
log-markers = { $player }: { $count ->
    [0] nincs levehető jelző
    [one] egy kuncsaftról lekerül egy jelző
   *[other] { $count } kuncsaftról lekerül egy-egy jelző
}
log-paid = { $player }: { $who } { $pay } sestertiust fizet, és távozik
log-nobody-paid = { $player }: senki sem fizet
log-villa-gone = { $player }: egy kiürült villa eltűnik
log-seated = { $player }: { $who }, { $place }
log-joined = { $player }: { $who } odaül egy polgárnő mellé, { $place }
log-played = { $player } ezt játssza ki: { $card }
log-played-player = { $player } ezt játssza ki: { $card } → { $to }
log-played-seat = { $player } ezt játssza ki: { $card } → { $to }, { $place }: { $who }
log-played-pair = { $player } ezt játssza ki: { $card } → { $to }, { $place }
log-played-waiting = { $player } ezt játssza ki: { $card } → { $to }, a sorban: { $who }
log-played-moved = { $player } ezt játssza ki: { $card } → { $who } átáll egy másik sorba ({ $from } → { $to })
log-played-swapped = { $player } ezt játssza ki: { $card } → { $who } ({ $from }) és { $other } ({ $to }) helyet cserél
log-swept = { $player }: { $class ->
    [senator] { $count } szenátor fizetés nélkül távozik
    [citizen] { $count } polgár fizetés nélkül távozik
    [slave] { $count } rabszolga fizetés nélkül távozik
   *[lady] { $count } polgárnő fizetés nélkül távozik
}
log-taxed = { $player }: { $count } sestertius adó
log-refilled = { $player }, új a sorban: { $queue }
log-pile-renewed = A kuncsaftok dobópakliját megkeverve új húzópakli készül.
log-deck-renewed = Az akciókártyák dobópakliját megkeverve új húzópakli készül.
log-revealed = Felfordítva: { $queue }
log-assigned = { $player } sorba küldi: { $who } → { $to }
log-guest = { $player }: { $who } beáll a sor végére
log-no-card = { $player }: nincs húzható akciókártya
log-last-round = { $player } eléri a célösszeget: mindenki ugyanannyiszor kerül sorra
log-turn = Soron van: { $player }
log-won = { $player } győz
log-ended = Vége a játéknak: a legtöbb pénz nyer

## Eredmény és polc

score-title = Sestertius, célösszeg: { $target }
score-due = az ülőktől még várható
score-money = sestertius
headline = { $round }. forduló · { $player } · { $most } / { $target }
headline-over = Győztes: { $winners }
headline-dealing = Folyik az osztás

## A táblán

surface-queue = { $player }: várakozó sor
class-name = { $class ->
    [senator] Szenátor
    [citizen] Polgár
    [slave] Rabszolga
   *[lady] Polgárnő
}
of-target = / { $target }
board-own = A te latrinád
board-latrine = Latrina
board-in = kör
board-due = fizet
board-zero = ·
board-queue = Sor
board-waiting = { $count ->
    [0] senki sem vár
   *[other] { $count } várakozó
}
board-hand = Lapjaid
board-only-you = csak te látod őket
board-cards = akciókártyák
board-sit = ide ül
board-beside-slave = rabszolga mellett
board-beside-senator = szenátor mellett
board-villa = villa
board-arena = Az arénából
board-colosseum = egy-egy sorba kerülnek
board-pile = érkezik
board-gone = távozott
board-deck = akciókártya
board-played = kijátszva
hand-title = { $card }
hand-short = { $short }
hand-copies = × { $copies }
