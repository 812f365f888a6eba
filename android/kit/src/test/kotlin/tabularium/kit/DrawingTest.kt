// What the kit draws is what the core draws: the same operations, in the same order, at the same places.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.Op
import tabularium.core.selftestBoard

class DrawingTest {
    /** Seeds and how far each game has come. */
    private val positions = listOf(1uL to 0u, 2uL to 7u, 3uL to 25u, 4uL to 60u, 5uL to 140u, 6uL to 5_000u)

    @Test
    fun theSameOperationsAsTheCoresOwnSvg() = withHouse { house ->
        var compared = 0
        for (game in house.app.games()) for (seats in game.minSeats..game.maxSeats) for (form in Form.entries) {
            for ((seed, answers) in positions) {
                val board = assertNotNull(selftestBoard(game.id, seats, seed, answers, form))
                val book = house.bookOf(game.id).apply { need(board.surfaces) }
                val pen = Recorder()
                val painting = Painting(pen, book, Colours(book.colours, dark = false))
                painting.prepare(board.surfaces)
                // As the core lays them: one below the other, in the middle, within a margin.
                val wide = board.surfaces.maxOf { it.w }
                var top = 0
                for (surface in board.surfaces) {
                    pen.place(((wide + 2 * MARGIN - surface.w) / 2).toFloat(), (MARGIN + top).toFloat(), 1f, 1f, 0f, 0f, 0f)
                    painting.draw(surface)
                    pen.end()
                    top += surface.h + GAP
                }
                // The first operation of a picture is its ground.
                val core = Drawn.of(board.svg).operations.drop(1)
                val kit = Drawn.of(pen.svg()).operations
                val name = "${game.id}, $seats seats, $form, seed $seed, $answers answers"
                val differs = core.indices.firstOrNull { !Drawn.alike(core[it], kit.getOrNull(it)) }
                assertEquals(differs?.let(core::get), differs?.let(kit::getOrNull), "$name: operation $differs of ${core.size}")
                assertEquals(core.size, kit.size, name)
                compared += core.size
            }
        }
        assertTrue(compared > 1_000)
        println("drawing: $compared operations agree")
    }

    @Test
    fun everySymbolAndEveryColourIsThere() = withHouse { house ->
        val book = house.houseBook
        val ids = house.drawings.icons.values + house.drawings.tokens + house.drawings.emblems + house.drawings.patterns
        for (id in ids) assertNotNull(book[id])
        val colours = Colours(book.colours, dark = true)
        val pen = Recorder()
        val painting = Painting(pen, book, colours)
        for (id in ids) painting.symbol(id, 0f, 0f, 24f, 24f, intArrayOf(colours.paint("ink")))
        assertTrue(Drawn.of(pen.svg()).operations.size >= ids.size)
        assertTrue(colours.role("ground") != colours.role("ink"))
        assertEquals(colours.role("nobody's"), colours[book.colours.size - 1])
    }

    @Test
    fun whatIsForgottenIsGone() = withHouse { house ->
        val game = house.app.games().first()
        val board = assertNotNull(selftestBoard(game.id, game.minSeats, 2uL, 9u, Form.NARROW))
        val book = house.bookOf(game.id).apply { need(board.surfaces) }
        val painting = Painting(Recorder(), book, Colours(book.colours, dark = false))
        painting.prepare(board.surfaces)
        val words = board.surfaces.flatMap { surface -> surface.items.flatMap { it.ops } }.filterIsInstance<Op.Words>()
        val names = words.map { it.run.words }.filter { it.length > 2 }.toSet()
        assertTrue((names intersect Held.strings(painting)).isNotEmpty())
        painting.forget()
        assertEquals(emptySet(), names intersect Held.strings(painting))
    }

    private companion object {
        const val MARGIN = 1_200
        const val GAP = 1_200
    }
}
