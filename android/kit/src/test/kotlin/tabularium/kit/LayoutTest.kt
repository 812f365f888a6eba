// Where surfaces stand, with the real scenes of every game: everything once, nothing over another, nothing outside.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.SurfaceKind
import tabularium.core.selftestBoard

class LayoutTest {
    /** Rooms in points: phones upright and on their side, tablets, a window on a desk. */
    private val rooms = listOf(320f to 480f, 360f to 600f, 412f to 780f, 640f to 300f, 800f to 340f, 768f to 960f, 1024f to 700f, 1800f to 1000f)

    @Test
    fun theFormFollowsTheRoom() {
        val forms = rooms.map { (w, h) -> Layout.form(w * 2, h * 2, 2f) }
        val (n, w) = Form.NARROW to Form.WIDE
        assertEquals(listOf(n, n, n, w, w, n, w, w), forms)
    }

    @Test
    fun everythingStandsOnceAndNothingOverlaps() = withHouse { house ->
        for (game in house.app.games()) for (seats in game.minSeats..game.maxSeats) for (room in rooms) {
            val density = 2.5f
            val (width, height) = room.first * density to room.second * density
            val form = Layout.form(width, height, density)
            val surfaces = assertNotNull(selftestBoard(game.id, seats, 3uL, 20u, form)).surfaces
            val name = "${game.id} with $seats in $room"
            val at = Layout.arrange(surfaces, 0u, form, width, height, 150 * density, density)
            val all = at.board.placed + at.side?.placed.orEmpty()
            assertEquals(surfaces.map { it.id }.sorted(), all.map { it.surface.id }.sorted(), name)
            if (form == Form.NARROW) assertNull(at.side)
            for (column in listOfNotNull(at.board, at.side)) {
                for (placed in column.placed) {
                    val box = placed.box
                    assertTrue(box.left >= 0 && box.right <= column.box.width + 0.5f, "$name: $box in ${column.box}")
                    assertTrue(box.top >= 0 && box.bottom <= column.height, "$name: $box in ${column.height}")
                    val others = column.placed.filter { it !== placed }.map { it.box }
                    assertTrue(others.none { it.left < box.right && it.right > box.left && it.top < box.bottom && it.bottom > box.top }, name)
                }
            }
            assertEquals(height, at.prompt.bottom, 0.5f)
            assertTrue(at.board.placed.isNotEmpty(), name)
            val beside = at.side?.placed.orEmpty().map { it.surface.kind }
            assertTrue(beside.none { it == SurfaceKind.BOARD || it == SurfaceKind.HAND || it == SurfaceKind.MARKET }, name)
        }
    }

    @Test
    fun onAPhoneTheBoardIsAsWideAsTheScreen() = withHouse { house ->
        for (game in house.app.games()) {
            val surfaces = assertNotNull(selftestBoard(game.id, game.maxSeats, 3uL, 20u, Form.NARROW)).surfaces
            val at = Layout.arrange(surfaces, 0u, Form.NARROW, 360f, 600f, 150f, 1f)
            val widest = at.board.placed.maxOf { it.box.width }
            assertTrue(widest >= 0.92f * 360 * 0.93f, "$widest")
        }
    }
}
