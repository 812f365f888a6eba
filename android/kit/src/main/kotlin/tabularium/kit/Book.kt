// The symbols and colours of one game. Each crosses once and stays.
package tabularium.kit

import java.util.concurrent.ConcurrentHashMap
import tabularium.core.App
import tabularium.core.Colour
import tabularium.core.Item
import tabularium.core.Op
import tabularium.core.Surface
import tabularium.core.Symbol

/** `game` is empty for what belongs to the screens. Made, and asked to `need` something, on the queue only. */
class Book(private val app: App, private val game: String) {
    private val kept: MutableMap<UInt, Symbol> = ConcurrentHashMap()

    /** Fetched once: they are the same for ever within one version. */
    val colours: List<Colour> = app.colours(game)

    /** A symbol that was needed before; from any thread. */
    operator fun get(id: UInt): Symbol? = kept[id]

    /** Fetches what these surfaces are drawn with and is not there yet. */
    fun need(surfaces: List<Surface>) {
        val wanted = HashSet<UInt>()
        for (surface in surfaces) {
            surface.backdrop?.let(wanted::add)
            for (item in surface.items) referred(item.ops, wanted)
        }
        need(wanted)
    }

    /** Fetches what these items are drawn with. */
    fun needFor(items: List<Item>) {
        val wanted = HashSet<UInt>()
        for (item in items) referred(item.ops, wanted)
        need(wanted)
    }

    /** Fetches these, with all that they refer to themselves. */
    fun need(ids: Collection<UInt>) {
        val missing = ids.filter { it !in kept }
        if (missing.isEmpty()) return
        for (symbol in app.symbols(game, missing)) kept[symbol.id] = symbol
    }

    private fun referred(ops: List<Op>, wanted: MutableSet<UInt>) {
        for (op in ops) {
            when (op) {
                is Op.Stamp -> wanted += op.symbol
                is Op.Pattern -> wanted += op.tile
                is Op.Clip -> referred(op.ops, wanted)
                is Op.Group -> referred(op.ops, wanted)
                else -> Unit
            }
        }
    }
}
