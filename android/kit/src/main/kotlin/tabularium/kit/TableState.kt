// What a table shows at one moment: all that a screen needs, and nothing that it has to work out.
package tabularium.kit

import tabularium.core.At
import tabularium.core.Form
import tabularium.core.Player
import tabularium.core.Surface

enum class Screen {
    /** Nobody looks: whose turn it is, and nothing of anybody's. */
    CURTAIN,

    /** The open table, looked at from the curtain. */
    PUBLIC,

    /** Somebody's own view, or an open question over the public one. */
    TABLE,

    /** The end, with the scores. */
    OVER,
}

class TableState(
    val screen: Screen,
    /** Whether anything in it is for one seat's eyes only: no screenshot and no thumbnail may show it. */
    val private: Boolean,
    /** The game's id. */
    val game: String,
    /** What the players call this table, or the name on the box. */
    val title: String,
    val headline: String,
    /** The last thing that everybody was told of. */
    val last: String?,
    val players: List<Player>,
    /** Empty under the curtain. What is chosen and not yet done is marked. */
    val surfaces: List<Surface>,
    /** The seat that is asked. */
    val asked: UInt?,
    val form: Form,
    val revision: ULong,
    /** Whose view it is. Where it differs from the one before, nothing moves from there to here. */
    val viewer: String,
    val prompt: PromptShown,
    val curtain: CurtainShown?,
    /** Who has won, once the game is over. */
    val winners: List<Player>,
    /** Once the game is over. */
    val scores: ScoreTable?,
    /** Where the players are. */
    val at: At,
    /** Which position of the table it is a state of: taps on an older one do nothing. */
    internal val position: Int,
)

/** The words of the curtain. Who lifts it is one of `nexts`. */
class CurtainShown(
    val cap: String,
    val title: String,
    val nexts: List<Player>,
    val one: Boolean,
    val pass: String,
    val lift: String,
    val public: String,
    val shelf: String,
    val headline: String,
    val last: String?,
)

/** What a thing is: the sheet of a long press. */
class About(
    val title: String,
    val lines: List<String>,
    val blocked: Hint?,
    val rulings: List<tabularium.core.Ruling>,
    /** What it is joined to, itself among it. */
    val joined: List<Mark>,
)
