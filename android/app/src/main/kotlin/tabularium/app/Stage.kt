// The one view of the activity: the screen that is shown, sheets over it, and the ways between screens.
package tabularium.app

import android.annotation.SuppressLint
import android.content.res.Configuration
import android.view.WindowInsets
import android.view.WindowManager
import android.widget.FrameLayout
import tabularium.core.CoreException
import tabularium.core.Game
import tabularium.core.NearScreen
import tabularium.core.Settings
import tabularium.core.Shade
import tabularium.kit.Failure
import tabularium.kit.NearModel
import tabularium.kit.NearState
import tabularium.kit.NewGameModel
import tabularium.kit.ShelfModel
import tabularium.kit.ShelfState

@SuppressLint("ViewConstructor")
class Stage(private val activity: MainActivity, private val application: TabulariumApplication) :
    FrameLayout(activity) {
    lateinit var look: Look
        private set
    var place: Place = Place.Shelf
        private set
    val sheets = Sheets(this)
    val files = Files(activity, this)
    val remedies = Remedies(activity, this)
    val secrecy = Secrecy(activity.window, this)
    private val toast = Toast(this)
    private val screen = FrameLayout(activity)
    private var shown: Shown? = null
    private var insets = Insets.NONE
    private var shelf: ShelfModel? = null
    private var isGone = false

    /** The sheet of the devices, while it is open. */
    private var devices: DevicesSheet? = null

    init {
        addView(screen, LayoutParams(MATCH, MATCH))
        addView(sheets.layer, LayoutParams(MATCH, MATCH))
        addView(toast.layer, LayoutParams(MATCH, MATCH))
    }

    /** Opens the house and goes where somebody was. */
    fun start(place: Place) {
        try {
            val house = application.house()
            look = Look(activity, house, isNight(house.settings.shade))
        } catch (problem: CoreException) {
            return notice(Failure.of(problem, "").words)
        }
        dress()
        look.house.near.listen(near)
        // The words follow the system's language, which may have changed since.
        val spoken = look.house.settings.lang
        val follow = {
            dress()
            go(place)
            if (look.house.settings.lang != spoken) (shown as? TableScreen)?.refresh()
        }
        look.house.systemLanguage(application.systemLanguage(), { later(follow) }, { later(follow) })
    }

    /** What does not work at all: one sentence, without colours of the core. */
    private fun notice(words: String) {
        val line = android.widget.TextView(activity)
        line.text = words
        line.textSize = 18f
        line.setPadding(64, 128, 64, 64)
        screen.addView(line)
    }

    private fun isNight(shade: Shade): Boolean = when (shade) {
        Shade.LIGHT -> false
        Shade.DARK -> true
        Shade.SYSTEM ->
            resources.configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    }

    /** Takes on what is set: colours, sizes, words. */
    private fun dress() {
        look = Look(activity, look.house, isNight(look.house.settings.shade))
        setBackgroundColor(look.colour("ground"))
        Bars.signs(activity.window, look.night)
    }

    /** Runs something on the main thread, if the screen is still there. */
    fun later(run: () -> Unit) = activity.runOnUiThread { if (!isGone) run() }

    // Ways between screens.

    fun go(place: Place) {
        when (place) {
            is Place.Shelf -> toShelf()
            is Place.Table -> open(place.id)
            is Place.Join -> toJoin()
            is Place.New -> {
                val draft = application.draft
                if (draft != null && draft.game.id == place.game) toNewGame(draft) else toShelf()
            }
        }
    }

    fun toShelf() {
        application.draft = null
        application.leave()
        place = Place.Shelf
        val model = ShelfModel(look.house)
        var page: ShelfScreen? = null
        leaveShelf()
        shelf = model
        model.listen(object : ShelfModel.Listener {
            override fun shown(state: ShelfState) = later {
                if (shelf !== model) return@later
                val now = page ?: ShelfScreen(look, this@Stage).also { page = it }
                now.draw(state)
                if (shown !== now) show(now)
                secrecy.open()
            }

            override fun said(failure: Failure) = later { this@Stage.said(failure) }

            override fun opened(id: String) = later { this@Stage.open(id) }
        })
        model.load()
    }

    /** What the shelf can do with a game. */
    fun shelf(): ShelfModel? = shelf

    private fun leaveShelf() {
        shelf?.listen(null)
        shelf = null
    }

    fun newGame(game: Game, remembered: List<tabularium.core.Place>) {
        val draft = NewGameModel(look.house, game, remembered)
        application.draft = draft
        toNewGame(draft)
    }

    private fun toNewGame(draft: NewGameModel) {
        leaveShelf()
        place = Place.New(draft.game.id)
        show(NewGameScreen(look, this, draft.game.title, draft.game.id, draft))
        secrecy.open()
    }

    fun begin(model: NewGameModel) =
        model.begin({ id -> later { open(id) } }, { failure -> later { said(failure) } })

    fun open(id: String) {
        leaveShelf()
        application.draft = null
        place = Place.Table(id)
        val screen = resources.configuration
        val form = tabularium.kit.Layout.form(
            look.density * screen.screenWidthDp, look.density * screen.screenHeightDp, look.density,
        )
        val next = TableScreen(look, this, application.table(id, form))
        show(next)
        next.begin()
        look.house.near.lookAt(id)
    }

    /** The model has made a table that is to be opened; told on any thread. */
    fun openLater(id: String) = later { open(id) }

    // Several devices.

    /** What is shared now and by whom, as the model tells it on its own thread. */
    private val near = object : NearModel.Listener {
        private var last: NearScreen? = null

        override fun shown(state: NearState) = later { changed(state, last).also { last = state.screen } }

        override fun told(words: String) = later { say(words) }

        override fun said(failure: Failure) = later { this@Stage.said(failure) }
    }

    private fun changed(state: NearState, before: NearScreen?) {
        val now = state.screen
        val (table, at) = now.table to place
        devices?.draw(state)
        (shown as? JoinScreen)?.draw(state)
        awake()
        if (table == null || now.idle) return
        // There is a table to look at, or it has changed sides and is another now.
        val joined = at is Place.Join && now.seated
        val turned = at is Place.Table && at.id != table && before?.table == at.id && !before.idle
        if (joined || turned) open(table)
    }

    /** From the shelf: looks for tables, or goes on with what is under way. */
    fun join() {
        val now = look.house.near.state?.screen
        when {
            now == null || now.idle -> toJoin()
            now.host -> instead({ look.house.near.join() }) { toJoin() }
            else -> now.table?.let { open(it) } ?: toJoin()
        }
    }

    private fun toJoin() {
        leaveShelf()
        application.leave()
        application.draft = null
        place = Place.Join
        val near = look.house.near
        val screen = JoinScreen(look, this)
        show(screen)
        secrecy.open()
        if (near.state?.isOn != true) near.join()
        near.state?.let(screen::draw)
    }

    /** Begins something else on several devices; a table that others are at is closed for them, after a question. */
    fun instead(begin: () -> Unit, then: () -> Unit) {
        val now = look.house.near.state?.screen
        val go = {
            begin()
            then()
        }
        when {
            now == null || now.idle -> go()
            now.host -> sheets.sure(look.texts["near-end"], look.texts["near-end-ask"], null, go)
            else -> sheets.sure(look.texts["near-leave"], look.texts["near-leave-ask"], null, go)
        }
    }

    fun shows(sheet: DevicesSheet) {
        devices = sheet
    }

    fun left(sheet: DevicesSheet) {
        if (devices === sheet) devices = null
    }

    fun import() = files.import()

    /** Shows a screen; the one before is taken away whole. */
    private fun show(next: Shown) {
        sheets.close()
        shown?.gone()
        screen.removeAllViews()
        shown = next
        next.inset(insets)
        screen.addView(next, LayoutParams(MATCH, MATCH))
        awake()
        backChanged()
    }

    private fun awake() {
        val flag = WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON
        val isNear = look.house.near.state?.isOn == true
        val isOn = (place is Place.Table || isNear) && look.house.settings.keepAwake
        if (isOn) activity.window.addFlags(flag) else activity.window.clearFlags(flag)
    }

    /** One step back; false where that leads out of the app. */
    fun back(): Boolean {
        if (sheets.isOpen) {
            sheets.close()
            return true
        }
        if (shown?.back() == true) return true
        if (place is Place.Shelf) return false
        toShelf()
        return true
    }

    fun backChanged() = activity.staysOnBack(sheets.isOpen || place !is Place.Shelf)

    // What is set, and what is said.

    fun set(settings: Settings) = look.house.change(settings, { later { changed() } }, { later { said(it) } })

    private fun changed() {
        dress()
        look.house.near.look()
        when (val at = place) {
            is Place.Table -> {
                open(at.id)
                (shown as? TableScreen)?.refresh()
            }
            else -> go(at)
        }
        sheets.settings()
    }

    fun said(failure: Failure) {
        val report = failure.report
        if (report == null) say(failure.words) else sheets.bug(failure.words, report)
    }

    fun say(words: String) = toast.say(words)

    // What the system tells.

    /** The app goes out of sight: the curtain comes down. */
    fun hide() {
        sheets.close()
        (shown as? TableScreen)?.hide()
    }

    fun gone() {
        isGone = true
        if (::look.isInitialized) look.house.near.unlisten(near)
        leaveShelf()
        shown?.gone()
        sheets.close()
    }

    override fun onApplyWindowInsets(insets: WindowInsets): WindowInsets {
        this.insets = Bars.room(insets)
        shown?.inset(this.insets)
        sheets.inset(this.insets)
        toast.inset(this.insets)
        return insets
    }
}
