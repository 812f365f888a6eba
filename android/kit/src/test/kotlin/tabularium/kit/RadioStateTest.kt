// The table of how it may stand with the radio, and what a person can do about each.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import tabularium.core.RadioFitness

class RadioStateTest {
    private fun facts(
        api: Int,
        adapter: Adapter = Adapter.ON,
        without: Set<String> = emptySet(),
        location: Boolean = true,
        scans: Boolean = true,
    ) = RadioFacts(
        api, adapter, (RadioState.permissions(api, scans) - without).toSet(), isLocationOn = location, scans = scans,
    )

    private fun said(facts: RadioFacts): List<Pair<RadioTrouble, Remedy>> =
        RadioState.advice(facts).map { it.trouble to it.remedy }

    @Test
    fun whatIsAskedForDependsOnTheAndroidAndOnWhoLooks() {
        val three = listOf(RadioState.SCAN, RadioState.CONNECT, RadioState.ADVERTISE)
        for (api in 31..37) {
            assertEquals(three, RadioState.permissions(api, true), "C1: all three at once")
            assertEquals(three, RadioState.permissions(api, false))
        }
        for (api in 26..30) {
            assertEquals(listOf(RadioState.LOCATION), RadioState.permissions(api, true))
            assertEquals(emptyList(), RadioState.permissions(api, false), "C2: a host is not asked where it is")
        }
    }

    @Test
    fun everyState() {
        for (api in listOf(26, 28, 30, 31, 34, 36)) {
            assertEquals(emptyList(), said(facts(api)), "$api")
            assertEquals(RadioFitness.READY, RadioState.fitness(facts(api)))
            assertEquals(
                listOf(RadioTrouble.NO_BLUETOOTH to Remedy.PLAY_HERE),
                said(facts(api, Adapter.MISSING, location = false)),
            )
            assertEquals(listOf(RadioTrouble.BLUETOOTH_OFF to Remedy.SWITCH_ON), said(facts(api, Adapter.OFF)))
            // C3: only old ones need the location to be on, and only those who look for others.
            val off = said(facts(api, location = false))
            val expected = listOf(RadioTrouble.LOCATION_OFF to Remedy.LOCATION_SETTINGS)
            assertEquals(if (api <= 30) expected else emptyList(), off, "$api")
            assertEquals(emptyList(), said(facts(api, location = false, scans = false)))
        }
    }

    @Test
    fun everyMissingPermissionIsNamed() {
        val names = mapOf(
            RadioState.SCAN to (RadioTrouble.MAY_NOT_SCAN to RadioFitness.MAY_NOT_SCAN),
            RadioState.CONNECT to (RadioTrouble.MAY_NOT_CONNECT to RadioFitness.MAY_NOT_CONNECT),
            RadioState.ADVERTISE to (RadioTrouble.MAY_NOT_ADVERTISE to RadioFitness.MAY_NOT_ADVERTISE),
        )
        for ((permission, named) in names) {
            val facts = facts(34, without = setOf(permission))
            assertEquals(listOf(named.first to Remedy.ASK), said(facts))
            assertEquals(named.second, RadioState.fitness(facts))
            val refused = facts.copy(refused = setOf(permission))
            assertEquals(listOf(named.first to Remedy.APP_SETTINGS), said(refused), "the system asks no more")
        }
        val old = facts(29, without = setOf(RadioState.LOCATION))
        assertEquals(listOf(RadioTrouble.MAY_NOT_LOCATE to Remedy.ASK), said(old))
        assertEquals(RadioFitness.MAY_NOT_SCAN, RadioState.fitness(old))
        val all = facts(34, Adapter.OFF, without = names.keys)
        assertEquals(names.values.map { it.first } + RadioTrouble.BLUETOOTH_OFF, said(all).map { it.first })
        assertEquals(RadioFitness.MAY_NOT_SCAN, RadioState.fitness(all), "the first is put right first")
    }

    @Test
    fun whatOnlyNeedsPatienceBlocksNothing() {
        val facts = facts(34).copy(canAdvertise = false, isNobodyFound = true)
        val expected = listOf(
            RadioTrouble.CANNOT_ADVERTISE to Remedy.NOTHING,
            RadioTrouble.NOBODY_FOUND to Remedy.COME_NEARER,
        )
        assertEquals(expected, said(facts))
        assertEquals(RadioFitness.READY, RadioState.fitness(facts))
        assertTrue(RadioTrouble.entries.all { it.blocks == (it.fitness != RadioFitness.READY) })
    }
}
