// A phone with all that is below the screens: the core, a radio on the virtual Bluetooth, and one who plays at random.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.atomic.AtomicInteger
import java.util.concurrent.atomic.AtomicLong
import kotlin.random.Random
import tabularium.core.App
import tabularium.core.CoreException
import tabularium.core.Face
import tabularium.core.Form
import tabularium.core.NearScreen
import tabularium.core.Nearby
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.Standing
import tabularium.core.Table
import tabularium.core.View
import tabularium.core.Weight

class VirtualDevice(folder: String, port: Int, seed: Int) : Closeable {
    val app: App = App.open(folder, "en")
    private val nearby: Nearby = app.nearby()
    private val random = Random(seed)
    private val problems = ConcurrentLinkedQueue<Throwable>()

    /** What was on the channels, in bytes. */
    val sent = AtomicLong()
    val heard = AtomicLong()

    /** Channels that were opened and that broke, and connections that were given up by the core or failed. */
    val opened = AtomicInteger()
    val closed = AtomicInteger()
    val failed = AtomicInteger()

    /** How long it took after each break until there was a channel again, in milliseconds. */
    val backAfter = ConcurrentLinkedQueue<Long>()
    private var brokeAt: Long? = null

    private val loop = RadioLoop(ThreadSerial("virtual nearby $port", problems::add)) { counted(it) }
    private val radio = VirtualPort(port, loop).also(loop::use)

    /** On the loop's thread alone. */
    private fun counted(event: RadioEvent): List<RadioCommand> {
        when (event) {
            is RadioEvent.Received -> heard.addAndGet(event.bytes.size.toLong())
            is RadioEvent.Opened, is RadioEvent.OpenedStream -> {
                opened.incrementAndGet()
                brokeAt?.let { backAfter += (System.nanoTime() - it) / NS_PER_MS }
                brokeAt = null
            }
            is RadioEvent.Closed -> {
                closed.incrementAndGet()
                brokeAt = brokeAt ?: System.nanoTime()
            }
            is RadioEvent.ConnectFailed -> failed.incrementAndGet()
            else -> Unit
        }
        val commands = nearby.radio(event)
        for (command in commands) {
            if (command is RadioCommand.Send) sent.addAndGet(command.bytes.size.toLong())
            if (command is RadioCommand.Cancel) failed.incrementAndGet()
        }
        return commands
    }

    /** Asks the core for something; the radio hears of it. */
    fun does(ask: Nearby.() -> NearScreen): NearScreen = nearby.ask().also { loop.wake() }

    /** The first screen that is so. */
    fun until(what: String, so: (NearScreen) -> Boolean): NearScreen {
        val told = ArrayList<String>()
        val end = System.nanoTime() + PATIENCE_NS
        var seen = 0uL
        while (true) {
            val screen = nearby.screen()
            told += screen.told
            if (so(screen)) return screen
            check(System.nanoTime() < end) { "not in time: $what; $screen, told $told, $problems" }
            seen = nearby.wait(seen, STEP_MS)
        }
    }

    /**
     * Plays to the end of the game. `answered` is called when an answer was given here and the radio has heard of it:
     * in which of this device's turns, and whether it was the turn's first.
     */
    fun play(table: Table, answered: (turn: Int, isFirst: Boolean) -> Unit): View {
        var (turn, isFirst) = 1 to true
        var view = table.view(Form.NARROW)
        var end = System.nanoTime() + PATIENCE_NS
        while (view.face != Face.Over) {
            val revision = view.revision
            check(System.nanoTime() < end) { "nothing goes on: ${view.face}, ${view.at}, ${view.prompt}, $problems" }
            check(view.at.refused == null) { "an answer was refused: ${view.at}" }
            val prompt = view.prompt
            val isAsked = prompt != null && !view.at.sent && view.at.standing != Standing.ALONE
            val face = view.face
            view = when {
                face is Face.Curtain -> error("one seat has nobody to hide from")
                face is Face.Linger -> table.handOn()
                isAsked -> {
                    val last = prompt.options.firstOrNull { it.weight == Weight.FINAL }
                    val option = last?.takeIf { random.nextInt(ENDS_ONE_IN) == 0 } 
                        // Nobody leaves the game at random.
                        ?: prompt.options.filter { it.weight != Weight.ASIDE }.random(random)
                    try {
                        table.choose(prompt.seat, prompt.revision, option.id).also {
                            loop.wake()
                            answered(turn, isFirst)
                            isFirst = option.weight == Weight.FINAL
                            if (isFirst) turn++
                        }
                    } catch (late: CoreException) {
                        // What was shown is not so any more, if that is why.
                        table.view(Form.NARROW).also { if (it.revision == revision && it.at == view.at) throw late }
                    }
                }
                else -> table.next(STEP_MS) ?: table.view(Form.NARROW)
            }
            if (view.revision != revision) end = System.nanoTime() + PATIENCE_NS
        }
        check(problems.isEmpty()) { "$problems" }
        return view
    }

    /** Goes, as somebody who closes the app. */
    override fun close() {
        radio.close()
        loop.close()
        nearby.end()
        nearby.close()
        app.close()
    }

    private companion object {
        const val PATIENCE_NS = 60_000_000_000L
        const val NS_PER_MS = 1_000_000L
        const val STEP_MS = 200u

        /** A turn that could be ended is ended at this rate: a game has to come to its end. */
        const val ENDS_ONE_IN = 8
    }
}

/** What both devices have to show at the end, in one line. */
fun Table.outcome(): String {
    val view = view(Form.NARROW)
    return "${view.headline} ${view.winners} ${scores()}".lines().joinToString(" ")
}
