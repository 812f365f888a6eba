// What moves on the screen at a time, after `SceneDiff` has said what moves.
package tabularium.kit

import kotlin.math.max
import kotlin.math.min
import kotlin.math.roundToInt

/** How an item stands otherwise than the scene says: moved by so many pixels, and how much of it is seen. */
class Pose {
    var dx = 0f
    var dy = 0f
    var opacity = 100

    internal fun rest() {
        dx = 0f
        dy = 0f
        opacity = 100
    }
}

/** `before` and `after` say where the surfaces stood and stand. */
class Motions(private val list: List<Motion>, before: Arrangement, after: Arrangement) {
    /** When all of it is over, in milliseconds. */
    val length: Long = list.maxOfOrNull { it.delay + it.duration } ?: 0

    /** What fades out, with the surface on which it lay. */
    val gone: List<Motion.Gone> = list.filterIsInstance<Motion.Gone>()

    private class Flight(val motion: Motion, val dx: Float, val dy: Float)

    private val flights = HashMap<Pair<UInt, UInt>, Flight>()
    private val counts = HashMap<Triple<UInt, UInt, Int>, Motion.Counted>()

    init {
        for (motion in list) {
            when (motion) {
                is Motion.Moved -> {
                    val from = place(motion.from, before)
                    val to = place(motion.to, after)
                    if (from != null && to != null) {
                        val flight = Flight(motion, from.first - to.first, from.second - to.second)
                        flights[motion.to.surface to motion.item] = flight
                    }
                }
                is Motion.Appeared -> flights[motion.surface to motion.item] = Flight(motion, 0f, 0f)
                is Motion.Counted -> counts[Triple(motion.surface, motion.item, motion.run)] = motion
                is Motion.Gone -> Unit
            }
        }
    }

    /** Whether the item moves at this time; `pose` is where it is then. */
    fun pose(surface: UInt, item: UInt, ms: Long, pose: Pose): Boolean {
        pose.rest()
        val flight = flights[surface to item] ?: return false
        val motion = flight.motion
        val part = share(motion, ms)
        if (part >= 1f) return false
        if (motion is Motion.Moved) {
            val left = 1 - Ease.out(part)
            pose.dx = flight.dx * left
            pose.dy = flight.dy * left
        } else {
            pose.opacity = (100 * part).roundToInt()
        }
        return true
    }

    /** How much of a thing that went is still seen, 0 to 100. */
    fun left(gone: Motion.Gone, ms: Long): Int = (100 * (1 - share(gone, ms))).roundToInt()

    /** What a number says on its way, null where it says what it is. */
    fun number(surface: UInt, item: UInt, run: Int, ms: Long): Int? {
        val count = counts[Triple(surface, item, run)] ?: return null
        val part = share(count, ms)
        return if (part >= 1f) null else (count.from + (count.to - count.from) * part).roundToInt()
    }

    private fun share(motion: Motion, ms: Long): Float =
        max(0f, min(1f, (ms - motion.delay).toFloat() / max(1L, motion.duration)))

    /** Where a spot is on the screen before any zoom. */
    private fun place(spot: Spot, at: Arrangement): Pair<Float, Float>? {
        for (column in listOfNotNull(at.board, at.side)) {
            val placed = column.placed.firstOrNull { it.surface.id == spot.surface } ?: continue
            val x = column.box.left + placed.left + spot.x * placed.scale
            val y = column.box.top + placed.top + spot.y * placed.scale
            return x to y
        }
        return null
    }
}
