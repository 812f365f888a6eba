# Magna Grecia: co je na stole a co o tom řekne čtečka obrazovky.

# Scene

scene-players = Hráči
scene-map = Mapa
scene-status = Tento tah
scene-north = S
scene-north-spoken = { $way ->
    [left] Sever je vlevo
   *[up] Sever je nahoře
}
scene-stock = +{ $n }
scene-of = z { $of }
scene-now = Teď
scene-next = Pak
scene-oracles = Zbývá umístit
scene-oracles-left = { $left ->
    [0] Všechny chrámy jsou umístěny
    [one] Zbývá umístit 1 chrám z { $of }
    [few] Zbývá umístit { $left } chrámy z { $of }
   *[other] Zbývá umístit { $left } chrámů z { $of }
}
scene-player = { $player }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, při okamžitém konci hry { $total }. Cesty: připraveno { $roads }, v zásobě { $road_stock }. Dílky měst: připraveno { $cities }, v zásobě { $city_stock }. Zbývající tržnice: { $markets }. Chrámy: { $oracles }
scene-player-acting = { $player } na tahu: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, při okamžitém konci hry { $total }. Cesty: připraveno { $roads }, v zásobě { $road_stock }. Dílky měst: připraveno { $cities }, v zásobě { $city_stock }. Zbývající tržnice: { $markets }. Chrámy: { $oracles }
scene-limit-roads = Cesty: zbývá { $left } z { $of }{ $alone ->
    [0] {""}
   *[other] ; jako jediná akce tahu { $alone }
}
scene-limit-cities = Dílky měst: zbývá { $left } z { $of }{ $alone ->
    [0] {""}
   *[other] ; jako jediná akce tahu { $alone }
}
scene-limit-replenish = Doplnění: zbývá { $left } z { $of }{ $alone ->
    [0] {""}
   *[other] ; jako jediná akce tahu { $alone }
}
scene-limit-market = { $left ->
    [0] V tomto tahu už nelze postavit ani prodat tržnici
   *[other] Lze postavit nebo prodat tržnici; potom už nic dalšího
}
scene-card-now = Kolo { $round } z { $rounds }. Pořadí: { $order }. Cesty { $roads }, dílky měst { $cities }, doplnění { $replenish }
scene-card-next = Potom kolo { $round } z { $rounds }. Pořadí: { $order }. Cesty { $roads }, dílky měst { $cities }, doplnění { $replenish }
scene-free = { $hex }: volné
scene-option = { $hex }: { $what ->
    [city] pro dílek města
    [both] pro cestu nebo dílek města
   *[road] pro cestu
}
scene-laying = { $player }: nová cesta, { $hex }
scene-road = { $player }: cesta, { $hex }
scene-city = { $player }: město { $number }, { $size ->
    [one] 1 dílek
    [few] { $size } dílky
   *[other] { $size } dílků
}, { $links ->
    [0] žádné spojení
    [one] 1 spojení
    [few] { $links } spojení
   *[other] { $links } spojení
}
scene-city-building = { $player }: město { $number }, rozestavěné, { $size ->
    [one] 1 dílek
    [few] { $size } dílky
   *[other] { $size } dílků
}, { $links ->
    [0] žádné spojení
    [one] 1 spojení
    [few] { $links } spojení
   *[other] { $links } spojení
}
scene-village = { $village }, { $links ->
    [0] žádné spojení
    [one] 1 spojení
    [few] { $links } spojení
   *[other] { $links } spojení
}
scene-oracle = Chrám, { $village }, volný, { $links ->
    [0] žádné spojení
    [one] 1 spojení
    [few] { $links } spojení
   *[other] { $links } spojení
}
scene-oracle-of = Chrám, { $village }, ovládá jej { $player }, město { $number }, { $links ->
    [0] žádné spojení
    [one] 1 spojení
    [few] { $links } spojení
   *[other] { $links } spojení
}
scene-market = { $player }: { $how ->
    [active] tržnice, hodnota { $worth }
    [inactive] tržnice bez spojení s vlastním městem
   *[sold] prodaná tržnice
}
scene-price = Tržnice zde stojí { $price } a měla by hodnotu { $worth }
scene-due = Tuto vesnici musí stavba ještě zastavět
scene-sell = Tržnici zde lze prodat za { $worth }
scene-pile = { $left ->
    [0] Žádná karta už nezbývá
    [one] Lícem dolů leží 1 karta
    [few] Lícem dolů leží { $left } karty
   *[other] Lícem dolů leží { $left } karet
}
