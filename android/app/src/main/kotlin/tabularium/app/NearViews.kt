// What the screens of playing on several devices are made of.
package tabularium.app

import android.text.InputType
import android.util.TypedValue
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.EditText
import android.widget.TextView
import tabularium.core.NearPerson
import tabularium.kit.NearState

/** How it stands, and what helps where this device's radio does not go. */
fun Stage.standing(words: String?, state: NearState): Part = Part(listOf(words, state.advice)) {
    val said = words?.takeIf { it.isNotEmpty() } ?: return@Part null
    val line = look.words(said, 15f).apply {
        setLineSpacing(0f, 1.3f)
        accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
    }
    val all = look.column(line, *remedies.views(state).toTypedArray())
    all.background = look.card(edge = "rule-strong")
    all.padding(look.dp(14), look.dp(12), look.dp(14), look.dp(14)).margins(bottom = look.dp(12))
    look.column(all)
}

/** A sentence that is always true here. */
fun Look.note(words: String): View = body(words, "ink-2").margins(top = dp(12))

/** A label over a part of a sheet. */
fun Look.label(words: String): TextView = cap(words).margins(top = dp(18), bottom = dp(6))

/** What the others call this device. */
fun Stage.ownName(name: String): View {
    val near = look.house.near
    val words = look.texts["near-own-name"]
    val field = look.field(name, look.texts["near-own-name-empty"], NAME)
    field.inputType = InputType.TYPE_CLASS_TEXT or InputType.TYPE_TEXT_FLAG_CAP_WORDS
    var kept = name
    val keep = {
        val typed = field.text.toString()
        if (typed != kept) near.rename(typed)
        kept = typed
    }
    field.setOnFocusChangeListener { _, has -> if (!has) keep() }
    field.setOnEditorActionListener { _, action, _ ->
        if (action == EditorInfo.IME_ACTION_DONE) keep()
        false
    }
    field.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
        override fun onViewAttachedToWindow(view: View) = Unit

        override fun onViewDetachedFromWindow(view: View) = keep()
    })
    return look.labelled(words, field)
}

private fun Look.labelled(words: String, field: EditText): View {
    val label = label(words)
    if (field.id == View.NO_ID) field.id = View.generateViewId()
    label.labelFor = field.id
    return column(label, field)
}

/** Six digits to type; `done` is what is typed when all are there. */
fun Stage.digitsField(done: (String) -> Unit): Pair<View, EditText> {
    val words = look.texts["near-join-digits"]
    val field = look.field("", "", DIGITS)
    field.inputType = InputType.TYPE_CLASS_NUMBER
    field.keyListener = android.text.method.DigitsKeyListener.getInstance("0123456789 ")
    field.typeface = Look.SERIF_BOLD
    field.letterSpacing = .2f
    field.setTextSize(TypedValue.COMPLEX_UNIT_PX, look.type(30f, most = 44f))
    field.middle()
    field.setOnEditorActionListener { _, _, _ ->
        done(field.text.toString())
        true
    }
    return look.labelled(words, field) to field
}

/** What a device is called on the screens of this one. */
fun Look.called(person: NearPerson, at: Int): String = when {
    person.device == null -> texts["near-this"]
    person.name.isNotEmpty() -> person.name
    else -> "${texts["near-own-name-empty"]} $at"
}

private const val NAME = 24
private const val DIGITS = 7
