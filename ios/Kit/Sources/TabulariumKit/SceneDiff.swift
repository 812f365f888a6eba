// From two scenes to what moves between them. One kind of thing moves at a time; what counts up waits for what comes.
import TabulariumCore

/// A place on a surface, in board units.
public struct Spot: Equatable, Sendable {
  public let surface: UInt32
  public let x: Int32
  public let y: Int32
}

/// Something that moves: after `delay`, for `duration`, both in milliseconds.
public struct Motion: Equatable, Sendable {
  public enum What: Equatable, Sendable {
    /// A piece went in a straight line from one place to another.
    case moved(item: UInt32, from: Spot, to: Spot)

    /// Something came, and is faded in.
    case appeared(surface: UInt32, item: UInt32)

    /// Something went, and is faded out.
    case gone(surface: UInt32, item: Item)

    /// A number of the item changed: `run` counts its numbers as they are drawn.
    case counted(surface: UInt32, item: UInt32, run: Int, from: Int, to: Int)
  }

  public let what: What
  public var delay = 0
  public let duration: Int
}

public enum SceneDiff {
  /// Ids from here on name a piece wherever it lies.
  private static let pieces: UInt32 = 65_536

  private static let one = 240
  private static let each = 180
  private static let apart = 40
  private static let all = 600
  private static let fade = 140
  private static let count = 300
  private static let calm = 80

  /// Nothing moves from one viewer's view to another's.
  public static func between(_ before: TableState?, _ after: TableState, calm: Bool) -> [Motion] {
    guard let before, before.viewer == after.viewer, before.form == after.form else { return [] }
    return of(before.surfaces, after.surfaces, calm: calm)
  }

  /// `calm`: everything is a short fade.
  public static func of(_ before: [Surface], _ after: [Surface], calm: Bool) -> [Motion] {
    var lying: [UInt32: (surface: UInt32, item: Item)] = [:]
    var known: [UInt32: [UInt32: Item]] = [:]
    for surface in before {
      known[surface.id] = Dictionary(surface.items.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
      for item in surface.items where item.id >= pieces { lying[item.id] = (surface.id, item) }
    }
    var moves: [(from: Spot, item: UInt32, to: Spot)] = []
    var came: [(surface: UInt32, item: UInt32)] = []
    var counted: [Motion] = []
    var there: Set<UInt32> = []
    for surface in after {
      let was = known[surface.id]
      for item in surface.items {
        let isPiece = item.id >= pieces
        if isPiece { there.insert(item.id) }
        guard let old = isPiece ? lying[item.id] : was?[item.id].map({ (surface.id, $0) }) else {
          // What stands on a surface that was not there before comes with it.
          if was != nil { came.append((surface.id, item.id)) }
          continue
        }
        let from = Spot(surface: old.surface, x: old.item.x, y: old.item.y)
        let to = Spot(surface: surface.id, x: item.x, y: item.y)
        if from != to { moves.append((from, item.id, to)) }
        counted += counts(surface.id, old.item, item)
      }
    }
    var shown: [UInt32: Set<UInt32>] = [:]
    for surface in after { shown[surface.id] = Set(surface.items.map(\.id)) }
    let gone = before.flatMap { surface -> [(UInt32, Item)] in
      guard let now = shown[surface.id] else { return [] }
      let left = surface.items.filter { $0.id >= pieces ? !there.contains($0.id) : !now.contains($0.id) }
      return left.map { (surface.id, $0) }
    }
    let short = calm ? SceneDiff.calm : fade
    let faded =
      came.map { Motion(what: .appeared(surface: $0.surface, item: $0.item), duration: short) }
      + gone.map { Motion(what: .gone(surface: $0.0, item: $0.1), duration: short) }
    if calm {
      return moves.map { Motion(what: .appeared(surface: $0.to.surface, item: $0.item), duration: short) } + faded
    }
    let duration = moves.count > 1 ? each : one
    let apart = moves.count > 1 ? min(apart, (all - each) / (moves.count - 1)) : 0
    let moved = moves.enumerated().map { i, move in
      let what = Motion.What.moved(item: move.item, from: move.from, to: move.to)
      return Motion(what: what, delay: i * apart, duration: duration)
    }
    let arrived = moved.last.map { $0.delay + $0.duration } ?? 0
    let late = counted.map { Motion(what: $0.what, delay: arrived, duration: $0.duration) }
    return moved + faded + late
  }

  private static func counts(_ surface: UInt32, _ before: Item, _ after: Item) -> [Motion] {
    if before.ops == after.ops { return [] }
    return zip(numbers(before.ops), numbers(after.ops)).enumerated().compactMap { run, words in
      guard let from = number(words.0), let to = number(words.1), from != to else { return nil }
      let what = Motion.What.counted(surface: surface, item: after.id, run: run, from: from, to: to)
      return Motion(what: what, duration: count)
    }
  }

  /// Whole numbers only, and none that nobody could count to.
  private static func number(_ words: String) -> Int? {
    words.utf8.allSatisfy { $0 >= 48 && $0 <= 57 } ? Int32(words).map(Int.init) : nil
  }

  /// The runs in which numbers are set, in drawing order.
  private static func numbers(_ ops: [Op]) -> [String] {
    ops.flatMap { op -> [String] in
      switch op {
      case .words(let run): isNumber(run) ? [run.words] : []
      case .group(_, _, _, let ops), .clip(_, _, _, _, _, let ops): numbers(ops)
      default: []
      }
    }
  }

  /// Numbers have serifs, whatever they say now.
  static func isNumber(_ run: TextRun) -> Bool { run.serif }
}
