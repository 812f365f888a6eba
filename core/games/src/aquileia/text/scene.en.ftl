# Aquileia: what lies on the table, and what a screen reader says of it.

# Scene

scene-players = Players
scene-town = Town
scene-status = Ties, round, bank
scene-auction = Auction
scene-exchange = Exchange
scene-keep = Stadium cards
scene-hand = { $player }: cards
scene-hand-own = Your cards
scene-hand-empty = No cards in hand
scene-unknown = ?
scene-caption = { $space ->
    [portus_latro] Latro
    [portus_bronze] pay 1 bronze
    [portus_silver] pay 1 silver
    [portus_gold] pay 1 gold
    [mercatus_dolus] Dolus
    [mercatus_pecunia] Pecunia +4
    [mercatus_equi_1] 1 bronze, + card
    [mercatus_servi_bronze] 1 slave card
    [mercatus_servi_silver] up to 2
    [mercatus_servi_gold] up to 3
    [theatrum] open the auction
    [forum_2] 1 + pts
    [forum_3] up to 2
    [forum_5] 1 + pts
    [forum_5_two] 2 + pts
    [forum] build 1
   *[mercatus_equi] 1 bronze
}
scene-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $coins }. Servants left: { $servants }. Houses left: { $houses }. { $cards }
scene-player-acting = { $player }, whose turn it is: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $coins }. Servants left: { $servants }. Houses left: { $houses }. { $cards }
scene-player-cards = Slave cards: { $servi }. Horses and weapons: { $equi }. Laurels: { $laurels }
scene-player-no-counts = Theatrum cards: { $crowns }
scene-purse = { $player }: { $coins }
scene-held-open = { $player }: { $card }, bought face up
scene-held-dark = { $player }: one card face down ({ $back })
scene-laurels = { $player }, Stadium cards: { $known }{ $dark ->
    [0] {""}
    [one] ; 1 more face down
   *[other] ; { $dark } more face down
}
scene-laurels-dark = { $player }: { $n ->
    [one] 1 Stadium card
   *[other] { $n } Stadium cards
}, face down
scene-laurels-crowns = { $player }: { $n ->
    [one] 1 Theatrum card
   *[other] { $n } Theatrum cards
}
scene-space-free = { $space }: free
scene-space-taken = { $space }: { $player }
scene-space-coin = { $space }: { $player }, with a coin below
scene-space-barred = { $space }: blocked this round
scene-odds-plate = { $area }: the chances as things stand
scene-slot = Market, card { $slot }: { $card }
scene-slot-empty = Market, card { $slot }: none
scene-pile = Deck ({ $back }): { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-gone = Discard pile ({ $back }): { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-blue = Blue dice on Potentia: { $n }
scene-blue-held = Blue dice: { $player }, still to roll: { $n }
scene-display = Stadium, face up: { $card }
scene-display-empty = Stadium: no card face up
scene-laurel-deck = Stadium deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-looked-at = Stadium, top card of the deck: { $card }
scene-crown-deck = Theatrum deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-keep-display = face up
scene-keep-deck = from the deck
scene-plot-free = { $plot }: free. Costs { $cost }{ $slaves ->
    [0] {""}
    [one] ; 1 slave
   *[other] ; { $slaves } slaves
}. { $gives }
scene-plot-built = { $plot }: { $player }. { $gives }
scene-gives-points = In the Portus: { $points } points
scene-gives-coins = In the Portus: { $coins }
scene-gives-laurels = Counts at the end with laurels of its colour
scene-strength = Strength
scene-place = { $place ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}
scene-percent = { $n }%
scene-odds = { $area }: the chances of each place
scene-lane = { $player }: strength { $strength } (spaces { $base }, red dice { $red }, cards { $cards }, blue dice { $blue }); dice count: { $metal }
scene-bid-label = Bid
scene-bid-none-short = none yet
scene-bid = Bid: { $coins }; bidder: { $player }
scene-bid-none = No bid yet
scene-worth = Worth { $value }
scene-unit = worth { $value }
scene-tie-label = Tie track
scene-tie = Tie track: { $order }. Starts next: { $first }
scene-tie-empty = Tie track: empty. Who has the first place starts next
scene-round-label = Round
scene-round = Round { $round } of { $rounds }; start player: { $player }
scene-of = { $n } / { $of }
scene-supply-label = Bank
scene-supply = Bank: { $coins }
scene-dice-label = Dice
scene-dice = Last roll: { $faces }
scene-card = { $card }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
scene-card-down = { $card }: { $down } of { $n } put down
scene-times = × { $n }
scene-down-of = { $down } / { $n }
scene-prize = Prize
scene-prize-points = { $strength } × 2 = { $points } points, or a slave card
