// The real activity in a window on the desk, played with the mouse: `cargo xtask phone`. No test runs it by itself.
package tabularium.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.os.Looper
import android.os.SystemClock
import android.view.MotionEvent
import java.awt.Dimension
import java.awt.Graphics
import java.awt.GraphicsEnvironment
import java.awt.event.MouseAdapter
import java.awt.event.MouseEvent
import java.awt.event.WindowAdapter
import java.awt.event.WindowEvent
import java.awt.image.BufferedImage
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import javax.swing.JFrame
import javax.swing.JPanel
import javax.swing.SwingUtilities
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.JUnitCore
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode

class Desk {
    @Test
    fun open() {
        // Asked before Robolectric says that there is no screen; the answer is kept.
        assertFalse("there is no screen to open a window on", GraphicsEnvironment.isHeadless())
        val result = JUnitCore.runClasses(DeskPhone::class.java)
        result.failures.forEach { System.err.println(it.trace) }
        assertTrue(result.wasSuccessful())
    }
}

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [34], qualifiers = "w393dp-h800dp-port-notnight-mdpi")
class DeskPhone {
    private class Touch(val action: Int, val x: Float, val y: Float)

    private val touches = LinkedBlockingQueue<Touch>()

    @Volatile
    private var isOpen = true

    @Test
    fun play() {
        val root = Robolectric.buildActivity(MainActivity::class.java).setup().get().window.decorView
        val image = BufferedImage(root.width, root.height, BufferedImage.TYPE_INT_ARGB)
        val frame = Bitmap.createBitmap(root.width, root.height, Bitmap.Config.ARGB_8888)
        val pixels = IntArray(root.width * root.height)
        val panel = window(image)
        var down = 0L
        while (isOpen) {
            touches.poll(FRAME, TimeUnit.MILLISECONDS)?.let { touch ->
                if (touch.action == MotionEvent.ACTION_DOWN) down = SystemClock.uptimeMillis()
                val event = MotionEvent.obtain(down, SystemClock.uptimeMillis(), touch.action, touch.x, touch.y, 0)
                root.dispatchTouchEvent(event)
                event.recycle()
            }
            shadowOf(Looper.getMainLooper()).idleFor(FRAME, TimeUnit.MILLISECONDS)
            frame.eraseColor(0)
            root.draw(Canvas(frame))
            frame.getPixels(pixels, 0, root.width, 0, 0, root.width, root.height)
            synchronized(image) { image.setRGB(0, 0, root.width, root.height, pixels, 0, root.width) }
            panel.repaint()
        }
    }

    private fun window(image: BufferedImage): JPanel {
        val panel = object : JPanel() {
            override fun paintComponent(graphics: Graphics) {
                synchronized(image) { graphics.drawImage(image, 0, 0, null) }
            }
        }
        panel.preferredSize = Dimension(image.width, image.height)
        val finger = object : MouseAdapter() {
            override fun mousePressed(e: MouseEvent) = add(MotionEvent.ACTION_DOWN, e)

            override fun mouseDragged(e: MouseEvent) = add(MotionEvent.ACTION_MOVE, e)

            override fun mouseReleased(e: MouseEvent) = add(MotionEvent.ACTION_UP, e)

            private fun add(action: Int, e: MouseEvent) {
                touches += Touch(action, e.x.toFloat(), e.y.toFloat())
            }
        }
        panel.addMouseListener(finger)
        panel.addMouseMotionListener(finger)
        SwingUtilities.invokeAndWait {
            JFrame("Tabularium").apply {
                add(panel)
                pack()
                isVisible = true
                addWindowListener(object : WindowAdapter() {
                    override fun windowClosing(e: WindowEvent) {
                        isOpen = false
                    }
                })
            }
        }
        return panel
    }

    private companion object {
        const val FRAME = 16L
    }
}
