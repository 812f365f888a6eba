// How often a connection that fails for no reason is tried again, and after what pause (C22).
package tabularium.kit

import java.util.Random

class Retries(private val random: Random) {
    private var tried = 0

    /** A try has failed: how long to wait before the next one; nothing when it is enough. */
    fun pauseMs(): Long? {
        tried += 1
        if (tried >= MOST) return null
        val longest = FIRST_MS shl tried
        return longest / 2 + random.nextInt((longest / 2).toInt() + 1)
    }

    companion object {
        /** Tries in all. */
        const val MOST = 5
        private const val FIRST_MS = 50L
    }
}
