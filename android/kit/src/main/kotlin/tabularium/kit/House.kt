// The app's games, words and settings, and the queue on which they are asked for. One for the whole process.
package tabularium.kit

import java.io.Closeable
import java.util.concurrent.ConcurrentHashMap
import tabularium.core.App
import tabularium.core.Drawings
import tabularium.core.Rules
import tabularium.core.Settings

/** Opens the games in this folder; `lang` is the system's language tag. Fails as `App.open` does. */
class House(folder: String, lang: String) : Closeable {
    val app: App = App.open(folder, lang)
    val queue = Queue { texts["bug"] }

    /** The words of the screens in the language set. */
    @Volatile
    var texts: Texts = Texts(app.words())
        private set

    @Volatile
    var settings: Settings = app.settings()
        private set

    /** Which symbols are icons, tokens and patterns. */
    val drawings: Drawings = app.drawings()

    /** Playing on several devices. */
    val near = NearModel(this)

    private val read = HashMap<String, Rules>()
    private val books: MutableMap<String, Book> = ConcurrentHashMap()

    /** The symbols of icons, tokens, emblems and grounds, and the colours of the screens. */
    val houseBook: Book = bookOf("").apply {
        val ids = drawings.icons.values + drawings.tokens + drawings.emblems + drawings.patterns
        need(ids + drawings.plaster + drawings.mosaic)
    }

    /** The symbols and colours of a game, kept as long as the house. On the queue only when it is new. */
    fun bookOf(game: String): Book = books[game] ?: Book(app, game).also { books[game] = it }

    /** The rules of a game in the language set; on the queue only. */
    fun rules(game: String): Rules = read.getOrPut(game) { app.rules(game) }

    /** Sets everything anew, and learns the words again. */
    fun change(settings: Settings, done: () -> Unit, failed: (Failure) -> Unit) =
        queue.ask({ learn(app.change(settings)) }, { done() }, failed)

    /** The system's language is another now; without effect where the player has chosen one. */
    fun systemLanguage(tag: String, done: () -> Unit, failed: (Failure) -> Unit = {}) =
        queue.ask({ learn(app.systemLanguage(tag)) }, { done() }, failed)

    /** Puts a game on the shelf whose file `read` reads, on the queue; `done` is told whether it could be read. */
    fun import(read: () -> String?, done: (Boolean) -> Unit, failed: (Failure) -> Unit) =
        queue.ask({ read()?.let(app::import) }, { done(it != null) }, failed)

    /** Hands the whole game to `write` as a file's text, on the queue; everybody's cards are in it. */
    fun export(id: String, write: (String) -> Boolean, done: (Boolean) -> Unit, failed: (Failure) -> Unit) =
        queue.ask({ write(app.export(id)) }, done, failed)

    private fun learn(now: Settings) {
        read.clear()
        settings = now
        texts = Texts(app.words())
    }

    /** Closes the games, after the calls that came before. */
    override fun close() {
        queue.run {
            near.close()
            app.close()
        }
        queue.close()
        near.awaitEnd()
    }
}
