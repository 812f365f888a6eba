// A rectangle on the screen, in pixels.
package tabularium.kit

import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.min

data class Box(val left: Float, val top: Float, val width: Float, val height: Float) {
    val right: Float get() = left + width
    val bottom: Float get() = top + height
    val middleX: Float get() = left + width / 2
    val middleY: Float get() = top + height / 2

    operator fun contains(at: Pair<Float, Float>): Boolean =
        at.first >= left && at.first < right && at.second >= top && at.second < bottom

    /** How far a point lies outside; 0 within. */
    fun far(x: Float, y: Float): Float = hypot(max(max(left - x, 0f), x - right), max(max(top - y, 0f), y - bottom))

    /** The shorter side. */
    val least: Float get() = min(width, height)
}
