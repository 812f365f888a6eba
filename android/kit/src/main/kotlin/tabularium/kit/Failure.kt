// What went wrong, as a sentence for the player.
package tabularium.kit

import tabularium.core.CoreException

/** `words` are for the player, in the language set. `report` is what can be sent to the makers, after a bug only. */
class Failure(val kind: Kind, val words: String, val report: String? = null) {
    enum class Kind { STALE, REFUSED, CURTAIN, UNFIT, MISSING, FILE, STORAGE, IN_USE, BUG, LEFT }

    /** Whether the table stands otherwise than it was shown. */
    val isPassed: Boolean
        get() = kind == Kind.STALE || kind == Kind.CURTAIN || kind == Kind.BUG || kind == Kind.REFUSED

    companion object {
        /** Of whatever a call of the core threw. What is no error of the core is a bug of this side, told by `bug`. */
        fun of(problem: Throwable, bug: String): Failure =
            when (problem) {
                is CoreException.Stale -> Failure(Kind.STALE, problem.words)
                is CoreException.Refused -> Failure(Kind.REFUSED, problem.words)
                is CoreException.Curtain -> Failure(Kind.CURTAIN, problem.words)
                is CoreException.Unfit -> Failure(Kind.UNFIT, problem.words)
                is CoreException.Missing -> Failure(Kind.MISSING, problem.words)
                is CoreException.Damaged -> Failure(Kind.FILE, problem.words)
                is CoreException.Foreign -> Failure(Kind.FILE, problem.words)
                is CoreException.Newer -> Failure(Kind.FILE, problem.words)
                is CoreException.Storage -> Failure(Kind.STORAGE, problem.words)
                is CoreException.InUse -> Failure(Kind.IN_USE, problem.words)
                is CoreException.Bug -> Failure(Kind.BUG, problem.words, problem.report)
                is CoreException.Left -> Failure(Kind.LEFT, "")
                // After the end of a handle, which an app that goes may still call.
                is IllegalStateException -> Failure(Kind.LEFT, "")
                else -> Failure(Kind.BUG, bug, report(problem))
            }

        /** Where it happened; never an exception's own words, which could hold a name or a card. */
        private fun report(problem: Throwable): String =
            problem.stackTrace.take(12).joinToString("\n", prefix = "in: ${problem.javaClass.name}\n") { "at: $it" }
    }
}
