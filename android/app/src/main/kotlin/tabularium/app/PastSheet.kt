// The past, step by step, as this viewer had it; it can be played like a film.
package tabularium.app

import android.content.res.ColorStateList
import android.widget.LinearLayout
import android.widget.SeekBar
import tabularium.kit.PastModel
import tabularium.kit.PastState
import tabularium.kit.TableModel

fun Sheets.past(stage: Stage, model: TableModel, game: String) {
    PastSheet(this, stage, model, game).open()
}

private class PastSheet(
    private val sheets: Sheets,
    private val stage: Stage,
    private val table: TableModel,
    game: String,
) {
    private val look = stage.look
    private val place = SurfacesView(look, look.newPainting(game))
    private val told: LinearLayout = look.column()
    private val at = look.words("", 14f, "ink-2")
    private val slide = SeekBar(look.context)
    private var film: PastModel? = null
    private var isPlaying = false
    private val play = look.plain(look.texts["play"]) { playOrPause() }

    fun open() {
        slide.contentDescription = look.texts["past"]
        slide.minimumHeight = look.dp(FINGER)
        slide.progressTintList = ColorStateList.valueOf(look.colour("option"))
        slide.thumbTintList = ColorStateList.valueOf(look.colour("option"))
        slide.setOnSeekBarChangeListener(object : SeekBar.OnSeekBarChangeListener {
            override fun onProgressChanged(bar: SeekBar, step: Int, byFinger: Boolean) {
                if (byFinger) film?.to(step)
            }

            override fun onStartTrackingTouch(bar: SeekBar) = Unit

            override fun onStopTrackingTouch(bar: SeekBar) = Unit
        })
        val back = look.square("back", look.texts["step-back"]) { film?.by(-1) }
        val on = look.square("back", look.texts["step-on"]) { film?.by(1) }
        on.scaleX = -1f
        val controls = Flow(look.context, look.dp(8))
            .add(back).add(slide, look.dp(120), 1f).add(on).add(at).add(play, look.dp(84))
        val drawn = Narrow(look.context, look.dp(WIDEST), place).margins(top = look.dp(8))
        sheets.open(look.texts["past"], listOf(controls, told.margins(top = look.dp(6)), drawn), ::close)
        film = table.past { state -> stage.later { show(state) } }
    }

    private fun playOrPause() {
        // The word on the button goes with the film, also before the next picture comes.
        if (isPlaying) film?.pause() else film?.play()
        isPlaying = !isPlaying
        play.text = look.texts[if (isPlaying) "pause" else "play"]
    }

    private fun show(state: PastState) {
        // Closed, or the curtain is down since.
        if (film == null || table.state == null) return
        isPlaying = state.playing
        play.text = look.texts[if (state.playing) "pause" else "play"]
        at.text = "${state.step + 1} / ${state.steps}"
        slide.max = maxOf(0, state.steps - 1)
        slide.progress = state.step
        told.removeAllViews()
        state.lines.forEach { told.addView(look.body(it).margins(top = look.dp(3))) }
        place.show(state.surfaces)
    }

    private fun close() {
        film?.close()
        film = null
        place.show(emptyList())
    }

    private companion object {
        const val WIDEST = 480
    }
}
