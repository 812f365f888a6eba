// Every game of the list is played to its end through the table's model alone.
package tabularium.kit

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Form

class WholeGameTest {
    @Test
    fun everyGameOnASmallTable() = play(2026) { min, _ -> min }

    @Test
    fun everyGameOnAFullTable() = play(7) { _, max -> max }

    private fun play(seed: Int, seats: (Int, Int) -> Int) {
        val games = withHouse { it.app.games() }
        for (game in games) {
            Player(seed, folder()).play(game.id, seats(game.minSeats.toInt(), game.maxSeats.toInt()))
        }
    }

    /** Taps on what can be touched and presses what can be pressed, as it comes. */
    private class Player(seed: Int, private val folder: String) {
        private val random = Random(seed)
        private var house = House(folder, "en")
        private var undone = 0
        private var curtains = 0
        private var privates = 0
        private val told = mutableListOf<String>()

        fun play(game: String, seats: Int) {
            val id = house.begin(house.app.games().first { it.id == game }, seats)
            var seat = Seat(house, id)
            var taps = 0
            var undoAt = 11
            while (true) {
                if (seat.state.private) privates++
                if (seat.state.screen == Screen.CURTAIN) {
                    curtains++
                    assertFalse(seat.state.private)
                    assertTrue(seat.state.surfaces.isEmpty())
                }
                if (!seat.asked()) break
                tap(seat)
                assertTrue(seat.looker.bugs.isEmpty(), seat.looker.bugs.toString())
                assertTrue(seat.looker.said.isEmpty(), "${seat.looker.said}")
                taps++
                // The next time that something can be taken back: in some games that is seldom.
                if (taps >= undoAt && undo(seat)) undoAt = taps + 11
                if (taps % 90 == 0) seat = reopened(seat, id)
                if (taps % 40 == 0) turned(seat)
                assertTrue(taps < 40_000, "$game comes to an end")
            }
            over(seat, seats)
            house.close()
        }

        /** The shown answer is done, or something is touched or pressed. */
        private fun tap(seat: Seat) {
            val state = seat.state
            val usual = state.button(Button.Kind.USUAL)
            val touches = state.touches()
            val pressed = state.prompt.buttons.filter {
                it.enabled && (it.kind == Button.Kind.ANSWER || it.kind == Button.Kind.USUAL || it.kind == Button.Kind.TURN)
            }
            val amount = state.prompt.amount
            when (random.nextInt(6)) {
                0 -> if (state.prompt.answers.isNotEmpty()) {
                    seat.does { press(state.prompt.answers.random(random)) }
                    return
                }
                1 -> if (amount != null) {
                    if (amount.canMore) seat.does { more() }
                    seat.does { press(seat.state.prompt.amount!!.go) }
                    return
                }
                2, 3 -> if (usual != null) {
                    seat.does { press(usual) }
                    return
                }
            }
            val all = touches.size + pressed.size
            if (all == 0) {
                seat.does { press(amount?.go ?: state.prompt.answers.random(random)) }
                return
            }
            val which = random.nextInt(all)
            if (which < touches.size) seat.does { tap(touches[which]) } else seat.does { press(pressed[which - touches.size]) }
        }

        private fun undo(seat: Seat): Boolean {
            val state = seat.state
            val undo = state.button(Button.Kind.UNDO)?.takeIf { it.enabled } ?: return false
            val revision = state.revision
            assertTrue(seat.does { press(undo) }.revision != revision, "something is taken back")
            undone++
            return true
        }

        /** The app is killed: nothing is lost, and the curtain is down. */
        private fun reopened(seat: Seat, id: String): Seat {
            seat.model.hide()
            val before = seat.state
            seat.model.close()
            house.settle()
            house.close()
            house = reopened()
            val again = Seat(house, id)
            assertEquals(before.headline, again.state.headline)
            assertEquals(before.revision, again.state.revision)
            assertFalse(again.state.private)
            told += seat.looker.told
            return again
        }

        /** The old app gives the folder back when its queue has run out. */
        private fun reopened(): House {
            var last: Exception? = null
            repeat(200) {
                try {
                    return House(folder, "en")
                } catch (held: Exception) {
                    last = held
                    Thread.sleep(10)
                }
            }
            throw checkNotNull(last)
        }

        /** The phone is turned: the same question, in another room. */
        private fun turned(seat: Seat) {
            val before = seat.state
            val after = seat.does { fit(if (before.form == Form.NARROW) Form.WIDE else Form.NARROW) }
            assertEquals(before.revision, after.revision)
            assertEquals(before.screen, after.screen)
            assertEquals(before.prompt, after.prompt)
        }

        private fun over(seat: Seat, seats: Int) {
            val state = seat.state
            assertEquals(Screen.OVER, state.screen)
            assertTrue(state.winners.isNotEmpty())
            val scores = assertNotNull(state.scores)
            assertEquals(seats, scores.players.size)
            assertEquals(seats, scores.places?.size)
            assertTrue(scores.rows.last().total)
            assertEquals(
                listOf(Button.Kind.PAST, Button.Kind.SHELF, Button.Kind.AGAIN), state.prompt.buttons.map { it.kind },
            )
            assertTrue(undone > 0, "something could be taken back")
            assertEquals(privates > 0, curtains > 0, "curtains where something is for one seat's eyes: $curtains, $privates")
            // Where all lies open, everybody has looked on.
            val isTold = (told + seat.looker.told).isNotEmpty()
            assertEquals(privates > 0, isTold, "what happened unseen was told")
            seat.model.log { assertTrue(it.lines.isNotEmpty()) }
            house.settle()
        }
    }
}
