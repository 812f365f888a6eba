// The past, step by step, as the viewer had it; it can be played like a film.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.Executors
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.TimeUnit
import tabularium.core.Past
import tabularium.core.Surface

/** A step of the past; `step` counts from 0. */
class PastState(
    val steps: Int,
    val step: Int,
    val surfaces: List<Surface>,
    val lines: List<String>,
    val playing: Boolean,
)

/** Made by `TableModel.past`, which says how a step is fetched: on the queue, with its symbols. */
class PastModel internal constructor(
    private val queue: Queue,
    private val fetch: (UInt?) -> Past,
    private val failed: (Failure) -> Unit,
    private var listener: ((PastState) -> Unit)?,
) : Closeable {
    private val clock = Executors.newSingleThreadScheduledExecutor { run ->
        Thread(run, "tabularium film").apply { isDaemon = true }
    }
    private var film: ScheduledFuture<*>? = null
    private var steps = 0
    private var step = 0

    init {
        read { null }
    }

    /** Shows this step, and stops the film. */
    fun to(step: Int) {
        pause()
        read { step }
    }

    /** Shows a step so many further, or back; stops the film. */
    fun by(n: Int) {
        pause()
        read { this.step + n }
    }

    /** Plays on from here, a step every 700 ms, to the present. */
    @Synchronized
    fun play() {
        if (film != null || listener == null) return
        film = clock.scheduleWithFixedDelay({ read { step + 1 } }, 0, FRAME, TimeUnit.MILLISECONDS)
    }

    @Synchronized
    fun pause() {
        film?.cancel(false)
        film = null
    }

    /** Nothing is shown any more, and nothing kept. */
    @Synchronized
    override fun close() {
        pause()
        listener = null
        clock.shutdown()
    }

    /** Which step is asked for is known only when its turn in the queue comes. */
    private fun read(which: () -> Int?) = queue.run {
        if (!isOpen()) return@run
        try {
            val wanted = which()?.coerceIn(0, maxOf(0, steps - 1))
            shown(fetch(wanted?.toUInt()))
        } catch (problem: Exception) {
            pause()
            failed(queue.failure(problem))
        }
    }

    @Synchronized
    private fun isOpen() = listener != null

    @Synchronized
    private fun shown(past: Past) {
        steps = past.steps.toInt()
        step = past.step.toInt()
        if (step + 1 >= steps) pause()
        listener?.invoke(PastState(steps, step, past.surfaces, past.acts.flatMap { it.lines }, film != null))
    }

    private companion object {
        const val FRAME = 700L
    }
}
