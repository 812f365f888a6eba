// What a shell has to be able to draw. It decides nothing: sizes, lines, colours and order come from `Painting`.
import TabulariumCore

/// A face of the system. Capitals are spaced by 11 hundredths of the size.
public struct Typeface: Hashable, Sendable {
  public let serif: Bool
  public let bold: Bool
  public let capitals: Bool

  public init(serif: Bool, bold: Bool, capitals: Bool) {
    self.serif = serif
    self.bold = bold
    self.capitals = capitals
  }
}

/// A tile is the same where its symbol and all its colours are.
public struct TileKey: Hashable, Sendable {
  let symbol: UInt32
  let colours: [UInt32]
}

/// A tile that is repeated upright from the origin of the present coordinates. Equal keys mean equal tiles.
public final class Tile<P: Pen> {
  public let key: TileKey
  public let w: Float
  public let h: Float
  private let drawing: (P) -> Void

  init(key: TileKey, w: Float, h: Float, drawing: @escaping (P) -> Void) {
    self.key = key
    self.w = w
    self.h = h
    self.drawing = drawing
  }

  /// Draws it once, from the origin.
  public func draw(_ pen: P) { drawing(pen) }
}

/// A colour is 0xAARRGGBB; 0 stands for none.
public protocol Pen: AnyObject {
  /// The shell's own kind of outline.
  associatedtype Path

  /// Makes an outline ready; it is kept and drawn many times.
  func outline(_ path: [Seg], evenOdd: Bool) -> Path

  /// How long words are in this size, without the spacing of capitals.
  func width(_ words: String, size: Float, face: Typeface) -> Float

  func fill(_ path: Path, colour: UInt32)

  /// Ends are cut off square. `dash` is empty for a whole line.
  func stroke(_ path: Path, colour: UInt32, width: Float, dash: [Float], round: Bool)

  /// The edge lies half inside and half outside.
  func disc(_ x: Float, _ y: Float, radius: Float, fill: UInt32, edge: UInt32, width: Float)

  func rect(_ box: Box, radius: Float, fill: UInt32, edge: UInt32, width: Float)

  /// One line, whose left end, middle or right end is at `x`.
  func words(_ line: String, x: Float, baseline: Float, size: Float, face: Typeface, align: Align, colour: UInt32)

  func pattern(_ path: Path, tile: Tile<Self>)

  /// From here to `end` only what lies inside is drawn.
  func clip(_ box: Box, radius: Float)

  /// From here to `end` everything is moved, and seen so much as one, 0 to 100.
  func group(opacity: Int, dx: Float, dy: Float)

  /// From here to `end` the origin is at this place, lengths are scaled, and all is turned about a point (degrees).
  func place(_ x: Float, _ y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float)

  func end()
}

extension Pen {
  /// Moved and scaled, and not turned.
  func place(_ x: Float, _ y: Float, scale: Float) {
    place(x, y, scaleX: scale, scaleY: scale, turn: 0, aboutX: 0, aboutY: 0)
  }
}
