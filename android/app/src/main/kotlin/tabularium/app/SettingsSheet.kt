// Settings, and what this app is.
package tabularium.app

import android.os.Build
import android.content.pm.PackageManager
import android.view.View
import java.security.MessageDigest
import tabularium.core.Settings
import tabularium.core.Shade

fun Sheets.settings(stage: Stage) {
    val look = stage.look
    val now = look.house.settings
    val texts = look.texts
    val languages = look.house.app.languages()
    val views = ArrayList<View?>()
    fun part(title: String, labels: List<String>, chosen: Int, pick: (Int) -> Settings) {
        views += look.cap(title).margins(top = look.dp(if (views.isEmpty()) 0 else 18), bottom = look.dp(6))
        views += look.tabs(labels, chosen) { at -> stage.set(pick(at)) }
    }
    val spoken = if (now.followsSystem) 0 else languages.indexOfFirst { it.tag == now.lang } + 1
    part(texts["language"], listOf(texts["as-system"]) + languages.map { it.name }, spoken) { at ->
        if (at == 0) now.copy(followsSystem = true) else now.copy(lang = languages[at - 1].tag, followsSystem = false)
    }
    val shades = listOf(Shade.SYSTEM to texts["as-system"], Shade.LIGHT to texts["day"], Shade.DARK to texts["night"])
    part(texts["light"], shades.map { it.second }, shades.indexOfFirst { it.first == now.shade }) { at ->
        now.copy(shade = shades[at].first)
    }
    val sizes = listOf(100u, 125u, 150u, 200u)
    part(texts["text-size"], sizes.map { "$it %" }, sizes.indexOf(now.textPercent)) { at ->
        now.copy(textPercent = sizes[at])
    }
    part(texts["motion"], listOf(texts["motion-full"], texts["motion-calm"]), if (now.calm) 1 else 0) { at ->
        now.copy(calm = at == 1)
    }
    val awake = Toggle(look, texts["keep-awake"], now.keepAwake) { on -> stage.set(now.copy(keepAwake = on)) }
    views += look.row(look.words(texts["keep-awake"], 15f).share(), awake).margins(top = look.dp(14))
    open(texts["settings"], views)
}

/** What this app is, who it belongs to, and what it is made of. */
fun Sheets.house(stage: Stage) {
    val look = stage.look
    val texts = look.texts
    look.house.queue.ask({ look.house.app.about() }, { about ->
        stage.later {
            val views = arrayListOf<View?>(
                look.body(texts["unofficial"]),
                look.body(texts["licence"]).margins(top = look.dp(8)),
            )
            certificate(look)?.let {
                views += look.cap(texts["certificate"]).margins(top = look.dp(18), bottom = look.dp(4))
                views += look.words(it, 12f, "ink-2", android.graphics.Typeface.MONOSPACE).apply { setTextIsSelectable(true) }
            }
            views += look.cap(texts["libraries"]).margins(top = look.dp(18), bottom = look.dp(4))
            views += look.words(about.licences, 12f, "ink-2")
            open("Tabularium ${about.version}", views)
        }
    }, { failure -> stage.later { stage.said(failure) } })
}

/** The digest of the certificate that signed this app: whoever installed it can compare. */
private fun certificate(look: Look): String? {
    val signed = if (Build.VERSION.SDK_INT >= 28) {
        Newer.certificates(look.context)
    } else {
        @Suppress("DEPRECATION")
        look.context.packageManager.getPackageInfo(look.context.packageName, PackageManager.GET_SIGNATURES)
            .signatures.orEmpty().map { it.toByteArray() }
    }
    val first = signed.firstOrNull() ?: return null
    val digest = MessageDigest.getInstance("SHA-256").digest(first)
    return digest.joinToString(":") { "%02X".format(it) }
}
