// How views stand beside and below each other.
package tabularium.app

import android.annotation.SuppressLint
import android.content.Context
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import kotlin.math.max
import kotlin.math.min

const val MATCH = ViewGroup.LayoutParams.MATCH_PARENT
const val WRAP = ViewGroup.LayoutParams.WRAP_CONTENT

/** Views one below the other, as wide as there is room. */
fun Look.column(vararg views: View?): LinearLayout = LinearLayout(context).apply {
    orientation = LinearLayout.VERTICAL
    for (view in views.filterNotNull()) {
        val params = view.layoutParams as? LinearLayout.LayoutParams ?: LinearLayout.LayoutParams(MATCH, WRAP)
        if (params.width == WRAP) params.width = MATCH
        addView(view, params)
    }
}

/** Views beside each other. */
fun Look.row(vararg views: View?): LinearLayout = LinearLayout(context).apply {
    gravity = Gravity.CENTER_VERTICAL
    for (view in views.filterNotNull()) {
        addView(view, view.layoutParams as? LinearLayout.LayoutParams ?: LinearLayout.LayoutParams(WRAP, WRAP))
    }
}

/** Gives a view of a row or column its share of the room that is left. */
fun <V : View> V.share(weight: Float = 1f): V = apply {
    val old = layoutParams as? LinearLayout.LayoutParams
    layoutParams = LinearLayout.LayoutParams(0, old?.height ?: WRAP, weight)
}

/** Room about a view. */
fun <V : View> V.margins(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0): V = apply {
    val params = layoutParams as? ViewGroup.MarginLayoutParams ?: LinearLayout.LayoutParams(WRAP, WRAP)
    params.setMargins(left, top, right, bottom)
    layoutParams = params
}

fun <V : View> V.padding(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0): V = apply {
    setPadding(left, top, right, bottom)
}

fun <V : View> V.sized(width: Int, height: Int): V = apply {
    layoutParams = LinearLayout.LayoutParams(width, height)
}

/** Rows that break where they are full; views that grow share what is left of their row. */
@SuppressLint("ViewConstructor")
class Flow(context: Context, private val gap: Int, private val centred: Boolean = true) : ViewGroup(context) {
    /** `basis`: how wide a view would like to be; `grow`: its share of what is left. */
    class Params(val basis: Int = 0, val grow: Float = 0f) : LayoutParams(WRAP, WRAP)

    private class Row {
        val views = ArrayList<View>()
        var height = 0
    }

    private var rows = emptyList<Row>()

    fun add(view: View, basis: Int = 0, grow: Float = 0f): Flow = apply { addView(view, Params(basis, grow)) }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val bounded = MeasureSpec.getMode(widthSpec) != MeasureSpec.UNSPECIFIED
        val room = if (bounded) MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight else Int.MAX_VALUE / 2
        val made = ArrayList<Row>()
        var used = 0
        for (i in 0 until childCount) {
            val view = getChildAt(i)
            if (view.visibility == View.GONE) continue
            view.measure(MeasureSpec.makeMeasureSpec(room, MeasureSpec.AT_MOST), ANY)
            val wide = min(room, max(view.measuredWidth, params(view).basis))
            if (made.isEmpty() || used + gap + wide > room) {
                made += Row()
                used = wide
            } else {
                used += gap + wide
            }
            made.last().views += view
        }
        var height = paddingTop + paddingBottom
        var widest = 0
        for ((place, row) in made.withIndex()) {
            widest = max(widest, spread(row, room, bounded))
            height += row.height + if (place > 0) gap else 0
        }
        rows = made
        val width = if (bounded && MeasureSpec.getMode(widthSpec) == MeasureSpec.EXACTLY) room else min(room, widest)
        setMeasuredDimension(width + paddingLeft + paddingRight, resolveSize(height, heightSpec))
    }

    /** Shares out what is left of a row, and makes its views equally high. Returns how wide it is. */
    private fun spread(row: Row, room: Int, bounded: Boolean): Int {
        val wants = row.views.map { min(room, max(it.measuredWidth, params(it).basis)) }
        val grow = row.views.sumOf { params(it).grow.toDouble() }.toFloat()
        val left = if (bounded) room - wants.sum() - gap * (wants.size - 1) else 0
        var total = gap * (wants.size - 1)
        row.views.forEachIndexed { i, view ->
            val more = if (grow > 0) (left * params(view).grow / grow).toInt() else 0
            val wide = wants[i] + max(0, more)
            view.measure(MeasureSpec.makeMeasureSpec(wide, MeasureSpec.EXACTLY), ANY)
            row.height = max(row.height, view.measuredHeight)
            total += wide
        }
        for (view in row.views) {
            if (params(view).grow > 0 && view.measuredHeight < row.height) {
                view.measure(
                    MeasureSpec.makeMeasureSpec(view.measuredWidth, MeasureSpec.EXACTLY),
                    MeasureSpec.makeMeasureSpec(row.height, MeasureSpec.EXACTLY),
                )
            }
        }
        return total
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        var y = paddingTop
        for (row in rows) {
            var x = paddingLeft
            for (view in row.views) {
                val top = y + if (centred) (row.height - view.measuredHeight) / 2 else 0
                view.layout(x, top, x + view.measuredWidth, top + view.measuredHeight)
                x += view.measuredWidth + gap
            }
            y += row.height + gap
        }
    }

    private fun params(view: View) = view.layoutParams as Params

    private companion object {
        val ANY = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
    }
}

/** Holds one view, no wider than so much, in the middle. */
@SuppressLint("ViewConstructor")
class Narrow(context: Context, private val most: Int, view: View) : ViewGroup(context) {
    init {
        addView(view)
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val room = MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight
        val view = getChildAt(0)
        view.measure(
            MeasureSpec.makeMeasureSpec(min(most, room), MeasureSpec.EXACTLY),
            getChildMeasureSpec(heightSpec, paddingTop + paddingBottom, WRAP),
        )
        setMeasuredDimension(
            MeasureSpec.getSize(widthSpec),
            resolveSize(view.measuredHeight + paddingTop + paddingBottom, heightSpec),
        )
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val view = getChildAt(0)
        val x = paddingLeft + (width - paddingLeft - paddingRight - view.measuredWidth) / 2
        view.layout(x, paddingTop, x + view.measuredWidth, paddingTop + view.measuredHeight)
    }
}
