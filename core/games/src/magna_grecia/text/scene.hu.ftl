# Magna Grecia: mi van az asztalon, és mit mond róla a képernyőolvasó.

# Scene

scene-players = Játékosok
scene-map = Térkép
scene-status = Ez a kör
scene-north = É
scene-north-spoken = { $way ->
    [left] Észak balra van
   *[up] Észak felül van
}
scene-stock = +{ $n }
scene-of = / { $of }
scene-now = Most
scene-next = Utána
scene-oracles = Lerakásra vár
scene-oracles-left = { $left ->
    [0] Minden jósda a helyén áll
   *[other] { $of } jósdából még { $left } vár lerakásra
}
scene-player = { $player }: { $points } pont; ha most érne véget a játék: { $total }. Utak: { $roads } a készletben, { $road_stock } a tartalékban. Városlapkák: { $cities } a készletben, { $city_stock } a tartalékban. Megmaradt piacok: { $markets }. Jósdák: { $oracles }
scene-player-acting = { $player } van soron: { $points } pont; ha most érne véget a játék: { $total }. Utak: { $roads } a készletben, { $road_stock } a tartalékban. Városlapkák: { $cities } a készletben, { $city_stock } a tartalékban. Megmaradt piacok: { $markets }. Jósdák: { $oracles }
scene-limit-roads = Utak: { $of } lapkából { $left } maradt{ $alone ->
    [0] {""}
   *[other] ; a kör egyetlen akciójaként { $alone }
}
scene-limit-cities = Városlapkák: { $of } lapkából { $left } maradt{ $alone ->
    [0] {""}
   *[other] ; a kör egyetlen akciójaként { $alone }
}
scene-limit-replenish = Feltöltés: { $of } lapkából { $left } maradt{ $alone ->
    [0] {""}
   *[other] ; a kör egyetlen akciójaként { $alone }
}
scene-limit-market = { $left ->
    [0] Ebben a körben már nem lehet piacot építeni vagy eladni
   *[other] Lehet piacot építeni vagy eladni; utána már semmi mást
}
scene-card-now = { $round }. forduló, összesen { $rounds }. Sorrend: { $order }. Utak: { $roads }, városlapkák: { $cities }, feltöltés: { $replenish }
scene-card-next = Utána a { $round }. forduló, összesen { $rounds }. Sorrend: { $order }. Utak: { $roads }, városlapkák: { $cities }, feltöltés: { $replenish }
scene-free = { $hex }: szabad
scene-option = { $hex }: { $what ->
    [city] ide kerülhet városlapka
    [both] ide kerülhet út vagy városlapka
   *[road] ide kerülhet út
}
scene-laying = { $player }: új út, { $hex }
scene-road = { $player }: út, { $hex }
scene-city = { $player }: { $number }. város, { $size } lapka, { $links ->
    [0] nincs kapcsolata
   *[other] { $links } kapcsolat
}
scene-city-building = { $player }: { $number }. város, még épül, { $size } lapka, { $links ->
    [0] nincs kapcsolata
   *[other] { $links } kapcsolat
}
scene-village = { $village }, { $links ->
    [0] nincs kapcsolata
   *[other] { $links } kapcsolat
}
scene-oracle = Jósda, { $village }, senkié, { $links ->
    [0] nincs kapcsolata
   *[other] { $links } kapcsolat
}
scene-oracle-of = Jósda, { $village }, ura: { $player }, { $number }. város, { $links ->
    [0] nincs kapcsolata
   *[other] { $links } kapcsolat
}
scene-market = { $player }: { $how ->
    [active] piac, értéke { $worth }
    [inactive] piac, nincs kapcsolata saját várossal
   *[sold] eladott piac
}
scene-price = Egy piac itt { $price } pontba kerül, és { $worth } pontot érne
scene-due = Ezt a falut az építkezésnek még be kell építenie
scene-sell = Az itt álló piac { $worth } pontért eladható
scene-pile = { $left ->
    [0] Nincs több felfordítható kártya
   *[other] { $left } kártya fekszik képpel lefelé
}
