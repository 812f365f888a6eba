// What moves on the screen at a time, after `SceneDiff` has said what moves.
import TabulariumCore

/// How an item stands otherwise than the scene says: moved by so much, and how much of it is seen, 0 to 100.
public struct Pose: Equatable, Sendable {
  public var dx: Float
  public var dy: Float
  public var opacity: Int
}

/// Made with where the surfaces stood and stand.
public final class Motions: Sendable {
  private struct Thing: Hashable {
    let surface: UInt32
    let item: UInt32
  }

  private struct Run: Hashable {
    let thing: Thing
    let run: Int
  }

  private struct Flight {
    let motion: Motion
    let dx: Float
    let dy: Float
  }

  private struct Count {
    let motion: Motion
    let from: Int
    let to: Int
  }

  /// When all of it is over, in milliseconds.
  public let length: Int

  /// What fades out, with the surface on which it lay.
  let gone: [(surface: UInt32, item: Item, motion: Motion)]

  private let flights: [Thing: Flight]
  private let counts: [Run: Count]

  public init(_ list: [Motion], before: Arrangement, after: Arrangement) {
    length = list.map { $0.delay + $0.duration }.max() ?? 0
    var gone: [(surface: UInt32, item: Item, motion: Motion)] = []
    var flights: [Thing: Flight] = [:]
    var counts: [Run: Count] = [:]
    for motion in list {
      switch motion.what {
      case .moved(let item, let from, let to):
        guard let start = Motions.place(from, before), let end = Motions.place(to, after) else { continue }
        let flight = Flight(motion: motion, dx: start.x - end.x, dy: start.y - end.y)
        flights[Thing(surface: to.surface, item: item)] = flight
      case .appeared(let surface, let item):
        flights[Thing(surface: surface, item: item)] = Flight(motion: motion, dx: 0, dy: 0)
      case .counted(let surface, let item, let run, let from, let to):
        counts[Run(thing: Thing(surface: surface, item: item), run: run)] = Count(motion: motion, from: from, to: to)
      case .gone(let surface, let item): gone.append((surface, item, motion))
      }
    }
    self.gone = gone
    self.flights = flights
    self.counts = counts
  }

  /// Where the item is at this time, if it moves.
  public func pose(_ surface: UInt32, _ item: UInt32, _ ms: Int) -> Pose? {
    guard let flight = flights[Thing(surface: surface, item: item)] else { return nil }
    let part = share(flight.motion, ms)
    if part >= 1 { return nil }
    guard case .moved = flight.motion.what else {
      return Pose(dx: 0, dy: 0, opacity: Int((100 * part).rounded()))
    }
    let left = 1 - Ease.out(part)
    return Pose(dx: flight.dx * left, dy: flight.dy * left, opacity: 100)
  }

  /// How much of a thing that went is still seen, 0 to 100.
  func left(_ motion: Motion, _ ms: Int) -> Int { Int((100 * (1 - share(motion, ms))).rounded()) }

  /// What a number says on its way, nil where it says what it is.
  public func number(_ surface: UInt32, _ item: UInt32, _ run: Int, _ ms: Int) -> Int? {
    guard let count = counts[Run(thing: Thing(surface: surface, item: item), run: run)] else { return nil }
    let part = share(count.motion, ms)
    return part >= 1 ? nil : Int((Float(count.from) + Float(count.to - count.from) * part).rounded())
  }

  private func share(_ motion: Motion, _ ms: Int) -> Float {
    max(0, min(1, Float(ms - motion.delay) / Float(max(1, motion.duration))))
  }

  /// Where a spot is on the screen before any zoom.
  private static func place(_ spot: Spot, _ at: Arrangement) -> (x: Float, y: Float)? {
    for column in [at.board, at.side].compactMap({ $0 }) {
      guard let placed = column.placed.first(where: { $0.surface.id == spot.surface }) else { continue }
      let x = column.box.left + placed.left + Float(spot.x) * placed.scale
      return (x, column.box.top + placed.top + Float(spot.y) * placed.scale)
    }
    return nil
  }
}
