// Words fitted into a box: smaller type down to the floor, as many lines as allowed, then cut. As the core fits them.
package tabularium.kit

import tabularium.core.TextRun

/** Words broken into lines, in the size that they take, in board units. */
class Fitted(val size: Int, val lines: List<String>)

/** `width` says how long words are in a size, without the spacing of capitals. */
class Fitting(private val width: (words: String, size: Int, face: Face) -> Float) {
    fun fit(run: TextRun): Fitted {
        val face = Face(run.serif, run.bold, run.capitals)
        val most = maxOf(1, run.lines)
        var size = run.size
        while (true) {
            val lines = broken(run, size, face)
            val high = run.h == 0 || lines.size * size * 6 / 5 <= run.h + size / 4
            val broad = lines.all { width(it, size, face) + spacing(it, size, face) <= run.w }
            if (lines.size <= most && broad && high) return Fitted(size, lines)
            // A name can be longer than any box: what is over is cut off.
            if (size <= run.floor) return Fitted(size, lines.take(most).map { cut(it, size, run.w, face) })
            size = maxOf(size - STEP, run.floor)
        }
    }

    private fun spacing(line: String, size: Int, face: Face): Int =
        if (face.capitals) line.codePointCount(0, line.length) * size * 11 / 100 else 0

    private fun cut(line: String, size: Int, room: Int, face: Face): String {
        if (width(line, size, face) <= room + size) return line
        var short = line
        while (short.isNotEmpty() && width(short, size, face) + width("…", size, face) > room) {
            short = short.substring(0, short.offsetByCodePoints(short.length, -1))
        }
        return short.trimEnd() + "…"
    }

    private fun broken(run: TextRun, size: Int, face: Face): List<String> {
        if (run.lines <= 1) return listOf(run.words)
        val lines = mutableListOf<String>()
        for (word in run.words.split(SPACE)) {
            if (word.isEmpty()) continue
            val line = lines.lastOrNull()
            if (line != null && width(line, size, face) + width(" ", size, face) + width(word, size, face) <= run.w) {
                lines[lines.size - 1] = "$line $word"
            } else {
                lines += word
            }
        }
        return lines
    }

    private companion object {
        const val STEP = 50
        val SPACE = Regex("\\s+")
    }
}
