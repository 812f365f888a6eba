// Bluetooth as newer Androids have it. Whoever calls one has asked which Android runs.
package tabularium.app.radio

import android.bluetooth.BluetoothAdapter
import android.bluetooth.BluetoothDevice
import android.bluetooth.BluetoothGatt
import android.bluetooth.BluetoothGattCharacteristic
import android.bluetooth.BluetoothGattDescriptor
import android.bluetooth.BluetoothGattServer
import android.bluetooth.BluetoothServerSocket
import android.bluetooth.BluetoothSocket
import android.bluetooth.BluetoothStatusCodes
import android.location.LocationManager
import android.os.Build
import tabularium.app.NewerApi

/** Everything here names the API that it needs. */
@NewerApi
internal object NewerRadio {
    /** API 28. */
    fun isLocationOn(manager: LocationManager): Boolean = manager.isLocationEnabled

    /** API 29: a channel without pairing of the phones; the link has its own. */
    fun listen(adapter: BluetoothAdapter): BluetoothServerSocket = adapter.listenUsingInsecureL2capChannel()

    /** API 29. */
    fun number(socket: BluetoothServerSocket): Int = socket.psm

    /** API 29. */
    fun channel(device: BluetoothDevice, number: Int): BluetoothSocket = device.createInsecureL2capChannel(number)

    /** API 33. */
    fun write(gatt: BluetoothGatt, to: BluetoothGattCharacteristic, bytes: ByteArray): Boolean =
        gatt.writeCharacteristic(to, bytes, BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT) == BluetoothStatusCodes.SUCCESS

    /** API 33. */
    fun write(gatt: BluetoothGatt, to: BluetoothGattDescriptor, bytes: ByteArray): Boolean =
        gatt.writeDescriptor(to, bytes) == BluetoothStatusCodes.SUCCESS

    /** API 33. */
    fun notify(
        server: BluetoothGattServer,
        device: BluetoothDevice,
        on: BluetoothGattCharacteristic,
        bytes: ByteArray,
    ): Boolean = server.notifyCharacteristicChanged(device, on, false, bytes) == BluetoothStatusCodes.SUCCESS
}

/** What is called otherwise on older Androids. */
@Suppress("DEPRECATION")
internal object AnyRadio {
    fun hasStreams(): Boolean = Build.VERSION.SDK_INT >= Build.VERSION_CODES.Q

    private fun hasValues(): Boolean = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU

    fun write(gatt: BluetoothGatt, to: BluetoothGattCharacteristic, bytes: ByteArray): Boolean {
        if (hasValues()) return NewerRadio.write(gatt, to, bytes)
        to.writeType = BluetoothGattCharacteristic.WRITE_TYPE_DEFAULT
        to.value = bytes
        return gatt.writeCharacteristic(to)
    }

    fun write(gatt: BluetoothGatt, to: BluetoothGattDescriptor, bytes: ByteArray): Boolean {
        if (hasValues()) return NewerRadio.write(gatt, to, bytes)
        to.value = bytes
        return gatt.writeDescriptor(to)
    }

    fun notify(
        server: BluetoothGattServer,
        device: BluetoothDevice,
        on: BluetoothGattCharacteristic,
        bytes: ByteArray,
    ): Boolean {
        if (hasValues()) return NewerRadio.notify(server, device, on, bytes)
        on.value = bytes
        return server.notifyCharacteristicChanged(device, on, false)
    }
}

/** The descriptor by which the other side switches notifications on. */
internal fun subscription() = BluetoothGattDescriptor(
    Air.SUBSCRIPTION,
    BluetoothGattDescriptor.PERMISSION_READ or BluetoothGattDescriptor.PERMISSION_WRITE,
)
