// Boards that lie more than a screen apart, each one tap away: which there are, which is in sight, the way to each. By
// kind and owner, never by game.
package tabularium.kit

import kotlin.math.max
import kotlin.math.min
import tabularium.core.Look
import tabularium.core.Player
import tabularium.core.Surface
import tabularium.core.SurfaceKind

/** A place: its name, and whose it is. */
data class Stop(val surface: UInt, val title: String, val player: Player?)

/** `camera` is always that of the column that it is given. */
class Places(private val density: Float) {
    /** The surface that was asked for last. */
    private var asked: UInt? = null

    /** The one that is in sight with the largest part of it; of two the one that was asked for. */
    fun inSight(stops: List<Stop>, at: Arrangement, camera: (Column) -> Camera): UInt? {
        val most = stops.map { it.surface to part(it.surface, at, camera) }.maxByOrNull { it.second } ?: return null
        return most.first.takeIf { most.second > HARDLY }
    }

    private fun part(surface: UInt, at: Arrangement, camera: (Column) -> Camera): Float {
        val (column, placed) = find(surface, at) ?: return 0f
        val (top, bottom) = edges(placed.box, camera(column))
        val frame = column.box.height
        val part = seen(top, bottom, frame) / max(1f, min(bottom - top, frame))
        return if (surface == asked) part + RATHER else part
    }

    /** Comes back to first sight and says how far down or up the board has to go, so that the place is at the top. */
    fun way(surface: UInt, at: Arrangement, camera: (Column) -> Camera): Way? {
        val (column, placed) = find(surface, at) ?: return null
        asked = surface
        return Way(column, way(column, placed.box, camera(column), isMiddle = false))
    }

    /**
     * A new question whose answers are mostly out of sight: how far the board has to go to bring them there; null where
     * it stays.
     */
    fun bring(at: Arrangement, camera: Camera): Way? {
        val frame = at.board.box.height
        val options = at.board.placed.flatMap { placed -> options(placed, camera).map { placed to it } }
        val (home, first) = options.firstOrNull() ?: return null
        val count = options.count { (placed, box) ->
            val (top, bottom) = edges(box.on(placed), camera)
            seen(top, bottom, frame) * 2 >= bottom - top
        }
        if (count > 0 && (camera.zoom > 1 || count * 4 >= options.size)) return null
        val isWhole = home.box.height <= frame
        return Way(at.board, way(at.board, if (isWhole) home.box else first.on(home), camera, !isWhole))
    }

    /** The boxes of what can be chosen on a surface, in board units. */
    private fun options(placed: Placed, camera: Camera): List<Box> {
        val percent = Finger.percent(placed, camera)
        return placed.surface.items
            .filter { it.look == Look.OPTION && it.touch != null && it.spoken != null && Finger.isSeen(it.detail, percent) }
            .map { Box(it.x.toFloat(), it.y.toFloat(), it.w.toFloat(), it.h.toFloat()) }
    }

    private fun way(column: Column, box: Box, camera: Camera, isMiddle: Boolean): Float {
        if (camera.zoom > 1) camera.reset()
        val margin = MARGIN * density
        val above = if (isMiddle) max(margin, (column.box.height - box.height) / 2) else margin
        return camera.within(above - camera.screenY(box.top))
    }

    private fun find(surface: UInt, at: Arrangement): Pair<Column, Placed>? =
        listOfNotNull(at.board, at.side).firstNotNullOfOrNull { column ->
            column.placed.firstOrNull { it.surface.id == surface }?.let { column to it }
        }

    private fun edges(box: Box, camera: Camera): Pair<Float, Float> = camera.screenY(box.top) to camera.screenY(box.bottom)

    private fun Box.on(placed: Placed): Box =
        Box(placed.left + left * placed.scale, placed.top + top * placed.scale, width * placed.scale, height * placed.scale)

    /** How much of something is seen in a frame, from top to bottom. */
    private fun seen(top: Float, bottom: Float, frame: Float): Float = max(0f, min(bottom, frame) - max(top, 0f))

    companion object {
        /** From when on it is far, in heights of the window. */
        private const val FAR = 2f

        /** What is left above a place, in points. */
        private const val MARGIN = 4f

        /** The part from which on something is in sight. */
        private const val HARDLY = 0.02f

        /** How much what was asked for is preferred. */
        private const val RATHER = 0.01f

        /** One board or mat for each owner, and each of nobody's: what is everybody's first, then by seat. */
        fun stops(surfaces: List<Surface>, players: List<Player>): List<Stop> =
            surfaces.filter { it.kind == SurfaceKind.BOARD || it.kind == SurfaceKind.MAT }
                .distinctBy { it.owner?.let { seat -> "seat $seat" } ?: "surface ${it.id}" }
                .sortedWith(compareBy({ it.owner?.toInt() ?: -1 }, { it.id }))
                .map { surface -> Stop(surface.id, surface.title, players.firstOrNull { it.seat == surface.owner }) }

        /** Whether there is something to be gained; `at` is without a strip. */
        fun isFar(stops: List<Stop>, at: Arrangement): Boolean =
            stops.size >= 2 && listOfNotNull(at.board, at.side).any { it.box.height > 0 && it.height > FAR * it.box.height }
    }
}

/** How far what is in a column has to be moved down. */
data class Way(val column: Column, val down: Float)
