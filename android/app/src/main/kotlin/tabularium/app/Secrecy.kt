// No screenshot and no thumbnail of what is for one seat's eyes only.
package tabularium.app

import android.view.View
import android.view.ViewTreeObserver
import android.view.Window
import android.view.WindowManager

/** The flag is set before the first private frame, and goes only after the first frame that everybody may see. */
class Secrecy(private val window: Window, private val stage: View) {
    private var isPrivate = false

    /** What is drawn from now on is private. */
    fun close() {
        isPrivate = true
        window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
    }

    /** What is drawn from now on is for everybody; the frame before may not have been. */
    fun open() {
        isPrivate = false
        stage.viewTreeObserver.addOnPreDrawListener(object : ViewTreeObserver.OnPreDrawListener {
            override fun onPreDraw(): Boolean {
                stage.viewTreeObserver.removeOnPreDrawListener(this)
                // What is posted comes after the frame that is about to be drawn.
                stage.post { if (!isPrivate) window.clearFlags(WindowManager.LayoutParams.FLAG_SECURE) }
                return true
            }
        })
        stage.invalidate()
    }
}
