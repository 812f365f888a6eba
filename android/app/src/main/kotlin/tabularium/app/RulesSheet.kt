// The whole book of a game: how to play with pictures, glossary, rulings; searched as one types.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Path
import android.text.SpannableStringBuilder
import android.text.Spanned
import android.text.style.StyleSpan
import android.view.View
import android.view.ViewGroup
import android.widget.HorizontalScrollView
import android.widget.LinearLayout
import android.widget.TableLayout
import android.widget.TableRow
import tabularium.core.Picture
import tabularium.core.Section
import tabularium.core.Surface
import tabularium.kit.Block
import tabularium.kit.Markdown
import tabularium.kit.Painting
import tabularium.kit.RulesModel
import tabularium.kit.Span

fun Sheets.rules(stage: Stage, game: String, wanted: String) {
    val failed = { failure: tabularium.kit.Failure -> stage.later { stage.said(failure) } }
    RulesModel.load(stage.look.house, game, { model -> stage.later { book(stage, game, model, wanted) } }, failed)
}

private fun Sheets.book(stage: Stage, game: String, model: RulesModel, wanted: String) {
    val look = stage.look
    val found = look.column()
    val field = look.field(wanted, look.texts["search"], SEARCH)
    val page = BookPage(look, game)
    val find = { query: String ->
        found.removeAllViews()
        page.found(model, query).forEach { found.addView(it, it.layoutParams ?: LinearLayout.LayoutParams(MATCH, WRAP)) }
    }
    field.onText(find)
    find(wanted)
    open(model.rules.title, listOf(field, found.margins(top = look.dp(10))))
}

private const val SEARCH = 60

private class BookPage(private val look: Look, private val game: String) {
    fun found(model: RulesModel, query: String): List<View> {
        val found = model.search(query)
        val views = ArrayList<View>()
        found.intro?.let { views += look.body(it) }
        for (section in found.sections) views += section(section)
        if (found.terms.isNotEmpty()) views += title(look.texts["glossary"])
        for (term in found.terms) {
            views += look.heading(term.term, 15f).margins(top = look.dp(8))
            views += look.body(term.meaning, "ink-2").margins(top = look.dp(2))
        }
        if (found.rulings.isNotEmpty()) views += title(look.texts["rulings"])
        found.note?.let { views += look.body(it, "ink-2") }
        for (ruling in found.rulings) {
            val text = bold(listOf(Span("R${ruling.number}", true), Span("  ${ruling.text}", false)))
            views += look.body(text).margins(top = look.dp(8))
        }
        if (found.nothing) views += look.body(look.texts["nothing"])
        return views.map { if (it.layoutParams == null) it.margins() else it }.onEach { it.layoutParams.width = MATCH }
    }

    private fun title(words: String): View = look.heading(words, 18f).margins(top = look.dp(22), bottom = look.dp(4))

    private fun section(section: Section): List<View> {
        val views = ArrayList<View>()
        views += title(section.title)
        Markdown.blocks(section.body).mapTo(views, ::block)
        section.pictures.mapTo(views, ::picture)
        return views
    }

    private fun block(block: Block): View = when (block) {
        is Block.Paragraph -> look.body(bold(block.spans)).margins(top = look.dp(6))
        is Block.Items -> look.column(*block.items.mapIndexed { i, item -> item(block.numbered, i, item) }.toTypedArray())
            .margins(top = look.dp(4))
        is Block.Grid -> grid(block)
    }

    private fun item(numbered: Boolean, at: Int, spans: List<Span>): View {
        val mark = look.body(if (numbered) "${at + 1}." else "•", "ink-2")
        mark.minWidth = look.dp(20)
        val row = look.row(mark, look.body(bold(spans)).share())
        row.gravity = android.view.Gravity.TOP
        return row.margins(top = look.dp(4))
    }

    private fun grid(grid: Block.Grid): View {
        val table = TableLayout(look.context)
        grid.rows.forEachIndexed { i, cells ->
            val row = TableRow(look.context)
            for (cell in cells) {
                val words = look.words(bold(cell), 13f, face = if (i == 0) Look.SANS_STRONG else Look.SANS)
                words.maxWidth = look.dp(CELL)
                row.addView(words.padding(0, look.dp(5), look.dp(14), look.dp(5)))
            }
            table.addView(row)
            table.addView(look.line(), ViewGroup.LayoutParams(MATCH, look.dp(1)))
        }
        val wide = HorizontalScrollView(look.context)
        wide.isFocusable = false
        wide.addView(table)
        return wide.margins(top = look.dp(8))
    }

    private fun picture(picture: Picture): View {
        val drawn = SurfacesView(look, look.newPainting(game))
        drawn.show(picture.surfaces)
        return Narrow(look.context, look.dp(PICTURE), drawn).margins(top = look.dp(12))
    }

    private fun bold(spans: List<Span>): CharSequence {
        val text = SpannableStringBuilder()
        for (span in spans) {
            val from = text.length
            text.append(span.words)
            if (!span.bold) continue
            val bold = StyleSpan(android.graphics.Typeface.BOLD)
            text.setSpan(bold, from, text.length, Spanned.SPAN_EXCLUSIVE_EXCLUSIVE)
        }
        return text
    }

    private companion object {
        const val PICTURE = 360
        const val CELL = 220
    }
}

/** Surfaces one below the other, as wide as there is room; nothing of them can be touched. */
@SuppressLint("ViewConstructor")
class SurfacesView(look: Look, private val painting: Painting<Path>) : View(look.context) {
    private val pen = look.pen
    private val gap = look.dp(6)
    private var surfaces: List<Surface> = emptyList()

    init {
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_NO
    }

    fun show(surfaces: List<Surface>) {
        this.surfaces = surfaces
        painting.prepare(surfaces)
        requestLayout()
        invalidate()
    }

    override fun onMeasure(widthSpec: Int, heightSpec: Int) {
        val width = MeasureSpec.getSize(widthSpec)
        val height = surfaces.sumOf { (it.h.toLong() * width / maxOf(1, it.w)).toInt() + gap }
        setMeasuredDimension(width, height)
    }

    override fun onDraw(canvas: Canvas) {
        pen.on(canvas)
        var y = 0f
        for (surface in surfaces) {
            val scale = width.toFloat() / maxOf(1, surface.w)
            canvas.save()
            canvas.translate(0f, y)
            canvas.scale(scale, scale)
            painting.draw(surface)
            canvas.restore()
            y += surface.h * scale + gap
        }
    }
}
