// Tokens in place of what is hidden: see tests/harness/tokens.rs, and bindings/marked for the library that has them.
package tabularium.app

import com.sun.jna.Memory
import com.sun.jna.NativeLibrary

object Tokens {
    /** What is said of a card in a seat's hand; what only one player is told; the name of a card of some hand. */
    private val OF_HAND = Regex("zqs([0-9])q")
    private val OF_PLAYER = Regex("zqn(.+?)q ")
    private const val ANY = "zq"

    /** More bytes than a status has. */
    private const val STATUS = 64L

    /** Tokens in all games that are opened from now on, or none. */
    fun lay(isOn: Boolean) {
        val library = NativeLibrary.getInstance(System.getProperty("uniffi.component.tabularium.libraryOverride"))
        // A function of the core like any other, called without generated code: after its argument it takes a place for
        // what went wrong.
        val status = Memory(STATUS).apply { clear() }
        val on: Byte = if (isOn) 1 else 0
        library.getFunction("uniffi_tabularium_marked_fn_func_mark").invokeVoid(arrayOf<Any>(on, status))
        check(status.getByte(0) == 0.toByte()) { "the tokens could not be laid" }
    }

    fun isIn(words: String): Boolean = ANY in words

    /** Whether something in these words is for this player. */
    fun isFor(words: String, seat: Int): Boolean = OF_HAND.findAll(words).any { it.groupValues[1].toInt() == seat }

    /** Whether something in these words is for another than this player. */
    fun isForOthers(words: String, seat: Int, name: String): Boolean =
        OF_HAND.findAll(words).any { it.groupValues[1].toInt() != seat } ||
            OF_PLAYER.findAll(words).any { it.groupValues[1] != name }
}
