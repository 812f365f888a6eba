// Words in their boxes: smaller, then in lines, then cut.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import tabularium.core.Align
import tabularium.core.TextRun

class FittingTest {
    /** Every letter is half as wide as the type is high. */
    private val fitting = Fitting { words, size, _ -> words.codePointCount(0, words.length) * size / 2f }

    private fun run(words: String, w: Int, lines: Int = 1, h: Int = 0, capitals: Boolean = false) =
        TextRun(words, 0, 0, w, h, lines, 1_400, 1_000, false, false, capitals, Align.START, 0, 0)

    @Test
    fun whatFitsStaysAsItIs() {
        val fitted = fitting.fit(run("Rome", 2_800))
        assertEquals(1_400 to listOf("Rome"), fitted.size to fitted.lines)
    }

    @Test
    fun whatIsTooWideIsSetSmaller() {
        val fitted = fitting.fit(run("Ravenna", 4_300))
        assertEquals(1_200 to listOf("Ravenna"), fitted.size to fitted.lines)
    }

    @Test
    fun whatIsStillTooWideIsCut() {
        val fitted = fitting.fit(run("Constantinople", 3_000))
        assertEquals(1_000 to listOf("Const…"), fitted.size to fitted.lines)
    }

    @Test
    fun linesAreUsedBeforeSmallerType() {
        val fitted = fitting.fit(run("To the sea", 4_300, lines = 2))
        assertEquals(1_400 to listOf("To the", "sea"), fitted.size to fitted.lines)
        assertTrue(fitting.fit(run("To the sea", 4_300, lines = 2, h = 2_600)).size < 1_400, "not higher than its box")
    }

    @Test
    fun capitalsAreSpaced() {
        assertTrue(fitting.fit(run("ROMA", 2_800, capitals = true)).size < 1_400)
    }

    @Test
    fun aLetterIsNotCutInTwo() {
        val cut = fitting.fit(run("🏛".repeat(9), 2_000)).lines.single()
        assertEquals("🏛🏛🏛…", cut)
    }
}
