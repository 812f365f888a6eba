// Time that a test moves by hand.
package tabularium.kit

import java.io.Closeable

class ByHand : Serial {
    private class Task(val at: Long, val order: Long, val run: () -> Unit)

    private val tasks = ArrayList<Task>()
    private var order = 0L
    private var isClosed = false
    var now = 0L
        private set

    /** Tasks that wait. */
    val waiting: Int
        get() = tasks.size

    override fun run(task: () -> Unit) {
        after(0, task)
    }

    override fun after(ms: Long, task: () -> Unit): Closeable {
        if (isClosed) return Closeable {}
        order += 1
        val waiting = Task(now + ms, order, task)
        tasks += waiting
        return Closeable { tasks -= waiting }
    }

    /** Lets this time pass; everything that is due in it is run in order. */
    fun pass(ms: Long) {
        val end = now + ms
        while (true) {
            val next = tasks.filter { it.at <= end }.minWithOrNull(compareBy({ it.at }, { it.order })) ?: break
            tasks -= next
            now = maxOf(now, next.at)
            next.run()
        }
        now = end
    }

    override fun close() {
        isClosed = true
    }
}
