// The cases of the camera that all shells share.
package tabularium.kit

import kotlin.math.abs
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class CameraTest {
    @Test
    fun everyCase() {
        for (case in Json.cases("camera.json")) {
            val camera = Camera(case.float("density"))
            val room = case.list("room")
            camera.room(room[0].float, room[1].float, room[2].float)
            val answers = case.list("steps").mapNotNull { answer(camera, it as List<*>) }
            assertEquals(case.list("answers"), answers, case.name)
            for ((key, value) in listOf("zoom" to camera.zoom, "x" to camera.x, "y" to camera.y)) {
                val wanted = case.float(key)
                assertTrue(abs(wanted - value) < 0.01f, "${case.name}: $key is $value and not $wanted")
            }
        }
    }

    private fun answer(camera: Camera, step: List<*>): Boolean? {
        val (a, b, c) = List(3) { (step.getOrNull(it + 1) as? Double ?: 0.0).toFloat() }
        when (val name = step[0]) {
            "down" -> camera.down(a.toInt(), b, c)
            "move" -> return camera.move(a.toInt(), b, c)
            "up" -> return camera.up(a.toInt())
            "cancel" -> camera.cancel()
            "again" -> return camera.again(a, b, c.toLong())
            "about" -> camera.about(a, b, c)
            "pan" -> camera.pan(a, b)
            "room" -> camera.room(a, b, c)
            "show" -> camera.show(Box(a, b, c, step[4].float))
            "reset" -> camera.reset()
            else -> error("no step is called $name")
        }
        return null
    }
}
