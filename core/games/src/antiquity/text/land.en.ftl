# Antiquity: names of things, the countryside, and everything from there to the victory.

## Things

good = { $good ->
    [grain] grain
    [olives] olives
    [sheep] sheep
    [fish] fish
    [wine] wine
    [pearls] pearls
    [dye] dye
    [gold] gold
    [stone] stone
   *[wood] wood
}
good-count = { $good ->
    [grain] { $count } grain
    [olives] { $count } olives
    [sheep] { $count } sheep
    [fish] { $count } fish
    [wine] { $count } wine
    [pearls] { $count } pearls
    [dye] { $count } dye
    [gold] { $count } gold
    [stone] { $count } stone
   *[wood] { $count } wood
}
goods-none = nothing
building = { $building ->
    [theology] faculty of theology
    [biology] faculty of biology
    [university] university
    [alchemy] faculty of alchemy
    [philosophy] faculty of philosophy
    [brewery] brewery
    [forced_labour] forced labour
    [stable] stable
    [harbour] harbour
    [hospital] hospital
    [explorer] explorer
    [granary] granary
    [dump] dump
    [cathedral] cathedral
    [market] market
    [cart_shop] cart shop
    [fountain] fountain
   *[storage] storage
}
house = house { $number }
saint = { $saint ->
    [nicolo] San Nicolò
    [giorgio] San Giorgio
    [barbara] Santa Barbara
    [cristoforo] San Cristoforo
   *[maria] Santa Maria
}
hex = hex { $column }/{ $row }
square = city { $city }, row { $row }, column { $column }
land-deed = { $deed ->
    [woodcutter] Woodcutter
    [farm] Farm
    [free-farm] Farm from the biologists
    [mine] Mine
    [fishery] Fishery
    [inn] Inn
    [city] City
   *[cleanse] Cleanse
}

## Questions

land-ask-nothing = Nothing to decide
land-ask-deed = What do you do in the countryside?
land-ask-deed-hint = { $cleanse ->
    [yes] { $count ->
        [one] { $count } man waits on a cart shop; the alchemists can cleanse once.
       *[other] { $count } men wait on cart shops; the alchemists can cleanse once.
    }
   *[no] { $count ->
        [one] { $count } man waits on a cart shop.
       *[other] { $count } men wait on cart shops.
    }
}
land-ask-where = { $deed ->
    [woodcutter] Where does the woodcutter work?
    [farm] Where does the farm lie?
    [free-farm] Where does the farm lie?
    [mine] Where does the mine lie?
    [fishery] Where does the fishery stand? Its first hex
    [inn] Where does the inn stand?
    [city] Where does the city stand? Its centre
   *[cleanse] Where do the alchemists cleanse?
}
land-ask-where-last-wood = This takes your last wood, and no site of yours gives any: without wood or a seed good you cannot begin a site.
land-ask-where-hint = { $deed ->
    [woodcutter] The hex and every free clean forest hex beside it get wood and become grassland.
    [farm] The hex and every free clean grassland hex beside it get a good and are polluted.
    [free-farm] The hex and every free clean grassland hex beside it get a good and are polluted; no seed good is paid.
    [mine] The hex and every free clean mountain hex beside it get a good and are polluted.
    [fishery] Two land hexes side by side, each beside free clean water; all that water gets a good and is polluted.
    [inn] Your zone grows around it at once.
    [city] Seven free land hexes, at least one of them in your zone, and no city within three steps of the centre.
   *[cleanse] Pollution goes from the hex and from its unoccupied neighbours.
}
land-ask-second = The other hex of the fishery
land-ask-second-hint = At least one of the two hexes lies in your zone.
land-ask-kind = { $deed ->
    [farm] What does the farm grow? One of it is paid
    [free-farm] What does the farm grow?
    [mine] What does the mine give?
    [fishery] What does the fishery give?
   *[woodcutter] What does it give?
}
land-ask-kind-mine = The first mine settles it for the whole range, for everybody and for ever.
land-ask-pay = { $deed ->
    [city] What do you pay for the city?
   *[inn] What do you pay for the inn?
}
land-ask-pay-hint = Still to name: foods { $foods }, luxuries { $luxuries }.
land-ask-storage = { $count ->
    [one] Let { $count } good go
   *[other] Let { $count } goods go
}
land-ask-storage-hint = { $count ->
    [one] Your storages keep { $count } good.
   *[other] Your storages keep { $count } goods.
}
land-ask-stored = The rest is stored
land-ask-done-hint = Up to here you can take it back.
land-ask-harvest = { $count ->
    [one] Harvest { $count } more site
   *[other] Harvest { $count } more sites
}
land-ask-harvest-hint = Touch the good that you take; the good of the centre comes last.
land-ask-harvest-forced = Forced labour: three goods from each site, one of which is lost.
land-ask-more = { $count ->
    [one] { $count } more good from this site
   *[other] { $count } more goods from this site
}
land-ask-more-hint = One of the three is lost to forced labour.
land-ask-harvested = Everything is harvested
land-ask-explore = Which marker do you explore?
land-ask-explore-hint = Not revealed so far: { $goods }. A food raises the famine level.
land-ask-graves = { $count ->
    [one] Place { $count } grave
   *[other] Place { $count } graves
}
land-ask-graves-hint = { $count ->
    [one] { $count } square is free.
   *[other] { $count } squares are free.
}
land-ask-graves-full = No square is free, so graves go on buildings, which then stop working.
land-ask-pollution = { $count ->
    [one] Place { $count } marker of pollution
   *[other] Place { $count } markers of pollution
}
land-ask-pollution-hint = { $count ->
    [one] { $count } hex can take one; when none is left, there are graves instead.
   *[other] { $count } hexes can take one; when none is left, there are graves instead.
}
land-ask-overflow = { $count ->
    [one] No hex is left: place { $count } grave instead
   *[other] No hex is left: place { $count } graves instead
}
land-ask-placed = Everything is placed

## Answers

land-do-deed = { $deed ->
    [woodcutter] Woodcutter (hexes: { $count })
    [farm] Farm (hexes: { $count })
    [free-farm] Farm from the biologists (hexes: { $count })
    [mine] Mine (hexes: { $count })
    [fishery] Fishery (hexes: { $count })
    [inn] Inn (hexes: { $count })
    [city] City (hexes: { $count })
   *[cleanse] Cleanse (hexes: { $count })
}
land-do-site = { $hex }: { $goods }
land-do-site-open = { $count ->
    [one] { $hex }: { $count } good
   *[other] { $hex }: { $count } goods
}
land-do-first = { $hex }, then the one beside it
land-do-second = { $count ->
    [one] { $hex }: { $count } good
   *[other] { $hex }: { $count } goods
}
land-do-found = { $deed ->
    [city] City, { $hex }, for { $goods }
   *[inn] Inn, { $hex }, for { $goods }
}
land-do-found-pay = { $deed ->
    [city] City, { $hex }
   *[inn] Inn, { $hex }
}
land-do-cleanse = { $count ->
    [one] { $hex }: { $count } marker goes
   *[other] { $hex }: { $count } markers go
}
land-do-kind = { $goods }
land-do-pay = Pay { $good }
land-do-end = { $count ->
    [0] End my turn
    [one] End my turn with { $count } man left on a cart shop
   *[other] End my turn with { $count } men left on cart shops
}
land-do-discard = Let { $good } go
land-do-take = Take { $good }, { $hex }
land-do-explore = Explore { $hex }
land-do-pass = Explore nothing
land-do-grave = Grave: { $square }
land-do-grave-on = Grave on the { $building }: { $square }
land-do-pollute = Pollute { $hex }
land-do-done = That is all

## Things on the map

land-title-hex = { $terrain ->
    [forest] Forest, { $hex }
    [grassland] Grassland, { $hex }
    [mountain] Mountains, { $hex }
   *[water] Water, { $hex }
}
land-title-markers = Exploration markers
land-title-famine = Famine
land-about-undrawn = The tile here is not drawn yet.
land-about-felled = Felled forest: it counts as grassland.
land-about-range = The whole mountain range gives { $good }.
land-about-range-open = No mine has settled yet what this range gives; the first one does, for everybody.
land-about-city = A city of { $player }
land-about-inn = An inn of { $player }
land-about-site = { $kind ->
    [woodcutter] Woodcutter of { $player }, left: { $goods }
    [farm] Farm of { $player }, left: { $goods }
    [mine] Mine of { $player }, left: { $goods }
   *[fishery] Fishery of { $player }, left: { $goods }
}
land-about-marker = An exploration marker: nobody knows the good under it. Whatever is built here removes it unseen.
land-about-polluted = Polluted: no woodcutter, farm or mine can use it; inns, cities and fisheries can.
land-about-zones = In the zone of: { $players }
land-about-no-zone = In nobody's zone
land-about-guarded = Guarded by the dump of: { $players }
land-about-yield = { $kind ->
    [woodcutter] { $count ->
        [one] A woodcutter here would begin with { $count } wood.
       *[other] A woodcutter here would begin with { $count } wood.
    }
    [farm] { $count ->
        [one] A farm here would begin with { $count } good.
       *[other] A farm here would begin with { $count } goods.
    }
   *[mine] { $count ->
        [one] A mine here would begin with { $count } good.
       *[other] A mine here would begin with { $count } goods.
    }
}
land-about-fishery = { $count ->
    [one] A fishery here would begin with { $count } good.
   *[other] A fishery here would begin with up to { $count } goods.
}
land-about-deed = { $deed ->
    [woodcutter] Costs 1 wood and a man of a cart shop, who stays until the last wood is taken.
    [farm] Costs 1 of what it grows and a man of a cart shop, who stays until the last good is taken.
    [free-farm] Costs a man of a cart shop and no seed good, once a round.
    [mine] Costs 1 wood and a man of a cart shop, who stays until the last good is taken.
    [fishery] Costs 1 wood and a man of a cart shop, who stays until the last good is taken.
    [inn] Costs 1 food; the man comes home next round. It stays for good and widens the zone.
    [city] Costs 1 wood, 1 stone, 1 food and 2 different luxuries; the man comes home next round.
   *[cleanse] The faculty of alchemy removes pollution from one hex and its neighbours, once a round and without a man.
}
land-about-places = { $count ->
    [one] { $count } hex is possible.
   *[other] { $count } hexes are possible.
}
land-about-power = { $saint ->
    [nicolo] Power: after paying for a house, one house with a lower number is free.
    [giorgio] Power: in the harvest, 1 fish for each cathedral that anybody built this round.
    [barbara] Power: own buildings and graves can be moved.
    [cristoforo] Power: all goods are kept, without storages.
   *[maria] Power: those of all four other saints.
}
land-about-condition = { $saint ->
    [nicolo] Wins with all 20 houses.
    [giorgio] Wins when the whole zone of another player lies in one's own.
    [barbara] Wins with one of each of the 18 city buildings, none of them with a grave.
    [cristoforo] Wins with { $each } of each food and each luxury in stock.
   *[maria] Wins with two of the other four conditions. Her cathedral cannot be razed.
}
land-progress = { $chosen ->
    [yes] { $player } (patron): { $have } of { $need }
   *[no] { $player }: { $have } of { $need }
}
land-progress-giorgio = { $chosen ->
    [yes] { $player } (patron): { $have } of { $need } hexes of the zone of { $other }
   *[no] { $player }: { $have } of { $need } hexes of the zone of { $other }
}
land-progress-none = { $chosen ->
    [yes] { $player } (patron): nobody has a zone to enclose
   *[no] { $player }: nobody has a zone to enclose
}
land-about-markers = { $count ->
    [one] { $count } marker lies on the map.
   *[other] { $count } markers lie on the map.
}
land-about-hidden = Under them, or gone unseen: { $goods }
land-about-revealed = Revealed so far: { $goods }
land-about-famine = Food in stock is compared with the level, not eaten. What is missing becomes graves; then the level rises by 1.
land-about-famine-of = { $count ->
    [one] { $player }: level { $famine }, foods { $foods }, so { $count } grave; squares for graves { $squares }
   *[other] { $player }: level { $famine }, foods { $foods }, so { $count } graves; squares for graves { $squares }
}
land-about-overflow = { $count ->
    [one] { $player }: only { $hexes } hexes for pollution, so { $count } grave more
   *[other] { $player }: only { $hexes } hexes for pollution, so { $count } graves more
}

## Why not

land-why-zone = The hex is not in your zone.
land-why-city-here = A city of { $player } stands here.
land-why-inn-here = An inn of { $player } stands here.
land-why-fishery-here = A fishery of { $player } stands here.
land-why-good-here = Goods of { $player } lie here until they are harvested.
land-why-polluted = The hex is polluted.
land-why-not-of = { $terrain ->
    [forest] The hex is not forest.
    [grassland] The hex is not grassland.
    [mountain] The hex is not mountains.
   *[water] The hex is not water.
}
land-why-water = The hex is water.
land-why-no-water = No free clean water lies beside the hex.
land-why-no-partner = A fishery needs two such hexes side by side.
land-why-city-edge = The map ends beside the hex: a city has seven hexes.
land-why-city-hexes = All seven hexes of a city have to be free land.
land-why-city-zone = None of the seven hexes is in your zone.
land-why-city-near = The centres of two cities are at least { $count } steps apart.
land-why-clean = There is no pollution here.
land-why-marker = An exploration marker lies here, which takes no pollution.
land-why-guarded = The dump of { $player } guards this hex.
land-why-no-marker = No exploration marker lies here.
land-why-no-cart = No man is left on a working cart shop.
land-why-unpaid = { $deed ->
    [farm] There is no grain, olives, sheep or wine in your stock to start a farm with.
    [inn] There is no food in your stock to pay for an inn.
    [city] A city costs 1 wood, 1 stone, 1 food and 2 different luxuries.
   *[woodcutter] There is no wood in your stock to pay for it.
}
land-why-no-brewery = Inns need a working brewery.
land-why-no-inn = All { $count } inns stand.
land-why-no-city = All { $count } cities stand.
land-why-no-fishery = No fishery is left in the box.
land-why-no-biology = The faculty of biology does not work.
land-why-biology-used = The biologists have given their farm this round.
land-why-no-alchemy = The faculty of alchemy does not work.
land-why-alchemy-used = The alchemists have cleansed this round.
land-why-no-place = There is no hex for it.
land-why-no-supply = The supply has no such good left.
land-why-house = Houses take no graves.
land-why-grave-here = A grave lies here.
land-why-free-first = Graves go on free squares first.
land-why-centre-last = The good of the centre is taken last.

## What happened

land-log-no-carts = { $player }: no man on a working cart shop, no turn in the countryside
land-log-begun = { $deed ->
    [woodcutter] { $player }: woodcutter, { $hex }, { $site }; paid { $goods }
    [farm] { $player }: farm, { $hex }, { $site }; paid { $goods }
   *[mine] { $player }: mine, { $hex }, { $site }; paid { $goods }
}
land-log-begun-free = { $deed ->
    [free-farm] { $player }: farm from the biologists, { $hex }, { $site }
   *[farm] { $player }: farm, { $hex }, { $site }
}
land-log-fishery = { $player }: fishery, { $hex } and { $other }, { $site }; paid { $goods }
land-log-inn = { $player }: inn, { $hex }; paid { $goods }
land-log-city = { $player }: city, { $hex }; paid { $goods }
land-log-city-any = { $player }: city, { $hex }; paid { $goods }, thanks to philosophy
land-log-cleansed = { $count ->
    [one] { $player }: the alchemists remove { $count } marker, { $hex }
   *[other] { $player }: the alchemists remove { $count } markers, { $hex }
}
land-log-ended = { $player }: done in the countryside
land-log-nothing-to-keep = { $player }: nothing in stock to store
land-log-unlimited = { $player }: San Cristoforo keeps everything
land-log-room = { $player }: goods { $count }, storage for { $room }, nothing is lost
land-log-kept = { $player } keeps { $goods }
land-log-discarded = { $player }: no room for { $good }
land-log-all-lost = { $player }: no storage works, lost: { $goods }
land-log-harvested = { $player } harvests { $goods }
land-log-harvested-forced = { $player } harvests { $goods }; lost to forced labour: { $lost }
land-log-harvested-nothing = { $player }: lost to forced labour: { $lost }
land-log-giorgio = { $player }: San Giorgio gives { $goods }
land-log-site-ended = { $player }: the last good is taken, the man goes home, { $hex }
land-log-decayed = { $player } has left: { $good } is lost, { $hex }
land-log-explores = { $player } explores { $hex }
land-log-explored = { $player } finds { $good }, { $hex }
land-log-explored-food = { $player } finds { $good }, { $hex }: the famine level rises to { $famine }
land-log-not-explored = { $player } explores nothing
land-log-no-explorer = { $player }: no explorer works
land-log-no-marker = { $player }: no exploration marker in the zone
land-log-famine = { $granary ->
    [yes] { $count ->
        [one] { $player }: famine { $famine }, granary, foods { $foods }: { $count } grave
       *[other] { $player }: famine { $famine }, granary, foods { $foods }: { $count } graves
    }
   *[no] { $count ->
        [one] { $player }: famine { $famine }, foods { $foods }: { $count } grave
       *[other] { $player }: famine { $famine }, foods { $foods }: { $count } graves
    }
}
land-log-grave = { $player }: grave, { $square }
land-log-famine-rose = The famine level rises to { $famine }.
land-log-pollution = { $dump ->
    [yes] { $count ->
        [one] { $player }: cities { $cities }, fountains { $fountains }, dump: { $count } marker of pollution
       *[other] { $player }: cities { $cities }, fountains { $fountains }, dump: { $count } markers of pollution
    }
   *[no] { $count ->
        [one] { $player }: cities { $cities }, fountains { $fountains }: { $count } marker of pollution
       *[other] { $player }: cities { $cities }, fountains { $fountains }: { $count } markers of pollution
    }
}
land-log-polluted = { $player }: pollution, { $hex }
land-log-overflow = { $count ->
    [one] { $player }: no hex is left for pollution, { $count } grave instead
   *[other] { $player }: no hex is left for pollution, { $count } graves instead
}
land-log-out = { $count ->
    [one] { $player }: { $count } grave due, squares for graves { $room }. Out of the game
   *[other] { $player }: { $count } graves due, squares for graves { $room }. Out of the game
}
land-log-resigned = { $player } leaves the game
land-log-holds = { $player } meets the condition of { $saint }
land-log-tie-break = Unpolluted hexes decide: { $counts }
land-tie-break = { $player } { $count }
land-log-over = The game is over. Winner: { $winners }
land-log-over-shared = The game is over. The win is shared: { $winners }
land-log-over-last = The game is over. Last one left, and winner: { $winners }
land-log-over-draw = Round 60 is over, and nobody has won. A draw: { $winners }

## The reckoning

reckoning-title = Progress towards the saints
row-clean = Unpolluted hexes of the zone
row-saint = { $saint ->
    [nicolo] San Nicolò: houses of 20
    [giorgio] San Giorgio: enclosed, in percent
    [barbara] Santa Barbara: buildings of 18
    [cristoforo] San Cristoforo: foods and luxuries of 24
   *[maria] Santa Maria: conditions of 2
}
row-met = Own saint's condition met
