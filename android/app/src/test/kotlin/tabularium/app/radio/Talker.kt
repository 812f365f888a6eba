// What stands where the core would: it sends bytes on every channel within its credit, and keeps what comes in.
package tabularium.app.radio

import java.io.ByteArrayOutputStream
import java.io.Closeable
import java.util.Random
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.kit.Handles
import tabularium.kit.RadioSink
import tabularium.kit.ThreadSerial

/** A channel as the talker knows it. */
class Talk(val channel: ULong, val place: ULong?, val isStream: Boolean, @Volatile var size: Int) {
    val heard = ByteArrayOutputStream()

    @Volatile var sent = 0

    @Volatile var unwritten = 0

    @Volatile var isClosed = false

    /** It was closed here; whether that is answered is the radio's choice. */
    @Volatile var isHungUp = false
}

/** `length` bytes are sent on each channel. */
class Talker(val phone: SimPhone, times: RadioTimes, @Volatile var length: Int = 4_000) : RadioSink, Closeable {
    val events: MutableList<RadioEvent> = ArrayList()
    val talks = LinkedHashMap<ULong, Talk>()
    val handles = Handles()
    private val failures = ArrayList<Throwable>()
    private val serial = ThreadSerial("radio of ${phone.address}") { synchronized(failures) { failures += it } }
    val bluetooth = Bluetooth(phone.context, serial, this, true, times, Random(1), handles)

    val here: ULong = Air.place(phone.address)

    fun carry(command: RadioCommand) = bluetooth.carry(command)

    fun connect(to: Talker) = carry(RadioCommand.Connect(to.here))

    fun advertise() = carry(RadioCommand.StartAdvert(ByteArray(0), ByteArray(0), TAG, "ABCDEFG"))

    @Synchronized
    fun <T> with(look: (Talker) -> T): T = look(this)

    /** The channels that are open. */
    fun open(): List<Talk> = with { talks.values.filter { !it.isClosed } }

    fun count(what: (RadioEvent) -> Boolean): Int = with { events.count(what) }

    @Synchronized
    override fun tell(event: RadioEvent) {
        events += event
        when (event) {
            is RadioEvent.Opened -> opened(Talk(event.channel, event.place, false, event.size.toInt()))
            is RadioEvent.OpenedStream -> opened(Talk(event.channel, event.place, true, CHUNK_MOST))
            is RadioEvent.Resized -> talks.getValue(event.channel).size = event.size.toInt()
            // A thread that reads may be a moment late: the core knows its closed channels no more.
            is RadioEvent.Received -> talks.getValue(event.channel).let { if (!it.isClosed) it.heard.write(event.bytes) }
            is RadioEvent.Written -> talks.getValue(event.channel).let { talk ->
                check(talk.unwritten > 0) { "what was not sent is not written" }
                talk.unwritten -= 1
                talkOn(talk)
            }
            is RadioEvent.Closed -> talks.getValue(event.channel).let { talk ->
                check(!talk.isClosed || talk.isHungUp) { "a channel is closed once" }
                talk.isClosed = true
            }
            // The core forgets its channels when the radio is not ready.
            is RadioEvent.Changed -> talks.values.forEach { it.isClosed = true }
            else -> Unit
        }
    }

    override fun tellPatiently(event: RadioEvent) = tell(event)

    private fun opened(talk: Talk) {
        check(talks.put(talk.channel, talk) == null) { "a number is used once" }
        talkOn(talk)
    }

    private fun talkOn(talk: Talk) {
        while (talk.unwritten < CREDIT && talk.sent < length && !talk.isClosed) {
            val bytes = content(this, length).copyOfRange(talk.sent, minOf(length, talk.sent + talk.size))
            talk.sent += bytes.size
            talk.unwritten += 1
            carry(RadioCommand.Send(talk.channel, bytes))
        }
    }

    fun hangUp(talk: Talk) = with {
        talk.isClosed = true
        talk.isHungUp = true
        carry(RadioCommand.Close(talk.channel))
    }

    fun assertNoFailure() = synchronized(failures) {
        failures.firstOrNull()?.let { throw AssertionError("on the radio's thread of ${phone.address}", it) }
    }

    override fun close() = bluetooth.close()

    companion object {
        val TAG = byteArrayOf(-128, 1, 2, 3, 64)
        private const val CREDIT = 4
        private const val CHUNK_MOST = 512

        /** What a phone says: of everyone's own kind, so that a byte too many or too few is seen. */
        fun content(of: Talker, length: Int): ByteArray =
            ByteArray(length) { i -> (i * 31 + i / 251 + of.here.toInt() * 7).toByte() }
    }
}
