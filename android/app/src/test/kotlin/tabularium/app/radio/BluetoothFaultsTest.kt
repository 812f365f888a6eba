// The phone's radio where things go wrong: failing connections, callbacks that never come, permissions, the adapter off.
package tabularium.app.radio

import android.app.Application
import android.os.Build
import java.util.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import tabularium.app.radio.Together.Companion.guestAndHost
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.RadioFitness
import tabularium.kit.Adapter
import tabularium.kit.RadioState

@RunWith(RobolectricTestRunner::class)
@Config(
    sdk = [26, 34],
    application = Application::class,
    shadows = [
        ManagerShadow::class, AdapterShadow::class, AdvertiserShadow::class, ScannerShadow::class, DeviceShadow::class,
        GattShadow::class, ServerShadow::class, ServerSocketShadow::class, SocketShadow::class,
    ],
)
class BluetoothFaultsTest {
    /** The guest hangs up what has come about before it was given up; of the rest nothing is said. */
    private fun Together.apart(what: String) = eventually(what) {
        guest.open().forEach { guest.hangUp(it) }
        guest.phone.gatts.isEmpty() && host.open().isEmpty()
    }

    private fun Together.fails(at: Talker): Boolean = at.count { it is RadioEvent.ConnectFailed } > 0

    @Test
    fun status133IsTriedFiveTimesAndNoMore() {
        // C22.
        for (failing in 1..6) guestAndHost {
            findable()
            guest.phone.faults.failing = failing
            guest.connect(host)
            if (failing < 5) {
                eventually("it is connected in the end") { host.open().size == 1 && guest.open().size == 1 }
                assertEquals(failing + 1, guest.phone.connects)
                said(host.open().single() to guest.open().single())
            } else {
                eventually("it is given up") { fails(guest) }
                never("once is enough") { guest.phone.connects > 5 || guest.open().isNotEmpty() }
                assertEquals(5, guest.phone.connects)
            }
        }
    }

    @Test
    fun anotherStatusIsFinal() = guestAndHost {
        findable()
        guest.phone.faults.failing = 1
        guest.phone.faults.status = 22
        guest.connect(host)
        eventually("it is given up") { fails(guest) }
        assertEquals(1, guest.phone.connects)
        said(joined())
    }

    @Test
    fun aPlaceWhereNobodyIsComesToNothing() = guestAndHost {
        guest.connect(host)
        eventually("nobody has answered") { fails(guest) }
        guest.carry(RadioCommand.Connect(ULong.MAX_VALUE))
        eventually("that is no address of this world") { guest.count { it is RadioEvent.ConnectFailed } == 2 }
    }

    @Test
    fun whatIsGivenUpIsClosedAndTheNextConnectionWaitsForIt() = guestAndHost {
        findable()
        for (round in 0 until 20) {
            guest.connect(host)
            Thread.sleep(air.chance(12).toLong())
            guest.carry(RadioCommand.Cancel(host.here))
        }
        apart("nothing is left of it")
        said(joined())
    }

    @Test
    fun callbacksThatNeverComeEndInWordsOrInAnotherWay() {
        val asked = listOf("state", "services", "subscribe") + if (AnyRadio.hasStreams()) listOf("number") else emptyList()
        for (name in asked) guestAndHost {
            host.phone.faults.noStreams = true
            findable()
            guest.phone.faults.missing += name
            guest.connect(host)
            eventually("$name is missing: it is given up") { fails(guest) }
            guest.phone.faults.missing.clear()
            eventually("the host has forgotten it") { host.open().isEmpty() }
            said(joined())
        }
        for (name in listOf("server request", "server state", "server size", "offer")) guestAndHost {
            host.phone.faults.missing += name
            host.phone.faults.noStreams = true
            host.advertise()
            if (name == "offer") {
                eventually("no service, no advert") { host.count { it is RadioEvent.CannotAdvertise } == 1 }
                return@guestAndHost
            }
            eventually("the host advertises") { host.phone.adverts.isNotEmpty() }
            guest.connect(host)
            if (name == "server request") {
                eventually("the host answers nothing: it is given up") { fails(guest) }
            } else {
                eventually("it goes without $name") { guest.open().size == 1 && host.open().size == 1 }
                said(host.open().single() to guest.open().single())
            }
        }
    }

    @Test
    fun aChunkThatIsNotTakenEndsTheChannel() {
        for (name in listOf("write", "sent")) guestAndHost {
            host.phone.faults.noStreams = true
            findable()
            val talks = joined()
            said(talks)
            val faulty = if (name == "write") guest else host
            faulty.phone.faults.missing += name
            val talk = faulty.open().single()
            faulty.with { talk.unwritten += 1 }
            faulty.carry(RadioCommand.Send(talk.channel, byteArrayOf(1)))
            eventually("$name is missing: closed") { faulty.open().isEmpty() }
            faulty.phone.faults.missing.clear()
            guest.open().forEach { guest.hangUp(it) }
            host.open().forEach { host.hangUp(it) }
            eventually("both are apart") { guest.phone.gatts.isEmpty() }
            said(joined())
        }
    }

    @Test
    fun connectionsThatBreakAreSaidToBeClosedAndWhatArrivedIsTrue() {
        for (isStream in listOf(false, true)) guestAndHost {
            host.phone.faults.noStreams = !isStream
            talkers.forEach { it.length = 60_000 }
            findable()
            for (round in 0 until 10) {
                val (atHost, atGuest) = joined()
                eventually("they are talking") { guest.with { atGuest.heard.size() } > 500 * (round % 4) }
                (if (round % 2 == 0) host else guest).phone.cut()
                eventually("both say so") { atHost.isClosed && atGuest.isClosed }
            }
            truthful()
        }
    }

    @Test
    fun bluetoothIsSwitchedOffInTheMiddleAndOnAgain() {
        for (isHost in listOf(false, true)) guestAndHost {
            host.phone.faults.noStreams = isHost
            talkers.forEach { it.length = 40_000 }
            findable()
            for (round in 1..4) {
                val talks = joined()
                eventually("they are talking") { guest.with { talks.second.heard.size() } > 400 }
                val (off, other) = if (isHost) host to guest else guest to host
                off.phone.switchOff()
                eventually("it is said by name") { off.changes().lastOrNull() == RadioFitness.OFF }
                eventually("the other hears that it is closed") { other.open().isEmpty() }
                // What is asked for meanwhile comes to nothing, and breaks nothing.
                off.advertise()
                off.carry(RadioCommand.StartScan)
                off.carry(RadioCommand.Send(talks.first.channel, byteArrayOf(1)))
                off.connect(other)
                never("nothing opens") { off.open().isNotEmpty() }
                off.carry(RadioCommand.Cancel(other.here))
                off.carry(RadioCommand.StopScan)
                off.phone.switchOn()
                eventually("it is back") { off.changes().lastOrNull() == RadioFitness.READY }
                assertEquals(2 * round, off.changes().size)
                findable()
            }
            truthful()
        }
    }

    private fun Talker.changes(): List<RadioFitness> =
        with { t -> t.events.filterIsInstance<RadioEvent.Changed>().map { it.fitness } }

    @Test
    fun aPermissionThatIsMissingIsNamedAndNothingBreaks() {
        val cases = if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.S) {
            listOf(
                RadioState.SCAN to RadioFitness.MAY_NOT_SCAN,
                RadioState.CONNECT to RadioFitness.MAY_NOT_CONNECT,
                RadioState.ADVERTISE to RadioFitness.MAY_NOT_ADVERTISE,
            )
        } else {
            listOf(RadioState.LOCATION to RadioFitness.MAY_NOT_SCAN)
        }
        for ((permission, fitness) in cases) guestAndHost {
            findable()
            talkers.forEach { it.length = 40_000 }
            val talks = joined()
            eventually("they are talking") { guest.with { talks.second.heard.size() } > 400 }
            // Taken away in the middle (C1): nobody says so, until somebody looks or the system refuses something.
            guest.phone.faults.denied += permission
            guest.bluetooth.look()
            eventually("it is named") { guest.changes() == listOf(fitness) }
            eventually("the other is not left alone with an open channel") { host.open().isEmpty() }
            guest.advertise()
            guest.carry(RadioCommand.StartScan)
            guest.connect(host)
            never("it is named once") { guest.changes().size > 1 }
            guest.carry(RadioCommand.Cancel(host.here))
            guest.phone.faults.denied.clear()
            guest.bluetooth.look()
            eventually("it is back") { guest.changes() == listOf(fitness, RadioFitness.READY) }
            truthful()
        }
    }

    @Test
    @Config(sdk = [34])
    fun aRefusalByTheSystemIsFoundOutByItself() = guestAndHost {
        guest.phone.faults.denied += RadioState.SCAN
        guest.carry(RadioCommand.StartScan)
        eventually("it is named") { guest.changes() == listOf(RadioFitness.MAY_NOT_SCAN) }
    }

    @Test
    fun aPhoneThatCannotAdvertiseSaysSoAndConnectsInstead() {
        // C19, C20: there is no advertiser, or trying fails.
        val faults: List<(SimFaults) -> Unit> = listOf({ it.hasAdvertiser = false }, { it.advertiseError = 5 })
        for ((i, fault) in faults.withIndex()) guestAndHost {
            fault(host.phone.faults)
            assertEquals(i == 1, host.bluetooth.canAdvertise())
            host.advertise()
            eventually("it says so") { host.count { it is RadioEvent.CannotAdvertise } == 1 }
            guest.advertise()
            eventually("the other advertises") { guest.phone.adverts.isNotEmpty() }
            host.connect(guest)
            eventually("both have a channel") { host.open().size == 1 && guest.open().size == 1 }
            said(host.open().single() to guest.open().single())
        }
    }

    @Test
    fun whatIsKnownOfThePhoneIsToldAsItIs() = guestAndHost {
        val facts = guest.bluetooth.facts()
        assertEquals(Adapter.ON, facts.adapter)
        assertEquals(RadioState.permissions(Build.VERSION.SDK_INT, true).toSet(), facts.granted)
        assertTrue(facts.canAdvertise)
        guest.phone.switchOff()
        assertEquals(Adapter.OFF, guest.bluetooth.facts().adapter)
        assertTrue("while it is off nobody knows better", guest.bluetooth.canAdvertise())
        guest.phone.switchOn()
    }

    @Test
    fun whateverGoesWrongAtRandomNothingStaysOpen() {
        for (seed in 0L until SEEDS) Together(2, seed).use { all ->
            val random = Random(seed)
            val (host, guest) = all.talkers
            all.talkers.forEach { it.length = 20_000 }
            host.advertise()
            repeat(12) {
                val one = if (random.nextBoolean()) host else guest
                when (random.nextInt(12)) {
                    0, 1, 2 -> guest.connect(host)
                    3 -> guest.carry(RadioCommand.Cancel(host.here))
                    4 -> one.open().forEach { one.hangUp(it) }
                    5 -> one.phone.cut()
                    6 -> one.phone.switchOff()
                    7 -> all.talkers.forEach { if (!it.phone.isOn) it.phone.switchOn() }
                    8 -> one.phone.faults.failing = random.nextInt(3)
                    9 -> one.phone.faults.mtu = 23 + random.nextInt(495)
                    10 -> one.phone.faults.streamsRefused = random.nextBoolean()
                    else -> host.advertise()
                }
                Thread.sleep(random.nextInt(25).toLong())
            }
            // When the faults stop they come together.
            all.talkers.forEach { if (!it.phone.isOn) it.phone.switchOn() }
            guest.phone.faults.failing = 0
            guest.carry(RadioCommand.Cancel(host.here))
            all.apart("seed $seed: apart")
            host.advertise()
            all.eventually("seed $seed: findable") { host.phone.adverts.isNotEmpty() }
            all.said(all.joined())
            all.truthful()
            all.over()
        }
    }

    private companion object {
        const val SEEDS = 30L
    }
}
