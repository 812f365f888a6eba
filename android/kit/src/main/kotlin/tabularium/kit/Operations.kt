// One operation after the other, as a Bluetooth stack wants them: the next begins when the last is answered or too late.
package tabularium.kit

import java.io.Closeable
import java.util.ArrayDeque

/**
 * `start` asks the system, and says whether it took the request; `done` hears whether it was answered well. To be used
 * on the thread of `serial` alone.
 */
class Operation(val name: String, val withinMs: Long, val start: () -> Boolean, val done: (Boolean) -> Unit)

class Operations(private val serial: Serial) : Closeable {
    private val waiting = ArrayDeque<Operation>()
    private var current: Operation? = null
    private var timer: Closeable? = null
    private var isClosed = false

    /** How many wait or are under way. */
    val size: Int
        get() = waiting.size + if (current == null) 0 else 1

    fun add(operation: Operation) {
        if (isClosed) return
        waiting.add(operation)
        next()
    }

    /** The system has answered. An answer to anything but the operation under way (one that came too late) is no answer. */
    fun answered(name: String, well: Boolean) {
        if (current?.name == name) finish(well)
    }

    private fun finish(well: Boolean) {
        val finished = current ?: return
        current = null
        timer?.close()
        timer = null
        finished.done(well)
        next()
    }

    private fun next() {
        if (isClosed || current != null) return
        val operation = waiting.poll() ?: return
        current = operation
        timer = serial.after(operation.withinMs) { if (current === operation) finish(false) }
        if (!operation.start() && current === operation) finish(false)
    }

    /** Forgets everything; nobody is told. */
    override fun close() {
        isClosed = true
        waiting.clear()
        current = null
        timer?.close()
        timer = null
    }
}
