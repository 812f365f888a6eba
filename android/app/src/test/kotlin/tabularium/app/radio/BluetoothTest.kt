// The phone's radio on a simulated Bluetooth: two join over either kind of channel, and bytes arrive as they were sent.
package tabularium.app.radio

import android.app.Application
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import tabularium.app.radio.Together.Companion.guestAndHost
import tabularium.core.RadioCommand
import tabularium.core.RadioEvent
import tabularium.core.radioChunk

@RunWith(RobolectricTestRunner::class)
@Config(
    sdk = [26, 34],
    application = Application::class,
    shadows = [
        ManagerShadow::class, AdapterShadow::class, AdvertiserShadow::class, ScannerShadow::class, DeviceShadow::class,
        GattShadow::class, ServerShadow::class, ServerSocketShadow::class, SocketShadow::class,
    ],
)
class BluetoothTest {
    @Test
    fun aGuestFindsTheHostAndBothSayAllTheyHaveToSay() = guestAndHost {
        findable()
        guest.carry(RadioCommand.StartScan)
        eventually("the host is found") { guest.count { it is RadioEvent.Found } > 0 }
        val found = guest.with { t -> t.events.filterIsInstance<RadioEvent.Found>().first() }
        assertEquals(host.here, found.place)
        // The core reads adverts, and nobody else: here it is enough that the tag is in it as it was given.
        assertTrue(found.advert.toList().windowed(5).contains(Talker.TAG.toList()))
        guest.carry(RadioCommand.StopScan)
        val talks = joined()
        assertEquals(AnyRadio.hasStreams(), talks.second.isStream)
        assertEquals(host.here, talks.second.place)
        assertEquals(null, talks.first.place)
        said(talks)
    }

    @Test
    fun whereThereAreNoStreamsTheAttributesCarryIt() {
        val faults: List<(Together) -> Unit> = listOf(
            { it.host.phone.faults.noStreams = true },
            { it.guest.phone.faults.streamsRefused = true },
            { it.guest.phone.faults.streamsHang = true },
        )
        for (fault in faults) guestAndHost {
            fault(this)
            findable()
            val talks = joined()
            assertFalse(talks.first.isStream || talks.second.isStream)
            assertEquals(512, talks.second.size)
            said(talks)
        }
    }

    @Test
    fun everySizeOfChunksIsKept() {
        for (mtu in listOf(23, 24, 48, 100, 185, 247, 512, 515, 516, 517)) guestAndHost {
            for (talker in talkers) {
                talker.phone.faults.mtu = mtu
                talker.length = 40 * radioChunk(mtu.toUInt()).toInt() + 7
            }
            host.phone.faults.noStreams = true
            findable()
            val talks = joined()
            eventually("the sizes are those of MTU $mtu") { talks.toList().all { it.size == minOf(mtu - 3, 512) } }
            said(talks)
        }
    }

    @Test
    fun aPhoneThatNeverAnswersAboutTheSizeKeepsTheFirst() = guestAndHost {
        guest.phone.faults.missing += "size"
        host.phone.faults.missing += "server size"
        host.phone.faults.noStreams = true
        guest.phone.faults.mtu = 23
        talkers.forEach { it.length = 500 }
        findable()
        val talks = joined()
        assertEquals(20 to 20, talks.first.size to talks.second.size)
        said(talks)
    }

    @Test
    fun aHundredRematchesLeaveNothingOpen() = guestAndHost {
        // C6, C12: of every connection something smaller than the one before.
        talkers.forEach { it.length = 300 }
        findable()
        val atRest = guest.handles.count
        for (round in 0 until 100) {
            host.phone.faults.mtu = 517 - 4 * round
            guest.phone.faults.streamsRefused = round % 2 == 0
            val talks = joined()
            said(talks)
            if (!talks.second.isStream) assertEquals(minOf(514 - 4 * round, 512), talks.second.size)
            // Either side hangs up, and the other hears of it.
            if (round % 4 < 2) guest.hangUp(talks.second) else host.hangUp(talks.first)
            eventually("both are apart") { host.open().isEmpty() && guest.open().isEmpty() }
        }
        eventually("what was open has been given back") { guest.handles.count == atRest }
    }

    @Test
    fun theHostTalksToFiveAtOnce() = Together(6).use { all ->
        val host = all.host
        all.findable()
        for ((i, guest) in all.talkers.drop(1).withIndex()) {
            guest.phone.faults.streamsRefused = i % 2 == 0
            guest.phone.faults.mtu = 517 - 90 * i
            guest.connect(host)
        }
        all.eventually("five have a channel") { host.open().size == 5 }
        for (guest in all.talkers.drop(1)) {
            all.eventually("all has arrived") { guest.open().any { it.heard.size() == host.length } }
            val heard = guest.with { it.open().single().heard.toByteArray() }
            assertTrue(heard.contentEquals(Talker.content(host, host.length)))
        }
        all.eventually("all has arrived at the host") { host.open().all { it.heard.size() == host.length } }
        val contents = all.talkers.drop(1).map { Talker.content(it, host.length).toList() }.toSet()
        assertEquals(contents, host.with { it.open().map { talk -> talk.heard.toByteArray().toList() }.toSet() })
        all.over()
    }

    @Test
    fun twoThatConnectToEachOtherHaveTwoChannels() = guestAndHost {
        // Both advertise and both connect: a server hears of the connections that its own phone makes, too.
        findable()
        guest.advertise()
        eventually("the guest advertises") { guest.phone.adverts.isNotEmpty() }
        guest.connect(host)
        host.connect(guest)
        eventually("two channels on each side") { host.open().size == 2 && guest.open().size == 2 }
        eventually("all has arrived") {
            host.open().all { it.heard.size() == guest.length } && guest.open().all { it.heard.size() == host.length }
        }
        truthful()
    }

    @Test
    fun onlyTheServiceIsLookedForAndOnlyTheTagIsAdvertised() = guestAndHost {
        // The simulation refuses scans without a filter and adverts with a name.
        findable()
        assertEquals(3 + 18 + 23, host.phone.adverts.single().bytes.size)
        assertTrue(host.phone.adverts.single().tag.contentEquals(Talker.TAG))
        // Said again after a sleep: the old one is taken back first.
        host.advertise()
        never("there is one advert") { host.phone.adverts.size > 1 }
        host.carry(RadioCommand.StopAdvert)
        eventually("it is stopped") { host.phone.adverts.isEmpty() }
        // Connections are still accepted.
        said(joined())
    }
}
