// The cases of the finger that all shells share, and where things are on the screen.
package tabularium.kit

import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue
import tabularium.core.Item
import tabularium.core.Look

class FingerTest {
    @Test
    fun everyCase() {
        for (case in Json.cases("finger.json")) {
            val things = case.list("things").map { it as List<*> }.map { thing ->
                val (left, top, width, height) = thing.drop(2).map { it.float }
                Thing(thing[0].int.toUInt(), thing[1] == true, Box(left, top, width, height))
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
}
