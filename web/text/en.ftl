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
emblem-rubra = flame
emblem-lapis = waves
emblem-ochra = sun
emblem-oliva = leaf
emblem-porphyra = star
emblem-marmor = square
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

# The page.

page-back = Back
page-close = Close
page-no = No
page-go-on = Go on playing
page-also = Also on the shelf
page-new-table = A new table
page-results = Results
page-settings = Settings
page-rules = Rules
page-import = Import
page-about = About
page-continue = Continue
page-menu = Menu
page-delete = Delete
page-name = Name
page-rename = Rename
page-again = Play again
page-export = Export
page-delete-ask = The game is deleted for ever.
page-export-warning = The file will hold everybody's cards.
page-no-results = No game has been finished yet.
page-unofficial = Unofficial, not affiliated with any publisher. The games are their authors' and publishers'; art and wording are this project's own.
page-licence = Code under the Apache License 2.0.
page-language = Language
page-light = Light
page-as-system = As the system
page-day = Day
page-night = Night
page-text-size = Size of text
page-motion = Motion
page-motion-full = As drawn
page-motion-calm = Reduced
page-new-game = New game
page-players = Players, in the order around the table
page-emblem = Emblem
page-player = Player
page-up = One place up
page-remove = Remove
page-add-player = Add a player
page-preset = Rules
page-house-rules = House rules
page-begin = Begin
page-log = Log
page-past = The past
page-rules-changed = The rules of this game have been corrected since it began. What was before can be read and not replayed.
page-step-back = One step back
page-step-on = One step on
page-play = Play
page-place = Place
page-search = Search, or R7
page-glossary = Glossary
page-rulings = Rulings
page-nothing = Nothing found.
page-linger = Your turn is over. Look at what it brought, then hand on.
page-hand-on = Hand on
page-wait = The curtain is down here
page-wait-hint = Another tab shows the private view, or this page was loaded anew.
page-take-over = Ask who looks
page-undo = Undo
page-restart = Undo everything
page-look-cards = My cards
page-hide = Hide now
page-turn = Turn
page-answers = All answers
page-and-where = And where to?
page-final = This cannot be taken back. Press once more.
page-next = Next
page-pass = Pass the device. Nobody else looks now.
page-lift = Lift the curtain
page-show-public = Show the open table
page-to-shelf = To the shelf
page-curtain = To the curtain
page-shelf = Shelf
page-away = The table has gone. As soon as it is started again, this page goes on by itself.
page-bug = A bug has stopped this move. The last position shown is safe.
page-scores = Scores
page-pause = Pause
page-who-looks = Who looks?
page-can-choose = You can choose this.
page-cannot-choose = This cannot be chosen now.
page-changed = changed
