# Antiquity: ami a képernyőn áll, és amit a képernyőolvasó mond róla.

## A térkép

scene-map = Térkép
scene-changed = Kivágott mezők: { $felled }. Szennyezett mezők: { $polluted }.
scene-zone = Hatókör, { $player }: { $count } mező
scene-hex =
    { $terrain ->
        [forest] erdő
        [grassland] { $state ->
            [felled] irtás
            [foul] rét
           *[clean] rét
        }
        [mountain] hegy
       *[water] víz
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , szennyezett
       *[clean] { "" }
    }
scene-marker =
    Felfedezésjelző, { $terrain ->
        [forest] erdő
        [grassland] { $state ->
            [felled] irtás
            [foul] rét
           *[clean] rét
        }
        [mountain] hegy
       *[water] víz
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , szennyezett
       *[clean] { "" }
    }
scene-coming = Ezt is elfoglalná: { $column }/{ $row }
scene-good = { $good }, { $column }/{ $row }
scene-centre = { $player }: termelőhely, { $good }, maradt: { $count }, { $column }/{ $row }
scene-fishery = Halászat: { $player }, { $column }/{ $row }
scene-inn = Fogadó: { $player }, { $column }/{ $row }
scene-city = { $player }: { $number }. város

## Városok

scene-cities = Városok: { $player }
scene-board = { $player }: { $number }. város. Szabad négyzetek: { $free }, sírok: { $graves }.
scene-building = { $building }{ $state ->
    [manned] , lakossal működik
    [works] , működik
    [grave] , sír miatt áll
   *[idle] , nem működik
}
scene-short = { $building ->
    [theology] Teológia
    [biology] Biológia
    [university] Egyetem
    [alchemy] Alkímia
    [philosophy] Filozófia
    [brewery] Sörfőzde
    [forced_labour] Kényszermunka
    [stable] Istálló
    [harbour] Kikötő
    [hospital] Kórház
    [explorer] Felfedező
    [granary] Magtár
    [dump] Szeméttelep
    [cathedral] Katedrális
    [market] Piac
    [cart_shop] Fuvaros
    [fountain] Szökőkút
   *[storage] Raktár
}
scene-square = { $what ->
    [grave] Sír: { $square }
    [building] Beépített: { $square }
   *[free] Szabad: { $square }
}
scene-lying = { $player }, { $city }. város: { $houses ->
    [0] { "" }
   *[other] házak { $houses },{" "}
}sírok { $graves }
scene-would-stand = Ide kerülne: { $what }
scene-head = { $player }: { $saint }. Házak: { $houses }. Lakosok otthon: { $home }, termelőhelyen: { $sites }, félretéve: { $away }. Sírok: { $graves }.
scene-no-saint = nincs szent

## Áruk

scene-stock-of = Árukészlet: { $player }
scene-paying = { $what }. Kifizetve: { $paid }. Hátravan: élelem { $foods }, luxuscikk { $luxuries }.
scene-banking = Csere a közös készlettel. Leadva: { $paid }.
scene-supply = Közös készlet
scene-supply-left = { $good }, a közös készletben: { $count }
scene-of = { $n } / { $of }

## Játékosok

scene-players = Játékosok
scene-player = { $player }: { $saint }. Házak: { $houses }, otthon lévő lakosok: { $home }, áru: { $stock }. { $how ->
    [acting] Most dönt.
    [done] Kész.
    [out] Kiesett.
   *[waiting] Vár.
}
scene-out = kiesett
scene-saint-short = { $saint ->
    [nicolo] Szt. Miklós
    [giorgio] Szt. György
    [barbara] Szt. Borbála
    [cristoforo] Szt. Kristóf
   *[maria] Szűz Mária
}

## Ami következik

scene-status = Ami következik
scene-famine-label = Éhínség
scene-famine = Éhínség { $famine }. { $player }: új sírok { $graves }, hely nekik { $squares } négyzet.
scene-squares = négyzetek: { $count }
scene-pollution-label = Szennyezés
scene-pollution = { $player }: szennyezés { $markers }, városok { $cities }, levonva szökőkutak { $fountains }{ $dump ->
    [yes] {" "}és a szeméttelep
   *[no] { "" }
}. Hely neki: { $hexes } mező.
scene-pollution-sum = { $dump ->
    [yes] { $cities } − { $fountains } − 4
   *[no] { $cities } − { $fountains }
}
scene-hexes = mezők: { $count }
scene-order-label = Játéksorrend
scene-order = Játéksorrend: { $order }
scene-round-label = Forduló
scene-round = { $round }. forduló: { $phase }
scene-markers-label = Jelzők
scene-markers = Felfedezésjelzők a térképen: { $count }, még ismeretlen áru: { $hidden }
scene-kept-label = Raktár és otthon lévők
scene-kept = { $player }: { $kept ->
    [all] áru { $stock }, minden megmarad.
   *[some] áru { $stock }, raktárhely { $room }.
} Lakosok otthon: { $home }, félretéve: { $away }.

## Amiből választani lehet

scene-reserve = Felépíthető: { $player }
scene-reserve-card = { $building }: { $cost }. Négyzetek: { $squares }.
scene-house-card = { $house }: { $cost }
scene-lifted = Felemelve: { $what }
scene-deeds = Vidéken
scene-deed-short = { $deed ->
    [woodcutter] Favágó
    [farm] Farm
    [free-farm] Ingyen farm
    [mine] Bánya
    [fishery] Halászat
    [inn] Fogadó
    [city] Város
   *[cleanse] Tisztítás
}
scene-deed = { $deed }. Helyek: { $count }.
scene-offers = Ajánlatok
scene-offer = { $player } → { $other }: { $give } ezért: { $get }{ $market ->
    [yes] , piacon át
   *[no] { "" }
}
scene-saints = Védőszentek, és mennyi van meg hozzájuk: { $player }
scene-saint = { $saint }: { $player } { $have } / { $need }{ $count ->
    [0] { "" }
   *[other] . Védőszentként tiszteli: { $patrons }
}

## Címek, nagy kezdőbetűvel

building-title = { $building ->
    [theology] Teológiai kar
    [biology] Biológiai kar
    [university] Egyetem
    [alchemy] Alkímiai kar
    [philosophy] Filozófiai kar
    [brewery] Sörfőzde
    [forced_labour] Kényszermunka
    [stable] Istálló
    [harbour] Kikötő
    [hospital] Kórház
    [explorer] Felfedező
    [granary] Magtár
    [dump] Szeméttelep
    [cathedral] Katedrális
    [market] Piac
    [cart_shop] Fuvaros
    [fountain] Szökőkút
   *[storage] Raktár
}
house-title = { $number }. ház
good-title = { $good ->
    [grain] Gabona
    [olives] Olajbogyó
    [sheep] Juh
    [fish] Hal
    [wine] Bor
    [pearls] Gyöngy
    [dye] Festék
    [gold] Arany
    [stone] Kő
   *[wood] Fa
}
