// Two processes, each with the whole core, play one game over the virtual Bluetooth, which is cut three times in the
// middle. Run by `test bumble` alone.
package tabularium.kit

import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs
import kotlin.test.assertTrue
import tabularium.core.Face

class VirtualGameSuite {
    /** The other process. What it says is heard in order; a new turn of its is told at once to whoever listens. */
    private class Guest(port: Int, private val turned: (turn: Int) -> Unit) : AutoCloseable {
        private val process = ProcessBuilder(
            "${System.getProperty("java.home")}/bin/java",
            "-Djna.library.path=${System.getProperty("jna.library.path")}",
            "-cp", System.getProperty("java.class.path"),
            "tabularium.kit.VirtualGuestKt", folder(), "$port",
        ).redirectError(ProcessBuilder.Redirect.INHERIT).start()
        private val said = LinkedBlockingQueue<Pair<String, String>>()

        init {
            thread(isDaemon = true, name = "virtual guest") {
                process.inputStream.bufferedReader().forEachLine { line ->
                    val (what, words) = line.split('\t', limit = 2)
                    if (what == "turn") turned(words.toInt()) else said.put(what to words)
                }
                said.put("gone" to "")
            }
        }

        /** The next thing it says has to be this. */
        fun says(wanted: String): String {
            val (what, words) = checkNotNull(said.poll(PATIENCE_S, TimeUnit.SECONDS)) { "the guest is silent: $wanted" }
            assertEquals(wanted, what, words)
            return words
        }

        fun tell(words: String) {
            process.outputStream.write("$words\n".toByteArray())
            process.outputStream.flush()
        }

        override fun close() {
            process.outputStream.close()
            if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS)) process.destroyForcibly()
        }
    }

    private fun play(name: String, vararg words: String) = VirtualAir(*words).use { air ->
        val begun = System.nanoTime()
        val cuts = LinkedBlockingQueue<Int>()
        val turns = LinkedBlockingQueue<Int>()
        VirtualDevice(folder(), air.ports[0], seed = 1).use { host ->
            // Cut while the guest's answer is under way; and twice while the news of the host's are.
            val guest = Guest(air.ports[1]) { turn ->
                turns += turn
                if (turn == GUEST_CUT) cuts += air.cut()
            }
            guest.use {
                val id = host.app.create("magna_grecia", players(2), OPTIONS)
                host.does { host(id, true) }
                guest.says("digits")
                val code = checkNotNull(host.until("the digits are shown") { it.code != null }.code)
                guest.tell(code)
                val sitting = host.until("the guest sits at the table") { screen ->
                    screen.people.any { it.device != null && it.near }
                }
                guest.says("seated")
                val device = sitting.people.first { it.device != null }.device
                host.does { give(1u, device) }
                host.until("the guest has its seat") { screen ->
                    screen.people.any { it.device != null && it.seats == listOf(1u) }
                }

                val sat = System.nanoTime()
                val table = host.app.table(id)
                val last = host.play(table) { turn, isFirst -> if (isFirst && turn in HOST_CUTS) cuts += air.cut() }
                val bytes = guest.says("bytes")
                val back = guest.says("back")
                assertIs<Face.Over>(last.face)
                assertEquals(table.outcome(), guest.says("over"), "both show the same end")
                assertEquals(2, table.scores().places?.size)
                assertEquals(listOf(1, 1, 1), cuts.toList(), "one connection was there to be cut, each time")
                assertEquals((1..ROUNDS).toList(), turns.toList(), "the guest has had its turns")
                assertTrue(host.closed.get() >= 3 && host.opened.get() >= 4, "the host has come back from each cut")
                val seconds = { from: Long -> "%.1f s".format((System.nanoTime() - from) / 1e9) }
                println("$name: ${seconds(begun)}, of which the game ${seconds(sat)}; ${table.log().acts.size} steps")
                println("  the host sent ${host.sent.get()} and heard ${host.heard.get()} bytes; the guest $bytes")
                val hostBack = "${host.backAfter.toList()}, ${host.failed.get()} failed"
                println("  back after, in ms: the host $hostBack; the guest $back")
                println("  ${last.headline}")
                table.close()
            }
        }
    }

    @Test
    fun overStreams() = play("a game over L2CAP")

    @Test
    fun overAttributes() = play("a game over attributes", "--no-streams", "--mtu", "185")

    private companion object {
        val OPTIONS = mapOf("length" to "8", "oracle_placement" to "random")
        const val ROUNDS = 8
        val HOST_CUTS = setOf(2, 6)
        const val GUEST_CUT = 4
        const val PATIENCE_S = 60L
    }
}
