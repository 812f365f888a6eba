// Where in the app somebody is. The saved state holds this, and which game waits for a file.
package tabularium.app

import android.os.Bundle

sealed class Place {
    data object Shelf : Place()

    /** Joining a table of another device. */
    data object Join : Place()

    /** Setting up a game of this box. */
    data class New(val game: String) : Place()

    /** At a table, whatever it shows. */
    data class Table(val id: String) : Place()

    fun write(out: Bundle) {
        when (this) {
            is Shelf -> Unit
            is Join -> out.put(JOIN, JOIN)
            is New -> out.put(NEW, game)
            is Table -> out.put(TABLE, id)
        }
    }

    companion object {
        private const val SCREEN = "screen"
        private const val ID = "id"
        private const val JOIN = "join"
        private const val NEW = "new"
        private const val TABLE = "table"

        fun read(saved: Bundle?): Place {
            val id = saved?.getString(ID) ?: return Shelf
            return when (saved.getString(SCREEN)) {
                JOIN -> Join
                NEW -> New(id)
                TABLE -> Table(id)
                else -> Shelf
            }
        }

        private fun Bundle.put(screen: String, id: String) {
            putString(SCREEN, screen)
            putString(ID, id)
        }
    }
}
