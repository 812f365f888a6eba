// Zoom and place of a board in its window: about two fingers, by a drag, by a double tap.
package tabularium.kit

import kotlin.math.hypot
import kotlin.math.max
import kotlin.math.min

/** All places are pixels from the window's corner. A point of the content is drawn at `x + zoom · its place`. */
class Camera(val density: Float) {
    var zoom = 1f
        private set
    var x = 0f
        private set
    var y = 0f
        private set

    /** Whether it stands otherwise than at first sight. */
    val isMoved: Boolean get() = zoom != 1f || x != 0f || y != 0f

    var width = 0f
        private set
    var height = 0f
        private set
    private var content = 0f

    // At most two fingers count: their ids, and where they are.
    private val ids = intArrayOf(NONE, NONE)
    private val px = FloatArray(2)
    private val py = FloatArray(2)
    private var lastX = 0f
    private var lastY = 0f
    private var lastFar = 0f
    private var moved = false
    private var many = false
    private var tappedAt = Long.MIN_VALUE / 2

    /** The window's size, and how high what is in it is at zoom 1. */
    fun room(width: Float, height: Float, content: Float) {
        this.width = width
        this.height = height
        this.content = content
        clamp()
    }

    /** A finger comes down. */
    fun down(id: Int, x: Float, y: Float) {
        val free = ids.indexOf(NONE)
        if (ids[0] == NONE && ids[1] == NONE) {
            moved = false
            many = false
        } else {
            many = true
        }
        if (free < 0) return
        ids[free] = id
        px[free] = x
        py[free] = y
        remember()
    }

    /** A finger moves; answers whether the picture did. Below a small way it is still a tap. */
    fun move(id: Int, x: Float, y: Float): Boolean {
        val finger = ids.indexOf(id)
        if (finger < 0) return false
        px[finger] = x
        py[finger] = y
        val two = ids[0] != NONE && ids[1] != NONE
        if (two && lastFar > 0) {
            val nowX = middle(px)
            val nowY = middle(py)
            val far = far()
            // Kept within the edges only when both are done.
            this.x += nowX - lastX
            this.y += nowY - lastY
            about(nowX, nowY, zoom * far / lastFar)
            moved = true
        } else if (moved || hypot(x - lastX, y - lastY) > SLOP * density) {
            pan(x - lastX, y - lastY)
            moved = true
        } else {
            return false
        }
        remember()
        return true
    }

    /** A finger goes up; answers whether it was a tap. */
    fun up(id: Int): Boolean {
        val finger = ids.indexOf(id)
        if (finger < 0) return false
        ids[finger] = NONE
        val last = ids[0] == NONE && ids[1] == NONE
        if (!last) remember()
        return last && !moved && !many
    }

    /** The gesture belongs to somebody else. */
    fun cancel() {
        ids.fill(NONE)
        moved = false
        many = false
    }

    /** A tap on nothing: the second within a moment comes nearer, or goes back. Answers whether the picture moved. */
    fun again(x: Float, y: Float, atMs: Long): Boolean {
        val twice = atMs - tappedAt < MOMENT
        tappedAt = if (twice) Long.MIN_VALUE / 2 else atMs
        if (twice) about(x, y, if (zoom > 1) 1f else TWICE)
        return twice
    }

    /** Zooms so that what is at this place stays there, as far as the edges allow. */
    fun about(x: Float, y: Float, zoom: Float) {
        val next = max(1f, min(MOST, zoom))
        this.x = x - (x - this.x) * next / this.zoom
        this.y = y - (y - this.y) * next / this.zoom
        this.zoom = next
        clamp()
    }

    fun pan(dx: Float, dy: Float) {
        x += dx
        y += dy
        clamp()
    }

    /** How far down it can be moved, where it is to be moved so far. */
    fun within(dy: Float): Float = max(min(0f, height - content * zoom), min(0f, y + dy)) - y

    fun reset() {
        zoom = 1f
        x = 0f
        y = 0f
    }

    /** Brings a box of the content into the window, moving as little as possible. */
    fun show(box: Box) {
        val left = screenX(box.left)
        val right = screenX(box.right)
        val top = screenY(box.top)
        val bottom = screenY(box.bottom)
        val dx = if (left < 0) -left else if (right > width) max(width - right, -left) else 0f
        val dy = if (top < 0) -top else if (bottom > height) max(height - bottom, -top) else 0f
        pan(dx, dy)
    }

    fun contentX(screenX: Float): Float = (screenX - x) / zoom

    fun contentY(screenY: Float): Float = (screenY - y) / zoom

    fun screenX(contentX: Float): Float = x + contentX * zoom

    fun screenY(contentY: Float): Float = y + contentY * zoom

    /** Nothing beside the content is shown that need not be. */
    private fun clamp() {
        x = max(min(0f, width - width * zoom), min(0f, x))
        y = max(min(0f, height - content * zoom), min(0f, y))
    }

    private fun remember() {
        lastX = middle(px)
        lastY = middle(py)
        lastFar = far()
    }

    private fun middle(places: FloatArray): Float =
        if (ids[0] == NONE) places[1] else if (ids[1] == NONE) places[0] else (places[0] + places[1]) / 2

    private fun far(): Float = if (ids[0] == NONE || ids[1] == NONE) 0f else hypot(px[0] - px[1], py[0] - py[1])

    companion object {
        const val MOST = 6f
        const val TWICE = 2.2f
        private const val NONE = -1

        /** How far a finger may stray in a tap, in points. */
        private const val SLOP = 6f

        /** How soon a second tap has to follow, in milliseconds. */
        private const val MOMENT = 350L
    }
}
