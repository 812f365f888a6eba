// A line to write in.
package tabularium.app

import android.text.Editable
import android.text.InputFilter
import android.text.InputType
import android.text.TextWatcher
import android.util.TypedValue
import android.view.View
import android.view.inputmethod.EditorInfo
import android.widget.EditText

/** `words` are its label. Nothing of it is kept by the system. */
fun Look.field(text: String, words: String, longest: Int): EditText = EditText(context, null, 0, 0).apply {
    isFocusable = true
    isFocusableInTouchMode = true
    isClickable = true
    isLongClickable = true
    background = Slab(colour("surface"), colour("rule-strong"), density, 8 * density)
    setText(text)
    hint = words
    setHintTextColor(colour("ink-2"))
    setTextColor(colour("ink"))
    setTextSize(TypedValue.COMPLEX_UNIT_PX, type(16f))
    typeface = Look.SANS
    filters = arrayOf(InputFilter.LengthFilter(longest))
    inputType = InputType.TYPE_CLASS_TEXT
    imeOptions = EditorInfo.IME_ACTION_DONE or EditorInfo.IME_FLAG_NO_PERSONALIZED_LEARNING
    importantForAutofill = View.IMPORTANT_FOR_AUTOFILL_NO
    isSaveEnabled = false
    minHeight = dp(FINGER)
    gravity = android.view.Gravity.CENTER_VERTICAL
    contentDescription = null
    padding(dp(10), dp(6), dp(10), dp(6))
    ring(this, 8f)
}

/** Calls this whenever the text is another. */
fun EditText.onText(changed: (String) -> Unit) = addTextChangedListener(object : TextWatcher {
    override fun beforeTextChanged(text: CharSequence, start: Int, count: Int, after: Int) = Unit

    override fun onTextChanged(text: CharSequence, start: Int, before: Int, count: Int) = Unit

    override fun afterTextChanged(text: Editable) = changed(text.toString())
})
