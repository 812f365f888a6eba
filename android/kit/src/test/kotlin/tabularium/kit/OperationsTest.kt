// One operation after the other, answers that come late or never, pauses between tries, and what is open.
package tabularium.kit

import java.util.Random
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class OperationsTest {
    private val time = ByHand()
    private val operations = Operations(time)
    private val said = ArrayList<String>()

    private fun add(name: String, isTaken: Boolean = true, then: () -> Unit = {}) = operations.add(
        Operation(name, 100, { said += "$name?"; isTaken }) { well ->
            said += if (well) "$name." else "$name!"
            then()
        },
    )

    @Test
    fun theNextBeginsWhenTheLastIsAnswered() {
        add("a")
        add("b")
        assertEquals(listOf("a?"), said)
        operations.answered("b", true)
        assertEquals(listOf("a?"), said, "an answer to what was not asked")
        operations.answered("a", true)
        operations.answered("b", false)
        assertEquals(listOf("a?", "a.", "b?", "b!"), said)
        assertEquals(0, time.waiting, "no clock is left running")
    }

    @Test
    fun whatIsNotAnsweredOrNotTakenHasFailed() {
        add("a")
        add("b", isTaken = false)
        add("c")
        time.pass(99)
        assertEquals(listOf("a?"), said)
        time.pass(1)
        assertEquals(listOf("a?", "a!", "b?", "b!", "c?"), said)
        operations.answered("a", true)
        assertEquals(5, said.size, "an answer that is too late")
        assertEquals(1, operations.size)
    }

    @Test
    fun anOperationMayAskForMoreAndAllMayBeForgotten() {
        add("a") { add("b") }
        add("c")
        operations.answered("a", true)
        assertEquals(listOf("a?", "a.", "c?"), said.take(3))
        operations.close()
        add("d")
        operations.answered("c", true)
        time.pass(1_000)
        assertEquals(3, said.size)
        assertEquals(0, operations.size)
    }

    @Test
    fun fiveTriesWithPausesThatGrowAndDiffer() {
        val all = (0L until 50).map { seed ->
            val retries = Retries(Random(seed))
            generateSequence { retries.pauseMs() }.toList()
        }
        for (pauses in all) {
            assertEquals(Retries.MOST - 1, pauses.size)
            for ((i, pause) in pauses.withIndex()) assertTrue(pause in (50L shl i)..(100L shl i), "$pauses")
            assertTrue(pauses.sum() < 2_000, "$pauses")
        }
        assertTrue(all.toSet().size > 40, "two phones do not fall into step")
    }

    @Test
    fun whatIsOpenIsCounted() {
        val handles = Handles()
        handles.opened("socket")
        handles.opened("socket")
        handles.opened("scan")
        handles.closed("socket")
        assertEquals(2, handles.count)
        assertEquals("{scan=1, socket=1}", handles.toString())
        handles.closed("scan")
        assertFailsWith<IllegalStateException> { handles.closed("scan") }
        handles.closed("socket")
        assertEquals(0, handles.count)
    }

    @Test
    fun aThreadRunsOneThingAfterTheOtherWhateverItThrows() {
        val failures = ArrayList<Throwable>()
        val serial = ThreadSerial("a thread") { failures += it }
        val done = CountDownLatch(3)
        val order = ArrayList<Int>()
        // Longer than a busy machine keeps a thread waiting.
        serial.after(500) { order += 3; done.countDown() }
        val cancelled = serial.after(400) { order += 99 }
        serial.run { order += 1; done.countDown(); error("a bug on purpose") }
        serial.run { order += 2; done.countDown(); cancelled.close() }
        assertTrue(done.await(10, TimeUnit.SECONDS))
        assertEquals(listOf(1, 2, 3), order)
        assertEquals(listOf("a bug on purpose"), failures.map { it.message })
        val last = CountDownLatch(1)
        serial.after(10) { last.countDown() }
        serial.close()
        serial.run { last.countDown() }
        serial.after(1) { last.countDown() }.close()
        assertFalse(last.await(50, TimeUnit.MILLISECONDS), "nothing is done after it is closed")
    }
}
