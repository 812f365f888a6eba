// A rectangle on the screen, in points.

public struct Box: Equatable, Sendable {
  public var left: Float
  public var top: Float
  public var width: Float
  public var height: Float

  public init(_ left: Float, _ top: Float, _ width: Float, _ height: Float) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  public var right: Float { left + width }
  public var bottom: Float { top + height }
  public var middleX: Float { left + width / 2 }
  public var middleY: Float { top + height / 2 }

  /// The shorter side.
  public var least: Float { min(width, height) }

  public func contains(_ x: Float, _ y: Float) -> Bool { x >= left && x < right && y >= top && y < bottom }

  /// How far a point lies outside; 0 within.
  public func far(_ x: Float, _ y: Float) -> Float {
    hypot(max(max(left - x, 0), x - right), max(max(top - y, 0), y - bottom))
  }
}

/// The length of the way by both.
func hypot(_ x: Float, _ y: Float) -> Float { (x * x + y * y).squareRoot() }
