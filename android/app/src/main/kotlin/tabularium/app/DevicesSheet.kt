// Several devices at this table: a host's digits, seats and devices; how it stands for a guest.
package tabularium.app

import android.util.TypedValue
import android.view.View
import tabularium.core.NearPerson
import tabularium.core.NearScreen
import tabularium.core.NearWants
import tabularium.core.Player
import tabularium.kit.NearModel
import tabularium.kit.NearState

class DevicesSheet(private val stage: Stage, private val id: String) {
    private val look: Look = stage.look
    private val near: NearModel = look.house.near
    private val parts = Parts(look)

    private enum class Kind { CLOSED, AWAY, HOST, GUEST }

    private var kind: Kind? = null

    fun open() {
        near.state?.let(::draw)
        stage.sheets.open(look.texts["near"], listOf(parts), { stage.left(this) }, stays = true)
        stage.shows(this)
        near.look()
    }

    /** Told by the stage whenever something has changed. */
    fun draw(state: NearState) {
        val now = state.screen
        val next = when {
            now.idle || now.table != id -> if (near.isElsewhere(id)) Kind.AWAY else Kind.CLOSED
            now.host -> Kind.HOST
            else -> Kind.GUEST
        }
        if (next != kind) parts.forget()
        kind = next
        parts.draw(
            when (next) {
                Kind.CLOSED -> closed(now)
                Kind.AWAY -> away()
                Kind.HOST -> host(state)
                Kind.GUEST -> guest(state)
            },
        )
    }

    /** Nobody else is let in yet. */
    private fun closed(now: NearScreen): List<Part> = listOf(
        fixed { look.body(look.texts["near-explain"]) },
        fixed { look.note(look.texts["near-knows"]) },
        fixed { stage.ownName(now.name) },
        Part(now.idle) {
            val host = { near.host(id) }
            val open = look.primary(look.texts["near-open-door"]) { stage.instead(host) { reopen() } }
            look.column(open.margins(top = look.dp(16)))
        },
    )

    /** The last view of a table elsewhere, while another one is shared or none. */
    private fun away(): List<Part> = listOf(
        fixed { look.body(look.texts["near-idle"]) },
        fixed { look.note(look.texts["near-host-knows"]) },
        fixed {
            val back = { near.back(id) }
            val retry = look.primary(look.texts["near-retry"]) { stage.instead(back) { reopen() } }
            look.column(retry.margins(top = look.dp(16)))
        },
    )

    private fun host(state: NearState): List<Part> {
        val now = state.screen
        return listOf(
            stage.standing(now.state, state),
            Part(now.moving) {
                if (!now.moving) null else look.column(look.plain(look.texts["near-withdraw"]) { near.withdraw() })
            },
            Part(now.code to now.held) { now.code?.let { digits(it, now.held) } },
            Part(now.door) {
                val words = look.texts[if (now.door) "near-close-door" else "near-open-door"]
                look.column(look.plain(words) { near.door(!now.door) }.margins(top = look.dp(10)))
            },
            Part(listOf(now.players, now.people.map { listOf(it.device, it.name, it.seats) })) { seats(now) },
            Part(now.people to now.moving) { people(now) },
            Part(now.strangers) { now.strangers?.let { look.column(look.note(it)) } },
            fixed { look.note(look.texts["near-knows"]) },
            fixed { stage.ownName(now.name) },
            fixed {
                val end = look.plain(look.texts["near-end"]) {
                    sure("near-end", "near-end-ask", stays = false) { near.part() }
                }
                look.column(end.margins(top = look.dp(16)))
            },
        )
    }

    /** The digits as large as they are to be read across a table; a screen reader says each by itself. */
    private fun digits(code: String, held: Boolean): View {
        val large = look.words(code, 46f, face = Look.SERIF_BOLD, most = 64f).middle()
        large.letterSpacing = .08f
        large.maxLines = 1
        large.setAutoSizeTextTypeUniformWithConfiguration(24, 64, 1, TypedValue.COMPLEX_UNIT_DIP)
        large.contentDescription = code.filter { it != ' ' }.toList().joinToString(" ")
        large.accessibilityLiveRegion = View.ACCESSIBILITY_LIVE_REGION_POLITE
        val hint = look.body(look.texts[if (held) "near-code-held" else "near-code-hint"], "ink-2").middle()
        val plate = look.column(
            look.cap(look.texts["near-code"]).middle(),
            large.sized(MATCH, look.dp(if (look.isLarge) 76 else 60)).margins(top = look.dp(6)),
            hint.margins(top = look.dp(6)),
        )
        plate.background = look.card(14f, "rule-strong")
        return look.column(plate.padding(look.dp(14), look.dp(14), look.dp(14), look.dp(14)))
    }

    private fun seats(now: NearScreen): View {
        val rows = now.players.map { seat(it, now.people) }
        return look.column(look.label(look.texts["near-seats"]), *rows.toTypedArray())
    }

    /** A player, and the device that the seat is played on. */
    private fun seat(player: Player, people: List<NearPerson>): View {
        val names = people.mapIndexed { i, person -> look.called(person, i) }
        val at = people.indexOfFirst { player.seat in it.seats }
        val words = "${look.texts["near-seats"]}: ${player.name}"
        val picker = look.picker(words, names, at) { near.give(player.seat, people[it].device) }
        val name = look.words(player.name, 16f, face = Look.SERIF_BOLD)
        val named = look.row(look.token(player.emblem, 26f), name.share().margins(left = look.dp(10)))
        named.minimumHeight = look.dp(FINGER)
        val row = Flow(look.context, look.dp(8)).add(named, look.dp(120), 1f)
        // There is something to choose as soon as somebody has joined.
        if (people.size > 1) row.add(picker, look.dp(132), 1f)
        row.background = look.card()
        return row.padding(look.dp(10), look.dp(5), look.dp(6), look.dp(6)).margins(bottom = look.dp(7))
    }

    private fun people(now: NearScreen): View {
        val others = now.people.withIndex().filter { it.value.device != null }
        val rows = others.map { (i, person) -> person(person, look.called(person, i), now.moving) }
        val nobody = if (others.isEmpty()) look.body(look.texts["near-nobody-yet"], "ink-2") else null
        return look.column(look.label(look.texts["near-people"]), nobody, *rows.toTypedArray())
    }

    private fun person(person: NearPerson, called: String, moving: Boolean): View {
        val device = person.device ?: return View(look.context)
        val looksOn = look.texts["near-looks-on"].takeIf { person.seats.isEmpty() }
        val name = look.words(called, 16f, if (person.near) "ink" else "ink-2", Look.SERIF_BOLD)
        val state = look.words(listOfNotNull(person.state, looksOn).joinToString(" · "), 13f, "ink-2")
        val icon = look.icon("nearby", 20f, if (person.near) "ink" else "ink-2")
        val said = look.row(icon, look.column(name, state.margins(top = look.dp(3))).share().margins(left = look.dp(10)))
        val links = Flow(look.context, look.dp(4))
        if (person.retry) links.add(look.link(look.texts["near-retry"]) { near.retry() })
        if (person.near && !moving) {
            links.add(look.link(look.texts["near-move"]) { sure("near-move", "near-move-ask") { near.handOver(device) } })
        }
        links.add(look.link(look.texts["near-forget"]) { sure("near-forget", "near-forget-ask") { near.forget(device) } })
        val all = look.column(said, links.margins(top = look.dp(2)))
        all.background = look.card()
        return all.padding(look.dp(12), look.dp(10), look.dp(8), look.dp(4)).margins(bottom = look.dp(7))
    }

    private fun guest(state: NearState): List<Part> {
        val now = state.screen
        return listOf(
            stage.standing(now.state ?: look.texts["near-ready"], state),
            Part(now.progress) { now.progress?.let { look.column(look.body(it, "ink-2")) } },
            Part(now.offered) { if (now.offered) offer() else null },
            fixed { look.note(look.texts["near-host-knows"]) },
            Part(listOf(now.wants, now.alone, now.table)) {
                val all = ArrayList<View>()
                if (now.wants == NearWants.RETRY) all += look.primary(look.texts["near-retry"]) { near.retry() }
                if (now.alone) {
                    all += look.plain(look.texts["near-alone"]) {
                        sure("near-alone", "near-alone-hint", stays = false) { near.alone(id, stage::openLater) }
                    }
                }
                all += look.plain(look.texts["near-leave"]) {
                    sure("near-leave", "near-leave-ask", stays = false) {
                        near.part()
                        stage.toShelf()
                    }
                }
                look.column(*all.map { it.margins(top = look.dp(10)) }.toTypedArray())
            },
        )
    }

    /** The whole table is offered: who takes it knows all hands. */
    private fun offer(): View {
        val no = look.plain(look.texts["no"]) { near.take(false) }
        val yes = look.primary(look.texts["near-take"]) { near.take(true) }
        val row = Flow(look.context, look.dp(8)).add(no, look.dp(84), 1f).add(yes, look.dp(132), 1f)
        val all = look.column(look.body(look.texts["near-offered"]), row.margins(top = look.dp(12)))
        all.background = look.card(14f, "rule-strong")
        return look.column(all.padding(look.dp(14), look.dp(12), look.dp(14), look.dp(14)))
    }

    private fun fixed(make: () -> View): Part = Part(Unit) { look.column(make()) }

    /** Asks for a yes; unless `stays` is false this sheet is there again afterwards. */
    private fun sure(title: String, words: String, stays: Boolean = true, then: () -> Unit) =
        stage.sheets.sure(look.texts[title], look.texts[words], if (stays) ::reopen else null, then)

    private fun reopen() = DevicesSheet(stage, id).open()
}
