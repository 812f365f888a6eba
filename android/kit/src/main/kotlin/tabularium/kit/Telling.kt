// What has happened, sentence by sentence: which sentences, and how long each stays. What is older stands in the log.
package tabularium.kit

import tabularium.core.Lines

object Telling {
    private const val MOST = 8
    private const val EACH = 700L
    private const val LETTER = 22L

    /** The last sentences of what happened. */
    fun lines(steps: List<Lines>): List<String> = steps.flatMap { it.lines }.takeLast(MOST)

    /** How long a sentence is to be read, in milliseconds. */
    fun duration(line: String): Long = EACH + LETTER * line.length
}
