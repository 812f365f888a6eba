# Az asztal saját szavai, minden játékban közösek.
list-and = { $before } és { $last }
seat-unnamed = { $number }. hely
refused-not-legal = Ez most nem lehetséges.
refused-not-your-turn = Most nem ez a hely van soron.
refused-chance-pending = Előbb a kártyák vagy a kockák jönnek.
refused-no-chance = Most nincs mit húzni.
refused-bad-outcome = Itt ez nem húzható.
refused-over = A játék véget ért.
refused-stale = Az asztal azóta megváltozott. Itt a kérdés, ahogy most szól.
refused-no-option = Nincs ilyen válasz.
refused-nothing-to-undo = Nincs mit visszavonni.
refused-unreadable = Ez a lépés nem olvasható.
