// The rules: searched, and their Markdown in parts.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RulesTest {
    @Test
    fun everyBookIsSearched() = withHouse { house ->
        for (game in house.app.games()) {
            var loaded: RulesModel? = null
            RulesModel.load(house, game.id, { loaded = it }, { error(it.words) })
            house.settle()
            val book = assertNotNull(loaded)
            val whole = book.search("  ")
            assertEquals(book.rules.intro, whole.intro)
            assertEquals(book.rules.sections, whole.sections)
            val ruling = book.rules.rulings.last()
            assertEquals(listOf(ruling), book.search("r${ruling.number}").rulings)
            assertTrue(book.search("R${ruling.number}").sections.isEmpty())
            val term = book.rules.glossary.first()
            assertTrue(term in book.search(term.term.uppercase()).terms)
            assertNull(book.search(term.term).intro)
            assertTrue(book.search("no such word anywhere").nothing)
            val blocks = book.rules.sections.flatMap { Markdown.blocks(it.body) }
            assertTrue(blocks.isNotEmpty())
            // The pictures can be drawn.
            for (picture in book.rules.sections.flatMap { it.pictures }) {
                val drawn = house.bookOf(game.id)
                val pen = Recorder()
                val painting = Painting(pen, drawn, Colours(drawn.colours, dark = true))
                painting.prepare(picture.surfaces)
                picture.surfaces.forEach(painting::draw)
                assertTrue(Drawn.of(pen.svg()).operations.isNotEmpty())
            }
        }
    }

    @Test
    fun markdownInParts() {
        val text = "First **bold** line\ngoes on.\n\n- one\n- **two**\n\n1. a\n2. b\n\n| Head | Two |\n| --- | :-: |\n| x | **y** |\n\n\n"
        val plain = { words: String -> listOf(Span(words, false)) }
        assertEquals(
            listOf(
                Block.Paragraph(listOf(Span("First ", false), Span("bold", true), Span(" line goes on.", false))),
                Block.Items(false, listOf(plain("one"), listOf(Span("two", true)))),
                Block.Items(true, listOf(plain("a"), plain("b"))),
                Block.Grid(listOf(listOf(plain("Head"), plain("Two")), listOf(plain("x"), listOf(Span("y", true))))),
            ),
            Markdown.blocks(text),
        )
    }
}
