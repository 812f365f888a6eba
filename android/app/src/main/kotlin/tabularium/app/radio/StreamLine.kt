// A channel over an L2CAP socket: one thread reads it, one writes to it, both end when it is closed.
package tabularium.app.radio

import android.bluetooth.BluetoothSocket
import java.io.IOException
import java.util.concurrent.ArrayBlockingQueue
import tabularium.core.RadioEvent

/** The socket is connected already. `lost` is called once, on the radio's thread, if the channel ends by itself. */
internal class StreamLine(
    private val air: Air,
    private val socket: BluetoothSocket,
    val channel: ULong,
    private val lost: () -> Unit,
) : Line {
    private val queue = ArrayBlockingQueue<ByteArray>(QUEUE)

    @Volatile
    private var isClosed = false
    private var isShut = false

    init {
        air.handles.opened(KIND)
    }

    /** To be called after the channel was told of. */
    fun start() {
        thread("read") { read() }
        thread("write") { write() }
    }

    private fun thread(does: String, run: () -> Unit) {
        air.handles.opened(THREAD)
        val body = Runnable {
            try {
                run()
            } catch (_: IOException) {
                // The other side is gone, or the socket was closed here.
            } finally {
                air.handles.closed(THREAD)
                air.serial.run { ended() }
            }
        }
        Thread(body, "tabularium $does $channel").apply { isDaemon = true }.start()
    }

    private fun read() {
        val input = socket.inputStream
        val buffer = ByteArray(PIECE)
        while (!isClosed) {
            val length = input.read(buffer)
            if (length < 0) return
            if (length > 0 && !isClosed) air.sink.tellPatiently(RadioEvent.Received(channel, buffer.copyOf(length)))
        }
    }

    private fun write() {
        val output = socket.outputStream
        // Whoever closes waits a moment: what is queued goes out first.
        while (!isClosed || queue.isNotEmpty()) {
            val bytes = queue.take()
            if (bytes.isEmpty()) return
            output.write(bytes)
            output.flush()
            if (!isClosed) air.tell(RadioEvent.Written(channel))
        }
    }

    override fun send(bytes: ByteArray) {
        // The core keeps to its credit; more than that can only be a fault.
        if (!isClosed && !queue.offer(bytes)) ended()
    }

    private fun ended() {
        if (isClosed) return
        isClosed = true
        shut()
        lost()
    }

    override fun close() {
        if (isClosed) return
        isClosed = true
        queue.offer(END)
        air.soon(air.times.linger) { shut() }
    }

    private fun shut() {
        if (isShut) return
        isShut = true
        queue.offer(END)
        try {
            socket.close()
        } catch (_: IOException) {
            // It is as closed as it can be.
        }
        air.handles.closed(KIND)
    }

    private companion object {
        const val KIND = "socket"
        const val THREAD = "thread"
        const val QUEUE = 8
        const val PIECE = 1024

        /** Wakes the writer, so that it sees that it is over. */
        val END = ByteArray(0)
    }
}
