// What a finger means. A tap takes the nearest option within reach; where several are, the board comes nearer instead.
import Foundation
import TabulariumCore

/// Something that can be touched, where it is on the screen.
public struct Thing: Equatable, Sendable {
  public let touch: UInt32
  public let option: Bool
  public let box: Box

  /// The corners of the polygon that it is; none where it is its whole box.
  public let within: [Corner]

  public init(touch: UInt32, option: Bool, box: Box, within: [Corner] = []) {
    self.touch = touch
    self.option = option
    self.box = box
    self.within = within
  }

  /// Whether it lies there: within its outline, where its box has room for something else.
  public func covers(_ x: Float, _ y: Float) -> Bool {
    box.contains(x, y) && (within.isEmpty || Polygon.holds(within, x, y))
  }
}

public enum Meant: Equatable, Sendable {
  /// This thing.
  case touch(UInt32)

  /// In doubt: the board zooms to this about the finger, and the next tap chooses.
  case nearer(zoom: Float)

  case nothing
}

public enum Finger {
  /// How far about the finger an option is looked for, in points.
  private static let reach: Float = 22

  /// A place as large as this is meant when it is hit.
  private static let sure: Float = 44

  /// How far options are brought apart.
  private static let apart: Float = 48

  /// The least that a doubtful tap comes nearer.
  private static let step: Float = 1.25

  /// All that can be touched in a column, in the order in which it is drawn.
  public static func things(_ column: Column, _ camera: Camera) -> [Thing] {
    column.placed.flatMap { placed -> [Thing] in
      let percent = percent(placed, camera)
      return placed.surface.items.compactMap { item in
        guard let touch = item.touch, item.spoken != nil, isSeen(item.detail, percent) else { return nil }
        let within = within(placed, item, camera)
        return Thing(touch: touch, option: item.look == .option, box: box(placed, item, camera), within: within)
      }
    }
  }

  /// Where an item is in the window.
  public static func box(_ placed: Placed, _ item: Item, _ camera: Camera) -> Box {
    let scale = placed.scale * camera.zoom
    let turn = Double(item.turn) * .pi / 180
    let (w, h) = (Double(item.w), Double(item.h))
    // A turned thing takes the room of its corners.
    let wide = abs(w * cos(turn)) + abs(h * sin(turn))
    let high = abs(w * sin(turn)) + abs(h * cos(turn))
    let left = Float(Double(item.x) + (w - wide) / 2)
    let top = Float(Double(item.y) + (h - high) / 2)
    return Box(
      camera.screenX(placed.left + left * placed.scale), camera.screenY(placed.top + top * placed.scale),
      Float(wide) * scale, Float(high) * scale)
  }

  /// Where the corners of the polygon are within which an item is touched; none where that is its whole box.
  public static func within(_ placed: Placed, _ item: Item, _ camera: Camera) -> [Corner] {
    let turn = Double(item.turn) * .pi / 180
    let (middleX, middleY) = (Double(item.w) / 2, Double(item.h) / 2)
    return stride(from: 0, to: item.within.count - 1, by: 2).map { at in
      // It is turned about its middle.
      let x = Double(item.within[at]) - middleX
      let y = Double(item.within[at + 1]) - middleY
      let left = Float(Double(item.x) + middleX + x * cos(turn) - y * sin(turn))
      let top = Float(Double(item.y) + middleY + x * sin(turn) + y * cos(turn))
      return Corner(
        x: camera.screenX(placed.left + left * placed.scale), y: camera.screenY(placed.top + top * placed.scale))
    }
  }

  /// How wide 100 board units are shown, in hundredths of a point.
  public static func percent(_ placed: Placed, _ camera: Camera) -> Int32 {
    Int32(placed.scale * camera.zoom / camera.density * 10_000)
  }

  /// Whether what waits for this zoom is drawn: what belongs to first sight always is.
  public static func isSeen(_ detail: Int32, _ percent: Int32) -> Bool { detail <= 100 || percent + 1 >= detail }

  /// What a tap there means. `exact`: it came from a mouse.
  public static func meant(
    _ x: Float, _ y: Float, things: [Thing], zoom: Float, density: Float, exact: Bool = false
  ) -> Meant {
    let hit = things.last { $0.covers(x, y) }
    let touched = hit.map { Meant.touch($0.touch) } ?? .nothing
    if let hit, exact || hit.box.least >= sure * density { return touched }
    let near = things.filter { $0.option && $0.box.far(x, y) <= reach * density }
    guard let nearest = near.min(by: { $0.box.far(x, y) < $1.box.far(x, y) }) else { return touched }
    // As far apart as a doubt ever brings them.
    guard let apart = apart(near), zoom < Camera.most, apart < (Finger.apart - 1) * density else {
      return .touch(nearest.touch)
    }
    return .nearer(zoom: min(Camera.most, zoom * max(step, Finger.apart * density / max(apart, density))))
  }

  /// How close two of them come, not only the nearest and the next: the touch that follows has to choose.
  private static func apart(_ things: [Thing]) -> Float? {
    things.indices.flatMap { i -> [Float] in
      let one = things[i]
      return things[(i + 1)...].filter { $0.touch != one.touch }
        .map { hypot(one.box.middleX - $0.box.middleX, one.box.middleY - $0.box.middleY) }
    }
    .min()
  }
}
