# The table's own words, shared by all games.
list-and = { $before } and { $last }
seat-unnamed = Seat { $number }
refused-not-legal = That is not possible now.
refused-not-your-turn = It is not this seat's turn.
refused-chance-pending = Cards or dice come first.
refused-no-chance = Nothing is to be drawn now.
refused-bad-outcome = That cannot be drawn here.
refused-over = The game is over.
refused-stale = The table has changed since. Here is the question as it stands now.
refused-no-option = There is no such answer.
refused-nothing-to-undo = There is nothing to undo.
refused-unreadable = That move cannot be read.
