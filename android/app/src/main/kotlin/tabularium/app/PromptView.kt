// The question, its hint, and the buttons, always in the same place and order.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.LinearLayout
import android.widget.ScrollView
import tabularium.kit.Amount
import tabularium.kit.Button
import tabularium.kit.PromptShown

/** Where there is little room the words scroll, and the buttons stay; only where even these are too many they scroll. */
@SuppressLint("ViewConstructor")
class PromptView(
    private val look: Look,
    private val press: (Button) -> Unit,
    private val less: () -> Unit,
    private val more: () -> Unit,
    private val answers: () -> Unit,
    private val ruling: (UInt) -> Unit,
) : ViewGroup(look.context) {
    private val words = ScrollView(look.context)
    private val buttons = ScrollView(look.context)
    private var shown: PromptShown? = null
    private var top: View? = null

    /** What the system's bar takes below. */
    var below = 0
        set(value) {
            field = value
            requestLayout()
        }

    init {
        background = SheetGround(look)
        for (part in listOf(words, buttons)) {
            part.isFocusable = false
            part.isVerticalFadingEdgeEnabled = true
            addView(part)
        }
        isClickable = true
    }

    /** Something above the question, such as who has won. */
    fun head(view: View?) {
        if (view === top) return
        top = view
        shown?.let(::fill)
    }

    fun draw(prompt: PromptShown) {
        if (prompt == shown) return
        shown = prompt
        fill(prompt)
    }

    private fun fill(prompt: PromptShown) {
        val title = look.words(prompt.title, 18f, face = Look.SERIF_BOLD, most = 30f)
        asHeading(title)
        title.accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        val all = if (prompt.answers.isEmpty()) null else look.link(look.texts["answers"], answers)
        if (look.isLarge) all?.gravity = Gravity.START or Gravity.CENTER_VERTICAL
        val ask = if (look.isLarge) look.column(title, all) else look.row(title.share(), all)
        ask.minimumHeight = look.dp(36)
        val said = look.column(top, if (top == null) ask else null, hint(prompt), prompt.amount?.let(::amount))
        words.removeAllViews()
        words.addView(said, LayoutParams(MATCH, WRAP))
        val flow = Flow(look.context, look.dp(8))
        for (button in prompt.buttons) add(flow, button)
        buttons.removeAllViews()
        buttons.addView(flow, LayoutParams(MATCH, WRAP))
        requestLayout()
    }

    private fun hint(prompt: PromptShown): View? {
        val hint = prompt.hint
        val number = hint.ruling
        if (hint.words.isEmpty()) return null
        val line = look.words(hint.words, 13.5f, if (hint.blocked) "bad" else "ink-2", most = 25f)
        line.setLineSpacing(0f, 1.2f)
        line.accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        val row = if (number == null) line else look.row(line.share(), look.ruling(number) { ruling(number) })
        return row.margins(bottom = look.dp(4))
    }

    private fun amount(amount: Amount): View {
        val fewer = look.square("minus", "−", less).apply { isEnabled = amount.canLess }
        val greater = look.square("plus", "+", more).apply { isEnabled = amount.canMore }
        val number = look.words(amount.number.toString(), 25f, face = Look.SERIF_BOLD, most = 40f).middle()
        number.minWidth = look.dp(56)
        number.accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        return Flow(look.context, look.dp(8))
            .add(fewer).add(number).add(greater)
            .add(look.plain(amount.go.label) { press(amount.go) }, look.dp(120), 1f)
            .margins(bottom = look.dp(8))
    }

    private fun add(flow: Flow, button: Button) {
        val icon = button.icon
        if (icon != null) {
            val square = look.square(icon, button.label) { press(button) }
            square.isEnabled = button.enabled
            flow.add(square)
        } else if (button.primary) {
            flow.add(look.primary(button.label) { press(button) }, look.dp(if (button.long) ROW else 132), 1f)
        } else {
            flow.add(look.plain(button.label) { press(button) }, look.dp(84), 1f)
        }
    }

    fun gone() {
        words.removeAllViews()
        buttons.removeAllViews()
        shown = null
        top = null
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val most = if (MeasureSpec.getMode(heightSpec) == MeasureSpec.UNSPECIFIED) {
            Int.MAX_VALUE / 2
        } else {
            MeasureSpec.getSize(heightSpec)
        }
        val inner = MeasureSpec.makeMeasureSpec(minOf(width - 2 * look.dp(SIDE), look.dp(WIDEST)), MeasureSpec.EXACTLY)
        val frame = look.dp(ABOVE) + look.dp(GAP) + look.dp(BELOW) + below
        val room = maxOf(0, most - frame)
        val any = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED)
        words.measure(inner, any)
        buttons.measure(inner, any)
        // A little of the words is always seen.
        val seen = minOf(words.measuredHeight, look.dp(FINGER))
        val pressed = minOf(buttons.measuredHeight, maxOf(look.dp(FINGER + 4), room - seen))
        val said = minOf(words.measuredHeight, maxOf(0, room - pressed))
        words.measure(inner, MeasureSpec.makeMeasureSpec(said, MeasureSpec.EXACTLY))
        buttons.measure(inner, MeasureSpec.makeMeasureSpec(pressed, MeasureSpec.EXACTLY))
        // Upright the question always begins at the same height; on its side there is no room for that.
        val least = if (most > look.dp(2 * LEAST)) look.dp(LEAST) + below else 0
        setMeasuredDimension(width, maxOf(minOf(most, least), minOf(most, frame + said + pressed)))
    }

    override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
        val left = (width - words.measuredWidth) / 2
        val above = look.dp(ABOVE)
        words.layout(left, above, left + words.measuredWidth, above + words.measuredHeight)
        val foot = height - below - look.dp(BELOW)
        buttons.layout(left, foot - buttons.measuredHeight, left + buttons.measuredWidth, foot)
    }

    private companion object {
        const val SIDE = 14
        const val WIDEST = 720
        const val ABOVE = 14
        const val GAP = 10
        const val BELOW = 14
        const val LEAST = 140

        /** So wide that it gets a row of its own. */
        const val ROW = 320
    }
}

/** The sheet that lies on the ground: round above, with a double line at its edge. */
class SheetGround(private val look: Look, private val role: String = "surface") : Ground() {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)

    override fun draw(canvas: Canvas) {
        val point = look.density
        val radius = 14 * point
        val right = bounds.width().toFloat()
        val below = bounds.height() + radius
        canvas.save()
        canvas.clipRect(0f, -3 * point, right, bounds.height().toFloat())
        paint.style = Paint.Style.FILL
        paint.color = look.colour("shadow")
        canvas.drawRoundRect(0f, -2 * point, right, below, radius, radius, paint)
        paint.color = look.colour(role)
        canvas.drawRoundRect(0f, 0f, right, below, radius, radius, paint)
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = point
        paint.color = look.colour("rule-strong")
        canvas.drawRoundRect(-point, point / 2, right + point, below, radius, radius, paint)
        paint.color = look.colour("rule")
        canvas.drawLine(radius, 4 * point, right - radius, 4 * point, paint)
        canvas.restore()
    }
}
