// Draw operations made ready: outlines prepared, words fitted, paints looked through. Drawing them allocates nothing.
package tabularium.kit

import tabularium.core.Align

/** What one frame is drawn with. */
internal class Frame<P>(val pen: Pen<P>, val colours: Colours) {
    /** How wide 100 board units are shown, in hundredths of a point: what waits for a greater zoom is left out. */
    var percent = 100

    /** What is moving, and the item that is drawn. */
    var motions: Motions? = null
    var ms = 0L
    var surface = 0u
    var item = 0u

    /** The colour of a paint; none for `NO`. */
    fun colour(paint: Int): Int = if (paint == NO) 0 else colours[paint]

    companion object {
        const val NO = Int.MIN_VALUE
    }
}

internal sealed class Ink<P> {
    abstract fun draw(frame: Frame<P>)

    class Fill<P>(private val path: P, private val paint: Int) : Ink<P>() {
        override fun draw(frame: Frame<P>) = frame.pen.fillPath(path, frame.colour(paint))
    }

    class Stroke<P>(
        private val path: P,
        private val paint: Int,
        private val width: Float,
        private val dash: FloatArray?,
        private val round: Boolean,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) = frame.pen.strokePath(path, frame.colour(paint), width, dash, round)
    }

    class Disc<P>(
        private val x: Float,
        private val y: Float,
        private val radius: Float,
        private val fill: Int,
        private val edge: Int,
        private val width: Float,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) =
            frame.pen.disc(x, y, radius, frame.colour(fill), frame.colour(edge), width)
    }

    class Rect<P>(
        private val x: Float,
        private val y: Float,
        private val w: Float,
        private val h: Float,
        private val radius: Float,
        private val fill: Int,
        private val edge: Int,
        private val width: Float,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) =
            frame.pen.rect(x, y, w, h, radius, frame.colour(fill), frame.colour(edge), width)
    }

    /** Fitted words. `number` is their place among the item's numbers, -1 for other words. */
    class Words<P>(
        private val lines: List<String>,
        private val x: Float,
        private val baseline: Float,
        private val step: Float,
        private val size: Float,
        private val face: Face,
        private val align: Align,
        private val paint: Int,
        private val detail: Int,
        private val number: Int,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) {
            if (!Finger.isSeen(detail, frame.percent)) return
            val colour = frame.colour(paint)
            val motions = frame.motions
            if (motions != null && number >= 0) {
                val now = motions.number(frame.surface, frame.item, number, frame.ms)
                if (now != null) return frame.pen.words(now.toString(), x, baseline, size, face, align, colour)
            }
            for (i in lines.indices) frame.pen.words(lines[i], x, baseline + i * step, size, face, align, colour)
        }
    }

    class Pattern<P>(private val path: P, private val tile: Tile<P>) : Ink<P>() {
        override fun draw(frame: Frame<P>) = frame.pen.pattern(path, tile)
    }

    class Clip<P>(
        private val x: Float,
        private val y: Float,
        private val w: Float,
        private val h: Float,
        private val radius: Float,
        private val inks: List<Ink<P>>,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) {
            frame.pen.clip(x, y, w, h, radius)
            all(inks, frame)
            frame.pen.end()
        }
    }

    class Group<P>(
        private val opacity: Int,
        private val dx: Float,
        private val dy: Float,
        private val inks: List<Ink<P>>,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) {
            frame.pen.group(opacity, dx, dy)
            all(inks, frame)
            frame.pen.end()
        }
    }

    class Stamp<P>(
        private val x: Float,
        private val y: Float,
        private val scaleX: Float,
        private val scaleY: Float,
        private val inks: List<Ink<P>>,
    ) : Ink<P>() {
        override fun draw(frame: Frame<P>) {
            frame.pen.place(x, y, scaleX, scaleY, 0f, 0f, 0f)
            all(inks, frame)
            frame.pen.end()
        }
    }

    companion object {
        /** By index: an iterator would be garbage in every frame. */
        fun <P> all(inks: List<Ink<P>>, frame: Frame<P>) {
            for (i in inks.indices) inks[i].draw(frame)
        }
    }
}
