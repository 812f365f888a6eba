// A new game: who plays, in which order, and by which rules.
package tabularium.app

import android.annotation.SuppressLint
import android.text.InputType
import android.util.TypedValue
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.LinearLayout
import tabularium.kit.NewGameModel

@SuppressLint("ViewConstructor")
class NewGameScreen(
    look: Look,
    private val stage: Stage,
    private val title: String,
    private val game: String,
    private val model: NewGameModel,
) : Page(look) {
    /** The fields of the names, for whoever gives one the focus. */
    private val fields = ArrayList<EditText>()

    override val hasFoot: Boolean
        get() = true

    init {
        head(
            "${look.texts["new-game"]}: $title",
            null,
            stage::toShelf,
            listOf(look.iconButton("rules", look.texts["rules"]) { stage.sheets.rules(game) }),
        )
        val begin = look.primary(look.texts["begin"]) { stage.begin(model) }
        foot(Narrow(look.context, look.dp(WIDEST), begin).padding(look.dp(14), look.dp(8), look.dp(14), look.dp(12)))
        draw()
    }

    private fun draw(focus: Int? = null) {
        fields.clear()
        val views = ArrayList<View?>()
        views += part(look.texts["players"])
        model.seats.indices.mapTo(views, ::player)
        if (model.canAdd) views += add()
        if (model.presets.size > 1) {
            views += part(look.texts["preset"])
            val labels = model.presets.map { it.label }
            views += look.tabs(labels, model.presets.indexOf(model.preset)) { at ->
                model.choose(model.presets[at])
                draw()
            }
            model.preset?.let { views += look.words(it.hint, 13f, "ink-2").margins(look.dp(6), look.dp(8), look.dp(6)) }
        }
        if (model.rules.isNotEmpty()) {
            views += part(look.texts["house-rules"], model.preset?.label ?: look.texts["changed"])
            views += options()
        }
        cards(views)
        focus?.let { at -> fields.getOrNull(at)?.requestFocus() }
    }

    private fun player(at: Int): View {
        val seat = model.seats[at]
        val emblem = EmblemButton(look, seat.emblem) {
            model.nextEmblem(at)
            draw()
        }
        val up = look.iconButton("up", look.texts["up"]) {
            model.up(at)
            draw()
        }
        up.isEnabled = at > 0
        val remove = look.iconButton("close", look.texts["remove"]) {
            model.remove(at)
            draw()
        }
        remove.isEnabled = model.canRemove
        val row = look.row(emblem, name(at).share(), up, remove)
        row.background = look.card()
        row.padding(look.dp(4), look.dp(4), look.dp(2), look.dp(5))
        return row.margins(bottom = look.dp(7))
    }

    private fun name(at: Int): EditText = look.field(model.seats[at].name, model.label(at), LONGEST).apply {
        background = null
        setTextSize(TypedValue.COMPLEX_UNIT_PX, look.type(17f))
        typeface = Look.SERIF_BOLD
        inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_VARIATION_PERSON_NAME or
            InputType.TYPE_TEXT_FLAG_CAP_WORDS
        imeOptions = EditorInfo.IME_ACTION_NEXT or EditorInfo.IME_FLAG_NO_PERSONALIZED_LEARNING
        onText { model.name(at, it) }
        fields += this
    }

    private fun add(): View = look.plain("+ " + look.texts["add-player"]) {
        model.add()
        draw(model.seats.size - 1)
    }.apply {
        val dash = floatArrayOf(7 * look.density, 5 * look.density)
        val slab = Slab(0, look.colour("rule-strong"), 1.5f * look.density, 10 * look.density, dash = dash)
        background = look.pressed(slab)
        setTextColor(look.colour("ink-2"))
        minHeight = look.dp(56)
    }

    private fun options(): View {
        val list: LinearLayout = look.column()
        model.rules.forEachIndexed { i, rule ->
            if (i > 0) list.addView(look.line(), LinearLayout.LayoutParams(MATCH, look.dp(1)))
            val said = look.column(
                look.words(rule.label, 15f),
                rule.hint?.takeIf { it.isNotEmpty() }?.let { look.words(it, 13f, "ink-2").margins(top = look.dp(3)) },
            )
            val set = { value: String ->
                model.set(rule.id, value)
                draw()
            }
            val row = if (rule.isSwitch) {
                val switch = Toggle(look, rule.label, rule.value == "true") { on -> set(on.toString()) }
                look.row(said.share().margins(right = look.dp(10)), switch)
            } else {
                val labels = rule.values.map { it.second }
                val at = rule.values.indexOfFirst { it.first == rule.value }
                val picked = look.picker(rule.label, labels, at) { set(rule.values[it].first) }
                Flow(look.context, look.dp(8)).add(said, look.dp(150), 1f).add(picked, look.dp(120), 1f)
            }
            row.minimumHeight = look.dp(56)
            row.padding(look.dp(14), look.dp(8), look.dp(12), look.dp(8))
            list.addView(row, LinearLayout.LayoutParams(MATCH, WRAP))
        }
        list.background = look.card()
        return list
    }

    private companion object {
        const val LONGEST = 24
    }
}
