// The shelf and a new game, with the real core.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ShelfTest {
    private class Shown : ShelfModel.Listener {
        val states = mutableListOf<ShelfState>()
        val failures = mutableListOf<Failure>()
        val opened = mutableListOf<String>()

        override fun shown(state: ShelfState) {
            states += state
        }

        override fun said(failure: Failure) {
            failures += failure
        }

        override fun opened(id: String) {
            opened += id
        }
    }

    @Test
    fun aGameFromBoxToShelfAndAway() = withHouse { house ->
        val shown = Shown()
        val shelf = ShelfModel(house).apply { listen(shown) }
        shelf.load()
        house.settle()
        val empty = shown.states.last()
        assertNull(empty.first)
        for (game in empty.games) game.vignette?.let { assertNotNull(house.bookOf(game.id)[it.symbol]) }
        val game = NewGameModel(house, empty.games.first(), empty.lastPlayers)
        val ids = mutableListOf<String>()
        game.begin({ ids += it }, { error(it.words) })
        shelf.load()
        house.settle()
        val id = ids.single()
        assertEquals(id, shown.states.last().first?.id)
        assertEquals(game.named(), shown.states.last().lastPlayers)
        shelf.rename(id, "Friday")
        house.settle()
        assertEquals("Friday", shown.states.last().first?.title)
        shelf.again(id)
        house.settle()
        assertEquals(1, shown.opened.size)
        var text = ""
        val done = mutableListOf<Boolean>()
        val failed = mutableListOf<Failure>()
        house.export(id, { text = it; true }, done::add, failed::add)
        shelf.delete(id)
        house.settle()
        assertTrue((shown.states.last().rest + shown.states.last().first).none { it?.id == id })
        house.import({ text }, done::add, failed::add)
        shelf.load()
        house.settle()
        assertEquals(listOf(true, true), done)
        assertTrue((shown.states.last().rest + shown.states.last().first).any { it?.title == "Friday" })
        house.import({ null }, done::add, failed::add)
        assertTrue(failed.isEmpty())
        house.import({ "no game at all" }, done::add, failed::add)
        house.export("nobody's", { true }, done::add, failed::add)
        shelf.delete("nobody's")
        house.settle()
        assertEquals(listOf(true, true, false), done)
        assertEquals(2, failed.size)
        assertTrue((failed + shown.failures).all { it.words.isNotEmpty() && it.report == null })
        assertTrue(shown.failures.isNotEmpty() && shown.failures.all { it.words.isNotEmpty() && it.report == null })
    }

    @Test
    fun whoSitsDown() = withHouse { house ->
        for (box in house.app.games()) {
            val game = NewGameModel(house, box, emptyList())
            assertEquals(box.minSeats.toInt(), game.seats.size)
            assertFalse(game.canRemove)
            while (game.canAdd) game.add()
            assertEquals(box.maxSeats.toInt(), game.seats.size)
            assertEquals(game.seats.size, game.seats.map { it.emblem }.toSet().size, "no emblem twice")
            game.nextEmblem(0)
            assertEquals(game.seats.size, game.seats.map { it.emblem }.toSet().size, "no emblem twice")
            game.name(0, " Anna ")
            game.name(1, "anna")
            assertEquals(setOf(0, 1), game.doubles())
            var refused: Failure? = null
            game.rules.firstOrNull()?.let { game.set(it.id, "no such value") }
            game.begin({ error("something that is no rule is played") }, { refused = it })
            house.settle()
            assertEquals(Failure.Kind.UNFIT, refused?.kind)
            assertTrue(refused?.words.orEmpty().isNotEmpty())
            game.choose(game.presets.first())
            game.name(1, "Anna")
            game.up(1)
            assertEquals(listOf("Anna", " Anna "), game.seats.take(2).map { it.name })
            game.remove(0)
            assertEquals(emptySet(), game.doubles())
            assertEquals("Anna", game.named()[0].name)
            assertEquals(game.label(1), game.named()[1].name)
            game.begin({}, { error(it.words) })
            house.settle()
        }
    }

    @Test
    fun theHouseRules() = withHouse { house ->
        for (box in house.app.games()) {
            val game = NewGameModel(house, box, emptyList())
            assertEquals(box.presets.firstOrNull(), game.preset)
            for (preset in game.presets) {
                game.choose(preset)
                assertEquals(preset.id, game.preset?.id)
                assertTrue(game.rules.all { rule -> rule.label.isNotEmpty() && rule.values.any { it.first == rule.value } })
                game.begin({}, { error("${preset.id}: ${it.words}") })
                house.settle()
            }
            for (rule in game.rules) {
                val other = rule.values.firstOrNull { it.first != rule.value } ?: continue
                game.set(rule.id, other.first)
                assertEquals(other.first, game.rules.firstOrNull { it.id == rule.id }?.value)
            }
        }
    }
}
