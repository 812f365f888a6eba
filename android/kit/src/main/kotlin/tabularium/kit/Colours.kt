// The colours of one game by day or by night. A paint is an index into them.
package tabularium.kit

import tabularium.core.Colour

class Colours(list: List<Colour>, dark: Boolean) {
    private val argb = IntArray(list.size) { (if (dark) list[it].dark else list[it].light).toInt() }
    private val roles = list.withIndex().associate { (place, colour) -> colour.role to place }

    /** The colour of a paint, 0xAARRGGBB. A slot that nothing filled is drawn in the colour that says so, the last. */
    operator fun get(paint: Int): Int =
        if (paint in argb.indices) argb[paint] else argb.lastOrNull() ?: MISSING

    /** The paint of a role; the glaring last one for a role that nobody has. */
    fun paint(role: String): Int = roles[role] ?: (argb.size - 1)

    /** The colour of a role. */
    fun role(role: String): Int = get(paint(role))

    private companion object {
        const val MISSING = 0xFFFF00FF.toInt()
    }
}
