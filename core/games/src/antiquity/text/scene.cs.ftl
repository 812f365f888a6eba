# Antiquity: co stojí na obrazovce a co o tom říká čtečka.

## Mapa

scene-map = Mapa
scene-changed = Vykácená pole: { $felled }. Znečištěná pole: { $polluted }.
scene-zone = Zóna dosahu, { $player }: { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
scene-hex =
    { $terrain ->
        [forest] les
        [grassland] { $state ->
            [felled] mýtina
            [foul] louka
           *[clean] louka
        }
        [mountain] hory
       *[water] voda
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , znečištěno
       *[clean] { "" }
    }
scene-marker =
    Objevitelská značka, { $terrain ->
        [forest] les
        [grassland] { $state ->
            [felled] mýtina
            [foul] louka
           *[clean] louka
        }
        [mountain] hory
       *[water] voda
    } { $column }/{ $row }{ $state ->
        [felled] { "" }
        [foul] , znečištěno
       *[clean] { "" }
    }
scene-coming = Bude zabráno: { $column }/{ $row }
scene-good = { $good }, { $column }/{ $row }
scene-centre = { $player }: výrobna, { $good }, zbývá: { $count }, { $column }/{ $row }
scene-fishery = Rybářství: { $player }, { $column }/{ $row }
scene-inn = Stanice: { $player }, { $column }/{ $row }
scene-city = { $player }: { $number }. město

## Města

scene-cities = Města: { $player }
scene-board = { $player }: { $number }. město. Volná políčka: { $free }, hroby: { $graves }.
scene-building = { $building }{ $state ->
    [manned] , funguje s obyvatelem
    [works] , funguje
    [grave] , nefunguje kvůli hrobu
   *[idle] , nefunguje
}
scene-short = { $building ->
    [theology] Teologie
    [biology] Biologie
    [university] Univerzita
    [alchemy] Alchymie
    [philosophy] Filozofie
    [brewery] Pivovar
    [forced_labour] Nucená práce
    [stable] Stáj
    [harbour] Přístav
    [hospital] Nemocnice
    [explorer] Objevitel
    [granary] Sýpka
    [dump] Smetiště
    [cathedral] Katedrála
    [market] Trh
    [cart_shop] Povoznictví
    [fountain] Fontána
   *[storage] Sklad
}
scene-square = { $what ->
    [grave] Hrob: { $square }
    [building] Zastavěno: { $square }
   *[free] Volno: { $square }
}
scene-lying = { $player }, { $city }. město: { $houses ->
    [0] { "" }
   *[other] domy { $houses },{" "}
}hroby { $graves }
scene-would-stand = Bude stát zde: { $what }
scene-head = { $player }: { $saint }. Domy: { $houses }. Obyvatelé doma: { $home }, ve výrobnách: { $sites }, stranou: { $away }. Hroby: { $graves }.
scene-no-saint = bez patrona

## Zboží

scene-stock-of = Zásoba zboží: { $player }
scene-paying = { $what }. Zaplaceno: { $paid }. Zbývá: jídlo { $foods }, luxus { $luxuries }.
scene-banking = Výměna se společnou zásobou. Odevzdáno: { $paid }.
scene-supply = Společná zásoba
scene-supply-left = { $good }, ve společné zásobě: { $count }
scene-of = { $n } / { $of }

## Hráči

scene-players = Hráči
scene-player = { $player }: { $saint }. Domy: { $houses }, obyvatelé doma: { $home }, zboží: { $stock }. { $how ->
    [acting] Je na tahu.
    [done] Hotovo.
    [out] Mimo hru.
   *[waiting] Čeká.
}
scene-out = mimo hru
scene-saint-short = { $saint ->
    [nicolo] sv. Mikuláš
    [giorgio] sv. Jiří
    [barbara] sv. Barbora
    [cristoforo] sv. Kryštof
   *[maria] sv. Marie
}

## Co přijde

scene-status = Co přijde
scene-famine-label = Hladomor
scene-famine = Hladomor { $famine }. { $player }: nové hroby { $graves }, políčka pro ně { $squares }.
scene-squares = políčka: { $count }
scene-pollution-label = Znečištění
scene-pollution = { $player }: znečištění { $markers }, města { $cities }, ubírají fontány { $fountains }{ $dump ->
    [yes] {" "}a smetiště
   *[no] { "" }
}. Pole pro ně: { $hexes }.
scene-pollution-sum = { $dump ->
    [yes] { $cities } − { $fountains } − 4
   *[no] { $cities } − { $fountains }
}
scene-hexes = pole: { $count }
scene-order-label = Pořadí hráčů
scene-order = Pořadí hráčů: { $order }
scene-round-label = Kolo
scene-round = { $round }. kolo: { $phase }
scene-markers-label = Značky
scene-markers = Objevitelské značky na mapě: { $count }, dosud neznámé zboží: { $hidden }
scene-kept-label = Sklad a obyvatelé doma
scene-kept = { $player }: { $kept ->
    [all] zboží { $stock }, zůstane všechno.
   *[some] zboží { $stock }, místo ve skladu { $room }.
} Obyvatelé doma: { $home }, stranou: { $away }.

## Z čeho se vybírá

scene-reserve = K postavení: { $player }
scene-reserve-card = { $building }: { $cost }. Políčka: { $squares }.
scene-house-card = { $house }: { $cost }
scene-lifted = Zvednuto: { $what }
scene-deeds = Na venkově
scene-deed-short = { $deed ->
    [woodcutter] Dřevorubec
    [farm] Farma
    [free-farm] Farma zdarma
    [mine] Důl
    [fishery] Rybářství
    [inn] Stanice
    [city] Město
   *[cleanse] Čištění
}
scene-deed = { $deed }. Místa: { $count }.
scene-offers = Nabídky
scene-offer = { $player } → { $other }: { $give } za { $get }{ $market ->
    [yes] , přes trh
   *[no] { "" }
}
scene-saints = Patroni a jak daleko k nim: { $player }
scene-saint = { $saint }: { $player } { $have } z { $need }{ $count ->
    [0] { "" }
   *[other] . Pod touto ochranou: { $patrons }
}

## Nadpisy, s velkým písmenem

building-title = { $building ->
    [theology] Teologická fakulta
    [biology] Biologická fakulta
    [university] Univerzita
    [alchemy] Alchymistická fakulta
    [philosophy] Filozofická fakulta
    [brewery] Pivovar
    [forced_labour] Nucená práce
    [stable] Stáj
    [harbour] Přístav
    [hospital] Nemocnice
    [explorer] Objevitel
    [granary] Sýpka
    [dump] Smetiště
    [cathedral] Katedrála
    [market] Trh
    [cart_shop] Povoznictví
    [fountain] Fontána
   *[storage] Sklad
}
house-title = Dům { $number }
good-title = { $good ->
    [grain] Obilí
    [olives] Olivy
    [sheep] Ovce
    [fish] Ryby
    [wine] Víno
    [pearls] Perly
    [dye] Inkoust
    [gold] Zlato
    [stone] Kámen
   *[wood] Dřevo
}
