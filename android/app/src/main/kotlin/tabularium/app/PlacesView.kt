// Boards that lie more than a screen apart, each one tap away: a strip of buttons above them.
package tabularium.app

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import android.widget.LinearLayout
import kotlin.math.min
import tabularium.core.Form
import tabularium.kit.Stop

@SuppressLint("ViewConstructor")
class PlacesView(private val look: Look, private val go: (surface: UInt) -> Unit) : LinearLayout(look.context) {
    private var shown: Pair<List<Stop>, Form>? = null
    private var chips = emptyList<PlaceButton>()

    init {
        gravity = Gravity.CENTER_VERTICAL
    }

    /** A button for each; nothing changes under a finger where these are the ones that are shown. */
    fun draw(stops: List<Stop>, form: Form) {
        if (shown == stops to form) return
        shown = stops to form
        val side = look.dp(if (form == Form.WIDE) 10 else 12)
        setPadding(side, look.dp(3), side - look.dp(GAP), look.dp(3))
        val at = chips.indexOfFirst { it.hasFocus() }
        removeAllViews()
        chips = stops.map { stop -> PlaceButton(look, stop, form) { go(stop.surface) } }
        chips.forEach { chip -> addView(chip, LayoutParams(0, MATCH).apply { rightMargin = look.dp(GAP) }) }
        chips.getOrNull(at)?.requestFocus()
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        // Together as wide as there is room, and none wider than it has to be.
        val room = MeasureSpec.getSize(widthSpec) - paddingLeft - paddingRight
        val most = if (shown?.second == Form.WIDE) look.dp(WIDEST) else room
        for (chip in chips) chip.layoutParams.width = min(most, room / chips.size - look.dp(GAP))
        super.onMeasure(widthSpec, heightSpec)
    }

    /** This one is in sight. */
    fun mark(surface: UInt?) = chips.forEach { it.isSelected = it.stop.surface == surface }

    /** Nothing of what was shown stays. */
    fun gone() {
        removeAllViews()
        chips = emptyList()
        shown = null
    }

    private companion object {
        const val GAP = 4
        const val WIDEST = 180
    }
}

/** One place. A screen reader says its whole name; whose it is stands on it. */
@SuppressLint("ViewConstructor")
class PlaceButton(private val look: Look, val stop: Stop, form: Form, press: () -> Unit) : LinearLayout(look.context) {
    init {
        val isWide = form == Form.WIDE
        orientation = if (isWide) HORIZONTAL else VERTICAL
        gravity = Gravity.CENTER
        minimumWidth = look.dp(FINGER)
        minimumHeight = look.dp(FINGER)
        padding(look.dp(4), look.dp(3), look.dp(4), look.dp(4))
        contentDescription = stop.title
        stop.player?.let { addView(look.token(it.emblem, 20f)) }
        val name = look.words(stop.player?.name ?: stop.title, if (isWide) 14f else 12f, face = Look.SANS_STRONG, most = 18f)
        name.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO
        addView(name.middle().oneLine().margins(left = if (isWide) look.dp(6) else 0))
        isFocusable = true
        isClickable = true
        setOnClickListener { press() }
        look.ring(this)
        dress()
    }

    override fun setSelected(selected: Boolean) {
        if (selected == isSelected) return
        super.setSelected(selected)
        dress()
    }

    private fun dress() {
        val (fill, edge) = if (isSelected) "surface" to "chosen" else "surface-2" to "rule"
        val width = if (isSelected) 2f else 1f
        val slab = Slab(
            look.colour(fill), look.colour(edge), width * look.density, 10 * look.density, look.colour("shadow"), 1.5f * look.density,
        )
        background = look.pressed(slab)
    }

    override fun getAccessibilityClassName(): CharSequence = Button::class.java.name

    override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) {
        super.onInitializeAccessibilityNodeInfo(info)
        info.className = Button::class.java.name
    }
}
