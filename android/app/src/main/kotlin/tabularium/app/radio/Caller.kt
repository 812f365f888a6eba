// The connecting side: from a place to a channel, over L2CAP where both have it, else over attributes.
package tabularium.app.radio

import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCallback
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothProfile
import android.bluetooth.BluetoothSocket
import java.io.Closeable
import java.io.IOException
import tabularium.core.RadioEvent
import tabularium.core.radioChunk
import tabularium.kit.Operation
import tabularium.kit.Operations
import tabularium.kit.Retries

/**
 * One `Connect`, and the channel that comes of it. Whoever made it hears in this order: `opened` with the channel, or
 * `failed`; after `opened` perhaps `lost`; and in the end always `gone`, when the system has everything back and the
 * place may be connected to again (C22).
 */
internal class Caller(
    private val air: Air,
    val place: ULong,
    private val device: BluetoothDevice,
    private val owner: Owner,
) : Line {
    interface Owner {
        fun opened(caller: Caller, channel: ULong)
        fun failed(caller: Caller)
        fun lost(caller: Caller, channel: ULong)
        fun gone(caller: Caller)
    }

    private val retries = Retries(air.random)
    private var operations = Operations(air.serial)
    private var gatt: BluetoothGatt? = null
    private var timer: Closeable? = null
    private var mtu = Air.FIRST_MTU
    private var toWrite: BluetoothGattCharacteristic? = null
    private var channel: ULong? = null
    private var stream: StreamLine? = null
    private var socket: BluetoothSocket? = null
    private var isClosed = false

    /** Begins. */
    fun start() {
        if (isClosed) return
        mtu = Air.FIRST_MTU // It belongs to the connection (C12).
        operations = Operations(air.serial)
        val callback = Callback()
        air.asked {
            gatt = device.connectGatt(air.context, false, callback, BluetoothDevice.TRANSPORT_LE)
            gatt != null
        }
        if (gatt == null) return fail()
        callback.gatt = gatt
        air.handles.opened(KIND)
        timer = air.serial.after(air.times.connect) { broken(TOO_LATE) }
    }

    /** The connection is gone or did not come about. */
    private fun broken(status: Int) {
        if (isClosed) return
        val pause = if (channel == null && status in PASSING) retries.pauseMs() else null
        if (pause == null) return fail()
        giveBack {
            if (!isClosed) timer = air.serial.after(pause) { start() }
        }
    }

    /** It is over, and nobody here wanted that. */
    private fun fail() {
        if (isClosed) return
        isClosed = true
        val channel = channel
        if (channel == null) owner.failed(this) else owner.lost(this, channel)
        giveBack { owner.gone(this) }
    }

    private fun ask(name: String, within: Long, start: (BluetoothGatt) -> Boolean, done: (Boolean) -> Unit) {
        val ask = { gatt?.let { gatt -> air.asked { start(gatt) } } ?: false }
        operations.add(Operation(name, within, ask, done))
    }

    private fun connected() {
        timer?.close()
        // Without an answer the first size holds; some phones give none.
        ask(SIZE, air.times.size, { it.requestMtu(Air.LARGEST_MTU) }) {
            ask(SERVICES, air.times.operation, { it.discoverServices() }) { well ->
                if (well) discovered() else broken(TOO_LATE)
            }
        }
    }

    private fun discovered() {
        val service = gatt?.getService(air.service)
        toWrite = service?.getCharacteristic(air.write)
        val toRead = service?.getCharacteristic(air.channel)
        val toHear = service?.getCharacteristic(air.notify)
        if (toWrite == null || toHear == null) return fail()
        if (toRead == null || !AnyRadio.hasStreams()) return subscribe(toHear)
        ask(NUMBER, air.times.operation, { it.readCharacteristic(toRead) }) { well ->
            // A stack that has not answered takes no other request.
            if (!well) return@ask broken(TOO_LATE)
            if (read == 0) subscribe(toHear) else connectStream(read) { subscribe(toHear) }
        }
    }

    /** The number of the other side's L2CAP channel, as it was read last; 0 for none. */
    private var read = 0

    private fun connectStream(number: Int, otherwise: () -> Unit) {
        val made = arrayOfNulls<BluetoothSocket>(1)
        air.asked {
            made[0] = try {
                NewerRadio.channel(device, number)
            } catch (_: IOException) {
                null
            }
            made[0] != null
        }
        val socket = made[0] ?: return otherwise()
        this.socket = socket
        air.handles.opened(SOCKET)
        // Whoever is first says what became of it: the thread that connects, the clock, or whoever closes.
        val clock = air.serial.after(air.times.stream) { dropSocket(socket, otherwise) }
        val connect = Runnable {
            val well = try {
                socket.connect()
                true
            } catch (_: IOException) {
                false
            } catch (_: SecurityException) {
                false
            }
            air.serial.run {
                clock.close()
                if (!well || isClosed) dropSocket(socket, otherwise) else if (this.socket === socket) streamOpened(socket)
            }
        }
        Thread(connect, "tabularium connect").apply { isDaemon = true }.start()
    }

    private fun dropSocket(dropped: BluetoothSocket, otherwise: () -> Unit) {
        if (socket !== dropped) return
        closeSocket()
        if (!isClosed) otherwise()
    }

    private fun closeSocket() {
        val closing = socket ?: return
        socket = null
        try {
            closing.close()
        } catch (_: IOException) {
            // It is as closed as it can be.
        }
        air.handles.closed(SOCKET)
    }

    private fun streamOpened(connected: BluetoothSocket) {
        socket = null
        air.handles.closed(SOCKET)
        val channel = air.newChannel()
        val line = StreamLine(air, connected, channel) { fail() }
        this.channel = channel
        stream = line
        owner.opened(this, channel)
        air.tell(RadioEvent.OpenedStream(channel, place))
        line.start()
    }

    private fun subscribe(toHear: BluetoothGattCharacteristic) {
        val switch = toHear.getDescriptor(Air.SUBSCRIPTION) ?: return fail()
        val start = { gatt: BluetoothGatt ->
            gatt.setCharacteristicNotification(toHear, true) &&
                AnyRadio.write(gatt, switch, BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE)
        }
        ask(SUBSCRIBE, air.times.operation, start) { well ->
            if (!well) return@ask broken(TOO_LATE)
            val channel = air.newChannel()
            this.channel = channel
            owner.opened(this, channel)
            air.tell(RadioEvent.Opened(channel, place, radioChunk(mtu.toUInt())))
        }
    }

    override fun send(bytes: ByteArray) {
        val channel = channel ?: return
        stream?.let { return it.send(bytes) }
        val to = toWrite ?: return
        ask(WRITE, air.times.operation, { AnyRadio.write(it, to, bytes) }) { well ->
            if (well) air.tell(RadioEvent.Written(channel)) else fail()
        }
    }

    /** Closes it, or gives it up before it is open. `gone` is heard all the same. */
    override fun close() {
        if (isClosed) return
        isClosed = true
        val linger = if (channel == null) 0 else air.times.linger
        operations.close()
        stream?.close()
        timer?.close()
        air.soon(linger) { giveBack { owner.gone(this) } }
    }

    /** Gives the system back what it has given, and waits until the connection is closed. */
    private fun giveBack(then: () -> Unit) {
        timer?.close()
        operations.close()
        closeSocket()
        stream?.close()
        stream = null
        val closing = gatt ?: return then()
        gatt = null
        var isDone = false
        val close = {
            if (!isDone) {
                isDone = true
                air.givenBack { closing.close() }
                air.handles.closed(KIND)
                then()
            }
        }
        disconnected = close
        air.givenBack { closing.disconnect() }
        if (isConnected) air.soon(air.times.close, close) else close()
        isConnected = false
    }

    private var isConnected = false
    private var disconnected: () -> Unit = {}

    /** What the system says, brought onto the radio's thread. An older connection has nothing more to say. */
    private inner class Callback : BluetoothGattCallback() {
        @Volatile
        var gatt: BluetoothGatt? = null

        private fun said(what: () -> Unit) = air.serial.run {
            if (!isClosed && gatt === this@Caller.gatt) what()
        }

        override fun onConnectionStateChange(from: BluetoothGatt, status: Int, state: Int) {
            air.serial.run {
                if (gatt !== this@Caller.gatt || this@Caller.gatt == null) {
                    if (state == BluetoothProfile.STATE_DISCONNECTED) disconnected()
                } else if (status == BluetoothGatt.GATT_SUCCESS && state == BluetoothProfile.STATE_CONNECTED) {
                    isConnected = true
                    if (!isClosed) connected()
                } else if (state == BluetoothProfile.STATE_DISCONNECTED) {
                    isConnected = false
                    broken(if (status == BluetoothGatt.GATT_SUCCESS) ENDED else status)
                }
            }
        }

        override fun onMtuChanged(from: BluetoothGatt, mtu: Int, status: Int) = said {
            if (status == BluetoothGatt.GATT_SUCCESS) {
                this@Caller.mtu = mtu
                val open = channel
                if (open != null && stream == null) air.tell(RadioEvent.Resized(open, radioChunk(mtu.toUInt())))
            }
            operations.answered(SIZE, status == BluetoothGatt.GATT_SUCCESS)
        }

        override fun onServicesDiscovered(from: BluetoothGatt, status: Int) = said {
            operations.answered(SERVICES, status == BluetoothGatt.GATT_SUCCESS)
        }

        @Deprecated("Android 13 has another")
        @Suppress("DEPRECATION")
        override fun onCharacteristicRead(from: BluetoothGatt, what: BluetoothGattCharacteristic, status: Int) =
            wasRead(what, what.value ?: ByteArray(0), status)

        override fun onCharacteristicRead(
            from: BluetoothGatt,
            what: BluetoothGattCharacteristic,
            value: ByteArray,
            status: Int,
        ) = wasRead(what, value, status)

        private fun wasRead(what: BluetoothGattCharacteristic, value: ByteArray, status: Int) = said {
            if (what.uuid != air.channel) return@said
            val bytes = value.map { it.toInt() and 0xFF }
            val isNumber = status == BluetoothGatt.GATT_SUCCESS && bytes.size == 2
            read = if (isNumber) bytes[0] or (bytes[1] shl 8) else 0
            operations.answered(NUMBER, true)
        }

        override fun onDescriptorWrite(from: BluetoothGatt, what: BluetoothGattDescriptor, status: Int) = said {
            operations.answered(SUBSCRIBE, status == BluetoothGatt.GATT_SUCCESS)
        }

        override fun onCharacteristicWrite(from: BluetoothGatt, what: BluetoothGattCharacteristic, status: Int) = said {
            operations.answered(WRITE, status == BluetoothGatt.GATT_SUCCESS)
        }

        @Deprecated("Android 13 has another")
        @Suppress("DEPRECATION")
        override fun onCharacteristicChanged(from: BluetoothGatt, what: BluetoothGattCharacteristic) =
            wasChanged(what, what.value?.copyOf() ?: ByteArray(0))

        override fun onCharacteristicChanged(
            from: BluetoothGatt,
            what: BluetoothGattCharacteristic,
            value: ByteArray,
        ) = wasChanged(what, value)

        private fun wasChanged(what: BluetoothGattCharacteristic, value: ByteArray) = said {
            val open = channel
            if (what.uuid == air.notify && open != null && stream == null) air.tell(RadioEvent.Received(open, value))
        }
    }

    private companion object {
        const val KIND = "connection"
        const val SOCKET = "socket that connects"
        const val SIZE = "size"
        const val SERVICES = "services"
        const val NUMBER = "number"
        const val SUBSCRIBE = "subscribe"
        const val WRITE = "write"

        /** Nothing came in time, which the system has no number for. */
        const val TOO_LATE = -1
        const val ENDED = -2

        /** The famous one without a reason (C22), a link that was not established, and one more without a reason. */
        val PASSING = setOf(133, 62, 257)
    }
}
