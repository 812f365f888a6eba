// The scores as a table of words.
package tabularium.kit

import tabularium.core.Player
import tabularium.core.Scores

class ScoreTable(scores: Scores, seated: List<Player>, winners: List<UInt>) {
    /** A line of the scores, with how each number comes about where that is said; the last is the total. */
    data class Row(val label: String, val cells: List<String>, val how: List<String?>, val total: Boolean)

    val title: String = scores.title

    /** The players in the order of the columns. */
    val players: List<Player> = scores.seats.mapNotNull { seat -> seated.firstOrNull { it.seat == seat } }
    val rows: List<Row> = scores.rows.mapIndexed { i, row ->
        val how = row.numbers.indices.map { row.how.getOrNull(it) }
        val cells = row.numbers.zip(how) { number, said -> if (number == 0 && said != null) "0" else cell(number) }
        Row(row.label, cells, how, i == scores.rows.size - 1)
    }

    /** Each player's place, once the game is over. */
    val places: List<String>? = scores.places?.map { "$it." }

    /** The seats that have won. */
    val won: Set<UInt> = winners.toSet()

    /** Zero is a dot, a loss has a true minus. */
    private fun cell(number: Int): String = if (number == 0) "·" else number.toString().replace('-', '−')
}
