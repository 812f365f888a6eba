// Whether a point lies within a polygon.

/// A corner on the screen.
public struct Corner: Equatable, Sendable {
  public let x: Float
  public let y: Float
}

public enum Polygon {
  /// Crossing the edges an odd number of times leads inside.
  public static func holds(_ corners: [Corner], _ x: Float, _ y: Float) -> Bool {
    guard var last = corners.last else { return false }
    var isInside = false
    for next in corners {
      let isBetween = (last.y > y) != (next.y > y)
      if isBetween && x < last.x + (y - last.y) / (next.y - last.y) * (next.x - last.x) { isInside.toggle() }
      last = next
    }
    return isInside
  }
}
