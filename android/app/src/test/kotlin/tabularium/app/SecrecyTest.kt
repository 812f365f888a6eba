// Under a curtain nothing of anybody's hand is left: in no view, no node, no saved state, no object of the app.
package tabularium.app

import android.os.Bundle
import android.view.View
import android.view.WindowManager
import android.widget.TextView
import java.lang.reflect.Modifier
import java.util.IdentityHashMap
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Op
import tabularium.core.Place as Seat
import tabularium.core.Surface
import tabularium.core.SurfaceKind
import tabularium.kit.Screen

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [26, 34], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class SecrecyTest {
    private fun table(): Phone {
        val phone = Phone()
        val app = phone.application.house().app
        val seats = listOf("Giulia", "Marco", "Petra").mapIndexed { i, name -> Seat(name, i.toUInt()) }
        val id = app.create(app.games().first().id, seats, emptyMap())
        phone.activity.stage.open(id)
        phone.settle(600)
        return phone
    }

    private fun isSecure(phone: Phone): Boolean =
        phone.activity.window.attributes.flags and WindowManager.LayoutParams.FLAG_SECURE != 0

    @Test
    fun nothingOfAHandIsLeftUnderACurtain() {
        val phone = table()
        val play = Play(phone)
        val secrets = HashSet<String>()
        var curtains = 0
        repeat(STEPS) {
            val state = checkNotNull(play.state())
            if (state.private) {
                assertTrue("no thumbnail of a hand", isSecure(phone))
                secrets += hand(state.surfaces)
            }
            if (state.screen == Screen.CURTAIN) {
                curtains++
                phone.settle(600)
                assertFalse("the curtain may be seen by all", isSecure(phone))
                nothingIsLeft(phone, secrets)
            }
            if (!play.step()) return@repeat
        }
        assertTrue("$curtains curtains", curtains > 3)
        assertTrue("there were secrets: $secrets", secrets.size > 3)
    }

    @Test
    fun whateverTakesTheAppAwayBringsTheCurtainDown() {
        val phone = table()
        phone.press(phone.word("lift"))
        val state = checkNotNull(Play(phone).state())
        assertTrue(state.private)
        val secrets = hand(state.surfaces)
        // While a sheet of what was told lies open too.
        phone.press(phone.word("log"))
        phone.controller.pause().stop()
        // At once, before anything is answered.
        assertTrue("nothing private is drawn any more", phone.boards().isEmpty())
        phone.settle()
        val kept = Bundle()
        phone.controller.saveInstanceState(kept)
        nothingIsLeft(phone, secrets)
        assertFalse(kept.toString().let { all -> secrets.any { it in all } })
        phone.controller.restart().start().resume()
        phone.settle(600)
        assertEquals(Screen.CURTAIN, Play(phone).state()?.screen)
    }

    /** What is said on the cards of a hand, and of nothing that lies open. */
    private fun hand(surfaces: List<Surface>): Set<String> {
        val (hands, open) = surfaces.partition { it.kind == SurfaceKind.HAND }
        return said(hands) - said(open)
    }

    private fun said(surfaces: List<Surface>): Set<String> = surfaces.flatMap { surface ->
        surface.items.flatMap { item -> words(item.ops) + listOfNotNull(item.spoken) }
    }.filter { it.length > SHORT }.toSet()

    private fun words(ops: List<Op>): List<String> = ops.flatMap { op ->
        when (op) {
            is Op.Words -> listOf(op.run.words)
            is Op.Group -> words(op.ops)
            is Op.Clip -> words(op.ops)
            else -> emptyList()
        }
    }

    private fun nothingIsLeft(phone: Phone, secrets: Set<String>) {
        for (view in phone.views()) {
            val said = listOf((view as? TextView)?.text, view.contentDescription, view.tooltip())
            for (words in said.filterNotNull()) assertFalse("$view says $words", words.toString() in secrets)
            assertTrue("no board is there", view !is BoardView)
        }
        val held = Held().apply { walk(phone.application) ; walk(phone.activity.stage) }.strings
        assertEquals("the app holds nothing of a hand", emptySet<String>(), held.filter { it in secrets }.toSet())
    }

    private fun View.tooltip(): CharSequence? = if (android.os.Build.VERSION.SDK_INT >= 26) tooltipText else null

    /** All strings that objects of the app hold on to, however deep. */
    private class Held {
        val strings = HashSet<String>()
        private val met = IdentityHashMap<Any, Unit>()

        fun walk(start: Any) {
            val open = ArrayDeque<Any>()
            open += start
            while (open.isNotEmpty()) {
                val at = open.removeLast()
                if (met.put(at, Unit) != null) continue
                when (at) {
                    is CharSequence -> strings += at.toString()
                    is Map<*, *> -> open.addAll(at.keys.filterNotNull() + at.values.filterNotNull())
                    is Iterable<*> -> open.addAll(at.filterNotNull())
                    is Array<*> -> open.addAll(at.filterNotNull())
                    else -> open.addAll(fields(at))
                }
                if (at is android.view.ViewGroup) for (i in 0 until at.childCount) open += at.getChildAt(i)
            }
        }

        private fun fields(of: Any): List<Any> {
            val found = ArrayList<Any>()
            var type: Class<*>? = of.javaClass
            // The rules of a game are the same for everybody, and so are symbols.
            if (of is tabularium.core.Rules || of is tabularium.kit.Book) return found
            while (type != null && type.name.startsWith("tabularium")) {
                for (field in type.declaredFields) {
                    if (Modifier.isStatic(field.modifiers) || field.type.isPrimitive) continue
                    field.isAccessible = true
                    field.get(of)?.let { found += it }
                }
                type = type.superclass
            }
            return found
        }
    }

    private companion object {
        const val STEPS = 90
        const val SHORT = 3
    }
}
