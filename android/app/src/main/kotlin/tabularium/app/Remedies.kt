// What a person can do where the radio does not go: asked for on the spot, by the system's own questions and pages.
package tabularium.app

import android.app.Activity
import android.bluetooth.BluetoothAdapter
import android.content.ActivityNotFoundException
import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import android.view.View
import tabularium.kit.Advice
import tabularium.kit.NearState
import tabularium.kit.RadioTrouble
import tabularium.kit.Remedy

class Remedies(private val activity: Activity, private val stage: Stage) {
    /** The reason why something is asked for, and the button that asks; empty where nothing helps. */
    fun views(state: NearState): List<View> {
        val advice = state.advice.firstOrNull { it.trouble.blocks } ?: return emptyList()
        val look = stage.look
        val words = when (advice.remedy) {
            Remedy.SWITCH_ON -> look.texts["near-switch-on"]
            Remedy.ASK -> look.texts["near-permit"]
            Remedy.APP_SETTINGS, Remedy.LOCATION_SETTINGS -> look.texts["near-open-settings"]
            Remedy.PLAY_HERE, Remedy.COME_NEARER, Remedy.NOTHING -> return emptyList()
        }
        val why = if (advice.trouble in ASKED) look.body(look.texts["near-permission-why"], "ink-2") else null
        val button = look.primary(words) { apply(advice) }
        return listOfNotNull(why?.margins(top = look.dp(6)), button.margins(top = look.dp(10)))
    }

    private fun apply(advice: Advice) {
        when (advice.remedy) {
            Remedy.ASK -> ask()
            Remedy.SWITCH_ON -> open(Intent(BluetoothAdapter.ACTION_REQUEST_ENABLE))
            Remedy.LOCATION_SETTINGS -> open(Intent(Settings.ACTION_LOCATION_SOURCE_SETTINGS))
            Remedy.APP_SETTINGS -> {
                val here = Uri.fromParts("package", activity.packageName, null)
                open(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, here))
            }
            Remedy.PLAY_HERE, Remedy.COME_NEARER, Remedy.NOTHING -> Unit
        }
    }

    private fun ask() {
        val missing = stage.look.house.near.missing()
        if (missing.isNotEmpty()) activity.requestPermissions(missing.toTypedArray(), PERMIT)
    }

    private fun open(intent: Intent) {
        try {
            activity.startActivityForResult(intent, SETTLE)
        } catch (_: ActivityNotFoundException) {
            // This system has no such page: what is wrong stays said.
        } catch (_: SecurityException) {
            stage.look.house.near.look()
        }
    }

    /** The person has answered. What is denied and may not be explained is not asked for any more. */
    fun permitted(request: Int, permissions: Array<out String>, results: IntArray) {
        if (request != PERMIT) return
        val denied = permissions.filterIndexed { i, _ -> results.getOrNull(i) == PackageManager.PERMISSION_DENIED }
        stage.look.house.near.look(denied.filterNot(activity::shouldShowRequestPermissionRationale).toSet())
    }

    /** Somebody comes back from one of the system's pages; false where it was none of these. */
    fun settled(request: Int): Boolean {
        if (request != SETTLE) return false
        stage.look.house.near.look()
        return true
    }

    private companion object {
        const val SETTLE = 3
        const val PERMIT = 4
        val ASKED = setOf(
            RadioTrouble.MAY_NOT_SCAN,
            RadioTrouble.MAY_NOT_CONNECT,
            RadioTrouble.MAY_NOT_ADVERTISE,
            RadioTrouble.MAY_NOT_LOCATE,
        )
    }
}
