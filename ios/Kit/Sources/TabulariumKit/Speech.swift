// What a screen reader says of a scene, thing by thing, in the order in which one reads.
import TabulariumCore

/// One thing that is said. With a `touch` it can be chosen (`TableModel.tap`) and asked about (`TableModel.tell`).
public struct Node: Equatable, Sendable {
  public let surface: UInt32
  public let item: UInt32
  public let touch: UInt32?
  public let words: String

  /// Whether it can be chosen, in words; nothing where it is neither.
  public let note: String?
  public let option: Bool
  public let blocked: Bool
  public let chosen: Bool
}

public enum Speech {
  /// Surface by surface, in rows from top to bottom.
  public static func nodes(_ surfaces: [Surface], _ texts: Texts) -> [Node] {
    surfaces.flatMap { surface in
      rows(surface.items.filter { $0.spoken?.isEmpty == false }).map { node(surface.id, $0, texts) }
    }
  }

  private static func node(_ surface: UInt32, _ item: Item, _ texts: Texts) -> Node {
    let option = item.look == .option && item.touch != nil
    let blocked = item.look == .blocked
    let note = option ? texts["can-choose"] : blocked ? texts["cannot-choose"] : nil
    return Node(
      surface: surface, item: item.id, touch: item.touch, words: item.spoken ?? "", note: note, option: option,
      blocked: blocked, chosen: item.look == .chosen)
  }

  /// A row is what has its middle above the lower edge of the row's highest thing. What lies on it comes after it.
  private static func rows(_ items: [Item]) -> [Item] {
    var rest = items.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    var read: [Item] = []
    while let first = rest.first {
      var row = [first]
      var later: [Item] = []
      for item in rest.dropFirst() {
        let isInRow = item.y + item.h / 2 <= first.y + first.h && item.h <= 2 * first.h
        if isInRow { row.append(item) } else { later.append(item) }
      }
      read += row.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      rest = later
    }
    return read
  }
}
