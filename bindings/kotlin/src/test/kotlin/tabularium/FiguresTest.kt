// Figures, never a failing test: what a whole view costs beside a record of nothing.
package tabularium

import java.io.File
import kotlin.test.Test
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.selftestBlank

class FiguresTest {
    /** The median time of a call in microseconds, after the JVM has warmed up. */
    private fun micros(times: Int, call: () -> Unit): Double {
        repeat(times) { call() }
        val taken = DoubleArray(times) {
            val start = System.nanoTime()
            call()
            (System.nanoTime() - start) / 1_000.0
        }
        taken.sort()
        return taken[times / 2]
    }

    @Test
    fun aWholeViewBesideARecordOfNothing() {
        val started = System.nanoTime()
        withApp { app ->
            app.shelf()
            val start = (System.nanoTime() - started) / 1e6
            val lines = mutableListOf("start.shelf\t%.1f\tms, first call to shelf, library loaded in it".format(start))
            for (game in app.games()) {
                app.table(app.begin(game, game.maxSeats.toInt())).use { table ->
                    table.asked(table.view(Form.NARROW))
                    val blank = micros(20_000) { selftestBlank(1u) }
                    val view = micros(1_000) { table.view(Form.NARROW) }
                    val items = table.view(Form.NARROW).surfaces.sumOf { it.items.size }
                    lines += "ffi.blank\t%.2f\tµs".format(blank)
                    lines += "ffi.view.${game.id}\t%.1f\tµs, %d items, narrow, full table".format(view, items)
                    lines += "ffi.view.${game.id}.times\t%.1f\ttimes a record of nothing, aim 20".format(view / blank)
                    lines += "ffi.calls\t1\ta tap"
                }
            }
            val report = lines.joinToString("\n", postfix = "\n")
            System.getProperty("house.figures")?.let { File(it).writeText(report) } ?: print(report)
            assertTrue(lines.size > 1)
        }
    }
}
