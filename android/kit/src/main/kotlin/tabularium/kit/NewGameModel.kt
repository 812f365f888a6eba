// A new game: who, in which order, and by which house rules. Plain state; only `begin` asks the core.
package tabularium.kit

import tabularium.core.Game
import tabularium.core.GameOption
import tabularium.core.Place
import tabularium.core.Preset

/** One house rule as it stands. */
data class Rule(
    val id: String,
    val label: String,
    val hint: String,
    val value: String,
    /** What it can be: value and label. */
    val values: List<Pair<String, String>>,
    /** Whether it is only on ("true") or off ("false"). */
    val isSwitch: Boolean,
)

/** `remembered` sat down last; they sit down again if they are not too many or too few. */
class NewGameModel(private val house: House, val game: Game, remembered: List<Place>) {
    private val places: MutableList<Place> =
        if (remembered.size.toUInt() in game.minSeats..game.maxSeats) remembered.toMutableList()
        else MutableList(game.minSeats.toInt()) { Place("", it.toUInt()) }

    private val chosen = HashMap<String, String>(game.presets.firstOrNull()?.set.orEmpty())

    /** In the order round the table. */
    val seats: List<Place> get() = places.toList()
    val canAdd: Boolean get() = places.size < game.maxSeats.toInt()
    val canRemove: Boolean get() = places.size > game.minSeats.toInt()

    /** What an unnamed player is called. */
    fun label(seat: Int): String = "${house.texts["player"]} ${seat + 1}"

    fun name(seat: Int, name: String) {
        places[seat] = places[seat].copy(name = name)
    }

    /** The next emblem; who had it gets this one. */
    fun nextEmblem(seat: Int) {
        val was = places[seat].emblem
        val next = (was + 1u) % EMBLEMS
        val other = places.indexOfFirst { it.emblem == next }
        if (other >= 0) places[other] = places[other].copy(emblem = was)
        places[seat] = places[seat].copy(emblem = next)
    }

    /** One place up in the order. */
    fun up(seat: Int) {
        if (seat <= 0) return
        val above = places[seat - 1]
        places[seat - 1] = places[seat]
        places[seat] = above
    }

    fun add() {
        if (!canAdd) return
        val free = (0u until EMBLEMS).firstOrNull { emblem -> places.none { it.emblem == emblem } } ?: 0u
        places += Place("", free)
    }

    fun remove(seat: Int) {
        if (canRemove) places.removeAt(seat)
    }

    /** The players as they would sit down. */
    fun named(): List<Place> =
        places.mapIndexed { i, place -> place.copy(name = place.name.trim().ifEmpty { label(i) }) }

    /** Who is called as somebody else is: it is allowed, and worth a mark. No emblem is ever there twice. */
    fun doubles(): Set<Int> {
        val names = named().map { it.name.lowercase() }
        return names.indices.filterTo(HashSet()) { i -> names.count { it == names[i] } > 1 }
    }

    val presets: List<Preset> get() = game.presets

    /** The preset that is what is chosen, if there is one. */
    val preset: Preset? get() = game.presets.firstOrNull { preset ->
        game.options.filter(::applies).all { value(it) == (preset.set[it.id] ?: it.default) }
    }

    fun choose(preset: Preset) {
        chosen.clear()
        chosen.putAll(preset.set)
    }

    fun set(option: String, value: String) {
        chosen[option] = value
    }

    /** The rules that apply with what is chosen. */
    val rules: List<Rule> get() = game.options.filter(::applies).map { option ->
        val now = value(option)
        val values =
            if (option.bySeat) named().mapIndexed { i, place -> i.toString() to place.name }
            else option.values.map { it.value to it.label }
        val isSwitch = values.size == 2 && values.all { it.first == "true" || it.first == "false" }
        val hint = option.values.firstOrNull { it.value == now }?.hint.orEmpty()
        Rule(option.id, option.label, hint, now, values, isSwitch)
    }

    /** Makes the table; the core says what does not do, such as a name that is too long. */
    fun begin(done: (String) -> Unit, failed: (Failure) -> Unit) {
        val seats = named()
        val applying = game.options.filter(::applies).map { it.id }
        val options = chosen.filterKeys { it in applying }
        house.queue.ask({ house.app.create(game.id, seats, options) }, done, failed)
    }

    private fun value(option: GameOption): String = chosen[option.id] ?: option.default

    private fun applies(option: GameOption): Boolean {
        if (option.onlySeats?.let { it != places.size.toUInt() } == true) return false
        val only = option.onlyIf ?: return true
        val other = game.options.firstOrNull { it.id == only.option } ?: return false
        return value(other) == only.value
    }

    private companion object {
        const val EMBLEMS = 6u
    }
}
