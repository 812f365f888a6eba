# Magna Grecia: what is said in play, and the options.

## Options

preset-text = As we were told
preset-text-hint = Nine oracles for any number of players, and a market costs size times markets; the published rules have seven oracles for two or three players and add instead of multiplying.
preset-published = As published
preset-published-hint = Seven oracles for two or three players, nine for four, and a market costs size plus markets, as far as the printed rules are known.

option-market_cost = Price of a market
option-market_cost-sum = Size plus markets
option-market_cost-sum-hint = A market costs the tiles of the city (1 in a village) plus the unsold markets of other players there.
option-market_cost-product = Size times markets
option-market_cost-product-hint = The two numbers are multiplied, so where nobody else has an unsold market, a market is free.

option-oracle_count = Number of oracles
option-oracle_count-by_players = By players: 7 or 9
option-oracle_count-by_players-hint = Two or three players use seven oracles, four players nine.
option-oracle_count-nine = Always nine
option-oracle_count-nine-hint = Nine oracles, however many players there are.

option-oracle_placement = Placing the oracles
option-oracle_placement-players = By the players
option-oracle_placement-players-hint = The players place the oracles one by one, clockwise; the app draws who begins.
option-oracle_placement-random = At random
option-oracle_placement-random-hint = The app draws the inland villages on which the oracles stand.

option-city_touch = Building beside villages
option-city_touch-end_of_building = Checked at the end
option-city_touch-end_of_building-hint = A tile may touch several open villages if all of them are covered before the building ends.
option-city_touch-strict = One village at a time
option-city_touch-strict-hint = A tile may touch one open village at most, and the very next tile must cover it.

option-oracle_tie = Tie above the controller
option-oracle_tie-unchanged = Nothing changes
option-oracle_tie-unchanged-hint = When several cities share the highest connectivity, the oracle keeps its controller.
option-oracle_tie-oldest = The oldest city takes it
option-oracle_tie-oldest-hint = When the tied cities are all above the controller, the one founded first takes the oracle.

option-length = Length of the game
option-length-12 = Twelve rounds
option-length-12-hint = All twelve action cards are played.
option-length-8 = Eight rounds
option-length-8-hint = The game ends after eight cards, two of every border.

option-colors = Colours
option-colors-random = Drawn by lot
option-colors-random-hint = The app draws who has which colour on the cards.
option-colors-chosen = Chosen
option-colors-chosen-hint = The players say before the game who has which colour on the cards, seat by seat.

## Things

just-player = { $player }
village = { $kind ->
    [frontier] village F{ $number }
   *[inland] village V{ $number }
}
oracle = oracle on { $village }
city = city { $number }
city-of = city { $number } ({ $player })
hex = row { $row }, hex { $place }
side = { $side ->
    [E] east
    [SE] south-east
    [SW] south-west
    [W] west
    [NW] north-west
   *[NE] north-east
}
way = { $shape ->
    [straight] straight: { $one } – { $other }
   *[curve] curve: { $one } – { $other }
}
colour = { $colour ->
    [red] Red
    [yellow] Yellow
    [brown] Brown
   *[orange] Orange
}
card = { $colour ->
    [red] Red card
    [yellow] Yellow card
    [brown] Brown card
   *[orange] Orange card
}: roads { $roads } ({ $more-roads }), cities { $cities } ({ $more-cities }), replenish { $replenish } ({ $more-replenish })

## Questions

ask-colour = Which colour do you play?
ask-oracle = Where does the oracle stand?
ask-oracle-hint = { $count ->
    [one] The last oracle goes on an inland village.
   *[other] Any inland village without an oracle. { $count } oracles are still to be placed.
}
ask-tiles = Build, or end your turn
ask-tiles-hint = Still allowed: roads { $roads }, cities { $cities }, replenish { $replenish }; then one market.
ask-building = Finish the building
ask-building-hint = Still to be covered: { $villages }.
ask-founding-hint = The new city has to reach a village and cover it.
ask-way = How does the road run? ({ $hex })
ask-way-hint = Touch the hex, turn the tile, lay it.
ask-roads = How many road tiles do you take?
ask-cities = { $roads ->
    [0] How many city tiles do you take?
    [one] 1 road tile, and how many city tiles?
   *[other] { $roads } road tiles, and how many city tiles?
}
ask-replenish-hint = { $count ->
    [one] 1 tile in all.
   *[other] Up to { $count } tiles in all.
}
ask-market = A market, or end your turn
ask-market-hint = Your tiles are replenished, so roads and cities are over for this turn.
ask-done = End your turn
ask-done-hint = The market move is made, and nothing else is left to do.
ask-nothing = Nothing to decide

## Answers

do-oracle = Oracle on { $village }
do-road = Road: { $hex }
do-way = Lay the road ({ $way })
do-city = City tile: { $hex }
do-found = Found a city: { $hex }
do-found-beside = Begin a city beside its village: { $hex }
do-claim = Take the village into the city: { $hex }
do-merge = Join your cities: { $hex }
do-replenish = { $count ->
    [one] Replenish 1 tile
   *[other] Replenish up to { $count } tiles
}
do-take-roads = { $count ->
    [one] 1 road tile
   *[other] { $count } road tiles
}
do-take-cities = { $count ->
    [one] 1 city tile
   *[other] { $count } city tiles
}
do-build = Market: { $place }, cost { $cost }
do-sell = Sell the market: { $place }, for { $value }
do-end = End the turn
do-end-reveal = End the round and turn up a card
do-end-game = End the turn and the game

## Sheets

about-road = { $player }: road, { $way }
about-road-stays = Road tiles are never turned or taken away.
about-touches = Touches open villages: { $villages }
about-road-can = { $count ->
    [one] A road tile can lie here in 1 way.
   *[other] A road tile can lie here in { $count } ways.
}
about-road-cannot = No road tile: { $why }
about-city-can = Possible: { $what }
about-city-cannot = No city tile: { $why }
about-way-can = { $way }: possible
about-way-cannot = { $way }: not possible. { $why }
about-connections = { $count ->
    [one] Connectivity 1: directly connected to { $places }
   *[other] Connectivity { $count }: directly connected to { $places }
}
about-no-connections = Connectivity 0: no direct connection
about-frontier = Frontier village: a city may be founded here without a road.
about-inland = Inland village: a city may be founded here once an own road leads in.
about-market = { $player }: market, worth { $value }
about-market-inactive = { $player }: market, inactive. Worth { $value } until a city of its owner is directly connected.
about-market-sold = { $player }: market sold, worth nothing
about-build = { $player }: one more market would cost { $cost } and be worth { $value } now.
about-sell = { $player }: selling the market brings { $value }.
about-controlled = Controlled by { $city }: { $player }, 4 points at the end
about-uncontrolled = No city controls it.
about-rival = Connected: { $city }, connectivity { $count }
about-city = { $player }: { $size ->
    [one] city of 1 tile
   *[other] city of { $size } tiles
}
about-holds = Controls the oracles: { $villages }
about-building = Building not finished. Still to be covered: { $villages }
about-founding = Building not finished: it has to reach a village and cover it.
about-colour = { $colour ->
    [red] Plays red.
    [yellow] Plays yellow.
    [brown] Plays brown.
   *[orange] Plays orange.
}
about-score = If the game ended now: points { $points }, markets { $markets }, oracles { $oracles }, together { $total }
about-roads = Road tiles: { $supply } ready, { $stock } in stock
about-cities = City tiles: { $supply } ready, { $stock } in stock
about-markets = Markets not yet built: { $count }
about-faces = A road tile has a straight side and a curved one; choose when you lay it. It costs nothing.
about-city-cost = A city tile costs 1 point.
about-own-market = Market, worth { $value }: { $place }
about-own-inactive = Market, inactive, worth { $value }: { $place }
about-own-sold = Market sold, worth { $value }: { $place }
about-cost-sum = A market costs the size of the place plus the unsold markets of others there.
about-cost-product = A market costs the size of the place times the unsold markets of others there.
about-card-now = The card of this round
about-card-next = The card of the next round
about-order = Turns: { $players }
about-enhanced = The number in brackets counts if the action is the only one of the turn.
about-deck = { $count ->
    [0] No card comes after those that lie open.
    [one] 1 card is still to be turned up.
   *[other] { $count } cards are still to be turned up. Nobody knows the order.
}
about-could-come = Next could be: { $cards }
about-no-turn = No turn is running.
title-roads = { $player }: road tiles
title-cities = { $player }: city tiles
title-markets = { $player }: markets
title-deck = Cards to come
title-allowance = What this turn still allows
allows-roads = { $count ->
    [one] Roads: 1 tile
   *[other] Roads: { $count } tiles
}
allows-no-roads = No roads: { $why }
allows-cities = { $count ->
    [one] Cities: 1 tile
   *[other] Cities: { $count } tiles
}
allows-no-cities = No city tiles: { $why }
allows-replenish = { $count ->
    [one] Replenish: 1 tile
   *[other] Replenish: { $count } tiles
}
allows-no-replenish = No replenishing: { $why }
allows-market = One market may be built or sold.
allows-no-market = No market: { $why }
allows-no-founding = A city has been founded; another one not before the next turn.

## Why something cannot be chosen

why-road-here = A road tile lies here, and it stays.
why-city-here = A city tile lies here.
why-oracle-here = An oracle stands here: no road, no city and no market.
why-village-here = Road tiles are not laid on villages.
why-beside-oracle = The hex touches an oracle.
why-beside-city = The hex touches the city of another player.
why-not-the-building = Only tiles that touch the city being built can be laid now.
why-founding-touches-city = The new city must not touch another city of yours before it has a village.
why-second-founding = You have founded a city this turn.
why-no-road-here = None of your roads leads in, and it is no frontier village.
why-touches-nothing = The hex touches no city of yours, and none of your roads enters it.
why-cover-next = The village that the last tile touched comes first.
why-touches-two = A tile may touch one open village at most.
why-cannot-cover = { $count ->
    [one] The open village beside it could not be covered this turn.
   *[other] The { $count } open villages beside the city could not all be covered this turn.
}
why-no-village-in-reach = With the tiles left, no village could be reached.
why-no-anchor = A road begins at an own road end, at a city, or at a village or oracle that an own road leads into.
why-joins-foreign = The tile would join the road of another player.
why-roads-used = The roads that the card allows are laid.
why-cities-used = The city tiles that the card allows are laid.
why-cities-only = More city tiles than the basic number: cities are your only action this turn.
why-roads-only = More roads than the basic number: roads are your only action this turn.
why-two-actions = Roads and cities are two actions already.
why-no-road-tile = You have no road tile ready.
why-no-city-tile = You have no city tile ready.
why-no-point = A city tile costs 1 point, and you have none.
why-no-stock = All your tiles are ready, none is left in stock.
why-finish-first = The building has to be finished first.
why-replenished = Replenishing was the last of your tile actions.
why-market-moved = The market move is made: only the end of the turn is left.
why-no-market-at-oracle = There are no markets at oracles.
why-market-there = You have a market there.
why-sold-there = Your sold market lies there, and nobody has two in one place.
why-no-market-left = You have no market left.
why-too-dear = { $cost ->
    [one] The market costs 1 point.
   *[other] The market costs { $cost } points, more than you have.
}
why-inactive = Your market is inactive: no city of yours is directly connected.
why-not-inland = Oracles stand on inland villages.

## Log

log-colour = { $player }: { $colour ->
    [red] red
    [yellow] yellow
    [brown] brown
   *[orange] orange
}
log-first-oracle = Places the first oracle: { $player }
log-oracle = { $player }: oracle on { $village }
log-oracles = Oracles stand on { $villages }
log-revealed = Turned up: { $card }
log-round = Round { $round }. { $card }
log-turn = On turn: { $player }
log-road = { $player }: road, { $hex }
log-city = { $player }: { $city } grows, { $hex }
log-founded = { $player } founds { $city } on { $village } and gets a market
log-founded-bare = { $player } founds { $city } on { $village } without a new market
log-claimed = { $player }: { $city } takes in { $village }
log-merged = { $player }: { $old } becomes part of { $city }
log-market-gone = { $player }: a second market leaves the game, { $city }
log-controls = { $player }: { $city } controls the oracle on { $village }
log-replenished = { $player } replenishes: road tiles { $roads }, city tiles { $cities }
log-built = { $player }: market, { $place }, cost { $cost }
log-sold = { $player }: market sold, { $place }, for { $value }
log-over = The game is over. { $scores }
log-score = { $player }: { $score }

## Scores and shelf

score-title = If the game ended now
score-title-over = Final score
score-points = points on the track
score-markets = markets
score-oracles = oracles
score-total = together
headline = Round { $round } of { $rounds } · { $player } · leading with { $most }
headline-over = Won: { $winners }
headline-set-up = Being set up
