// The words of the screens by key, in one language.
package tabularium.kit

class Texts(private val words: Map<String, String>) {
    /** `texts["hand-on"]` is what the catalogue has as `screen-hand-on`; a missing one shows its key. */
    operator fun get(key: String): String = words["screen-$key"] ?: key

    /** The name of an emblem, 0 to 5. */
    fun emblem(emblem: UInt): String = EMBLEMS.getOrNull(emblem.toInt())?.let { words["emblem-$it"] ?: it } ?: ""

    companion object {
        val NONE = Texts(emptyMap())
        private val EMBLEMS = listOf("rubra", "lapis", "ochra", "oliva", "porphyra", "marmor")
    }
}
