// A phone under test: the real activity, touched through its decor view on what is drawn.
package tabularium.app

import android.content.Context
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Rect
import android.os.Bundle
import android.os.Looper
import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import android.widget.TextView
import java.io.File
import java.io.FileOutputStream
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertTrue
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.android.controller.ActivityController

/** `saved` is what the system kept of an activity before. */
class Phone(saved: Bundle? = null) {
    val application: TabulariumApplication = RuntimeEnvironment.getApplication() as TabulariumApplication
    val controller: ActivityController<MainActivity> = Robolectric.buildActivity(MainActivity::class.java)

    val activity: MainActivity
        get() = controller.get()
    val root: View
        get() = activity.window.decorView

    init {
        if (saved == null) controller.setup() else controller.setup(saved)
        settle()
    }

    /** Waits until the core has answered and everything is drawn. */
    fun settle(ms: Long = 20) {
        repeat(ROUNDS) {
            val done = CountDownLatch(1)
            application.house().queue.run { done.countDown() }
            assertTrue("the core answers", done.await(20, TimeUnit.SECONDS))
            shadowOf(Looper.getMainLooper()).idleFor(ms, TimeUnit.MILLISECONDS)
        }
    }

    /** Everything that is on the screen, in drawing order; what lies under a sheet is not. */
    fun views(): List<View> = ArrayList<View>().also { all(root, it) }

    private fun all(view: View, into: MutableList<View>) {
        if (view.visibility != View.VISIBLE) return
        into += view
        if (view is ViewGroup) for (i in 0 until view.childCount) all(view.getChildAt(i), into)
    }

    fun texts(): List<String> = views().filterIsInstance<TextView>().map { it.text.toString() }

    fun labelled(words: String): View? = views().lastOrNull {
        it.isClickable && it.isEnabled && ((it as? TextView)?.text?.toString() == words || it.contentDescription == words)
    }

    fun word(key: String): String = application.house().texts[key]

    /** Presses what says this, where it is drawn. */
    fun press(words: String) {
        val view = checkNotNull(labelled(words)) { "$words is not among ${texts()}" }
        tap(view)
    }

    fun tap(view: View) {
        view.requestRectangleOnScreen(Rect(0, 0, view.width, view.height), true)
        settle(1)
        val seen = Rect()
        assertTrue("it can be seen: ${(view as? TextView)?.text ?: view}", view.getGlobalVisibleRect(seen))
        touch(seen.exactCenterX(), seen.exactCenterY())
    }

    /** A finger comes down and goes up. */
    fun touch(x: Float, y: Float) {
        val down = SystemClock.uptimeMillis()
        send(MotionEvent.ACTION_DOWN, x, y, down)
        send(MotionEvent.ACTION_UP, x, y, down)
        settle()
    }

    fun send(action: Int, x: Float, y: Float, down: Long) {
        val event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), action, x, y, 0)
        root.dispatchTouchEvent(event)
        event.recycle()
    }

    fun boards(): List<BoardView> = views().filterIsInstance<BoardView>()

    fun drawn(): Bitmap {
        val bitmap = Bitmap.createBitmap(root.width, root.height, Bitmap.Config.ARGB_8888)
        root.draw(Canvas(bitmap))
        return bitmap
    }

    /** Writes what is seen into the folder of the shots. */
    fun shot(name: String) {
        val file = File(System.getProperty("house.shots.folder"), "$name.png")
        file.parentFile?.mkdirs()
        FileOutputStream(file).use { assertTrue(drawn().compress(Bitmap.CompressFormat.PNG, 100, it)) }
    }

    companion object {
        private const val ROUNDS = 3

        val context: Context
            get() = RuntimeEnvironment.getApplication()
    }
}
