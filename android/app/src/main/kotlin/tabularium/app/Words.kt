// Words on a screen: titles, hints, labels, each in its type.
package tabularium.app

import android.graphics.Typeface
import android.text.TextUtils
import android.util.TypedValue
import android.view.Gravity
import android.view.View
import android.widget.TextView

/** Words in a type of so many points; they grow with the setting, up to `most`. */
fun Look.words(
    words: CharSequence,
    size: Float,
    role: String = "ink",
    face: Typeface = Look.SANS,
    most: Float = Float.MAX_VALUE,
): TextView = TextView(context, null, 0, 0).apply {
    text = words
    setTextSize(TypedValue.COMPLEX_UNIT_PX, type(size, most))
    setTextColor(colour(role))
    typeface = face
    setLineSpacing(0f, 1.12f)
    includeFontPadding = false
    fontFeatureSettings = "'lnum'"
    textDirection = View.TEXT_DIRECTION_LOCALE
}

/** A question, the name of a thing. */
fun Look.heading(words: CharSequence, size: Float = 18f): TextView =
    words(words, size, face = Look.SERIF_BOLD).apply { asHeading(this) }

/** What is read: hints and sentences. */
fun Look.body(words: CharSequence, role: String = "ink"): TextView =
    words(words, 14f, role).apply { setLineSpacing(0f, 1.3f) }

/** A label in capitals over a part of a screen. */
fun Look.cap(words: CharSequence): TextView = words(words, 10.5f, "ink-2", Look.SANS_STRONG).apply {
    isAllCaps = true
    letterSpacing = CanvasPen.CAPITALS
    asHeading(this)
}

/** Tells a screen reader that this heads a part. */
fun asHeading(view: View) {
    if (android.os.Build.VERSION.SDK_INT >= 28) Newer.heading(view)
}

fun TextView.middle(): TextView = apply {
    gravity = Gravity.CENTER
    textAlignment = View.TEXT_ALIGNMENT_CENTER
}

/** One line, cut at its end. */
fun TextView.oneLine(): TextView = apply {
    maxLines = 1
    ellipsize = TextUtils.TruncateAt.END
}
