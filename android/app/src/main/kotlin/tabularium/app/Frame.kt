// The scaffold of every screen: header and mosaic above, what it shows, what stands at the foot; clear of the bars.
package tabularium.app

import android.annotation.SuppressLint
import android.view.View
import android.view.ViewGroup
import android.widget.FrameLayout
import android.widget.LinearLayout
import android.widget.ScrollView

/** The room that bars, camera and keyboard take at each side, in pixels. */
class Insets(val left: Int, val top: Int, val right: Int, val bottom: Int) {
    companion object {
        val NONE = Insets(0, 0, 0, 0)
    }
}

/** A screen: it is told of the insets, and when it goes. */
abstract class Shown(look: Look) : FrameLayout(look.context) {
    abstract fun inset(insets: Insets)

    /** It is taken away: nothing of it may stay. */
    open fun gone() = Unit

    /** Goes back within itself; false where there is nothing to go back to but the screen before. */
    open fun back(): Boolean = false
}

/** Header, mosaic, body, foot. */
@SuppressLint("ViewConstructor")
open class Frame(protected val look: Look) : Shown(look) {
    protected val header: LinearLayout = look.row().apply { minimumHeight = look.dp(56) }
    private val body = FrameLayout(look.context)
    private val foot = FrameLayout(look.context)
    private val whole = look.column(header, Mosaic(look))
    protected var insets = Insets.NONE

    init {
        background = Plaster(look)
        whole.addView(body, LinearLayout.LayoutParams(MATCH, 0, 1f))
        whole.addView(foot, LinearLayout.LayoutParams(MATCH, WRAP))
        addView(whole, LayoutParams(MATCH, MATCH))
    }

    override fun inset(insets: Insets) {
        this.insets = insets
        header.setPadding(insets.left + look.dp(4), insets.top + look.dp(6), insets.right + look.dp(6), look.dp(6))
        body.setPadding(insets.left, 0, insets.right, if (foot.childCount == 0) bodyBottom(insets) else 0)
        foot.setPadding(insets.left, 0, insets.right, insets.bottom)
    }

    /** How much of the bottom the body leaves free; a screen that scrolls runs under the bar. */
    protected open fun bodyBottom(insets: Insets): Int = insets.bottom

    /** Title, one line below it, the way back at the left, tools at the right. */
    protected fun head(title: CharSequence, sub: CharSequence?, back: (() -> Unit)?, tools: List<View>): View? {
        header.removeAllViews()
        if (back != null) header.addView(look.iconButton("back", look.texts["back"], back))
        val line = look.words(title, 19f, face = Look.SERIF_BOLD, most = 26f)
        line.maxLines = 2
        asHeading(line)
        val below = sub?.let { look.words(it, 12f, "ink-2", most = 16f).margins(top = look.dp(2)) }
        below?.maxLines = 2
        header.addView(look.column(line, below).share().margins(left = look.dp(if (back == null) 16 else 2)))
        tools.forEach { header.addView(it) }
        return below
    }

    protected fun show(view: View) {
        body.removeAllViews()
        body.addView(view, LayoutParams(MATCH, MATCH))
    }

    protected fun foot(view: View) {
        foot.removeAllViews()
        foot.addView(view, LayoutParams(MATCH, WRAP))
    }
}

/** A screen of cards that scrolls. */
@SuppressLint("ViewConstructor")
open class Page(look: Look) : Frame(look) {
    private val scroll = ScrollView(look.context)
    private var list: LinearLayout = look.column()

    init {
        scroll.isFillViewport = true
        scroll.clipToPadding = false
        scroll.isFocusable = false
        show(scroll)
    }

    /** Shows these one below the other, and stays where it was scrolled to. */
    protected fun cards(views: List<View?>) {
        val at = scroll.scrollY
        list = look.column(*views.toTypedArray())
        list.padding(look.dp(14), look.dp(8), look.dp(14), look.dp(24))
        scroll.removeAllViews()
        scroll.addView(Narrow(look.context, look.dp(WIDEST), list), ViewGroup.LayoutParams(MATCH, WRAP))
        scroll.post { scroll.scrollTo(0, at) }
    }

    override fun inset(insets: Insets) {
        super.inset(insets)
        scroll.setPadding(0, 0, 0, if (hasFoot) 0 else insets.bottom)
    }

    override fun bodyBottom(insets: Insets): Int = 0

    protected open val hasFoot: Boolean
        get() = false

    /** A label over a part, with a line that runs on, and something at its end; in large type that stands below. */
    protected fun part(words: CharSequence, end: CharSequence? = null): View {
        val said = end?.let { look.words(it, 13f, "ink-2") }
        val cap = look.cap(words)
        val part = if (look.isLarge) {
            look.column(cap, said?.margins(top = look.dp(4)))
        } else {
            val line = look.line().sized(0, look.dp(1)).share().margins(left = look.dp(10))
            look.row(cap, line, said?.margins(left = look.dp(10)))
        }
        return part.margins(look.dp(6), look.dp(18), look.dp(6), look.dp(8))
    }

    companion object {
        const val WIDEST = 640
    }
}
