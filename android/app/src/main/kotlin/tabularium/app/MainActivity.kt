// The one activity: what the system tells, handed on to the stage.
package tabularium.app

import android.app.Activity
import android.content.Intent
import android.os.Build
import android.os.Bundle
import android.view.KeyEvent
import android.view.WindowManager

class MainActivity : Activity() {
    lateinit var stage: Stage
        private set
    private var back: BackCallback? = null

    private val house: TabulariumApplication
        get() = application as TabulariumApplication

    override fun onCreate(saved: Bundle?) {
        super.onCreate(saved)
        // Before the first frame: nobody knows yet whether it is for one seat's eyes only.
        val place = Place.read(saved)
        if (place is Place.Table) window.addFlags(WindowManager.LayoutParams.FLAG_SECURE)
        Bars.underneath(window)
        stage = Stage(this, house)
        stage.files.read(saved)
        setContentView(stage)
        if (Build.VERSION.SDK_INT >= 33) back = BackCallback(this) { stage.back() }
        stage.start(place)
    }

    /** The way back within the app is there, or is not: then back leads out of it. */
    fun staysOnBack(stays: Boolean) {
        if (Build.VERSION.SDK_INT >= 33) back?.set(stays)
    }

    @Deprecated("asked by Androids before 13")
    override fun onBackPressed() {
        if (!stage.back()) {
            @Suppress("DEPRECATION")
            super.onBackPressed()
        }
    }

    override fun onKeyUp(code: Int, event: KeyEvent): Boolean {
        if (code == KeyEvent.KEYCODE_ESCAPE && stage.back()) return true
        return super.onKeyUp(code, event)
    }

    override fun onStart() {
        super.onStart()
        house.near()?.resumed()
    }

    override fun onResume() {
        super.onResume()
        // Something may have been allowed or switched on meanwhile.
        house.near()?.look()
    }

    override fun onStop() {
        // A turn of the screen is no reason to bring the curtain down; whatever else takes the app away is.
        if (!isChangingConfigurations) {
            stage.hide()
            house.near()?.suspended()
        }
        super.onStop()
    }

    override fun onDestroy() {
        stage.gone()
        if (isFinishing) {
            house.leave()
            house.near()?.part()
        }
        super.onDestroy()
    }

    override fun onSaveInstanceState(out: Bundle) {
        super.onSaveInstanceState(out)
        // The views keep nothing: names, cards and places are the core's.
        out.clear()
        stage.place.write(out)
        stage.files.write(out)
    }

    override fun onRequestPermissionsResult(request: Int, permissions: Array<out String>, results: IntArray) {
        super.onRequestPermissionsResult(request, permissions, results)
        stage.remedies.permitted(request, permissions, results)
    }

    override fun onActivityResult(request: Int, result: Int, data: Intent?) {
        super.onActivityResult(request, result, data)
        if (stage.remedies.settled(request)) return
        stage.files.picked(request, data?.data?.takeIf { result == RESULT_OK })
    }
}
