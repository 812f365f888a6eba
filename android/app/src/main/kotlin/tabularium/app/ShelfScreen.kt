// The shelf: the game to go on with, the others, and what can be begun.
package tabularium.app

import android.annotation.SuppressLint
import android.view.Gravity
import android.view.View
import android.widget.LinearLayout
import tabularium.core.Card
import tabularium.core.DamagedGame
import tabularium.core.Game
import tabularium.kit.ShelfState

@SuppressLint("ViewConstructor")
class ShelfScreen(look: Look, private val stage: Stage) : Page(look) {
    init {
        val name = look.words(NAME, 25f, face = Look.SERIF_BOLD, most = 30f).oneLine()
        name.letterSpacing = .128f
        asHeading(name)
        header.addView(name.share().margins(left = look.dp(16)))
    }

    fun draw(state: ShelfState) {
        while (header.childCount > 1) header.removeViewAt(1)
        header.addView(look.iconButton("laurel", look.texts["results"]) { stage.sheets.results(state.results) })
        header.addView(look.iconButton("settings", look.texts["settings"]) { stage.sheets.settings() })
        val views = ArrayList<View?>()
        state.first?.let {
            views += part(look.texts["go-on"])
            views += big(it)
        }
        if (state.rest.isNotEmpty() || state.damaged.isNotEmpty()) views += part(look.texts["also"])
        state.rest.mapTo(views, ::small)
        state.damaged.mapTo(views, ::damaged)
        views += part(look.texts["new-table"])
        views += boxes(state)
        views += look.plain(look.texts["near-join"]) { stage.join() }.margins(top = look.dp(14))
        views += foot(state)
        cards(views)
    }

    private fun big(card: Card): View {
        val picture = card.vignette?.let {
            BoxPicture(look, card.game, it).sized(look.dp(112), look.dp(112)).margins(right = look.dp(14))
        }
        val scores = Flow(look.context, look.dp(16), centred = false)
        card.players.forEachIndexed { i, player ->
            val number = card.scores.getOrNull(i)?.toString().orEmpty()
            scores.add(
                look.column(
                    look.row(
                        look.token(player.emblem, 24f),
                        look.words(number, 20f, face = Look.SERIF_BOLD, most = 32f).margins(left = look.dp(5)),
                    ),
                    look.words(player.name, 12f, "ink-2").margins(top = look.dp(3)),
                ),
            )
        }
        val said = look.column(
            look.heading(card.title ?: card.gameTitle.orEmpty(), 19f),
            card.headline?.let { look.words(it, 13f, "ink-2").margins(top = look.dp(4), bottom = look.dp(12)) },
            if (look.isLarge) null else scores,
        )
        val top = look.row(picture, said.share(), menu(card)).apply { gravity = Gravity.TOP }
        val go = look.primary(look.texts["continue"]) { stage.open(card.id) }
        return look.column(
            top,
            if (look.isLarge) scores.margins(top = look.dp(10)) else null,
            go.margins(top = look.dp(12)),
        ).apply {
            background = look.card(14f, "rule-strong")
            padding(look.dp(12), look.dp(12), look.dp(12), look.dp(12))
        }
    }

    private fun small(card: Card): View {
        val picture = card.vignette?.let { BoxPicture(look, card.game, it).sized(look.dp(52), look.dp(52)) }
        val elsewhere = if (card.elsewhere) look.texts["near-guest-of"] else null
        val names = card.players.joinToString { it.name }
        val said = look.column(
            look.heading(card.title ?: card.gameTitle.orEmpty(), 16f),
            look.words(listOfNotNull(card.headline, elsewhere, names).joinToString(" · "), 13f, "ink-2").margins(top = look.dp(3)),
        )
        val emblems = look.row().apply {
            card.players.forEachIndexed { i, player ->
                addView(look.token(player.emblem, 18f).margins(left = look.dp(if (i == 0) 0 else -2)))
            }
        }
        val open = look.row(
            picture,
            said.share().margins(left = look.dp(12), right = look.dp(8)),
            if (look.isLarge) null else emblems,
        )
        open.background = look.pressed(Slab(0, 0, 0f, 0f))
        open.minimumHeight = look.dp(FINGER)
        open.isFocusable = true
        look.ring(open)
        open.setOnClickListener { stage.open(card.id) }
        return carded(look.row(open.share(), menu(card)))
    }

    private fun damaged(game: DamagedGame): View = carded(
        look.row(
            look.icon("warning", role = "bad"),
            look.words(game.words, 14f, "bad").share().margins(left = look.dp(10)),
            look.iconButton("more", look.texts["menu"]) { stage.sheets.damaged(game) },
        ),
    )

    private fun carded(row: LinearLayout): View = row.apply {
        background = look.card()
        padding(look.dp(8), look.dp(7), look.dp(4), look.dp(8))
        margins(bottom = look.dp(8))
    }

    private fun menu(card: Card) = look.iconButton("more", look.texts["menu"]) { stage.sheets.menu(card) }

    private fun boxes(state: ShelfState): View {
        val flow = Flow(look.context, look.dp(8))
        val wide = look.dp(if (look.isLarge) 240 else 150)
        for (game in state.games) {
            flow.add(box(game, state.games.size == 1) { stage.newGame(game, state.lastPlayers) }, wide, 1f)
        }
        return flow
    }

    private fun box(game: Game, isAlone: Boolean, press: () -> Unit): View = look.column(
        game.vignette?.let { BoxPicture(look, game.id, it).sized(MATCH, look.dp(if (isAlone) 120 else 112)) },
        look.heading(game.title, 16f).margins(left = look.dp(3), top = look.dp(8)),
        look.words("${game.minSeats}–${game.maxSeats}", 13f, "ink-2").margins(left = look.dp(3), top = look.dp(3)),
    ).apply {
        background = look.pressed(look.card())
        padding(look.dp(8), look.dp(8), look.dp(8), look.dp(10))
        isFocusable = true
        look.ring(this)
        setOnClickListener { press() }
    }

    private fun foot(state: ShelfState): View = Flow(look.context, look.dp(14))
        .add(look.link(look.texts["rules"]) { stage.sheets.whichRules(state.games) })
        .add(look.link(look.texts["import"]) { stage.import() })
        .add(look.link(look.texts["about"]) { stage.sheets.house() })
        .margins(top = look.dp(14))

    companion object {
        /** The inscription; it is the same in every language. */
        const val NAME = "TABVLARIVM"
    }
}
