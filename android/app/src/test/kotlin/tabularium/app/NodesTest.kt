// A turn by a screen reader's nodes alone, and a target or a button for every answer.
package tabularium.app

import android.os.Bundle
import android.view.View
import android.view.ViewGroup
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Look
import tabularium.core.Place as Seat
import tabularium.kit.Screen

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class NodesTest {
    /** Plays at a table of each game in the list. */
    private fun everyGame(test: (Phone) -> Unit) {
        val phone = Phone()
        val app = phone.application.house().app
        val seats = listOf("Giulia", "Marco", "Petra").mapIndexed { i, name -> Seat(name, i.toUInt()) }
        for (game in app.games()) {
            phone.activity.stage.open(app.create(game.id, seats, emptyMap()))
            phone.settle(600)
            test(phone)
        }
    }

    /** What a screen reader finds: what a thing says, and what it does when it is chosen. */
    private class Spoken(val words: String, val choose: () -> Boolean)

    private fun spoken(phone: Phone): List<Spoken> = phone.views().filter { reaches(it) }.flatMap { view ->
        val provider = view.accessibilityNodeProvider
        if (provider == null) {
            val info = view.createAccessibilityNodeInfo()
            val words = info.text ?: info.contentDescription
            val click = { view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null) }
            val isButton = info.isClickable && info.isEnabled && words != null
            if (isButton) listOf(Spoken(words.toString(), click)) else emptyList()
        } else {
            Said.children(provider.createAccessibilityNodeInfo(View.NO_ID)!!).mapNotNull { id ->
                val info = provider.createAccessibilityNodeInfo(id) ?: return@mapNotNull null
                assertTrue("it is said what it is", !info.contentDescription.isNullOrEmpty())
                val click = { provider.performAction(id, AccessibilityNodeInfo.ACTION_CLICK, Bundle()) }
                if (info.isClickable) Spoken(info.contentDescription.toString(), click) else null
            }
        }
    }

    private fun reaches(view: View): Boolean = generateSequence(view) { it.parent as? View }
        .none { it.importantForAccessibility == View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS }

    @Test
    fun aRoundIsPlayedByNodesAlone() = everyGame { phone ->
        val can = phone.word("can-choose")
        val play = Play(phone)
        val asked = HashSet<UInt>()
        repeat(60) {
            val state = checkNotNull(play.state())
            state.asked?.let(asked::add)
            val nodes = spoken(phone)
            val says = { words: String? -> nodes.firstOrNull { it.words == words } }
            val buttons = state.prompt.buttons.filter { it.enabled && it.icon == null }
            val next = says(phone.word("lift")) ?: says(phone.word("hand-on"))
                ?: says(buttons.lastOrNull { it.primary }?.label)
                ?: nodes.firstOrNull { it.words.endsWith(can) }
                ?: says(buttons.lastOrNull()?.label)
                ?: says(state.prompt.amount?.go?.label)
            checkNotNull(next) { "nothing to choose among ${nodes.map { it.words }}" }
            assertTrue(next.choose())
            phone.settle()
        }
        assertTrue("several had a turn: $asked", asked.size >= 2)
    }

    @Test
    fun everyAnswerHasATargetOrAButton() = targets(1f)

    @Test
    fun everyAnswerHasATargetOrAButtonInLargeType() = targets(2f)

    private fun targets(scale: Float) {
        RuntimeEnvironment.setFontScale(scale)
        everyGame(::everyAnswerCanBeReached)
    }

    private fun everyAnswerCanBeReached(phone: Phone) {
        val play = Play(phone)
        val finger = FINGER * phone.activity.stage.look.density
        repeat(60) {
            val state = checkNotNull(play.state())
            for (view in phone.views().filter { it.isShown && (it is Button || it is IconButton || it is PlaceButton) }) {
                val size = "${view.width} × ${view.height}"
                assertTrue("$view is $size", view.height >= finger - 1 && view.width >= finger - 1)
                assertTrue("${view.contentDescription ?: (view as? Button)?.text} can be reached", isReachable(view))
            }
            if (state.screen == Screen.TABLE) {
                val prompt = state.prompt
                // What is on the board is in the list of all answers too, where each is a button.
                val drawn = state.surfaces.any { s -> s.items.any { it.look == Look.OPTION && it.touch != null } }
                if (drawn) assertTrue("all answers are listed", prompt.answers.isNotEmpty())
                if (prompt.answers.isNotEmpty()) assertNotNull(phone.labelled(phone.word("answers")))
                val buttons = prompt.buttons.filter { it.choice != null || it.primary }
                for (button in buttons) assertNotNull(button.label, phone.labelled(button.label))
                assertTrue("something can be answered", prompt.answers.isNotEmpty() || buttons.isNotEmpty() || prompt.amount != null)
            }
            if (!play.step()) return
        }
    }

    /** In sight, or brought there by scrolling what it lies in. */
    private fun isReachable(view: View): Boolean {
        val room = android.graphics.Rect()
        if (view.getGlobalVisibleRect(room) && room.height() >= view.height - 1) return true
        var at = view.parent
        while (at is ViewGroup) {
            if (at is android.widget.ScrollView || at is android.widget.HorizontalScrollView) return at.height > 0
            at = at.parent
        }
        return false
    }
}
