// A sentence that is shown for a moment at the foot of the screen.
package tabularium.app

import android.view.Gravity
import android.view.View
import android.widget.FrameLayout
import android.widget.TextView

class Toast(private val stage: Stage) {
    val layer = FrameLayout(stage.context)
    private var line: TextView? = null
    private val fade = Runnable { drop() }

    fun say(words: String) {
        drop()
        if (words.isEmpty()) return
        val look = stage.look
        val said = look.words(words, 14f, "ground").apply {
            background = Slab(look.colour("ink"), look.colour("ink"), 0f, 10 * look.density)
            padding(look.dp(16), look.dp(12), look.dp(16), look.dp(12))
            maxWidth = look.dp(460)
            accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        }
        val params = FrameLayout.LayoutParams(WRAP, WRAP, Gravity.BOTTOM or Gravity.CENTER_HORIZONTAL)
        params.setMargins(look.dp(14), 0, look.dp(14), look.dp(16))
        layer.addView(said, params)
        line = said
        layer.postDelayed(fade, LONG)
    }

    private fun drop() {
        layer.removeCallbacks(fade)
        layer.removeAllViews()
        line = null
    }

    fun inset(insets: Insets) = layer.setPadding(insets.left, insets.top, insets.right, insets.bottom)

    private companion object {
        const val LONG = 4200L
    }
}
