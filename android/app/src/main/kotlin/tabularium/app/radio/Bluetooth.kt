// The radio of a phone: Bluetooth LE carries out what the core asks for, and every callback ends up on one thread.
package tabularium.app.radio

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothDevice
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.content.pm.PackageManager
import android.location.LocationManager
import android.os.Build
import java.util.Random
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.RadioFitness
import tabularium.kit.Adapter
import tabularium.kit.Handles
import tabularium.kit.RadioFacts
import tabularium.kit.RadioPort
import tabularium.kit.RadioSink
import tabularium.kit.RadioState
import tabularium.kit.Serial

/**
 * `serial` is the radio's own thread, and is closed with it. `scans`: whether this device looks for others, see
 * [RadioState.permissions].
 */
class Bluetooth(
    private val context: Context,
    private val serial: Serial,
    private val sink: RadioSink,
    @Volatile var scans: Boolean = true,
    times: RadioTimes = RadioTimes(),
    random: Random = Random(),
    val handles: Handles = Handles(),
) : RadioPort {
    private val air = Air(context, serial, sink, times, random, handles)
    private val lines = HashMap<ULong, Line>()
    private val search = Search(air)
    private val advert = Advertising(air)
    private var doorway = Doorway(air, lines)

    /** The connection that is being made, and those that the system has not given back yet. */
    private var caller: Caller? = null
    private val leaving = HashSet<Caller>()

    /** The place to connect to when what is leaving has gone. */
    private var wanted: ULong? = null

    /** What is to be advertised when the door is open. */
    private var tag: ByteArray? = null

    private var told = RadioFitness.READY
    private var isClosed = false

    private val receiver = object : BroadcastReceiver() {
        override fun onReceive(context: Context, intent: Intent) = look()
    }

    init {
        air.refused = { serial.run { judge() } }
        val changes = IntentFilter(BluetoothAdapter.ACTION_STATE_CHANGED).apply {
            if (Build.VERSION.SDK_INT < Build.VERSION_CODES.S) addAction(LocationManager.PROVIDERS_CHANGED_ACTION)
        }
        handles.opened(RECEIVER)
        context.registerReceiver(receiver, changes)
        look()
    }

    /** Whether the system has an advertiser, as far as it says: it is asked for the thing itself (C20). */
    fun canAdvertise(): Boolean {
        val adapter = air.adapter ?: return false
        // While it is switched off the system has none to show.
        return !adapter.isEnabled || adapter.bluetoothLeAdvertiser != null
    }

    /** What is known of this device; whom the system asks no more, and who is found, the caller knows. */
    fun facts(): RadioFacts = RadioFacts(
        api = Build.VERSION.SDK_INT,
        adapter = when {
            air.adapter == null || !context.packageManager.hasSystemFeature(PackageManager.FEATURE_BLUETOOTH_LE) ->
                Adapter.MISSING
            air.adapter?.isEnabled == true -> Adapter.ON
            else -> Adapter.OFF
        },
        granted = RadioState.permissions(Build.VERSION.SDK_INT, scans).filter { isGranted(it) }.toSet(),
        isLocationOn = Build.VERSION.SDK_INT >= Build.VERSION_CODES.S || isLocationOn(),
        scans = scans,
        canAdvertise = canAdvertise(),
    )

    private fun isGranted(permission: String) =
        context.checkSelfPermission(permission) == PackageManager.PERMISSION_GRANTED

    @Suppress("DEPRECATION")
    private fun isLocationOn(): Boolean {
        val manager = context.getSystemService(Context.LOCATION_SERVICE) as? LocationManager ?: return true
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.P) return NewerRadio.isLocationOn(manager)
        return listOf(LocationManager.GPS_PROVIDER, LocationManager.NETWORK_PROVIDER).any { manager.isProviderEnabled(it) }
    }

    override fun look() = serial.run { judge() }

    private fun judge() {
        if (isClosed) return
        val fitness = RadioState.fitness(facts())
        if (fitness == told) return
        told = fitness
        // The core forgets its channels when it hears of it: nothing needs to be said of each.
        if (fitness != RadioFitness.READY) shut()
        air.tell(RadioEvent.Changed(fitness))
    }

    override fun carry(command: RadioCommand) = serial.run {
        if (isClosed) return@run
        if (told != RadioFitness.READY) return@run unready(command)
        when (command) {
            is RadioCommand.Send -> lines[command.channel]?.send(command.bytes)
            is RadioCommand.Close -> lines.remove(command.channel)?.let { close(it) }
            is RadioCommand.Connect -> connect(command.place)
            is RadioCommand.Cancel -> cancel(command.place)
            is RadioCommand.StartScan -> search.start()
            is RadioCommand.StopScan -> search.stop()
            is RadioCommand.StartAdvert -> advertise(command.tag)
            is RadioCommand.StopAdvert -> stopAdvert()
            // The loop's business.
            is RadioCommand.WakeIn -> Unit
        }
    }

    /** What is asked for before the core has heard that the radio is not ready comes to nothing. */
    private fun unready(command: RadioCommand) {
        if (command is RadioCommand.Connect) air.tell(RadioEvent.ConnectFailed(command.place))
    }

    private fun advertise(tag: ByteArray) {
        this.tag = tag
        doorway.open { isOpen ->
            val wanted = this.tag
            // Where the door cannot be opened an advert would lead nowhere.
            if (wanted != null && isOpen) advert.start(wanted)
            if (!isOpen && RadioState.fitness(facts()) == RadioFitness.READY) air.tell(RadioEvent.CannotAdvertise)
        }
    }

    private fun stopAdvert() {
        tag = null
        advert.stop()
    }

    private fun close(line: Line) {
        if (line is Caller) leaving += line
        line.close()
    }

    private fun connect(place: ULong) {
        caller?.let { cancel(it.place) }
        // Whoever connects where a channel is open knows it to be dead.
        for ((channel, line) in lines.entries.filter { (it.value as? Caller)?.place == place }.map { it.toPair() }) {
            lines.remove(channel)
            close(line)
            air.tell(RadioEvent.Closed(channel))
        }
        wanted = place
        connectWanted()
    }

    /** Closes before it opens: a place is connected to when the last connection to it has been given back (C22). */
    private fun connectWanted() {
        val place = wanted ?: return
        if (leaving.any { it.place == place }) return
        wanted = null
        val device = device(place)
        if (device == null) {
            air.tell(RadioEvent.ConnectFailed(place))
            return
        }
        val connecting = Caller(air, place, device, Calls())
        caller = connecting
        connecting.start()
    }

    private fun device(place: ULong): BluetoothDevice? = search.device(place) ?: try {
        air.adapter?.getRemoteDevice(Air.address(place))
    } catch (_: IllegalArgumentException) {
        null
    }

    private fun cancel(place: ULong) {
        if (wanted == place) wanted = null
        val cancelled = caller?.takeIf { it.place == place } ?: return
        caller = null
        close(cancelled)
    }

    private inner class Calls : Caller.Owner {
        override fun opened(caller: Caller, channel: ULong) {
            settled(caller)
            lines[channel] = caller
        }

        override fun failed(caller: Caller) {
            leaving += caller
            settled(caller)
            air.tell(RadioEvent.ConnectFailed(caller.place))
        }

        private fun settled(caller: Caller) {
            if (this@Bluetooth.caller === caller) this@Bluetooth.caller = null
        }

        override fun lost(caller: Caller, channel: ULong) {
            leaving += caller
            lines.remove(channel)
            air.tell(RadioEvent.Closed(channel))
        }

        override fun gone(caller: Caller) {
            leaving -= caller
            connectWanted()
        }
    }

    /** Closes everything, and can begin anew. */
    private fun shut() {
        wanted = null
        search.stop()
        stopAdvert()
        caller?.let { close(it) }
        caller = null
        val open = lines.values.toList()
        lines.clear()
        open.forEach { close(it) }
        doorway.close()
        doorway = Doorway(air, lines)
        air.hurry()
    }

    override fun close() {
        serial.run {
            if (isClosed) return@run
            isClosed = true
            shut()
            context.unregisterReceiver(receiver)
            handles.closed(RECEIVER)
            serial.close()
        }
    }

    companion object {
        private const val RECEIVER = "receiver"
    }
}
