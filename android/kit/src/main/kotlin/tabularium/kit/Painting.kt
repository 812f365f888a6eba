// Executes the draw operations of a scene on a pen. What is equal from view to view is made ready once.
package tabularium.kit

import java.util.IdentityHashMap
import tabularium.core.Item
import tabularium.core.Op
import tabularium.core.Surface

/** For one game in one light: with other colours there is another one. Used on one thread. */
class Painting<P>(private val pen: Pen<P>, private val book: Book, private val colours: Colours) {
    private class Thing<P>(val item: Item, val inks: List<Ink<P>>)

    private class Picture<P>(val surface: Surface, val backdrop: Ink<P>?, val things: List<Thing<P>>)

    private val preparing = Preparing(pen, book, colours)
    private val frame = Frame(pen, colours)
    private val pose = Pose()
    private var ready: Map<List<Op>, List<Ink<P>>> = emptyMap()
    private val pictures = ArrayList<Picture<P>>()

    /** What fades out in the present motions. */
    private val vanished = IdentityHashMap<Motion.Gone, List<Ink<P>>>()
    private val icons = HashMap<UInt, MutableList<Icon<P>>>()

    private class Icon<P>(val paints: IntArray, val w: Int, val h: Int, val ink: Ink<P>)

    /** Makes these surfaces ready, and forgets those before; what they share stays. */
    fun prepare(surfaces: List<Surface>) {
        val kept = HashMap<List<Op>, List<Ink<P>>>()
        val made = { item: Item -> kept.getOrPut(item.ops) { ready[item.ops] ?: preparing.item(item.ops) } }
        pictures.clear()
        for (surface in surfaces) {
            val backdrop = surface.backdrop?.let { preparing.stamp(it, 0, 0, surface.w, surface.h, emptyList()) }
            pictures += Picture(surface, backdrop, surface.items.map { Thing(it, made(it)) })
        }
        ready = kept
    }

    /** Forgets all pictures and the words in them. Symbols stay: they are the same for everybody. */
    fun forget() {
        pictures.clear()
        ready = emptyMap()
        vanished.clear()
    }

    /** Draws a column through its camera, from the window's corner. `motions`: what moves, `ms` after it began. */
    fun draw(column: Column, camera: Camera, motions: Motions?, ms: Long) {
        frame.motions = motions
        frame.ms = ms
        pen.place(camera.x, camera.y, camera.zoom, camera.zoom, 0f, 0f, 0f)
        val placed = column.placed
        for (i in placed.indices) draw(placed[i], camera)
        if (motions != null) {
            // What moves lies above everything.
            for (i in placed.indices) drawMoving(placed[i], camera, motions)
        }
        pen.end()
        frame.motions = null
        if (motions == null) vanished.clear()
    }

    /** Draws a whole surface as at first sight, its corner at the origin, in board units. */
    fun draw(surface: Surface) {
        val picture = picture(surface.id) ?: return
        frame.percent = 100
        frame.surface = surface.id
        picture.backdrop?.draw(frame)
        for (i in picture.things.indices) draw(picture.things[i])
    }

    /** An icon, a token, a vignette. Needs its symbol in the book; `paints` are places among the colours. */
    fun symbol(id: UInt, x: Float, y: Float, w: Float, h: Float, paints: IntArray) {
        val symbol = book[id] ?: return
        val list = icons.getOrPut(id) { ArrayList(1) }
        var icon: Icon<P>? = null
        for (i in list.indices) if (list[i].paints.contentEquals(paints)) icon = list[i]
        if (icon == null) {
            val ink = preparing.stamp(id, 0, 0, symbol.w, symbol.h, paints.toList()) ?: return
            icon = Icon(paints.copyOf(), maxOf(1, symbol.w), maxOf(1, symbol.h), ink)
            list += icon
        }
        frame.percent = 100
        pen.place(x, y, w / icon.w, h / icon.h, 0f, 0f, 0f)
        icon.ink.draw(frame)
        pen.end()
    }

    private fun picture(id: UInt): Picture<P>? {
        for (i in pictures.indices) if (pictures[i].surface.id == id) return pictures[i]
        return null
    }

    private fun draw(placed: Placed, camera: Camera) {
        val picture = picture(placed.surface.id) ?: return
        val top = camera.screenY(placed.top)
        val scale = placed.scale * camera.zoom
        if (top > camera.height + SPILL * scale || top + (placed.surface.h + SPILL) * scale < 0) return
        frame.percent = Finger.percent(placed, camera)
        frame.surface = placed.surface.id
        pen.place(placed.left, placed.top, placed.scale, placed.scale, 0f, 0f, 0f)
        picture.backdrop?.draw(frame)
        val left = camera.screenX(placed.left)
        val motions = frame.motions
        for (i in picture.things.indices) {
            val thing = picture.things[i]
            val moving = motions != null && motions.pose(placed.surface.id, thing.item.id, frame.ms, pose)
            if (!moving && isInside(thing.item, left, top, scale, camera)) draw(thing)
        }
        pen.end()
    }

    /** Whether anything of it can be in the window: shadows, rings and captions reach beyond an item's box. */
    private fun isInside(item: Item, left: Float, top: Float, scale: Float, camera: Camera): Boolean {
        val reach = maxOf(SPILL, item.w, item.h)
        val x = left + (item.x - reach) * scale
        val y = top + (item.y - reach) * scale
        return x < camera.width && y < camera.height &&
            x + (item.w + 2 * reach) * scale > 0 && y + (item.h + 2 * reach) * scale > 0
    }

    private fun drawMoving(placed: Placed, camera: Camera, motions: Motions) {
        val id = placed.surface.id
        val picture = picture(id) ?: return
        frame.surface = id
        frame.percent = Finger.percent(placed, camera)
        for (thing in picture.things) {
            if (!motions.pose(id, thing.item.id, frame.ms, pose)) continue
            pen.group(pose.opacity, pose.dx, pose.dy)
            pen.place(placed.left, placed.top, placed.scale, placed.scale, 0f, 0f, 0f)
            draw(thing)
            pen.end()
            pen.end()
        }
        for (gone in motions.gone) {
            val left = if (gone.surface == id) motions.left(gone, frame.ms) else 0
            val inks = if (left > 0) vanishing(gone) else null
            if (inks == null) continue
            pen.group(left, 0f, 0f)
            pen.place(placed.left, placed.top, placed.scale, placed.scale, 0f, 0f, 0f)
            draw(Thing(gone.item, inks))
            pen.end()
            pen.end()
        }
    }

    private fun vanishing(gone: Motion.Gone): List<Ink<P>> =
        vanished[gone] ?: preparing.item(gone.item.ops).also { vanished[gone] = it }

    private fun draw(thing: Thing<P>) {
        val item = thing.item
        if (!Finger.isSeen(item.detail, frame.percent)) return
        frame.item = item.id
        pen.place(item.x.toFloat(), item.y.toFloat(), 1f, 1f, item.turn.toFloat(), item.w / 2f, item.h / 2f)
        Ink.all(thing.inks, frame)
        pen.end()
    }

    private companion object {
        /** How far beyond its box a thing may be drawn, in board units. */
        const val SPILL = 4_000
    }
}
