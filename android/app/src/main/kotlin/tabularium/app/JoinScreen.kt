// Joining a table of another device: the tables in sight, the digits, how it stands.
package tabularium.app

import android.annotation.SuppressLint
import android.view.View
import tabularium.core.NearScreen
import tabularium.core.NearWants
import tabularium.kit.NearModel
import tabularium.kit.NearState

@SuppressLint("ViewConstructor")
class JoinScreen(look: Look, private val stage: Stage) : Page(look) {
    private val near: NearModel = look.house.near
    private val parts = Parts(look)

    init {
        head(look.texts["near-join"], null, ::leave, emptyList())
        cards(listOf(parts))
    }

    /** Told by the stage whenever something has changed. */
    fun draw(state: NearState) {
        val now = state.screen
        val wants = if (now.idle) NearWants.NOTHING else now.wants
        parts.draw(
            listOf(
                Part(Unit) { look.column(View(look.context).sized(MATCH, look.dp(8))) },
                stage.standing(if (now.idle) look.texts["near-explain"] else now.state, state),
                Part(now.progress) { now.progress?.let { look.column(look.body(it, "ink-2")) } },
                Part(if (wants == NearWants.TABLE) now.sights else null) {
                    if (wants == NearWants.TABLE && now.sights.isNotEmpty()) sights(now) else null
                },
                Part(wants == NearWants.DIGITS) { if (wants == NearWants.DIGITS) digits() else null },
                Part(wants == NearWants.RETRY && !now.radio) {
                    if (wants == NearWants.RETRY && !now.radio) retry() else null
                },
                Part(wants == NearWants.TABLE) { if (wants == NearWants.TABLE) stage.ownName(now.name) else null },
                Part(Unit) { look.column(look.note(look.texts["near-host-knows"])) },
            ),
        )
    }

    private fun sights(now: NearScreen): View {
        val each = now.sights.map { sight ->
            look.answer(sight.words) { near.joinAt(sight.place) }.margins(bottom = look.dp(8))
        }
        return look.column(look.label(look.texts["near-tables"]), *each.toTypedArray())
    }

    private fun digits(): View {
        val (labelled, field) = stage.digitsField { near.digits(it) }
        val go = look.primary(look.texts["near-connect"]) { near.digits(field.text.toString()) }
        labelled.addOnAttachStateChangeListener(object : View.OnAttachStateChangeListener {
            override fun onViewAttachedToWindow(view: View) {
                field.requestFocus()
            }

            override fun onViewDetachedFromWindow(view: View) = Unit
        })
        return look.column(labelled, go.margins(top = look.dp(12)))
    }

    private fun retry(): View {
        val others = look.plain(look.texts["near-tables"]) { near.join() }
        val again = look.primary(look.texts["near-retry"]) { near.retry() }
        return Flow(look.context, look.dp(8)).add(others, look.dp(120), 1f).add(again, look.dp(132), 1f)
    }

    private fun leave() {
        near.part()
        stage.toShelf()
    }

    override fun back(): Boolean {
        leave()
        return true
    }
}
