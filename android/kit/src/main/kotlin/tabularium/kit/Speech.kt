// What a screen reader says of a scene, thing by thing, in the order in which one reads.
package tabularium.kit

import tabularium.core.Item
import tabularium.core.Look
import tabularium.core.Surface

/** One thing that is said. With a `touch` it can be chosen (`TableModel.tap`) and asked about (`TableModel.tell`). */
data class Node(
    val surface: UInt,
    val item: UInt,
    val touch: UInt?,
    val words: String,
    /** Whether it can be chosen, in words; nothing where it is neither. */
    val note: String?,
    val option: Boolean,
    val blocked: Boolean,
    val chosen: Boolean,
)

object Speech {
    /** Surface by surface, in rows from top to bottom. */
    fun nodes(surfaces: List<Surface>, texts: Texts): List<Node> = surfaces.flatMap { surface ->
        rows(surface.items.filter { !it.spoken.isNullOrEmpty() }).map { node(surface.id, it, texts) }
    }

    private fun node(surface: UInt, item: Item, texts: Texts): Node {
        val option = item.look == Look.OPTION && item.touch != null
        val blocked = item.look == Look.BLOCKED
        val note = if (option) texts["can-choose"] else if (blocked) texts["cannot-choose"] else null
        return Node(surface, item.id, item.touch, item.spoken.orEmpty(), note, option, blocked, item.look == Look.CHOSEN)
    }

    /** A row is what has its middle above the lower edge of the row's highest thing. What lies on it comes after it. */
    private fun rows(items: List<Item>): List<Item> {
        val sorted = items.sortedWith(compareBy({ it.y }, { it.x }))
        val read = ArrayList<Item>(items.size)
        val taken = BooleanArray(sorted.size)
        for (start in sorted.indices) {
            if (taken[start]) continue
            val first = sorted[start]
            val row = (start until sorted.size).filter { at ->
                val item = sorted[at]
                at == start || (!taken[at] && item.y + item.h / 2 <= first.y + first.h && item.h <= 2 * first.h)
            }
            for (at in row) taken[at] = true
            row.map(sorted::get).sortedWith(compareBy({ it.x }, { it.y })).let(read::addAll)
        }
        return read
    }
}
