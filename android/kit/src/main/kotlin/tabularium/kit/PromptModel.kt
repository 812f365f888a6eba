// What the prompt shows: the question, its hint, and the buttons in their fixed order.
package tabularium.kit

import tabularium.core.Choice
import tabularium.core.Face
import tabularium.core.Standing
import tabularium.core.View
import tabularium.core.Weight

/** The hint line. `blocked`: it says why something cannot be chosen, by this ruling. */
data class Hint(val words: String, val blocked: Boolean = false, val ruling: UInt? = null)

data class Button(
    val kind: Kind,
    val label: String,
    /** The name of its icon: then it is a square, and `label` what is said of it. */
    val icon: String? = null,
    val enabled: Boolean = true,
    /** The answer it gives. */
    val choice: UInt? = null,
    /** The one that settles it, at the right. */
    val primary: Boolean = false,
    /** Its words want a row of their own. */
    val long: Boolean = false,
) {
    enum class Kind { UNDO, RESTART, HIDE, LOOK, TURN, ANSWER, USUAL, HAND_ON, TAKE_OVER, CURTAIN, PAST, SHELF, AGAIN, NEAR }
}

/** The stepper: an amount, and the button that gives it. */
data class Amount(val number: Int, val canLess: Boolean, val canMore: Boolean, val go: Button)

data class PromptShown(
    val title: String,
    val hint: Hint,
    val buttons: List<Button>,
    val amount: Amount? = null,
    /** Every answer in words; empty where the buttons are all there is. */
    val answers: List<Button> = emptyList(),
)

object PromptModel {
    /** Words longer than this do not fit beside other buttons. */
    private const val LONG = 26

    fun of(view: View, screen: Screen, marks: Marks, texts: Texts): PromptShown {
        val name = { seat: UInt -> view.players.firstOrNull { it.seat == seat }?.name.orEmpty() }
        val face = view.face
        if (screen == Screen.PUBLIC || screen == Screen.CURTAIN) {
            return PromptShown(view.headline, Hint(""), listOf(main(Button.Kind.CURTAIN, texts["curtain"])))
        }
        if (face is Face.Over) {
            val past = Button(Button.Kind.PAST, texts["past"])
            val shelf = Button(Button.Kind.SHELF, texts["shelf"])
            return PromptShown(view.headline, Hint(""), listOf(past, shelf, main(Button.Kind.AGAIN, texts["again"])))
        }
        if (face is Face.Linger) {
            val undo = if (view.canUndo) listOf(Button(Button.Kind.UNDO, texts["undo"], "undo")) else emptyList()
            return PromptShown(name(face.seat), Hint(texts["linger"]), undo + main(Button.Kind.HAND_ON, texts["hand-on"]))
        }
        val at = view.at
        if (view.prompt == null && (at.standing != Standing.HERE || at.sent || at.waits.isNotEmpty())) {
            return waiting(view, texts, name)
        }
        val prompt = view.prompt
            ?: return PromptShown(view.headline, Hint(""), listOf(main(Button.Kind.TAKE_OVER, texts["take-over"])))
        val bare = prompt.options.filter { it.anchors.isEmpty() && it.weight != Weight.ASIDE }
        val usual = marks.chosen ?: offered(prompt.options)
        val buttons = mutableListOf(
            Button(Button.Kind.UNDO, texts["undo"], "undo", enabled = prompt.canUndo),
            Button(Button.Kind.RESTART, texts["restart"], "restart", enabled = prompt.canRestart),
        )
        if (prompt.cards) buttons += Button(Button.Kind.LOOK, texts["look-cards"])
        // Where nobody else shares the device there is no curtain to bring down.
        if (!prompt.open && at.shared) buttons += Button(Button.Kind.HIDE, texts["hide"], "eye-off")
        if (marks.cycle.isNotEmpty()) buttons += Button(Button.Kind.TURN, texts["turn"])
        bare.filter { it.id != usual?.id && it.group == null }.mapTo(buttons, ::answer)
        if (usual != null) {
            val label = if (marks.chosen != null) marks.commit else usual.label
            buttons += main(Button.Kind.USUAL, label).copy(choice = usual.id)
        }
        val anchored = prompt.options.any { it.anchors.isNotEmpty() }
        // What no button and no stepper offers has to stand in the list.
        val hidden = bare.any { it.group != null && it.number == null && it.id != usual?.id } ||
            prompt.options.any { it.weight == Weight.ASIDE }
        return PromptShown(
            if (prompt.open) "${name(prompt.seat)}: ${prompt.title}" else prompt.title,
            marks.hint ?: Hint(at.refused ?: prompt.hint ?: away(view, texts, name)),
            buttons,
            amount(Answering.amounts(prompt), marks.amount),
            if (anchored || hidden) prompt.options.map(::answer) else emptyList(),
        )
    }

    /** The answer of the primary button. Of several places that settle it none is meant more than the others. */
    private fun offered(options: List<Choice>): Choice? {
        val finals = options.filter { it.weight == Weight.FINAL }
        val settles = finals.firstOrNull().takeIf { finals.size == 1 || finals.all { it.anchors.isEmpty() } }
        return options.firstOrNull { it.weight == Weight.USUAL } ?: settles ?:
            options.singleOrNull { it.weight != Weight.ASIDE }
    }

    /** Nothing is asked here: the host is away, an answer is on its way, or somebody on another device has to act. */
    private fun waiting(view: View, texts: Texts, name: (UInt) -> String): PromptShown {
        val at = view.at
        val lost = when (at.standing) {
            Standing.ALONE -> texts["near-lost"]
            Standing.MOVING, Standing.ARRIVING -> texts["near-moving"]
            Standing.MOVED -> texts["near-went"]
            Standing.HERE, Standing.GUEST -> null
        }
        val title = when {
            lost != null -> lost
            at.sent -> texts["near-sent"]
            at.waits.isEmpty() -> view.headline
            else -> "${texts["near-turn"]}: ${at.waits.joinToString(transform = name)}"
        }
        val undo = if (view.canUndo) listOf(Button(Button.Kind.UNDO, texts["undo"], "undo")) else emptyList()
        val near = if (lost != null) listOf(Button(Button.Kind.NEAR, texts["near"])) else emptyList()
        return PromptShown(title, Hint(at.refused ?: away(view, texts, name)), undo + near)
    }

    private fun away(view: View, texts: Texts, name: (UInt) -> String): String {
        val away = view.at.away
        return if (away.isEmpty()) "" else "${texts["near-away"]}: ${away.joinToString(transform = name)}"
    }

    private fun answer(choice: Choice) = Button(Button.Kind.ANSWER, choice.label, choice = choice.id)

    private fun main(kind: Button.Kind, label: String) = Button(kind, label, primary = true, long = label.length > LONG)

    private fun amount(numbered: List<Choice>, at: Int): Amount? {
        val choice = numbered.getOrNull(at.coerceIn(0, maxOf(0, numbered.size - 1))) ?: return null
        return Amount(choice.number ?: 0, at > 0, at < numbered.size - 1, answer(choice))
    }
}
