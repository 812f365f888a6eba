// What only one seat may know stands before no other's eyes, and before nobody's under a curtain: in no view, no node, no
// drawing, no saved state, no object of the app. Tokens stand in the hidden texts.
package tabularium.app

import android.view.WindowManager
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Place as Seat
import tabularium.kit.Screen
import tabularium.kit.TableState

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [26, 34], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class SecrecyTest {
    @Before
    fun layTokens() {
        // What is open already has none.
        (RuntimeEnvironment.getApplication() as TabulariumApplication).close()
        Tokens.lay(true)
    }

    @After
    fun takeThemAway() = Tokens.lay(false)

    private fun table(): Phone {
        val phone = Phone()
        val app = phone.application.house().app
        val seats = NAMES.mapIndexed { i, name -> Seat(name, i.toUInt()) }
        val id = app.create(app.games().first().id, seats, emptyMap())
        phone.activity.stage.open(id)
        phone.settle(600)
        return phone
    }

    private fun isSecure(phone: Phone): Boolean =
        phone.activity.window.attributes.flags and WindowManager.LayoutParams.FLAG_SECURE != 0

    private fun seat(state: TableState): Int = checkNotNull(state.viewer.removePrefix("seat ").toIntOrNull()) { state.viewer }

    @Test
    fun nobodySeesWhatIsForAnother() {
        val phone = table()
        val play = Play(phone)
        var curtains = 0
        val looked = HashSet<Int>()
        repeat(STEPS) {
            val state = checkNotNull(play.state())
            if (state.private) {
                assertTrue("no thumbnail of a hand", isSecure(phone))
                val seat = seat(state)
                val all = everything(phone)
                for ((where, said) in all) for (words in said) {
                    assertFalse("$where for seat $seat: $words", Tokens.isForOthers(words, seat, NAMES[seat]))
                }
                for (where in listOf("nodes", "drawing")) {
                    val own = checkNotNull(all[where]).any { Tokens.isFor(it, seat) }
                    if (own) looked += seat
                }
            } else {
                if (state.screen == Screen.CURTAIN) {
                    curtains++
                    assertTrue("no board is under a curtain", phone.boards().isEmpty())
                }
                phone.settle(600)
                assertFalse("this may be seen by all", isSecure(phone))
                nothingIsLeft(phone)
            }
            if (!play.step()) return@repeat
        }
        assertTrue("$curtains curtains", curtains > 3)
        assertEquals("everybody has seen the own hand", setOf(0, 1, 2), looked)
    }

    @Test
    fun whateverTakesTheAppAwayBringsTheCurtainDown() {
        val phone = table()
        phone.press(phone.word("lift"))
        val state = checkNotNull(Play(phone).state())
        assertTrue(state.private)
        assertTrue("a hand is seen", Said(phone).drawn().any { Tokens.isFor(it, seat(state)) })
        // While a sheet of what was told lies open too.
        phone.press(phone.word("log"))
        phone.controller.pause().stop()
        // At once, before anything is answered.
        assertTrue("nothing private is drawn any more", phone.boards().isEmpty())
        phone.settle()
        nothingIsLeft(phone)
        phone.controller.restart().start().resume()
        phone.settle(600)
        assertEquals(Screen.CURTAIN, Play(phone).state()?.screen)
        nothingIsLeft(phone)
    }

    private fun everything(phone: Phone): Map<String, List<String>> = Said(phone).run {
        mapOf("views" to inViews(), "nodes" to inNodes(), "drawing" to drawn(), "objects" to held())
    }

    private fun nothingIsLeft(phone: Phone) {
        for ((where, said) in everything(phone) + ("bundle" to Said(phone).kept())) {
            for (words in said) assertFalse("$where: $words", Tokens.isIn(words))
        }
    }

    private companion object {
        const val STEPS = 90
        val NAMES = listOf("Giulia", "Marco", "Petra")
    }
}
