// One thread on which the core is called, one call after another: the screen never waits for it.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.Executors
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.TimeUnit

/** `bug` is what a player is told where this side has a bug, in the language set. */
class Queue(private val bug: () -> String) : Closeable {
    private val executor = Executors.newSingleThreadExecutor { run ->
        Thread(run, "tabularium core").apply { isDaemon = true }
    }

    /** Runs a call after those that came before; none any more once the queue is closed. */
    fun run(call: () -> Unit) {
        try {
            executor.execute(call)
        } catch (_: RejectedExecutionException) {
            // The house is closed: nobody is left who would want the answer.
        }
    }

    /** Runs a call and hands on what came of it, on the queue's thread. */
    fun <T> ask(call: () -> T, done: (T) -> Unit, failed: (Failure) -> Unit) = run { answer(call, done, failed) }

    /** The same for who is on the queue's thread already. */
    fun <T> answer(call: () -> T, done: (T) -> Unit, failed: (Failure) -> Unit) {
        val got = try {
            call()
        } catch (problem: Exception) {
            return failed(failure(problem))
        }
        done(got)
    }

    /** What a call threw, as a sentence. */
    fun failure(problem: Throwable): Failure = Failure.of(problem, bug())

    /** Takes no more calls, and waits until those that came before have run: the folder is free then. */
    override fun close() {
        executor.shutdown()
        executor.awaitTermination(PATIENCE_S, TimeUnit.SECONDS)
    }

    private companion object {
        /** Far longer than any call; only a core that hangs is not waited for. */
        const val PATIENCE_S = 20L
    }
}
