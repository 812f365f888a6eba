// Where surfaces stand in the room there is: by their kind and owner, never by game.
package tabularium.kit

import kotlin.math.floor
import kotlin.math.max
import kotlin.math.min
import kotlin.math.round
import tabularium.core.Form
import tabularium.core.Surface
import tabularium.core.SurfaceKind

/** A surface in its column: its corner there, and how many pixels a board unit has, before any zoom. */
data class Placed(val surface: Surface, val left: Float, val top: Float, val scale: Float) {
    val box: Box get() = Box(left, top, surface.w * scale, surface.h * scale)
}

/** A window on the screen, and what scrolls in it: placed from the window's corner, `height` in all. */
data class Column(val box: Box, val placed: List<Placed>, val height: Float)

/** The board, what stands beside it where there is room, and the place of the prompt. */
data class Arrangement(val board: Column, val side: Column?, val prompt: Box)

object Layout {
    /** From this width on there is room beside the board, in points; on its side a phone has it sooner. */
    private const val WIDE = 900f
    private const val WIDE_ON_SIDE = 560f

    /** The scene is drawn for a phone, whose width is at most this. */
    private const val PHONE = 480f

    /** A board grows no wider than this, and not below so much of a phone's width. */
    private const val WIDEST = 720f
    private const val NARROWEST = 0.92f

    /** The widest that the whole of a table becomes, and the board's share of it. */
    private const val WHOLE = 1500f
    private const val BOARD = 1.15f / 2.15f

    /** Margins in points: above and below the board, above and below a surface; beside a surface, of the width. */
    private const val ABOVE = 6f
    private const val BELOW = 8f
    private const val BETWEEN = 3f
    private const val BESIDE = 0.032f

    /** The side: its margins, the gap between its parts, the least and the greatest width of what is one player's. */
    private const val SIDE_ABOVE = 8f
    private const val SIDE_RIGHT = 10f
    private const val GAP = 6f
    private const val OWNER_LEAST = 250f
    private const val OWNER_MOST = 420f

    /** Which scene the room wants. */
    fun form(width: Float, height: Float, density: Float): Form =
        if (width >= WIDE * density || (width > height && width >= WIDE_ON_SIDE * density)) Form.WIDE else Form.NARROW

    /**
     * `asked` is the seat whose question it is; what is the others' stands beside. `strip` is the height of what stands
     * above all of it.
     */
    fun arrange(
        surfaces: List<Surface>,
        asked: UInt?,
        form: Form,
        width: Float,
        height: Float,
        promptHeight: Float,
        density: Float,
        strip: Float = 0f,
    ): Arrangement {
        val prompt = min(promptHeight, height)
        if (form == Form.NARROW) {
            val window = Box(0f, strip, width, height - prompt - strip)
            return Arrangement(board(surfaces, window, density), null, Box(0f, height - prompt, width, prompt))
        }
        val whole = min(width, WHOLE * density)
        val left = (width - whole) / 2
        val window = Box(left, strip, whole * BOARD, height - strip)
        val beside = Box(window.right, strip, whole - window.width, height - prompt - strip)
        val mine = surfaces.firstOrNull { it.kind == SurfaceKind.BOARD }?.owner ?: asked
        val (others, own) = surfaces.partition { isBeside(it, mine) }
        val foot = Box(beside.left, beside.bottom, beside.width, prompt)
        return Arrangement(board(own, window, density), side(others, beside, density), foot)
    }

    private fun isBeside(surface: Surface, mine: UInt?): Boolean =
        when (surface.kind) {
            SurfaceKind.PLAYERS, SurfaceKind.STATUS -> true
            SurfaceKind.MAT -> surface.owner != mine
            else -> false
        }

    /** Everything fits at first sight, as far as it stays large enough for a finger; a tablet shows the same larger. */
    private fun board(surfaces: List<Surface>, window: Box, density: Float): Column {
        val first = min(window.width, PHONE * density)
        val high = stack(surfaces, first, 0f, density).height / first
        val fits = window.height / high
        val wide = round(max(first * NARROWEST, min(min(window.width, WIDEST * density), fits)))
        val (placed, height) = stack(surfaces, wide, (window.width - wide) / 2, density)
        return Column(window, placed, height)
    }

    private data class Stack(val placed: List<Placed>, val height: Float)

    private fun stack(surfaces: List<Surface>, width: Float, left: Float, density: Float): Stack {
        var top = ABOVE * density
        val placed = surfaces.map { surface ->
            val scale = width * (1 - 2 * BESIDE) / max(1, surface.w)
            top += BETWEEN * density
            val at = Placed(surface, left + width * BESIDE, top, scale)
            top = at.box.bottom + BETWEEN * density
            at
        }
        return Stack(placed, top + BELOW * density)
    }

    /** What is nobody's takes the whole width; what is a player's stands together, several players in a row. */
    private fun side(surfaces: List<Surface>, window: Box, density: Float): Column {
        val room = window.width - SIDE_RIGHT * density
        val gap = GAP * density
        val columns = max(1, floor((room + gap) / (OWNER_LEAST * density + gap)).toInt())
        val cell = (room - gap * (columns - 1)) / columns
        val placed = mutableListOf<Placed>()
        var top = SIDE_ABOVE * density
        var column = 0
        var lowest = top
        for (group in groups(surfaces)) {
            val whole = group.first().owner == null || group.first().kind != SurfaceKind.MAT
            if (column > 0 && (whole || column == columns)) {
                column = 0
                top = lowest + gap
            }
            val width = if (whole) room else min(cell, OWNER_MOST * density)
            var down = top
            for (surface in group) {
                down += BETWEEN * density
                val at = Placed(surface, column * (cell + gap), down, width / max(1, surface.w))
                placed += at
                down = at.box.bottom + BETWEEN * density
            }
            lowest = if (column == 0) down else max(lowest, down)
            column = if (whole) columns else column + 1
        }
        return Column(window, placed, if (placed.isEmpty()) 0f else lowest + SIDE_ABOVE * density)
    }

    /** In the order of the scene; a player's surfaces stand where the first of them would. */
    private fun groups(surfaces: List<Surface>): List<List<Surface>> {
        val groups = LinkedHashMap<String, MutableList<Surface>>()
        for (surface in surfaces) {
            val owned = surface.kind == SurfaceKind.MAT && surface.owner != null
            val group = if (owned) "seat ${surface.owner}" else "surface ${surface.id}"
            groups.getOrPut(group) { mutableListOf() } += surface
        }
        return groups.values.toList()
    }
}
