// What has happened, told sentence by sentence over the edge between board and question; a tap skips it.
package tabularium.app

import android.annotation.SuppressLint
import android.view.View
import android.widget.FrameLayout
import tabularium.kit.Telling

@SuppressLint("ViewConstructor")
class TellView(private val look: Look) : FrameLayout(look.context) {
    private val waiting = ArrayDeque<String>()
    private val next = Runnable { step() }

    init {
        accessibilityLiveRegion = ACCESSIBILITY_LIVE_REGION_POLITE
        visibility = View.INVISIBLE
        setOnClickListener { gone() }
    }

    /** Tells these instead of what was told before. */
    fun tell(lines: List<String>) {
        gone()
        waiting += lines
        step()
    }

    private fun step() {
        val line = waiting.removeFirstOrNull() ?: return gone()
        removeAllViews()
        val said = look.words(line, 13f, "ground", most = 22f).apply {
            background = Slab(look.colour("ink"), look.colour("ink"), 0f, 10 * look.density)
            padding(look.dp(14), look.dp(8), look.dp(14), look.dp(8))
            maxWidth = look.dp(456)
            setLineSpacing(0f, 1.25f)
        }
        addView(said, LayoutParams(WRAP, WRAP))
        visibility = View.VISIBLE
        if (!look.calm) {
            said.alpha = 0f
            said.animate().alpha(1f).setDuration(FADE).start()
        }
        postDelayed(next, Telling.duration(line))
    }

    /** Skips what is left. */
    fun gone() {
        removeCallbacks(next)
        waiting.clear()
        removeAllViews()
        visibility = View.INVISIBLE
    }

    private companion object {
        const val FADE = 160L
    }
}
