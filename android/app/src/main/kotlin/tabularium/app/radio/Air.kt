// What all parts of the radio share: the system's Bluetooth, one thread, the numbers, and what is open.
package tabularium.app.radio

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattService
import android.bluetooth.BluetoothManager
import android.content.Context
import java.io.Closeable
import java.util.Random
import java.util.UUID
import tabularium.core.RadioEvent
import tabularium.core.radioNumbers
import tabularium.kit.Handles
import tabularium.kit.RadioSink
import tabularium.kit.Serial

/** How long things may take, in milliseconds. */
class RadioTimes(
    /** A connection that is neither made nor refused. */
    val connect: Long = 8_000,
    /** One operation on attributes. */
    val operation: Long = 3_000,
    /** The size is asked for; some phones never answer. */
    val size: Long = 1_500,
    /** The L2CAP channel; then the attributes do. */
    val stream: Long = 3_000,
    /** What was written last gets out before a channel is closed. */
    val linger: Long = 100,
    /** A connection that is closed and does not say so. */
    val close: Long = 800,
)

/** Everything here and in the parts is used on the thread of `serial` alone, but for what tells the sink of bytes. */
internal class Air(
    val context: Context,
    val serial: Serial,
    val sink: RadioSink,
    val times: RadioTimes,
    val random: Random,
    val handles: Handles,
) {
    val manager: BluetoothManager? = context.getSystemService(Context.BLUETOOTH_SERVICE) as? BluetoothManager
    val adapter: BluetoothAdapter?
        get() = manager?.adapter

    private val numbers = radioNumbers()
    val service: UUID = UUID.fromString(numbers.service)
    val write: UUID = UUID.fromString(numbers.write)
    val notify: UUID = UUID.fromString(numbers.notify)
    val channel: UUID = UUID.fromString(numbers.channel)

    private var lastChannel = 0L

    /** What is to be done when the system says that something is not permitted, or the adapter is gone. */
    var refused: () -> Unit = {}

    fun newChannel(): ULong {
        lastChannel += 1
        return lastChannel.toULong()
    }

    fun tell(event: RadioEvent) = sink.tell(event)

    /** Asks the system for something. False where it refuses, be it by an answer or by what it throws. */
    fun asked(ask: () -> Boolean): Boolean = try {
        ask()
    } catch (_: SecurityException) {
        refused()
        false
    } catch (_: IllegalStateException) {
        // The adapter has been switched off in this moment.
        refused()
        false
    }

    private val pending = LinkedHashMap<() -> Unit, Closeable>()

    /** Does something after this time, or when everything is closed. */
    fun soon(ms: Long, task: () -> Unit) {
        pending[task] = serial.after(ms) { if (pending.remove(task) != null) task() }
    }

    /** Does at once whatever was to be done soon. */
    fun hurry() {
        while (pending.isNotEmpty()) {
            val (task, timer) = pending.entries.first()
            timer.close()
            pending.remove(task)
            task()
        }
    }

    /** Gives something back to the system, whatever it says to that. */
    fun givenBack(give: () -> Unit) {
        try {
            give()
        } catch (_: SecurityException) {
        } catch (_: IllegalStateException) {
        }
    }

    /** The service as this device offers it. */
    fun offered(): BluetoothGattService {
        val service = BluetoothGattService(service, BluetoothGattService.SERVICE_TYPE_PRIMARY)
        fun add(number: UUID, properties: Int, permissions: Int) =
            BluetoothGattCharacteristic(number, properties, permissions).also { service.addCharacteristic(it) }
        add(write, BluetoothGattCharacteristic.PROPERTY_WRITE, BluetoothGattCharacteristic.PERMISSION_WRITE)
        add(channel, BluetoothGattCharacteristic.PROPERTY_READ, BluetoothGattCharacteristic.PERMISSION_READ)
        add(notify, BluetoothGattCharacteristic.PROPERTY_NOTIFY, 0).addDescriptor(subscription())
        return service
    }

    companion object {
        /** The system's number of what notifications are switched on by. */
        val SUBSCRIPTION: UUID = UUID.fromString("00002902-0000-1000-8000-00805f9b34fb")

        /** The largest MTU there is; whatever the two agree on comes back. */
        const val LARGEST_MTU = 517

        /** The MTU until something else is agreed on. */
        const val FIRST_MTU = 23

        private const val ADDRESS_BITS = 48
        private const val BYTE = 8

        /** A place is the number that an address is. */
        fun place(address: String): ULong = address.replace(":", "").toULong(16)

        fun address(place: ULong): String =
            (ADDRESS_BITS - BYTE downTo 0 step BYTE).joinToString(":") { "%02X".format((place.toLong() shr it) and 0xFF) }
    }
}

/** A channel that is open: chunks go in, and it can be closed. */
internal interface Line : Closeable {
    fun send(bytes: ByteArray)

    /** Closes it; nothing more is told of it. */
    override fun close()
}
