// A table as it is played at: header, board, what stands beside it, the question.
package tabularium.app

import android.annotation.SuppressLint
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import kotlin.math.roundToInt
import tabularium.core.Form
import tabularium.core.Surface
import tabularium.kit.Arrangement
import tabularium.kit.Box
import tabularium.kit.Button
import tabularium.kit.Camera
import tabularium.kit.Column
import tabularium.kit.Layout
import tabularium.kit.Motion
import tabularium.kit.Motions
import tabularium.kit.Places
import tabularium.kit.SceneDiff
import tabularium.kit.Screen
import tabularium.kit.Stop
import tabularium.kit.TableModel
import tabularium.kit.TableState
import tabularium.kit.Way

@SuppressLint("ViewConstructor")
class TableView(look: Look, private val stage: Stage, private val model: TableModel, first: TableState) : Frame(look) {
    /** The game's id. */
    val game: String = first.game
    private var state: TableState = first
    private val painting = look.newPainting(game)
    private val board = BoardView(look, painting, model)
    private val side = BoardView(look, painting, model)

    /** What moves once the new state is laid out. */
    private var moving = emptyList<Motion>()
    private val prompt = PromptView(look, ::press, model::less, model::more, ::answers) { ruling ->
        stage.sheets.rules(game, "R$ruling")
    }
    private val telling = TellView(look)
    private val places = Places(look.density)
    private val strip = PlacesView(look, ::go)

    /** The position that was shown last; its question is brought into sight once. */
    private var revision: ULong? = null
    private var isNew = false
    private val headline: TextView?
    private val room = Room()

    init {
        val tools = listOf(
            look.iconButton("nearby", look.texts["near"]) { stage.sheets.devices(model.id) },
            look.iconButton("log", look.texts["log"]) { stage.sheets.log(model, game) },
            look.iconButton("rules", look.texts["rules"]) { stage.sheets.rules(game) },
            look.iconButton("settings", look.texts["settings"]) { stage.sheets.settings() },
        )
        headline = head(first.title, first.headline, stage::toShelf, tools) as TextView?
        show(room)
        board.onMoved = ::mark
        side.onMoved = ::mark
    }

    private fun camera(column: Column): Camera = if (column === side.column) side.camera else board.camera

    /** To a place of the strip. */
    private fun go(surface: UInt) {
        val at = room.arrangement ?: return
        places.way(surface, at, ::camera)?.let(::follow)
    }

    private fun follow(way: Way) = (if (way.column === side.column) side else board).glide(way.down)

    /** Says on the strip what is in sight. */
    private fun mark() {
        val at = room.arrangement
        if (at != null && strip.visibility == View.VISIBLE) strip.mark(places.inSight(room.stops, at, ::camera))
    }

    /** What is asked is brought into sight, once. */
    private fun bring() {
        val at = room.arrangement
        if (isNew && at != null) places.bring(at, board.camera)?.let(::follow)
        isNew = false
    }

    /** Whether this can go on showing the table: the same game and the same viewer. */
    fun fits(next: TableState): Boolean = next.viewer == state.viewer && next.screen == state.screen

    fun draw(next: TableState) {
        moving = SceneDiff.between(state, next, look.calm)
        state = next
        painting.prepare(next.surfaces)
        headline?.text = next.headline
        prompt.draw(next.prompt)
        if (next.screen == Screen.OVER) prompt.head(look.ending(next)) else prompt.head(null)
        if (next.asked != null && next.revision != revision) isNew = true
        revision = next.revision
        room.surfaces = next.surfaces
        room.stops = Places.stops(next.surfaces, next.players)
        room.requestLayout()
    }

    fun tell(lines: List<String>) = telling.tell(lines)

    private fun press(button: Button) {
        when (button.kind) {
            Button.Kind.PAST -> stage.sheets.past(model, game)
            Button.Kind.SHELF -> stage.toShelf()
            Button.Kind.AGAIN -> again()
            Button.Kind.NEAR -> stage.sheets.devices(model.id)
            else -> model.press(button)
        }
    }

    private fun again() {
        val house = look.house
        house.queue.ask(
            { house.app.again(model.id) },
            { id -> stage.later { stage.open(id) } },
            { failure -> stage.later { stage.said(failure) } },
        )
    }

    private fun answers() = stage.sheets.answers(state.prompt) { button ->
        stage.sheets.close()
        model.press(button)
    }

    override fun bodyBottom(insets: Insets): Int = 0

    override fun inset(insets: Insets) {
        super.inset(insets)
        prompt.below = insets.bottom
        room.requestLayout()
    }

    override fun back(): Boolean {
        if (state.screen != Screen.PUBLIC) return false
        state.prompt.buttons.firstOrNull { it.kind == Button.Kind.CURTAIN }?.let(model::press)
        return true
    }

    override fun gone() {
        telling.gone()
        board.gone()
        side.gone()
        prompt.gone()
        strip.gone()
        room.forget()
        painting.forget()
    }

    /** Shares out the room between board, side and prompt, as the kit says. */
    private inner class Room : ViewGroup(look.context) {
        var surfaces: List<Surface> = emptyList()
        var stops: List<Stop> = emptyList()

        init {
            clipChildren = false
            addView(strip)
            addView(board)
            addView(side)
            addView(prompt)
            addView(telling)
        }

        override fun onMeasure(widthSpec: Int, heightSpec: Int) {
            val width = MeasureSpec.getSize(widthSpec)
            val height = MeasureSpec.getSize(heightSpec)
            setMeasuredDimension(width, height)
            val form = Layout.form(stage.width.toFloat(), stage.height.toFloat(), look.density)
            val rough = arrange(form, width, height, 0)
            val share = if (state.screen == Screen.OVER) OVER else if (form == Form.WIDE) BESIDE else BELOW
            prompt.measure(exactly(rough.prompt.width.roundToInt()), atMost((height * share).toInt()))
            val placed = arrange(form, width, height, prompt.measuredHeight, stripe(form, width, height))
            measure(board, placed.board.box)
            board.column = placed.board
            side.visibility = if (placed.side == null) View.GONE else View.VISIBLE
            placed.side?.let { measure(side, it.box) }
            side.column = placed.side
            val tellRoom = placed.board.box
            telling.measure(atMost((tellRoom.width - look.dp(24)).toInt()), atMost((tellRoom.height / 2).toInt()))
            if (form != state.form) post { model.fit(form) }
            next = placed
        }

        /** How high the strip is; it is there only where it is of use. */
        private fun stripe(form: Form, width: Int, height: Int): Int {
            val isFar = Places.isFar(stops, arrange(form, width, height, prompt.measuredHeight))
            strip.visibility = if (isFar) View.VISIBLE else View.GONE
            if (!isFar) return 0
            strip.draw(stops, form)
            strip.measure(exactly(width), atMost(height))
            return strip.measuredHeight
        }

        /** Where everything stands, and where it will after the present layout. */
        var arrangement: Arrangement? = null
            private set
        private var next: Arrangement? = null

        private fun arrange(form: Form, width: Int, height: Int, prompt: Int, strip: Int = 0) = Layout.arrange(
            surfaces, state.asked, form, width.toFloat(), height.toFloat(), prompt.toFloat(), look.density, strip.toFloat(),
        )

        /** Nothing of what was shown stays. */
        fun forget() {
            surfaces = emptyList()
            stops = emptyList()
            arrangement = null
            next = null
        }

        private fun measure(view: View, box: Box) =
            view.measure(exactly(box.width.roundToInt()), exactly(maxOf(0f, box.height).roundToInt()))

        private fun exactly(size: Int) = MeasureSpec.makeMeasureSpec(size, MeasureSpec.EXACTLY)

        private fun atMost(size: Int) = MeasureSpec.makeMeasureSpec(maxOf(0, size), MeasureSpec.AT_MOST)

        override fun onLayout(changed: Boolean, l: Int, t: Int, r: Int, b: Int) {
            val placed = next ?: return
            val before = arrangement
            arrangement = placed
            if (moving.isNotEmpty() && before != null) {
                val motions = Motions(moving, before, placed)
                board.move(motions)
                side.move(motions)
            }
            moving = emptyList()
            strip.layout(0, 0, strip.measuredWidth, placed.board.box.top.roundToInt())
            place(board, placed.board.box)
            placed.side?.let { place(side, it.box) }
            val left = placed.prompt.left.roundToInt()
            val top = placed.prompt.top.roundToInt()
            prompt.layout(left, top, left + prompt.measuredWidth, top + prompt.measuredHeight)
            // What is told lies over the edge between board and question.
            val box = placed.board.box
            val foot = if (placed.side == null) top else box.bottom.roundToInt()
            val x = (box.left + (box.width - telling.measuredWidth) / 2).roundToInt()
            val y = foot - telling.measuredHeight - look.dp(6)
            telling.layout(x, y, x + telling.measuredWidth, y + telling.measuredHeight)
            bring()
            mark()
        }

        private fun place(view: View, box: Box) {
            val left = box.left.roundToInt()
            val top = box.top.roundToInt()
            view.layout(left, top, left + view.measuredWidth, top + view.measuredHeight)
        }
    }

    private companion object {
        /** How much of the height the question may take, by where it stands. */
        const val BELOW = .46f
        const val BESIDE = .7f
        const val OVER = .78f
    }
}
