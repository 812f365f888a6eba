// Every word that an object still holds, through all it refers to: for "nothing is kept".
package tabularium.kit

import java.lang.reflect.Modifier
import java.util.IdentityHashMap

object Held {
    private val SEEN = listOf("tabularium.", "kotlin.Pair", "kotlin.Triple", "kotlin.jvm.internal.Ref")

    fun strings(root: Any): Set<String> {
        val found = HashSet<String>()
        val met = IdentityHashMap<Any, Unit>()
        val open = ArrayDeque<Any>()
        open += root
        while (open.isNotEmpty()) {
            val one = open.removeLast()
            if (met.put(one, Unit) != null) continue
            open.addAll(
                when {
                    one is String -> emptyList<Any>().also { found += one }
                    one is Enum<*> -> emptyList()
                    one is Map<*, *> -> one.entries.flatMap { listOfNotNull(it.key, it.value) }
                    one is Iterable<*> -> one.filterNotNull()
                    one is Array<*> -> one.filterNotNull()
                    // The house is everybody's; the test's own listener remembers on purpose.
                    one is House || one is Looker || one is Texts || one is tabularium.core.Table -> emptyList()
                    SEEN.any { one.javaClass.name.startsWith(it) } -> fields(one)
                    else -> emptyList()
                },
            )
        }
        return found
    }

    private fun fields(of: Any): List<Any> =
        generateSequence<Class<*>>(of.javaClass) { it.superclass }
            .takeWhile { it != Any::class.java }
            .flatMap { it.declaredFields.asSequence() }
            .filter { !Modifier.isStatic(it.modifiers) && !it.type.isPrimitive }
            .mapNotNull { field ->
                field.isAccessible = true
                field.get(of)
            }.toList()
}
