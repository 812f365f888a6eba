# Vlastní slova stolu, společná všem hrám.
list-and = { $before } a { $last }
seat-unnamed = Místo { $number }
refused-not-legal = To teď není možné.
refused-not-your-turn = Toto místo teď není na řadě.
refused-chance-pending = Nejdřív přijdou na řadu karty nebo kostky.
refused-no-chance = Teď se nic nelosuje.
refused-bad-outcome = To se tady vylosovat nedá.
refused-over = Hra skončila.
refused-stale = Stůl se mezitím změnil. Tady je otázka, jak zní teď.
refused-no-option = Taková odpověď tu není.
refused-nothing-to-undo = Není co vzít zpět.
refused-unreadable = Tento tah se nedá přečíst.
