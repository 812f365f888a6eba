// Reads the case files and what the virtual radio says: just enough JSON for them.
package tabularium.kit

import java.io.File

/** Objects as maps, arrays as lists, numbers as doubles. */
class Json private constructor(private val text: String) {
    private var at = 0

    private fun space() {
        while (at < text.length && text[at].isWhitespace()) at++
    }

    private fun next(wanted: Char): Boolean {
        space()
        if (text[at] != wanted) return false
        at++
        return true
    }

    private fun need(wanted: Char) = check(next(wanted)) { "'$wanted' is missing at $at" }

    private fun value(): Any? {
        space()
        return when (text[at]) {
            '{' -> entries()
            '[' -> items()
            '"' -> words()
            't' -> true.also { at += 4 }
            'f' -> false.also { at += 5 }
            'n' -> null.also { at += 4 }
            else -> {
                val from = at
                while (at < text.length && text[at] in "+-.0123456789eE") at++
                text.substring(from, at).toDouble()
            }
        }
    }

    private fun entries(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        need('{')
        if (next('}')) return map
        do {
            space()
            val key = words()
            need(':')
            map[key] = value()
        } while (next(','))
        need('}')
        return map
    }

    private fun items(): List<Any?> {
        val list = ArrayList<Any?>()
        need('[')
        if (next(']')) return list
        do list += value() while (next(','))
        need(']')
        return list
    }

    private fun words(): String {
        need('"')
        val words = StringBuilder()
        while (text[at] != '"') {
            if (text[at] == '\\') at++
            words.append(text[at++])
        }
        at++
        return words.toString()
    }

    companion object {
        /** One object. */
        fun read(text: String): Case = Case(Json(text).value() as Map<*, *>)

        /** A file of cases, shared by all shells. */
        fun cases(name: String): List<Case> {
            val folder = checkNotNull(System.getProperty("house.cases")) { "Maven says where the cases are" }
            val whole = Case(Json(File(folder, name).readText()).value() as Map<*, *>)
            return whole.list("cases").map { Case(it as Map<*, *>) }
        }
    }
}

class Case(private val map: Map<*, *>) {
    val name: String get() = words("name")

    operator fun get(key: String): Any? = map[key]

    fun words(key: String): String = map[key] as String

    fun list(key: String): List<*> = map[key] as? List<*> ?: emptyList<Any>()

    fun float(key: String): Float = (map[key] as Double).toFloat()

    fun yes(key: String): Boolean = map[key] == true

    fun case(key: String): Case? = (map[key] as? Map<*, *>)?.let(::Case)
}

val Any?.int: Int get() = (this as Double).toInt()
val Any?.float: Float get() = (this as Double).toFloat()
