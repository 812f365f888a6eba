// A radio on a virtual Bluetooth with a real host stack: commands and events as lines, see tests/bumble/radio.py.
package tabularium.kit

import java.io.BufferedReader
import java.io.Closeable
import java.io.File
import java.io.IOException
import java.net.InetAddress
import java.net.Socket
import java.util.Base64
import kotlin.concurrent.thread
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent

class VirtualPort(port: Int, private val sink: RadioSink) : RadioPort {
    private val socket = Socket(InetAddress.getLoopbackAddress(), port)
    private val serial = ThreadSerial("virtual radio $port") { if (it !is IOException) throw it }

    init {
        thread(isDaemon = true, name = "virtual radio $port, events") {
            try {
                socket.getInputStream().bufferedReader().forEachLine { tell(event(Json.read(it))) }
            } catch (_: IOException) {
                // It was closed here.
            }
        }
    }

    private fun tell(event: RadioEvent) =
        if (event is RadioEvent.Received) sink.tellPatiently(event) else sink.tell(event)

    private fun event(said: Case): RadioEvent {
        fun number(key: String): ULong = (said[key] as Double).toLong().toULong()
        fun place(): ULong? = said["place"]?.let { number("place") }
        fun bytes(key: String): ByteArray = Base64.getDecoder().decode(said.words(key))
        return when (val name = said.words("event")) {
            "Opened" -> RadioEvent.Opened(number("channel"), place(), number("size").toUInt())
            "OpenedStream" -> RadioEvent.OpenedStream(number("channel"), place())
            "Resized" -> RadioEvent.Resized(number("channel"), number("size").toUInt())
            "Received" -> RadioEvent.Received(number("channel"), bytes("bytes"))
            "Written" -> RadioEvent.Written(number("channel"))
            "Closed" -> RadioEvent.Closed(number("channel"))
            "ConnectFailed" -> RadioEvent.ConnectFailed(number("place"))
            "Found" -> RadioEvent.Found(number("place"), bytes("advert"))
            else -> error("no event is called $name")
        }
    }

    override fun carry(command: RadioCommand) = serial.run {
        socket.getOutputStream().write((line(command) + "\n").toByteArray())
    }

    private fun line(command: RadioCommand): String {
        fun of(name: String, vararg what: Pair<String, Any>): String {
            val all = listOf<Pair<String, Any>>("command" to name) + what
            return all.joinToString(", ", "{", "}") { (key, value) ->
                val said = when (value) {
                    is ByteArray -> "\"${Base64.getEncoder().encodeToString(value)}\""
                    is String -> "\"$value\""
                    else -> value.toString()
                }
                "\"$key\": $said"
            }
        }
        return when (command) {
            is RadioCommand.Send -> of("Send", "channel" to command.channel, "bytes" to command.bytes)
            is RadioCommand.Close -> of("Close", "channel" to command.channel)
            is RadioCommand.Connect -> of("Connect", "place" to command.place)
            is RadioCommand.Cancel -> of("Cancel", "place" to command.place)
            is RadioCommand.StartScan -> of("StartScan")
            is RadioCommand.StopScan -> of("StopScan")
            is RadioCommand.StartAdvert -> of("StartAdvert", "data" to command.data, "letters" to command.letters)
            is RadioCommand.StopAdvert -> of("StopAdvert")
            is RadioCommand.WakeIn -> error("the loop keeps the time")
        }
    }

    override fun look() = Unit

    override fun close() {
        serial.close()
        socket.close()
    }
}

/** The virtual radio's process, with the hand that cuts. `words` are its own, see radio.py. */
class VirtualAir(vararg words: String) : Closeable {
    private val process = ProcessBuilder(python, "radio.py", *words).directory(File(folder))
        .redirectError(ProcessBuilder.Redirect.INHERIT).start()
    val ports: List<Int>
    private val control: Socket
    private val answers: BufferedReader

    init {
        val said = Json.read(checkNotNull(process.inputStream.bufferedReader().readLine()) { "the radio says its ports" })
        ports = said.list("ports").map { it.int }
        control = Socket(InetAddress.getLoopbackAddress(), said["control"].int)
        answers = control.getInputStream().bufferedReader()
    }

    /** Breaks every connection between phones; says how many there were. */
    @Synchronized
    fun cut(): Int {
        control.getOutputStream().write("{\"cut\": true}\n".toByteArray())
        return Json.read(answers.readLine())["cut"].int
    }

    /** It ends when nobody listens to it any more. */
    override fun close() {
        control.close()
        process.outputStream.close()
        process.waitFor()
    }

    private companion object {
        /** `cargo xtask test bumble` says where they are. */
        val python: String = checkNotNull(System.getProperty("house.bumble.python"))
        val folder: String = checkNotNull(System.getProperty("house.bumble"))
    }
}
