// The cases of moving scenes that all shells share, and what they look like on the way.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import tabularium.core.Align
import tabularium.core.Item
import tabularium.core.Look
import tabularium.core.Op
import tabularium.core.Surface
import tabularium.core.SurfaceKind
import tabularium.core.TextRun

fun surface(id: UInt, items: List<Item>, kind: SurfaceKind = SurfaceKind.BOARD, owner: UInt? = null, w: Int = 1_000, h: Int = 1_000) =
    Surface(id, kind, owner, "surface $id", w, h, null, items)

class SceneDiffTest {
    private fun run(words: String) =
        TextRun(words, 0, 0, 500, 500, 1, 100, 100, true, false, false, Align.START, 0, 0)

    private fun scene(said: List<*>): List<Surface> = said.map { surface ->
        val (id, items) = surface as List<*>
        surface(id.int.toUInt(), (items as List<*>).map { item ->
            val (number, x, y, numbers) = item as List<*>
            val ops = (numbers as List<*>).map { Op.Words(run(it as String)) }
            Item(number.int.toUInt(), x.int, y.int, 10, 10, 0, 0, 0, null, null, Look.PLAIN, ops)
        })
    }

    private fun told(motion: Motion): List<Any> {
        val what = when (motion) {
            is Motion.Moved -> listOf("moved", motion.item.toInt(), spot(motion.from), spot(motion.to))
            is Motion.Appeared -> listOf("appeared", motion.surface.toInt(), motion.item.toInt())
            is Motion.Gone -> listOf("gone", motion.surface.toInt(), motion.item.id.toInt())
            is Motion.Counted ->
                listOf("counted", motion.surface.toInt(), motion.item.toInt(), motion.run, motion.from, motion.to)
        }
        return what + motion.delay.toInt() + motion.duration.toInt()
    }

    private fun spot(spot: Spot) = listOf(spot.surface.toInt(), spot.x, spot.y)

    private fun whole(value: Any?): Any? =
        if (value is Double) value.toInt() else if (value is List<*>) value.map(::whole) else value

    @Test
    fun everyCase() {
        for (case in Json.cases("diff.json")) {
            val motions = SceneDiff.of(scene(case.list("before")), scene(case.list("after")), case.yes("calm"))
            assertEquals(case.list("motions").map(::whole).toSet(), motions.map(::told).toSet<Any?>(), case.name)
        }
    }

    @Test
    fun aPieceFliesFromWhereItLay() {
        val before = scene(listOf(listOf(1.0, listOf(listOf(70000.0, 100.0, 0.0, emptyList<String>()))), listOf(2.0, emptyList<Any>())))
        val after = scene(listOf(listOf(1.0, emptyList<Any>()), listOf(2.0, listOf(listOf(70000.0, 0.0, 0.0, emptyList<String>())))))
        val at = { surfaces: List<Surface> ->
            val placed = surfaces.mapIndexed { i, surface -> Placed(surface, 0f, i * 200f, 0.1f) }
            Arrangement(Column(Box(0f, 0f, 100f, 400f), placed, 400f), null, Box(0f, 0f, 0f, 0f))
        }
        val motions = Motions(SceneDiff.of(before, after, false), at(before), at(after))
        assertEquals(240, motions.length)
        val pose = Pose()
        assertTrue(motions.pose(2u, 70_000u, 0, pose))
        assertEquals(10f to -200f, pose.dx to pose.dy)
        assertTrue(motions.pose(2u, 70_000u, 120, pose))
        assertTrue(pose.dy > -60 && pose.dy < 0, "fast, then slow: ${pose.dy}")
        assertFalse(motions.pose(2u, 70_000u, 240, pose))
        assertEquals(0f, pose.dx)
    }

    @Test
    fun aNumberCountsToWhatItIs() {
        val motions = SceneDiff.of(
            scene(listOf(listOf(1.0, listOf(listOf(7.0, 0.0, 0.0, listOf("10")))))),
            scene(listOf(listOf(1.0, listOf(listOf(7.0, 0.0, 0.0, listOf("20")))))),
            false,
        )
        val nowhere = Arrangement(Column(Box(0f, 0f, 0f, 0f), emptyList(), 0f), null, Box(0f, 0f, 0f, 0f))
        val counting = Motions(motions, nowhere, nowhere)
        assertEquals(listOf(10, 15, null), listOf(0L, 150L, 300L).map { counting.number(1u, 7u, 0, it) })
        assertNull(counting.number(1u, 8u, 0, 0))
    }

    @Test
    fun theCurveIsFastThenSlow() {
        assertEquals(listOf(0f, 1f), listOf(Ease.out(0f), Ease.out(1f)))
        assertTrue(Ease.out(0.5f) > 0.85f)
        for (i in 1..100) assertTrue(Ease.out(i / 100f) >= Ease.out((i - 1) / 100f))
    }
}
