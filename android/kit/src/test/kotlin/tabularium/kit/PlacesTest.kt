// The cases of the strip that all shells share, and the strips of the real games.
package tabularium.kit

import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.Item
import tabularium.core.Look
import tabularium.core.Surface
import tabularium.core.SurfaceKind
import tabularium.core.selftestBoard

class PlacesTest {
    /** A table with its cameras, as a screen has them. */
    private class Table(val at: Arrangement, density: Float) {
        val places = Places(density)
        private val board = Camera(density)
        private val side = Camera(density)

        init {
            for (column in listOfNotNull(at.board, at.side)) {
                camera(column).room(column.box.width, column.box.height, column.height)
            }
        }

        fun camera(column: Column): Camera = if (column === at.board) board else side

        fun follow(way: Way?) = way?.let { camera(it.column).pan(0f, it.down) }

        /** How far board and side are moved. */
        val down: List<Float> get() = listOf(board.y, side.y)
    }

    private fun surface(said: List<*>): Surface {
        val options = (said.getOrNull(5) as? List<*>).orEmpty().mapIndexed { i, option ->
            val (touch, x, y, w, h) = (option as List<*>).map { it.int }
            Item(i.toUInt(), x, y, w, h, 0, 0, 0, touch.toUInt(), "option $touch", Look.OPTION, emptyList())
        }
        val kind = SurfaceKind.valueOf((said[1] as String).uppercase())
        val owner = (said[2] as? Double)?.toUInt()
        return Surface(said[0].int.toUInt(), kind, owner, "surface ${said[0].int}", said[3].int, said[4].int, null, options)
    }

    @Test
    fun everyCase() {
        for (case in Json.cases("places.json")) {
            val surfaces = case.list("surfaces").map { surface(it as List<*>) }
            val form = Form.valueOf(case.words("form").uppercase())
            val (width, height) = case.list("room").map { it.float }
            val density = case.float("density")
            fun arrange(strip: Float) =
                Layout.arrange(surfaces, 0u, form, width, height, case.float("prompt"), density, strip)
            val stops = Places.stops(surfaces, emptyList())
            assertEquals(case.list("stops").map { it.int.toUInt() }, stops.map { it.surface }, case.name)
            assertEquals(case.yes("far"), Places.isFar(stops, arrange(0f)), case.name)
            val strip = case.float("strip")
            val at = arrange(strip)
            assertEquals(strip, at.board.box.top, case.name)
            val table = Table(at, density)
            val steps = case.list("steps").map { it as List<*> }
            case.list("sights").forEachIndexed { i, sight ->
                if (i > 0) step(table, steps[i - 1])
                val (board, side, stop) = sight as List<*>
                val name = "${case.name}, after $i: ${table.down}"
                for ((wanted, down) in listOf(board, side).zip(table.down)) assertTrue(abs(wanted.float - down) < 0.5f, name)
                assertEquals(stop.int.toUInt(), table.places.inSight(stops, at, table::camera), name)
            }
        }
    }

    private fun step(table: Table, step: List<*>) {
        val board = table.camera(table.at.board)
        when (val name = step[0]) {
            "go" -> table.follow(table.places.way(step[1].int.toUInt(), table.at, table::camera))
            "pan" -> board.pan(0f, step[1].float)
            "about" -> board.about(step[1].float, step[2].float, step[3].float)
            "bring" -> table.follow(table.places.bring(table.at, board))
            else -> error("no step is called $name")
        }
    }

    /** Tables that are a strip's: by game, seats and form. */
    private fun everyTable(test: (name: String, stops: List<Stop>, at: Arrangement) -> Unit) = withHouse { house ->
        for (game in house.app.games()) for (seats in game.minSeats..game.maxSeats) for ((w, h) in ROOMS) {
            val form = Layout.form(w, h, 1f)
            val surfaces = assertNotNull(selftestBoard(game.id, seats, 3uL, 60u, form)).surfaces
            val stops = Places.stops(surfaces, emptyList())
            val at = { strip: Float -> Layout.arrange(surfaces, 0u, form, w, h, 150f, 1f, strip) }
            if (Places.isFar(stops, at(0f))) test("${game.id} with $seats in $w × $h", stops, at(STRIP))
        }
    }

    @Test
    fun everyPlaceOfTheRealGamesIsOneTapAway() {
        var met = 0
        everyTable { name, stops, at ->
            met++
            assertEquals(stops.size, stops.map { it.title }.distinct().size, "$name: their names differ: $stops")
            for (stop in stops) {
                val table = Table(at, 1f)
                table.follow(table.places.way(stop.surface, at, table::camera))
                val column = listOfNotNull(at.board, at.side).first { c -> c.placed.any { it.surface.id == stop.surface } }
                val box = column.placed.first { it.surface.id == stop.surface }.box
                val camera = table.camera(column)
                val top = camera.screenY(box.top)
                assertTrue(top >= 0 && top < column.box.height, "$name: $stop begins at $top")
                // At the end of the column it cannot come to the top.
                val isLast = abs(camera.y + column.height - column.box.height) < 1
                assertTrue(top <= 5 || isLast || column.height <= column.box.height, "$name: $stop stays at $top")
            }
        }
        assertTrue(met > 0, "some game has boards that lie far apart")
    }

    @Test
    fun whoseThePlacesAreIsSaid() = withHouse { house ->
        for (game in house.app.games()) {
            val seat = Seat(house, house.begin(game, game.maxSeats.toInt()))
            seat.asked()
            val state = seat.state
            for (stop in Places.stops(state.surfaces, state.players)) {
                val surface = state.surfaces.first { it.id == stop.surface }
                assertEquals(surface.owner, stop.player?.seat)
                assertTrue(stop.title.isNotEmpty(), "${game.id}: $stop")
            }
        }
    }

    private companion object {
        val ROOMS = listOf(360f to 600f, 412f to 780f, 800f to 340f, 1024f to 700f)
        const val STRIP = 54f
    }
}
