// Radios in memory, for tests of the kit and of the app: devices that find each other, connect, and lose each other.
package tabularium.kit

import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.RadioFitness

/** The air between devices of one process. Whatever is sent arrives at once and in order. */
class Ether {
    private val radios = ArrayList<EtherRadio>()
    private var places = 0uL

    /** How many radios are open. */
    val open: Int
        @Synchronized get() = radios.size

    /** The radios of a device; `facts` is what is known of it whenever it is asked. */
    fun device(canAdvertise: Boolean = true, facts: () -> RadioFacts = { FIT }): Radios = object : Radios {
        override fun canAdvertise(): Boolean = canAdvertise

        override fun open(sink: RadioSink, scans: Boolean): Radio = join(EtherRadio(this@Ether, sink, facts))
    }

    @Synchronized
    private fun join(radio: EtherRadio): EtherRadio {
        places += 1uL
        radio.place = places
        radios += radio
        radio.look()
        return radio
    }

    @Synchronized
    internal fun carry(from: EtherRadio, command: RadioCommand) {
        if (from !in radios) return
        when (command) {
            is RadioCommand.StartAdvert -> {
                from.advert = command.data + command.response
                radios.filter { it.isScanning && it !== from }.forEach { it.sees(from) }
            }
            is RadioCommand.StopAdvert -> from.advert = null
            is RadioCommand.StartScan -> {
                from.isScanning = true
                radios.filter { it.advert != null && it !== from }.forEach(from::sees)
            }
            is RadioCommand.StopScan -> from.isScanning = false
            is RadioCommand.Connect -> connect(from, command.place)
            is RadioCommand.Send -> {
                val line = from.lines[command.channel] ?: return
                line.other.sink.tell(RadioEvent.Received(line.there, command.bytes))
                from.sink.tell(RadioEvent.Written(command.channel))
            }
            is RadioCommand.Close -> cut(from, command.channel)
            is RadioCommand.Cancel, is RadioCommand.WakeIn -> Unit
        }
    }

    private fun connect(from: EtherRadio, place: ULong) {
        val to = radios.firstOrNull { it.place == place && it.advert != null && it !== from }
        if (to == null) return from.sink.tell(RadioEvent.ConnectFailed(place))
        val (here, there) = from.channel() to to.channel()
        from.lines[here] = EtherLine(to, there)
        to.lines[there] = EtherLine(from, here)
        to.sink.tell(RadioEvent.Opened(there, null, CHUNK))
        from.sink.tell(RadioEvent.Opened(here, place, CHUNK))
    }

    private fun cut(from: EtherRadio, channel: ULong) {
        val line = from.lines.remove(channel) ?: return
        line.other.lines.remove(line.there)
        line.other.sink.tell(RadioEvent.Closed(line.there))
    }

    /** Everybody loses everybody. */
    @Synchronized
    fun cut() {
        for (radio in radios) {
            for (channel in radio.lines.keys.toList()) {
                cut(radio, channel)
                radio.sink.tell(RadioEvent.Closed(channel))
            }
        }
    }

    @Synchronized
    internal fun close(radio: EtherRadio) {
        radio.lines.keys.toList().forEach { cut(radio, it) }
        radios -= radio
    }

    companion object {
        private const val CHUNK = 180u
        private const val API = 34

        /** A device on which all is well. */
        val FIT = RadioFacts(API, Adapter.ON, RadioState.permissions(API, true).toSet())
    }
}

internal class EtherLine(val other: EtherRadio, val there: ULong)

class EtherRadio internal constructor(
    private val ether: Ether,
    internal val sink: RadioSink,
    private val known: () -> RadioFacts,
) : Radio {
    internal var place = 0uL
    internal var advert: ByteArray? = null
    internal var isScanning = false
    internal val lines = LinkedHashMap<ULong, EtherLine>()
    private var channels = 0uL
    private var told = RadioFitness.READY

    internal fun channel(): ULong {
        channels += 1uL
        return channels
    }

    internal fun sees(other: EtherRadio) = other.advert?.let { sink.tell(RadioEvent.Found(other.place, it)) } ?: Unit

    override fun facts(): RadioFacts = known()

    override fun carry(command: RadioCommand) = ether.carry(this, command)

    @Synchronized
    override fun look() {
        val fitness = RadioState.fitness(known())
        if (fitness == told) return
        told = fitness
        sink.tell(RadioEvent.Changed(fitness))
    }

    override fun close() = ether.close(this)
}
