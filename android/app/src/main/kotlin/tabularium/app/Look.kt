// What a screen is made with: measures, colours by day or by night, typefaces, words, and who draws symbols.
package tabularium.app

import android.content.Context
import android.graphics.Path
import android.graphics.Typeface
import kotlin.math.min
import kotlin.math.roundToInt
import tabularium.kit.Colours
import tabularium.kit.House
import tabularium.kit.Painting
import tabularium.kit.Texts

class Look(val context: Context, val house: House, val night: Boolean) {
    val density = context.resources.displayMetrics.density
    val pen = CanvasPen()

    /** How much larger than drawn all words are: the system's wish and the app's own. */
    private val scale =
        min(MOST, context.resources.configuration.fontScale * house.settings.textPercent.toInt() / 100f)
    private val colours = Colours(house.houseBook.colours, night)
    private val paintings = HashMap<String, Painting<Path>>()

    val texts: Texts
        get() = house.texts

    /** Whether motion is reduced, here or in the system. */
    val calm: Boolean
        get() = house.settings.calm || !motion(context)

    fun colour(role: String): Int = colours.role(role)

    /** The paint of a role, as symbols take it. */
    fun paint(role: String): Int = colours.paint(role)

    /** A length in points, in whole pixels. */
    fun dp(points: Float): Int = (points * density).roundToInt()

    fun dp(points: Int): Int = dp(points.toFloat())

    /** A size of type in pixels; `most` is where it stops growing, in points. */
    fun type(points: Float, most: Float = Float.MAX_VALUE): Float = min(points * scale, most) * density

    /** Whether words are so large that rows of them stand one below the other. */
    val isLarge: Boolean
        get() = scale >= 1.5f

    /** Who draws the symbols of a game; of the house for an empty name. */
    fun painting(game: String): Painting<Path> = paintings.getOrPut(game) { newPainting(game) }

    /** Another one, for pictures that come and go by themselves. */
    fun newPainting(game: String): Painting<Path> {
        val book = if (game.isEmpty()) house.houseBook else house.bookOf(game)
        return Painting(pen, book, Colours(book.colours, night))
    }

    companion object {
        const val MOST = 2f
        val SERIF: Typeface = Typeface.create(Typeface.SERIF, Typeface.NORMAL)
        val SERIF_BOLD: Typeface = Typeface.create(Typeface.SERIF, Typeface.BOLD)
        val SANS: Typeface = Typeface.create("sans-serif", Typeface.NORMAL)
        val SANS_STRONG: Typeface = Typeface.create("sans-serif-medium", Typeface.NORMAL)

        private fun motion(context: Context): Boolean =
            android.provider.Settings.Global.getFloat(
                context.contentResolver,
                android.provider.Settings.Global.ANIMATOR_DURATION_SCALE,
                1f,
            ) > 0f
    }
}
