// Small things to choose by: tabs, a switch, a list that drops down, the emblem of a player.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import android.widget.PopupMenu
import android.widget.Switch

/** One of a few, side by side; the chosen one is ringed. */
fun Look.tabs(labels: List<String>, chosen: Int, pick: (Int) -> Unit): View {
    val flow = Flow(context, dp(2))
    labels.forEachIndexed { at, label ->
        val tab = plain(label) { pick(at) }
        val isChosen = at == chosen
        tab.setTextColor(colour(if (isChosen) "ink" else "ink-2"))
        val slab = if (isChosen) {
            Slab(colour("surface"), colour("chosen"), 2 * density, 8 * density)
        } else {
            Slab(0, 0, 0f, 8 * density)
        }
        tab.background = pressed(slab, 8f)
        tab.isSelected = isChosen
        tab.setPadding(dp(8), dp(6), dp(8), dp(6))
        flow.add(tab, dp(76), 1f)
    }
    flow.background = Slab(colour("ground-2"), colour("rule"), density, 10 * density)
    return flow.padding(dp(2), dp(2), dp(2), dp(2))
}

/** A line between two things of a card. */
fun Look.line(): View = View(context).apply { setBackgroundColor(colour("rule")) }

/** On or off. */
@SuppressLint("ViewConstructor")
class Toggle(private val look: Look, words: CharSequence, private val isOn: Boolean, private val set: (Boolean) -> Unit) :
    View(look.context) {
    private val paint = Paint(Paint.ANTI_ALIAS_FLAG)

    init {
        contentDescription = words
        isFocusable = true
        look.ring(this, 16f)
        setOnClickListener { set(!isOn) }
    }

    override fun onMeasure(width: Int, height: Int) = setMeasuredDimension(look.dp(56), look.dp(FINGER))

    override fun onDraw(canvas: Canvas) {
        val point = look.density
        val left = 4 * point
        val top = height / 2f - 14 * point
        paint.style = Paint.Style.FILL
        paint.color = look.colour(if (isOn) "chosen" else "ground-2")
        canvas.drawRoundRect(left, top, width - left, top + 28 * point, 14 * point, 14 * point, paint)
        paint.style = Paint.Style.STROKE
        paint.strokeWidth = 1.3f * point
        paint.color = look.colour(if (isOn) "chosen" else "rule-strong")
        canvas.drawRoundRect(left, top, width - left, top + 28 * point, 14 * point, 14 * point, paint)
        val x = if (isOn) width - left - 14 * point else left + 14 * point
        paint.style = Paint.Style.FILL
        paint.color = look.colour("surface")
        canvas.drawCircle(x, height / 2f, 10.5f * point, paint)
        paint.style = Paint.Style.STROKE
        paint.color = look.colour("rule-strong")
        canvas.drawCircle(x, height / 2f, 10.5f * point, paint)
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = Switch::class.java.name
        info.isCheckable = true
        info.isChecked = isOn
    }
}

/** One of several, in a list that drops down. */
fun Look.picker(words: String, labels: List<String>, chosen: Int, pick: (Int) -> Unit): Button {
    val now = labels.getOrElse(chosen) { "" }
    lateinit var button: Button
    button = plain("$now ▾") {
        val menu = PopupMenu(context, button)
        labels.forEachIndexed { at, label -> menu.menu.add(0, at, at, label) }
        menu.setOnMenuItemClickListener { item ->
            pick(item.itemId)
            true
        }
        menu.show()
    }
    button.contentDescription = "$words: $now"
    return button
}

/** A player's emblem; a press takes the next. */
@SuppressLint("ViewConstructor")
class EmblemButton(look: Look, emblem: UInt, press: () -> Unit) :
    Picture(look, look.house.drawings.tokens[emblem.toInt()], "edge", 34f) {
    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        contentDescription = "${look.texts["emblem"]}: ${look.texts.emblem(emblem)}"
        minimumWidth = look.dp(FINGER)
        minimumHeight = look.dp(FINGER)
        background = look.pressed(Slab(0, 0, 0f, 0f))
        look.ring(this)
        isFocusable = true
        setOnClickListener { press() }
    }

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = Button::class.java.name
    }
}
