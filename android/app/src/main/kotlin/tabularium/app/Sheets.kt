// Sheets over a screen: one at a time, closed by its cross, by back, or by a tap beside it.
package tabularium.app

import android.view.Gravity
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView
import tabularium.core.Card
import tabularium.core.DamagedGame
import tabularium.core.Game
import tabularium.core.Tally
import tabularium.kit.About
import tabularium.kit.Button
import tabularium.kit.PromptShown
import tabularium.kit.TableModel

class Sheets(private val stage: Stage) {
    val layer = FrameLayout(stage.context)
    private var ended: (() -> Unit)? = null
    private var before: View? = null
    private var insets = Insets.NONE
    private val look: Look
        get() = stage.look

    val isOpen: Boolean
        get() = layer.childCount > 0

    /** Whether the sheet holds nothing of any view of a table: then it outlives a change of the table below. */
    var stays = false
        private set

    /** Opens a sheet; `ended` is called when it goes. What it holds scrolls. */
    fun open(title: CharSequence, content: List<View?>, ended: (() -> Unit)? = null, stays: Boolean = false): ScrollView {
        val from = if (isOpen) before else stage.findFocus()
        close()
        this.ended = ended
        this.stays = stays
        before = from
        val body = ScrollView(look.context)
        body.isFocusable = false
        body.clipToPadding = false
        body.padding(look.dp(18), look.dp(12), look.dp(18), look.dp(20) + insets.bottom)
        body.addView(look.column(*content.toTypedArray()), FrameLayout.LayoutParams(MATCH, WRAP))
        val cross = look.iconButton("close", look.texts["close"], ::close)
        val head = look.row(look.heading(title, 19f).share().margins(left = look.dp(18)), cross)
        head.padding(0, look.dp(6), look.dp(6), look.dp(6))
        val panel = look.column(head, look.line().sized(MATCH, look.dp(1)))
        panel.addView(body, LinearLayout.LayoutParams(MATCH, WRAP))
        panel.background = SheetGround(look, "ground")
        panel.isClickable = true
        if (android.os.Build.VERSION.SDK_INT >= 28) Newer.pane(panel, title)
        layer.setBackgroundColor(DIM)
        layer.setOnClickListener { close() }
        layer.addView(Low(panel), FrameLayout.LayoutParams(MATCH, MATCH, Gravity.BOTTOM))
        layer.padding(insets.left, insets.top, insets.right, 0)
        hideBelow(true)
        if (!look.calm) {
            panel.translationY = 12 * look.density
            panel.alpha = 0f
            panel.animate().translationY(0f).alpha(1f).setDuration(RISE).start()
        }
        if (!layer.isInTouchMode) cross.requestFocus()
        stage.backChanged()
        return body
    }

    fun close() {
        if (!isOpen) return
        val end = ended
        ended = null
        stays = false
        layer.removeAllViews()
        layer.background = null
        layer.setOnClickListener(null)
        layer.isClickable = false
        hideBelow(false)
        end?.invoke()
        before?.takeIf { it.isAttachedToWindow }?.requestFocus()
        before = null
        stage.backChanged()
    }

    /** A screen reader and the keyboard stay in the sheet. */
    private fun hideBelow(hide: Boolean) {
        val below = stage.getChildAt(0) as ViewGroup
        below.importantForAccessibility = if (hide) {
            View.IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS
        } else {
            View.IMPORTANT_FOR_ACCESSIBILITY_AUTO
        }
        below.descendantFocusability =
            if (hide) ViewGroup.FOCUS_BLOCK_DESCENDANTS else ViewGroup.FOCUS_BEFORE_DESCENDANTS
    }

    fun inset(insets: Insets) {
        this.insets = insets
        if (isOpen) layer.padding(insets.left, insets.top, insets.right, 0)
    }

    /** Holds the panel at the foot: no wider than a page, and never the whole height. */
    private inner class Low(private val panel: View) : ViewGroup(stage.context) {
        init {
            addView(panel)
        }

        override fun onMeasure(widthSpec: Int, heightSpec: Int) {
            val width = MeasureSpec.getSize(widthSpec)
            val height = MeasureSpec.getSize(heightSpec)
            panel.measure(
                MeasureSpec.makeMeasureSpec(minOf(width, look.dp(WIDEST)), MeasureSpec.EXACTLY),
                MeasureSpec.makeMeasureSpec(height * MOST / 100, MeasureSpec.AT_MOST),
            )
            setMeasuredDimension(width, height)
        }

        override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
            val left = (width - panel.measuredWidth) / 2
            panel.layout(left, height - panel.measuredHeight, left + panel.measuredWidth, height)
        }
    }

    // The long ones have files of their own.

    fun settings() = settings(stage)

    fun house() = house(stage)

    fun rules(game: String, wanted: String = "") = rules(stage, game, wanted)

    fun devices(id: String) = DevicesSheet(stage, id).open()

    fun past(model: TableModel, game: String) = past(stage, model, game)

    // The short ones.

    fun results(results: List<Tally>) {
        val lines = results.flatMap { tally ->
            listOf(
                look.heading("${tally.name} · ${tally.gameTitle}", 15f).margins(top = look.dp(8)),
                look.body(tally.words, "ink-2").margins(top = look.dp(2)),
            )
        }
        open(look.texts["results"], lines.ifEmpty { listOf(look.body(look.texts["no-results"])) })
    }

    fun whichRules(games: List<Game>) {
        val only = games.singleOrNull()
        if (only != null) return rules(only.id)
        val each = games.map { game -> look.answer(game.title) { rules(game.id) }.margins(bottom = look.dp(8)) }
        open(look.texts["rules"], each)
    }

    fun damaged(game: DamagedGame) {
        val delete = look.plain(look.texts["delete"]) { delete(game.id) }
        open(look.texts["menu"], listOf(look.body(game.words), delete.margins(top = look.dp(12))))
    }

    fun menu(card: Card) {
        val title = card.title ?: card.gameTitle.orEmpty()
        if (card.elsewhere) {
            val delete = look.plain(look.texts["delete"]) { delete(card.id) }
            open(title, listOf(look.body(look.texts["near-guest-of"]), delete.margins(top = look.dp(12))))
            return
        }
        val name = look.field(card.title.orEmpty(), look.texts["name"], NAME)
        val rename = look.plain(look.texts["rename"]) {
            close()
            stage.shelf()?.rename(card.id, name.text.toString())
        }
        val again = look.plain(look.texts["again"]) { stage.shelf()?.again(card.id) }
        val export = look.plain(look.texts["export"]) {
            sure(look.texts["export"], look.texts["export-warning"]) { stage.files.export(card.id, title) }
        }
        val delete = look.plain(look.texts["delete"]) { delete(card.id) }
        val gap = look.dp(8)
        open(
            title,
            listOf(
                look.cap(look.texts["name"]).margins(bottom = look.dp(4)),
                name,
                rename.margins(top = gap, bottom = look.dp(18)),
                again, export.margins(top = gap), delete.margins(top = gap),
            ),
        )
    }

    private fun delete(id: String) = sure(look.texts["delete"], look.texts["delete-ask"]) { stage.shelf()?.delete(id) }

    /** Asks for a yes. `back`: what is shown again after either answer. */
    fun sure(yes: String, words: String, back: (() -> Unit)? = null, then: () -> Unit) {
        val no = look.plain(look.texts["no"]) {
            close()
            back?.invoke()
        }
        val go = look.primary(yes) {
            close()
            then()
            back?.invoke()
        }
        val row = Flow(look.context, look.dp(8)).add(no, look.dp(84), 1f).add(go, look.dp(132), 1f)
        open(yes, listOf(look.body(words), row.margins(top = look.dp(14))))
    }

    /** What a thing is. */
    fun about(about: About, game: String) {
        val views = ArrayList<View?>()
        about.blocked?.let { hint ->
            val number = hint.ruling
            val said = look.body(hint.words, "bad").share().margins(left = look.dp(8))
            val row = look.row(look.icon("lock", 16f, "bad"), said)
            if (number != null) row.addView(look.ruling(number) { rules(game, "R$number") })
            views += row.margins(bottom = look.dp(8))
        }
        about.lines.mapTo(views) { look.body(it).margins(bottom = look.dp(8)) }
        if (about.rulings.isNotEmpty()) views += look.cap(look.texts["rulings"]).margins(top = look.dp(10), bottom = look.dp(4))
        for (ruling in about.rulings) {
            val number = look.ruling(ruling.number) { rules(game, "R${ruling.number}") }
            val row = look.row(number, look.body(ruling.text, "ink-2").share().margins(left = look.dp(10)))
            views += row.apply { gravity = Gravity.TOP }.margins(bottom = look.dp(8))
        }
        open(about.title, views)
    }

    /** Every answer in words. */
    fun answers(prompt: PromptShown, pick: (Button) -> Unit) {
        val each = prompt.answers.map { answer -> look.answer(answer.label) { pick(answer) }.margins(bottom = look.dp(8)) }
        open(prompt.title, each)
    }

    /** What has been told, newest last; the ways to the past and to the scores. */
    fun log(model: TableModel, game: String) = model.log { log ->
        stage.later {
            val ways = Flow(look.context, look.dp(8))
                .add(look.plain(look.texts["past"]) { past(model, game) }, look.dp(100), 1f)
                .add(look.plain(look.texts["scores"]) { scores(model) }, look.dp(100), 1f)
            val views = ArrayList<View?>()
            views += ways.margins(bottom = look.dp(10))
            if (log.rulesChanged) views += look.body(look.texts["rules-changed"], "bad").margins(bottom = look.dp(8))
            for (line in log.lines) {
                views += look.body(line.words).padding(0, look.dp(6), 0, look.dp(6))
                views += look.line().sized(MATCH, look.dp(1))
            }
            if (!isHidden(model)) open(look.texts["log"], views).run { post { fullScroll(View.FOCUS_DOWN) } }
        }
    }

    private fun scores(model: TableModel) = model.scores { table ->
        stage.later { if (!isHidden(model)) open(table.title, listOf(look.scores(table))) }
    }

    /** Whether the curtain came down since something was asked for: then it may not be shown. */
    private fun isHidden(model: TableModel): Boolean = model.state == null

    /** A bug: the position is safe, and there is something to send to the makers. */
    fun bug(words: String, report: String) {
        val copy = look.plain(look.texts["copy-report"]) {
            val clips = look.context.getSystemService(android.content.ClipboardManager::class.java)
            clips?.setPrimaryClip(android.content.ClipData.newPlainText("Tabularium", report))
            close()
        }
        val lines = look.words(report, 12f, "ink-2", android.graphics.Typeface.MONOSPACE)
        open(words, listOf(lines, copy.margins(top = look.dp(12))))
    }

    private companion object {
        const val DIM = 0x66000000
        const val WIDEST = 720
        const val MOST = 88
        const val RISE = 160L
        const val NAME = 40
    }
}
