// One thing after another, now or later: what callbacks from everywhere are brought onto.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.ScheduledThreadPoolExecutor
import java.util.concurrent.TimeUnit

interface Serial : Closeable {
    /** Runs a task after those that came before; none any more once it is closed. */
    fun run(task: () -> Unit)

    /** Runs a task after this time, unless what is returned is closed before. */
    fun after(ms: Long, task: () -> Unit): Closeable

    /** Takes no more tasks; those that came before still run, those for later do not. */
    override fun close()
}

/** A thread of its own. `failed` is told what a task threw; the next one runs all the same. */
class ThreadSerial(name: String, private val failed: (Throwable) -> Unit) : Serial {
    private val executor = ScheduledThreadPoolExecutor(1) { run -> Thread(run, name).apply { isDaemon = true } }

    init {
        executor.removeOnCancelPolicy = true
        executor.executeExistingDelayedTasksAfterShutdownPolicy = false
    }

    private fun guarded(task: () -> Unit) = Runnable {
        try {
            task()
        } catch (problem: Exception) {
            failed(problem)
        }
    }

    override fun run(task: () -> Unit) {
        try {
            executor.execute(guarded(task))
        } catch (_: RejectedExecutionException) {
            // It is closed: nobody is left who would care.
        }
    }

    override fun after(ms: Long, task: () -> Unit): Closeable = try {
        val future = executor.schedule(guarded(task), ms, TimeUnit.MILLISECONDS)
        Closeable { future.cancel(false) }
    } catch (_: RejectedExecutionException) {
        Closeable {}
    }

    override fun close() = executor.shutdown()
}
