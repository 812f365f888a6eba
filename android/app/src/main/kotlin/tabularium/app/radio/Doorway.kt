// The side that is found: an advert, the service, an L2CAP channel to connect to, and whoever comes in by either.
package tabularium.app.radio

import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothGattServerCallback
import android.bluetooth.BluetoothGattService
import android.bluetooth.BluetoothProfile
import android.bluetooth.BluetoothServerSocket
import android.bluetooth.BluetoothSocket
import java.io.Closeable
import java.io.IOException
import tabularium.core.RadioEvent
import tabularium.core.radioChunk
import tabularium.kit.Operation
import tabularium.kit.Operations

/** `lines` are the channels of the whole radio: those that come in here are put there. */
internal class Doorway(private val air: Air, private val lines: MutableMap<ULong, Line>) : Closeable {
    private val operations = Operations(air.serial)
    private var server: BluetoothGattServer? = null
    private var toNotify: BluetoothGattCharacteristic? = null
    private var streams: BluetoothServerSocket? = null
    private var number = 0
    private val callers = HashMap<String, Guest>()
    private var isClosed = false

    /** A device that is connected, as far as this side knows: of the connections that it makes itself it hears too. */
    private inner class Guest(val device: BluetoothDevice) {
        var mtu = Air.FIRST_MTU
        var line: AttributeLine? = null
    }

    /** Opens the door, and says whether the system lets it. It stays open until it is closed. */
    fun open(done: (Boolean) -> Unit) {
        if (isClosed) return done(false)
        if (server != null) return done(true)
        air.asked {
            server = air.manager?.openGattServer(air.context, Callback())
            server != null
        }
        val server = server ?: return done(false)
        air.handles.opened(SERVER)
        if (AnyRadio.hasStreams()) listen()
        val service = air.offered()
        toNotify = service.getCharacteristic(air.notify)
        // Whoever came before the service is there would not find it.
        operations.add(
            Operation(OFFER, air.times.operation, { air.asked { server.addService(service) } }) { well ->
                if (!well) shut()
                done(well)
            },
        )
    }

    private fun listen() {
        val adapter = air.adapter ?: return
        air.asked {
            streams = try {
                NewerRadio.listen(adapter)
            } catch (_: IOException) {
                null // The attributes do it then.
            }
            true
        }
        val listening = streams ?: return
        number = NewerRadio.number(listening)
        air.handles.opened(LISTENER)
        val accept = Runnable {
            try {
                while (true) {
                    val socket = listening.accept()
                    air.serial.run { came(socket) }
                }
            } catch (_: IOException) {
                air.serial.run { deafen(listening) }
            }
        }
        Thread(accept, "tabularium accept").apply { isDaemon = true }.start()
    }

    private fun deafen(listening: BluetoothServerSocket) {
        if (streams !== listening) return
        streams = null
        number = 0
        try {
            listening.close()
        } catch (_: IOException) {
            // It is as closed as it can be.
        }
        air.handles.closed(LISTENER)
    }

    private fun came(socket: BluetoothSocket) {
        val streams = lines.values.count { it is StreamLine }
        if (isClosed || streams >= STREAMS_MOST) {
            try {
                socket.close()
            } catch (_: IOException) {
                // It is as closed as it can be.
            }
            return
        }
        val channel = air.newChannel()
        val line = StreamLine(air, socket, channel) {
            if (lines.remove(channel) != null) air.tell(RadioEvent.Closed(channel))
        }
        lines[channel] = line
        air.tell(RadioEvent.OpenedStream(channel, null))
        line.start()
    }

    private fun guest(device: BluetoothDevice): Guest = callers.getOrPut(device.address) { Guest(device) }

    /** Chunks as notifications to one device: the next when the one before is on its way. */
    private inner class AttributeLine(val guest: Guest, val channel: ULong) : Line {
        private var isOver = false

        override fun send(bytes: ByteArray) {
            val server = server ?: return
            val on = toNotify ?: return
            val ask = { !isOver && air.asked { AnyRadio.notify(server, guest.device, on, bytes) } }
            operations.add(
                Operation(NOTIFY + guest.device.address, air.times.operation, ask) { well ->
                    when {
                        isOver -> Unit
                        well -> air.tell(RadioEvent.Written(channel))
                        else -> end(true)
                    }
                },
            )
        }

        override fun close() {
            if (isOver) return
            end(false)
            // The connection itself belongs to the other side, which sees that its chunks are refused; it is asked to go.
            air.soon(air.times.linger) {
                // Unless it has gone by itself, or begun anew.
                val isHere = callers[guest.device.address] === guest && guest.line == null
                if (isHere) air.givenBack { server?.cancelConnection(guest.device) }
            }
        }

        /** It is over; `tell` where the core does not know. */
        fun end(tell: Boolean) {
            if (isOver) return
            isOver = true
            if (guest.line === this) guest.line = null
            lines.remove(channel)
            if (tell) air.tell(RadioEvent.Closed(channel))
        }
    }

    private fun subscribed(guest: Guest) {
        // Whoever subscribes again has begun anew.
        guest.line?.end(true)
        val channel = air.newChannel()
        val line = AttributeLine(guest, channel)
        guest.line = line
        lines[channel] = line
        air.tell(RadioEvent.Opened(channel, null, radioChunk(guest.mtu.toUInt())))
    }

    override fun close() {
        if (isClosed) return
        isClosed = true
        operations.close()
        shut()
    }

    private fun shut() {
        callers.values.toList().forEach { it.line?.end(false) }
        callers.clear()
        streams?.let { deafen(it) }
        val closing = server ?: return
        server = null
        air.givenBack { closing.close() }
        air.handles.closed(SERVER)
    }

    /** What the system says, brought onto the radio's thread. */
    private inner class Callback : BluetoothGattServerCallback() {
        private fun said(what: (BluetoothGattServer) -> Unit) = air.serial.run { server?.let(what) }

        private fun answer(server: BluetoothGattServer, to: BluetoothDevice, request: Int, status: Int, value: ByteArray?) {
            air.asked { server.sendResponse(to, request, status, 0, value) }
        }

        override fun onServiceAdded(status: Int, service: BluetoothGattService) = said {
            operations.answered(OFFER, status == BluetoothGatt.GATT_SUCCESS)
        }

        override fun onConnectionStateChange(device: BluetoothDevice, status: Int, state: Int) = said {
            if (state != BluetoothProfile.STATE_DISCONNECTED) return@said
            callers.remove(device.address)?.line?.end(true)
            // What is under way for it keeps nobody waiting.
            operations.answered(NOTIFY + device.address, false)
        }

        override fun onMtuChanged(device: BluetoothDevice, mtu: Int) = said {
            val guest = guest(device)
            guest.mtu = mtu
            guest.line?.let { air.tell(RadioEvent.Resized(it.channel, radioChunk(mtu.toUInt()))) }
        }

        override fun onCharacteristicReadRequest(
            device: BluetoothDevice,
            request: Int,
            offset: Int,
            what: BluetoothGattCharacteristic,
        ) = said { server ->
            val value = byteArrayOf(number.toByte(), (number shr 8).toByte())
            if (what.uuid != air.channel || offset > value.size) {
                answer(server, device, request, BluetoothGatt.GATT_READ_NOT_PERMITTED, null)
            } else {
                answer(server, device, request, BluetoothGatt.GATT_SUCCESS, value.copyOfRange(offset, value.size))
            }
        }

        override fun onCharacteristicWriteRequest(
            device: BluetoothDevice,
            request: Int,
            what: BluetoothGattCharacteristic,
            prepared: Boolean,
            answered: Boolean,
            offset: Int,
            value: ByteArray?,
        ) {
            val bytes = value?.copyOf() ?: ByteArray(0)
            said { server ->
                val line = callers[device.address]?.line
                // Long values in parts are nothing that this app sends; nor is a chunk without the wish for an answer.
                val fits = what.uuid == air.write && !prepared && offset == 0 && answered
                if (fits && line != null) air.tell(RadioEvent.Received(line.channel, bytes))
                val status = if (fits && line != null) BluetoothGatt.GATT_SUCCESS else BluetoothGatt.GATT_WRITE_NOT_PERMITTED
                if (answered) answer(server, device, request, status, null)
            }
        }

        override fun onDescriptorReadRequest(
            device: BluetoothDevice,
            request: Int,
            offset: Int,
            what: BluetoothGattDescriptor,
        ) = said { server ->
            val isOn = callers[device.address]?.line != null
            val value = if (isOn) BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE else DISABLED
            answer(server, device, request, BluetoothGatt.GATT_SUCCESS, value)
        }

        override fun onDescriptorWriteRequest(
            device: BluetoothDevice,
            request: Int,
            what: BluetoothGattDescriptor,
            prepared: Boolean,
            answered: Boolean,
            offset: Int,
            value: ByteArray?,
        ) {
            val isOn = value.contentEquals(BluetoothGattDescriptor.ENABLE_NOTIFICATION_VALUE)
            said { server ->
                val fits = what.uuid == Air.SUBSCRIPTION && !prepared && offset == 0
                val guest = guest(device)
                val status = if (fits) BluetoothGatt.GATT_SUCCESS else BluetoothGatt.GATT_WRITE_NOT_PERMITTED
                if (answered) answer(server, device, request, status, null)
                if (fits && isOn) subscribed(guest)
                if (fits && !isOn) guest.line?.end(true)
            }
        }

        override fun onExecuteWrite(device: BluetoothDevice, request: Int, execute: Boolean) = said { server ->
            answer(server, device, request, BluetoothGatt.GATT_WRITE_NOT_PERMITTED, null)
        }

        override fun onNotificationSent(device: BluetoothDevice, status: Int) = said {
            operations.answered(NOTIFY + device.address, status == BluetoothGatt.GATT_SUCCESS)
        }
    }

    private companion object {
        const val SERVER = "server"
        const val LISTENER = "listener"
        const val OFFER = "offer"
        const val NOTIFY = "notify "

        /** Twice what a link keeps; a phone has fewer connections anyway. */
        const val STREAMS_MOST = 16
        val DISABLED: ByteArray = BluetoothGattDescriptor.DISABLE_NOTIFICATION_VALUE
    }
}
