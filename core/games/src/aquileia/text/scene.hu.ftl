# Aquileia: mi van az asztalon, és mit mond róla a képernyőolvasó.

# Scene

scene-players = Játékosok
scene-town = Város
scene-status = Elsőbbség, forduló, bank
scene-auction = Árverés
scene-exchange = Váltás
scene-keep = A Stadium kártyái
scene-hand = { $player }: kártyák
scene-hand-own = A kártyáid
scene-hand-empty = Nincs kártya a kezedben
scene-unknown = ?
scene-caption = { $space ->
    [portus_latro] Latro
    [portus_bronze] 1 bronzért
    [portus_silver] 1 ezüstért
    [portus_gold] 1 aranyért
    [mercatus_dolus] Dolus
    [mercatus_pecunia] Pecunia +4
    [mercatus_equi_1] 1 bronz, + kártya
    [mercatus_servi_bronze] 1 kártya
    [mercatus_servi_silver] akár 2
    [mercatus_servi_gold] akár 3
    [theatrum] árverés megnyitása
    [forum_2] 1 + pont
    [forum_3] akár 2
    [forum_5] 1 + pont
    [forum_5_two] 2 + pont
    [forum] 1 épület
   *[mercatus_equi] 1 bronz
}
scene-player = { $player }: { $points } pont; { $coins }. Megmaradt szolgák: { $servants }. Megmaradt házikók: { $houses }. { $cards }
scene-player-acting = { $player } következik: { $points } pont; { $coins }. Megmaradt szolgák: { $servants }. Megmaradt házikók: { $houses }. { $cards }
scene-player-cards = Rabszolgakártyák: { $servi }. Lovak és fegyverek: { $equi }. Babérok: { $laurels }
scene-player-no-counts = A Theatrum kártyái: { $crowns }
scene-purse = { $player }: { $coins }
scene-held-open = { $player }: { $card }, a kínálatból
scene-held-dark = { $player }: egy kártya lefordítva ({ $back })
scene-laurels = { $player }, a Stadium kártyái: { $known }{ $dark ->
    [0] {""}
   *[other] ; még { $dark } lefordítva
}
scene-laurels-dark = { $player }: a Stadium { $n } kártyája, lefordítva
scene-laurels-crowns = { $player }: a Theatrum { $n } kártyája
scene-space-free = { $space }: szabad
scene-space-taken = { $space }: { $player }
scene-space-coin = { $space }: { $player }, alatta egy érme
scene-space-barred = { $space }: ebben a fordulóban zárva
scene-odds-plate = { $area }: a mostani esélyek
scene-slot = Kínálat, { $slot }. kártya: { $card }
scene-slot-empty = Kínálat, { $slot }. kártya: nincs
scene-pile = Húzópakli ({ $back }): { $n } kártya
scene-gone = Dobópakli ({ $back }): { $n } kártya
scene-blue = Kék kockák a Potentián: { $n }
scene-blue-held = Kék kockák: { $player }, még dobható: { $n }
scene-display = Stadium, nyitott kártya: { $card }
scene-display-empty = Stadium: nincs nyitott kártya
scene-laurel-deck = A Stadium paklija: { $n } kártya
scene-looked-at = Stadium, a pakli felső kártyája: { $card }
scene-crown-deck = A Theatrum paklija: { $n } kártya
scene-keep-display = nyitott
scene-keep-deck = a pakliból
scene-plot-free = { $plot }: szabad. Ára: { $cost }{ $slaves ->
    [0] {""}
   *[other] ; { $slaves } rabszolga
}. { $gives }
scene-plot-built = { $plot }: { $player }. { $gives }
scene-gives-points = A Portusban: { $points } pont
scene-gives-coins = A Portusban: { $coins }
scene-gives-laurels = A végén a színéhez tartozó babérokkal számít
scene-strength = Erő
scene-place = { $place }.
scene-percent = { $n }%
scene-odds = { $area }: az egyes helyezések esélye
scene-lane = { $player }: erő { $strength } (mezők { $base }, piros kockák { $red }, kártyák { $cards }, kék kockák { $blue }); a kockákon ez számít: { $metal }
scene-bid-label = Ajánlat
scene-bid-none-short = még nincs
scene-bid = Ajánlat: { $coins }, ajánlattevő: { $player }
scene-bid-none = Még nincs ajánlat
scene-worth = Értéke { $value }
scene-unit = értéke { $value }
scene-tie-label = Elsőbbségi sáv
scene-tie = Elsőbbségi sáv: { $order }. A következő fordulót kezdi: { $first }
scene-tie-empty = Elsőbbségi sáv: üres. A következő fordulót az első hely gazdája kezdi
scene-round-label = Forduló
scene-round = { $round }. forduló, összesen { $rounds }; kezdőjátékos: { $player }
scene-of = { $n } / { $of }
scene-supply-label = Bank
scene-supply = Bank: { $coins }
scene-dice-label = Kockák
scene-dice = Utolsó dobás: { $faces }
scene-card = { $card }: { $n } kártya
scene-card-down = { $card }: kijátszásra { $down } / { $n }
scene-times = × { $n }
scene-down-of = { $down } / { $n }
scene-prize = Jutalom
scene-prize-points = { $strength } × 2 = { $points } pont, vagy rabszolgakártya
