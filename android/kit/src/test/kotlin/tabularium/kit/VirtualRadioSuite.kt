// The kit's radio over the virtual Bluetooth: what crosses is what the core says and hears. Run by `test bumble` alone.
package tabularium.kit

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertIs
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.radioChunk
import tabularium.core.radioNumbers

class VirtualRadioSuite {
    private class Ear(port: Int) : RadioSink {
        private val events = LinkedBlockingQueue<RadioEvent>()
        val port = VirtualPort(port, this)

        override fun tell(event: RadioEvent) {
            if (event !is RadioEvent.Written) events.put(event)
        }

        override fun tellPatiently(event: RadioEvent) = tell(event)

        /** What comes next, but for adverts that go on being seen. */
        fun next(found: Boolean = false): RadioEvent {
            while (true) {
                val event = checkNotNull(events.poll(20, TimeUnit.SECONDS)) { "nothing is said" }
                if (found || event !is RadioEvent.Found) return event
            }
        }
    }

    /** The advertising data as the core makes them. */
    private val data: ByteArray
        get() {
            val hex = radioNumbers().service.replace("-", "")
            val number = hex.chunked(2).map { it.toInt(16).toByte() }.reversed()
            return byteArrayOf(2, 1, 6, 17, 7) + number
        }

    private fun talk(isStream: Boolean, vararg words: String) = VirtualAir(*words).use { air ->
        val (host, guest) = air.ports.map { Ear(it) }
        host.port.carry(RadioCommand.StartAdvert(data, ByteArray(0), ByteArray(5), "ABCDEFG"))
        guest.port.carry(RadioCommand.StartScan)
        val found = assertIs<RadioEvent.Found>(guest.next(found = true))
        guest.port.carry(RadioCommand.StopScan)
        repeat(3) {
            guest.port.carry(RadioCommand.Connect(found.place))
            val channels = listOf(host, guest).map { ear ->
                when (val opened = ear.next()) {
                    is RadioEvent.OpenedStream -> opened.channel.also { check(isStream) }
                    is RadioEvent.Opened -> opened.channel.also { check(!isStream && opened.size == radioChunk(185u)) }
                    else -> error("$opened")
                }
            }
            for ((from, to) in listOf(0 to 1, 1 to 0)) {
                val bytes = ByteArray(100) { i -> (i + from).toByte() }
                listOf(host, guest)[from].port.carry(RadioCommand.Send(channels[from], bytes))
                val received = assertIs<RadioEvent.Received>(listOf(host, guest)[to].next())
                assertEquals(channels[to], received.channel, "$channels, from $from: ${received.bytes.toList()}")
                assertContentEquals(bytes, received.bytes)
            }
            assertEquals(1, air.cut(), "one connection is there to be cut")
            for ((ear, channel) in listOf(host, guest) zip channels) assertEquals(RadioEvent.Closed(channel), ear.next())
        }
        host.port.close()
        guest.port.close()
    }

    @Test
    fun overStreams() = talk(true)

    @Test
    fun overAttributes() = talk(false, "--no-streams", "--mtu", "185")
}
