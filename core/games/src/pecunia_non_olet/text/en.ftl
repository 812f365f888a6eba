# Pecunia non olet: what is said in play. Names of customers, cards and options are in names.*.ftl.

## Things

who = { $class ->
    [senator] Senator { $name }
    [citizen] Citizen { $name }
    [slave] Slave { $name }
   *[lady] Lady { $name }
}
who-waits = { $who } (pays { $pay }, stays { $time })
who-sits = { $who } (pays { $pay }, { $markers ->
    [0] no marker left
    [one] 1 marker
   *[other] { $markers } markers
})
place-left = left seat
place-middle = middle seat
place-right = right seat
place-villa = villa { $number }
seat-empty = nobody
just-player = { $player }

## Questions

ask-open = Your turn
ask-open-hint = Next, one marker comes off each of your seated customers. You may play cards first.
ask-collect = Markers are off
ask-collect-hint = { $due ->
    [0] Nobody pays this time. You may play cards first.
    [one] Next, your customers pay 1 sesterce. You may play cards first.
   *[other] Next, your customers pay { $due } sesterces. You may play cards first.
}
ask-seat = { $class ->
    [senator] Where does the senator sit?
    [citizen] Where does the citizen sit?
    [slave] Where does the slave sit?
   *[lady] Where does the lady sit?
}
ask-seat-blocked = { $class ->
    [senator] Closed: { $place }. No senator beside a slave.
   *[slave] Closed: { $place }. No slave beside a senator.
}
ask-no-seat-fits = No empty seat fits
ask-full = All seats are taken
ask-full-hint = Drawing a card ends your turn.
ask-nobody-waits = Nobody waits
ask-colosseum = { $count ->
    [one] Where does the last of them go?
   *[other] Who goes to which queue?
}
ask-after-draw = A card is drawn
ask-after-draw-hint = You may still play cards. A seat that becomes free waits until your next turn.
ask-target = { $card }: whom?
ask-second = { $card }: and where?
ask-nothing = Nothing to decide

## Answers

do-markers = Take the markers off
do-collect = { $due ->
    [0] Go on
    [one] Collect 1 sesterce
   *[other] Collect { $due } sesterces
}
do-seat = Sit: { $place }
do-join = Join { $who }: { $place }
do-end = Draw a card and end the turn
do-finish = End the turn
do-card = { $card }: { $short }
do-player = { $player }
do-queue = { $player }: end of the queue
do-lodger = { $player }, { $place }: { $who }
do-waiting = { $player }, place { $place } in the queue: { $who }
do-assign = { $who } → { $player }

## The table in words

surface-players = Players
surface-latrine = { $player }: latrine
surface-hand = { $player }: cards in hand
surface-colosseum = Turned up in the Colosseum
surface-status = Piles
player = { $player }: { $money } of { $target } sesterces, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
player-active = { $player } (on turn): { $money } of { $target } sesterces, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
place-empty = { $place }: empty
place-taken = { $place }: { $who }
queue-front = Queue, first: { $who }
queue-place = Queue, place { $place }: { $who }
due = Due in the next four turns: { $one }, { $two }, { $three }, { $four }
hand-card = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}(× { $copies })
}: { $short }
hand-empty = No cards
status-pile = Customer draw pile: { $count }
status-gone = Customer discard pile: { $count }, on top { $who }
status-gone-empty = Customer discard pile: empty
status-deck = Action draw pile: { $count }
status-played = Action discard pile: { $count }, on top { $card }
status-played-empty = Action discard pile: empty

## Sheets

about-time = Stays { $time ->
    [one] 1 turn
   *[other] { $time } turns
} (figure reconstructed)
about-pay = Pays { $pay ->
    [one] 1 sesterce
   *[other] { $pay } sesterces
} on leaving (figure reconstructed)
about-class = { $class ->
    [senator] Senators do not sit beside slaves. On a villa they do not mind.
    [citizen] Citizens sit beside anybody.
    [slave] Slaves do not sit beside senators. On a villa they do not mind.
   *[lady] Ladies sit beside anybody, and two may share a seat.
}
about-sits = { $markers ->
    [0] No marker left: pays { $pay } at the owner's next collecting.
    [one] 1 marker left: pays { $pay } at the owner's next collecting.
   *[other] { $markers } markers left: pays { $pay } in { $markers } of the owner's turns.
}
about-lodger = Here sits { $who }.
about-empty = Nobody sits here.
about-villa = A villa has no neighbours: everybody fits. It goes once it has been used and is empty again.
about-neighbours = Left and right are neighbours of the middle, not of each other.
about-pile-title = Customer draw pile
about-pile = { $count ->
    [one] 1 customer, face down. Nobody knows the order.
   *[other] { $count } customers, face down. Nobody knows the order.
}
about-pile-class = { $class ->
    [senator] Senators: { $count }
    [citizen] Citizens: { $count }
    [slave] Slaves: { $count }
   *[lady] Ladies: { $count }
}
about-gone-title = { $count ->
    [0] Customer discard pile: empty
   *[other] Customer discard pile: { $count }, the top one first
}
about-deck-title = Action draw pile
about-deck = { $count ->
    [one] 1 card, face down. Nobody knows the order.
   *[other] { $count } cards, face down. Nobody knows the order.
}
about-played-title = { $count ->
    [0] Action discard pile: empty
   *[other] Action discard pile: { $count }, the top one first
}
about-money = { $money } of { $target } sesterces
about-cards = { $cards ->
    [0] No action cards
    [one] 1 action card, face down for the others
   *[other] { $cards } action cards, face down for the others
}
about-due = { $turns ->
    [one] Due at the next collecting: { $pay }
   *[other] Due in { $turns } turns: { $pay }
}
reconstructed-copies = How many copies there are of each card is reconstructed.

## Why something cannot be chosen

why-clash = { $class ->
    [senator] The first in your queue is a senator, and a slave sits beside that seat.
   *[slave] The first in your queue is a slave, and a senator sits beside that seat.
}
why-front-clash = { $class ->
    [senator] The first in your queue is a senator, and a slave sits beside every empty seat. You may end the turn.
   *[slave] The first in your queue is a slave, and a senator sits beside every empty seat. You may end the turn.
}
why-taken = Somebody sits there already.
why-two-ladies = Two ladies sit there already, and never three.
why-not-a-lady = { $class ->
    [senator] A lady sits there, and the first in your queue is a senator. Only ladies share a seat.
    [citizen] A lady sits there, and the first in your queue is a citizen. Only ladies share a seat.
   *[slave] A lady sits there, and the first in your queue is a slave. Only ladies share a seat.
}
why-not-first = Only the first in the queue may sit down, and nobody may pass.
why-colosseum = First, those turned up in the Colosseum go to their queues.
why-citizens_assembly = No citizen sits or waits with anybody you may name.
why-womens_forum = No lady sits or waits with anybody you may name.
why-senate_meeting = No senator sits or waits with anybody you may name.
why-slave_market = No slave sits or waits with anybody you may name.
why-fish_poisoning = Nobody sits with another player.
why-great_haste = Nobody seated with you has a marker left.
why-latrine_gossip = No other player has two ladies on a seat with unequal markers.
why-latrine_swap = It needs two queues in which somebody waits.
why-colosseum_break = Both customer piles are empty.
why-eviction = Nobody waits in any queue.
why-special_tax_slaves = Nobody who has money has a slave seated.
why-special_tax_citizens = Nobody who has money has a citizen seated.
why-special_tax_senators = Nobody who has money has a senator seated.
why-regular_guest = There is no customer to call back.
why-villa_dixius = A villa can always be played.
why-queue_jumper = In no queue two customers wait.

## Effects of cards under house rules

card-citizens_assembly-effect-one_opponent = Choose another player: all citizens seated or waiting there leave unpaid.
card-citizens_assembly-effect-all_players = All citizens of all players, seated or waiting, leave unpaid.
card-womens_forum-effect-one_opponent = Choose another player: all ladies seated or waiting there leave unpaid.
card-womens_forum-effect-all_players = All ladies of all players, seated or waiting, leave unpaid.
card-senate_meeting-effect-one_opponent = Choose another player: all senators seated or waiting there leave unpaid.
card-senate_meeting-effect-all_players = All senators of all players, seated or waiting, leave unpaid.
card-slave_market-effect-one_opponent = Choose another player: all slaves seated or waiting there leave unpaid.
card-slave_market-effect-all_players = All slaves of all players, seated or waiting, leave unpaid.
card-regular_guest-effect-draw_top = Name a queue. The top customer of the draw pile goes to its end.
card-great_haste-effect-immediate = Take two markers off a customer seated with you, or the only one. Who has none left while you fill the seats pays and leaves at once.

## Log

log-dealt = { $player }: { $left } on the left, { $right } on the right; waiting: { $queue }
log-drew-own = { $player }: to the hand: { $cards }
log-drew = { $player }: { $count ->
    [one] one action card to the hand
   *[other] { $count } action cards to the hand
}
log-starts = First on turn: { $player }
log-markers = { $player }: { $count ->
    [0] no markers to take off
    [one] a marker off one customer
   *[other] a marker off each of { $count } customers
}
log-paid = { $player }: { $who } pays { $pay } and leaves
log-nobody-paid = { $player }: nobody pays
log-villa-gone = { $player }: a villa is empty and goes
log-seated = { $player }: { $who }, { $place }
log-joined = { $player }: { $who } joins a lady, { $place }
log-played = { $player } plays: { $card }
log-played-player = { $player } plays: { $card } → { $to }
log-played-seat = { $player } plays: { $card } → { $to }, { $place }: { $who }
log-played-pair = { $player } plays: { $card } → { $to }, { $place }
log-played-waiting = { $player } plays: { $card } → { $to }, waiting: { $who }
log-played-moved = { $player } plays: { $card } → { $who } leaves one queue ({ $from }) for another ({ $to })
log-played-swapped = { $player } plays: { $card } → { $who } ({ $from }) and { $other } ({ $to }) change places
log-swept = { $player }: { $class ->
    [senator] { $count ->
        [one] 1 senator leaves unpaid
       *[other] { $count } senators leave unpaid
    }
    [citizen] { $count ->
        [one] 1 citizen leaves unpaid
       *[other] { $count } citizens leave unpaid
    }
    [slave] { $count ->
        [one] 1 slave leaves unpaid
       *[other] { $count } slaves leave unpaid
    }
   *[lady] { $count ->
        [one] 1 lady leaves unpaid
       *[other] { $count } ladies leave unpaid
    }
}
log-taxed = { $player }: { $count ->
    [one] 1 sesterce of tax
   *[other] { $count } sesterces of tax
}
log-refilled = { $player }: new in the queue: { $queue }
log-pile-renewed = The customer discard pile is shuffled into a new draw pile.
log-deck-renewed = The action discard pile is shuffled into a new draw pile.
log-revealed = Turned up: { $queue }
log-assigned = { $player } sends { $who } → { $to }
log-guest = { $player }: { $who } joins the end of the queue
log-no-card = { $player }: there is no action card to draw
log-last-round = { $player } has the target sum: the round is finished
log-turn = On turn: { $player }
log-won = { $player } wins
log-ended = The game is over: the most money wins

## Scores and shelf

score-title = Sesterces, target { $target }
score-due = still due from those seated
score-money = sesterces
headline = Round { $round } · { $player } · { $most } of { $target }
headline-over = Won: { $winners }
headline-dealing = The cards are being dealt

## On the board

surface-queue = { $player }: queue
class-name = { $class ->
    [senator] Senator
    [citizen] Citizen
    [slave] Slave
   *[lady] Lady
}
of-target = / { $target }
board-own = Your latrine
board-latrine = Latrine
board-in = in
board-due = due
board-zero = ·
board-queue = Queue
board-waiting = { $count ->
    [0] nobody waiting
    [one] 1 waiting
   *[other] { $count } waiting
}
board-hand = Your cards
board-only-you = only you see these
board-cards = action cards
board-sit = sit here
board-beside-slave = beside a slave
board-beside-senator = beside a senator
board-villa = villa
board-arena = Colosseum
board-colosseum = each goes to a queue
board-pile = to come
board-gone = gone
board-deck = action cards
board-played = played
hand-title = { $card }
hand-short = { $short }
hand-copies = × { $copies }
