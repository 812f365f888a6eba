// Makes draw operations ready for one pen: each symbol once for each set of paints.
package tabularium.kit

import tabularium.core.Align
import tabularium.core.Edge
import tabularium.core.Op
import tabularium.core.TextRun

internal class Preparing<P>(private val pen: Pen<P>, private val book: Book, private val colours: Colours) {
    private data class Painted(val symbol: UInt, val paints: List<Int>)

    /** A tile is the same where its symbol and all its colours are. */
    private data class TileKey(val symbol: UInt, val colours: List<Int>)

    private val symbols = HashMap<Painted, List<Ink<P>>>()
    private val tiles = HashMap<TileKey, Tile<P>>()
    private val fitting = Fitting { words, size, face -> pen.width(words, size.toFloat(), face) }

    /** How many numbers the item has had so far. */
    private var numbers = 0

    /** The operations of an item. */
    fun item(ops: List<Op>): List<Ink<P>> {
        numbers = 0
        return inks(ops, emptyList())
    }

    /** A symbol in these paints, stretched to a box. */
    fun stamp(symbol: UInt, x: Int, y: Int, w: Int, h: Int, paints: List<Int>): Ink<P>? {
        val drawn = book[symbol] ?: return null
        val inks = symbols.getOrPut(Painted(symbol, paints)) { inks(drawn.ops, paints) }
        return Ink.Stamp(x.toFloat(), y.toFloat(), w.toFloat() / maxOf(1, drawn.w), h.toFloat() / maxOf(1, drawn.h), inks)
    }

    private fun inks(ops: List<Op>, slots: List<Int>): List<Ink<P>> = ops.mapNotNull { ink(it, slots) }

    private fun ink(op: Op, slots: List<Int>): Ink<P>? =
        when (op) {
            is Op.Fill -> Ink.Fill(pen.outline(op.path, op.evenOdd), through(op.paint, slots))
            is Op.Stroke -> stroke(op, slots)
            is Op.Disc -> Ink.Disc(
                op.x.toFloat(), op.y.toFloat(), op.radius.toFloat(),
                fill(op.fill, slots), edge(op.edge, slots), width(op.edge),
            )
            is Op.Rect -> Ink.Rect(
                op.x.toFloat(), op.y.toFloat(), op.w.toFloat(), op.h.toFloat(), op.radius.toFloat(),
                fill(op.fill, slots), edge(op.edge, slots), width(op.edge),
            )
            is Op.Words -> words(op.run, slots)
            is Op.Pattern -> tile(op.tile, op.paints.map { through(it, slots) })
                ?.let { Ink.Pattern(pen.outline(op.path, false), it) }
            is Op.Clip -> Ink.Clip(
                op.x.toFloat(), op.y.toFloat(), op.w.toFloat(), op.h.toFloat(), op.radius.toFloat(), inks(op.ops, slots),
            )
            is Op.Group -> Ink.Group(op.opacity, op.dx.toFloat(), op.dy.toFloat(), inks(op.ops, slots))
            is Op.Stamp -> stamp(op.symbol, op.x, op.y, op.w, op.h, op.paints.map { through(it, slots) })
        }

    private fun stroke(op: Op.Stroke, slots: List<Int>): Ink<P> {
        val dash = if (op.dash.isEmpty()) null else FloatArray(op.dash.size) { op.dash[it].toFloat() }
        val path = pen.outline(op.path, false)
        return Ink.Stroke(path, through(op.edge.paint, slots), op.edge.width.toFloat(), dash, op.round)
    }

    /** Line, step and baseline in whole units, as the core reckons them. */
    private fun words(run: TextRun, slots: List<Int>): Ink<P> {
        val fitted = fitting.fit(run)
        val step = fitted.size * 13 / 10
        val block = step * (fitted.lines.size - 1)
        val baseline = run.y + (run.h - block) / 2 + fitted.size * 35 / 100
        val x = when (run.align) {
            Align.START -> run.x
            Align.MIDDLE -> run.x + run.w / 2
            Align.END -> run.x + run.w
        }
        val number = if (SceneDiff.isNumber(run)) numbers++ else -1
        return Ink.Words(
            fitted.lines, x.toFloat(), baseline.toFloat(), step.toFloat(), fitted.size.toFloat(),
            Face(run.serif, run.bold, run.capitals), run.align, through(run.paint, slots), run.detail, number,
        )
    }

    private fun tile(symbol: UInt, paints: List<Int>): Tile<P>? {
        val drawn = book[symbol] ?: return null
        val key = TileKey(symbol, paints.map { colours[it] })
        return tiles.getOrPut(key) {
            val inks = inks(drawn.ops, paints)
            Tile(key, drawn.w.toFloat(), drawn.h.toFloat()) { Ink.all(inks, Frame(it, colours)) }
        }
    }

    /** A slot's paint; a slot that nothing fills stays what it is. */
    private fun through(paint: Int, slots: List<Int>): Int =
        if (paint >= 0) paint else slots.getOrNull(-1 - paint) ?: paint

    private fun fill(paint: Int?, slots: List<Int>): Int = paint?.let { through(it, slots) } ?: Frame.NO

    private fun edge(edge: Edge?, slots: List<Int>): Int = fill(edge?.paint, slots)

    private fun width(edge: Edge?): Float = edge?.width?.toFloat() ?: 0f
}
