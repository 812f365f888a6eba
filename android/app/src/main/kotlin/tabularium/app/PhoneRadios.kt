// The radio of this phone, as the kit asks for it.
package tabularium.app

import android.bluetooth.BluetoothManager
import android.content.Context
import android.util.Log
import tabularium.app.radio.Bluetooth
import tabularium.core.RadioCommand
import tabularium.kit.Radio
import tabularium.kit.RadioFacts
import tabularium.kit.RadioPort
import tabularium.kit.RadioSink
import tabularium.kit.Radios
import tabularium.kit.ThreadSerial

class PhoneRadios(private val context: Context) : Radios {
    override fun canAdvertise(): Boolean {
        val manager = context.getSystemService(Context.BLUETOOTH_SERVICE) as? BluetoothManager
        val adapter = manager?.adapter ?: return false
        // While it is switched off the system has none to show.
        return !adapter.isEnabled || adapter.bluetoothLeAdvertiser != null
    }

    override fun open(sink: RadioSink, scans: Boolean): Radio {
        // A bug there must not take the game along.
        val serial = ThreadSerial("tabularium bluetooth") { Log.e("tabularium", it.javaClass.name) }
        return PhoneRadio(Bluetooth(context, serial, sink, scans))
    }
}

private class PhoneRadio(private val bluetooth: Bluetooth) : Radio, RadioPort by bluetooth {
    override fun facts(): RadioFacts = bluetooth.facts()

    /** Who hosts looks for others only where it cannot advertise, or when the table went away: then more is needed. */
    override fun carry(command: RadioCommand) {
        if (command is RadioCommand.StartScan && !bluetooth.scans) {
            bluetooth.scans = true
            bluetooth.look()
        }
        bluetooth.carry(command)
    }
}
