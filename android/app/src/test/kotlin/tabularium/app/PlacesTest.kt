// Boards that lie more than a screen apart: each is one tap away, for a finger, a keyboard and a screen reader.
package tabularium.app

import android.view.KeyEvent
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.Button
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import tabularium.core.Place as Seat
import tabularium.core.selftestBoard
import tabularium.kit.Layout
import tabularium.kit.Places
import tabularium.kit.Screen

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class PlacesTest {
    /** Looks at a table of each game that has a strip once it has gone on for a while; how many have one. */
    private fun strips(turns: Int, test: (Phone) -> Unit): Int {
        val phone = Phone()
        val app = phone.application.house().app
        var met = 0
        for (game in app.games().filter { isFar(phone, it.id, it.maxSeats) }) {
            val seats = (0 until game.maxSeats.toInt()).map { Seat("Player ${'A' + it}", it.toUInt()) }
            phone.activity.stage.open(app.create(game.id, seats, emptyMap()))
            phone.settle(600)
            val play = Play(phone)
            toTheTable(phone, play)
            // At the beginning there may be little to see.
            for (more in 0..30) if (chips(phone).isEmpty() && play.turns(8)) toTheTable(phone, play)
            assertTrue("${game.id} has a strip", chips(phone).isNotEmpty())
            play.turns(turns)
            toTheTable(phone, play)
            met++
            test(phone)
        }
        return met
    }

    /** Whether a board of this game is so high in the room that there is, by what the kit says. */
    private fun isFar(phone: Phone, game: String, seats: UInt): Boolean {
        val (width, height) = phone.root.width.toFloat() to phone.root.height.toFloat()
        val density = phone.activity.stage.look.density
        val form = Layout.form(width, height, density)
        val surfaces = checkNotNull(selftestBoard(game, seats, 3uL, 60u, form)).surfaces
        val at = Layout.arrange(surfaces, 0u, form, width, height, height * 0.3f, density)
        return Places.isFar(Places.stops(surfaces, emptyList()), at)
    }

    private fun toTheTable(phone: Phone, play: Play) {
        for (more in 0..20) if (play.state()?.screen != Screen.TABLE) play.step()
        phone.settle(600)
    }

    private fun everyStrip(turns: Int, test: (Phone) -> Unit) =
        assertTrue("some game has boards that lie far apart", strips(turns, test) > 0)

    private fun chips(phone: Phone): List<PlaceButton> = phone.views().filterIsInstance<PlaceButton>()

    private fun chosen(phone: Phone): List<String> = chips(phone).filter { it.isSelected }.map { it.stop.title }

    /** Where a surface begins and ends in the window that it scrolls in, and how high that is. */
    private fun sight(phone: Phone, surface: UInt): Triple<Float, Float, Int> {
        val board = phone.boards().first { b -> b.column?.placed.orEmpty().any { it.surface.id == surface } }
        val box = board.column!!.placed.first { it.surface.id == surface }.box
        return Triple(board.camera.screenY(box.top), board.camera.screenY(box.bottom), board.height)
    }

    private fun isInSight(phone: Phone, surface: UInt) {
        val (top, bottom, high) = sight(phone, surface)
        val isWhole = top >= 0 && bottom <= high
        assertTrue("$surface is in sight: $top to $bottom of $high", isWhole || top in 0f..12f)
    }

    private fun eachIsOneTapAway(phone: Phone) {
        for (stop in chips(phone).map { it.stop }.let { it + it.reversed() }) {
            phone.tap(chips(phone).first { it.stop == stop })
            phone.settle(600)
            isInSight(phone, stop.surface)
            assertEquals(listOf(stop.title), chosen(phone))
        }
    }

    @Test
    fun eachBoardIsOneTapAway() = everyStrip(40, ::eachIsOneTapAway)

    @Test
    @Config(qualifiers = "hu-w393dp-h851dp-port-night-mdpi")
    fun inLargeTypeByNightToo() {
        RuntimeEnvironment.setFontScale(2f)
        everyStrip(20) { phone ->
            val finger = FINGER * phone.activity.stage.look.density - 1
            for (chip in chips(phone)) assertTrue("$chip", chip.width >= finger && chip.height >= finger && chip.right <= phone.root.width)
            eachIsOneTapAway(phone)
        }
    }

    @Test
    @Config(qualifiers = "cs-w1280dp-h800dp-land-notnight-mdpi")
    fun whatStandsBesideIsOneTapAwayToo() {
        // Where there is so much room no table need have one.
        strips(40, ::eachIsOneTapAway)
    }

    @Test
    fun aFingerThatScrollsChangesWhatIsInSight() = everyStrip(20) { phone ->
        val chips = chips(phone)
        phone.tap(chips.first())
        phone.settle(600)
        val board = phone.boards().first()
        val corner = IntArray(2).also(board::getLocationInWindow)
        val x = corner[0] + board.width / 2f
        for (drag in 0..40) {
            val down = android.os.SystemClock.uptimeMillis()
            phone.send(android.view.MotionEvent.ACTION_DOWN, x, corner[1] + board.height - 20f, down)
            phone.send(android.view.MotionEvent.ACTION_MOVE, x, corner[1] + 20f, down)
            phone.send(android.view.MotionEvent.ACTION_UP, x, corner[1] + 20f, down)
            phone.settle()
        }
        assertTrue("the first is not in sight any more", chosen(phone) != listOf(chips.first().stop.title))
    }

    @Test
    fun aKeyboardReachesEach() = everyStrip(20) { phone ->
        for (chip in chips(phone)) {
            assertTrue(chip.isFocusable)
            chip.requestFocusFromTouch()
            for (action in listOf(KeyEvent.ACTION_DOWN, KeyEvent.ACTION_UP)) {
                phone.root.dispatchKeyEvent(KeyEvent(action, KeyEvent.KEYCODE_ENTER))
            }
            phone.settle(600)
            isInSight(phone, chip.stop.surface)
        }
    }

    @Test
    fun aScreenReaderIsToldWhichIsInSight() = everyStrip(20) { phone ->
        for (chip in chips(phone)) {
            val node = { chip.createAccessibilityNodeInfo() }
            assertEquals(Button::class.java.name, node().className)
            assertEquals(chip.stop.title, node().contentDescription)
            assertTrue(node().isClickable)
            assertTrue(chip.performAccessibilityAction(AccessibilityNodeInfo.ACTION_CLICK, null))
            phone.settle(600)
            assertTrue(node().isSelected)
            assertEquals(1, chips(phone).count { it.createAccessibilityNodeInfo().isSelected })
        }
    }

    @Test
    fun underTheCurtainNothingOfItStays() = everyStrip(20) { phone ->
        val strip = chips(phone).first().parent as View
        phone.activity.stage.hide()
        phone.settle()
        assertTrue(chips(phone).isEmpty())
        assertFalse(strip.isAttachedToWindow)
        assertEquals(0, (strip as PlacesView).childCount)
    }
}
