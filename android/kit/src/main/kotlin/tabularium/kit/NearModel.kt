// Playing on several devices: what its screens show, and the radio for as long as it lasts.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.CopyOnWriteArraySet
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import tabularium.core.NearScreen
import tabularium.core.Nearby
import tabularium.core.RadioEvent

/** What the screens show. `advice`: what is wrong with the radio and what helps, the first first. */
data class NearState(val screen: NearScreen, val advice: List<Advice>) {
    /** Whether this device is at a table with others, or on its way to one. */
    val isOn: Boolean
        get() = !screen.idle
}

/**
 * One for a house. Its functions return at once; the core is called on the house's queue, and the listener is called
 * there too, in order.
 */
class NearModel(private val house: House) : Closeable {
    interface Listener {
        fun shown(state: NearState)

        /** This has passed: a sentence to show for a moment. */
        fun told(words: String)

        fun said(failure: Failure)
    }

    /** What is open while a table is shared. */
    private class Going(val serial: Serial, val loop: RadioLoop, val radio: Radio) {
        var isParting = false
    }

    /** Where radios come from; nothing goes without. */
    @Volatile
    var radios: Radios? = null

    /** What is shown now; nothing before it was first asked for. */
    @Volatile
    var state: NearState? = null
        private set

    @Volatile
    private var listener: Listener? = null

    /** Told whenever something has come that may change a table. */
    private val tables = CopyOnWriteArraySet<() -> Unit>()

    /** Permissions that the system does not ask for any more. */
    @Volatile
    private var refused = emptySet<String>()

    @Volatile
    private var going: Going? = null
    private var nearby: Nearby? = null
    private var waiter: Thread? = null

    private val devices = ArrayList<ByteArray>()

    /** What was told while nobody listened. */
    private val untold = ArrayDeque<String>()

    /** What is to be done when the farewell has been said. */
    private var then: (() -> Unit)? = null

    /** Who listens from now on. It is shown at once what there is. */
    fun listen(listener: Listener) {
        this.listener = listener
        house.queue.run {
            if (this.listener !== listener) return@run
            state?.let(listener::shown)
            trying(::read)
        }
    }

    /** Tells this one nothing more. */
    fun unlisten(listener: Listener) {
        if (this.listener === listener) this.listener = null
    }

    /** Calls this on the queue whenever something has come from another device. */
    fun follow(table: () -> Unit) {
        tables += table
    }

    fun unfollow(table: () -> Unit) {
        tables -= table
    }

    // What a person asks for.

    /** Lets others in at a game of this device. */
    fun host(id: String) = begin(scans = false) { it.host(id, canAdvertise()) }

    /** Looks for tables of other devices. */
    fun join() = begin(scans = true) { it.join(canAdvertise()) }

    /** Comes back to a table elsewhere. */
    fun back(id: String) = begin(scans = true) { it.back(id, canAdvertise()) }

    /** A table elsewhere is looked at: it is come back to, unless another table is shared now. */
    fun lookAt(id: String) = house.queue.run { if (going == null && core().isElsewhere(id)) back(id) }

    /** Whether an id on the shelf is of a table of another device. */
    fun isElsewhere(id: String): Boolean = house.app.nearby().use { it.isElsewhere(id) }

    fun joinAt(place: ULong) = ask { it.joinAt(place) }

    fun digits(typed: String) = ask { it.digits(typed) }

    fun rename(name: String) = ask { it.rename(name) }

    fun door(open: Boolean) = ask { it.door(open) }

    /** A seat is played on that device; on this one for null. */
    fun give(seat: UInt, to: ByteArray?) = ask { it.give(seat, to) }

    fun forget(device: ByteArray) = ask { it.forget(device) }

    fun handOver(to: ByteArray) = ask { it.handOver(to) }

    fun withdraw() = ask { it.withdraw() }

    fun take(yes: Boolean) = ask { it.take(yes) }

    fun retry() = ask { it.retry() }

    /** A host closes the table for the others, a guest leaves it. */
    fun part() = house.queue.run { trying(::farewell) }

    /** A game without secrets goes on here from what was seen last; the id of the new game is handed on. */
    fun alone(id: String, done: (String) -> Unit) = house.queue.run {
        trying {
            val new = core().alone(id)
            then = { done(new) }
            farewell()
        }
    }

    /** Does something on the queue once this table is not shared any more. */
    internal fun without(id: String, run: () -> Unit) = house.queue.run {
        if (going != null && state?.screen?.table == id) {
            then = run
            trying(::farewell)
        } else {
            run()
        }
    }

    // What the system tells.

    /** The app goes out of sight. */
    fun suspended() = tell(RadioEvent.Suspended)

    /** The app is back. */
    fun resumed() = tell(RadioEvent.Resumed)

    private fun tell(event: RadioEvent) {
        going?.loop?.tell(event)
    }

    /** Looks again at the radio; `refused`: what the system does not ask for any more. */
    fun look(refused: Set<String> = this.refused) {
        this.refused = refused
        going?.radio?.look()
        house.queue.run { trying(::read) }
    }

    /** What the person has to be asked for now. */
    fun missing(): List<String> {
        val facts = going?.radio?.facts() ?: return emptyList()
        return RadioState.permissions(facts.api, facts.scans) - facts.granted
    }

    /** Something was done at a table on this device. */
    internal fun wake() {
        going?.loop?.wake()
    }

    // What follows runs on the queue.

    private fun core(): Nearby = nearby ?: house.app.nearby().also { nearby = it }

    private fun canAdvertise(): Boolean = radios?.canAdvertise() == true

    private fun trying(run: () -> Unit) {
        try {
            run()
        } catch (problem: Exception) {
            said(house.queue.failure(problem))
        }
    }

    private fun said(failure: Failure) {
        if (failure.kind != Failure.Kind.LEFT) listener?.said(failure)
    }

    private fun ask(call: (Nearby) -> NearScreen) = house.queue.run {
        trying {
            show(call(core()))
            wake()
            tables.forEach { it() }
        }
    }

    /** Begins after the farewell from the table that is shared now, if one is. */
    private fun begin(scans: Boolean, call: (Nearby) -> NearScreen) = house.queue.run {
        trying {
            if (going == null) {
                start(scans, call)
            } else {
                then = { start(scans, call) }
                farewell()
            }
        }
    }

    private fun start(scans: Boolean, call: (Nearby) -> NearScreen) {
        val radios = radios ?: return
        val core = core()
        val screen = call(core)
        val serial = ThreadSerial("tabularium radio") { said(house.queue.failure(it)) }
        val loop = RadioLoop(serial) { core.radio(it) }
        val radio = try {
            radios.open(loop, scans)
        } catch (problem: Exception) {
            loop.close()
            core.end()
            throw problem
        }
        loop.use(radio)
        val new = Going(serial, loop, radio)
        going = new
        show(screen)
        loop.wake()
        tables.forEach { it() }
        waiter = thread(isDaemon = true, name = "tabularium news") { wait(core, new) }
    }

    /** Waits for news on its own thread, and looks now and then without any: what is shown may tell the time. */
    private fun wait(core: Nearby, mine: Going) {
        try {
            var seen = core.wait(0uL, 0u)
            while (going === mine) {
                val count = core.wait(seen, EACH_MS)
                val isNew = count != seen
                seen = count
                house.queue.run { if (going === mine) trying { looked(isNew) } }
            }
        } catch (_: IllegalStateException) {
            // The house was closed in this moment.
        }
    }

    private fun looked(isNew: Boolean) {
        read()
        if (isNew) tables.forEach { it() }
    }

    private fun read() = show(core().screen())

    private fun show(screen: NearScreen) {
        untold += screen.told
        while (untold.size > MOST_UNTOLD) untold.removeFirst()
        listener?.let { to -> while (untold.isNotEmpty()) to.told(untold.removeFirst()) }
        // What is wrong is asked for only where something is.
        val facts = if (screen.radio) going?.radio?.facts() else null
        val advice = facts?.let { RadioState.advice(it.copy(refused = refused)) }.orEmpty()
        val people = screen.people.map { it.copy(device = it.device?.let(::known)) }
        val now = NearState(screen.copy(people = people, told = emptyList()), advice)
        if (now == state) return
        state = now
        listener?.shown(now)
    }

    /** The number of a device, always in the same object: so states can be compared. */
    private fun known(device: ByteArray): ByteArray =
        devices.firstOrNull { it contentEquals device } ?: device.also { devices += it }

    /** Says that this device goes, and ends a moment later. */
    private fun farewell() {
        val now = going ?: return ended()
        if (now.isParting) return
        now.isParting = true
        try {
            show(core().leave())
        } finally {
            // It ends even where the farewell fails.
            now.loop.wake()
            now.serial.after(FAREWELL_MS) { house.queue.run { if (going === now) trying { end(now) } } }
        }
    }

    private fun end(now: Going) {
        stop(now)
        read()
        tables.forEach { it() }
        ended()
    }

    private fun ended() {
        val next = then
        then = null
        next?.invoke()
    }

    private fun stop(now: Going) {
        going = null
        now.radio.close()
        // What the radio's thread asks the core is answered before it is told the end.
        val quiet = CountDownLatch(1)
        now.serial.run { quiet.countDown() }
        now.loop.close()
        quiet.await(PATIENCE_S, TimeUnit.SECONDS)
        core().end()
    }

    /** Lets go of everything, on the queue. No farewell: the others notice by themselves. */
    override fun close() {
        listener = null
        tables.clear()
        going?.let { trying { stop(it) } }
        nearby?.close()
        nearby = null
    }

    /** Waits until nothing of the core is held any more. */
    internal fun awaitEnd() {
        waiter?.join(TimeUnit.SECONDS.toMillis(PATIENCE_S))
    }

    private companion object {
        /** How often it is looked without news, in milliseconds. */
        const val EACH_MS = 1_000u

        /** The farewell is sent in this time. */
        const val FAREWELL_MS = 600L
        const val PATIENCE_S = 5L
        const val MOST_UNTOLD = 4
    }
}
