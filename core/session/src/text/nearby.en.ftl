# Several devices at one table.

screen-near = Several devices
screen-near-join = Join a table
screen-near-explain = Each device shows only what its own players may see.
screen-near-knows = This device keeps the game and knows all hands. While it is away the others can look, and not play.
screen-near-host-knows = The host's device keeps the game and knows all hands. While it is away you can look, and not play.
screen-near-open-door = Let others join
screen-near-close-door = Nobody else joins
screen-near-code = Digits for joining
screen-near-code-hint = They are typed on the other device. A wrong try changes them.
screen-near-code-held = After a wrong try the next one is answered in a few seconds.
screen-near-address = Address of this computer
screen-near-people = Devices at the table
screen-near-this = This device
screen-near-nobody-yet = Nobody has joined yet.
screen-near-looks-on = looks on
screen-near-seats = Who plays on which device
screen-near-forget = Forget this device
screen-near-forget-ask = Next time it needs the digits again. Its players play here.
screen-near-move = Hand the table over
screen-near-move-ask = From then on that device keeps the game and knows all hands. It has to agree first.
screen-near-offered = The whole table is offered to this device. It would then keep the game and know all hands.
screen-near-take = Take the table
screen-near-moving = The table is on its way to the other device.
screen-near-withdraw = Keep the table here
screen-near-went = The table is on the other device now.
screen-near-stays = The table stays where it was.
screen-near-came = The table is on this device now. It keeps the game and knows all hands.
screen-near-end = Close the table for the others
screen-near-end-ask = The others keep their last view. Their seats stay theirs until you give them to others.
screen-near-closed = The host has closed the table for now.
screen-near-own-name = What the others call this device
screen-near-own-name-empty = Device
screen-near-join-address = Address of the host's computer
screen-near-join-digits = The six digits on the host's screen
screen-near-connect = Connect
screen-near-tables = Tables in sight
screen-near-table = Table { $tag }
screen-near-leave = Leave the table
screen-near-leave-ask = Your seats stay yours until the host gives them to others.
screen-near-alone = Go on from this view, on this device
screen-near-alone-hint = This game has no secrets. It can go on here, with everybody on this device. The table on the host's device stays as it is.
screen-near-retry = Try again
screen-near-lost = The host is away. You see the last view; as soon as it is back, play goes on.
screen-near-lost-looking = The host is away. It is being looked for; you see the last view.
screen-near-quiet-host = The host does not answer at the moment.
screen-near-back = The table is back.
screen-near-joined = A device has joined: { $name }
screen-near-left = A device has left: { $name }
screen-near-away = Away
screen-near-turn = Waiting for
screen-near-sent = Your answer is on its way to the host.
screen-near-guest-of = Played on another device
screen-near-ready = You are at the table. The host gives the seats.

# How it stands with joining.
screen-near-idle = Not connected.
screen-near-looking = Looking for tables…
screen-near-nobody = No table found yet. Is the other device close by, and does it show its digits?
screen-near-connecting = Connecting…
screen-near-meeting = The two devices are getting to know each other…
screen-near-digits = Type the six digits that the host shows.
screen-near-held = The host answers in a few seconds.
screen-near-wrong = These were not the digits. The host shows new ones.
screen-near-failed = The connection did not come about. Is the address right, and the other device ready?

# Why a device is turned away.
screen-near-refused-protocol = The two apps speak different versions. Install the same one on both.
screen-near-refused-app = The app on one of the two devices is too old. Install the same version on both.
screen-near-refused-game = This device does not have that game.
screen-near-refused-rules = The two devices have different editions of the rules. Install the same version on both.
screen-near-refused-busy = That table is taken: the host lets nobody else in now.
screen-near-refused-unknown = The host does not know this device any more. Join with the digits.
screen-near-refused-same-side = Both devices host, or both want to join. One hosts, the other joins.

# How it stands with a device.
screen-near-here = here
screen-near-quiet = no answer at the moment
screen-near-asleep = asleep
screen-near-searching = being looked for
screen-near-searching-at = { $seconds ->
    [one] the next search begins in 1 second
   *[other] the next search begins in { $seconds } seconds
}
screen-near-waiting = away
screen-near-tap = not found; try again
screen-near-has-left = has left

# The radio.
screen-near-radio-off = Bluetooth is off. Switch it on to play on several devices.
screen-near-switch-on = Switch on
screen-near-permission-scan = The permission to find devices nearby is missing.
screen-near-permission-connect = The permission to connect to devices nearby is missing.
screen-near-permission-advertise = The permission to be found by devices nearby is missing.
screen-near-permission-why = It is used only to find the other players' devices. Nobody learns where you are.
screen-near-permit = Allow
screen-near-open-settings = Open the settings
screen-near-location-off = Location is off. This version of Android finds no Bluetooth devices without it; the app does not use where you are.
screen-near-no-radio = This device has no Bluetooth of the kind needed. Pass it round the table instead.
screen-near-cannot-advertise = This device cannot be found by others. It looks for them instead.
screen-near-strangers = { $count ->
    [one] 1 stranger was turned away.
   *[other] { $count } strangers were turned away.
}
screen-near-busy = { $done } of { $all } KB
