// Events in, commands out, the clock in between; and a stream that is faster than the core has to wait.
package tabularium.kit

import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import java.util.concurrent.atomic.AtomicInteger
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.radioChunk
import tabularium.core.radioNumbers

class RadioLoopTest {
    private class Port : RadioPort {
        val carried = ArrayList<RadioCommand>()

        override fun carry(command: RadioCommand) {
            carried += command
        }

        override fun look() = Unit

        override fun close() = Unit
    }

    @Test
    fun commandsAreCarriedInOrderAndTheClockIsTheLoops() {
        val time = ByHand()
        val heard = ArrayList<RadioEvent>()
        var next = listOf<RadioCommand>()
        val loop = RadioLoop(time) { event -> heard += event; next.also { next = emptyList() } }
        val port = Port()
        loop.use(port)
        next = listOf(
            RadioCommand.StartScan, RadioCommand.WakeIn(50u), RadioCommand.StopScan, RadioCommand.WakeIn(80u),
        )
        loop.wake()
        time.pass(79)
        assertEquals(listOf(RadioCommand.StartScan, RadioCommand.StopScan), port.carried)
        assertEquals<List<RadioEvent>>(listOf(RadioEvent.Wake), heard)
        time.pass(1)
        assertEquals(2, heard.size, "of two times the later one counts")
        time.pass(10_000)
        assertEquals(2, heard.size, "nothing was asked for")
        // Something happens before the time has come: the core says anew when it wants to be woken.
        next = listOf(RadioCommand.WakeIn(50u))
        loop.wake()
        time.pass(10)
        next = listOf(RadioCommand.WakeIn(100u))
        loop.tell(RadioEvent.Suspended)
        time.pass(99)
        assertEquals(4, heard.size)
        time.pass(1)
        assertEquals(5, heard.size)
        next = listOf(RadioCommand.WakeIn(5u))
        loop.wake()
        time.pass(1)
        loop.close()
        time.pass(100)
        assertEquals(6, heard.size, "after it is closed nothing is told")
    }

    @Test
    fun whatIsAskedForBeforeThereIsARadioIsCarriedOutThen() {
        val time = ByHand()
        var next = listOf<RadioCommand>(RadioCommand.StartScan)
        val loop = RadioLoop(time) { next.also { next = emptyList() } }
        loop.wake()
        time.pass(1)
        val port = Port()
        loop.use(port)
        next = listOf(RadioCommand.StopScan)
        loop.wake()
        time.pass(1)
        assertEquals<List<RadioCommand>>(listOf(RadioCommand.StartScan, RadioCommand.StopScan), port.carried)
    }

    @Test
    fun whoeverReadsAStreamWaitsForTheCore() {
        val gate = CountDownLatch(1)
        val taken = AtomicInteger()
        val serial = ThreadSerial("the core's") { throw AssertionError(it) }
        val loop = RadioLoop(serial) {
            gate.await()
            taken.incrementAndGet()
            emptyList()
        }
        val told = AtomicInteger()
        val reader = thread {
            repeat(200) {
                loop.tellPatiently(RadioEvent.Received(1u, byteArrayOf(1)))
                told.incrementAndGet()
            }
        }
        reader.join(200)
        assertTrue(told.get() in 1..40, "${told.get()} are told, and none is taken in")
        gate.countDown()
        reader.join(10_000)
        assertEquals(200, told.get())
        val closing = CountDownLatch(1)
        serial.run { closing.countDown() }
        assertTrue(closing.await(10, TimeUnit.SECONDS))
        assertEquals(200, taken.get())
        loop.close()
        val late = thread { repeat(200) { loop.tellPatiently(RadioEvent.Received(1u, byteArrayOf(1))) } }
        late.join(10_000)
        assertTrue(!late.isAlive, "nobody waits for what is closed")
    }

    @Test
    fun sizesAndNumbersAreTheCores() {
        // C9, C10: one rule for all shells.
        assertEquals(20u, radioChunk(0u))
        for (mtu in 23u..517u) assertEquals(minOf(mtu - 3u, 512u), radioChunk(mtu))
        val numbers = radioNumbers()
        val all = listOf(numbers.service, numbers.write, numbers.notify, numbers.channel)
        assertEquals(4, all.map { java.util.UUID.fromString(it) }.toSet().size)
    }
}
