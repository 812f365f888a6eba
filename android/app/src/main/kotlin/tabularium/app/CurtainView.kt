// The curtain: whose turn it is, and nothing of anybody's.
package tabularium.app

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView
import tabularium.kit.CurtainShown
import tabularium.kit.TableModel

@SuppressLint("ViewConstructor")
class CurtainView(
    private val look: Look,
    private val stage: Stage,
    private val model: TableModel,
    private val curtain: CurtainShown,
) : Shown(look) {
    private var bars = Insets.NONE
    private val mosaic = Mosaic(look)
    private val plate = plate()
    private val scroll = ScrollView(look.context)

    init {
        background = Cloth(look, { bars.top + look.dp(BAND) }, { bars.bottom + look.dp(BAND) + look.dp(Mosaic.HEIGHT) })
        val last = listOfNotNull(curtain.headline, curtain.last).joinToString("\n")
        val told = look.words(last, 13.5f, "on-wall").middle()
        told.setLineSpacing(0f, 1.35f)
        val held = Narrow(look.context, look.dp(WIDEST), plate)
        val middle = LinearLayout(look.context).apply {
            orientation = LinearLayout.VERTICAL
            gravity = Gravity.CENTER
            addView(held, LinearLayout.LayoutParams(MATCH, WRAP))
            addView(told, LinearLayout.LayoutParams(MATCH, WRAP).apply { topMargin = look.dp(22) })
        }
        middle.padding(look.dp(18), look.dp(22), look.dp(18), look.dp(22))
        scroll.isFillViewport = true
        scroll.clipToPadding = true
        scroll.isFocusable = false
        scroll.addView(middle, FrameLayout.LayoutParams(MATCH, WRAP))
        addView(scroll, LayoutParams(MATCH, MATCH))
        addView(mosaic, LayoutParams(MATCH, WRAP, Gravity.BOTTOM))
        if (android.os.Build.VERSION.SDK_INT >= 28) Newer.pane(this, curtain.title)
    }

    private fun plate(): LinearLayout {
        val views = ArrayList<View>()
        views += look.cap(curtain.cap).middle()
        views += look.heading(curtain.title, 20f).middle().margins(top = look.dp(18))
        for (next in curtain.nexts) {
            val emblem = if (curtain.one) Wreath(look, next.emblem, 150f) else look.token(next.emblem, 56f)
            views += look.row(emblem).apply { gravity = Gravity.CENTER }.margins(top = look.dp(14))
            val size = if (next.name.length > SHORT) 28f else 38f
            views += look.words(next.name, if (curtain.one) size else 24f, face = Look.SERIF_BOLD, most = 56f)
                .middle().margins(top = look.dp(12))
            if (!curtain.one) views += lift(next.seat).margins(top = look.dp(10))
        }
        views += look.body(curtain.pass, "ink-2").middle().margins(top = look.dp(10))
        if (curtain.one) views += lift(curtain.nexts.first().seat).margins(top = look.dp(18))
        views += look.link(curtain.public) { model.showPublic() }.margins(top = look.dp(8))
        views += look.link(curtain.shelf) { stage.toShelf() }
        return look.column(*views.toTypedArray()).apply {
            background = PlateGround(look)
            padding(look.dp(28), look.dp(34), look.dp(28), look.dp(20))
        }
    }

    private fun lift(seat: UInt): View = look.primary(curtain.lift) { model.lift(seat) }.apply {
        minHeight = look.dp(56)
        isFocusedByDefault = true
    }

    override fun inset(insets: Insets) {
        bars = insets
        val bottom = insets.bottom + look.dp(BAND)
        scroll.setPadding(insets.left, insets.top + look.dp(BAND + 6), insets.right, bottom + look.dp(Mosaic.HEIGHT))
        (mosaic.layoutParams as LayoutParams).bottomMargin = bottom
        mosaic.requestLayout()
        invalidate()
    }

    /** The cloth comes down, and the plate on it. */
    fun fall() {
        val height = stage.height.toFloat()
        if (height == 0f) return
        if (look.calm) {
            alpha = 0f
            animate().alpha(1f).setDuration(CALM).start()
            return
        }
        translationY = -height
        plate.alpha = 0f
        animate().translationY(0f).setDuration(FALL).start()
        plate.animate().alpha(1f).setStartDelay(FALL / 2).setDuration(FALL / 2).start()
    }

    companion object {
        private const val BAND = 12
        private const val WIDEST = 360
        private const val SHORT = 12
        private const val FALL = 420L
        const val CALM = 80L
    }
}

/** The plate of the curtain: three frames, one in another. */
private class PlateGround(private val look: Look) : Ground() {
    private val paint = android.graphics.Paint(android.graphics.Paint.ANTI_ALIAS_FLAG)

    override fun draw(canvas: android.graphics.Canvas) {
        val point = look.density
        rect(canvas, 0f, 14f, "shadow", 0f, 3 * point)
        rect(canvas, 1f, 14f, "surface", 0f)
        rect(canvas, 1f, 14f, "wall-line", 2f)
        rect(canvas, 8f, 8f, "rule-strong", .8f)
        rect(canvas, 11.5f, 6f, "rule", .6f)
    }

    private fun rect(canvas: android.graphics.Canvas, inside: Float, radius: Float, role: String, line: Float, down: Float = 0f) {
        val point = look.density
        paint.color = look.colour(role)
        paint.style = if (line == 0f) android.graphics.Paint.Style.FILL else android.graphics.Paint.Style.STROKE
        paint.strokeWidth = line * point
        val by = inside * point
        canvas.drawRoundRect(
            bounds.left + by, bounds.top + by + down, bounds.right - by, bounds.bottom - by - 3 * point + down,
            radius * point, radius * point, paint,
        )
    }
}
