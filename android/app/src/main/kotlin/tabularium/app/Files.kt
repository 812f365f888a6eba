// Games in and out of the app, through the system's own file picker: no permission is needed for that.
package tabularium.app

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import java.io.IOException

class Files(private val activity: Activity, private val stage: Stage) {
    /** What is to be written once a place is picked: the game's id. */
    private var exported: String? = null

    fun import() = ask(IMPORT) {
        Intent(Intent.ACTION_OPEN_DOCUMENT).apply {
            addCategory(Intent.CATEGORY_OPENABLE)
            type = "*/*"
            putExtra(Intent.EXTRA_MIME_TYPES, arrayOf(JSON, "text/plain", "application/octet-stream"))
        }
    }

    fun export(id: String, title: String) {
        exported = id
        ask(EXPORT) {
            Intent(Intent.ACTION_CREATE_DOCUMENT).apply {
                addCategory(Intent.CATEGORY_OPENABLE)
                type = JSON
                putExtra(Intent.EXTRA_TITLE, "$title.json")
            }
        }
    }

    private fun ask(request: Int, intent: () -> Intent) {
        try {
            activity.startActivityForResult(intent(), request)
        } catch (_: ActivityNotFoundException) {
            // A device without any file picker: there is nowhere to read from or write to.
        }
    }

    fun picked(request: Int, uri: Uri) {
        val house = stage.look.house
        when (request) {
            IMPORT -> house.queue.run {
                val text = read(uri)
                stage.later { if (text == null) Unit else stage.shelf()?.import(text) }
            }
            EXPORT -> {
                val id = exported ?: return
                stage.shelf()?.export(id) { text -> write(uri, text) }
            }
        }
    }

    /** A file as text; what is larger than any game is cut, and so refused by the core. */
    private fun read(uri: Uri): String? = try {
        activity.contentResolver.openInputStream(uri)?.use { input ->
            val bytes = java.io.ByteArrayOutputStream()
            val part = ByteArray(64 * 1024)
            while (bytes.size() <= LARGEST) {
                val n = input.read(part)
                if (n < 0) break
                bytes.write(part, 0, n)
            }
            bytes.toString("UTF-8")
        }
    } catch (_: IOException) {
        null
    } catch (_: SecurityException) {
        null
    }

    private fun write(uri: Uri, text: String) {
        try {
            activity.contentResolver.openOutputStream(uri, "wt")?.use { it.write(text.toByteArray()) }
        } catch (problem: IOException) {
            stage.later { stage.say(problem.localizedMessage.orEmpty()) }
        }
    }

    private companion object {
        const val IMPORT = 1
        const val EXPORT = 2
        const val JSON = "application/json"
        const val LARGEST = 8 * 1024 * 1024
    }
}
