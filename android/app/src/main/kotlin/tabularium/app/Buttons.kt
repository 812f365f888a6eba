// What can be pressed: at least 48 points high, whatever it says.
package tabularium.app

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import android.widget.TextView

/** The least that a finger can be sure of, in points. */
const val FINGER = 48

private fun View.asButton(press: () -> Unit) {
    isFocusable = true
    isClickable = true
    setOnClickListener { press() }
}

private fun Look.lettered(words: CharSequence, size: Float, role: String, press: () -> Unit): Button =
    Button(context, null, 0, 0).apply {
        text = words
        setTextSize(android.util.TypedValue.COMPLEX_UNIT_PX, type(size))
        setTextColor(colour(role))
        typeface = Look.SANS_STRONG
        includeFontPadding = false
        setLineSpacing(0f, 1.1f)
        gravity = Gravity.CENTER
        minHeight = dp(FINGER)
        minimumHeight = dp(FINGER)
        minimumWidth = dp(FINGER)
        breakStrategy = android.text.Layout.BREAK_STRATEGY_BALANCED
        asButton(press)
    }

/** The one button that settles it. */
fun Look.primary(words: CharSequence, press: () -> Unit): Button = lettered(words, 15f, "on-accent", press).apply {
    val slab = Slab(
        colour("accent"), colour("accent-edge"), density, 10 * density, colour("shadow"), 2 * density, 0x40ffffff,
    )
    background = pressed(slab, ink = "on-accent")
    setPadding(dp(14), dp(9), dp(14), dp(11))
    ring(this)
}

/** Another answer. */
fun Look.plain(words: CharSequence, press: () -> Unit): Button = lettered(words, 15f, "ink", press).apply {
    background = pressed(card(edge = "rule-strong"))
    setPadding(dp(14), dp(9), dp(14), dp(11))
    ring(this)
}

/** Underlined words that lead on. */
fun Look.link(words: CharSequence, press: () -> Unit): Button = lettered(words, 14f, "ink-2", press).apply {
    paintFlags = paintFlags or android.graphics.Paint.UNDERLINE_TEXT_FLAG
    background = pressed(Slab(0, 0, 0f, 0f))
    setPadding(dp(6), dp(6), dp(6), dp(6))
    ring(this)
}

/** An answer of a list: its words begin at the left. */
fun Look.answer(words: CharSequence, press: () -> Unit): Button = plain(words, press).apply {
    gravity = Gravity.CENTER_VERTICAL or Gravity.START
}

/** The number of a ruling: leads to it. */
fun Look.ruling(number: UInt, press: () -> Unit): TextView = lettered("R$number", 12f, "ink", press).apply {
    background = pressed(Slab(colour("surface-2"), colour("rule-strong"), density, 6 * density), radius = 6f)
    setPadding(dp(8), dp(4), dp(8), dp(4))
    ring(this, 6f)
}

/** An icon that can be pressed. `words` are what a screen reader says. */
@SuppressLint("ViewConstructor")
class IconButton(look: Look, icon: String, words: CharSequence, framed: Boolean, press: () -> Unit) :
    Picture(look, look.house.drawings.icons[icon] ?: 0u, "ink", 22f) {
    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
        contentDescription = words
        tooltipText = words
        minimumWidth = look.dp(FINGER)
        minimumHeight = look.dp(FINGER)
        background = look.pressed(if (framed) look.card(edge = "rule-strong") else Slab(0, 0, 0f, 0f))
        look.ring(this)
        isFocusable = true
        isClickable = true
        setOnClickListener { press() }
    }

    override fun setEnabled(enabled: Boolean) {
        super.setEnabled(enabled)
        alpha = if (enabled) 1f else .35f
    }

    override fun getAccessibilityClassName(): CharSequence = Button::class.java.name

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = Button::class.java.name
    }
}

/** An icon in a header. */
fun Look.iconButton(icon: String, words: CharSequence, press: () -> Unit): IconButton =
    IconButton(this, icon, words, false, press)

/** A square icon beside answers. */
fun Look.square(icon: String, words: CharSequence, press: () -> Unit): IconButton =
    IconButton(this, icon, words, true, press)
