// Phones on one simulated air, and how the tests wait for what they do.
package tabularium.app.radio

import android.content.pm.PackageManager
import java.io.Closeable
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.fail
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import tabularium.core.RadioEvent

class Together(count: Int = 2, seed: Long = 1, private val times: RadioTimes = QUICK) : Closeable {
    val air = SimAir(seed)
    val talkers: List<Talker>

    init {
        val base = RuntimeEnvironment.getApplication()
        shadowOf(base.packageManager).setSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE, true)
        talkers = List(count) { Talker(air.phone(base), times) }
    }

    val host: Talker
        get() = talkers[0]
    val guest: Talker
        get() = talkers[1]

    /** The host can be found. */
    fun findable() {
        host.advertise()
        eventually("the host advertises") { host.phone.adverts.isNotEmpty() }
    }

    /** The guest connects, and both have a channel. */
    fun joined(): Pair<Talk, Talk> {
        guest.connect(host)
        eventually("both have a channel") { host.open().size == 1 && guest.open().size == 1 }
        return host.open().single() to guest.open().single()
    }

    /** Everything has arrived on both sides as it was sent. */
    fun said(talks: Pair<Talk, Talk>) {
        val (atHost, atGuest) = talks
        eventually("all has arrived") {
            host.with { atHost.heard.size() >= guest.length } && guest.with { atGuest.heard.size() >= host.length }
        }
        assertArrayEquals(Talker.content(guest, guest.length), host.with { atHost.heard.toByteArray() })
        assertArrayEquals(Talker.content(host, host.length), guest.with { atGuest.heard.toByteArray() })
    }

    /** What has arrived is what was sent, as far as it goes. */
    fun truthful() {
        for ((one, other) in listOf(host to guest, guest to host)) {
            val all = Talker.content(other, other.length)
            for (talk in one.with { it.talks.values.toList() }) {
                val heard = one.with { talk.heard.toByteArray() }
                assertArrayEquals(all.copyOf(heard.size), heard)
            }
        }
    }

    /** Everything is closed and has been given back. */
    fun over() {
        talkers.forEach { it.close() }
        eventually("everything is given back") { talkers.all { it.handles.count == 0 } }
        for (talker in talkers) {
            assertEquals("scans", 0, talker.phone.scans.size)
            assertEquals("adverts", 0, talker.phone.adverts.size)
            assertEquals("connections", 0, talker.phone.gatts.size)
            assertEquals("listeners", 0, talker.phone.listeners.size)
            assertEquals("sockets", 0, talker.phone.sockets.size)
            assertEquals("server", null, talker.phone.server)
            talker.assertNoFailure()
        }
        assertEquals(emptyList<String>(), air.offences.toList())
    }

    /** Waits until something is so. */
    fun eventually(what: String, so: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!so()) {
            talkers.forEach { it.assertNoFailure() }
            if (System.nanoTime() > end) {
                val told = talkers.joinToString("\n") { "${it.phone.address} ${it.handles}: ${last(it)}" }
                fail("not in time: $what\n$told\n${air.offences}")
            }
            Thread.sleep(2)
        }
    }

    private fun last(talker: Talker): List<String> = talker.with { t ->
        t.events.takeLast(12).map { if (it is RadioEvent.Received) "${it.bytes.size} on ${it.channel}" else it.toString() }
    }

    /** Nothing of the kind happens for a while. */
    fun never(what: String, so: () -> Boolean) {
        val end = System.nanoTime() + QUIET_NS
        while (System.nanoTime() < end) {
            if (so()) fail(what)
            Thread.sleep(2)
        }
    }

    override fun close() {
        talkers.forEach { it.close() }
        air.close()
    }

    companion object {
        private const val PATIENCE_NS = 20_000_000_000L
        private const val QUIET_NS = 250_000_000L

        /** Everything sooner than in play. */
        val QUICK = RadioTimes(
            connect = 3_000, operation = 1_500, size = 400, stream = 800, linger = 30, close = 300,
        )

        fun guestAndHost(does: Together.() -> Unit) = Together().use {
            it.does()
            it.over()
        }
    }
}
