# What the shelf and the table say when something cannot be done.
error-curtain = The curtain is down. It is for: { $player }
error-option = These options do not belong to the game.
error-in-use = These games are open in another window or program. Close it there first.
error-read-only = Nothing can be written here. Nothing was changed.
error-full = The disk is full. The move was not accepted; the position before it stands.
error-io = Reading or writing failed. The position before stands.
error-damaged = The file is damaged. It was not touched, and the other games are not affected.
error-foreign = This is not a saved game.
error-newer = This game was saved by the newer version { $version }. It was not touched.
error-unknown-game = This version does not have that game.
error-too-large = The file is larger than any saved game.
error-no-such-game = There is no such game on the shelf.
error-players = Every player needs a name of at most 24 letters, and no two share an emblem.
error-no-such-file = There is no such file or folder.
error-file-exists = There is a file of that name already. It was not touched.
