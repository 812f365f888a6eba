// The whole book of a game: how to play, glossary, rulings; searched as one types.
package tabularium.kit

import tabularium.core.Rules
import tabularium.core.Ruling
import tabularium.core.Section
import tabularium.core.Term

/** What a search finds; what is empty or null is not shown. */
class Found(
    val intro: String?,
    val sections: List<Section>,
    val terms: List<Term>,
    val note: String?,
    val rulings: List<Ruling>,
) {
    val nothing: Boolean = intro == null && sections.isEmpty() && terms.isEmpty() && rulings.isEmpty()
}

class RulesModel(val rules: Rules) {
    /** Everything for an empty query; "R7" is the ruling of that number. */
    fun search(query: String): Found {
        val wanted = query.trim().lowercase()
        if (wanted.isEmpty()) return Found(rules.intro, rules.sections, rules.glossary, rules.note, rules.rulings)
        val number = NUMBER.matchEntire(wanted)?.groupValues?.get(1)
        if (number != null) {
            return Found(null, emptyList(), emptyList(), null, rules.rulings.filter { it.number.toString() == number })
        }
        val has = { words: String -> words.lowercase().contains(wanted) }
        return Found(
            null,
            rules.sections.filter { has(it.title) || has(it.body) },
            rules.glossary.filter { has(it.term) || has(it.meaning) },
            null,
            rules.rulings.filter { has(it.text) },
        )
    }

    companion object {
        private val NUMBER = Regex("r(\\d+)")

        /** Reads the rules of a game, with what their pictures are drawn with. */
        fun load(house: House, game: String, done: (RulesModel) -> Unit, failed: (Failure) -> Unit) = house.queue.ask({
            val rules = house.rules(game)
            val book = house.bookOf(game)
            for (section in rules.sections) for (picture in section.pictures) book.need(picture.surfaces)
            RulesModel(rules)
        }, done, failed)
    }
}
