// The board for who cannot see it: a node for each thing, with what it is and what can be done there.
package tabularium.app

import android.graphics.Rect
import android.os.Bundle
import android.view.MotionEvent
import android.view.View
import android.view.accessibility.AccessibilityEvent
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeProvider
import kotlin.math.roundToInt
import tabularium.core.Item
import tabularium.kit.Box
import tabularium.kit.Column
import tabularium.kit.Finger
import tabularium.kit.Node
import tabularium.kit.Placed
import tabularium.kit.Speech

/** `act` chooses a touch, or tells what it is. */
class BoardNodes(
    private val board: BoardView,
    private val look: Look,
    private val act: (touch: UInt, tells: Boolean) -> Unit,
) : AccessibilityNodeProvider() {
    private var nodes: List<Node> = emptyList()
    private var focused = NONE
    private var hovered = NONE

    /** A node is known by this number as long as the board lives, wherever its thing lies. */
    private val numbers = HashMap<Pair<UInt, UInt>, Int>()

    private fun number(node: Node): Int = numbers.getOrPut(node.surface to node.item) { numbers.size + 1 }

    private fun node(number: Int): Node? = nodes.firstOrNull { number(it) == number }

    fun changed(column: Column?) {
        nodes = if (column == null) emptyList() else Speech.nodes(column.placed.map { it.surface }, look.texts)
        if (column == null) numbers.clear()
        moved()
    }

    /** Things lie elsewhere on the screen now. */
    fun moved() = send(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED, View.NO_ID)

    override fun createAccessibilityNodeInfo(id: Int): AccessibilityNodeInfo? {
        if (id == View.NO_ID) return host()
        val node = node(id) ?: return null
        val info = AccessibilityNodeInfo.obtain(board, id)
        info.packageName = look.context.packageName
        info.className = if (node.touch == null) View::class.java.name else android.widget.Button::class.java.name
        info.contentDescription = listOfNotNull(node.words, node.note).joinToString(". ")
        info.setParent(board)
        info.isEnabled = true
        info.isFocusable = true
        info.isSelected = node.chosen
        info.isVisibleToUser = true
        place(node, info)
        if (node.touch != null) {
            info.isClickable = true
            info.isLongClickable = true
            info.addAction(AccessibilityNodeInfo.ACTION_CLICK)
            info.addAction(
                AccessibilityNodeInfo.AccessibilityAction(AccessibilityNodeInfo.ACTION_LONG_CLICK, look.texts["what"]),
            )
        }
        info.isAccessibilityFocused = focused == id
        info.addAction(
            if (focused == id) {
                AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS
            } else {
                AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS
            },
        )
        return info
    }

    private fun host(): AccessibilityNodeInfo {
        val info = AccessibilityNodeInfo.obtain(board)
        board.onInitializeAccessibilityNodeInfo(info)
        nodes.forEach { info.addChild(board, number(it)) }
        return info
    }

    private fun place(node: Node, info: AccessibilityNodeInfo) {
        val at = box(node) ?: return
        @Suppress("DEPRECATION")
        info.setBoundsInParent(at)
        val corner = IntArray(2)
        board.getLocationOnScreen(corner)
        info.setBoundsInScreen(Rect(at).apply { offset(corner[0], corner[1]) })
    }

    private fun find(node: Node): Pair<Placed, Item>? {
        val placed = board.column?.placed?.firstOrNull { it.surface.id == node.surface } ?: return null
        return placed.surface.items.firstOrNull { it.id == node.item }?.let { placed to it }
    }

    private fun box(node: Node): Rect? {
        val (placed, item) = find(node) ?: return null
        val box = Finger.box(placed, item, board.camera)
        return Rect(box.left.roundToInt(), box.top.roundToInt(), box.right.roundToInt(), box.bottom.roundToInt())
    }

    override fun performAction(id: Int, action: Int, arguments: Bundle?): Boolean {
        if (id == View.NO_ID) return board.performAccessibilityAction(action, arguments)
        val node = node(id) ?: return false
        val touch = node.touch
        when (action) {
            AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS -> {
                focused = id
                look(node)
                send(AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED, id)
            }
            AccessibilityNodeInfo.ACTION_CLEAR_ACCESSIBILITY_FOCUS -> {
                focused = NONE
                send(AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUS_CLEARED, id)
            }
            AccessibilityNodeInfo.ACTION_CLICK -> if (touch == null) return false else act(touch, false)
            AccessibilityNodeInfo.ACTION_LONG_CLICK -> if (touch == null) return false else act(touch, true)
            else -> return false
        }
        return true
    }

    /** Brings what is read into the window. */
    private fun look(node: Node) {
        val (placed, item) = find(node) ?: return
        val scale = placed.scale
        board.bring(Box(placed.left + item.x * scale, placed.top + item.y * scale, item.w * scale, item.h * scale))
    }

    /** Whether a thing lies there: within its outline, where its box has room for something else. */
    private fun covers(node: Node, x: Float, y: Float): Boolean {
        val (placed, item) = find(node) ?: return false
        return Finger.covers(placed, item, board.camera, x, y)
    }

    /** A finger explores the screen. */
    fun hover(event: MotionEvent): Boolean {
        val manager = look.context.getSystemService(AccessibilityManager::class.java)
        if (manager?.isTouchExplorationEnabled != true) return false
        val at = if (event.actionMasked == MotionEvent.ACTION_HOVER_EXIT) {
            NONE
        } else {
            nodes.lastOrNull { covers(it, event.x, event.y) }?.let(::number) ?: NONE
        }
        if (at != hovered) {
            val before = hovered
            hovered = at
            if (at != NONE) send(AccessibilityEvent.TYPE_VIEW_HOVER_ENTER, at)
            if (before != NONE) send(AccessibilityEvent.TYPE_VIEW_HOVER_EXIT, before)
        }
        return at != NONE
    }

    private fun send(type: Int, id: Int) {
        val manager = look.context.getSystemService(AccessibilityManager::class.java)
        val parent = board.parent
        if (manager?.isEnabled != true || parent == null) return
        @Suppress("DEPRECATION")
        val event = AccessibilityEvent.obtain(type)
        event.packageName = look.context.packageName
        event.setSource(board, id)
        if (type == AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED) {
            event.contentChangeTypes = AccessibilityEvent.CONTENT_CHANGE_TYPE_SUBTREE
        }
        parent.requestSendAccessibilityEvent(board, event)
    }

    private companion object {
        const val NONE = Int.MIN_VALUE
    }
}
