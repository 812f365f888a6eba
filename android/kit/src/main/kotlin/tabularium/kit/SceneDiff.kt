// From two scenes to what moves between them. One kind of thing moves at a time; what counts up waits for what comes.
package tabularium.kit

import kotlin.math.max
import kotlin.math.min
import tabularium.core.Item
import tabularium.core.Op
import tabularium.core.Surface
import tabularium.core.TextRun

/** A place on a surface, in board units. */
data class Spot(val surface: UInt, val x: Int, val y: Int)

/** Something that moves: after `delay`, for `duration`, both in milliseconds. */
sealed class Motion {
    abstract val delay: Long
    abstract val duration: Long

    /** A piece went in a straight line from one place to another. */
    data class Moved(
        val item: UInt,
        val from: Spot,
        val to: Spot,
        override val delay: Long,
        override val duration: Long,
    ) : Motion()

    /** Something came, and is faded in. */
    data class Appeared(
        val surface: UInt,
        val item: UInt,
        override val delay: Long,
        override val duration: Long,
    ) : Motion()

    /** Something went, and is faded out. */
    data class Gone(
        val surface: UInt,
        val item: Item,
        override val delay: Long,
        override val duration: Long,
    ) : Motion()

    /** A number of the item changed: `run` counts its numbers as they are drawn. */
    data class Counted(
        val surface: UInt,
        val item: UInt,
        val run: Int,
        val from: Int,
        val to: Int,
        override val delay: Long,
        override val duration: Long,
    ) : Motion()
}

object SceneDiff {
    /** Ids from here on name a piece wherever it lies. */
    private const val PIECES = 65_536u

    private const val ONE = 240L
    private const val EACH = 180L
    private const val APART = 40L
    private const val ALL = 600L
    private const val FADE = 140L
    private const val COUNT = 300L
    private const val CALM = 80L

    /** Nothing moves from one viewer's view to another's. */
    fun between(before: TableState?, after: TableState, calm: Boolean): List<Motion> =
        if (before == null || before.viewer != after.viewer || before.form != after.form) emptyList()
        else of(before.surfaces, after.surfaces, calm)

    /** `calm`: everything is a short fade. */
    fun of(before: List<Surface>, after: List<Surface>, calm: Boolean): List<Motion> {
        val pieces = HashMap<UInt, Pair<UInt, Item>>()
        val known = HashMap<UInt, Map<UInt, Item>>()
        for (surface in before) {
            known[surface.id] = surface.items.associateBy { it.id }
            for (item in surface.items) if (item.id >= PIECES) pieces[item.id] = surface.id to item
        }
        val moves = mutableListOf<Pair<Spot, Pair<UInt, Spot>>>()
        val came = mutableListOf<Pair<UInt, UInt>>()
        val counted = mutableListOf<Motion.Counted>()
        val there = HashSet<UInt>()
        for (surface in after) {
            val was = known[surface.id]
            for (item in surface.items) {
                val old = if (item.id >= PIECES) pieces[item.id] else was?.get(item.id)?.let { surface.id to it }
                if (item.id >= PIECES) there += item.id
                if (old == null) {
                    // What stands on a surface that was not there before comes with it.
                    if (was != null) came += surface.id to item.id
                    continue
                }
                val (from, to) = Spot(old.first, old.second.x, old.second.y) to Spot(surface.id, item.x, item.y)
                if (from != to) moves += from to (item.id to to)
                counted += counts(surface.id, old.second, item)
            }
        }
        val shown = after.associateBy({ it.id }, { surface -> surface.items.mapTo(HashSet()) { it.id } })
        val gone = before.flatMap { surface ->
            val now = shown[surface.id] ?: return@flatMap emptyList()
            val left = surface.items.filter { if (it.id >= PIECES) it.id !in there else it.id !in now }
            left.map { surface.id to it }
        }
        if (calm) {
            return moves.map { (_, to) -> Motion.Appeared(to.second.surface, to.first, 0, CALM) } +
                came.map { (surface, item) -> Motion.Appeared(surface, item, 0, CALM) } +
                gone.map { (surface, item) -> Motion.Gone(surface, item, 0, CALM) }
        }
        val duration = if (moves.size > 1) EACH else ONE
        val apart = if (moves.size > 1) min(APART, (ALL - EACH) / (moves.size - 1)) else 0
        val moved = moves.mapIndexed { i, (from, to) -> Motion.Moved(to.first, from, to.second, i * apart, duration) }
        val arrived = if (moved.isEmpty()) 0 else max(0, moved.last().delay + duration)
        return moved +
            came.map { (surface, item) -> Motion.Appeared(surface, item, 0, FADE) } +
            gone.map { (surface, item) -> Motion.Gone(surface, item, 0, FADE) } +
            counted.map { it.copy(delay = arrived) }
    }

    private fun counts(surface: UInt, before: Item, after: Item): List<Motion.Counted> {
        if (before.ops == after.ops) return emptyList()
        val was = numbers(before.ops)
        val now = numbers(after.ops)
        return now.indices.mapNotNull { run ->
            val from = was.getOrNull(run)?.let(::number) ?: return@mapNotNull null
            val to = number(now[run]) ?: return@mapNotNull null
            if (from == to) null else Motion.Counted(surface, after.id, run, from, to, 0, COUNT)
        }
    }

    /** Whole numbers only, and none that nobody could count to. */
    private fun number(words: String): Int? = words.takeIf { it.all { c -> c in '0'..'9' } }?.toIntOrNull()

    /** The runs in which numbers are set, in drawing order. */
    private fun numbers(ops: List<Op>): List<String> = ops.flatMap { op ->
        when (op) {
            is Op.Words -> if (isNumber(op.run)) listOf(op.run.words) else emptyList()
            is Op.Group -> numbers(op.ops)
            is Op.Clip -> numbers(op.ops)
            else -> emptyList()
        }
    }

    /** Numbers have serifs, whatever they say now. */
    internal fun isNumber(run: TextRun): Boolean = run.serif
}
