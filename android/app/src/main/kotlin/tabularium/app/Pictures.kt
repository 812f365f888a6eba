// Symbols of the core as views: icons, tokens, the wreath, the picture on a box.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.view.View
import kotlin.math.max
import tabularium.core.Vignette

/** A square symbol of the house in the middle of a view. */
@SuppressLint("ViewConstructor")
open class Picture(
    private val look: Look,
    private val symbol: UInt,
    private val paint: String,
    private val points: Float,
) : View(look.context) {
    private var paints = intArrayOf(look.paint(paint))

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
        minimumWidth = look.dp(points)
        minimumHeight = look.dp(points)
    }

    override fun onMeasure(width: Int, height: Int) =
        setMeasuredDimension(resolveSize(suggestedMinimumWidth, width), resolveSize(suggestedMinimumHeight, height))

    override fun onDraw(canvas: Canvas) {
        val size = points * look.density
        look.pen.on(canvas)
        look.painting("").symbol(symbol, (width - size) / 2, (height - size) / 2, size, size, paints)
    }
}

/** An icon; its size grows a little with the words. */
fun Look.icon(name: String, points: Float = 22f, role: String = "ink"): Picture =
    Picture(this, house.drawings.icons[name] ?: 0u, role, points)

/** Whose it is: a disc in the player's colour with the emblem. */
fun Look.token(emblem: UInt, points: Float = 26f): Picture =
    Picture(this, house.drawings.tokens[emblem.toInt()], "edge", points)

/** A token within a wreath of laurel. */
@SuppressLint("ViewConstructor")
class Wreath(private val look: Look, private val emblem: UInt, private val points: Float) : View(look.context) {
    private val leaves = intArrayOf(look.paint("ochre"))
    private val edge = intArrayOf(look.paint("edge"))

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onMeasure(width: Int, height: Int) = setMeasuredDimension(look.dp(points), look.dp(points * .94f))

    override fun onDraw(canvas: Canvas) {
        val size = points * look.density
        val token = size * .62f
        val painting = look.painting("")
        look.pen.on(canvas)
        look.house.drawings.icons["laurel"]?.let { painting.symbol(it, 0f, 0f, size, size, leaves) }
        val tokens = look.house.drawings.tokens
        painting.symbol(tokens[emblem.toInt()], (size - token) / 2, (size - token) / 2 - size * .03f, token, token, edge)
    }
}

/** The picture on a box, cut to the room there is. */
@SuppressLint("ViewConstructor")
class BoxPicture(private val look: Look, private val game: String, private val vignette: Vignette) : View(look.context) {
    private val cut = Path()
    private val noPaints = IntArray(0)
    private val edge = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        color = look.colour("rule-strong")
        strokeWidth = look.density
    }

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onDraw(canvas: Canvas) {
        val half = edge.strokeWidth / 2
        val round = 8 * look.density
        cut.rewind()
        cut.addRoundRect(half, half, width - half, height - half, round, round, Path.Direction.CW)
        canvas.save()
        canvas.clipPath(cut)
        // It fills the room, and stands in its middle.
        val scale = max(width.toFloat() / vignette.w, height.toFloat() / vignette.h)
        val w = vignette.w * scale
        val h = vignette.h * scale
        look.pen.on(canvas)
        look.painting(game).symbol(vignette.symbol, (width - w) / 2, (height - h) / 2, w, h, noPaints)
        canvas.restore()
        canvas.drawPath(cut, edge)
    }
}
