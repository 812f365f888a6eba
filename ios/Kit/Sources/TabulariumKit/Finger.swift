// What a finger means. A tap takes the nearest option within reach; where several are, the board comes nearer instead.
import Foundation
import TabulariumCore

/// Something that can be touched, where it is on the screen.
public struct Thing: Equatable, Sendable {
  public let touch: UInt32
  public let option: Bool
  public let box: Box
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
        return Thing(touch: touch, option: item.look == .option, box: box(placed, item, camera))
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
    let hit = things.last { $0.box.contains(x, y) }
    let touched = hit.map { Meant.touch($0.touch) } ?? .nothing
    if let hit, exact || hit.box.least >= sure * density { return touched }
    let near = things.filter { $0.option && $0.box.far(x, y) <= reach * density }
    guard let nearest = near.min(by: { $0.box.far(x, y) < $1.box.far(x, y) }) else { return touched }
    let others = near.filter { $0.touch != nearest.touch }
    let ways = others.map { hypot(nearest.box.middleX - $0.box.middleX, nearest.box.middleY - $0.box.middleY) }
    guard let apart = ways.min(), zoom < Camera.most else { return .touch(nearest.touch) }
    return .nearer(zoom: min(Camera.most, zoom * max(step, Finger.apart * density / max(apart, density))))
  }
}
