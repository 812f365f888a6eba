// How it stands with the radio, and what a person can do about it. The core is told the first thing that is in the way.
package tabularium.kit

import tabularium.core.RadioFitness

/** The adapter, as the system tells of it. */
enum class Adapter { MISSING, OFF, ON }

/** What is known of this device. */
data class RadioFacts(
    val api: Int,
    val adapter: Adapter,
    /** The permissions that are granted, of those that [RadioState.permissions] names. */
    val granted: Set<String>,
    /** Those that the system does not ask the person for any more. */
    val refused: Set<String> = emptySet(),
    val isLocationOn: Boolean = true,
    /** Whether this device looks for others: a guest does, and a host that cannot advertise. */
    val scans: Boolean = true,
    val canAdvertise: Boolean = true,
    /** Whether a search has gone on for a while and found nobody. */
    val isNobodyFound: Boolean = false,
)

/** What a person can do. */
enum class Remedy {
    /** Another device hosts, or all play on one. */
    PLAY_HERE,

    /** The system's question whether Bluetooth may be switched on. */
    SWITCH_ON,

    /** The system's question for the permissions. */
    ASK,

    /** The app's page in the system's settings: the system does not ask any more. */
    APP_SETTINGS,

    /** The system's page for the location. */
    LOCATION_SETTINGS,

    /** Bring the devices together, and see that the other shows its code. */
    COME_NEARER,

    /** Nothing has to be done: the others advertise instead. */
    NOTHING,
}

/** What may be wrong. `blocks`: nothing goes before it is put right. */
enum class RadioTrouble(val fitness: RadioFitness, val blocks: Boolean = true) {
    NO_BLUETOOTH(RadioFitness.MISSING),

    /** Android 12 and later: "devices nearby", asked for once and refused in parts by some systems. */
    MAY_NOT_SCAN(RadioFitness.MAY_NOT_SCAN),
    MAY_NOT_CONNECT(RadioFitness.MAY_NOT_CONNECT),
    MAY_NOT_ADVERTISE(RadioFitness.MAY_NOT_ADVERTISE),

    /** Before: without the location nothing is found. */
    MAY_NOT_LOCATE(RadioFitness.MAY_NOT_SCAN),
    BLUETOOTH_OFF(RadioFitness.OFF),
    LOCATION_OFF(RadioFitness.LOCATION_OFF),
    CANNOT_ADVERTISE(RadioFitness.READY, blocks = false),
    NOBODY_FOUND(RadioFitness.READY, blocks = false),
}

/** What is wrong and what helps. */
data class Advice(val trouble: RadioTrouble, val remedy: Remedy)

object RadioState {
    const val SCAN = "android.permission.BLUETOOTH_SCAN"
    const val CONNECT = "android.permission.BLUETOOTH_CONNECT"
    const val ADVERTISE = "android.permission.BLUETOOTH_ADVERTISE"
    const val LOCATION = "android.permission.ACCESS_FINE_LOCATION"

    /** Android 12, which has permissions of its own for what Bluetooth does. */
    private const val OWN_PERMISSIONS = 31

    /** What a person has to be asked for, all at once. A host that need not scan is not asked where it is (C2). */
    fun permissions(api: Int, scans: Boolean): List<String> = when {
        api >= OWN_PERMISSIONS -> listOf(SCAN, CONNECT, ADVERTISE)
        scans -> listOf(LOCATION)
        else -> emptyList()
    }

    /** Everything that is wrong, the first first. */
    fun advice(facts: RadioFacts): List<Advice> {
        if (facts.adapter == Adapter.MISSING) return listOf(Advice(RadioTrouble.NO_BLUETOOTH, Remedy.PLAY_HERE))
        val all = ArrayList<Advice>()
        for (permission in permissions(facts.api, facts.scans)) {
            if (permission in facts.granted) continue
            all += Advice(withoutIt(permission), if (permission in facts.refused) Remedy.APP_SETTINGS else Remedy.ASK)
        }
        if (facts.adapter == Adapter.OFF) all += Advice(RadioTrouble.BLUETOOTH_OFF, Remedy.SWITCH_ON)
        if (facts.api < OWN_PERMISSIONS && facts.scans && !facts.isLocationOn) {
            all += Advice(RadioTrouble.LOCATION_OFF, Remedy.LOCATION_SETTINGS)
        }
        if (!facts.canAdvertise) all += Advice(RadioTrouble.CANNOT_ADVERTISE, Remedy.NOTHING)
        if (facts.isNobodyFound) all += Advice(RadioTrouble.NOBODY_FOUND, Remedy.COME_NEARER)
        return all
    }

    /** What the core is told. */
    fun fitness(facts: RadioFacts): RadioFitness =
        advice(facts).firstOrNull { it.trouble.blocks }?.trouble?.fitness ?: RadioFitness.READY

    private fun withoutIt(permission: String): RadioTrouble = when (permission) {
        SCAN -> RadioTrouble.MAY_NOT_SCAN
        CONNECT -> RadioTrouble.MAY_NOT_CONNECT
        ADVERTISE -> RadioTrouble.MAY_NOT_ADVERTISE
        else -> RadioTrouble.MAY_NOT_LOCATE
    }
}
