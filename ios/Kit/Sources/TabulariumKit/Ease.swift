// Fast, then slow: how far a motion has come in its time.

public enum Ease {
  /// From the share of the time, 0 to 1, to the share of the way: the cubic curve (.2, .8) (.2, 1), as in the style
  /// sheet of the page.
  public static func out(_ part: Float) -> Float {
    if part <= 0 { return 0 }
    if part >= 1 { return 1 }
    // The curve's own parameter at this time, by halving: it grows with the time.
    var low: Float = 0
    var high: Float = 1
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if curve(0.2, 0.2, middle) < part { low = middle } else { high = middle }
    }
    return curve(0.8, 1, (low + high) / 2)
  }

  private static func curve(_ a: Float, _ b: Float, _ t: Float) -> Float {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }
}
