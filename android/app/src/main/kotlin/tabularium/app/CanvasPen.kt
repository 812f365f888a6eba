// The kit's draw operations on Android's canvas.
package tabularium.app

import android.graphics.Canvas
import android.graphics.DashPathEffect
import android.graphics.Paint
import android.graphics.Path
import android.graphics.RectF
import java.util.IdentityHashMap
import kotlin.math.PI
import kotlin.math.abs
import kotlin.math.atan2
import kotlin.math.floor
import kotlin.math.sqrt
import tabularium.core.Align
import tabularium.core.Seg
import tabularium.kit.Face
import tabularium.kit.Pen
import tabularium.kit.Tile

class CanvasPen : Pen<Path> {
    private var canvas = Canvas()
    private val fill = Paint(Paint.ANTI_ALIAS_FLAG)
    private val line = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeMiter = 4f
    }
    private val type = Paint(Paint.ANTI_ALIAS_FLAG or Paint.SUBPIXEL_TEXT_FLAG or Paint.LINEAR_TEXT_FLAG).apply {
        fontFeatureSettings = "'lnum', 'tnum'"
    }
    private val dashes = IdentityHashMap<FloatArray, DashPathEffect>()
    private val box = RectF()
    private val round = Path()

    /** Draws on this from now on. */
    fun on(canvas: Canvas) {
        this.canvas = canvas
    }

    override fun outline(path: List<Seg>, evenOdd: Boolean): Path = Path().apply {
        fillType = if (evenOdd) Path.FillType.EVEN_ODD else Path.FillType.WINDING
        var x = 0f
        var y = 0f
        for (seg in path) {
            when (seg) {
                is Seg.Move -> moveTo(seg.x.toFloat(), seg.y.toFloat())
                is Seg.Line -> lineTo(seg.x.toFloat(), seg.y.toFloat())
                is Seg.Quad -> quadTo(seg.cx.toFloat(), seg.cy.toFloat(), seg.x.toFloat(), seg.y.toFloat())
                is Seg.Cubic -> cubicTo(
                    seg.ax.toFloat(), seg.ay.toFloat(), seg.bx.toFloat(), seg.by.toFloat(),
                    seg.x.toFloat(), seg.y.toFloat(),
                )
                is Seg.Arc -> arc(x, y, seg)
                is Seg.Close -> close()
            }
            when (seg) {
                is Seg.Move -> { x = seg.x.toFloat(); y = seg.y.toFloat() }
                is Seg.Line -> { x = seg.x.toFloat(); y = seg.y.toFloat() }
                is Seg.Quad -> { x = seg.x.toFloat(); y = seg.y.toFloat() }
                is Seg.Cubic -> { x = seg.x.toFloat(); y = seg.y.toFloat() }
                is Seg.Arc -> { x = seg.x.toFloat(); y = seg.y.toFloat() }
                is Seg.Close -> Unit
            }
        }
    }

    /** An arc of a circle between two points, as SVG has it. */
    private fun Path.arc(fromX: Float, fromY: Float, arc: Seg.Arc) {
        val toX = arc.x.toFloat()
        val toY = arc.y.toFloat()
        val halfX = (fromX - toX) / 2
        val halfY = (fromY - toY) / 2
        val half = sqrt(halfX * halfX + halfY * halfY)
        if (half == 0f) return
        // A radius that is too small for the two ends grows until it does.
        val radius = maxOf(arc.radius.toFloat(), half)
        val off = sqrt(maxOf(0f, radius * radius - half * half)) / half * if (arc.large == arc.clockwise) -1 else 1
        val midX = (fromX + toX) / 2 + off * halfY
        val midY = (fromY + toY) / 2 - off * halfX
        val start = degrees(fromY - midY, fromX - midX)
        var sweep = degrees(toY - midY, toX - midX) - start
        if (arc.clockwise && sweep < 0) sweep += 360f
        if (!arc.clockwise && sweep > 0) sweep -= 360f
        arcTo(RectF(midX - radius, midY - radius, midX + radius, midY + radius), start, sweep)
    }

    private fun degrees(y: Float, x: Float): Float = (atan2(y, x) * 180 / PI).toFloat()

    override fun fillPath(path: Path, colour: Int) {
        fill.color = colour
        canvas.drawPath(path, fill)
    }

    override fun strokePath(path: Path, colour: Int, width: Float, dash: FloatArray?, round: Boolean) {
        line.color = colour
        line.strokeWidth = width
        line.strokeJoin = if (round) Paint.Join.ROUND else Paint.Join.MITER
        line.strokeCap = Paint.Cap.BUTT
        line.pathEffect = if (dash == null) null else dashes.getOrPut(dash) { DashPathEffect(dash, 0f) }
        canvas.drawPath(path, line)
        line.pathEffect = null
    }

    override fun disc(x: Float, y: Float, radius: Float, fill: Int, edge: Int, width: Float) {
        if (fill != 0) {
            this.fill.color = fill
            canvas.drawCircle(x, y, radius, this.fill)
        }
        if (edge != 0) {
            edge(edge, width)
            canvas.drawCircle(x, y, radius, line)
        }
    }

    override fun rect(x: Float, y: Float, w: Float, h: Float, radius: Float, fill: Int, edge: Int, width: Float) {
        if (fill != 0) {
            this.fill.color = fill
            canvas.drawRoundRect(x, y, x + w, y + h, radius, radius, this.fill)
        }
        if (edge != 0) {
            edge(edge, width)
            canvas.drawRoundRect(x, y, x + w, y + h, radius, radius, line)
        }
    }

    private fun edge(colour: Int, width: Float) {
        line.color = colour
        line.strokeWidth = width
        line.strokeJoin = Paint.Join.MITER
        line.strokeCap = Paint.Cap.BUTT
    }

    override fun words(line: String, x: Float, baseline: Float, size: Float, face: Face, align: Align, colour: Int) {
        set(size, face)
        type.color = colour
        type.textAlign = when (align) {
            Align.START -> Paint.Align.LEFT
            Align.MIDDLE -> Paint.Align.CENTER
            Align.END -> Paint.Align.RIGHT
        }
        canvas.drawText(line, x, baseline, type)
    }

    override fun width(words: String, size: Float, face: Face): Float {
        set(size, face)
        type.letterSpacing = 0f
        return type.measureText(words)
    }

    private fun set(size: Float, face: Face) {
        type.textSize = size
        type.letterSpacing = if (face.capitals) CAPITALS else 0f
        type.typeface = when {
            face.serif && face.bold -> Look.SERIF_BOLD
            face.serif -> Look.SERIF
            face.bold -> Look.SANS_STRONG
            else -> Look.SANS
        }
    }

    override fun pattern(path: Path, tile: Tile<Path>) {
        canvas.save()
        canvas.clipPath(path)
        path.computeBounds(box, true)
        val left = floor(box.left / tile.w) * tile.w
        val right = box.right
        val bottom = box.bottom
        var y = floor(box.top / tile.h) * tile.h
        while (y < bottom) {
            var x = left
            while (x < right) {
                canvas.save()
                canvas.translate(x, y)
                tile.draw(this)
                canvas.restore()
                x += tile.w
            }
            y += tile.h
        }
        canvas.restore()
    }

    override fun clip(x: Float, y: Float, w: Float, h: Float, radius: Float) {
        canvas.save()
        if (abs(radius) < 1f) {
            canvas.clipRect(x, y, x + w, y + h)
        } else {
            round.rewind()
            round.addRoundRect(x, y, x + w, y + h, radius, radius, Path.Direction.CW)
            canvas.clipPath(round)
        }
    }

    override fun group(opacity: Int, dx: Float, dy: Float) {
        if (opacity >= 100) canvas.save() else canvas.saveLayerAlpha(null, opacity * 255 / 100)
        canvas.translate(dx, dy)
    }

    override fun place(
        x: Float, y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float,
    ) {
        canvas.save()
        canvas.translate(x, y)
        canvas.scale(scaleX, scaleY)
        if (turn != 0f) canvas.rotate(turn, aboutX, aboutY)
    }

    override fun end() = canvas.restore()

    companion object {
        /** How far capitals stand apart, as a share of their size. */
        const val CAPITALS = .11f
    }
}
