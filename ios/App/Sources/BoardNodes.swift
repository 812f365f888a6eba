// The board for who cannot see it: an element for each thing, with what it is and what can be done there.
import TabulariumCore
import TabulariumKit
import UIKit

/// The elements of one board. One stays the same as long as its thing is there, wherever that lies.
@MainActor
final class BoardNodes {
  private struct Key: Hashable {
    let surface: UInt32
    let item: UInt32
  }

  private unowned let pad: TouchPad.Pad
  private var known: [Key: BoardNode] = [:]

  init(_ pad: TouchPad.Pad) { self.pad = pad }

  /// In the order in which one reads.
  func elements() -> [BoardNode] {
    let nodes = Speech.nodes(pad.now.column.placed.map(\.surface), pad.now.texts)
    var kept: [Key: BoardNode] = [:]
    let all = nodes.map { node in
      let key = Key(surface: node.surface, item: node.item)
      let element = known[key] ?? BoardNode(pad)
      element.take(node, what: pad.now.texts["what"])
      kept[key] = element
      return element
    }
    known = kept
    return all
  }
}

/// One thing: where it is now, and what is said of it.
final class BoardNode: UIAccessibilityElement {
  private weak var pad: TouchPad.Pad?
  private var node: Node?

  init(_ pad: TouchPad.Pad) {
    self.pad = pad
    super.init(accessibilityContainer: pad)
  }

  fileprivate func take(_ node: Node, what: String) {
    self.node = node
    accessibilityLabel = node.words
    accessibilityHint = node.note
    var traits: UIAccessibilityTraits = node.option ? .button : .staticText
    if node.chosen { traits.insert(.selected) }
    accessibilityTraits = traits
    let tell = UIAccessibilityCustomAction(name: what) { [weak self] _ in self?.told() ?? false }
    accessibilityCustomActions = node.touch == nil ? [] : [tell]
  }

  private func told() -> Bool {
    guard let pad, let touch = node?.touch else { return false }
    pad.now.hold(touch)
    return true
  }

  private var place: (placed: Placed, item: Item)? {
    guard let pad, let node else { return nil }
    guard let placed = pad.now.column.placed.first(where: { $0.surface.id == node.surface }) else { return nil }
    return placed.surface.items.first { $0.id == node.item }.map { (placed, $0) }
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get {
      guard let pad, let place else { return .zero }
      let box = Finger.box(place.placed, place.item, pad.camera)
      return CGRect(x: CGFloat(box.left), y: CGFloat(box.top), width: CGFloat(box.width), height: CGFloat(box.height))
    }
    set {}
  }

  /// A double tap.
  override func accessibilityActivate() -> Bool {
    guard let pad, let touch = node?.touch else { return false }
    pad.now.tap(touch)
    return true
  }

  /// Brings what is read into the window.
  override func accessibilityElementDidBecomeFocused() {
    guard let pad, let place else { return }
    let (placed, item) = place
    let scale = placed.scale
    pad.now.fingers.stop()
    pad.camera.show(
      Box(
        placed.left + Float(item.x) * scale, placed.top + Float(item.y) * scale, Float(item.w) * scale,
        Float(item.h) * scale))
    pad.now.fingers.move()
  }
}
