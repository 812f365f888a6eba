# Aquileia: what is said in play, and the options.

## Options

preset-text = As we were told
preset-text-hint = Follows the Czech rules text from which this project began, wherever there is an option.

option-forum5_two_buildings = Fifth space of the Forum
option-forum5_two_buildings-false = One building
option-forum5_two_buildings-false-hint = The fifth space allows one building, with points at once.
option-forum5_two_buildings-true = Up to two buildings
option-forum5_two_buildings-true-hint = The fifth space allows two buildings, both with points at once.

option-tie_marker_ends_placement = After the tie marker
option-tie_marker_ends_placement-false = Placing goes on
option-tie_marker_ends_placement-false-hint = Placing the tie marker takes a turn like placing a servant; more servants may follow.
option-tie_marker_ends_placement-true = Placing ends
option-tie_marker_ends_placement-true-hint = Once your tie marker is placed you place no more servants in this round.

option-pecunia_mode = Exchange in Pecunia
option-pecunia_mode-redenominate = Any coins of equal value
option-pecunia_mode-redenominate-hint = A silver coin is worth two bronze coins and a gold coin four; the new coins must be worth as much as the old ones.
option-pecunia_mode-single_swap = One swap
option-pecunia_mode-single_swap-hint = Once: a gold coin for two silver or four bronze coins, a silver coin for two bronze coins, or one of these the other way round.
option-pecunia_mode-one_to_one = Coin for coin
option-pecunia_mode-one_to_one-hint = You exchange for the same number of coins, of any metals.

option-build_points_villas_only = Points at once in the Forum
option-build_points_villas_only-false = For villas and workshops
option-build_points_villas_only-false-hint = The second and the fifth space score the value of a villa or the income of a workshop.
option-build_points_villas_only-true = For villas only
option-build_points_villas_only-true-hint = The second and the fifth space score the value of a villa; a workshop brings nothing at once.

option-final_tie = Tie for first place
option-final_tie-shared = Shared win
option-final_tie-shared-hint = All who have the most points share the win.
option-final_tie-tie_track = By the tie track
option-final_tie-tie_track-hint = Of those who have the most points, the one with the lower number on the tie track of the last round wins.

option-show_hand_counts = Numbers of cards
option-show_hand_counts-true = Shown
option-show_hand_counts-true-hint = Everybody sees how many cards of each back the others hold.
option-show_hand_counts-false = Hidden
option-show_hand_counts-false-hint = The screen does not show how many cards the others hold; whoever watches can still count them.

option-two_player_neutrals = Blocked spaces for two
option-two_player_neutrals-false = None
option-two_player_neutrals-false-hint = All 28 spaces are free at the start of each round.
option-two_player_neutrals-true = Eight in each round
option-two_player_neutrals-true-hint = For two players only: at the start of each round the app draws eight spaces that nobody can use in it.

## Things

just-player = { $player }
coins-none = no coins
coins = { $coins }
income = { $parts }
income-none = nothing
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
coin = { $metal ->
    [bronze] { $count } bronze
    [silver] { $count } silver
   *[gold] { $count } gold
}
metal = { $metal ->
    [bronze] bronze
    [silver] silver
   *[gold] gold
}
area = { $area ->
    [mercatus] Mercatus
    [arena] Arena
    [stadium] Stadium
    [theatrum] Theatrum
    [forum] Forum
   *[portus] Portus
}
space-dolus = Dolus
space-pecunia = Pecunia
space-potentia = Potentia
space-theatrum = Theatrum
space-latro = Latro
space-equi = Equi et arma { $number }
space-servi = { $metal ->
    [bronze] Servi for bronze
    [silver] Servi for silver
   *[gold] Servi for gold
}
space-arena = Arena { $number }
space-stadium = { $side ->
    [silver] Stadium, silver side { $number }
   *[gold] Stadium, gold side { $number }
}
space-forum = Forum { $number }
space-port = { $metal ->
    [bronze] Portus for bronze
    [silver] Portus for silver
   *[gold] Portus for gold
}
villa = { $colour ->
    [white] white villa { $value }
    [blue] blue villa { $value }
    [yellow] yellow villa { $value }
   *[purple] purple villa { $value }
}
plot-workshop_1 = Figlina (pottery)
plot-workshop_2 = Pistrina (bakery)
plot-workshop_3 = Textrina (weaving mill)
plot-workshop_4 = Fullonica (fullery)
plot-workshop_5 = Ferraria (smithy)
plot-workshop_6 = Vitraria (glassworks)
plot-workshop_7 = Gemmaria (gem cutters)
plot-workshop_8 = Aurificina (goldsmiths)
plot-bank_1 = Argentaria I (bank)
plot-bank_2 = Argentaria II (bank)
plot-bank_3 = Argentaria III (bank)
plot-bank_4 = Argentaria IV (bank)
card-servi_1 = 1 slave
card-servi_2 = 2 slaves
card-horse_gold_2 = 2 gold horses
card-horse_gold_1 = 1 gold horse
card-horse_silver_2 = 2 silver horses
card-horse_silver_1 = 1 silver horse
card-weapon_3 = weapon 3
card-weapon_2 = weapon 2
card-weapon_1 = weapon 1
cards = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
back = { $back ->
    [servi] slave cards
   *[equi_et_arma] horses and weapons
}
colour = { $colour ->
    [white] white
    [blue] blue
    [yellow] yellow
   *[purple] purple
}
laurel = { $colour } laurel
laurel-points = { $points } points
laurel-hidden = a hidden laurel card
crown = { $one } or { $other } laurel
slaves = { $cards }
slaves-lost = { $cards }, one slave too many is lost
chance = { $tenth ->
    [0] { $whole }%
   *[other] { $whole }.{ $tenth }%
}
place-chance = { $place ->
    [1] 1st { $chance }
    [2] 2nd { $chance }
    [3] 3rd { $chance }
   *[other] { $place }th { $chance }
}

## Questions

ask-place = Servant or tie marker?
ask-place-hint = { $count ->
    [one] 1 servant left. The tie marker has to be placed every round.
   *[other] { $count } servants left. The tie marker has to be placed every round.
}
ask-place-tied = { $count ->
    [one] 1 servant left. The tie marker is placed.
   *[other] { $count } servants left. The tie marker is placed.
}
ask-tie = Place the tie marker
ask-tie-hint = It goes to the first free space of the tie track.
ask-gold = Pecunia: how many gold coins will you have?
ask-swap = Pecunia: which coins do you change?
ask-exchange = Pecunia
ask-exchange-hint = { $mode ->
    [single_swap] One swap scores 4 points.
    [one_to_one] As many coins in all as now; any exchange scores 4 points.
   *[redenominate] The value stays the same (gold 4, silver 2, bronze 1); any exchange scores 4 points.
}
ask-exchange-none = Your coins cannot be exchanged.
ask-silver = Gold: { $gold }. And how many silver coins?
ask-silver-hint = You have { $coins } now. The bronze coins follow.
ask-buy = Buy this card: { $card }?
ask-buy-empty = There is no card in this slot
ask-buy-bonus = For 1 bronze, and the top card of the pile comes with it.
ask-servi = { $metal ->
    [bronze] Buy a slave card for 1 bronze?
    [silver] How many slave cards, 1 silver each?
   *[gold] How many slave cards, 1 gold each?
}
ask-servi-hint = { $count ->
    [0] You cannot buy any.
    [one] 1 card at most.
   *[other] { $count } cards at most.
}
ask-cards = { $area }: which cards do you play?
ask-more-cards = { $area }: { $cards } and what else?
ask-odds = Strength { $strength }. Your chances as it stands: { $places }
ask-blue = { $count ->
    [0] { $area }: no blue die is left
    [one] { $area }: roll the blue die?
   *[other] { $area }: how many of { $count } blue dice?
}
ask-blue-none = All blue dice have been rolled.
ask-blue-save = What is not rolled here is left for the Stadium.
ask-blue-hint = A rolled die is spent for this round.
ask-prize = Arena won with strength { $strength }: points or slave card?
ask-prize-hint = What you leave goes to the second: { $player }
ask-prize-alone = You fought alone: what you leave is lost.
ask-keep = Which laurel card do you keep?
ask-keep-hint = The other one goes to the second, unseen by the rest: { $player }
ask-keep-alone = You raced alone: the other card stays where it was.
ask-opening = Open the auction ({ $card })?
ask-opening-own = Your servant stands here: the winner pays you. If nobody opens, the card is yours for free.
ask-opening-hint = The winner pays the owner of the servant: { $player }
ask-bidding = The bid is { $bid }: raise it?
ask-bidding-hint = Highest bidder: { $player }. In auction: { $card }
ask-build = What do you build?
ask-build-second = A second building?
ask-build-hint = You have { $coins }.
ask-build-two = Up to two buildings, each paid by itself. You have { $coins }.
ask-build-points = Its points count at once. You have { $coins }.
ask-pay = { $plot }: with which slave cards?
ask-again = { $metal ->
    [bronze] Your coin was stolen: pay another bronze?
    [silver] Your coin was stolen: pay another silver?
   *[gold] Your coin was stolen: pay another gold?
}
ask-again-hint = Your buildings would give { $income }.
ask-nothing = Nothing to decide

## Answers

do-place = Servant to { $space }
do-place-port = Servant to { $space }, { $coins } under it
do-tie = Tie marker to space { $number }
do-pass = { $count ->
    [one] Pass, 1 servant stays home
   *[other] Pass, { $count } servants stay home
}
do-gold = { $count } gold
do-silver = Exchange: { $coins }
do-swap = { $give } → { $get }
do-no-exchange = No exchange
do-not-buy = Do not buy
do-not-again = Do not pay
do-buy = Buy { $card } for 1 bronze
do-buy-bonus = Buy { $card } and a card of the pile for 1 bronze
do-servi = { $count ->
    [0] Buy none
    [one] 1 card for { $coins }
   *[other] { $count } cards for { $coins }
}
do-card = { $card }: +{ $strength }
do-play = Play: { $cards }
do-play-none = Play no card
do-play-nothing = No card to play
do-roll = { $count ->
    [0] Roll none (first: { $chance })
    [one] Roll 1 die (first: { $chance })
   *[other] Roll { $count } dice (first: { $chance })
}
do-points = { $points } points
do-slave = A slave card
do-keep-up = Keep the open card: { $card }
do-keep-deck = Keep the card of the deck: { $card }
do-open = Open with { $bid } (left: { $left })
do-not-open = Do not open
do-raise = Bid { $bid } (left: { $left })
do-withdraw = Withdraw
do-build = { $plot }: { $coins }
do-build-slaves = { $plot }: { $coins }; slaves: { $slaves }
do-build-pay = { $plot }: { $coins }; which slaves, you choose
do-pay = { $coins }; slaves: { $slaves }
do-stop = No second building
do-not-build = Do not build
do-again = Pay { $coins }

## Sheets

effect-dolus = Roll two red dice and take the coins they show.
effect-pecunia = { $mode ->
    [single_swap] Change one coin into the coins it is worth, or the other way round: 4 points.
    [one_to_one] Exchange coins for as many coins of other metals: 4 points.
   *[redenominate] Exchange coins for others of the same value: 4 points.
}
effect-equi = Buy the card of this slot for 1 bronze.
effect-equi-bonus = Buy the card of this slot for 1 bronze; the top card of the pile comes with it.
effect-servi = { $metal ->
    [bronze] Buy slave cards for 1 bronze each, { $count } at most.
    [silver] Buy slave cards for 1 silver each, { $count } at most.
   *[gold] Buy slave cards for 1 gold each, { $count } at most.
}
effect-potentia = The four blue dice for this round: in Arena and Stadium their owner rolls as many as wanted, each once.
effect-arena = A gladiator of strength { $strength } in the fight.
effect-stadium = { $side ->
    [silver] A chariot of strength { $strength } on the silver side (figure reconstructed). All your servants race on one side.
   *[gold] A chariot of strength { $strength } on the gold side (figure reconstructed). All your servants race on one side.
}
effect-theatrum = Opens the auction of a laurel card. The winner pays the owner of this servant.
effect-forum = Build one building.
effect-forum-points = Build one building and score its points at once.
effect-forum-two = Build up to two buildings.
effect-forum-two-points = Build up to two buildings and score their points at once.
effect-port = { $metal ->
    [bronze] 1 bronze goes under the servant; your workshops and banks pay. One of the three spaces for each player.
    [silver] 1 silver goes under the servant; your workshops and banks pay. One of the three spaces for each player.
   *[gold] 1 gold goes under the servant; your workshops and banks pay. One of the three spaces for each player.
}
effect-latro = Roll two red dice and take the coins of these metals that lie in the port.
about-stands = A servant stands here: { $player }
about-blocked = Blocked this round.
about-port-coin = Under the servant lies { $coins }.
about-income = Workshops and banks give { $income }.
about-strength = Spaces { $base }, red dice { $red }, cards { $cards }, blue dice { $blue }: strength { $sum }
about-counts = { $metal ->
    [bronze] On dice bronze counts.
    [silver] On dice silver counts.
   *[gold] On dice gold counts.
}
odds-of = { $player }: { $places }
odds-note = Exact chances as it stands: all blue dice that are left are rolled, and no more cards are played.
odds-nobody = Nobody takes part.
title-odds = { $area }: chance of each place
title-strength = { $player }: strength
about-workshop = Workshop: { $points } points each time you pay in the port.
about-private-bank = Bank: { $coins } each time you pay in the port.
about-villa = Villa of value { $value }: counts at the end, times your laurels of its colour ({ $colour }).
about-cost = Costs { $coins }{ $slaves ->
    [0] {""}
    [one] ; 1 slave
   *[other] ; { $slaves } slaves
}.
about-build-points = { $points ->
    [0] Forum 2 and 5 give no points for it.
   *[other] Forum 2 and 5 give { $points } points for it.
}
about-owner = Built: { $player }
about-reconstructed = Some of its figures are reconstructed.
title-coins = { $player }: { $coins }
about-holding = Coins: { $coins }
about-horse = { $side ->
    [silver] Adds { $strength } in the Stadium, on the silver side only.
   *[gold] Adds { $strength } in the Stadium, on the gold side only.
}
about-weapon = Adds { $strength } in the Arena.
about-slave = { $count ->
    [one] Adds 1 in the Arena, or pays for 1 slave in the Forum.
   *[other] Adds { $count } in the Arena, or pays for { $count } slaves in the Forum.
}
about-held = You hold { $count ->
    [0] none
   *[other] { $count }
}.
title-slot-empty = Empty slot
title-pile = Pile: { $back }
about-pile = { $count ->
    [one] 1 card, face down. Nobody knows the order.
   *[other] { $count } cards, face down. Nobody knows the order.
}
about-kinds = In the whole game: { $cards }
title-gone = Discard pile: { $back }
about-gone-empty = It is empty.
title-bank = Bank
about-bank = The bank has { $coins }. There are { $count } coins of each metal in the game.
title-display-empty = No open laurel card
about-display = The winner of the race chooses between the open card and the top one of the deck.
about-laurel = Counts at the end as one laurel ({ $colour }).
about-laurel-points = { $points } points at the end.
title-laurel-deck = Laurel cards of the Stadium
about-laurel-deck = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
about-look = On top you see: { $card }
title-crowns = { $count ->
    [one] Laurel card of the Theatrum: 1 to come
   *[other] Laurel cards of the Theatrum: { $count } to come
}
about-crowns-none = All have been auctioned.
about-crown = Counts at the end as one laurel of either colour, whichever is better.
about-crown-owner = { $player }: as things stand it counts as a { $colour } laurel
about-crown-auction = It is being auctioned now.
about-crown-deck = It has not been turned up yet.
title-tie = Tie track
about-tie-place = { $number }: { $player }
about-tie = The lower number wins ties in Arena and Stadium. Number 1 starts the next round.
title-blue = Blue dice
about-blue-holder = { $count ->
    [0] { $player }: all rolled
    [one] { $player }: 1 left
   *[other] { $player }: { $count } left
}
about-blue-free = All four lie on Potentia.
title-dice = The last roll
about-bid = Bid: { $bid }
about-high = Highest bidder: { $player }
about-patron = The winner pays: { $player }
about-out = Out: { $players }
title-round = Round { $round } of 6
about-start = Start player: { $player }
about-order = Turn order: { $players }
title-laurels = { $player }: laurels
about-hidden-laurels = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
about-no-laurels = None.
about-points = Points so far: { $points }
about-pieces = Servants at home: { $servants }, houses left: { $houses }
about-cards = Cards in hand: { $count } ({ $back })
about-own-cards = In hand: { $cards }
about-known-cards = Bought face up, still in hand: { $cards }
about-plots = Built: { $plots }
about-colour = { $colour }: villas { $villas } × laurels { $laurels } = { $points }

## Why something cannot be chosen

why-taken = A servant stands there: { $player }
why-blocked = This space is blocked this round.
why-passed = You have passed: no more servants this round.
why-no-servant = You have no servant left.
why-other-side = You race on the other side of the Stadium this round.
why-one-in-port = You already have a servant on one of these three spaces.
why-no-port-coin = { $metal ->
    [bronze] You have no bronze to put under the servant.
    [silver] You have no silver to put under the servant.
   *[gold] You have no gold to put under the servant.
}
why-built = Built already: { $player }
why-no-house = You have no house left.
why-coins = You lack { $coins }. No other metal will do.
why-slaves = { $count ->
    [one] You have no slave card for it.
   *[other] You have not enough slave cards for { $count } slaves.
}
why-horse = Horses run in the Stadium, not in the Arena.
why-wrong-side = This horse runs on the other side.
why-no-horse = Only horses run in the Stadium.
why-empty-slot = There is no card to buy.
why-no-bronze = You have no bronze to pay.
why-no-coin = { $metal ->
    [bronze] You have no bronze.
    [silver] You have no silver.
   *[gold] You have no gold.
}
why-no-raise = To bid { $bid } you lack { $coins }.

## Log

log-market = In the market: { $cards }
log-display = Open in the Stadium: { $card }
log-starts = Start player: { $player }
log-round = Round { $round }. Start player: { $player }
log-blocked = Blocked this round: { $spaces }
log-placed = { $player }: servant to { $space }
log-tied = { $player }: tie marker, space { $number }
log-passed = { $player }: no more servants
log-area = — { $area } —
log-dolus = { $player }: Dolus: { $faces }; from the bank: { $coins }
log-exchanged = { $player }: exchange: { $old } → { $new }, 4 points
log-no-exchange = { $player }: no exchange
log-bought = { $player }: buys { $card }
log-not-bought = { $player }: buys nothing ({ $space })
log-bonus-own = { $player }: draws { $card }
log-bonus = { $player }: draws a card
log-no-bonus = { $player }: there is no card to draw
log-filled = Market slot { $slot }: { $card }
log-renewed = A new pile is shuffled: { $back }
log-servi = { $count ->
    [one] { $player }: 1 slave card for { $coins }
   *[other] { $player }: { $count } slave cards for { $coins }
}
log-no-servi = { $player }: buys no slave card
log-drew = { $player }: draws { $cards }
log-potentia = { $player }: takes the blue dice
log-red = { $player }: { $faces }, +{ $count }; strength { $strength }
log-played = { $player }: plays { $cards }; strength { $strength }
log-played-none = { $player }: plays no card; strength { $strength }
log-blue = { $player }: blue dice: { $faces }, +{ $count }; strength { $strength }
log-no-blue = { $player }: no blue dice
log-ranked = Place { $place }: { $player }, strength { $strength }; from the bank: { $coins }
log-prize-points = { $player }: { $points } points
log-prize-card = { $player }: a slave card
log-no-prize = { $player }: there is no slave card
log-looks = { $player }: looks at the top laurel card
log-sees = { $player }: the top laurel card is { $card }
log-shared = { $player } and { $other }: each takes one of two cards, the open one ({ $card }) and the hidden one
log-kept = { $player }: keeps { $card }
log-received = { $player }: receives { $card }
log-kept-open = { $player }: takes the open card, { $card }
log-kept-hidden = { $player }: takes the hidden card
log-revealed = In auction: { $card }
log-opened = { $player }: opens with { $bid }
log-not-opened = { $player }: does not open
log-raised = { $player }: bids { $bid }
log-withdrew = { $player }: withdraws
log-withdrew-poor = { $player }: cannot raise and is out
log-won = { $player }: { $card } for { $bid }, paid. Receiver: { $other }
log-won-bank = { $player }: { $card } for { $bid }, paid to the bank
log-free = { $player }: { $card } for free, as nobody opened
log-built = { $points ->
    [0] { $player }: builds { $plot } for { $coins }
   *[other] { $player }: builds { $plot } for { $coins }, { $points } points
}
log-built-slaves = { $points ->
    [0] { $player }: builds { $plot } for { $coins }; slaves: { $slaves }
   *[other] { $player }: builds { $plot } for { $coins }; slaves: { $slaves }; { $points } points
}
log-not-built = { $player }: builds nothing more
log-latro = { $player }: Latro: { $faces }; stolen: { $coins }
log-port-paid = { $player }: pays { $coins } in the port
log-port-again = { $player }: pays { $coins } once more in the port
log-port-poor = { $metal ->
    [bronze] { $player }: robbed, and no other bronze
    [silver] { $player }: robbed, and no other silver
   *[gold] { $player }: robbed, and no other gold
}
log-port-declined = { $player }: robbed, and pays no more
log-activated = { $player }: workshops and banks give { $income }
log-laurels = { $player }: laurels of the Stadium: { $cards }
log-total = { $player }: { $points } points in all

## Scores and shelf

score-title = The reckoning after six rounds
score-title-now = If the game ended now (round { $round })
score-track = Track: during the game
score-colour = { $colour ->
    [white] White: villas × laurels
    [blue] Blue: villas × laurels
    [yellow] Yellow: villas × laurels
   *[purple] Purple: villas × laurels
}
score-product = { $villas } × { $laurels }
score-stadium = Stadium: cards with points
score-total = Total
headline = Round { $round } of 6 · { $area } · { $player }
headline-placing = Round { $round } of 6 · { $player }: places
headline-setup = The town is being laid out
headline-over = Won: { $winners }
