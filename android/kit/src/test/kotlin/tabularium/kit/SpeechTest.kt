// What is said is enough to play: nodes and the list of answers, without anything drawn.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotEquals
import kotlin.test.assertTrue
import tabularium.core.Item
import tabularium.core.Look

class SpeechTest {
    @Test
    fun aTurnByWordsAlone() = withHouse { house ->
        for (game in house.app.games()) {
            val seat = Seat(house, house.begin(game))
            seat.asked()
            val first = seat.state.asked
            var said = 0
            // Always the first thing that can be chosen, else the first answer: until somebody else is asked.
            var steps = 0
            while (seat.asked() && seat.state.asked == first && steps++ < 200) {
                val node = Speech.nodes(seat.state.surfaces, house.texts).firstOrNull { it.option }
                val touch = node?.touch
                if (touch != null && steps % 3 != 0) {
                    said++
                    assertTrue(node.words.isNotEmpty() && node.note != null)
                    seat.does { tap(touch) }
                    seat.state.button(Button.Kind.USUAL)?.let { usual -> seat.does { press(usual) } }
                } else {
                    val spoken = seat.state.prompt.answers.ifEmpty { seat.state.prompt.buttons.filter { it.choice != null } }
                    assertTrue(spoken.all { it.label.isNotEmpty() })
                    seat.does { press(spoken.first()) }
                    // What cannot be taken back is asked for twice.
                    seat.state.button(Button.Kind.USUAL)?.takeIf { it.choice == spoken.first().choice && seat.state.asked == first }
                        ?.let { usual -> seat.does { press(usual) } }
                }
            }
            assertNotEquals(first, seat.state.asked, "${game.id}: the turn has gone on")
            assertTrue(said > 0, "something was chosen on the board")
        }
    }

    @Test
    fun everyOptionIsSaidAndEveryAnswerIsInWords() = withHouse { house ->
        for (game in house.app.games()) {
            val seat = Seat(house, house.begin(game))
            repeat(40) { round ->
                if (!seat.asked()) return@repeat
                val state = seat.state
                val said = Speech.nodes(state.surfaces, house.texts).filter { it.option }.mapNotNull { it.touch }.toSet()
                assertEquals(state.touches().toSet(), said)
                val answers = state.prompt.answers.ifEmpty { state.prompt.buttons.filter { it.choice != null } }
                seat.does { press(answers[round % answers.size]) }
            }
        }
    }

    @Test
    fun rowsAreReadFromTheLeft() {
        fun item(id: UInt, x: Int, y: Int, w: Int, h: Int) =
            Item(id, x, y, w, h, 0, 0, 0, null, "thing $id", Look.PLAIN, emptyList())
        val items = listOf(item(3u, 0, 100, 50, 50), item(2u, 60, 4, 50, 50), item(1u, 0, 10, 50, 50), item(4u, 60, 110, 50, 50))
        assertEquals(listOf(1u, 2u, 3u, 4u), Speech.nodes(listOf(surface(1u, items)), Texts.NONE).map { it.item })
    }
}
