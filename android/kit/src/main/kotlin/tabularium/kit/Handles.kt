// What is open at the system and has to be given back: connections, sockets, servers, scans (C6).
package tabularium.kit

import java.util.TreeMap

class Handles {
    private val open = TreeMap<String, Int>()

    /** How many are open. */
    val count: Int
        @Synchronized get() = open.values.sum()

    @Synchronized
    fun opened(kind: String) {
        open[kind] = (open[kind] ?: 0) + 1
    }

    @Synchronized
    fun closed(kind: String) {
        val count = checkNotNull(open[kind]) { "no $kind is open" }
        if (count == 1) open.remove(kind) else open[kind] = count - 1
    }

    @Synchronized
    override fun toString(): String = open.toString()
}
