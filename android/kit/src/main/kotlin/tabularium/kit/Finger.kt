// What a finger means. A tap takes the nearest option within reach; where several are, the board comes nearer instead.
package tabularium.kit

import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin
import tabularium.core.Item
import tabularium.core.Look

/** Something that can be touched, where it is on the screen. */
data class Thing(val touch: UInt, val option: Boolean, val box: Box)

sealed class Meant {
    /** This thing. */
    data class Touch(val touch: UInt) : Meant()

    /** In doubt: the board zooms to this about the finger, and the next tap chooses. */
    data class Nearer(val zoom: Float) : Meant()

    data object Nothing : Meant()
}

object Finger {
    /** How far about the finger an option is looked for, in points. */
    private const val REACH = 22f

    /** A place as large as this is meant when it is hit. */
    private const val SURE = 44f

    /** How far options are brought apart. */
    private const val APART = 48f

    /** The least that a doubtful tap comes nearer. */
    private const val STEP = 1.25f

    /** All that can be touched in a column, in the order in which it is drawn. */
    fun things(column: Column, camera: Camera): List<Thing> {
        val things = ArrayList<Thing>()
        for (placed in column.placed) {
            val percent = percent(placed, camera)
            for (item in placed.surface.items) {
                val touch = item.touch
                if (touch == null || item.spoken == null || !isSeen(item.detail, percent)) continue
                things += Thing(touch, item.look == Look.OPTION, box(placed, item, camera))
            }
        }
        return things
    }

    /** Where an item is in the window. */
    fun box(placed: Placed, item: Item, camera: Camera): Box {
        val scale = placed.scale * camera.zoom
        val turn = Math.toRadians(item.turn.toDouble())
        // A turned thing takes the room of its corners.
        val wide = abs(item.w * cos(turn)) + abs(item.h * sin(turn))
        val high = abs(item.w * sin(turn)) + abs(item.h * cos(turn))
        val left = item.x + (item.w - wide) / 2
        val top = item.y + (item.h - high) / 2
        return Box(
            camera.screenX(placed.left + left.toFloat() * placed.scale),
            camera.screenY(placed.top + top.toFloat() * placed.scale),
            wide.toFloat() * scale,
            high.toFloat() * scale,
        )
    }

    /** How wide 100 board units are shown, in hundredths of a point. */
    fun percent(placed: Placed, camera: Camera): Int = (placed.scale * camera.zoom / camera.density * 10_000).toInt()

    /** Whether what waits for this zoom is drawn: what belongs to first sight always is. */
    fun isSeen(detail: Int, percent: Int): Boolean = detail <= 100 || percent + 1 >= detail

    /** What a tap there means. `exact`: it came from a mouse. */
    fun meant(x: Float, y: Float, things: List<Thing>, zoom: Float, density: Float, exact: Boolean = false): Meant {
        val hit = things.lastOrNull { x to y in it.box }
        val touched = if (hit == null) Meant.Nothing else Meant.Touch(hit.touch)
        if (hit != null && (exact || hit.box.least >= SURE * density)) return touched
        val near = things.filter { it.option && it.box.far(x, y) <= REACH * density }.sortedBy { it.box.far(x, y) }
        val nearest = near.firstOrNull() ?: return touched
        val others = near.filter { it.touch != nearest.touch }
        if (others.isEmpty() || zoom >= Camera.MOST) return Meant.Touch(nearest.touch)
        val apart = others.minOf { hypot(nearest.box.middleX - it.box.middleX, nearest.box.middleY - it.box.middleY) }
        return Meant.Nearer(min(Camera.MOST, zoom * max(STEP, APART * density / max(apart, density))))
    }
}
