// The log as the viewer shown now knows it.
package tabularium.kit

import tabularium.core.Log

/** One sentence; the seat whose act it was, none for chance. */
data class LogLine(val entry: ULong, val seat: UInt?, val words: String)

class LogModel(log: Log) {
    /** Oldest first. */
    val lines: List<LogLine> = log.acts.flatMap { act -> act.lines.map { LogLine(act.entry, act.seat, it) } }

    /** Whether the rules have changed since the game began: what was before can be read and not replayed. */
    val rulesChanged: Boolean = log.rulesChanged
}
