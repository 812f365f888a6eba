# Magna Grecia: what stands on the table, and what a screen reader says of it.

# Scene

scene-players = Players
scene-map = Map
scene-status = This turn
scene-north = N
scene-north-spoken = { $way ->
    [left] North is on the left
   *[up] North is above
}
scene-stock = +{ $n }
scene-of = of { $of }
scene-now = Now
scene-next = Next
scene-oracles = To be placed
scene-oracles-left = { $left ->
    [0] All oracles are placed
    [one] 1 of { $of } oracles still to be placed
   *[other] { $left } of { $of } oracles still to be placed
}
scene-player = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } if the game ended now. Roads: { $roads } ready, { $road_stock } in stock. City tiles: { $cities } ready, { $city_stock } in stock. Markets left: { $markets }. Oracles: { $oracles }
scene-player-acting = { $player }, whose turn it is: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $total } if the game ended now. Roads: { $roads } ready, { $road_stock } in stock. City tiles: { $cities } ready, { $city_stock } in stock. Markets left: { $markets }. Oracles: { $oracles }
scene-limit-roads = Roads: { $left } of { $of } left{ $alone ->
    [0] {""}
   *[other] ; { $alone } as the only action of the turn
}
scene-limit-cities = City tiles: { $left } of { $of } left{ $alone ->
    [0] {""}
   *[other] ; { $alone } as the only action of the turn
}
scene-limit-replenish = Replenishing: { $left } of { $of } left{ $alone ->
    [0] {""}
   *[other] ; { $alone } as the only action of the turn
}
scene-limit-market = { $left ->
    [0] No market can be built or sold any more this turn
   *[other] A market can be built or sold, and nothing after it
}
scene-card-now = Round { $round } of { $rounds }. Order: { $order }. Roads { $roads }, city tiles { $cities }, replenishing { $replenish }
scene-card-next = Next, in round { $round } of { $rounds }. Order: { $order }. Roads { $roads }, city tiles { $cities }, replenishing { $replenish }
scene-free = { $hex }: free
scene-option = { $hex }: { $what ->
    [city] for a city tile
    [both] for a road or a city tile
   *[road] for a road
}
scene-laying = { $player }: new road, { $hex }
scene-road = { $player }: road, { $hex }
scene-city = { $player }: city { $number }, { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}, { $links ->
    [0] no connection
    [one] 1 connection
   *[other] { $links } connections
}
scene-city-building = { $player }: city { $number }, not finished, { $size ->
    [one] 1 tile
   *[other] { $size } tiles
}, { $links ->
    [0] no connection
    [one] 1 connection
   *[other] { $links } connections
}
scene-village = { $village }, { $links ->
    [0] no connection
    [one] 1 connection
   *[other] { $links } connections
}
scene-oracle = Oracle, { $village }, unclaimed, { $links ->
    [0] no connection
    [one] 1 connection
   *[other] { $links } connections
}
scene-oracle-of = Oracle, { $village }, controller: { $player }, city { $number }, { $links ->
    [0] no connection
    [one] 1 connection
   *[other] { $links } connections
}
scene-market = { $player }: { $how ->
    [active] market, worth { $worth }
    [inactive] market without a connection to an own city
   *[sold] sold market
}
scene-price = A market here costs { $price } and would be worth { $worth }
scene-due = This village must still be covered by the building
scene-sell = The market here can be sold for { $worth }
scene-pile = { $left ->
    [0] No card is left to be turned up
    [one] 1 card lies face down
   *[other] { $left } cards lie face down
}
