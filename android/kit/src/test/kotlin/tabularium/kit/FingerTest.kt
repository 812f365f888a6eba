// The cases of the finger that all shells share, and where things are on the screen.
package tabularium.kit

import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertNotNull
import kotlin.test.assertTrue
import tabularium.core.Form
import tabularium.core.Item
import tabularium.core.Look
import tabularium.core.selftestBoard

class FingerTest {
    @Test
    fun everyCase() {
        for (case in Json.cases("finger.json")) {
            val things = case.list("things").map { it as List<*> }.map { thing ->
                val (left, top, width, height) = thing.subList(2, 6).map { it.float }
                val within = (thing.getOrNull(6) as? List<*>).orEmpty().map { it.float }
                Thing(thing[0].int.toUInt(), thing[1] == true, Box(left, top, width, height), within)
            }
            val at = case.list("at")
            val density = case.float("density")
            val meant = Finger.meant(at[0].float, at[1].float, things, case.float("zoom"), density, case.yes("exact"))
            val wanted = case.case("meant")
            when {
                wanted == null -> assertEquals(Meant.Nothing, meant, case.name)
                wanted["touch"] != null -> assertEquals(Meant.Touch(wanted["touch"].int.toUInt()), meant, case.name)
                else -> {
                    val nearer = assertIs<Meant.Nearer>(meant, case.name)
                    assertTrue(abs(wanted.float("nearer") - nearer.zoom) < 0.01f, "${case.name}: ${nearer.zoom}")
                }
            }
        }
    }

    @Test
    fun aTurnedThingTakesTheRoomOfItsCorners() {
        val item = Item(1u, 100, 100, 40, 20, 90, 0, 0, 1u, "thing", Look.OPTION, emptyList())
        val camera = Camera(1f)
        camera.room(400f, 400f, 400f)
        camera.about(0f, 0f, 2f)
        val box = Finger.box(Placed(surface(1u, listOf(item)), 10f, 20f, 1f), item, camera)
        assertEquals(Box(240f, 220f, 40f, 80f), box)
    }

    @Test
    fun anOutlineIsMovedScaledAndTurnedWithItsThing() {
        val corners = listOf(0, 0, 40, 0, 40, 10, 20, 10, 20, 20, 0, 20)
        val item = Item(1u, 100, 100, 40, 20, 90, 0, 0, 1u, "thing", Look.OPTION, emptyList(), corners)
        val camera = Camera(1f)
        camera.room(400f, 400f, 400f)
        camera.about(0f, 0f, 2f)
        val placed = Placed(surface(1u, listOf(item)), 10f, 20f, 1f)
        val wanted = listOf(280f, 220f, 280f, 300f, 260f, 300f, 260f, 260f, 240f, 260f, 240f, 220f)
        Finger.within(placed, item, camera).zip(wanted).forEach { (here, want) -> assertEquals(want, here, 0.01f) }
        val thing = Finger.things(Column(Box(0f, 0f, 400f, 400f), listOf(placed), 400f), camera).single()
        assertTrue(thing.covers(270f, 290f) && thing.covers(250f, 240f))
        assertTrue(!thing.covers(250f, 290f), "the corner that is free has turned with it")
    }

    @Test
    fun someThingsOfTheRealGamesAreNotTheirWholeBox() = withHouse { house ->
        val things = house.app.games().flatMap { game ->
            val surfaces = assertNotNull(selftestBoard(game.id, game.maxSeats, 3uL, 200u, Form.NARROW)).surfaces
            val at = Layout.arrange(surfaces, 0u, Form.NARROW, 360f, 600f, 150f, 1f)
            Finger.things(at.board, Camera(1f).apply { room(360f, 450f, at.board.height) })
        }
        val outlined = things.filter { it.within.isNotEmpty() }
        assertTrue(outlined.isNotEmpty())
        for (thing in outlined) {
            val (left, top, right, bottom) = listOf(thing.box.left, thing.box.top, thing.box.right, thing.box.bottom)
            thing.within.chunked(2).forEach { (x, y) ->
                assertTrue(x in left - 0.1f..right + 0.1f && y in top - 0.1f..bottom + 0.1f, "$thing")
            }
        }
    }
}
