// What the tests of the bridge share: an app in a folder of its own, players, and whoever is asked next.
package tabularium

import java.nio.file.Files
import java.nio.file.Path
import tabularium.core.App
import tabularium.core.Face
import tabularium.core.Game
import tabularium.core.Place
import tabularium.core.Table
import tabularium.core.View

/** A new folder for an app's games; it goes with the test. */
fun folder(): Path = Files.createTempDirectory("tabularium").also { it.toFile().deleteOnExit() }

fun <T> withApp(folder: Path = folder(), run: (App) -> T): T = App.open(folder.toString(), "").use(run)

private val NAMES = listOf("Anna", "Marco", "Přemysl", "Győző", "Otto", "Ida")

fun players(count: Int): List<Place> = NAMES.take(count).mapIndexed { i, name -> Place(name, i.toUInt()) }

fun App.begin(game: Game, seats: Int = game.minSeats.toInt()): String = create(game.id, players(seats), emptyMap())

/** Lifts the curtain or hands on, until somebody is asked; null once the game is over. */
tailrec fun Table.asked(view: View): View? =
    when (val face = view.face) {
        is Face.Own, is Face.Open -> view
        is Face.Over -> null
        is Face.Curtain -> asked(lift(face.seats.first()))
        is Face.Linger -> asked(handOn())
        is Face.Wait -> error("nobody is asked, and the game is not over")
    }
