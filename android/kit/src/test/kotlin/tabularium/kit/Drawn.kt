// An SVG as the plain list of what is drawn: each operation with its place, what cuts it and how much of it is seen.
package tabularium.kit

import java.io.StringReader
import javax.xml.parsers.DocumentBuilderFactory
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.roundToLong
import kotlin.math.sin
import org.w3c.dom.Element
import org.xml.sax.InputSource

class Drawn private constructor(root: Element) {
    private val named = HashMap<String, Element>()

    /** One line for each operation, in order. */
    val operations = ArrayList<String>()

    init {
        index(root)
        walk(root, Place(1.0, 0.0, 0.0, 1.0, 0.0, 0.0), "", operations)
    }

    private data class Place(val a: Double, val b: Double, val c: Double, val d: Double, val e: Double, val f: Double) {
        operator fun times(o: Place) = Place(
            a * o.a + c * o.b, b * o.a + d * o.b, a * o.c + c * o.d, b * o.c + d * o.d, a * o.e + c * o.f + e, b * o.e + d * o.f + f,
        )

        override fun toString() =
            listOf(a, b, c, d).joinToString(" ") { "%.4f".format(it + 0.0).replace("-0.0000", "0.0000") } + " at ${(e / 4).roundToLong()} ${(f / 4).roundToLong()}"
    }

    private fun index(element: Element) {
        if (element.hasAttribute("id")) named[element.getAttribute("id")] = element
        for (child in children(element)) index(child)
    }

    private fun children(element: Element): List<Element> =
        (0 until element.childNodes.length).map { element.childNodes.item(it) }.filterIsInstance<Element>()

    private fun walk(element: Element, place: Place, around: String, into: MutableList<String>) {
        for (child in children(element)) {
            when (child.tagName) {
                "defs", "title" -> Unit
                "g" -> {
                    val inner = place * transform(child.getAttribute("transform"))
                    val seen = child.getAttribute("opacity").toDoubleOrNull() ?: 1.0
                    val opacity = if (seen == 1.0) "" else " seen %.2f".format(seen)
                    val cut = named(child.getAttribute("clip-path"))?.let { " within ${shape(children(it).single())} $inner" }.orEmpty()
                    walk(child, inner, around + opacity + cut, into)
                }
                else -> into += "${shape(child)} $place$around"
            }
        }
    }

    private fun named(url: String): Element? = URL.matchEntire(url)?.let { named[it.groupValues[1]] }

    private fun shape(element: Element): String {
        val attributes = (0 until element.attributes.length).map { element.attributes.item(it) }
            .associate { it.nodeName to value(it.nodeName, it.nodeValue) }.toSortedMap()
        val words = if (element.tagName == "text") " “${element.textContent}”" else ""
        return "${element.tagName} ${attributes.entries.joinToString(" ") { "${it.key}=${it.value}" }}$words"
    }

    private fun value(name: String, value: String): String {
        val tile = named(value)
        if (tile != null) {
            val inside = ArrayList<String>()
            walk(tile, Place(1.0, 0.0, 0.0, 1.0, 0.0, 0.0), "", inside)
            return "tile(${number(tile.getAttribute("width"))} ${number(tile.getAttribute("height"))} $inside)"
        }
        return when (name) {
            "fill", "stroke" -> if (value == "none") value else value.lowercase().let { if (it.length == 7) it + "ff" else it }
            "d", "font-family" -> value
            else -> number(value)
        }
    }

    private fun number(words: String): String = words.toDoubleOrNull()?.let { "%.1f".format(it) } ?: words

    private fun transform(words: String): Place {
        var place = Place(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        for (match in STEP.findAll(words)) {
            val n = match.groupValues[2].trim().split(" ").map { it.toDouble() }
            place *= when (match.groupValues[1]) {
                "translate" -> Place(1.0, 0.0, 0.0, 1.0, n[0], n[1])
                "scale" -> Place(n[0], 0.0, 0.0, n[1], 0.0, 0.0)
                else -> {
                    val (sin, cos) = Math.toRadians(n[0]).let { sin(it) to cos(it) }
                    Place(1.0, 0.0, 0.0, 1.0, n[1], n[2]) * Place(cos, sin, -sin, cos, 0.0, 0.0) * Place(1.0, 0.0, 0.0, 1.0, -n[1], -n[2])
                }
            }
        }
        return place
    }

    companion object {
        /** The core states scales with four places; along a chain of them so much may come together. */
        private const val SCALES_DIFFER = 0.001

        /** A place on a scale that is stated so may be rounded the other way. */
        private const val PLACES_DIFFER = 1.5

        /** Whether two operations are the same: word by word, and numbers as far as the core states them. */
        fun alike(one: String, other: String?): Boolean {
            val words = one.split(' ')
            val others = other?.split(' ') ?: return false
            return words.size == others.size && words.indices.all { i ->
                val isPlace = "at" in words.subList(maxOf(0, i - 2), i)
                words[i] == others[i] || near(words[i], others[i], if (isPlace) PLACES_DIFFER else SCALES_DIFFER)
            }
        }

        private fun near(one: String, other: String, most: Double): Boolean {
            val (a, b) = one.toDoubleOrNull() to other.toDoubleOrNull()
            return a != null && b != null && abs(a - b) < most
        }

        private val URL = Regex("url\\(#(.*)\\)")
        private val STEP = Regex("(translate|scale|rotate)\\(([^)]*)\\)")

        fun of(svg: String): Drawn {
            val document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(InputSource(StringReader(svg)))
            return Drawn(document.documentElement)
        }
    }
}
