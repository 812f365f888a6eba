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

/**
 * Something that can be touched, where it is on the screen. `within` are the corners of the polygon that it is, across
 * and down in turn; none where it is its whole box.
 */
data class Thing(val touch: UInt, val option: Boolean, val box: Box, val within: List<Float> = emptyList()) {
    /** Whether it lies there: within its outline, where its box has room for something else. */
    fun covers(x: Float, y: Float): Boolean = Finger.covers(box, within, x, y)
}

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
                val within = within(placed, item, camera)
                things += Thing(touch, item.look == Look.OPTION, box(placed, item, camera), within)
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

    /** Where the corners of the polygon are within which an item is touched; none where that is its whole box. */
    fun within(placed: Placed, item: Item, camera: Camera): List<Float> {
        if (item.within.isEmpty()) return emptyList()
        val turn = Math.toRadians(item.turn.toDouble())
        return item.within.chunked(2).flatMap { (across, down) ->
            // It is turned about its middle.
            val x = across - item.w / 2.0
            val y = down - item.h / 2.0
            val left = item.x + item.w / 2.0 + x * cos(turn) - y * sin(turn)
            val top = item.y + item.h / 2.0 + x * sin(turn) + y * cos(turn)
            listOf(
                camera.screenX(placed.left + left.toFloat() * placed.scale),
                camera.screenY(placed.top + top.toFloat() * placed.scale),
            )
        }
    }

    /** Whether an item lies there. */
    fun covers(placed: Placed, item: Item, camera: Camera, x: Float, y: Float): Boolean =
        covers(box(placed, item, camera), within(placed, item, camera), x, y)

    internal fun covers(box: Box, within: List<Float>, x: Float, y: Float): Boolean =
        x to y in box && (within.isEmpty() || Polygon.holds(within, x, y))

    /** How wide 100 board units are shown, in hundredths of a point. */
    fun percent(placed: Placed, camera: Camera): Int = (placed.scale * camera.zoom / camera.density * 10_000).toInt()

    /** Whether what waits for this zoom is drawn: what belongs to first sight always is. */
    fun isSeen(detail: Int, percent: Int): Boolean = detail <= 100 || percent + 1 >= detail

    /** What a tap there means. `exact`: it came from a mouse. */
    fun meant(x: Float, y: Float, things: List<Thing>, zoom: Float, density: Float, exact: Boolean = false): Meant {
        val hit = things.lastOrNull { it.covers(x, y) }
        val touched = if (hit == null) Meant.Nothing else Meant.Touch(hit.touch)
        if (hit != null && (exact || hit.box.least >= SURE * density)) return touched
        val near = things.filter { it.option && it.box.far(x, y) <= REACH * density }.sortedBy { it.box.far(x, y) }
        val nearest = near.firstOrNull() ?: return touched
        val apart = apart(near) ?: return Meant.Touch(nearest.touch)
        // As far apart as a doubt ever brings them.
        if (zoom >= Camera.MOST || apart >= (APART - 1) * density) return Meant.Touch(nearest.touch)
        return Meant.Nearer(min(Camera.MOST, zoom * max(STEP, APART * density / max(apart, density))))
    }

    /** How close two of them come, not only the nearest and the next: the touch that follows has to choose. */
    private fun apart(things: List<Thing>): Float? = things.flatMapIndexed { i, one ->
        things.drop(i + 1).filter { it.touch != one.touch }
            .map { hypot(one.box.middleX - it.box.middleX, one.box.middleY - it.box.middleY) }
    }.minOrNull()
}
