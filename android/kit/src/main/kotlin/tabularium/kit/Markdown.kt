// Markdown as the rules use it: paragraphs, lists, tables, bold.
package tabularium.kit

data class Span(val words: String, val bold: Boolean)

sealed class Block {
    data class Paragraph(val spans: List<Span>) : Block()

    data class Items(val numbered: Boolean, val items: List<List<Span>>) : Block()

    /** The first row is the head. */
    data class Grid(val rows: List<List<List<Span>>>) : Block()
}

object Markdown {
    private val ITEM = Regex("^(- |\\d+\\. )")
    private val RULE = Regex("^\\|[\\s|:-]+\\|$")

    fun blocks(text: String): List<Block> = text.split("\n\n").mapNotNull { block ->
        val lines = block.split("\n").filter { it.isNotBlank() }
        when {
            lines.isEmpty() -> null
            lines.all { it.startsWith("|") } -> Block.Grid(lines.filterNot(RULE::matches).map(::cells))
            lines.all(ITEM::containsMatchIn) ->
                Block.Items(!lines.first().startsWith("- "), lines.map { spans(it.replaceFirst(ITEM, "")) })
            else -> Block.Paragraph(spans(lines.joinToString(" ")))
        }
    }

    private fun cells(line: String) = line.trim().removeSurrounding("|").split("|").map { spans(it.trim()) }

    /** What stands between two pairs of stars is bold. */
    fun spans(line: String): List<Span> =
        line.split("**").mapIndexed { i, part -> Span(part, i % 2 == 1) }.filter { it.words.isNotEmpty() }
}
