// Edge to edge: the window goes under the system's bars, which carry dark or light signs, and says what room is left.
package tabularium.app

import android.os.Build
import android.view.View
import android.view.Window
import android.view.WindowInsets

object Bars {
    fun underneath(window: Window) {
        if (Build.VERSION.SDK_INT >= 30) Newer.edgeToEdge(window)
        if (Build.VERSION.SDK_INT >= 29) Newer.bareBars(window)
        if (Build.VERSION.SDK_INT >= 28) Newer.cutout(window)
    }

    /** Signs that can be seen on what lies under the bars. */
    fun signs(window: Window, onDark: Boolean) {
        if (Build.VERSION.SDK_INT >= 30) return Newer.barSigns(window, !onDark)
        @Suppress("DEPRECATION")
        run {
            val under = View.SYSTEM_UI_FLAG_LAYOUT_STABLE or View.SYSTEM_UI_FLAG_LAYOUT_FULLSCREEN or
                View.SYSTEM_UI_FLAG_LAYOUT_HIDE_NAVIGATION
            val dark = View.SYSTEM_UI_FLAG_LIGHT_STATUS_BAR or View.SYSTEM_UI_FLAG_LIGHT_NAVIGATION_BAR
            window.decorView.systemUiVisibility = if (onDark) under else under or dark
        }
    }

    fun room(insets: WindowInsets): Insets {
        if (Build.VERSION.SDK_INT >= 30) return Newer.room(insets)
        @Suppress("DEPRECATION")
        return insets.run {
            Insets(systemWindowInsetLeft, systemWindowInsetTop, systemWindowInsetRight, systemWindowInsetBottom)
        }
    }
}
