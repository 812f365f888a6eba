// Boards that lie more than a screen apart, each one tap away: which there are, which is in sight, the way to each. By
// kind and owner, never by game.
import TabulariumCore

/// A place: its name, and whose it is.
public struct Stop: Equatable, Sendable {
  public let surface: UInt32
  public let title: String
  public let player: Player?
}

/// How far what is in a column has to be moved down.
public struct Way: Equatable, Sendable {
  public let column: Column
  public let down: Float
}

/// `camera` is always that of the column that it is given.
public final class Places {
  /// From when on it is far, in heights of the window.
  private static let far: Float = 2

  /// What is left above a place, in points.
  private static let margin: Float = 4

  /// The part from which on something is in sight.
  private static let hardly: Float = 0.02

  /// How much what was asked for is preferred.
  private static let rather: Float = 0.01

  private let density: Float

  /// The surface that was asked for last.
  private var asked: UInt32?

  public init(density: Float) { self.density = density }

  /// One board or mat for each owner, and each of nobody's: what is everybody's first, then by seat.
  public static func stops(_ surfaces: [Surface], _ players: [Player]) -> [Stop] {
    var owners: Set<UInt32> = []
    let apart = surfaces.filter { surface in
      guard surface.kind == .board || surface.kind == .mat else { return false }
      return surface.owner.map { owners.insert($0).inserted } ?? true
    }
    func key(_ surface: Surface) -> (Int, UInt32) { (surface.owner.map { Int($0) } ?? -1, surface.id) }
    return apart.sorted { key($0) < key($1) }.map { surface in
      Stop(surface: surface.id, title: surface.title, player: players.first { $0.seat == surface.owner })
    }
  }

  /// Whether there is something to be gained; `at` is without a strip.
  public static func isFar(_ stops: [Stop], _ at: Arrangement) -> Bool {
    let columns = [at.board, at.side].compactMap { $0 }
    return stops.count >= 2 && columns.contains { $0.box.height > 0 && $0.height > far * $0.box.height }
  }

  /// The one that is in sight with the largest part of it; of two the one that was asked for.
  public func inSight(_ stops: [Stop], _ at: Arrangement, _ camera: (Column) -> Camera) -> UInt32? {
    var most: (surface: UInt32, part: Float)?
    for stop in stops {
      let part = part(stop.surface, at, camera)
      if part > most?.part ?? Places.hardly { most = (stop.surface, part) }
    }
    return most?.surface
  }

  private func part(_ surface: UInt32, _ at: Arrangement, _ camera: (Column) -> Camera) -> Float {
    guard let (column, placed) = find(surface, at) else { return 0 }
    let (top, bottom) = edges(placed.box, camera(column))
    let frame = column.box.height
    let part = seen(top, bottom, frame) / max(1, min(bottom - top, frame))
    return surface == asked ? part + Places.rather : part
  }

  /// Comes back to first sight and says how far down or up the board has to go, so that the place is at the top.
  public func way(_ surface: UInt32, _ at: Arrangement, _ camera: (Column) -> Camera) -> Way? {
    guard let (column, placed) = find(surface, at) else { return nil }
    asked = surface
    return Way(column: column, down: way(column, placed.box, camera(column), isMiddle: false))
  }

  /// A new question whose answers are mostly out of sight: how far the board has to go to bring them there; nothing
  /// where it stays.
  public func bring(_ at: Arrangement, _ camera: Camera) -> Way? {
    let frame = at.board.box.height
    let all = at.board.placed.flatMap { placed in options(placed, camera).map { (home: placed, box: $0) } }
    guard let (home, first) = all.first else { return nil }
    let count = all.filter { option in
      let (top, bottom) = edges(option.box, camera)
      return seen(top, bottom, frame) * 2 >= bottom - top
    }
    .count
    if count > 0 && (camera.zoom > 1 || count * 4 >= all.count) { return nil }
    let isWhole = home.box.height <= frame
    return Way(column: at.board, down: way(at.board, isWhole ? home.box : first, camera, isMiddle: !isWhole))
  }

  /// The boxes of what can be chosen on a surface, in its column.
  private func options(_ placed: Placed, _ camera: Camera) -> [Box] {
    let percent = Finger.percent(placed, camera)
    return placed.surface.items
      .filter { $0.look == .option && $0.touch != nil && $0.spoken != nil && Finger.isSeen($0.detail, percent) }
      .map { item in
        let scale = placed.scale
        return Box(
          placed.left + Float(item.x) * scale, placed.top + Float(item.y) * scale, Float(item.w) * scale,
          Float(item.h) * scale)
      }
  }

  private func way(_ column: Column, _ box: Box, _ camera: Camera, isMiddle: Bool) -> Float {
    if camera.zoom > 1 { camera.reset() }
    let margin = Places.margin * density
    let above = isMiddle ? max(margin, (column.box.height - box.height) / 2) : margin
    return camera.within(above - camera.screenY(box.top))
  }

  private func find(_ surface: UInt32, _ at: Arrangement) -> (column: Column, placed: Placed)? {
    for column in [at.board, at.side].compactMap({ $0 }) {
      if let placed = column.placed.first(where: { $0.surface.id == surface }) { return (column, placed) }
    }
    return nil
  }

  private func edges(_ box: Box, _ camera: Camera) -> (top: Float, bottom: Float) {
    (camera.screenY(box.top), camera.screenY(box.bottom))
  }

  /// How much of something is seen in a frame, from top to bottom.
  private func seen(_ top: Float, _ bottom: Float, _ frame: Float) -> Float { max(0, min(bottom, frame) - max(top, 0)) }
}
