// Fast, then slow: how far a motion has come in its time.
package tabularium.kit

object Ease {
    // The cubic curve (.2, .8) (.2, 1), as in the style sheet of the page.
    private const val AX = 0.2f
    private const val AY = 0.8f
    private const val BX = 0.2f
    private const val BY = 1f

    /** From the share of the time, 0 to 1, to the share of the way. */
    fun out(part: Float): Float {
        if (part <= 0f) return 0f
        if (part >= 1f) return 1f
        // The curve's own parameter at this time, by halving: it grows with the time.
        var low = 0f
        var high = 1f
        repeat(20) {
            val middle = (low + high) / 2
            if (curve(AX, BX, middle) < part) low = middle else high = middle
        }
        return curve(AY, BY, (low + high) / 2)
    }

    private fun curve(a: Float, b: Float, t: Float): Float {
        val rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
    }
}
