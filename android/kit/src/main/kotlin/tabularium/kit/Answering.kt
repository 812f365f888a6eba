// What a tap means while a question is open. The first tap shows, the second does; it knows options, and no game.
package tabularium.kit

import tabularium.core.Choice
import tabularium.core.Item
import tabularium.core.Prompt
import tabularium.core.Weight

/** A thing drawn as chosen, on its surface. */
data class Mark(val surface: UInt, val item: Item)

/** What has been touched of the present question, and not yet done. */
data class Marks(
    /** The answer that is shown, and done by the next tap. */
    val chosen: Choice? = null,
    /** What its button says. */
    val commit: String = "",
    /** The thing touched first, of an answer that has two. */
    val first: UInt? = null,
    /** Answers that share one place, stepped through by "turn". */
    val cycle: List<Choice> = emptyList(),
    val at: Int = 0,
    /** What the hint line says instead of the question's own hint. */
    val hint: Hint? = null,
    /** Which of the numbered answers the stepper stands at. */
    val amount: Int = 0,
    val drawn: List<Mark> = emptyList(),
)

/** What follows from a tap. */
sealed class Step {
    /** The answer is given. */
    data class Commit(val choice: Choice) : Step()

    /** What the answer would do is shown, and what stands for it is marked. */
    data class Show(val choice: Choice, val marks: Marks) : Step()

    /** The answer cannot be taken back: it has to be pressed once more. */
    data class Sure(val marks: Marks) : Step()

    /** The first thing of two is marked; the second is waited for. `choice` is any of its answers. */
    data class Second(val choice: Choice, val marks: Marks) : Step()

    /** Nothing can be chosen here: the reason is told. */
    data class Why(val touch: UInt) : Step()
}

object Answering {
    /** A touch on the board. */
    fun tap(prompt: Prompt?, marks: Marks, touch: UInt): Step {
        val options = prompt?.options?.filter { touch in it.anchors }.orEmpty()
        if (options.isEmpty()) return Step.Why(touch)
        val chosen = marks.chosen
        if (chosen != null && marks.first == null && touch in chosen.anchors) return Step.Commit(chosen)
        if (marks.first != null && marks.first != touch) {
            val both = options.filter { marks.first in it.anchors }
            if (both.size == 1) return Step.Commit(both.single())
        }
        if (options.size == 1) return choose(options.single(), marks.copy(first = null, cycle = emptyList()))
        val fresh = Marks(amount = marks.amount)
        return if (options.all { it.cycle != null && it.anchors.size == 1 }) {
            Step.Show(options.first(), fresh.copy(cycle = options))
        } else {
            Step.Second(options.first(), fresh.copy(first = touch))
        }
    }

    /** What is shown without a touch: where all that is asked is how one thing lies, the first way. */
    fun begins(prompt: Prompt?): Step? {
        val ways = prompt?.options.orEmpty()
        val touch = ways.firstOrNull()?.anchors?.singleOrNull() ?: return null
        val isOne = ways.all { it.cycle != null && it.anchors.singleOrNull() == touch }
        return if (isOne) tap(prompt, Marks(), touch) else null
    }

    /** An answer by its button or from the list. `sure`: it was read in full, so it need not be shown first. */
    fun choose(choice: Choice, marks: Marks, sure: Boolean = false): Step =
        when {
            choice.weight == Weight.FINAL || choice.weight == Weight.ASIDE ->
                if (marks.chosen?.id == choice.id) Step.Commit(choice)
                else Step.Sure(Marks(choice, choice.label, amount = marks.amount))
            sure || choice.anchors.isEmpty() || choice.goesOn -> Step.Commit(choice)
            else -> Step.Show(choice, marks)
        }

    /** The next of the answers that share one place. */
    fun turn(marks: Marks): Step? {
        if (marks.cycle.isEmpty()) return null
        val at = (marks.at + 1) % marks.cycle.size
        return Step.Show(marks.cycle[at], marks.copy(at = at))
    }

    /** The answers of the stepper. */
    fun amounts(prompt: Prompt?): List<Choice> =
        prompt?.options?.filter { it.group != null && it.number != null }.orEmpty()
}
