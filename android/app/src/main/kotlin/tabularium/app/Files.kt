// Games in and out of the app, through the system's own file picker: no permission is needed for that.
package tabularium.app

import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.os.Bundle
import java.io.IOException
import tabularium.kit.Failure

class Files(private val activity: Activity, private val stage: Stage) {
    /** What is to be written once a place is picked: the game's id. The picker may outlive this activity. */
    private var exported: String? = null

    fun write(out: Bundle) = exported?.let { out.putString(ID, it) }

    fun read(saved: Bundle?) {
        exported = saved?.getString(ID)
    }

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
            // There is nowhere to read from or write to.
            stage.say(stage.look.texts["no-picker"])
        }
    }

    /** A place was picked, or none: then `uri` is null. The screen may have been made anew meanwhile. */
    fun picked(request: Int, uri: Uri?) {
        val id = exported
        exported = null
        if (uri == null) return
        val house = stage.look.house
        when (request) {
            IMPORT -> house.import({ read(uri) }, ::imported, ::failed)
            EXPORT -> if (id != null) house.export(id, { write(uri, it) }, ::exported, ::failed)
        }
    }

    private fun imported(done: Boolean) = stage.later {
        if (done) stage.toShelf() else stage.say(stage.look.texts["file-unread"])
    }

    private fun exported(done: Boolean) = stage.later {
        if (!done) stage.say(stage.look.texts["file-unwritten"])
    }

    private fun failed(failure: Failure) = stage.later { stage.said(failure) }

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

    /** Whether the text is in the file. */
    private fun write(uri: Uri, text: String): Boolean = try {
        activity.contentResolver.openOutputStream(uri, "wt")?.use { it.write(text.toByteArray()) } != null
    } catch (_: IOException) {
        false
    } catch (_: SecurityException) {
        false
    }

    private companion object {
        const val IMPORT = 1
        const val EXPORT = 2
        const val JSON = "application/json"
        const val ID = "export"
        const val LARGEST = 8 * 1024 * 1024
    }
}
