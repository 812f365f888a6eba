// The radio of this device: it is there while a game is played on several devices, and only then.
package tabularium.kit

/** A radio that says how it stands with it. */
interface Radio : RadioPort {
    /** What is known of this device; what the person has refused for good is the caller's to know. */
    fun facts(): RadioFacts
}

/** Where radios come from. */
interface Radios {
    /** Whether the system has an advertiser, as far as it says. */
    fun canAdvertise(): Boolean

    /** Opens a radio that tells `sink`. `scans`: it has to find others from the start. */
    fun open(sink: RadioSink, scans: Boolean): Radio
}
