// Several devices at one table: two apps in one process, with the real core, joined by radios in memory.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.NearScreen
import tabularium.core.NearWants
import tabularium.core.Standing

class NearTest {
    private val ether = Ether()

    /** A device with its app, which can be closed and opened again. */
    private inner class Phone(val radios: Radios = ether.device()) : NearModel.Listener, AutoCloseable {
        private val folder = folder()
        var house = open()
        var seat: Seat? = null
        val told = ArrayList<String>()
        val failures = ArrayList<String>()

        private fun open() = House(folder, "en").also {
            it.near.radios = radios
            it.near.listen(this)
        }

        val screen: NearScreen
            get() = checkNotNull(house.near.state).screen

        override fun shown(state: NearState) = Unit

        @Synchronized
        override fun told(words: String) {
            told += words
        }

        @Synchronized
        override fun said(failure: Failure) {
            failures += failure.words
        }

        fun sit(id: String) {
            seat = Seat(house, id)
        }

        fun again() {
            close()
            house = open()
        }

        override fun close() {
            seat?.model?.close()
            seat = null
            house.close()
        }

        /** Does one thing that is to be done here; false where nothing is asked. */
        fun move(): Boolean {
            val at = checkNotNull(seat)
            val now = at.state
            val buttons = now.prompt.buttons
            when {
                now.screen == Screen.CURTAIN -> at.does { lift(now.curtain!!.nexts.first().seat) }
                now.button(Button.Kind.HAND_ON) != null -> at.press(Button.Kind.HAND_ON)
                else -> {
                    val answers = now.prompt.answers.ifEmpty { buttons.filter { it.enabled && it.choice != null } }
                    val next = answers.firstOrNull() ?: now.prompt.amount?.go ?: return false
                    at.does { press(next) }
                }
            }
            return true
        }
    }

    private fun eventually(what: String, vararg phones: Phone, so: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!so()) {
            val told = { phones.joinToString("\n") { "${it.house.near.state} ${it.told} ${it.failures} ${it.seat?.model?.state?.prompt}" } }
            assertTrue(System.nanoTime() < end, "not in time: $what\n${told()}")
            Thread.sleep(5)
        }
    }

    /** The guest sits at the host's table, by the digits. */
    private fun joined(host: Phone, guest: Phone, id: String) {
        host.house.near.host(id)
        eventually("the digits are shown", host) { host.house.near.state?.screen?.code != null }
        guest.house.near.join()
        eventually("the table is in sight", host, guest) { guest.house.near.state?.screen?.sights?.size == 1 }
        guest.house.near.joinAt(guest.screen.sights.single().place)
        eventually("the digits are asked for", host, guest) { guest.screen.wants == NearWants.DIGITS }
    }

    private fun withTwo(run: (Phone, Phone) -> Unit) {
        Phone().use { host -> Phone().use { guest -> run(host, guest) } }
        assertEquals(0, ether.open, "every radio is closed")
    }

    private fun play(host: Phone, guest: Phone, moves: Int) {
        var left = moves
        eventually("$moves moves are made", host, guest) {
            if (host.move() || guest.move()) left--
            left <= 0
        }
    }

    @Test
    fun twoAppsPlayOneGameAndOneComesBack() = withTwo { host, guest ->
        val id = host.house.begin(host.house.app.games().first(), 2)
        joined(host, guest, id)
        // Not these: the host shows others then, and what is typed too soon is kept.
        val first = checkNotNull(host.screen.code)
        guest.house.near.digits(if (first == "111 111") "222222" else "111111")
        eventually("the digits change", host, guest) { host.screen.code.let { it != null && it != first } }
        eventually("they are asked for again", host, guest) { guest.screen.wants == NearWants.DIGITS }
        guest.house.near.digits(checkNotNull(host.screen.code))
        eventually("the guest is at the table", host, guest) { guest.screen.seated && guest.screen.table != null }
        eventually("the host sees the guest", host, guest) { host.screen.people.any { it.device != null && it.near } }
        assertTrue(host.told.isNotEmpty(), "it was told")

        // Seats: one on each device, and so no curtain and nothing to hide.
        host.sit(id)
        guest.sit(checkNotNull(guest.screen.table))
        val other = host.screen.people.first { it.device != null }
        host.house.near.give(1u, other.device)
        eventually("the seat is given", host, guest) { guest.seat!!.state.let { it.at.near && !it.at.shared && it.at.standing == Standing.GUEST } && 1u in host.screen.people.first { it.device != null }.seats }
        eventually("the host has one seat", host, guest) { !host.seat!!.state.at.shared }
        play(host, guest, 12)
        for (phone in listOf(host, guest)) assertEquals(null, phone.seat!!.state.button(Button.Kind.HIDE))
        assertTrue(host.failures.isEmpty() && guest.failures.isEmpty(), "${host.failures} ${guest.failures}")

        // The guest goes, and the host says so; it comes back from its shelf without digits.
        val table = checkNotNull(guest.screen.table)
        guest.again()
        eventually("the guest is away", host) { host.seat!!.state.at.away == listOf(1u) }
        val shelf = guest.house.app.shelf().games.single()
        assertTrue(shelf.elsewhere)
        assertEquals(table, shelf.id)
        guest.sit(table)
        assertEquals(Standing.ALONE, guest.seat!!.state.at.standing)
        assertEquals(guest.house.texts["near-lost"], guest.seat!!.state.prompt.title)
        assertNotNull(guest.seat!!.state.button(Button.Kind.NEAR))
        guest.house.near.lookAt(table)
        eventually("the guest is back", host, guest) { guest.seat!!.state.at.standing == Standing.GUEST }
        eventually("the host sees it", host, guest) { host.seat!!.state.at.away.isEmpty() }
        play(host, guest, 8)

        // The connection breaks and comes back by itself.
        ether.cut()
        play(host, guest, 4)

        // Whoever has nothing to do sees for whom the table waits.
        eventually("somebody waits", host, guest) {
            val waiting = listOf(host, guest).map { it.seat!!.state }.firstOrNull { it.at.waits.isNotEmpty() }
            waiting != null && waiting.prompt.title.startsWith(host.house.texts["near-turn"])
        }
        host.house.near.part()
        eventually("the guest hears of it", host, guest) { guest.screen.state == guest.house.texts["near-closed"] }
        eventually("nothing is shared any more", host) { host.screen.idle && !host.seat!!.state.at.near }
        guest.house.near.part()
        eventually("the guest has left", guest) { guest.screen.idle && ether.open == 0 }
        assertTrue(host.failures.isEmpty() && guest.failures.isEmpty(), "${host.failures} ${guest.failures}")
    }

    @Test
    fun anAnswerThatIsThoughtAboutStaysShown() = withTwo { host, guest ->
        val id = host.house.begin(host.house.app.games().first(), 3)
        joined(host, guest, id)
        host.sit(id)
        val at = host.seat!!
        at.asked()
        val touch = at.state.touches().firstOrNull() ?: return@withTwo
        at.does { tap(touch) }
        val before = at.state
        guest.house.near.digits(checkNotNull(host.screen.code))
        eventually("the guest is at the table", host, guest) { guest.screen.seated }
        host.house.near.give(2u, host.screen.people.first { it.device != null }.device)
        eventually("the seat is given", host, guest) { 2u in host.screen.people.first { it.device != null }.seats }
        assertEquals(before.prompt, at.state.prompt)
        assertEquals(before.revision, at.state.revision)
    }

    @Test
    fun whatIsWrongWithTheRadioIsSaidWithWhatHelps() {
        var facts = Ether.FIT.copy(granted = emptySet())
        Phone(ether.device { facts }).use { phone ->
            val near = phone.house.near
            near.join()
            eventually("it is said", phone) { near.state?.screen?.radio == true }
            assertEquals(phone.house.texts["near-permission-scan"], phone.screen.state)
            assertEquals(Advice(RadioTrouble.MAY_NOT_SCAN, Remedy.ASK), near.state?.advice?.first())
            assertEquals(RadioState.permissions(34, true), near.missing())
            near.look(facts.granted + RadioState.SCAN)
            eventually("the settings help", phone) { near.state?.advice?.first()?.remedy == Remedy.APP_SETTINGS }
            facts = Ether.FIT.copy(adapter = Adapter.OFF)
            near.look()
            eventually("it is off", phone) { near.state?.advice == listOf(Advice(RadioTrouble.BLUETOOTH_OFF, Remedy.SWITCH_ON)) }
            assertEquals(phone.house.texts["near-radio-off"], phone.screen.state)
            facts = Ether.FIT
            near.look()
            eventually("all is well", phone) { near.state?.advice?.isEmpty() == true && !phone.screen.radio }
            near.part()
            eventually("it is over", phone) { phone.screen.idle && ether.open == 0 }
        }
    }

    @Test
    fun beginningAnewEndsWhatWasBefore() = Phone().use { phone ->
        val near = phone.house.near
        val id = phone.house.begin(phone.house.app.games().first())
        near.host(id)
        eventually("it is open", phone) { near.state?.screen?.host == true }
        near.join()
        eventually("it looks for others", phone) { near.state?.screen?.let { !it.host && !it.idle } == true }
        assertEquals(1, ether.open)
        near.host(id)
        eventually("it is open again", phone) { near.state?.screen?.host == true }
        assertFalse(near.isElsewhere(id))
        // A table that is taken off the shelf is closed for the others first.
        ShelfModel(phone.house).delete(id)
        eventually("it is over", phone) { phone.screen.idle && ether.open == 0 }
        phone.house.settle()
        assertTrue(phone.house.app.shelf().games.isEmpty())
    }

    private companion object {
        const val PATIENCE_NS = 60_000_000_000L
    }
}
