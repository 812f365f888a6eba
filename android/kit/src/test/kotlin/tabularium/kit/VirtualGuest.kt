// The guest's process: it says what it comes to and is told the digits, a line each; it goes when nobody talks to it.
package tabularium.kit

import java.util.concurrent.LinkedBlockingQueue
import kotlin.concurrent.thread
import kotlin.system.exitProcess
import tabularium.core.Form
import tabularium.core.NearWants
import tabularium.core.Standing

/** `arguments`: a folder, and the port of a phone. */
fun main(arguments: Array<String>) {
    val lines = LinkedBlockingQueue<String>()
    thread(isDaemon = true) {
        generateSequence(::readlnOrNull).forEach(lines::put)
        exitProcess(0)
    }
    try {
        guest(VirtualDevice(arguments[0], arguments[1].toInt(), seed = 2), lines)
    } catch (problem: Throwable) {
        say("failed", problem.stackTraceToString().lines().joinToString(" | "))
        exitProcess(1)
    }
}

private fun guest(device: VirtualDevice, lines: LinkedBlockingQueue<String>) {
    device.does { join(true) }
    val sight = device.until("the table is in sight") { it.sights.isNotEmpty() }.sights.single()
    device.does { joinAt(sight.place) }
    device.until("the digits are asked for") { it.wants == NearWants.DIGITS }
    say("digits", "")
    val digits = lines.take()
    device.does { digits(digits) }
    val seated = device.until("the guest sits at the table") { it.seated && it.table != null }
    val table = device.app.table(checkNotNull(seated.table))
    say("seated", "")
    val last = device.play(table) { turn, isFirst -> if (isFirst) say("turn", "$turn") }
    check(last.at.standing == Standing.GUEST)
    say("bytes", "${device.sent.get()} ${device.heard.get()}")
    say("back", "${device.backAfter.toList()}, ${device.failed.get()} failed")
    say("over", table.outcome())
    lines.take()
}

private fun say(what: String, words: String) {
    println("$what\t$words")
    System.out.flush()
}
