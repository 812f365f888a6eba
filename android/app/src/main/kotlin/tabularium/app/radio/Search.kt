// The scan: for the one service and nothing else, and what it sees. How often it may start is the core's to count (C21).
package tabularium.app.radio

import android.bluetooth.BluetoothDevice
import android.bluetooth.le.BluetoothLeScanner
import android.bluetooth.le.ScanCallback
import android.bluetooth.le.ScanFilter
import android.bluetooth.le.ScanResult
import android.bluetooth.le.ScanSettings
import android.os.ParcelUuid
import tabularium.core.RadioEvent

internal class Search(private val air: Air) {
    private class Seen(val device: BluetoothDevice, var advert: ByteArray, var toldAt: Long)

    private val seen = object : LinkedHashMap<ULong, Seen>() {
        override fun removeEldestEntry(eldest: MutableMap.MutableEntry<ULong, Seen>) = size > PLACES
    }
    private var scanner: BluetoothLeScanner? = null
    private var callback: Callback? = null

    /** The device at a place that was seen: it knows what kind of address that is. */
    fun device(place: ULong): BluetoothDevice? = seen[place]?.device

    fun start() {
        stop()
        val scanner = air.adapter?.bluetoothLeScanner ?: return
        val callback = Callback()
        val filter = ScanFilter.Builder().setServiceUuid(ParcelUuid(air.service)).build()
        val settings = ScanSettings.Builder().setScanMode(ScanSettings.SCAN_MODE_LOW_LATENCY).build()
        val isStarted = air.asked {
            scanner.startScan(listOf(filter), settings, callback)
            true
        }
        if (!isStarted) return
        air.handles.opened(KIND)
        this.scanner = scanner
        this.callback = callback
    }

    fun stop() {
        val stopping = callback ?: return
        air.givenBack { scanner?.stopScan(stopping) }
        ended()
    }

    private fun ended() {
        callback = null
        scanner = null
        air.handles.closed(KIND)
    }

    private fun found(device: BluetoothDevice, advert: ByteArray) {
        val place = Air.place(device.address)
        val now = System.nanoTime() / NANOS_PER_MS
        val before = seen[place]
        // An advert comes many times a second; that it is still there is told a few times.
        if (before != null && before.advert.contentEquals(advert) && now - before.toldAt < AGAIN_MS) return
        seen.remove(place)
        seen[place] = Seen(device, advert, now)
        air.tell(RadioEvent.Found(place, advert))
    }

    private inner class Callback : ScanCallback() {
        override fun onScanResult(type: Int, result: ScanResult) {
            val advert = result.scanRecord?.bytes ?: return
            air.serial.run { if (callback === this) found(result.device, advert) }
        }

        override fun onScanFailed(error: Int) = air.serial.run {
            // One that runs already runs. Else the core stops it and starts it again when its budget lets it.
            if (callback === this && error != SCAN_FAILED_ALREADY_STARTED) ended()
        }
    }

    private companion object {
        const val KIND = "scan"
        const val PLACES = 64
        const val AGAIN_MS = 300L
        const val NANOS_PER_MS = 1_000_000L
    }
}
