# Aquileia: co je na stole a co o tom řekne čtečka obrazovky.

# Scene

scene-players = Hráči
scene-town = Město
scene-status = Remízy, kolo, bank
scene-auction = Aukce
scene-exchange = Výměna
scene-keep = Karty Stadia
scene-hand = { $player }: karty
scene-hand-own = Vaše karty
scene-hand-empty = V ruce není žádná karta
scene-unknown = ?
scene-caption = { $space ->
    [portus_latro] Latro
    [portus_bronze] za 1 bronz
    [portus_silver] za 1 stříbro
    [portus_gold] za 1 zlato
    [mercatus_dolus] Dolus
    [mercatus_pecunia] Pecunia +4
    [mercatus_equi_1] 1 bronz, + karta
    [mercatus_servi_bronze] 1 karta
    [mercatus_servi_silver] až 2 karty
    [mercatus_servi_gold] až 3 karty
    [theatrum] zahájit aukci
    [forum_2] 1 + body
    [forum_3] až 2
    [forum_5] 1 + body
    [forum_5_two] 2 + body
    [forum] 1 stavba
   *[mercatus_equi] 1 bronz
}
scene-player = { $player }: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $coins }. Zbývající sluhové: { $servants }. Zbývající domečky: { $houses }. { $cards }
scene-player-acting = { $player } je na tahu: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}; { $coins }. Zbývající sluhové: { $servants }. Zbývající domečky: { $houses }. { $cards }
scene-player-cards = Karty otroků: { $servi }. Koně a zbraně: { $equi }. Vavříny: { $laurels }
scene-player-no-counts = Karty Theatra: { $crowns }
scene-purse = { $player }: { $coins }
scene-held-open = { $player }: { $card }, z nabídky
scene-held-dark = { $player }: jedna karta lícem dolů ({ $back })
scene-laurels = { $player }, karty Stadia: { $known }{ $dark ->
    [0] {""}
    [one] ; 1 další lícem dolů
    [few] ; { $dark } další lícem dolů
   *[other] ; { $dark } dalších lícem dolů
}
scene-laurels-dark = { $player }: { $n ->
    [one] 1 karta Stadia
    [few] { $n } karty Stadia
   *[other] { $n } karet Stadia
}, lícem dolů
scene-laurels-crowns = { $player }: { $n ->
    [one] 1 karta Theatra
    [few] { $n } karty Theatra
   *[other] { $n } karet Theatra
}
scene-space-free = { $space }: volno
scene-space-taken = { $space }: { $player }
scene-space-coin = { $space }: { $player }, pod sluhou mince
scene-space-barred = { $space }: v tomto kole zablokováno
scene-odds-plate = { $area }: jaké jsou teď šance
scene-slot = Nabídka, { $slot }. karta: { $card }
scene-slot-empty = Nabídka, { $slot }. karta: žádná
scene-pile = Balíček ({ $back }): { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
scene-gone = Odkládací hromádka ({ $back }): { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
scene-blue = Modré kostky na Potentii: { $n }
scene-blue-held = Modré kostky: { $player }, ještě k hodu: { $n }
scene-display = Stadium, vyložená karta: { $card }
scene-display-empty = Stadium: žádná vyložená karta
scene-laurel-deck = Balíček Stadia: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
scene-looked-at = Stadium, vrchní karta balíčku: { $card }
scene-crown-deck = Balíček Theatra: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
scene-keep-display = vyložená
scene-keep-deck = z balíčku
scene-plot-free = { $plot }: volno. Cena: { $cost }{ $slaves ->
    [0] {""}
    [one] ; 1 otrok
    [few] ; { $slaves } otroci
   *[other] ; { $slaves } otroků
}. { $gives }
scene-plot-built = { $plot }: { $player }. { $gives }
scene-gives-points = V přístavu: { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}
scene-gives-coins = V přístavu: { $coins }
scene-gives-laurels = Na konci se počítá s vavříny své barvy
scene-strength = Síla
scene-place = { $place }.
scene-percent = { $n } %
scene-odds = { $area }: šance na jednotlivá pořadí
scene-lane = { $player }: síla { $strength } (políčka { $base }, červené kostky { $red }, karty { $cards }, modré kostky { $blue }); na kostkách se počítá: { $metal }
scene-bid-label = Nabídka
scene-bid-none-short = zatím žádná
scene-bid = Nabídka: { $coins }, podává { $player }
scene-bid-none = Zatím žádná nabídka
scene-worth = Hodnota { $value }
scene-unit = hodnota { $value }
scene-tie-label = Stupnice remíz
scene-tie = Stupnice remíz: { $order }. Příští kolo začíná: { $first }
scene-tie-empty = Stupnice remíz: prázdná. Kdo má první místo, začíná příští kolo
scene-round-label = Kolo
scene-round = { $round }. kolo ze { $rounds }; začínající hráč: { $player }
scene-of = { $n } / { $of }
scene-supply-label = Bank
scene-supply = Bank: { $coins }
scene-dice-label = Kostky
scene-dice = Poslední hod: { $faces }
scene-card = { $card }: { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
scene-card-down = { $card }: k zahrání { $down } z { $n }
scene-times = × { $n }
scene-down-of = { $down } / { $n }
scene-prize = Odměna
scene-prize-points = { $strength } × 2 = { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}, nebo karta otroků
