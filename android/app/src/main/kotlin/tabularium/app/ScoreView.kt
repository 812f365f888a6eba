// The scores as a table, and the end of a game: who has won, and by what.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.HorizontalScrollView
import android.widget.LinearLayout
import android.widget.TextView
import tabularium.kit.ScoreTable
import tabularium.kit.TableState

/** Who has won, large, and the scores below. */
fun Look.ending(state: TableState): View {
    val first = state.winners.firstOrNull()
    val line = heading(state.headline, 22f)
    val head = row(first?.let { Wreath(this, it.emblem, 84f) }, line.share().margins(left = dp(14)))
    return column(head.margins(bottom = dp(10)), state.scores?.let { scores(it) }).margins(bottom = dp(6))
}

/** The table of the scores; where it is too wide it is moved sideways. */
fun Look.scores(table: ScoreTable): View {
    val grid = Grid(this)
    grid.cell(TextView(context), ground = 0)
    for (player in table.players) {
        val name = words(player.name, 12.5f, face = Look.SANS_STRONG).middle()
        val head = column(token(player.emblem, 26f), name.margins(top = dp(3)))
        grid.cell(head.apply { gravity = Gravity.CENTER_HORIZONTAL }, won(table, player.seat))
    }
    for (row in table.rows) {
        grid.row(if (row.total) Grid.Line.DOUBLE else Grid.Line.ONE)
        val face = if (row.total) Look.SERIF_BOLD else Look.SANS
        grid.cell(words(row.label, 14f, face = face), ground = 0)
        row.cells.forEachIndexed { i, cell ->
            val number = words(cell, if (row.total) 22f else 15f, face = if (row.total) Look.SERIF_BOLD else Look.SERIF)
            number.fontFeatureSettings = "'lnum', 'tnum'"
            val how = row.how[i]?.let { words(it, 11.5f, "ink-2").middle() }
            val view = if (how == null) number.middle() else column(number.middle(), how)
            grid.cell(view, table.players.getOrNull(i)?.let { won(table, it.seat) } ?: 0)
        }
    }
    table.places?.let { places ->
        grid.row(Grid.Line.NONE)
        grid.cell(words(texts["place"], 13f, "ink-2"), ground = 0)
        places.forEach { grid.cell(words(it, 13f, "ink-2").middle(), ground = 0) }
    }
    val wide = HorizontalScrollView(context)
    wide.isFillViewport = true
    wide.isFocusable = false
    wide.addView(grid, ViewGroup.LayoutParams(MATCH, WRAP))
    wide.background = card()
    return wide.padding(dp(10), dp(8), dp(10), dp(9))
}

private fun Look.won(table: ScoreTable, seat: UInt): Int = if (seat in table.won) colour("surface-2") else 0

/** Cells in rows, the first column as wide as its words, the others alike. */
@SuppressLint("ViewConstructor")
private class Grid(private val look: Look) : ViewGroup(look.context) {
    enum class Line { NONE, ONE, DOUBLE }

    private class Row(val line: Line) {
        val cells = ArrayList<View>()
        var top = 0
        var height = 0
    }

    private val rows = arrayListOf(Row(Line.NONE))
    private val grounds = HashMap<View, Int>()
    private val paint = Paint()
    private var first = 0
    private var each = 0

    init {
        setWillNotDraw(false)
    }

    fun row(line: Line) {
        rows += Row(line)
    }

    /** A cell of the last row; `ground` is what lies under it, 0 for nothing. */
    fun cell(view: View, ground: Int) {
        view.padding(look.dp(6), look.dp(7), look.dp(6), look.dp(7))
        rows.last().cells += view
        if (ground != 0) grounds[view] = ground
        addView(view, LayoutParams(WRAP, WRAP))
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        val columns = maxOf(1, rows.maxOf { it.cells.size } - 1)
        val room = MeasureSpec.getSize(widthSpec)
        rows.forEach { row -> row.cells.forEach { it.measure(any, any) } }
        val labels = rows.mapNotNull { it.cells.firstOrNull()?.measuredWidth }.maxOrNull() ?: 0
        val numbers = rows.flatMap { it.cells.drop(1) }.maxOfOrNull { it.measuredWidth } ?: 0
        // Labels break into lines before the table grows wider than its room.
        first = minOf(labels, maxOf(look.type(LABEL).toInt(), room - numbers * columns))
        each = maxOf(numbers, (room - first) / columns)
        var y = 0
        for (row in rows) {
            row.cells.forEachIndexed { i, cell ->
                cell.measure(MeasureSpec.makeMeasureSpec(if (i == 0) first else each, MeasureSpec.EXACTLY), any)
            }
            row.top = y
            row.height = row.cells.maxOf { it.measuredHeight }
            y += row.height
        }
        setMeasuredDimension(first + each * columns, y)
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        for (row in rows) {
            row.cells.forEachIndexed { i, cell ->
                val left = if (i == 0) 0 else first + (i - 1) * each
                val top = row.top + (row.height - cell.measuredHeight) / 2
                cell.layout(left, top, left + cell.measuredWidth, top + cell.measuredHeight)
            }
        }
    }

    override fun onDraw(canvas: Canvas) {
        val width = width.toFloat()
        for (row in rows) {
            for (cell in row.cells) {
                paint.color = grounds[cell] ?: continue
                val bottom = (row.top + row.height).toFloat()
                canvas.drawRect(cell.left.toFloat(), row.top.toFloat(), cell.right.toFloat(), bottom, paint)
            }
            paint.color = look.colour(if (row.line == Line.DOUBLE) "ink" else "rule")
            val y = row.top.toFloat()
            if (row.line != Line.NONE) canvas.drawRect(0f, y, width, y + look.density, paint)
            if (row.line == Line.DOUBLE) canvas.drawRect(0f, y + 2 * look.density, width, y + 3 * look.density, paint)
        }
    }

    private companion object {
        const val LABEL = 84f
    }
}
