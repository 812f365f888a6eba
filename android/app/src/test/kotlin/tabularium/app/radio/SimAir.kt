// The simulated Bluetooth: phones on one air, with what the system keeps of each and everything that can go wrong.
package tabularium.app.radio

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCallback
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothGattServerCallback
import android.bluetooth.BluetoothGattService
import android.bluetooth.BluetoothManager
import android.bluetooth.BluetoothServerSocket
import android.bluetooth.le.AdvertiseData
import android.bluetooth.le.BluetoothLeAdvertiser
import android.bluetooth.le.BluetoothLeScanner
import android.bluetooth.le.ScanCallback
import android.content.BroadcastReceiver
import android.content.Context
import android.content.ContextWrapper
import android.content.Intent
import android.content.IntentFilter
import android.content.pm.PackageManager
import android.os.ParcelUuid
import java.io.Closeable
import java.io.IOException
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.util.Collections
import java.util.Random
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.TimeUnit
import java.util.concurrent.locks.ReentrantLock
import kotlin.concurrent.withLock
import org.robolectric.shadow.api.Shadow

// What the system does for an app and what happens to the system come one after the other: the air is locked for each.

/** What can go wrong on a phone. */
class SimFaults {
    /** So many connections from here end with this status. */
    @Volatile var failing = 0

    @Volatile var status = 133

    /** The MTU that connections to or from here can have at most. */
    @Volatile var mtu = 517

    /** Callbacks that never come, by name. */
    val missing: MutableSet<String> = Collections.synchronizedSet(HashSet())

    /** Permissions that the person has not given. */
    val denied: MutableSet<String> = Collections.synchronizedSet(HashSet())

    @Volatile var noStreams = false

    @Volatile var streamsRefused = false

    @Volatile var streamsHang = false

    @Volatile var hasAdvertiser = true

    @Volatile var advertiseError = 0
}

class SimAir(seed: Long) : Closeable {
    val random = Random(seed)
    val phones = CopyOnWriteArrayList<SimPhone>()

    /** What an app may not do: two operations at once, use after close, values that are cut. */
    val offences: MutableList<String> = CopyOnWriteArrayList()

    fun phone(base: Context): SimPhone = SimPhone(this, phones.size + 1, base).also { phones += it }

    fun at(address: String): SimPhone? = phones.firstOrNull { it.address == address }

    @Synchronized
    fun chance(below: Int): Int = random.nextInt(below)

    override fun close() = phones.now().forEach { it.binder.shutdownNow() }
}

/** A scan or an advert that the system runs. */
class SimAdvert(val callback: Any, val bytes: ByteArray, val tag: ByteArray)

class SimPhone(val air: SimAir, number: Int, base: Context) {
    val address = "C0:00:00:00:00:%02X".format(number)
    val faults = SimFaults()

    /** Where the system calls back from: one thread that is not the app's. */
    val binder = Executors.newSingleThreadExecutor { Thread(it, "binder $number").apply { isDaemon = true } }
    val adverts: MutableList<SimAdvert> = CopyOnWriteArrayList()
    val scans: MutableList<ScanCallback> = CopyOnWriteArrayList()
    val gatts: MutableList<SimGatt> = CopyOnWriteArrayList()
    val listeners: MutableMap<Int, SimListener> = Collections.synchronizedMap(HashMap())
    val sockets: MutableList<SimPipe> = CopyOnWriteArrayList()
    private val receivers = CopyOnWriteArrayList<Pair<BroadcastReceiver, IntentFilter>>()

    @Volatile var server: SimServer? = null

    @Volatile var isOn = true

    @Volatile var connects = 0
    private var nextNumber = 0x80

    val manager: BluetoothManager = Shadow.newInstanceOf(BluetoothManager::class.java)
    val adapter: BluetoothAdapter = Shadow.newInstanceOf(BluetoothAdapter::class.java)
    val advertiser: BluetoothLeAdvertiser = Shadow.newInstanceOf(BluetoothLeAdvertiser::class.java)
    val scanner: BluetoothLeScanner = Shadow.newInstanceOf(BluetoothLeScanner::class.java)

    init {
        Shadow.extract<ManagerShadow>(manager).phone = this
        Shadow.extract<AdapterShadow>(adapter).phone = this
        Shadow.extract<AdvertiserShadow>(advertiser).phone = this
        Shadow.extract<ScannerShadow>(scanner).phone = this
    }

    /** The app's view of this phone. */
    val context: Context = object : ContextWrapper(base) {
        override fun getSystemService(name: String): Any? =
            if (name == Context.BLUETOOTH_SERVICE) manager else super.getSystemService(name)

        override fun checkSelfPermission(permission: String): Int =
            if (permission in faults.denied) PackageManager.PERMISSION_DENIED else PackageManager.PERMISSION_GRANTED

        override fun registerReceiver(receiver: BroadcastReceiver?, filter: IntentFilter): Intent? {
            receivers += checkNotNull(receiver) to filter
            return null
        }

        override fun unregisterReceiver(receiver: BroadcastReceiver) {
            check(receivers.removeIf { it.first === receiver }) { "it was registered" }
        }
    }

    fun broadcast(action: String) {
        val heard = receivers.filter { it.second.hasAction(action) }.map { it.first }
        heard.forEach { it.onReceive(context, Intent(action)) }
    }

    /** When the last call is due: a phone's calls come one after the other, whatever they are about. */
    private var due = 0L

    /** The system calls back, a little later. */
    fun call(name: String, back: () -> Unit) {
        if (name in faults.missing) return
        val late = air.chance(LATE_NS)
        try {
            synchronized(binder) {
                due = maxOf(due, System.nanoTime() + late)
                val at = due
                binder.execute {
                    try {
                        TimeUnit.NANOSECONDS.sleep(at - System.nanoTime())
                        back()
                    } catch (_: InterruptedException) {
                        // The test is over.
                    }
                }
            }
        } catch (_: RejectedExecutionException) {
            // The test is over.
        }
    }

    fun needs(permission: String) {
        if (permission in faults.denied) throw SecurityException("$permission is needed")
    }

    fun device(address: String): BluetoothDevice = Shadow.newInstanceOf(BluetoothDevice::class.java).also {
        val shadow = Shadow.extract<DeviceShadow>(it)
        shadow.phone = this
        shadow.at = address
    }

    /** Adverts reach the phones that scan. */
    fun shine() {
        for (advert in adverts.now()) {
            for (other in air.phones.now()) if (other !== this && other.isOn) other.sees(this, advert)
        }
    }

    fun sees(other: SimPhone, advert: SimAdvert) {
        for (scan in scans.now()) {
            call("found") { ScannerShadow.report(scan, device(other.address), advert.bytes) }
        }
    }

    fun listen(): SimListener {
        nextNumber += 1
        return SimListener(this, nextNumber).also { listeners[it.number] = it }
    }

    /** Everything that this phone is connected to breaks off, without anybody's will. */
    fun cut() {
        for (gatt in gatts.now()) gatt.broken(8)
        for (other in air.phones.now()) if (other !== this) {
            for (gatt in other.gatts.now()) if (gatt.to === this) gatt.broken(8)
        }
        sockets.now().forEach { it.close() }
    }

    /** Bluetooth is switched off under everything: what was there is gone, and little is said of it. */
    fun switchOff() {
        synchronized(air) {
            isOn = false
            val here = gatts.now()
            for (other in air.phones.now()) if (other !== this) {
                for (gatt in other.gatts.now()) if (gatt.to === this) gatt.broken(8)
            }
            here.forEach { it.silent() }
            sockets.now().forEach { it.close() }
            synchronized(listeners) { listeners.values.toList() }.forEach { it.close() }
            adverts.clear()
            scans.clear()
            server = null
        }
        broadcast(BluetoothAdapter.ACTION_STATE_CHANGED)
    }

    fun switchOn() {
        isOn = true
        broadcast(BluetoothAdapter.ACTION_STATE_CHANGED)
    }
}

/** The list as it is in this moment: others change it at any time. */
fun <T> List<T>.now(): List<T> = ArrayList(this)

private const val LATE_NS = 3_000_000

/** An advert as it goes over the air: flags and what the app has put together. */
fun airBytes(data: AdvertiseData, response: AdvertiseData): ByteArray {
    fun bytes(number: ParcelUuid): ByteArray = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN)
        .putLong(number.uuid.leastSignificantBits).putLong(number.uuid.mostSignificantBits).array()

    fun of(data: AdvertiseData): ByteArray {
        var out = ByteArray(0)
        for (service in data.serviceUuids.orEmpty()) out += byteArrayOf(17, 7) + bytes(service)
        for ((service, value) in data.serviceData.orEmpty()) {
            out += byteArrayOf((17 + value.size).toByte(), 0x21) + bytes(service) + value
        }
        check(!data.includeDeviceName && !data.includeTxPowerLevel) { "nothing of the phone is advertised" }
        return out
    }
    val first = byteArrayOf(2, 1, 6) + of(data)
    val second = of(response)
    check(first.size <= 31 && second.size <= 31) { "an advert has 31 bytes" }
    return first + second
}

/** The server that an app has opened on its phone. */
class SimServer(val phone: SimPhone, val callback: BluetoothGattServerCallback) {
    val shape: BluetoothGattServer = Shadow.newInstanceOf(BluetoothGattServer::class.java)
    var service: BluetoothGattService? = null

    /** Requests that wait for an answer, and notifications under way, by address. */
    val requests: MutableMap<Int, (Int, ByteArray?) -> Unit> = Collections.synchronizedMap(HashMap())
    val notifying: MutableSet<String> = Collections.synchronizedSet(HashSet())
    private var lastRequest = 0

    init {
        Shadow.extract<ServerShadow>(shape).server = this
    }

    @Synchronized
    fun request(answer: (Int, ByteArray?) -> Unit): Int {
        lastRequest += 1
        requests[lastRequest] = answer
        return lastRequest
    }
}

/** A client's connection. */
class SimGatt(val phone: SimPhone, val to: SimPhone?, val address: String, val callback: BluetoothGattCallback) {
    val shape: BluetoothGatt = Shadow.newInstanceOf(BluetoothGatt::class.java)

    @Volatile var isUp = false

    @Volatile var isClosed = false

    @Volatile var mtu = 23

    @Volatile var isSubscribed = false

    /** The one operation that is under way. */
    @Volatile var busy: String? = null
    var services: List<BluetoothGattService> = emptyList()

    init {
        Shadow.extract<GattShadow>(shape).gatt = this
    }

    fun offence(what: String) {
        phone.air.offences += what
    }

    /** Begins an operation; false if it may not. */
    fun begin(name: String): Boolean {
        if (isClosed) offence("$name after close")
        if (busy != null) offence("$name during $busy")
        if (!isUp || busy != null || isClosed) return false
        // A phone that never answers about the size takes other requests all the same.
        if (name != "size" || name !in phone.faults.missing) busy = name
        return true
    }

    fun end(name: String, back: () -> Unit) = phone.call(name) {
        if (busy == name) busy = null
        if (!isClosed && phone.isOn) back()
    }

    private fun gone(): Boolean {
        val was = isUp
        isUp = false
        busy = null
        phone.gatts -= this
        val server = to?.server
        server?.notifying?.remove(phone.address)
        if (was && server != null) to.call("server state") {
            server.callback.onConnectionStateChange(to.device(phone.address), 0, 0)
        }
        return was
    }

    /** It ends without anybody's will, or because the other side wants it. */
    fun broken(status: Int) {
        gone()
        phone.call("state") { if (!isClosed) callback.onConnectionStateChange(shape, status, 0) }
    }

    /** It ends, and nobody here is told. */
    fun silent() {
        gone()
    }
}

/** An L2CAP channel that is listened for. */
class SimListener(val phone: SimPhone, val number: Int) : Closeable {
    val shape: BluetoothServerSocket = Shadow.newInstanceOf(BluetoothServerSocket::class.java)
    val waiting = LinkedBlockingQueue<List<SimPipe>>()

    @Volatile var isClosed = false

    init {
        Shadow.extract<ServerSocketShadow>(shape).listener = this
    }

    fun accept(): List<SimPipe> {
        while (!isClosed) waiting.poll(20, TimeUnit.MILLISECONDS)?.let { return it }
        throw IOException("closed")
    }

    override fun close() {
        isClosed = true
        phone.listeners.remove(number)
    }
}

/** One direction of an L2CAP channel: so many bytes fit in, and they come out in pieces of any length. */
class SimPipe(private val random: Random) : Closeable {
    private val lock = ReentrantLock()
    private val changed = lock.newCondition()
    private val bytes = java.util.ArrayDeque<Byte>()
    private var isClosed = false

    private fun waitWhile(so: () -> Boolean) {
        while (!isClosed && so()) changed.await()
        if (isClosed) throw IOException("broken")
    }

    fun write(more: ByteArray) = lock.withLock {
        for (byte in more) {
            waitWhile { bytes.size >= ROOM }
            bytes.add(byte)
            changed.signalAll()
        }
    }

    fun read(into: ByteArray, at: Int, most: Int): Int = lock.withLock {
        waitWhile { bytes.isEmpty() }
        val length = minOf(most, bytes.size, 1 + random.nextInt(PIECE))
        for (i in 0 until length) into[at + i] = bytes.poll()
        changed.signalAll()
        length
    }

    override fun close() = lock.withLock {
        isClosed = true
        changed.signalAll()
    }

    private companion object {
        const val ROOM = 4_096
        const val PIECE = 700
    }
}
