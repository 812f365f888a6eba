// Calls to newer Androids. Whoever calls one has asked which Android runs.
package tabularium.app

import android.app.Activity
import android.content.Context
import android.content.pm.PackageManager
import android.view.View
import android.view.Window
import android.view.WindowInsets
import android.view.WindowInsetsController
import android.view.WindowManager
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher

/** Everything here names the API that it needs. */
@NewerApi
object Newer {
    /** API 28. */
    fun heading(view: View) {
        view.isAccessibilityHeading = true
    }

    /** API 28: a part of the screen that comes and goes is told by its title. */
    fun pane(view: View, title: CharSequence) {
        view.accessibilityPaneTitle = title
    }

    /** API 28: the window goes under a camera in the screen. */
    fun cutout(window: Window) {
        window.attributes = window.attributes.apply {
            layoutInDisplayCutoutMode = WindowManager.LayoutParams.LAYOUT_IN_DISPLAY_CUTOUT_MODE_SHORT_EDGES
        }
    }

    /** API 29: the bars have no veil of the system's. */
    fun bareBars(window: Window) {
        window.isNavigationBarContrastEnforced = false
    }

    /** API 30. */
    fun edgeToEdge(window: Window) = window.setDecorFitsSystemWindows(false)

    /** API 30: dark signs on the bars by day, light ones by night. */
    fun barSigns(window: Window, dark: Boolean) {
        val both = WindowInsetsController.APPEARANCE_LIGHT_STATUS_BARS or
            WindowInsetsController.APPEARANCE_LIGHT_NAVIGATION_BARS
        window.insetsController?.setSystemBarsAppearance(if (dark) both else 0, both)
    }

    /** API 30: the room that bars, camera and keyboard take. */
    fun room(insets: WindowInsets): Insets {
        val what = WindowInsets.Type.systemBars() or WindowInsets.Type.displayCutout() or WindowInsets.Type.ime()
        return insets.getInsets(what).run { Insets(left, top, right, bottom) }
    }

    /** API 28: the certificates that signed this app. */
    @Suppress("PackageManagerGetSignatures")
    fun certificates(context: Context): List<ByteArray> {
        val flags = PackageManager.GET_SIGNING_CERTIFICATES
        val info = context.packageManager.getPackageInfo(context.packageName, flags).signingInfo
        return info?.apkContentsSigners.orEmpty().map { it.toByteArray() }
    }
}

/** API 33: the system asks before it goes back, so that it can show where to. */
@NewerApi
class BackCallback(private val activity: Activity, private val back: () -> Unit) {
    private val callback = OnBackInvokedCallback { back() }
    private var isSet = false

    /** Whether going back stays in the app. */
    fun set(stays: Boolean) {
        if (stays == isSet) return
        isSet = stays
        val dispatcher = activity.onBackInvokedDispatcher
        if (stays) {
            dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback)
        } else {
            dispatcher.unregisterOnBackInvokedCallback(callback)
        }
    }
}
