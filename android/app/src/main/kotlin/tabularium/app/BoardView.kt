// A column of surfaces in its window: drawn by the kit, moved and touched with fingers, mouse and keys.
package tabularium.app

import android.annotation.SuppressLint
import android.graphics.Canvas
import android.graphics.Paint
import android.graphics.Path
import android.os.SystemClock
import android.view.HapticFeedbackConstants
import android.view.KeyEvent
import android.view.MotionEvent
import android.view.View
import android.view.ViewConfiguration
import android.view.accessibility.AccessibilityNodeProvider
import kotlin.math.abs
import tabularium.kit.Box
import tabularium.kit.Camera
import tabularium.kit.Column
import tabularium.kit.Ease
import tabularium.kit.Finger
import tabularium.kit.Meant
import tabularium.kit.Motions
import tabularium.kit.Painting
import tabularium.kit.TableModel
import tabularium.kit.Thing

@SuppressLint("ViewConstructor")
class BoardView(private val look: Look, private val painting: Painting<Path>, private val model: TableModel) :
    View(look.context) {
    val camera = Camera(look.density)
    private val nodes = BoardNodes(this, look) { touch, tells -> if (tells) model.tell(touch) else model.tap(touch) }
    private val ring = Paint(Paint.ANTI_ALIAS_FLAG).apply {
        style = Paint.Style.STROKE
        strokeWidth = 3 * look.density
        color = look.colour("option")
    }
    private var motions: Motions? = null
    private var began = 0L

    /** Where the keyboard is: a touch id. */
    private var cursor: UInt? = null

    /** Told whenever something else of it is in sight. */
    var onMoved: () -> Unit = {}

    /** On its way to another place: from where, how far, since when. */
    private class Glide(val from: Float, val down: Float, val began: Long)

    private var glide: Glide? = null

    /** What is shown, and where. */
    var column: Column? = null
        set(value) {
            if (field === value) return
            field = value
            nodes.changed(value)
            invalidate()
        }

    init {
        isFocusable = true
        defaultFocusHighlightEnabled = false
        importantForAccessibility = IMPORTANT_FOR_ACCESSIBILITY_YES
    }

    /** Everything that can be touched now, in the window's coordinates. */
    fun things(): List<Thing> = column?.let { Finger.things(it, camera) }.orEmpty()

    /** From now on these move. */
    fun move(motions: Motions) {
        this.motions = motions
        began = SystemClock.uptimeMillis()
        invalidate()
    }

    /** Goes so far down or up; at once where nothing is to move. */
    fun glide(down: Float) {
        glide = Glide(camera.y, down, if (look.calm) 0 else SystemClock.uptimeMillis())
        going.run()
    }

    private val going = object : Runnable {
        override fun run() {
            val now = glide ?: return
            val part = (SystemClock.uptimeMillis() - now.began).toFloat() / GLIDE
            camera.pan(0f, now.from + now.down * Ease.out(part) - camera.y)
            if (part < 1f) postOnAnimation(this) else glide = null
            seen()
        }
    }

    /** Something else is in sight. */
    private fun seen() {
        nodes.moved()
        invalidate()
        onMoved()
    }

    /** Nothing of what was shown stays. */
    fun gone() {
        removeCallbacks(held)
        removeCallbacks(going)
        motions = null
        glide = null
        cursor = null
        column = null
        camera.reset()
    }

    override fun onSizeChanged(width: Int, height: Int, oldWidth: Int, oldHeight: Int) = fit()

    override fun onLayout(changed: Boolean, left: Int, top: Int, right: Int, bottom: Int) = fit()

    private fun fit() = camera.room(width.toFloat(), height.toFloat(), column?.height ?: 0f)

    override fun onDraw(canvas: Canvas) {
        val column = column ?: return
        val motions = motions
        val ms = SystemClock.uptimeMillis() - began
        canvas.save()
        canvas.clipRect(0, 0, width, height)
        look.pen.on(canvas)
        painting.draw(column, camera, motions, ms)
        canvas.restore()
        drawCursor(canvas)
        if (motions != null) {
            if (ms >= motions.length) this.motions = null
            postInvalidateOnAnimation()
        }
    }

    private fun drawCursor(canvas: Canvas) {
        if (!isFocused || isInTouchMode) return
        val box = things().lastOrNull { it.touch == cursor }?.box ?: return
        val round = 8 * look.density
        canvas.drawRoundRect(box.left, box.top, box.right, box.bottom, round, round, ring)
    }

    // Fingers.

    private var downX = 0f
    private var downY = 0f
    private var isHeld = false
    private val held = Runnable {
        val hit = things().lastOrNull { it.covers(downX, downY) } ?: return@Runnable
        isHeld = true
        performHapticFeedback(HapticFeedbackConstants.LONG_PRESS)
        model.tell(hit.touch)
    }

    @SuppressLint("ClickableViewAccessibility")
    override fun onTouchEvent(event: MotionEvent): Boolean {
        val at = event.actionIndex
        val id = event.getPointerId(at)
        when (event.actionMasked) {
            MotionEvent.ACTION_DOWN -> {
                downX = event.x
                downY = event.y
                isHeld = false
                glide = null
                camera.down(id, event.x, event.y)
                postDelayed(held, ViewConfiguration.getLongPressTimeout().toLong())
            }
            MotionEvent.ACTION_POINTER_DOWN -> {
                removeCallbacks(held)
                camera.down(id, event.getX(at), event.getY(at))
            }
            MotionEvent.ACTION_MOVE -> {
                var moved = false
                for (i in 0 until event.pointerCount) {
                    if (camera.move(event.getPointerId(i), event.getX(i), event.getY(i))) moved = true
                }
                if (moved) {
                    removeCallbacks(held)
                    seen()
                }
            }
            MotionEvent.ACTION_POINTER_UP -> camera.up(id)
            MotionEvent.ACTION_UP -> {
                removeCallbacks(held)
                val isMouse = event.getToolType(0) == MotionEvent.TOOL_TYPE_MOUSE
                if (camera.up(id) && !isHeld) tapped(event.x, event.y, isMouse, event.eventTime)
            }
            MotionEvent.ACTION_CANCEL -> {
                removeCallbacks(held)
                camera.cancel()
            }
        }
        return true
    }

    private fun tapped(x: Float, y: Float, exact: Boolean, time: Long) {
        when (val meant = Finger.meant(x, y, things(), camera.zoom, look.density, exact)) {
            is Meant.Touch -> model.tap(meant.touch)
            is Meant.Nearer -> camera.about(x, y, meant.zoom)
            is Meant.Nothing -> camera.again(x, y, time)
        }
        seen()
    }

    override fun onGenericMotionEvent(event: MotionEvent): Boolean {
        if (event.actionMasked != MotionEvent.ACTION_SCROLL) return super.onGenericMotionEvent(event)
        val turn = event.getAxisValue(MotionEvent.AXIS_VSCROLL)
        if (event.metaState and KeyEvent.META_CTRL_ON != 0) {
            camera.about(event.x, event.y, camera.zoom * if (turn > 0) WHEEL else 1 / WHEEL)
        } else {
            camera.pan(0f, turn * look.dp(FINGER))
        }
        glide = null
        seen()
        return true
    }

    // Keys.

    override fun onKeyDown(code: Int, event: KeyEvent): Boolean {
        val touch = cursor
        when (code) {
            KeyEvent.KEYCODE_DPAD_LEFT -> return step(-1, 0)
            KeyEvent.KEYCODE_DPAD_RIGHT -> return step(1, 0)
            KeyEvent.KEYCODE_DPAD_UP -> return step(0, -1)
            KeyEvent.KEYCODE_DPAD_DOWN -> return step(0, 1)
            KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_SPACE, KeyEvent.KEYCODE_DPAD_CENTER -> {
                if (touch != null) model.tap(touch)
                return touch != null
            }
            KeyEvent.KEYCODE_I -> {
                if (touch != null) model.tell(touch)
                return touch != null
            }
        }
        return super.onKeyDown(code, event)
    }

    /** To the nearest thing in a direction; out of the board where there is none. */
    private fun step(dx: Int, dy: Int): Boolean {
        val things = things()
        val from = things.lastOrNull { it.touch == cursor }
        val next = if (from == null) {
            things.firstOrNull { it.option } ?: things.firstOrNull()
        } else {
            things.filter { it.touch != from.touch }
                .map { it to ((it.box.middleX - from.box.middleX) to (it.box.middleY - from.box.middleY)) }
                .filter { (_, way) -> way.first * dx + way.second * dy > 1 }
                .minByOrNull { (_, way) ->
                    val along = way.first * dx + way.second * dy
                    along + ASIDE * abs(way.first * dy + way.second * dx)
                }?.first
        }
        if (next == null) return false
        cursor = next.touch
        val box = next.box
        bring(Box(camera.contentX(box.left), camera.contentY(box.top), box.width / camera.zoom, box.height / camera.zoom))
        return true
    }

    /** Brings a box of the content into sight. */
    fun bring(box: Box) {
        glide = null
        camera.show(box)
        seen()
    }

    // Who cannot see.

    override fun getAccessibilityNodeProvider(): AccessibilityNodeProvider = nodes

    override fun dispatchHoverEvent(event: MotionEvent): Boolean = nodes.hover(event) || super.dispatchHoverEvent(event)

    private companion object {
        const val WHEEL = 1.15f

        /** How long it goes to another place, in milliseconds. */
        const val GLIDE = 320f

        /** How much farther something aside counts than something straight on. */
        const val ASIDE = 2f
    }
}
