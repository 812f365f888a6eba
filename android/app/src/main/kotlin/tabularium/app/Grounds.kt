// What lies under words: slabs of cards and buttons, plaster, the mosaic band, the cloth of the curtain.
package tabularium.app

import android.content.res.ColorStateList
import android.graphics.Bitmap
import android.graphics.BitmapShader
import android.graphics.Canvas
import android.graphics.ColorFilter
import android.graphics.DashPathEffect
import android.graphics.Outline
import android.graphics.Paint
import android.graphics.Path
import android.graphics.PixelFormat
import android.graphics.Shader
import android.graphics.drawable.Drawable
import android.graphics.drawable.RippleDrawable
import android.view.View

/** A drawable that nobody tints. */
abstract class Ground : Drawable() {
    override fun setAlpha(alpha: Int) = Unit

    override fun setColorFilter(filter: ColorFilter?) = Unit

    @Deprecated("asked by old Androids")
    override fun getOpacity(): Int = PixelFormat.TRANSLUCENT
}

/** A flat piece with round corners: its shadow, its fill, its edge, the light on its upper rim. */
class Slab(
    private val fill: Int,
    private val edge: Int,
    private val edgeWidth: Float,
    private val radius: Float,
    private val shadow: Int = 0,
    private val drop: Float = 0f,
    private val highlight: Int = 0,
    private val dash: FloatArray? = null,
) : Ground() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)

    override fun draw(canvas: Canvas) {
        val half = edgeWidth / 2
        val left = bounds.left + half
        val top = bounds.top + half
        val right = bounds.right - half
        val bottom = bounds.bottom - half - drop
        paint.style = Paint.Style.FILL
        if (shadow != 0 && drop > 0) {
            paint.color = shadow
            canvas.drawRoundRect(left, top + drop, right, bottom + drop, radius, radius, paint)
        }
        paint.color = fill
        canvas.drawRoundRect(left, top, right, bottom, radius, radius, paint)
        paint.style = Paint.Style.STROKE
        if (highlight != 0) {
            paint.color = highlight
            paint.strokeWidth = edgeWidth * 1.2f
            val y = top + edgeWidth * 1.2f
            canvas.drawLine(left + radius, y, right - radius, y, paint)
        }
        paint.color = edge
        paint.strokeWidth = edgeWidth
        if (dash != null) paint.pathEffect = DashPathEffect(dash, 0f)
        canvas.drawRoundRect(left, top, right, bottom, radius, radius, paint)
        paint.pathEffect = null
    }

    override fun getOutline(outline: Outline) =
        outline.setRoundRect(bounds.left, bounds.top, bounds.right, bounds.bottom - drop.toInt(), radius)
}

/** A card. */
fun Look.card(radius: Float = 10f, edge: String = "rule"): Slab =
    Slab(colour("surface"), colour(edge), density, radius * density, colour("shadow"), 1.5f * density, colour("highlight"))

/** What answers a finger: the slab, darker while it is pressed. */
fun Look.pressed(slab: Drawable, radius: Float = 10f, ink: String = "ink"): Drawable {
    val mask = Slab(-1, -1, 0f, radius * density)
    return RippleDrawable(ColorStateList.valueOf(colour(ink) and 0xffffff or 0x22000000), slab, mask)
}

/** The ring round what the keyboard is at. */
fun Look.ring(view: View, radius: Float = 10f) {
    view.foreground = FocusRing(colour("option"), 3 * density, radius * density)
    view.defaultFocusHighlightEnabled = false
}

private class FocusRing(colour: Int, width: Float, private val radius: Float) : Ground() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        color = colour
        strokeWidth = width
    }

    override fun draw(canvas: Canvas) {
        if (android.R.attr.state_focused !in state) return
        val half = paint.strokeWidth / 2
        canvas.drawRoundRect(
            bounds.left + half, bounds.top + half, bounds.right - half, bounds.bottom - half, radius, radius, paint,
        )
    }

    override fun isStateful(): Boolean = true

    override fun onStateChange(state: IntArray): Boolean {
        invalidateSelf()
        return true
    }
}

/** The ground of a screen: plaster with hair cracks. */
class Plaster(look: Look) : Ground() {
    private val ground = look.colour("ground")
    private val tile = Paint().apply { shader = shader(look) }

    private fun shader(look: Look): Shader? {
        val id = look.house.drawings.plaster
        val symbol = look.house.houseBook[id] ?: return null
        val w = look.dp(symbol.w / 100f)
        val h = look.dp(symbol.h / 100f)
        val bitmap = Bitmap.createBitmap(w, h, Bitmap.Config.ARGB_8888)
        look.pen.on(Canvas(bitmap))
        look.painting("").symbol(id, 0f, 0f, w.toFloat(), h.toFloat(), IntArray(0))
        return BitmapShader(bitmap, Shader.TileMode.REPEAT, Shader.TileMode.REPEAT)
    }

    override fun draw(canvas: Canvas) {
        canvas.drawColor(ground)
        if (tile.shader != null) canvas.drawRect(bounds, tile)
    }
}

/** The one ornament of a screen: a band of mosaic between two fillets. */
class Mosaic(private val look: Look) : View(look.context) {
    private val paint = Paint()
    private val id = look.house.drawings.mosaic
    private val symbol = look.house.houseBook[id]
    private val noPaints = IntArray(0)

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    override fun onMeasure(width: Int, height: Int) =
        setMeasuredDimension(MeasureSpec.getSize(width), look.dp(HEIGHT))

    override fun onDraw(canvas: Canvas) {
        val fillet = 1.2f * look.density
        paint.color = look.colour("tess-3")
        canvas.drawRect(0f, 0f, width.toFloat(), height.toFloat(), paint)
        paint.color = look.colour("grout")
        canvas.drawRect(0f, fillet, width.toFloat(), height - fillet, paint)
        val symbol = symbol ?: return
        val high = height - 2 * fillet
        val wide = high * symbol.w / symbol.h
        look.pen.on(canvas)
        canvas.save()
        canvas.clipRect(0f, fillet, width.toFloat(), height - fillet)
        var x = 0f
        while (x < width) {
            look.painting("").symbol(id, x, fillet, wide, high, noPaints)
            x += wide
        }
        canvas.restore()
    }

    companion object {
        const val HEIGHT = 9.4f
    }
}

/** The cloth of the curtain, in folds, between two bands. */
class Cloth(private val look: Look, private val bandTop: () -> Int, private val bandBottom: () -> Int) : Ground() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)
    private val fold = Path()

    override fun draw(canvas: Canvas) {
        val point = look.density
        val high = bounds.height() / 800f
        canvas.drawColor(look.colour("wall"))
        var x = -16f
        while (x * point < bounds.width()) {
            fold.rewind()
            fold.moveTo(x * point, 0f)
            fold.cubicTo((x + 8) * point, 200 * high, (x - 6) * point, 420 * high, (x + 4) * point, 800 * high)
            fold.lineTo((x + 20) * point, 800 * high)
            fold.cubicTo((x + 10) * point, 420 * high, (x + 24) * point, 200 * high, (x + 16) * point, 0f)
            fold.close()
            paint.style = Paint.Style.FILL
            paint.color = look.colour("wall-2")
            canvas.drawPath(fold, paint)
            fold.rewind()
            fold.moveTo((x + 30) * point, 0f)
            fold.cubicTo((x + 37) * point, 210 * high, (x + 24) * point, 430 * high, (x + 33) * point, 800 * high)
            paint.style = Paint.Style.STROKE
            paint.strokeWidth = .7f * point
            paint.color = look.colour("wall-line") and 0xffffff or 0x59000000
            canvas.drawPath(fold, paint)
            x += 48
        }
        paint.style = Paint.Style.FILL
        paint.color = look.colour("wall-2")
        val top = bandTop().toFloat()
        val bottom = bounds.height() - bandBottom().toFloat()
        canvas.drawRect(0f, 0f, bounds.width().toFloat(), top, paint)
        canvas.drawRect(0f, bottom, bounds.width().toFloat(), bounds.height().toFloat(), paint)
        paint.color = look.colour("wall-line")
        for (y in floatArrayOf(top, top + 4 * point, bottom - point)) {
            canvas.drawRect(0f, y, bounds.width().toFloat(), y + point, paint)
        }
    }
}
