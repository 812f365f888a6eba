// All words that an app under test shows, tells a screen reader, draws, keeps for later or holds on to.
package tabularium.app

import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.Paint
import android.os.Build
import android.os.Bundle
import android.view.View
import android.view.accessibility.AccessibilityNodeInfo
import android.widget.TextView
import java.lang.reflect.Modifier
import java.util.IdentityHashMap

class Said(private val phone: Phone) {
    /** What views say of themselves. */
    fun inViews(): List<String> = phone.views().flatMap { view ->
        val tooltip = if (Build.VERSION.SDK_INT >= 26) view.tooltipText else null
        val text = view as? TextView
        listOfNotNull(text?.text, text?.hint, view.contentDescription, tooltip).map { it.toString() }
    }

    /** What a screen reader is given: of every view, and of every thing on a board. */
    fun inNodes(): List<String> = phone.views().flatMap { view ->
        val provider = view.accessibilityNodeProvider ?: return@flatMap spoken(view.createAccessibilityNodeInfo())
        val host = provider.createAccessibilityNodeInfo(View.NO_ID) ?: return@flatMap emptyList()
        spoken(host) + children(host).flatMap { id -> spoken(provider.createAccessibilityNodeInfo(id)) }
    }

    private fun spoken(node: AccessibilityNodeInfo?): List<String> {
        if (node == null) return emptyList()
        val state = if (Build.VERSION.SDK_INT >= 30) node.stateDescription else null
        val hint = if (Build.VERSION.SDK_INT >= 26) node.hintText else null
        val said = listOf(node.text, node.contentDescription, state, hint) + node.actionList.map { it.label }
        return said.filterNotNull().map { it.toString() }
    }

    /** What is drawn as words: a thumbnail shows nothing else. */
    fun drawn(): List<String> = Reading(phone.root.width, phone.root.height).also(phone.root::draw).words

    /** What the system is given to keep. */
    fun kept(): List<String> {
        val bundle = Bundle()
        phone.controller.saveInstanceState(bundle)
        return listOf(all(bundle))
    }

    private fun all(bundle: Bundle): String = bundle.keySet().joinToString { key ->
        @Suppress("DEPRECATION")
        when (val value = bundle.get(key)) {
            is Bundle -> "$key: {${all(value)}}"
            else -> "$key: $value"
        }
    }

    /** What objects of the app hold on to, however deep. */
    fun held(): List<String> = Held().apply {
        walk(phone.application)
        walk(phone.activity.stage)
    }.strings.toList()

    /** A canvas that notes the words drawn on it. */
    private class Reading(width: Int, height: Int) : Canvas(Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888)) {
        val words = ArrayList<String>()

        override fun drawText(text: String, x: Float, y: Float, paint: Paint) {
            words += text
            super.drawText(text, x, y, paint)
        }

        override fun drawText(text: String, start: Int, end: Int, x: Float, y: Float, paint: Paint) {
            words += text.substring(start, end)
            super.drawText(text, start, end, x, y, paint)
        }

        override fun drawText(text: CharSequence, start: Int, end: Int, x: Float, y: Float, paint: Paint) {
            words += text.substring(start, end)
            super.drawText(text, start, end, x, y, paint)
        }

        override fun drawText(text: CharArray, index: Int, count: Int, x: Float, y: Float, paint: Paint) {
            words += String(text, index, count)
            super.drawText(text, index, count, x, y, paint)
        }

        override fun drawTextRun(
            text: CharSequence, start: Int, end: Int, contextStart: Int, contextEnd: Int,
            x: Float, y: Float, isRtl: Boolean, paint: Paint,
        ) {
            words += text.substring(start, end)
            super.drawTextRun(text, start, end, contextStart, contextEnd, x, y, isRtl, paint)
        }

        override fun drawTextRun(
            text: CharArray, index: Int, count: Int, contextIndex: Int, contextCount: Int,
            x: Float, y: Float, isRtl: Boolean, paint: Paint,
        ) {
            words += String(text, index, count)
            super.drawTextRun(text, index, count, contextIndex, contextCount, x, y, isRtl, paint)
        }
    }

    companion object {
        private val childId = AccessibilityNodeInfo::class.java.getMethod("getChildId", Int::class.java)

        /** The ids of a node's children. */
        fun children(host: AccessibilityNodeInfo): List<Int> =
            // The upper half of the number is the node within its view.
            (0 until host.childCount).map { (childId.invoke(host, it) as Long shr 32).toInt() }
    }
}

private class Held {
    val strings = HashSet<String>()
    private val met = IdentityHashMap<Any, Unit>()

    fun walk(start: Any) {
        val open = ArrayDeque<Any>()
        open += start
        while (open.isNotEmpty()) {
            val at = open.removeLast()
            if (met.put(at, Unit) != null) continue
            when (at) {
                is CharSequence -> strings += at.toString()
                is Map<*, *> -> open.addAll(at.keys.filterNotNull() + at.values.filterNotNull())
                is Iterable<*> -> open.addAll(at.filterNotNull())
                is Array<*> -> open.addAll(at.filterNotNull())
                else -> open.addAll(fields(at))
            }
            if (at is android.view.ViewGroup) for (i in 0 until at.childCount) open += at.getChildAt(i)
        }
    }

    private fun fields(of: Any): List<Any> {
        val found = ArrayList<Any>()
        var type: Class<*>? = of.javaClass
        // The rules of a game are the same for everybody, and so are symbols.
        if (of is tabularium.core.Rules || of is tabularium.kit.Book) return found
        while (type != null && type.name.startsWith("tabularium")) {
            for (field in type.declaredFields) {
                if (Modifier.isStatic(field.modifiers) || field.type.isPrimitive) continue
                field.isAccessible = true
                field.get(of)?.let { found += it }
            }
            type = type.superclass
        }
        return found
    }
}
