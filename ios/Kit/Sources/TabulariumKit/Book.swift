// The symbols and colours of one game. Each crosses once and stays.
import Foundation
import TabulariumCore

/// Made, and asked to `need` something, on the queue only.
public final class Book: @unchecked Sendable {
  private let core: Opened
  private let game: String
  private let lock = NSLock()
  private var kept: [UInt32: Symbol] = [:]

  /// Fetched once: they are the same for ever within one version.
  public let colours: [Colour]

  /// `game` is empty for what belongs to the screens.
  init(_ core: Opened, _ game: String) throws {
    self.core = core
    self.game = game
    colours = try core.app().colours(game: game)
  }

  /// A symbol that was needed before; from any thread.
  public subscript(id: UInt32) -> Symbol? { lock.withLock { kept[id] } }

  /// Fetches what these surfaces are drawn with and is not there yet.
  public func need(_ surfaces: [Surface]) throws {
    var wanted: Set<UInt32> = []
    for surface in surfaces {
      if let backdrop = surface.backdrop { wanted.insert(backdrop) }
      for item in surface.items { Book.referred(item.ops, &wanted) }
    }
    try need(wanted)
  }

  /// Fetches what these items are drawn with.
  func need(for items: [Item]) throws {
    var wanted: Set<UInt32> = []
    for item in items { Book.referred(item.ops, &wanted) }
    try need(wanted)
  }

  /// Fetches these, with all that they refer to themselves.
  func need(_ ids: Set<UInt32>) throws {
    let missing = lock.withLock { ids.filter { kept[$0] == nil } }
    if missing.isEmpty { return }
    let symbols = try core.app().symbols(game: game, ids: missing.sorted())
    lock.withLock { for symbol in symbols { kept[symbol.id] = symbol } }
  }

  private static func referred(_ ops: [Op], _ wanted: inout Set<UInt32>) {
    for op in ops {
      switch op {
      case .stamp(let symbol, _, _, _, _, _): wanted.insert(symbol)
      case .pattern(_, let tile, _): wanted.insert(tile)
      case .clip(_, _, _, _, _, let ops), .group(_, _, _, let ops): referred(ops, &wanted)
      default: break
      }
    }
  }
}
