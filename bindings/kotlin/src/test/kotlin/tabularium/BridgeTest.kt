// The bridge itself: bugs, big values, errors, handles after their end, two threads.
package tabularium

import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue
import tabularium.core.App
import tabularium.core.CoreException
import tabularium.core.Form
import tabularium.core.InternalException
import tabularium.core.Op
import tabularium.core.Table
import tabularium.core.selftestBig
import tabularium.core.selftestBlank
import tabularium.core.selftestEcho
import tabularium.core.selftestError
import tabularium.core.selftestPanic

class BridgeTest {
    private fun <T> atTable(run: (App, Table) -> T): T = withApp { app ->
        app.table(app.begin(app.games().first())).use { table -> run(app, table) }
    }

    @Test
    fun everyLetterComesThrough() {
        val words = "Žluťoučký kůň · árvíztűrő tükörfúrógép · 🏛️ \u0000 end"
        assertEquals(words, selftestEcho(words))
        assertEquals(7u, selftestBlank(7u).number)
    }

    @Test
    fun aBigValueComesThrough() {
        val big = selftestBig(2_000u)
        assertEquals(2_000, big.size)
        val last = big.last() as Op.Group
        assertEquals(100, (last.ops.single() as Op.Fill).path.size)
        val long = "č".repeat(3_000_000)
        assertEquals(long, selftestEcho(long))
    }

    @Test
    fun anErrorKeepsItsWords() {
        val words = "To teď nejde: ruling 7"
        assertEquals(words, assertFailsWith<CoreException.Refused> { selftestError(words) }.words)
    }

    @Test
    fun aBugOutsideOfTablesIsCaught() {
        assertFailsWith<InternalException> { selftestPanic() }
    }

    @Test
    fun aBugAtATableIsReportedAndTheTableOpensAgain() = atTable { _, table ->
        val before = table.view(Form.NARROW)
        val bug = assertFailsWith<CoreException.Bug> { table.selftestPanic() }
        assertTrue(bug.words.isNotEmpty())
        assertTrue("in: selftest" in bug.report, bug.report)
        for (secret in listOf("secret", "Anna", "Marco")) assertFalse(secret in bug.report, bug.report)
        val after = table.view(Form.NARROW)
        assertEquals(before.revision, after.revision)
        assertEquals(before.surfaces, after.surfaces)
    }

    @Test
    fun anOldAnswerIsRefusedByName() = atTable { _, table ->
        val prompt = table.asked(table.view(Form.NARROW))!!.prompt!!
        assertFailsWith<CoreException.Stale> { table.choose(prompt.seat, prompt.revision + 1u, 0u) }
        assertFailsWith<CoreException.Refused> { table.choose(prompt.seat, prompt.revision, 65_000u) }
        table.choose(prompt.seat, prompt.revision, prompt.options.first().id)
        Unit
    }

    @Test
    fun handlesAfterTheirEndAreRefused() = withApp { app ->
        val id = app.begin(app.games().first())
        val table = app.table(id)
        table.leave()
        assertFailsWith<CoreException.Left> { table.view(Form.NARROW) }
        assertNull(table.next(60_000u))
        table.close()
        assertFailsWith<IllegalStateException> { table.view(Form.NARROW) }
        table.close()
        // The shelf opens it again.
        app.table(id).use { it.view(Form.NARROW) }
        Unit
    }

    @Test
    fun aTableOutlivesItsApp() {
        val folder = folder()
        val app = App.open(folder.toString(), "")
        val table = app.table(app.begin(app.games().first()))
        app.close()
        table.view(Form.NARROW)
        assertFailsWith<CoreException.InUse> { App.open(folder.toString(), "cs") }
        table.close()
        App.open(folder.toString(), "").close()
    }

    @Test
    fun whoWaitsHoldsNothingAndIsWoken() = atTable { _, table ->
        val started = System.nanoTime()
        val woken = CountDownLatch(1)
        val waits = thread {
            assertNull(table.next(60_000u))
            woken.countDown()
        }
        table.view(Form.NARROW)
        assertEquals(1, woken.count, "it still waits")
        table.leave()
        assertTrue(woken.await(30, TimeUnit.SECONDS))
        waits.join()
        assertTrue(System.nanoTime() - started < 30_000_000_000)
    }

    @Test
    fun twoThreadsAtOneTable() = atTable { _, table ->
        table.view(Form.NARROW)
        val failed = mutableListOf<Throwable>()
        val threads = List(2) { n ->
            thread {
                try {
                    repeat(60) { round ->
                        val view = table.asked(table.view(if (n == 0) Form.NARROW else Form.WIDE)) ?: return@repeat
                        val prompt = view.prompt ?: return@repeat
                        try {
                            table.choose(prompt.seat, prompt.revision, prompt.options[round % prompt.options.size].id)
                        } catch (_: CoreException.Stale) {
                            // The other was first.
                        } catch (_: CoreException.Refused) {
                        } catch (_: CoreException.Curtain) {
                        }
                    }
                } catch (other: CoreException.Curtain) {
                    // The curtain came down between two calls.
                } catch (other: Throwable) {
                    synchronized(failed) { failed += other }
                }
            }
        }
        threads.forEach(Thread::join)
        assertEquals(emptyList(), failed)
        table.view(Form.NARROW)
        Unit
    }
}
