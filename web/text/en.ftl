# The screens of the terminal.

ui-unofficial = Board games about old Italy. Unofficial; the games are their authors' and publishers'.
ui-shelf-empty = The shelf is empty.
ui-shelf-keys = Number: play · Enter: go on with the first · n: new game · m and a number (m1): rename, play again, export, delete · r: rules · t: results · i: import · l: language · q: leave
ui-shelf-ask = Shelf
ui-continue = Go on:{" "}
ui-enter = Enter
ui-which = Which?
ui-no-such = { $count ->
    [0] There is no such answer.
   *[other] There is no such answer. The numbers go from 1 to { $count }.
}
ui-same-players = The players of last time:
ui-same-ask = Enter: the same players · n: others
ui-names = Names in the order around the table, { $min } to { $max }. An empty line ends the list.
ui-name = Player { $number }
ui-name-taken = Somebody has that name already.
ui-too-few = At least { $min } have to play.
ui-emblem = Emblem (Enter: the first)
ui-preset = Which rules? (Enter: the first)
ui-options = House rules
ui-options-ask = Number: change · Enter: begin · q: back
ui-curtain-for = The curtain is down. Next:
ui-curtain-ask = Enter: lift the curtain · q: back to the shelf
ui-curtain-several = The curtain is down. Who takes a look?
ui-curtain-which = Number: lift the curtain · q: back to the shelf
ui-since = What has happened
ui-chosen = {" "}(chosen)
ui-wait = Nothing to decide here now.
ui-not-now = Not possible now:
ui-key-undo = u: undo · r: undo everything
ui-key-cards = c: look at the own cards
ui-key-about = w: what is that?
ui-key-log = l: log · s: scores · t: table
ui-key-more = p: past · x: rules · h: hide · q: shelf
ui-answer = Answer
ui-final = This cannot be taken back.
ui-final-ask = Enter: do it · n: no
ui-hand-on = Enter: hand on
ui-over-ask = l: log · t: table · s: scores · p: past · w: what is that? · x: rules · Enter: back to the shelf
ui-past = Past: step { $step } of { $steps }
ui-past-ask = b: back · f: forward · number: that step · Enter: to the present
ui-rules-changed = The rules of this game have been corrected since it began. What was before can be read in the log, and not replayed.
ui-rules-ask = Number: section · R7: ruling · word: search · Enter: back
ui-found = { $count ->
    [0] Nothing found.
    [one] Found in 1 place.
   *[other] Found in { $count } places.
}
ui-rename = Give it a name
ui-again = Play again with the same players
ui-export = Export to a file
ui-delete = Delete
ui-new-name = New name (empty: none)
ui-export-warning = The file will hold everybody's cards.
ui-export-path = File to write
ui-import-path = File to read
ui-delete-ask = Deleted for ever. Type "yes" to delete it
ui-yes = yes
ui-done = Done.
ui-statistics = Results of finished games
ui-no-results = No game has been finished yet.
ui-tally = { $played ->
    [one] 1 game
   *[other] { $played } games
}, { $won ->
    [0] none won
   *[other] { $won } won
}
ui-bug = A bug has stopped the table. The last position shown is safe: start again and go on. For a report: { $place }
ui-address = The table is at { $address }
ui-port = The port { $port } is taken. Name another one with --port.
ui-door-local = This page is served to this computer alone.
ui-door-key = Open the address that the program has printed.
ui-request-nowhere = Nothing stands at this address.
ui-request-method = This address cannot be used in that way.
ui-request-large = That is too large.
ui-request-kind = Contents of this kind are not understood.
ui-request-unclear = This request is not understood.
