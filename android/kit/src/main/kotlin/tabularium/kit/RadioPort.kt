// What a radio is to the app: it carries out the core's commands and tells what happens. It understands no byte.
package tabularium.kit

import java.io.Closeable
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent

interface RadioPort : Closeable {
    /** Carries out a command after those before it. It never waits, and throws nothing. */
    fun carry(command: RadioCommand)

    /** Looks again whether the radio can be used: after the person was asked for something, and when the app is back. */
    fun look()

    /** Closes everything that is open. */
    override fun close()
}

/** Who is told what happens. Both may be called on any thread. */
interface RadioSink {
    /** Tells it, and does not wait. */
    fun tell(event: RadioEvent)

    /** Tells it, and waits first while much that was told is not taken in yet: a stream is read no faster than that. */
    fun tellPatiently(event: RadioEvent)
}
