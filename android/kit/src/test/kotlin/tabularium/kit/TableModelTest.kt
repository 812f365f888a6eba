// One table with the real core: what is hidden is gone, old taps do nothing, errors are sentences, a bug is reported.
package tabularium.kit

import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotEquals
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.Look
import tabularium.core.Op
import tabularium.core.Surface

class TableModelTest {
    private fun everyTable(run: (House, Seat) -> Unit) = withHouse { house ->
        for (game in house.app.games()) run(house, Seat(house, house.begin(game)))
    }

    /** Everything that is said or written in a state. */
    private fun words(state: TableState): Set<String> {
        val prompt = state.prompt
        val buttons = prompt.buttons + prompt.answers + listOfNotNull(prompt.amount?.go)
        val said = buttons.map { it.label } + prompt.title + prompt.hint.words + state.headline + state.last.orEmpty()
        return said.toSet() + state.surfaces.flatMap(::words)
    }

    private fun words(surface: Surface): List<String> =
        surface.items.flatMap { item -> listOfNotNull(item.spoken) + written(item.ops) } + surface.title

    private fun written(ops: List<Op>): List<String> = ops.flatMap { op ->
        when (op) {
            is Op.Words -> listOf(op.run.words)
            is Op.Group -> written(op.ops)
            is Op.Clip -> written(op.ops)
            else -> emptyList()
        }
    }

    @Test
    fun afterHidingNothingPrivateIsKept() = everyTable { house, seat ->
        seat.asked()
        // Something is shown before it is done: that has to go too.
        seat.state.touches().firstOrNull()?.let { touch -> seat.does { tap(touch) } }
        if (!seat.state.private) return@everyTable
        val own = words(seat.state)
        val past = mutableListOf<PastState>()
        val film = seat.model.past { past += it }
        house.settle()
        assertTrue(past.isNotEmpty())
        // The queue stands still: what is gone now is gone at once.
        val later = CountDownLatch(1)
        house.queue.run { later.await() }
        seat.model.hide()
        assertNull(seat.model.state, "gone at once")
        val heldAtOnce = Held.strings(seat.model) + Held.strings(film)
        later.countDown()
        house.settle()
        val curtain = seat.state
        assertEquals(Screen.CURTAIN, curtain.screen)
        assertFalse(curtain.private)
        val public = words(curtain) + words(seat.does { showPublic() })
        // What differs is what only that seat could know, and the words of its question.
        val private = own.filterTo(HashSet()) { it.length > 2 && it !in public }
        assertTrue(private.isNotEmpty(), "there was something to hide")
        val held = Held.strings(seat.model) + Held.strings(film)
        assertEquals(emptySet(), private intersect heldAtOnce)
        assertEquals(emptySet(), private intersect held)
    }

    @Test
    fun whatWasAskedBeforeHidingIsNotShownAfter() = everyTable { house, seat ->
        seat.asked()
        val shown = mutableListOf<TableState>()
        // Lifted and hidden while the core has not even begun: the answer comes too late.
        seat.model.hide()
        house.settle()
        val next = seat.state.curtain?.nexts?.first() ?: return@everyTable
        seat.model.listen(object : TableModel.Listener by seat.looker {
            override fun shown(state: TableState) {
                shown += state
            }
        })
        val hiddenToo = CountDownLatch(1)
        house.queue.run { hiddenToo.await() }
        seat.model.lift(next.seat)
        seat.model.hide()
        hiddenToo.countDown()
        house.settle()
        assertTrue(shown.none { it.private }, "nothing private came to the screen")
        assertEquals(Screen.CURTAIN, seat.state.screen)
    }

    @Test
    fun whatIsUnderWayWhileHidingIsNotShown() = everyTable { house, seat ->
        repeat(30) {
            if (!seat.asked()) return@everyTable
            val state = seat.state
            val answers = state.prompt.answers.ifEmpty { state.prompt.buttons.filter { b -> b.choice != null } }
            val late = mutableListOf<Boolean>()
            var hidden = false
            seat.model.listen(object : TableModel.Listener by seat.looker {
                override fun shown(state: TableState) {
                    if (hidden) late += state.private
                }
            })
            seat.model.press(answers[it % answers.size])
            if (it % 2 == 0) Thread.sleep(0, 200_000)
            // Under the model's own lock, as `hide` itself: what comes after is late.
            synchronized(seat.model) {
                seat.model.hide()
                hidden = true
            }
            house.settle()
            assertFalse(true in late, "nothing private was shown after hiding")
        }
    }

    @Test
    fun aTapOnAnOldPositionDoesNothing() = everyTable { house, seat ->
        seat.asked()
        val before = seat.state
        val answer = (before.prompt.answers + before.prompt.buttons).first {
            it.enabled && (it.kind == Button.Kind.ANSWER || it.kind == Button.Kind.USUAL)
        }
        // Two presses in one breath: the second is of a question that has passed.
        seat.model.press(answer)
        seat.model.press(answer)
        house.settle()
        assertTrue(seat.looker.said.isEmpty(), seat.looker.said.toString())
        val undone = seat.state.button(Button.Kind.UNDO)
        if (undone?.enabled == true) {
            val back = seat.does { press(undone) }
            assertEquals(before.prompt.title, back.prompt.title, "one step was taken, not two")
        }
    }

    @Test
    fun aBugIsReportedAndTheTableGoesOn() = everyTable { house, seat ->
        seat.asked()
        val before = seat.state
        house.queue.ask({ house.app.table(seat.model.id).use { it.selftestPanic() } }, {}, { bug ->
            assertEquals(Failure.Kind.BUG, bug.kind)
            assertTrue(bug.words.isNotEmpty())
            assertNotNull(bug.report)
        })
        seat.does { refresh() }
        assertEquals(before.revision, seat.state.revision)
    }

    @Test
    fun aTableThatIsNotThereIsGone() = withHouse { house ->
        val looker = Looker()
        val started = CountDownLatch(1)
        house.queue.run { started.await() }
        TableModel(house, "nobody", Form.NARROW).listen(looker)
        started.countDown()
        house.settle()
        assertEquals(Failure.Kind.MISSING, looker.gone.single().kind)
        assertTrue(looker.gone.single().words.isNotEmpty())
    }

    @Test
    fun aBugOfThisSideHasItsSentenceToo() = withHouse { house ->
        var failure: Failure? = null
        house.queue.ask({ error("Anna holds the ten") }, {}, { failure = it })
        house.queue.ask({ listOf<Int>()[3] }, {}, { failure = it })
        house.settle()
        assertEquals(house.texts["bug"], failure?.words)
        assertFalse("Anna" in failure?.report.orEmpty())
    }

    @Test
    fun theWordsFollowTheLanguage() = everyTable { house, seat ->
        seat.asked()
        val english = seat.state.prompt
        house.change(house.settings.copy(lang = "cs", followsSystem = false), {}, { error(it.words) })
        val czech = seat.does { refresh() }.prompt
        assertNotEquals(english.title, czech.title)
        assertEquals(english.buttons.map { it.kind }, czech.buttons.map { it.kind })
        house.change(house.settings.copy(lang = "en"), {}, { error(it.words) })
        house.settle()
    }

    @Test
    fun everyThingTellsWhatItIs() = everyTable { house, seat ->
        seat.asked()
        val touches = seat.state.surfaces.flatMap { it.items }.filter { it.spoken != null }.mapNotNull { it.touch }
        for (touch in touches.distinct()) seat.model.tell(touch)
        house.settle()
        assertTrue(seat.looker.sheets.isNotEmpty())
        assertTrue(seat.looker.sheets.all { it.title.isNotEmpty() })
        assertTrue(seat.looker.bugs.isEmpty())
    }

    @Test
    fun aBlockedThingSaysWhyInTheHintLine() = everyTable { _, seat ->
        var why = 0
        repeat(60) {
            if (!seat.asked()) return@repeat
            val blocked = seat.state.surfaces.flatMap { it.items }.filter { it.look == Look.BLOCKED }
            blocked.firstNotNullOfOrNull { it.touch }?.let { touch ->
                val hint = seat.does { tap(touch) }.prompt.hint
                if (hint.blocked) {
                    assertTrue(hint.words.isNotEmpty())
                    why++
                }
            }
            val state = seat.state
            val answers = state.prompt.answers.ifEmpty { state.prompt.buttons.filter { it.choice != null } }
            seat.does { press(answers[it % answers.size]) }
        }
        assertTrue(seat.looker.bugs.isEmpty())
        println("why: $why times")
    }

    @Test
    fun thePastIsAFilm() = everyTable { house, seat ->
        repeat(6) {
            seat.asked()
            val state = seat.state
            seat.does { press(state.prompt.answers.firstOrNull() ?: state.prompt.buttons.last()) }
        }
        val seen = mutableListOf<PastState>()
        val film = seat.model.past { seen += it }
        house.settle()
        assertEquals(seen[0].steps - 1, seen[0].step, "it begins at the present")
        film.to(0)
        film.by(1)
        film.by(-9)
        house.settle()
        assertEquals(listOf(0, 1, 0), seen.drop(1).map { it.step })
        assertTrue(seen.all { it.surfaces.isNotEmpty() && !it.playing })
        film.close()
        film.to(0)
        house.settle()
        assertEquals(4, seen.size)
    }
}
