// Another device beside the phone under test: a second house in this process, and radios in memory between the two.
package tabularium.app

import java.io.Closeable
import java.nio.file.Files
import org.junit.Assert.fail
import org.robolectric.RuntimeEnvironment
import tabularium.core.NearWants
import tabularium.core.Place as Seat
import tabularium.kit.Ether
import tabularium.kit.House
import tabularium.kit.RadioFacts

class Nearby(lang: String = "en") : Closeable {
    val ether = Ether()

    /** What is known of the phone under test. */
    @Volatile
    var facts: RadioFacts = Ether.FIT
    val other = House(Files.createTempDirectory("tabularium").toString(), lang).also { it.near.radios = ether.device() }
    private var isOpen = true

    init {
        (RuntimeEnvironment.getApplication() as TabulariumApplication).run {
            close()
            radios = ether.device { facts }
        }
    }

    private val seats = listOf("Giulia", "Marco", "Žofie").mapIndexed { i, name -> Seat(name, listOf(0u, 2u, 3u)[i]) }

    /** A table on the phone, opened. */
    fun begin(phone: Phone): String {
        val app = phone.application.house().app
        val id = app.create(app.games().first().id, seats, emptyMap())
        phone.activity.stage.open(id)
        phone.settle(600)
        return id
    }

    /** The other device lets the phone in at a game of its own. */
    fun otherHosts(): String {
        val id = other.app.create(other.app.games().first().id, seats, emptyMap())
        other.near.host(id)
        eventually({ "the other shows its digits" }) { other.near.state?.screen?.code != null }
        return id
    }

    /** The other device joins the phone's table, by the digits on its screen. */
    fun otherJoins(phone: Phone, name: String) {
        other.near.rename(name)
        other.near.join()
        until(phone) { other.near.state?.screen?.sights?.size == 1 }
        other.near.joinAt(other.near.state!!.screen.sights.single().place)
        until(phone) { other.near.state?.screen?.wants == NearWants.DIGITS }
        other.near.digits(checkNotNull(phone.application.house().near.state?.screen?.code))
        until(phone) { other.near.state?.screen?.seated == true }
    }

    fun closeOther() {
        if (isOpen) other.close()
        isOpen = false
    }

    /** Lets the phone go on until something is so. */
    fun until(phone: Phone, so: () -> Boolean) = 
        eventually({ "${phone.texts()} ${phone.application.house().near.state}" }) {
            phone.settle()
            so()
        }

    private fun eventually(what: () -> String, so: () -> Boolean) {
        val end = System.nanoTime() + PATIENCE_NS
        while (!so()) {
            if (System.nanoTime() > end) fail("not in time: ${what()}; ${other.near.state}")
            Thread.sleep(5)
        }
    }

    override fun close() {
        closeOther()
        (RuntimeEnvironment.getApplication() as TabulariumApplication).close()
    }

    private companion object {
        const val PATIENCE_NS = 60_000_000_000L
    }
}
