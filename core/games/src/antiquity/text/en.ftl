# Antiquity: what is said in the set-up and in the cities, and the options.

## Options

preset-text = As we were told
preset-text-hint = It follows the Czech rules text from which this project began, wherever that text speaks.
preset-published = As published
preset-published-hint = Pollution may cover exploration markers, a tie goes by empty hexes, and players who are out can be enclosed.

option-pollution_on_exploration = Pollution on exploration markers
option-pollution_on_exploration-blocked = Not allowed
option-pollution_on_exploration-blocked-hint = A pollution marker may not be put on a hex with an exploration marker.
option-pollution_on_exploration-covers = Allowed
option-pollution_on_exploration-covers-hint = A pollution marker may be put there; the exploration marker leaves the game unseen.
option-tie_break = Tie between winners
option-tie_break-unpolluted = Unpolluted hexes
option-tie_break-unpolluted-hint = Whoever has the most unpolluted hexes in the zone wins; hexes under cities and inns do not count.
option-tie_break-empty = Empty hexes
option-tie_break-empty-hint = Only unpolluted hexes count that carry no goods, no fishery and no exploration marker either.
option-tile_bag = Drawing the map
option-tile_bag-eight_stacks = From eight stacks
option-tile_bag-eight_stacks-hint = Each of the four tiles is drawn at most twice, with any of its faces, mirrored ones too.
option-tile_bag-sixteen_tiles = From sixteen tiles
option-tile_bag-sixteen_tiles-hint = Each of the four tiles is there four times, twice plain and twice mirrored, and shows one of its two faces.
option-limited_supply = Pieces in the box
option-limited_supply-false = As many as are needed
option-limited_supply-false-hint = Cart shops, fountains, storages, fisheries and goods never run out.
option-limited_supply-true = No more than the box holds
option-limited_supply-true-hint = What is not in the box cannot be built or taken; cities are built in order of play.
option-city_building_mode = City building
option-city_building_mode-simultaneous = All at once
option-city_building_mode-simultaneous-hint = All build at the same time and see each other's work when everybody has finished.
option-city_building_mode-in_order = In order of play
option-city_building_mode-in_order-hint = One after another in order of play, with open boards.
option-enclose_eliminated = San Giorgio and players who are out
option-enclose_eliminated-false = Cannot be enclosed
option-enclose_eliminated-false-hint = Whoever is out has no zone that could be enclosed.
option-enclose_eliminated-true = Can be enclosed
option-enclose_eliminated-true-hint = For San Giorgio only, a player who is out keeps the plain zone of two steps around cities and inns.

## Words

cost-foods = { $count ->
    [one] { $count } food
   *[other] { $count } foods
}
cost-luxuries = { $count ->
    [one] { $count } luxury
   *[other] { $count } luxuries
}
saint-none = no saint
phase = { $phase ->
    [city] building in the cities
    [countryside] countryside
    [storage] storage
    [harvest] harvest
    [exploration] exploration
    [famine] famine
    [pollution] pollution
    [setup] set-up
   *[over] the end
}
headline = Round { $round }: { $phase }
headline-setup = The map is being laid
headline-over = Over. Winner: { $winners }

## Questions

ask-wait = Others are deciding
ask-found = Where does your first city lie?
ask-found-hint = All of it lies on a free start tile. Water under it becomes grassland, markers leave.
ask-answer = Do you accept the offer?
ask-build = What do you do in your cities?
ask-square = Where does it go: { $what }?
ask-square-house = A house takes one square.
ask-square-hint = Touch the square for the top left corner; it can be turned.
ask-square-storage = Touch the square for its top left corner; the size comes next.
ask-square-last-wood = This is your last wood, and no site of yours gives any: without wood or a seed good you cannot begin a site.
ask-size = How large is the storage?
ask-size-hint = Touch the opposite corner. It keeps as many goods as it has squares.
ask-turn = Which way round: { $what }?
ask-turn-hint = Turn it, then confirm.
ask-pay = Still to pay ({ $what }): { $foods ->
    [0] { "" }
   *[other] foods { $foods }{ $luxuries ->
        [0] { "" }
       *[other] ,{" "}
    }
}{ $luxuries ->
    [0] { "" }
   *[other] luxuries { $luxuries }
}
ask-pay-different = Paid so far: { $paid }. Foods are to be of different kinds, and so are luxuries.
ask-pay-any = Paid so far: { $paid }. Philosophy allows the same kind twice.
ask-saint = Who becomes your patron saint?
ask-saint-hint = The saint gives a power at once, and the condition by which you win.
ask-bank = { $count ->
    [one] Give { $count } more good to the supply
   *[other] Give { $count } goods to the supply
}
ask-bank-hint = So far: { $goods }
ask-bank-last-wood = So far: { $goods }. Mind the last wood, as no site of yours gives any: without wood or a seed good you cannot begin a site.
ask-gain = What do you take for { $goods }?
ask-offer = Your offer: { $player }
ask-offer-hint = { $market ->
    [yes] You give { $give } and ask for { $get }. The offer rests on your market.
   *[no] You give { $give } and ask for { $get }. It can be accepted only with a working market of the other player.
}
ask-offer-late = { $player } is done with building: the offer cannot be made any more.
ask-offer-last-wood = You give { $give } and ask for { $get }. That is your last wood, and no site of yours gives any: without wood or a seed good you cannot begin a site.
ask-lifted = Lifted: { $things }
ask-lifted-hint = Place everything before you do anything else. You can lift more.
ask-carry = Which grave do you move?
ask-carry-to = Where does the grave go?
ask-carry-hint = On any free square of your cities.
forecast = { $kept ->
    [all] Men at home { $men }. Famine { $famine }: graves { $graves }, squares for them { $squares }. Pollution { $markers }, hexes for it { $hexes }. Goods { $stock }, all are kept.
   *[some] Men at home { $men }. Famine { $famine }: graves { $graves }, squares for them { $squares }. Pollution { $markers }, hexes for it { $hexes }. Goods { $stock }, storage for { $room }.
}
forecast-deadly = { $kept ->
    [all] Out of the game, as things stand! Men at home { $men }. Famine { $famine }: graves { $graves }, squares for them { $squares }. Pollution { $markers }, hexes for it { $hexes }. Goods { $stock }, all are kept.
   *[some] Out of the game, as things stand! Men at home { $men }. Famine { $famine }: graves { $graves }, squares for them { $squares }. Pollution { $markers }, hexes for it { $hexes }. Goods { $stock }, storage for { $room }.
}

## Answers

do-found = { $count ->
    [0] City, { $hex }
   *[other] City, { $hex }; hexes of water that become grassland: { $count }
}
do-house = Build { $house }: { $cost }
do-free = { $house } free from San Nicolò
do-build = Build { $building }: { $cost }
do-square = { $square }
do-turn = { $count ->
    [0] Like this, not turned
    [one] Like this, { $count } quarter turn
   *[other] Like this, { $count } quarter turns
}
do-size = { $width } × { $height }
do-pay = Pay { $good }
do-pay-twice = Pay { $good } once more (philosophy)
do-give = Give { $good }
do-saint = { $saint }
do-man = A man to { $building }
do-unman = The man home from { $building }
do-heal = Remove the grave: { $square } (still { $count })
do-raze = Raze the cathedral of { $saint }
do-bank = Trade with the supply, two for one
do-gain = Take { $good }
do-offer = Offer a trade: { $player }
do-offer-give = Give { $good }
do-offer-ask = Ask for { $good }
do-send = Make the offer
do-drop = No offer
do-accept = Accept ({ $player }): { $give } for { $get }
do-accept-last-wood = Accept ({ $player }): { $give } for { $get }, your last wood
do-reject = Reject { $player }: { $give } for { $get }
do-withdraw = Withdraw your offer ({ $player }): { $give } for { $get }
do-lift = Lift { $what }
do-place = Place { $what }
do-carry = Move a grave
do-carry-from = The grave: { $square }
do-commit = Done with building
do-resign = Leave the game

## What happened

log-drawn = Order of play: { $players }
log-founded = { $player }: first city, { $hex }; water turned to grassland { $water }, markers gone { $markers }
log-round = Round { $round }: all men in the cities rise
log-house = { $player }: { $house }, { $square }
log-house-paid = { $player }: { $house }, { $square }; paid { $goods }
log-house-free = { $player }: { $house } free from San Nicolò, { $square }
log-built = { $player }: { $building }, { $square }; paid { $goods }
log-built-any = { $player }: { $building }, { $square }; paid { $goods }, thanks to philosophy
log-patron = { $player }: patron saint { $saint }
log-manned = { $player }: a man to { $building }
log-unmanned = { $player }: the man home from { $building }
log-healed = { $player }: the hospital removes a grave, { $square }
log-razed = { $player }: cathedral razed, the saint is lost
log-banked = { $player } gives { $goods } to the supply for { $good }
log-banked-nothing = { $player } gives { $goods } to the supply, which has none of what is asked for
log-offered = { $market ->
    [yes] { $player } offers { $other } { $give } for { $get }, on the own market
   *[no] { $player } offers { $other } { $give } for { $get }
}
log-rejected = { $player } rejects an offer ({ $other })
log-withdrawn = { $player } withdraws an offer ({ $other })
log-lapsed = An offer lapses: { $player } → { $other }
log-traded = { $player } and { $other } trade { $give } for { $get }
log-lifted = { $player }: { $what } lifted
log-placed = { $player }: { $what } placed, { $square }
log-carried = { $player }: a grave moved, { $from } to { $to }
log-committed = { $player }: done with building
log-shown = { $player } has { $parts }
shown-razed = razed: { $list }
shown-built = built: { $list }
shown-saint = patron saint: { $list }
shown-manned = men on: { $list }
shown-moved = moved: { $list }
shown-healed = graves removed: { $list }
shown-spent = spent: { $list }
shown-got = received: { $list }
log-fountains = { $count ->
    [one] { $count } new fountain: famine falls to { $famine }
   *[other] { $count } new fountains: famine falls to { $famine }
}
log-order = Order of play: { $players }
log-order-one = { $player } ({ $men })

## What things are

about-whose = { $player }: { $what }
about-veiled = As at the start of the round: what is built now is shown when all are done.
about-square = Square: { $square }
about-free-square = Nothing stands here.
about-grave = A grave lies here. A building with a grave does not work.
about-effect = { $building ->
    [theology] Once a round the own cathedral can be razed, unless it is Santa Maria's.
    [biology] One farm a round begins without a seed good.
    [university] Faculties that touch it by an edge work without men of their own.
    [alchemy] Once a round pollution is removed from one hex and its neighbours.
    [philosophy] Foods and luxuries of a payment need not be different.
    [brewery] Inns can be built.
    [forced_labour] Every site gives three goods at once, of which one is lost.
    [stable] The zone is one step wider.
    [harbour] The zone reaches over water.
    [hospital] Removes up to 5 graves a round.
    [explorer] Reveals one exploration marker of the zone a round.
    [granary] 3 graves fewer in famine.
    [dump] 4 markers of pollution fewer, and nobody else may pollute the zone.
    [cathedral] Names a patron saint, whose power works at once and who sets how you win.
    [market] Two goods for one of the supply, and trades with players.
    [cart_shop] Its man does one deed in the countryside.
    [fountain] Famine falls by 1 when it is built; 1 marker of pollution fewer a round.
   *[storage] Keeps as many goods as it has squares.
}
about-needs-man = It works with a man.
about-no-man = It works without a man.
about-storage-size = Any rectangle with an even number of squares, for 1 wood.
about-keeps = Goods it keeps: { $count }
about-patron = Patron saint: { $saint }
about-no-patron = No patron saint
about-state = { $state ->
    [works] It works.
    [served] It works through the university.
    [idle] It does not work: no man is on it.
    [grave] It does not work: a grave lies on it.
   *[lifted] It is lifted.
}
about-house = Each house gives a man at once.
about-cost = Costs { $cost }
about-stands = Stands: { $square }
about-not-built = Not built
about-squares = { $count ->
    [one] Covers { $count } square.
   *[other] Covers { $count } squares.
}
about-one = Each player can have one.
about-many = Each player can have several.
about-left = Left in the supply: { $count }
about-good = { $class ->
    [food] { $seed ->
        [yes] A food that farms grow
       *[no] A food from the water
    }
    [luxury] { $seed ->
        [yes] A luxury that farms grow; it feeds nobody
       *[no] A luxury
    }
   *[material] A building material
}
about-stock = In stock: { $count }
about-aside = Set aside in open offers: { $count }
about-stock-of = In stock: { $goods }
about-men = Men at home { $home }, on buildings { $work }, at sites { $sites }, away until next round { $away }
about-out = Out of the game
about-city-title = { $player }: city { $city }
about-city = Free squares { $free }, graves { $graves }
about-city-at = Its centre: { $hex }
about-offer-title = Trade: { $player } → { $other }
about-offer-give = Offered: { $goods }
about-offer-get = Asked for: { $goods }
about-offer-market = It relies on the market of the one who offers.
about-offer-no-market = Who accepts needs a working market.
about-offer-dark = Only the two of them know whether there is an offer.
about-offer-none = No offer is open.
about-traded = Given in trades of this round: { $goods }
about-order-title = Order of play
about-order = After building, who has fewest men on cart shops and explorer comes first; ties keep their order.
about-order-now = Men now: { $players }
about-round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
about-phase = Phase: { $phase }
about-building = Still building: { $players }
about-forecast-title = What comes
about-forecast = If nothing more is done this round.
about-forecast-of = { $player }: { $forecast }

## Why not

why-unique = There is one already: { $building }.
why-supply = None is left in the supply.
why-cost = It costs { $cost }, which the stock cannot pay.
why-room = It fits on no board.
why-no-need = It needs no man.
why-grave-on-it = A grave lies on it.
why-served = It works through the university.
why-nobody-home = No man is at home.
why-used = It has been used this round.
why-offer-rests = An open offer rests on it.
why-taken = Something stands here: { $what }.
why-grave-here = A grave lies here.
why-edge = It would stick out over the edge of the board.
why-piece-taken = It would lie on something: { $what }.
why-piece-grave = It would lie on a grave.
why-hospital-idle = The hospital does not work.
why-hospital-done = The hospital has removed { $count } graves this round.
why-raze-maria = The cathedral of Santa Maria cannot be razed.
why-raze-theology = The faculty of theology does not work.
why-raze-once = A cathedral has been razed this round.
why-raze-grave = A cathedral with a grave cannot be razed.
why-no-market = One of the two needs a working market.
why-goods-missing = The stock lacks { $goods }.
