// A pen that writes SVG, with the core's own estimate of how wide letters are.
package tabularium.kit

import tabularium.core.Align
import tabularium.core.Seg

class Recorder : Pen<String> {
    private var out = StringBuilder()
    private val definitions = StringBuilder()
    private val patterns = HashMap<Any, String>()
    private var clips = 0

    fun svg(): String = "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>$definitions</defs>$out</svg>"

    override fun outline(path: List<Seg>, evenOdd: Boolean): String {
        val d = path.joinToString("") { seg ->
            when (seg) {
                is Seg.Move -> "M${seg.x} ${seg.y}"
                is Seg.Line -> "L${seg.x} ${seg.y}"
                is Seg.Quad -> "Q${seg.cx} ${seg.cy} ${seg.x} ${seg.y}"
                is Seg.Cubic -> "C${seg.ax} ${seg.ay} ${seg.bx} ${seg.by} ${seg.x} ${seg.y}"
                is Seg.Arc -> "A${seg.radius} ${seg.radius} 0 ${bit(seg.large)} ${bit(seg.clockwise)} ${seg.x} ${seg.y}"
                is Seg.Close -> "Z"
            }
        }
        return "d=\"$d\"" + if (evenOdd) " fill-rule=\"evenodd\"" else ""
    }

    private fun bit(yes: Boolean) = if (yes) 1 else 0

    override fun width(words: String, size: Float, face: Face): Float {
        val thousandths = words.codePoints().toArray().sumOf { advance(it) }
        val wide = if (face.bold) 105 else 100
        return (thousandths.toLong() * size.toLong() * wide / 100_000).toFloat()
    }

    private fun advance(letter: Int): Int =
        when {
            String(Character.toChars(letter)) in NARROW -> 290
            String(Character.toChars(letter)) in " tfr()-/" -> 360
            String(Character.toChars(letter)) in "mwMW→…" -> 880
            Character.isUpperCase(letter) -> 680
            else -> 560
        }

    override fun fillPath(path: String, colour: Int) {
        out.append("<path $path fill=\"${css(colour)}\"/>")
    }

    override fun strokePath(path: String, colour: Int, width: Float, dash: FloatArray?, round: Boolean) {
        val dashes = dash?.let { lengths -> " stroke-dasharray=\"${lengths.joinToString(" ") { "${it.toInt()}" }}\"" }.orEmpty()
        val join = if (round) " stroke-linejoin=\"round\"" else ""
        out.append("<path $path fill=\"none\"${stroke(colour, width)}$dashes$join/>")
    }

    override fun disc(x: Float, y: Float, radius: Float, fill: Int, edge: Int, width: Float) {
        out.append("<circle cx=\"$x\" cy=\"$y\" r=\"$radius\" fill=\"${css(fill)}\"${stroke(edge, width)}/>")
    }

    override fun rect(x: Float, y: Float, w: Float, h: Float, radius: Float, fill: Int, edge: Int, width: Float) {
        out.append("<rect ${frame(x, y, w, h, radius)} fill=\"${css(fill)}\"${stroke(edge, width)}/>")
    }

    override fun words(line: String, x: Float, baseline: Float, size: Float, face: Face, align: Align, colour: Int) {
        val family = if (face.serif) "New York, Noto Serif, Georgia, serif" else "SF Pro Text, Roboto, Noto Sans, sans-serif"
        val weight = if (face.bold) 600 else 400
        val spacing = if (face.capitals) " letter-spacing=\"${size.toInt() * 11 / 100}\"" else ""
        val anchor = align.name.lowercase()
        val said = line.replace("&", "&amp;").replace("<", "&lt;")
        out.append(
            "<text x=\"$x\" y=\"$baseline\" font-family=\"$family\" font-weight=\"$weight\" font-size=\"$size\"$spacing " +
                "text-anchor=\"$anchor\" fill=\"${css(colour)}\">$said</text>",
        )
    }

    override fun pattern(path: String, tile: Tile<String>) {
        val name = patterns.getOrPut(tile.key) {
            val outer = out
            out = StringBuilder()
            tile.draw(this)
            val name = "t${patterns.size}"
            definitions.append(
                "<pattern id=\"$name\" width=\"${tile.w}\" height=\"${tile.h}\" patternUnits=\"userSpaceOnUse\">$out</pattern>",
            )
            out = outer
            name
        }
        out.append("<path $path fill=\"url(#$name)\"/>")
    }

    override fun clip(x: Float, y: Float, w: Float, h: Float, radius: Float) {
        val name = "c${clips++}"
        definitions.append("<clipPath id=\"$name\"><rect ${frame(x, y, w, h, radius)}/></clipPath>")
        out.append("<g clip-path=\"url(#$name)\">")
    }

    override fun group(opacity: Int, dx: Float, dy: Float) {
        out.append("<g opacity=\"${opacity / 100.0}\" transform=\"translate($dx $dy)\">")
    }

    override fun place(x: Float, y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float) {
        out.append("<g transform=\"translate($x $y) scale($scaleX $scaleY) rotate($turn $aboutX $aboutY)\">")
    }

    override fun end() {
        out.append("</g>")
    }

    private fun frame(x: Float, y: Float, w: Float, h: Float, radius: Float) =
        "x=\"$x\" y=\"$y\" width=\"$w\" height=\"$h\" rx=\"$radius\""

    private fun stroke(colour: Int, width: Float) =
        if (colour == 0) "" else " stroke=\"${css(colour)}\" stroke-width=\"$width\""

    private fun css(colour: Int): String =
        if (colour == 0) "none" else "#%06x%02x".format(colour and 0xFFFFFF, colour ushr 24)

    private companion object {
        const val NARROW = "ijlíI.,:;'|!·"
    }
}
