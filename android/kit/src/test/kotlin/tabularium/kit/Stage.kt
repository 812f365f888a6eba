// What the tests with the real core share: a house in a folder of its own, and somebody who looks at a table.
package tabularium.kit

import java.nio.file.Files
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.Game
import tabularium.core.Look
import tabularium.core.Place

fun folder(): String = Files.createTempDirectory("tabularium").also { it.toFile().deleteOnExit() }.toString()

fun <T> withHouse(folder: String = folder(), run: (House) -> T): T = House(folder, "en").use { run(it) }

private val NAMES = listOf("Anna", "Marco", "Přemysl", "Győző", "Otto", "Ida")

fun players(count: Int): List<Place> = NAMES.take(count).mapIndexed { i, name -> Place(name, i.toUInt()) }

fun House.begin(game: Game, seats: Int = game.minSeats.toInt()): String = app.create(game.id, players(seats), emptyMap())

/** Waits until everything that was asked for is answered. */
fun House.settle() {
    val done = CountDownLatch(1)
    queue.run { done.countDown() }
    assertTrue(done.await(60, TimeUnit.SECONDS), "the core answers")
}

/** Remembers what a table shows and says. */
class Looker : TableModel.Listener {
    @Volatile
    var shown = 0
    val told = mutableListOf<String>()
    val said = mutableListOf<String>()
    val bugs = mutableListOf<String>()
    val sheets = mutableListOf<About>()
    val gone = mutableListOf<Failure>()

    override fun shown(state: TableState) {
        shown++
    }

    override fun told(lines: List<String>) {
        told += lines
    }

    override fun said(words: String) {
        said += words
    }

    override fun bug(words: String, report: String) {
        bugs += report
    }

    override fun about(about: About) {
        sheets += about
    }

    override fun gone(failure: Failure) {
        gone += failure
    }
}

/** A table, and one who looks at it and waits for each answer. */
class Seat(val house: House, id: String, form: Form = Form.NARROW) {
    val looker = Looker()
    val model = TableModel(house, id, form).also { it.listen(looker) }

    val state: TableState
        get() {
            house.settle()
            return checkNotNull(model.state) { "nothing is shown: ${looker.gone.map { it.words }}" }
        }

    fun does(run: TableModel.() -> Unit): TableState {
        model.run()
        return state
    }

    fun press(kind: Button.Kind): TableState {
        val button = checkNotNull(state.button(kind))
        return does { press(button) }
    }

    /** Lifts the curtain and hands on, until somebody is asked; false once the game is over. */
    fun asked(): Boolean {
        repeat(20) {
            val now = state
            when {
                now.screen == Screen.OVER -> return false
                now.screen == Screen.CURTAIN -> does { lift(now.curtain!!.nexts.first().seat) }
                now.button(Button.Kind.HAND_ON) != null -> press(Button.Kind.HAND_ON)
                else -> return true
            }
        }
        error("nobody is asked, and the game is not over")
    }
}

fun TableState.button(kind: Button.Kind): Button? = prompt.buttons.firstOrNull { it.kind == kind }

/** What can be touched as an answer. */
fun TableState.touches(): List<UInt> =
    surfaces.flatMap { it.items }.filter { it.look == Look.OPTION }.mapNotNull { it.touch }.distinct()
