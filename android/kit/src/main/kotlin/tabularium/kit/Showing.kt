// From a view of the core to the state that a screen shows.
package tabularium.kit

import tabularium.core.Face
import tabularium.core.Form
import tabularium.core.Scores
import tabularium.core.Surface
import tabularium.core.View

internal object Showing {
    fun state(
        view: View,
        screen: Screen,
        marks: Marks,
        scores: Scores?,
        form: Form,
        position: Int,
        texts: Texts,
    ): TableState {
        val winners = view.players.filter { it.seat in view.winners }
        return TableState(
            screen = screen,
            private = view.private,
            game = view.game,
            title = view.title ?: view.gameTitle,
            headline = view.headline,
            last = view.last,
            players = view.players,
            surfaces = if (screen == Screen.CURTAIN) emptyList() else marked(view.surfaces, marks.drawn),
            asked = view.prompt?.seat,
            form = form,
            revision = view.revision,
            viewer = viewer(view.face),
            prompt = PromptModel.of(view, screen, marks, texts),
            curtain = (view.face as? Face.Curtain)?.let { curtain(view, it, texts) },
            winners = winners,
            scores = scores?.let { ScoreTable(it, view.players, view.winners) },
            at = view.at,
            position = position,
        )
    }

    /** The surfaces with some items drawn as chosen. */
    private fun marked(surfaces: List<Surface>, drawn: List<Mark>): List<Surface> {
        if (drawn.isEmpty()) return surfaces
        return surfaces.map { surface ->
            val here = drawn.filter { it.surface == surface.id }.associateBy { it.item.id }
            if (here.isEmpty()) surface else surface.copy(items = surface.items.map { here[it.id]?.item ?: it })
        }
    }

    private fun viewer(face: Face): String =
        when (face) {
            is Face.Own -> "seat ${face.seat}"
            is Face.Linger -> "seat ${face.seat}"
            is Face.Open, is Face.Wait, is Face.Curtain -> "public"
            is Face.Over -> "over"
        }

    private fun curtain(view: View, face: Face.Curtain, texts: Texts): CurtainShown {
        val nexts = face.seats.mapNotNull { seat -> view.players.firstOrNull { it.seat == seat } }
        val one = nexts.size == 1
        return CurtainShown(
            cap = view.title ?: view.gameTitle,
            title = texts[if (one) "next" else "who-looks"],
            nexts = nexts,
            one = one,
            pass = texts["pass"],
            lift = texts["lift"],
            public = texts["show-public"],
            shelf = texts["to-shelf"],
            headline = view.headline,
            last = view.last,
        )
    }
}
