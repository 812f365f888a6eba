// Every game of the list is played to its end through the generated Kotlin and the real core.
package tabularium

import kotlin.random.Random
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.App
import tabularium.core.Face
import tabularium.core.Form
import tabularium.core.Game
import tabularium.core.View
import tabularium.core.Weight

class WholeGameTest {
    private fun games(): List<Game> = withApp { it.games() }

    @Test
    fun everyGameByItsFirstOptions() {
        for (game in games()) play(game, game.minSeats.toInt()) { 0 }
    }

    @Test
    fun everyGameAtRandom() {
        for (game in games()) {
            val random = Random(2026)
            play(game, game.maxSeats.toInt()) { options -> random.nextInt(options) }
        }
    }

    /** Plays one game; now and then something is taken back, and the app is killed and opened again. */
    private fun play(game: Game, seats: Int, pick: (Int) -> Int) {
        val folder = folder()
        var app = App.open(folder.toString(), "")
        val id = app.begin(game, seats)
        var table = app.table(id)
        var view: View = table.view(Form.NARROW)
        var taps = 0
        var undone = 0
        var nextUndo = 7
        while (true) {
            view = table.asked(view) ?: break
            val prompt = assertNotNull(view.prompt, "who is shown a table is asked something")
            // Nobody leaves the game at random. The last answers of a list end something: some in a row end any turn.
            val meant = prompt.options.filter { it.weight != Weight.ASIDE }
            val option = if (taps % 12 < 8) meant[pick(meant.size)] else meant.last()
            assertTrue(table.preview(prompt.seat, prompt.revision, option.id).commit.isNotEmpty())
            view = table.choose(prompt.seat, prompt.revision, option.id)
            taps++
            if (taps >= nextUndo && view.canUndo) {
                view = table.undo(prompt.seat, view.revision)
                undone++
                nextUndo = taps + 7
            }
            if (taps % 50 == 0) {
                val stood = table.apply { hide() }.view(Form.NARROW)
                table.close()
                app.close()
                app = App.open(folder.toString(), "")
                table = app.table(id)
                view = table.view(Form.NARROW)
                assertFalse(view.private, "the curtain is down")
                assertEquals(stood.headline, view.headline)
                assertEquals(stood.surfaces, view.surfaces)
            }
            assertTrue(taps < 20_000, "${game.id} comes to an end")
        }
        view = table.view(Form.WIDE)
        assertIs<Face.Over>(view.face)
        assertTrue(view.winners.isNotEmpty())
        assertTrue(undone > 0, "something could be taken back")
        assertEquals(seats, table.scores().places?.size)
        assertEquals(seats, app.results().size)
        assertTrue(table.log().acts.isNotEmpty())
        assertTrue(table.past(0u).surfaces.isNotEmpty())
        table.close()
        app.close()
    }
}
