# Antiquity: what is written on the screen, and what a screen reader says of it.

## The map

scene-map = Map
scene-changed = Felled hexes: { $felled }. Polluted hexes: { $polluted }.
scene-zone = Zone of control, { $player }: { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
scene-hex =
    { $terrain ->
        [forest] forest
        [grassland] { $state ->
            [felled] felled forest
            [foul] grassland
           *[clean] grassland
        }
        [mountain] mountain
       *[water] water
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , polluted
       *[clean] { "" }
    }
scene-marker =
    Exploration marker, { $terrain ->
        [forest] forest
        [grassland] { $state ->
            [felled] felled forest
            [foul] grassland
           *[clean] grassland
        }
        [mountain] mountain
       *[water] water
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , polluted
       *[clean] { "" }
    }
scene-coming = Would be taken: { $column }/{ $row }
scene-good = { $good }, { $column }/{ $row }
scene-centre = { $player }: site, { $good }, left: { $count }, { $column }/{ $row }
scene-fishery = Fishery: { $player }, { $column }/{ $row }
scene-inn = Inn: { $player }, { $column }/{ $row }
scene-city = { $player }: city { $number }

## Cities

scene-cities = Cities: { $player }
scene-board = { $player }: city { $number }. Free squares: { $free }, graves: { $graves }.
scene-building = { $building }{ $state ->
    [manned] , works with a man
    [works] , works
    [grave] , stopped by a grave
   *[idle] , does not work
}
scene-short = { $building ->
    [theology] Theology
    [biology] Biology
    [university] University
    [alchemy] Alchemy
    [philosophy] Philosophy
    [brewery] Brewery
    [forced_labour] Forced labour
    [stable] Stable
    [harbour] Harbour
    [hospital] Hospital
    [explorer] Explorer
    [granary] Granary
    [dump] Dump
    [cathedral] Cathedral
    [market] Market
    [cart_shop] Cart shop
    [fountain] Fountain
   *[storage] Storage
}
scene-square = { $what ->
    [grave] Grave: { $square }
    [building] Built on: { $square }
   *[free] Free: { $square }
}
scene-lying = { $player }, city { $city }: { $houses ->
    [0] { "" }
   *[other] houses { $houses },{" "}
}graves { $graves }
scene-would-stand = Would stand here: { $what }
scene-head = { $player }: { $saint }. Houses: { $houses }. Men at home: { $home }, at sites: { $sites }, set aside: { $away }. Graves: { $graves }.
scene-no-saint = no saint

## Goods

scene-stock-of = Goods in stock: { $player }
scene-paying = { $what }. Paid: { $paid }. Still owed: foods { $foods }, luxuries { $luxuries }.
scene-banking = Trade with the supply. Given: { $paid }.
scene-supply = Supply
scene-supply-left = { $good }, in the supply: { $count }
scene-of = { $n } / { $of }

## Players

scene-players = Players
scene-player = { $player }: { $saint }. Houses: { $houses }, men at home: { $home }, goods: { $stock }. { $how ->
    [acting] Asked now.
    [done] Done.
    [out] Out of the game.
   *[waiting] Waiting.
}
scene-out = out
scene-saint-short = { $saint ->
    [nicolo] S. Nicolò
    [giorgio] S. Giorgio
    [barbara] S. Barbara
    [cristoforo] S. Cristoforo
   *[maria] S. Maria
}

## What comes

scene-status = What comes
scene-famine-label = Famine
scene-famine = Famine { $famine }. { $player }: graves { $graves }, squares for them: { $squares }.
scene-squares = squares: { $count }
scene-pollution-label = Pollution
scene-pollution = { $player }: pollution { $markers }, from cities { $cities }, less fountains { $fountains }{ $dump ->
    [yes] , less the dump
   *[no] { "" }
}. Hexes for it: { $hexes }.
scene-pollution-sum = { $dump ->
    [yes] { $cities } − { $fountains } − 4
   *[no] { $cities } − { $fountains }
}
scene-hexes = hexes: { $count }
scene-order-label = Order of play
scene-order = Order of play: { $order }
scene-round-label = Round
scene-round = Round { $round }: { $phase }
scene-markers-label = Markers
scene-markers = Exploration markers on the map: { $count }, goods not seen yet: { $hidden }
scene-kept-label = Storage and men at home
scene-kept = { $player }: { $kept ->
    [all] goods { $stock }, all are kept.
   *[some] goods { $stock }, storage for { $room }.
} Men at home: { $home }, set aside: { $away }.

## What can be chosen

scene-reserve = To be built: { $player }
scene-reserve-card = { $building }: { $cost }. Squares: { $squares }.
scene-house-card = { $house }: { $cost }
scene-lifted = Lifted: { $what }
scene-deeds = In the countryside
scene-deed-short = { $deed ->
    [woodcutter] Woodcutter
    [farm] Farm
    [free-farm] Free farm
    [mine] Mine
    [fishery] Fishery
    [inn] Inn
    [city] City
   *[cleanse] Cleanse
}
scene-deed = { $deed }. Places: { $count }.
scene-offers = Offers
scene-offer = { $player } → { $other }: { $give } for { $get }{ $market ->
    [yes] , on a market
   *[no] { "" }
}
scene-saints = Patron saints, and how far it is: { $player }
scene-saint = { $saint }: { $player } { $have } of { $need }{ $count ->
    [0] { "" }
   *[other] . Patron: { $patrons }
}

## Titles, with a capital letter

building-title = { $building ->
    [theology] Faculty of theology
    [biology] Faculty of biology
    [university] University
    [alchemy] Faculty of alchemy
    [philosophy] Faculty of philosophy
    [brewery] Brewery
    [forced_labour] Forced labour
    [stable] Stable
    [harbour] Harbour
    [hospital] Hospital
    [explorer] Explorer
    [granary] Granary
    [dump] Dump
    [cathedral] Cathedral
    [market] Market
    [cart_shop] Cart shop
    [fountain] Fountain
   *[storage] Storage
}
house-title = House { $number }
good-title = { $good ->
    [grain] Grain
    [olives] Olives
    [sheep] Sheep
    [fish] Fish
    [wine] Wine
    [pearls] Pearls
    [dye] Dye
    [gold] Gold
    [stone] Stone
   *[wood] Wood
}
