// The advert: the one service, and the tag of the session as its data in the scan response (C16, C30).
package tabularium.app.radio

import android.bluetooth.le.AdvertiseCallback
import android.bluetooth.le.AdvertiseData
import android.bluetooth.le.AdvertiseSettings
import android.bluetooth.le.BluetoothLeAdvertiser
import android.os.ParcelUuid
import tabularium.core.RadioEvent

internal class Advertising(private val air: Air) {
    private var advertiser: BluetoothLeAdvertiser? = null
    private var callback: Callback? = null

    /** Advertises this tag. Whatever was advertised before is not any more: the system may have dropped it in a sleep. */
    fun start(tag: ByteArray) {
        stop()
        // Whether a device can advertise is only known from this object, and from trying (C19, C20).
        val advertiser = air.adapter?.bluetoothLeAdvertiser
        if (advertiser == null) {
            if (air.adapter?.isEnabled == true) air.tell(RadioEvent.CannotAdvertise)
            return
        }
        val settings = AdvertiseSettings.Builder()
            .setAdvertiseMode(AdvertiseSettings.ADVERTISE_MODE_LOW_LATENCY)
            .setTxPowerLevel(AdvertiseSettings.ADVERTISE_TX_POWER_MEDIUM)
            .setConnectable(true)
            .setTimeout(0)
            .build()
        val service = ParcelUuid(air.service)
        val data = AdvertiseData.Builder().addServiceUuid(service).build()
        val response = AdvertiseData.Builder().addServiceData(service, tag).build()
        val callback = Callback()
        val isStarted = air.asked {
            advertiser.startAdvertising(settings, data, response, callback)
            true
        }
        if (!isStarted) return
        air.handles.opened(KIND)
        this.advertiser = advertiser
        this.callback = callback
    }

    fun stop() {
        val stopping = callback ?: return
        air.givenBack { advertiser?.stopAdvertising(stopping) }
        ended()
    }

    private fun ended() {
        callback = null
        advertiser = null
        air.handles.closed(KIND)
    }

    private inner class Callback : AdvertiseCallback() {
        override fun onStartFailure(error: Int) = air.serial.run {
            if (callback !== this || error == ADVERTISE_FAILED_ALREADY_STARTED) return@run
            ended()
            if (air.adapter?.isEnabled == true) air.tell(RadioEvent.CannotAdvertise)
        }
    }

    private companion object {
        const val KIND = "advert"
    }
}
