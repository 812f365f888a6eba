// The shelf: the games on it, what can be begun, and what can be done with each.
package tabularium.kit

import tabularium.core.Card
import tabularium.core.DamagedGame
import tabularium.core.Game
import tabularium.core.Place
import tabularium.core.Tally

class ShelfState(
    /** The game to go on with; none where the last one is over. */
    val first: Card?,
    val rest: List<Card>,
    val damaged: List<DamagedGame>,
    /** What can be begun. The pictures of their boxes are in the books of the games. */
    val games: List<Game>,
    /** Who sat down last. */
    val lastPlayers: List<Place>,
    val results: List<Tally>,
)

class ShelfModel(private val house: House) {
    /** Called on the queue's thread. */
    interface Listener {
        fun shown(state: ShelfState)

        fun said(failure: Failure)

        /** A table was made and wants to be opened. */
        fun opened(id: String)
    }

    @Volatile
    private var listener: Listener? = null

    @Volatile
    var state: ShelfState? = null
        private set

    fun listen(listener: Listener?) {
        this.listener = listener
        if (listener != null) house.queue.run { if (this.listener === listener) state?.let(listener::shown) }
    }

    /** Looks at the shelf anew. */
    fun load() = house.queue.ask({ read() }, ::show, ::said)

    /** Takes a game off for ever; the others round it are told before that it is closed. */
    fun delete(id: String) = house.near.without(id) {
        house.queue.answer({ house.app.delete(id); read() }, ::show, ::said)
    }

    fun rename(id: String, title: String) = change { house.app.rename(id, title) }

    /** The same players play again. */
    fun again(id: String) = house.queue.ask({ house.app.again(id) }, { listener?.opened(it) }, ::said)

    private fun change(call: () -> Unit) = house.queue.ask({ call(); read() }, ::show, ::said)

    private fun show(now: ShelfState) {
        state = now
        listener?.shown(now)
    }

    private fun said(failure: Failure) {
        listener?.said(failure)
    }

    private fun read(): ShelfState {
        val shelf = house.app.shelf()
        val games = house.app.games()
        for (game in games) game.vignette?.let { house.bookOf(game.id).need(listOf(it.symbol)) }
        val first = shelf.games.firstOrNull()?.takeIf { it.places == null && !it.elsewhere }
        val rest = if (first == null) shelf.games else shelf.games.drop(1)
        return ShelfState(first, rest, shelf.damaged, games, shelf.lastPlayers, house.app.results())
    }
}
