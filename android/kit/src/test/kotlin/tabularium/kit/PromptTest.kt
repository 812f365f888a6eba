// The cases of the prompt that all shells share: what it shows, and what taps on it lead to.
package tabularium.kit

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue
import tabularium.core.At
import tabularium.core.Choice
import tabularium.core.Face
import tabularium.core.Player
import tabularium.core.Prompt
import tabularium.core.Standing
import tabularium.core.View
import tabularium.core.Weight

class PromptTest {
    private val players = listOf(Player(0u, "Anna", 0u), Player(1u, "Marco", 1u))

    private fun face(case: Case): Face {
        val seat = (case["seat"] as? Double)?.toInt()?.toUInt() ?: 0u
        return when (val kind = case.words("kind")) {
            "own" -> Face.Own(seat)
            "open" -> Face.Open(seat)
            "linger" -> Face.Linger(seat)
            "over" -> Face.Over
            "wait" -> Face.Wait
            else -> error("no face is called $kind")
        }
    }

    private fun choice(case: Case) = Choice(
        case["id"].int.toUInt(),
        case.words("label"),
        null,
        case.list("anchors").map { it.int.toUInt() },
        (case["cycle"] as? Double)?.toInt()?.toUInt(),
        (case["group"] as? Double)?.toInt()?.toUInt(),
        (case["number"] as? Double)?.toInt(),
        Weight.valueOf((case["weight"] as? String ?: "plain").uppercase()),
        case.yes("goesOn"),
    )

    private fun prompt(case: Case) = Prompt(
        7uL,
        case["seat"].int.toUInt(),
        case.yes("open"),
        case.yes("cards"),
        case.words("title"),
        case["hint"] as String?,
        case.list("options").map { choice(Case(it as Map<*, *>)) },
        case.yes("canUndo"),
        case.yes("canRestart"),
    )

    private fun view(case: Case) = View(
        "game", "Game", null, face(case.case("face")!!), true, players, 7uL, emptyList(), case.case("prompt")?.let(::prompt),
        case.yes("canUndo"), emptyList(), "headline", null, emptyList(), at(case.case("at")),
    )

    /** Where the players are; all round this device where nothing is said. */
    private fun at(case: Case?): At {
        fun seats(key: String) = case?.let { it[key] as List<*>? }.orEmpty().map { it.int.toUInt() }
        val standing = Standing.valueOf((case?.get("standing") as String? ?: "here").uppercase())
        val shared = case?.get("shared") != false
        val refused = case?.get("refused") as String?
        return At(standing, case != null, shared, seats("away"), seats("waits"), case?.yes("sent") == true, refused)
    }

    /** Follows a step as a table does, with a core that only writes down what it is asked. */
    private fun follow(step: Step?, calls: MutableList<String>, marks: Marks): Marks =
        when (step) {
            null -> marks
            is Step.Commit -> marks.also { calls += "choose ${step.choice.id}" }
            is Step.Show -> {
                calls += "preview ${step.choice.id}"
                step.marks.copy(chosen = step.choice, commit = "do ${step.choice.id}", hint = Hint("would ${step.choice.id}"))
            }
            is Step.Sure -> step.marks.copy(hint = Hint("final"))
            is Step.Second -> {
                calls += "preview ${step.choice.id}"
                step.marks.copy(hint = Hint("and-where"))
            }
            is Step.Why -> marks.also { calls += "why ${step.touch}" }
        }

    private fun does(what: List<*>, view: View, marks: Marks, calls: MutableList<String>): Marks {
        val options = view.prompt?.options.orEmpty()
        val most = Answering.amounts(view.prompt).size - 1
        return when (what[0]) {
            "tap" -> follow(Answering.tap(view.prompt, marks, what[1].int.toUInt()), calls, marks)
            "more" -> marks.copy(amount = minOf(most, marks.amount + 1))
            "less" -> marks.copy(amount = maxOf(0, marks.amount - 1))
            "amount" -> {
                val go = PromptModel.of(view, Screen.TABLE, marks, Texts.NONE).amount!!.go
                follow(Answering.choose(options.first { it.id == go.choice }, marks, true), calls, marks)
            }
            "press" -> when (what[1]) {
                "turn" -> follow(Answering.turn(marks), calls, marks)
                else -> {
                    val option = options.first { it.id.toInt() == what[2].int }
                    val done = what[1] == "usual" && marks.chosen?.id == option.id
                    val step = if (done) Step.Commit(option) else Answering.choose(option, marks, what[1] == "answer")
                    follow(step, calls, marks)
                }
            }
            else -> error("nothing is done by ${what[0]}")
        }
    }

    private fun told(button: Button): String = listOfNotNull(
        button.kind.name.lowercase(),
        button.choice?.toString(),
        "off".takeUnless { button.enabled },
        "long".takeIf { button.long },
        button.label.takeIf { button.kind in WORDED },
    ).joinToString(" ")

    @Test
    fun everyCase() {
        for (case in Json.cases("prompt.json")) {
            val view = view(case)
            val calls = mutableListOf<String>()
            var marks = follow(Answering.begins(view.prompt), calls, Marks())
            for (what in case.list("do")) marks = does(what as List<*>, view, marks, calls)
            val shown = PromptModel.of(view, Screen.TABLE, marks, Texts.NONE)
            val name = case.name
            assertEquals(case.list("calls"), calls, name)
            assertEquals(case.words("title"), shown.title, name)
            assertEquals(case.words("hint"), shown.hint.words, name)
            assertEquals(case.list("buttons"), shown.buttons.map(::told), name)
            assertEquals(case.list("answers").map { it.int.toUInt() }, shown.answers.map { it.choice }, name)
            val amount = shown.amount?.let { listOf(it.number, it.canLess, it.canMore, it.go.label) }
            val wanted = (case["amount"] as List<*>?)?.let { listOf(it[0].int) + it.drop(1) }
            assertEquals(wanted, amount, name)
        }
    }

    @Test
    fun onlyOneButtonSettlesIt() {
        for (case in Json.cases("prompt.json")) {
            val shown = PromptModel.of(view(case), Screen.TABLE, Marks(), Texts.NONE)
            assertTrue(shown.buttons.count { it.primary } <= 1, case.name)
            assertTrue(shown.buttons.dropLast(1).none { it.primary }, case.name)
        }
    }

    private companion object {
        val WORDED = setOf(
            Button.Kind.ANSWER, Button.Kind.USUAL, Button.Kind.HAND_ON, Button.Kind.PAST, Button.Kind.SHELF, Button.Kind.AGAIN,
            Button.Kind.NEAR,
        )
    }
}
