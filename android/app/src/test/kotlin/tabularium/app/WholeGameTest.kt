// A whole game of three by touches, from the empty shelf to the end; turned, killed and translated in the middle.
package tabularium.app

import android.os.Bundle
import android.view.View
import android.widget.EditText
import android.widget.TextView
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Form
import tabularium.kit.Screen

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [26, 34, 35], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class WholeGameTest {
    /** Sits three players down at the first game of the list, by touches. */
    private fun begin(phone: Phone) {
        val game = phone.application.house().app.games().first()
        phone.tap(holding(phone, game.title))
        while (phone.views().count { it is EditText } < PLAYERS.size) phone.press("+ " + phone.word("add-player"))
        phone.views().filterIsInstance<EditText>().forEachIndexed { i, field -> field.setText(PLAYERS[i]) }
        phone.press(phone.word("begin"))
        phone.settle(600)
    }

    /** What can be pressed and says this. */
    private fun holding(phone: Phone, words: String): View {
        var at: View = phone.views().last { it is TextView && it.text.toString() == words }
        while (!at.isClickable) at = at.parent as View
        return at
    }

    @Test
    fun fromTheShelfToTheEnd() {
        val phone = Phone()
        begin(phone)
        val play = Play(phone)
        assertEquals(Screen.CURTAIN, play.state()?.screen)
        var steps = 0
        while (play.step()) assertTrue("it comes to an end", ++steps < MOST)
        phone.settle(600)
        val end = checkNotNull(play.state())
        assertEquals(Screen.OVER, end.screen)
        assertTrue(end.winners.isNotEmpty())
        assertTrue(end.headline in phone.texts())
        assertEquals(PLAYERS, end.players.map { it.name })
        phone.press(phone.word("shelf"))
        phone.settle(100)
        assertEquals(Place.Shelf, phone.activity.stage.place)
        assertTrue(phone.texts().any { end.headline in it })
    }

    @Test
    @Config(sdk = [34])
    fun turnedKilledAndTranslatedNothingIsLost() {
        var phone = Phone()
        begin(phone)
        Play(phone).turns(STEPS)
        val before = checkNotNull(Play(phone).state())

        // Turned: whoever looked goes on looking, and nothing has been asked for again.
        val first = phone.activity
        RuntimeEnvironment.setQualifiers("+w851dp-h393dp-land")
        phone.controller.configurationChange(phone.application.resources.configuration)
        phone.controller.visible()
        phone.settle(100)
        assertNotSame(first, phone.activity)
        val turned = checkNotNull(Play(phone).state())
        assertEquals(before.viewer, turned.viewer)
        assertEquals(before.headline, turned.headline)
        assertEquals(Form.WIDE, turned.form)
        assertEquals(before.revision, turned.revision)

        // Another language: the same position in other words.
        RuntimeEnvironment.setQualifiers("+cs")
        phone.controller.configurationChange(phone.application.resources.configuration)
        phone.controller.visible()
        phone.settle(100)
        val said = checkNotNull(Play(phone).state())
        assertEquals(turned.revision, said.revision)
        assertFalse("in other words", turned.headline == said.headline)
        // On a curtain it stands in one line with what was told last.
        assertTrue("${said.headline} is not among ${phone.texts()}", phone.texts().any { said.headline in it })

        // Killed: the curtain is down, and the table stands as it stood.
        val kept = Bundle()
        phone.controller.pause().stop()
        phone.settle()
        phone.controller.saveInstanceState(kept)
        assertEquals(setOf("screen", "id"), kept.keySet())
        phone.controller.destroy()
        val application = phone.application
        application.close()
        phone = Phone(kept)
        phone.settle(600)
        val back = checkNotNull(Play(phone).state())
        // An open decision is asked over the public view, without a curtain.
        assertFalse("nothing private is shown", back.private)
        assertEquals(said.headline, back.headline)
        Play(phone).turns(STEPS)
    }

    private companion object {
        val PLAYERS = listOf("Giulia", "Marco", "Petra")
        const val MOST = 4000
        const val STEPS = 23
    }
}
