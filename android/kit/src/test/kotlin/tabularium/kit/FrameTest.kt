// Frames: what lies outside the window is left out, what moves lies above, and nothing is allocated while panning.
package tabularium.kit

import com.sun.management.ThreadMXBean
import java.io.File
import java.lang.management.ManagementFactory
import java.nio.file.Files
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Align
import tabularium.core.Form
import tabularium.core.Place
import tabularium.core.Seg
import tabularium.core.selftestBoard

class FrameTest {
    /** Counts what it is asked to draw, and draws nothing. */
    private class Counter : Pen<Int> {
        var drawn = 0
        private var depth = 0

        override fun outline(path: List<Seg>, evenOdd: Boolean) = path.size

        override fun width(words: String, size: Float, face: Face) = words.length * size / 2

        override fun fillPath(path: Int, colour: Int) {
            drawn++
        }

        override fun strokePath(path: Int, colour: Int, width: Float, dash: FloatArray?, round: Boolean) {
            drawn++
        }

        override fun disc(x: Float, y: Float, radius: Float, fill: Int, edge: Int, width: Float) {
            drawn++
        }

        override fun rect(x: Float, y: Float, w: Float, h: Float, radius: Float, fill: Int, edge: Int, width: Float) {
            drawn++
        }

        override fun words(line: String, x: Float, baseline: Float, size: Float, face: Face, align: Align, colour: Int) {
            drawn++
        }

        override fun pattern(path: Int, tile: Tile<Int>) {
            drawn++
        }

        override fun clip(x: Float, y: Float, w: Float, h: Float, radius: Float) {
            depth++
        }

        override fun group(opacity: Int, dx: Float, dy: Float) {
            depth++
        }

        override fun place(x: Float, y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float) {
            depth++
        }

        override fun end() {
            check(depth-- > 0) { "more is closed than was opened" }
        }
    }

    private class Stand(house: House, game: String, seats: UInt, seed: ULong = 3uL, answers: UInt = 60u) {
        val surfaces = assertNotNull(selftestBoard(game, seats, seed, answers, Form.NARROW)).surfaces
        val pen = Counter()
        val at = Layout.arrange(surfaces, 0u, Form.NARROW, 1_080f, 1_900f, 450f, 3f)
        val camera = Camera(3f).apply { room(at.board.box.width, at.board.box.height, at.board.height) }
        val painting: Painting<Int>

        init {
            val book = house.bookOf(game).apply { need(surfaces) }
            painting = Painting(pen, book, Colours(book.colours, dark = false))
            painting.prepare(surfaces)
        }

        fun frame(motions: Motions? = null, ms: Long = 0): Int {
            pen.drawn = 0
            painting.draw(at.board, camera, motions, ms)
            return pen.drawn
        }
    }

    @Test
    fun whatIsOutsideIsLeftOut() = withHouse { house ->
        for (game in house.app.games()) {
            val stand = Stand(house, game.id, game.maxSeats)
            val whole = stand.frame()
            stand.camera.about(0f, 0f, 6f)
            assertTrue(stand.frame() in 1 until whole, "${game.id}: ${stand.frame()} of $whole")
        }
    }

    @Test
    fun whatMovesIsDrawnOnceAndAtTheEndAllIsThere() = withHouse { house ->
        for (game in house.app.games()) {
            val before = Stand(house, game.id, game.maxSeats, answers = 20u)
            val after = Stand(house, game.id, game.maxSeats, answers = 21u)
            val motions = Motions(SceneDiff.of(before.surfaces, after.surfaces, false), before.at, after.at)
            val rest = after.frame()
            for (ms in listOf(0L, 50L, 200L, motions.length)) assertTrue(after.frame(motions, ms) >= rest / 2)
            assertEquals(rest, after.frame(motions, motions.length + 1))
            assertEquals(rest, after.frame())
        }
    }

    @Test
    fun figures() = withHouse { house ->
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        val report = StringBuilder()
        for (game in house.app.games()) {
            val stand = Stand(house, game.id, game.maxSeats)
            stand.camera.about(500f, 500f, 2f)
            val pan = { times: Int ->
                repeat(times) {
                    stand.camera.pan(if (it % 2 == 0) -7f else 7f, 3f)
                    stand.frame()
                }
            }
            pan(3_000)
            val me = Thread.currentThread().id
            val bytes = threads.getThreadAllocatedBytes(me)
            val start = System.nanoTime()
            pan(1_000)
            val each = (System.nanoTime() - start) / 1e6 / 1_000
            val allocated = (threads.getThreadAllocatedBytes(me) - bytes) / 1_000
            val operations = stand.frame()
            report.append("kit.frame.${game.id}\t%.3f\tms a frame while panning, %d operations, aim 4\n".format(each, operations))
            report.append("kit.garbage.${game.id}\t$allocated\tbytes a frame, aim 0\n")
            val prepare = System.nanoTime()
            repeat(100) { stand.painting.prepare(stand.surfaces) }
            report.append("kit.prepare.${game.id}\t%.3f\tms, a view like the one before\n".format((System.nanoTime() - prepare) / 1e8))
        }
        report.append("kit.start\t%.1f\tms from an opened folder with three games to the shelf (median of 9)\n".format(start()))
        val file = System.getProperty("house.figures")?.let(::File)
        if (file == null) print(report) else file.apply { parentFile.mkdirs() }.writeText("$report")
    }

    /** From opening the house to a shelf that can be drawn, in milliseconds. */
    private fun start(): Double {
        val folder = Files.createTempDirectory("start").toFile()
        House(folder.path, "en").use { house ->
            val box = house.app.games().first()
            repeat(3) { house.app.create(box.id, listOf("Anna", "Bob").mapIndexed { i, n -> Place(n, i.toUInt()) }, emptyMap()) }
        }
        val times = List(9) {
            val start = System.nanoTime()
            House(folder.path, "en").use { house ->
                ShelfModel(house).load()
                house.settle()
                (System.nanoTime() - start) / 1e6
            }
        }
        folder.deleteRecursively()
        return times.sorted()[times.size / 2]
    }
}
