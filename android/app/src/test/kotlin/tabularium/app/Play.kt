// Plays by touch alone: on the board where an option is drawn, on a button where there is one.
package tabularium.app

import android.view.View
import kotlin.random.Random
import tabularium.kit.Screen
import tabularium.kit.TableState

class Play(private val phone: Phone, seed: Int = 7) {
    private val random = Random(seed)

    fun state(): TableState? = model()?.state

    fun model() = phone.application.openTable()

    /** Goes on through so many questions, whoever is asked; false once the game is over. */
    fun turns(count: Int): Boolean {
        var left = count
        while (left > 0) {
            if (!step()) return false
            left--
        }
        return true
    }

    /** One thing: lifts a curtain, hands on, or answers. */
    fun step(): Boolean {
        val state = checkNotNull(state()) { "a table is shown: ${phone.texts()}" }
        when (state.screen) {
            Screen.OVER -> return false
            Screen.CURTAIN -> phone.press(phone.word("lift"))
            Screen.PUBLIC -> phone.press(phone.word("curtain"))
            Screen.TABLE -> answer(state)
        }
        return true
    }

    private fun answer(state: TableState) {
        val hand = phone.labelled(phone.word("hand-on"))
        if (hand != null) return phone.tap(hand)
        val targets = targets()
        val buttons = state.prompt.buttons.filter { it.enabled && it.icon == null }
        val marked = buttons.lastOrNull { it.primary }
        // What is marked is done; else something on the board, else a button.
        val isShown = state.surfaces.any { s -> s.items.any { it.look == tabularium.core.Look.CHOSEN && it.touch != null } }
        when {
            marked != null && isShown -> phone.press(marked.label)
            targets.isNotEmpty() && (buttons.isEmpty() || random.nextInt(3) > 0) -> {
                val (board, at) = targets[random.nextInt(targets.size)]
                val corner = IntArray(2)
                board.getLocationInWindow(corner)
                phone.touch(corner[0] + at.first, corner[1] + at.second)
            }
            buttons.isNotEmpty() -> phone.press(buttons[random.nextInt(buttons.size)].label)
            state.prompt.amount != null -> phone.press(checkNotNull(state.prompt.amount).go.label)
            else -> fromTheList(state)
        }
    }

    /** What is asked may lie outside of the window; the list of all answers never does. */
    private fun fromTheList(state: TableState) {
        val answers = state.prompt.answers.filter { it.enabled }
        check(answers.isNotEmpty()) { "nothing can be touched: ${phone.texts()}" }
        phone.press(phone.word("answers"))
        phone.press(answers[random.nextInt(answers.size)].label)
    }

    /** The middles of all options that are drawn and can be reached by a finger. */
    private fun targets(): List<Pair<BoardView, Pair<Float, Float>>> = phone.boards().flatMap { board ->
        board.things().filter { it.option }.map { board to (it.box.middleX to it.box.middleY) }
            .filter { (_, at) -> at.first > 0 && at.second > 0 && at.first < board.width && at.second < board.height }
    }
}
