// One table: curtain, open table, play and end, each as the model has it.
package tabularium.app

import android.annotation.SuppressLint
import tabularium.kit.About
import tabularium.kit.Failure
import tabularium.kit.Screen
import tabularium.kit.TableModel
import tabularium.kit.TableState

@SuppressLint("ViewConstructor")
class TableScreen(private val look: Look, private val stage: Stage, private val model: TableModel) :
    Shown(look), TableModel.Listener {
    private var insets = Insets.NONE
    private var view: Shown? = null

    /** The table that is laid out, if one is. */
    val table: TableView?
        get() = view as? TableView

    init {
        // Whatever comes first may be private.
        stage.secrecy.close()
        background = Plaster(look)
    }

    /** From now on it is told; whoever was before has been let go. */
    fun begin() = model.listen(this)

    // Told by the model, on its own thread.

    override fun shown(state: TableState) {
        // Before the main thread can draw anything of it.
        if (state.private) stage.later { stage.secrecy.close() }
        later { draw(state) }
    }

    override fun told(lines: List<String>) = later { table?.tell(lines) }

    override fun said(words: String) = later { stage.say(words) }

    override fun bug(words: String, report: String) = later { stage.sheets.bug(words, report) }

    override fun about(about: About) = later { table?.let { stage.sheets.about(about, it.game) } }

    override fun gone(failure: Failure) = later {
        stage.toShelf()
        stage.said(failure)
    }

    private fun later(run: () -> Unit) = stage.later { if (isHere) run() }

    private var isHere = true

    private fun draw(state: TableState) {
        // It was hidden meanwhile: what is on its way here may not be shown any more.
        if (state.private && model.state !== state && model.state == null) return
        if (state.private) stage.secrecy.close()
        val curtain = state.curtain
        if (state.screen == Screen.CURTAIN && curtain != null) {
            val before = view
            val next = CurtainView(look, stage, model, curtain)
            swap(next)
            if (before is TableView) next.fall()
        } else {
            val now = table?.takeIf { it.fits(state) } ?: TableView(look, stage, model, state).also(::swap)
            now.draw(state)
        }
        if (!state.private) stage.secrecy.open()
        stage.backChanged()
    }

    private fun swap(next: Shown) {
        clear()
        view = next
        next.inset(insets)
        addView(next, LayoutParams(MATCH, MATCH))
    }

    /** Nothing of what was shown stays: no view, no words, no drawing. */
    private fun clear() {
        if (!stage.sheets.stays) stage.sheets.close()
        view?.gone()
        removeAllViews()
        view = null
    }

    override fun inset(insets: Insets) {
        this.insets = insets
        view?.inset(insets)
    }

    override fun back(): Boolean = view?.back() == true

    fun refresh() = model.refresh()

    /** The app goes out of sight. */
    fun hide() {
        model.hide()
        clear()
    }

    override fun gone() {
        isHere = false
        model.listen(null)
        clear()
    }
}
