// Views one below the other, of which each is made anew only when what it shows is another.
package tabularium.app

import android.annotation.SuppressLint
import android.view.View
import android.widget.FrameLayout
import android.widget.LinearLayout

/** `shows`: what it is made from; equal things look alike. */
class Part(val shows: Any?, val make: () -> View?)

/** So nothing changes under a finger, in a field, or under a screen reader's cursor that need not. */
@SuppressLint("ViewConstructor")
class Parts(look: Look) : LinearLayout(look.context) {
    private val shown = ArrayList<Any?>()

    init {
        orientation = VERTICAL
    }

    /** What comes next has other parts. */
    fun forget() {
        removeAllViews()
        shown.clear()
    }

    /** Always the same parts in the same order. */
    fun draw(parts: List<Part>) {
        parts.forEachIndexed { i, part ->
            if (i < childCount && shown[i] == part.shows) return@forEachIndexed
            if (i == childCount) {
                addView(FrameLayout(context), LayoutParams(MATCH, WRAP))
                shown += null
            }
            shown[i] = part.shows
            val place = getChildAt(i) as FrameLayout
            val hadFocus = place.hasFocus()
            place.removeAllViews()
            val view = part.make()
            place.visibility = if (view == null) View.GONE else View.VISIBLE
            if (view != null) place.addView(view, LayoutParams(MATCH, WRAP))
            if (hadFocus) place.requestFocus()
        }
    }
}
