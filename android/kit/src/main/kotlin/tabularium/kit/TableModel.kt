// One table: curtain, board, question, answers. It shows any scene and answers any prompt, and knows no game.
package tabularium.kit

import java.io.Closeable
import tabularium.core.Choice
import tabularium.core.Face
import tabularium.core.Form
import tabularium.core.Scores
import tabularium.core.Standing
import tabularium.core.Table
import tabularium.core.View

/**
 * Its functions return at once; the core is called on the house's queue, and the listener is called there too, in
 * order. `state` never holds more than what is shown now.
 */
class TableModel(private val house: House, val id: String, form: Form) : Closeable {
    interface Listener {
        /** Draw this. */
        fun shown(state: TableState)

        /** This has happened: to be told sentence by sentence. */
        fun told(lines: List<String>)

        /** A sentence to show for a moment. */
        fun said(words: String)

        /** A bug stopped a move. The position shown is safe; `report` can be sent to the makers. */
        fun bug(words: String, report: String)

        /** What a thing is. */
        fun about(about: About)

        /** The table cannot be shown at all. */
        fun gone(failure: Failure)
    }

    /** What is shown, and what of its question has been touched. */
    private class Now(val view: View, val screen: Screen, val marks: Marks, val scores: Scores?, val position: Int)

    @Volatile
    private var listener: Listener? = null

    /** What is shown now; nothing before the first view, and between "hide" and the curtain. */
    @Volatile
    var state: TableState? = null
        private set

    @Volatile
    private var now: Now? = null

    /** Counts how often everything was hidden: what was asked before is not shown after. */
    @Volatile
    private var hidden = 0

    /** What `hidden` was when the call was asked for that runs on the queue now. */
    private var asked = 0
    private var form = form
    private var table: Table? = null
    private var film: PastModel? = null

    @Volatile
    private var closed = false
    private var positions = 0

    /** Something has come from another device. Called on the queue. */
    private val news = { task { trying(::come) } }

    init {
        refresh()
        house.near.follow(news)
    }

    /** Who listens from now on, nobody for null. It is shown at once what there is. */
    fun listen(listener: Listener?) {
        this.listener = listener
        if (listener != null) house.queue.run { if (this.listener === listener) state?.let(listener::shown) }
    }

    /** A touch on the board. */
    fun tap(touch: UInt) = answering { at ->
        if (at.screen == Screen.TABLE) Answering.tap(at.view.prompt, at.marks, touch) else Step.Why(touch)
    }

    /** What the thing there is. */
    fun tell(touch: UInt) = at { at ->
        val sheet = sheet(touch, at) ?: return@at
        put(at, marks = joined(at, sheet))
        tell { it.about(sheet) }
    }

    /** A button of the prompt, or an entry of the list of all answers. */
    fun press(button: Button) {
        when (button.kind) {
            Button.Kind.UNDO -> act { table, at -> seat(at)?.let { table.undo(it, at.view.revision) } }
            Button.Kind.RESTART -> act { table, at -> seat(at)?.let { table.restart(it, at.view.revision) } }
            Button.Kind.HIDE -> hide()
            Button.Kind.TAKE_OVER -> hide()
            Button.Kind.LOOK -> act { table, at -> at.view.prompt?.let { table.lift(it.seat) } }
            Button.Kind.TURN -> answering { Answering.turn(it.marks) }
            Button.Kind.ANSWER -> answer(button, sure = true)
            Button.Kind.USUAL -> answer(button, sure = false)
            Button.Kind.HAND_ON -> act { table, _ -> table.handOn() }
            Button.Kind.CURTAIN -> at { if (it.screen == Screen.PUBLIC) put(it, Screen.CURTAIN) }
            Button.Kind.PAST, Button.Kind.SHELF, Button.Kind.AGAIN, Button.Kind.NEAR -> Unit
        }
    }

    /** The amount one less. */
    fun less() = step(-1)

    /** The amount one more. */
    fun more() = step(1)

    /** This seat lifts the curtain. */
    fun lift(seat: UInt) = act { table, _ -> table.lift(seat) }

    /** From the curtain to the open table. */
    fun showPublic() = at { if (it.screen == Screen.CURTAIN) put(it, Screen.PUBLIC) }

    /** The curtain comes down. When this returns nothing is shown and kept any more; the curtain's state follows. */
    @Synchronized
    fun hide() {
        hidden++
        film?.close()
        film = null
        state = null
        now = null
        fetch { it.hide() }
    }

    /** The room for the scene is another. What was chosen and not done stays chosen. */
    fun fit(form: Form) = task {
        if (this.form == form) return@task
        this.form = form
        val before = now
        load { it.view(form) }
        val at = now
        if (before == null || at == null) return@task
        if (at.view.revision != before.view.revision || at.screen != before.screen) return@task
        val (marks, chosen) = before.marks to before.marks.chosen
        trying {
            when {
                chosen != null && marks.drawn.isNotEmpty() -> preview(at, Step.Show(chosen, marks))
                // What lay elsewhere in the other form is not drawn there.
                marks.first == null -> put(at, marks = marks.copy(drawn = emptyList()))
                else -> follow(at, Answering.tap(at.view.prompt, Marks(), marks.first))
            }
        }
    }

    /** Fetches everything anew, as after a change of language. */
    fun refresh() = fetch { it.view(form) }

    /** The log of the view shown now. */
    fun log(done: (LogModel) -> Unit) = at {
        val log = LogModel(open().log())
        tell { done(log) }
    }

    /** The scores as the view shown now knows them. */
    fun scores(done: (ScoreTable) -> Unit) = at {
        val scores = ScoreTable(open().scores(), it.view.players, it.view.winners)
        tell { done(scores) }
    }

    /** The past of the view shown now, until the curtain comes down or another is asked for. */
    @Synchronized
    fun past(listener: (PastState) -> Unit): PastModel {
        film?.close()
        val book = { house.bookOf(now?.view?.game.orEmpty()) }
        val fetch = { step: UInt? -> open().past(step).also { book().need(it.surfaces) } }
        return PastModel(house.queue, fetch, ::failed, listener).also { film = it }
    }

    /** The drawings of this table's game. */
    fun book(): Book? = state?.let { house.bookOf(it.game) }

    /** Leaves the table; the curtain is down when it is opened again. */
    @Synchronized
    override fun close() {
        closed = true
        house.near.unfollow(news)
        hidden++
        listener = null
        film?.close()
        film = null
        state = null
        now = null
        house.queue.run {
            table?.leave()
            table?.close()
            table = null
        }
    }

    // What follows runs on the queue.

    private fun open(): Table = table ?: house.app.table(id).also { table = it }

    private fun task(run: () -> Unit) {
        val then = hidden
        house.queue.run {
            asked = then
            if (!closed) run()
        }
    }

    private fun trying(run: () -> Unit) {
        try {
            run()
        } catch (problem: Exception) {
            failed(house.queue.failure(problem))
        }
    }

    /** Runs something on the position that is on the screen, unless that has passed when its turn comes. */
    private fun at(run: (Now) -> Unit) {
        val seen = state?.position ?: return
        task {
            val at = now?.takeIf { it.position == seen }
            if (at != null) trying { run(at) }
        }
    }

    /** Tells the listener, unless everything was hidden since it was asked for. */
    private fun tell(run: (Listener) -> Unit) = synchronized(this) {
        if (asked == hidden) listener?.let(run)
    }

    private fun act(call: (Table, Now) -> View?) = at { at -> call(open(), at)?.let(::did) }

    /** Something was done here, and the others hear of it. */
    private fun did(view: View) {
        if (view.at.near) house.near.wake()
        show(view)
    }

    /** Shows what has come. An answer that is being thought about stays shown where nothing of the question changed. */
    private fun come() {
        val before = now ?: return
        val view = open().view(form)
        val isBack = before.view.at.standing == Standing.ALONE && view.at.standing == Standing.GUEST
        if (isBack) tell { it.said(house.texts["near-back"]) }
        val same = before.view.copy(steps = view.steps)
        if (view == same) return told(view, before.screen)
        val stays = view.prompt == before.view.prompt && view.face == before.view.face &&
            view.revision == before.view.revision && before.screen == Screen.TABLE
        if (!stays) return show(view)
        house.bookOf(view.game).need(view.surfaces)
        keep(Now(view, before.screen, before.marks, before.scores, before.position))
        told(view, before.screen)
    }

    private fun fetch(call: (Table) -> View) = task { load(call) }

    private fun load(call: (Table) -> View) {
        try {
            show(call(open()))
        } catch (problem: Exception) {
            val failure = house.queue.failure(problem)
            if (failure.kind == Failure.Kind.LEFT) return
            if (now == null) tell { it.gone(failure) } else say(failure)
        }
    }

    private fun answering(step: (Now) -> Step?) = at { at -> step(at)?.let { follow(at, it) } }

    private fun answer(button: Button, sure: Boolean) = answering { at ->
        val option = at.view.prompt?.options?.firstOrNull { it.id == button.choice }
        when {
            option == null -> null
            button.kind == Button.Kind.USUAL && at.marks.chosen?.id == option.id -> Step.Commit(option)
            else -> Answering.choose(option, at.marks, sure)
        }
    }

    private fun follow(at: Now, step: Step) {
        when (step) {
            is Step.Commit -> commit(at, step.choice)
            is Step.Show -> preview(at, step)
            is Step.Sure -> put(at, marks = step.marks.copy(hint = Hint(house.texts["final"])))
            is Step.Second -> second(at, step)
            is Step.Why -> why(at, step.touch)
        }
    }

    private fun commit(at: Now, choice: Choice) {
        val prompt = at.view.prompt ?: return
        did(open().choose(prompt.seat, at.view.revision, choice.id))
    }

    private fun preview(at: Now, step: Step.Show) {
        val prompt = at.view.prompt ?: return
        val seen = open().preview(prompt.seat, at.view.revision, step.choice.id)
        val hint = seen.hint?.let { Hint(it) }
        val drawn = seen.marked.map { Mark(it.surface, it.item) }
        house.bookOf(at.view.game).needFor(drawn.map { it.item })
        put(at, marks = step.marks.copy(chosen = step.choice, commit = seen.commit, hint = hint, drawn = drawn))
    }

    /** Only the thing touched first is marked: where to is not known yet. */
    private fun second(at: Now, step: Step.Second) {
        val prompt = at.view.prompt ?: return
        val seen = open().preview(prompt.seat, at.view.revision, step.choice.id)
        val drawn = seen.marked.filter { it.item.touch == step.marks.first }.map { Mark(it.surface, it.item) }
        house.bookOf(at.view.game).needFor(drawn.map { it.item })
        put(at, marks = step.marks.copy(hint = Hint(house.texts["and-where"]), drawn = drawn))
    }

    /** Why something cannot be chosen: one sentence in the hint line. What is no answer at all tells what it is. */
    private fun why(at: Now, touch: UInt) {
        val sheet = sheet(touch, at) ?: return
        val blocked = sheet.blocked
        val marks = joined(at, sheet)
        put(at, marks = if (blocked == null) marks else marks.copy(hint = blocked))
        if (blocked == null) tell { it.about(sheet) }
    }

    /** What a thing is joined to, marked until something else is touched; an answer that is shown stays shown. */
    private fun joined(at: Now, sheet: About): Marks {
        if (at.marks.chosen != null || at.marks.first != null) return at.marks
        house.bookOf(at.view.game).needFor(sheet.joined.map { it.item })
        return at.marks.copy(drawn = sheet.joined)
    }

    private fun sheet(touch: UInt, at: Now): About? {
        val curtain = at.screen == Screen.PUBLIC || at.screen == Screen.CURTAIN
        val sheet = (if (curtain) open().publicAbout(touch) else open().about(touch)) ?: return null
        val texts = if (sheet.rulings.isEmpty()) emptyList() else house.rules(at.view.game).rulings
        val rulings = sheet.rulings.mapNotNull { number -> texts.firstOrNull { it.number == number } }
        val joined = sheet.joined.map { Mark(it.surface, it.item) }
        return About(sheet.title, sheet.lines, sheet.blocked?.let { Hint(it.why, true, it.ruling) }, rulings, joined)
    }

    private fun step(by: Int) = at { at ->
        val most = Answering.amounts(at.view.prompt).size - 1
        put(at, marks = at.marks.copy(amount = (at.marks.amount + by).coerceIn(0, maxOf(0, most))))
    }

    /** A view of the core: a new position. */
    private fun show(view: View) {
        val screen = when (view.face) {
            is Face.Curtain -> if (now?.screen == Screen.PUBLIC) Screen.PUBLIC else Screen.CURTAIN
            is Face.Over -> Screen.OVER
            else -> Screen.TABLE
        }
        house.bookOf(view.game).need(view.surfaces)
        val scores = if (screen == Screen.OVER) open().scores() else null
        keep(Now(view, screen, Marks(), scores, ++positions))
        if (screen == Screen.TABLE) now?.let { at -> Answering.begins(view.prompt)?.let { follow(at, it) } }
        told(view, screen)
    }

    private fun told(view: View, screen: Screen) {
        val lines = Telling.lines(view.steps)
        if (lines.isNotEmpty() && screen != Screen.CURTAIN) tell { it.told(lines) }
    }

    /** The same position, otherwise touched or looked at. */
    private fun put(at: Now, screen: Screen = at.screen, marks: Marks = at.marks) {
        if (now === at) keep(Now(at.view, screen, marks, at.scores, at.position))
    }

    /** Keeps and shows, unless everything was hidden since it was asked for. */
    private fun keep(next: Now) {
        val shown = Showing.state(next.view, next.screen, next.marks, next.scores, form, next.position, house.texts)
        synchronized(this) {
            if (asked != hidden) return
            now = next
            state = shown
            listener?.shown(shown)
        }
    }

    private fun seat(at: Now): UInt? =
        at.view.prompt?.seat ?: when (val face = at.view.face) {
            is Face.Linger -> face.seat
            is Face.Own -> face.seat
            is Face.Open -> face.seat
            else -> null
        }

    private fun failed(failure: Failure) {
        if (failure.kind == Failure.Kind.LEFT) return
        say(failure)
        if (failure.isPassed) load { it.view(form) }
    }

    private fun say(failure: Failure) {
        val report = failure.report
        tell { if (report == null) it.said(failure.words) else it.bug(failure.words, report) }
    }
}
