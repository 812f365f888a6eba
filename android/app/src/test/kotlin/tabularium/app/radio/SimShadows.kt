// The classes of the system's Bluetooth as the simulation answers for them.
package tabularium.app.radio

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCallback
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothGattServerCallback
import android.bluetooth.BluetoothGattService
import android.bluetooth.BluetoothManager
import android.bluetooth.BluetoothServerSocket
import android.bluetooth.BluetoothSocket
import android.bluetooth.le.AdvertiseCallback
import android.bluetooth.le.AdvertiseData
import android.bluetooth.le.AdvertiseSettings
import android.bluetooth.le.BluetoothLeAdvertiser
import android.bluetooth.le.BluetoothLeScanner
import android.bluetooth.le.ScanCallback
import android.bluetooth.le.ScanFilter
import android.bluetooth.le.ScanRecord
import android.bluetooth.le.ScanResult
import android.bluetooth.le.ScanSettings
import android.content.Context
import android.os.Build
import java.io.IOException
import java.io.InputStream
import java.io.OutputStream
import java.util.Random
import java.util.UUID
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow
import tabularium.kit.RadioState

private const val VALUE_MOST = 512

/** Before Android 12 the system asks for others. */
private fun SimPhone.needsNew(permission: String) {
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) needs(permission)
}

@Implements(BluetoothManager::class)
class ManagerShadow {
    lateinit var phone: SimPhone

    @Implementation
    fun getAdapter(): BluetoothAdapter = phone.adapter

    @Implementation
    fun openGattServer(context: Context, callback: BluetoothGattServerCallback): BluetoothGattServer? {
        synchronized(phone.air) {
            phone.needsNew(RadioState.CONNECT)
            if (!phone.isOn) return null
            if (phone.server != null) phone.air.offences += "a second server"
            return SimServer(phone, callback).also { phone.server = it }.shape
        }
    }
}

@Implements(BluetoothAdapter::class)
class AdapterShadow {
    lateinit var phone: SimPhone

    @Implementation
    fun isEnabled(): Boolean = phone.isOn

    @Implementation
    fun getBluetoothLeAdvertiser(): BluetoothLeAdvertiser? =
        if (phone.isOn && phone.faults.hasAdvertiser) phone.advertiser else null

    @Implementation
    fun getBluetoothLeScanner(): BluetoothLeScanner? = if (phone.isOn) phone.scanner else null

    @Implementation
    fun getRemoteDevice(address: String): BluetoothDevice = phone.device(address)

    @Implementation
    fun listenUsingInsecureL2capChannel(): BluetoothServerSocket {
        synchronized(phone.air) {
            phone.needsNew(RadioState.CONNECT)
            if (phone.faults.noStreams || !phone.isOn) throw IOException("no channel")
            return phone.listen().shape
        }
    }
}

@Implements(BluetoothLeAdvertiser::class)
class AdvertiserShadow {
    lateinit var phone: SimPhone

    @Implementation
    fun startAdvertising(
        settings: AdvertiseSettings,
        data: AdvertiseData,
        response: AdvertiseData,
        callback: AdvertiseCallback,
    ) {
        synchronized(phone.air) {
            phone.needsNew(RadioState.ADVERTISE)
            check(phone.isOn) { "BT Adapter is not turned ON" }
            check(settings.isConnectable) { "others connect to it" }
            val error = phone.faults.advertiseError
            if (error != 0) return phone.call("advert") { callback.onStartFailure(error) }
            val tag = response.serviceData.values.single()
            phone.adverts += SimAdvert(callback, airBytes(data, response), tag)
            phone.call("advert") { callback.onStartSuccess(settings) }
            phone.shine()
        }
    }

    @Implementation
    fun stopAdvertising(callback: AdvertiseCallback) {
        phone.needsNew(RadioState.ADVERTISE)
        check(phone.isOn) { "BT Adapter is not turned ON" }
        phone.adverts.removeIf { it.callback === callback }
    }
}

@Implements(BluetoothLeScanner::class)
class ScannerShadow {
    lateinit var phone: SimPhone

    @Implementation
    fun startScan(filters: List<ScanFilter>, settings: ScanSettings, callback: ScanCallback) {
        synchronized(phone.air) {
            phone.needsNew(RadioState.SCAN)
            check(phone.isOn) { "BT Adapter is not turned ON" }
            check(filters.single().serviceUuid != null) { "an unfiltered scan finds nothing in the background" }
            phone.scans += callback
            for (other in phone.air.phones.now()) {
                if (other !== phone) other.adverts.now().forEach { phone.sees(other, it) }
            }
        }
    }

    @Implementation
    fun stopScan(callback: ScanCallback) {
        phone.needsNew(RadioState.SCAN)
        check(phone.isOn) { "BT Adapter is not turned ON" }
        phone.scans -= callback
    }

    companion object {
        fun report(scan: ScanCallback, device: BluetoothDevice, bytes: ByteArray) {
            val parse = ScanRecord::class.java.getDeclaredMethod("parseFromBytes", ByteArray::class.java)
            parse.isAccessible = true
            @Suppress("DEPRECATION")
            val result = ScanResult(device, parse.invoke(null, bytes) as ScanRecord, -60, 1)
            scan.onScanResult(ScanSettings.CALLBACK_TYPE_ALL_MATCHES, result)
        }
    }
}

@Implements(BluetoothDevice::class)
class DeviceShadow {
    lateinit var phone: SimPhone
    lateinit var at: String

    @Implementation
    fun getAddress(): String = at

    @Implementation
    override fun hashCode(): Int = at.hashCode()

    @Implementation
    override fun equals(other: Any?): Boolean = other is BluetoothDevice && other.address == at

    @Implementation
    override fun toString(): String = at

    @Implementation
    fun connectGatt(context: Context, auto: Boolean, callback: BluetoothGattCallback, transport: Int): BluetoothGatt? {
        synchronized(phone.air) {
            phone.needsNew(RadioState.CONNECT)
            phone.connects += 1
            if (!phone.isOn) return null
            check(!auto && transport == BluetoothDevice.TRANSPORT_LE) { "directly, and over LE" }
            if (phone.gatts.any { it.address == at }) phone.air.offences += "a second connection to the same phone"
            val gatt = SimGatt(phone, phone.air.at(at), at, callback)
            phone.gatts += gatt
            if (phone.faults.failing > 0) {
                phone.faults.failing -= 1
                phone.call("state") { if (!gatt.isClosed) callback.onConnectionStateChange(gatt.shape, phone.faults.status, 0) }
                return gatt.shape
            }
            val to = gatt.to
            if (to == null || !to.isOn || to.server == null) return gatt.shape // Nobody answers.
            phone.call("state") {
                synchronized(phone.air) {
                    if (gatt.isClosed || !phone.isOn || !to.isOn) return@call
                    gatt.isUp = true
                }
                callback.onConnectionStateChange(gatt.shape, BluetoothGatt.GATT_SUCCESS, 2)
                // The side that is connected to hears of it too; and so does a server on this side, as on real phones.
                to.call("server state") { to.server?.callback?.onConnectionStateChange(to.device(phone.address), 0, 2) }
                phone.call("server state") { phone.server?.callback?.onConnectionStateChange(phone.device(at), 0, 2) }
            }
            return gatt.shape
        }
    }

    @Implementation(minSdk = 29)
    fun createInsecureL2capChannel(number: Int): BluetoothSocket {
        phone.needsNew(RadioState.CONNECT)
        val socket = Shadow.newInstanceOf(BluetoothSocket::class.java)
        Shadow.extract<SocketShadow>(socket).also {
            it.phone = phone
            it.to = phone.air.at(at)
            it.number = number
        }
        return socket
    }
}

@Implements(BluetoothGatt::class)
class GattShadow {
    lateinit var gatt: SimGatt

    private fun at(name: String, done: Int = BluetoothGatt.GATT_SUCCESS, back: (Int) -> Unit): Boolean {
        if (!gatt.begin(name)) return false
        gatt.end(name) { back(done) }
        return true
    }

    @Implementation
    fun requestMtu(mtu: Int): Boolean = at("size") {
        gatt.mtu = minOf(mtu, gatt.phone.faults.mtu, gatt.to?.faults?.mtu ?: mtu)
        gatt.to?.let { to -> to.call("server size") { to.server?.callback?.onMtuChanged(to.device(gatt.phone.address), gatt.mtu) } }
        gatt.callback.onMtuChanged(gatt.shape, gatt.mtu, it)
    }

    @Implementation
    fun discoverServices(): Boolean = at("services") {
        gatt.services = listOfNotNull(gatt.to?.server?.service).map { copy(it) }
        gatt.callback.onServicesDiscovered(gatt.shape, it)
    }

    private fun copy(of: BluetoothGattService): BluetoothGattService {
        val copy = BluetoothGattService(of.uuid, of.type)
        for (one in of.characteristics) {
            val twin = BluetoothGattCharacteristic(one.uuid, one.properties, one.permissions)
            one.descriptors.forEach { twin.addDescriptor(BluetoothGattDescriptor(it.uuid, it.permissions)) }
            copy.addCharacteristic(twin)
        }
        return copy
    }

    @Implementation
    fun getService(number: UUID): BluetoothGattService? = gatt.services.firstOrNull { it.uuid == number }

    @Implementation
    fun setCharacteristicNotification(of: BluetoothGattCharacteristic, isOn: Boolean): Boolean {
        if (gatt.isClosed) gatt.offence("notification after close")
        gatt.isSubscribed = isOn
        return true
    }

    /** A request to the server over there, and what it answers. */
    private fun request(name: String, ask: (SimServer, Int) -> Unit, back: (Int, ByteArray?) -> Unit): Boolean {
        if (!gatt.begin(name)) return false
        val to = gatt.to
        val server = to?.server ?: return true // Nobody answers.
        val number = server.request { status, value -> gatt.end(name) { back(status, value) } }
        to.call("server request") { if (gatt.isUp) ask(server, number) }
        return true
    }

    private fun there(server: SimServer, of: BluetoothGattCharacteristic) =
        checkNotNull(server.service?.getCharacteristic(of.uuid)) { "the service has it" }

    @Implementation
    @Suppress("DEPRECATION")
    fun readCharacteristic(what: BluetoothGattCharacteristic): Boolean = request("number", { server, number ->
        val to = checkNotNull(gatt.to)
        server.callback.onCharacteristicReadRequest(to.device(gatt.phone.address), number, 0, there(server, what))
    }) { status, value ->
        what.value = value
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
            gatt.callback.onCharacteristicRead(gatt.shape, what, value ?: ByteArray(0), status)
        } else {
            gatt.callback.onCharacteristicRead(gatt.shape, what, status)
        }
    }

    @Implementation
    @Suppress("DEPRECATION")
    fun writeCharacteristic(what: BluetoothGattCharacteristic): Boolean = write(what, what.value)

    @Implementation(minSdk = 33)
    fun writeCharacteristic(what: BluetoothGattCharacteristic, bytes: ByteArray, type: Int): Int {
        check(type == BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT) { "with an answer" }
        return if (write(what, bytes)) 0 else 201
    }

    private fun write(what: BluetoothGattCharacteristic, bytes: ByteArray): Boolean {
        val isLong = bytes.size > gatt.mtu - 3
        if (isLong || bytes.size > VALUE_MOST) gatt.offence("${bytes.size} bytes written at MTU ${gatt.mtu}")
        val cut = bytes.copyOf(minOf(bytes.size, VALUE_MOST))
        return request("write", { server, number ->
            val device = checkNotNull(gatt.to).device(gatt.phone.address)
            server.callback.onCharacteristicWriteRequest(device, number, there(server, what), isLong, true, 0, cut)
        }) { status, _ -> gatt.callback.onCharacteristicWrite(gatt.shape, what, status) }
    }

    @Implementation
    @Suppress("DEPRECATION")
    fun writeDescriptor(what: BluetoothGattDescriptor): Boolean = writeIt(what, what.value)

    @Implementation(minSdk = 33)
    fun writeDescriptor(what: BluetoothGattDescriptor, bytes: ByteArray): Int = if (writeIt(what, bytes)) 0 else 201

    private fun writeIt(what: BluetoothGattDescriptor, bytes: ByteArray): Boolean = request("subscribe", { server, number ->
        val device = checkNotNull(gatt.to).device(gatt.phone.address)
        val descriptor = there(server, what.characteristic).getDescriptor(what.uuid)
        server.callback.onDescriptorWriteRequest(device, number, descriptor, false, true, 0, bytes)
    }) { status, _ -> gatt.callback.onDescriptorWrite(gatt.shape, what, status) }

    @Implementation
    fun disconnect() {
        if (gatt.isClosed) gatt.offence("disconnect after close")
        if (gatt.isUp) gatt.broken(0)
    }

    @Implementation
    fun close() {
        if (gatt.isClosed) gatt.offence("closed twice")
        gatt.isClosed = true
        if (gatt.isUp) gatt.broken(0)
        gatt.phone.gatts -= gatt
    }
}

@Implements(BluetoothGattServer::class)
class ServerShadow {
    lateinit var server: SimServer

    @Implementation
    fun addService(service: BluetoothGattService): Boolean {
        server.service = service
        server.phone.call("offer") { server.callback.onServiceAdded(0, service) }
        return true
    }

    @Implementation
    fun sendResponse(device: BluetoothDevice, request: Int, status: Int, offset: Int, value: ByteArray?): Boolean {
        val answer = server.requests.remove(request)
        if (answer == null) server.phone.air.offences += "request $request is answered twice" else answer(status, value)
        return true
    }

    @Implementation
    @Suppress("DEPRECATION")
    fun notifyCharacteristicChanged(to: BluetoothDevice, what: BluetoothGattCharacteristic, confirm: Boolean): Boolean =
        tell(to, what, what.value)

    @Implementation(minSdk = 33)
    fun notifyCharacteristicChanged(
        to: BluetoothDevice,
        what: BluetoothGattCharacteristic,
        confirm: Boolean,
        bytes: ByteArray,
    ): Int = if (tell(to, what, bytes)) 0 else 201

    @Suppress("DEPRECATION")
    private fun tell(to: BluetoothDevice, what: BluetoothGattCharacteristic, bytes: ByteArray): Boolean {
        val phone = server.phone
        val gatts = phone.air.at(to.address)?.gatts?.now().orEmpty()
        val gatt = gatts.firstOrNull { it.to === phone && it.isUp } ?: return false
        if (to.address in server.notifying) phone.air.offences += "a notification before the last was sent"
        server.notifying += to.address
        val most = minOf(gatt.mtu - 3, VALUE_MOST)
        if (bytes.size > most) phone.air.offences += "${bytes.size} bytes notified at MTU ${gatt.mtu}"
        val cut = bytes.copyOf(minOf(bytes.size, most))
        gatt.phone.call("notified") {
            if (!gatt.isClosed && gatt.isUp && gatt.isSubscribed) {
                val twin = gatt.getCharacteristic(what)
                twin.value = cut
                if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
                    gatt.callback.onCharacteristicChanged(gatt.shape, twin, cut)
                } else {
                    gatt.callback.onCharacteristicChanged(gatt.shape, twin)
                }
            }
        }
        if ("sent" in phone.faults.missing) server.notifying -= to.address
        phone.call("sent") {
            server.notifying -= to.address
            server.callback.onNotificationSent(to, 0)
        }
        return true
    }

    private fun SimGatt.getCharacteristic(of: BluetoothGattCharacteristic): BluetoothGattCharacteristic =
        services.firstNotNullOf { it.getCharacteristic(of.uuid) }

    @Implementation
    fun cancelConnection(device: BluetoothDevice) {
        val phone = server.phone
        val gatts = phone.air.at(device.address)?.gatts?.now().orEmpty()
        gatts.filter { it.to === phone }.forEach { it.broken(19) }
    }

    @Implementation
    fun close() {
        val phone = server.phone
        if (phone.server === server) phone.server = null
        for (other in phone.air.phones.now()) {
            other.gatts.now().filter { it.to === phone }.forEach { it.broken(19) }
        }
    }
}

@Implements(BluetoothServerSocket::class)
class ServerSocketShadow {
    lateinit var listener: SimListener

    @Implementation(minSdk = 29)
    fun getPsm(): Int = listener.number

    @Implementation
    fun accept(): BluetoothSocket {
        val pipes = listener.accept()
        val socket = Shadow.newInstanceOf(BluetoothSocket::class.java)
        Shadow.extract<SocketShadow>(socket).join(listener.phone, pipes[1], pipes[0])
        return socket
    }

    @Implementation
    fun close() = listener.close()
}

@Implements(BluetoothSocket::class)
class SocketShadow {
    lateinit var phone: SimPhone
    var to: SimPhone? = null
    var number = 0
    private var incoming: SimPipe? = null
    private var outgoing: SimPipe? = null

    @Volatile private var isClosed = false

    fun join(phone: SimPhone, incoming: SimPipe, outgoing: SimPipe) {
        this.phone = phone
        this.incoming = incoming
        this.outgoing = outgoing
        phone.sockets += listOf(incoming, outgoing)
    }

    @Implementation
    fun connect() {
        Thread.sleep(1)
        if (phone.faults.streamsRefused) throw IOException("read failed, socket might closed or timeout, read ret: -1")
        while (phone.faults.streamsHang && !isClosed) Thread.sleep(5)
        synchronized(phone.air) {
            val listener = to?.listeners?.get(number)
            if (isClosed || !phone.isOn || listener == null) throw IOException("read failed")
            val pipes = List(2) { SimPipe(Random(phone.air.chance(1_000).toLong())) }
            join(phone, pipes[0], pipes[1])
            listener.waiting.put(pipes)
        }
    }

    @Implementation
    fun getInputStream(): InputStream = object : InputStream() {
        override fun read(): Int = ByteArray(1).let { if (read(it, 0, 1) < 0) -1 else it[0].toInt() and 0xFF }

        override fun read(into: ByteArray, at: Int, most: Int): Int = checkNotNull(incoming).read(into, at, most)
    }

    @Implementation
    fun getOutputStream(): OutputStream = object : OutputStream() {
        override fun write(byte: Int) = write(byteArrayOf(byte.toByte()))

        override fun write(bytes: ByteArray, at: Int, length: Int) =
            checkNotNull(outgoing).write(bytes.copyOfRange(at, at + length))
    }

    @Implementation
    fun close() {
        isClosed = true
        incoming?.close()
        outgoing?.close()
        phone.sockets -= setOfNotNull(incoming, outgoing)
    }
}
