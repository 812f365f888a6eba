// What lives as long as the process: the house, the table that is open, a game that is being set up.
package tabularium.app

import android.app.Application
import java.io.File
import java.util.Locale
import tabularium.kit.House
import tabularium.kit.NearModel
import tabularium.kit.NewGameModel
import tabularium.kit.Radios
import tabularium.kit.TableModel
import tabularium.core.Form

class TabulariumApplication : Application() {
    private var opened: House? = null

    /** The table that is shown or was before the screen turned, with its id. */
    private var table: Pair<String, TableModel>? = null

    /** A game that is being set up; it outlives a turn of the screen. */
    var draft: NewGameModel? = null

    /** Where radios come from; a test has its own. */
    var radios: Radios = PhoneRadios(this)

    /** The house, opened at the first call. Throws what the core throws: another process has it, or no storage. */
    fun house(): House =
        opened ?: House(File(filesDir, "tables").path, systemLanguage()).also {
            it.near.radios = radios
            opened = it
        }

    /** Playing on several devices, once the house is open. */
    fun near(): NearModel? = opened?.near

    /** The model of a table; the one before is left. */
    fun table(id: String, form: Form): TableModel {
        table?.let { (open, model) -> if (open == id) return model.apply { fit(form) } }
        leave()
        return TableModel(house(), id, form).also { table = id to it }
    }

    /** The table that is open, for whoever has to know what it shows. */
    fun openTable(): TableModel? = table?.second

    /** Leaves the table: its curtain is down when it is opened again. */
    fun leave() {
        table?.second?.close()
        table = null
    }

    /** The tag of the language that the system speaks to this app. */
    fun systemLanguage(): String = (resources.configuration.locales.get(0) ?: Locale.ENGLISH).toLanguageTag()

    /** Lets go of everything, as the death of the process does. */
    fun close() {
        draft = null
        leave()
        opened?.close()
        opened = null
    }

    override fun onTerminate() {
        close()
        super.onTerminate()
    }
}
