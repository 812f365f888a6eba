// What a shell has to be able to draw. It decides nothing: sizes, lines, colours and order come from `Painting`.
package tabularium.kit

import tabularium.core.Align
import tabularium.core.Seg

/** A face of the system. Capitals are spaced by 11 hundredths of the size. */
data class Face(val serif: Boolean, val bold: Boolean, val capitals: Boolean)

/** A tile that is repeated upright from the origin of the present coordinates. Equal keys mean equal tiles. */
class Tile<P>(val key: Any, val w: Float, val h: Float, private val drawing: (Pen<P>) -> Unit) {
    /** Draws it once, from the origin. */
    fun draw(pen: Pen<P>) = drawing(pen)
}

/** `P` is the shell's own kind of outline. A colour is 0xAARRGGBB; 0 stands for none. */
interface Pen<P> {
    /** Makes an outline ready; it is kept and drawn many times. */
    fun outline(path: List<Seg>, evenOdd: Boolean): P

    /** How long words are in this size, without the spacing of capitals. */
    fun width(words: String, size: Float, face: Face): Float

    fun fillPath(path: P, colour: Int)

    /** Ends are cut off square. `dash` is the same array each time; null for a whole line. */
    fun strokePath(path: P, colour: Int, width: Float, dash: FloatArray?, round: Boolean)

    /** The edge lies half inside and half outside. */
    fun disc(x: Float, y: Float, radius: Float, fill: Int, edge: Int, width: Float)

    fun rect(x: Float, y: Float, w: Float, h: Float, radius: Float, fill: Int, edge: Int, width: Float)

    /** One line, whose left end, middle or right end is at `x`. */
    fun words(line: String, x: Float, baseline: Float, size: Float, face: Face, align: Align, colour: Int)

    fun pattern(path: P, tile: Tile<P>)

    /** From here to `end` only what lies inside is drawn. */
    fun clip(x: Float, y: Float, w: Float, h: Float, radius: Float)

    /** From here to `end` everything is moved, and seen so much as one, 0 to 100. */
    fun group(opacity: Int, dx: Float, dy: Float)

    /** From here to `end` the origin is at this place, lengths are scaled, and all is turned about a point (degrees). */
    fun place(x: Float, y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float)

    fun end()
}
