// The radio and the core, tied together: events go in one after the other, commands come out in order.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.Semaphore
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent

/** `core` is called on the thread of `serial` alone. After anything is asked of the core beside it, call [wake]. */
class RadioLoop(private val serial: Serial, private val core: (RadioEvent) -> List<RadioCommand>) : RadioSink, Closeable {
    private val room = Semaphore(WAITING)
    private var timer: Closeable? = null
    private var port: RadioPort? = null

    @Volatile
    private var isClosed = false

    /** What the core has asked for while there was no radio yet. */
    private val early = ArrayList<RadioCommand>()

    /** The radio that carries the commands out. It is made with this loop to tell, so that it comes a moment later. */
    fun use(port: RadioPort) = serial.run {
        this.port = port
        early.forEach(port::carry)
        early.clear()
    }

    fun wake() = tell(RadioEvent.Wake)

    override fun tell(event: RadioEvent) = serial.run { handle(event) }

    override fun tellPatiently(event: RadioEvent) {
        room.acquire()
        if (isClosed) return room.release()
        serial.run {
            try {
                handle(event)
            } finally {
                room.release()
            }
        }
    }

    private fun handle(event: RadioEvent) {
        if (isClosed) return
        timer?.close()
        timer = null
        for (command in core(event)) {
            if (command is RadioCommand.WakeIn) {
                timer?.close()
                timer = serial.after(command.millis.toLong()) { handle(RadioEvent.Wake) }
            } else {
                port?.carry(command) ?: early.add(command)
            }
        }
    }

    /** Tells the core nothing more, and lets nobody wait. The radio is its owner's to close. */
    override fun close() {
        isClosed = true
        serial.close()
        room.release(EVERYBODY)
    }

    private companion object {
        /** Pieces of streams that wait to be taken in. */
        const val WAITING = 32

        /** More than there are threads that could wait, again and again. */
        const val EVERYBODY = 1 shl 20
    }
}
