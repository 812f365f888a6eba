// The part of CoreGraphics that the app uses, declared by hand: for the type check on Linux alone. See ios/README.md.
@_exported import Foundation

public final class CGColor: @unchecked Sendable {
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

public struct CGAffineTransform: Sendable {
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
}

public enum CGPathFillRule: Sendable { case winding, evenOdd }

public enum CGLineJoin: Sendable { case miter, round, bevel }

public enum CGLineCap: Sendable { case butt, round, square }

public class CGPath: @unchecked Sendable {
  public init() {}

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {}

  public var boundingBox: CGRect { fatalError() }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() { super.init() }

  public func move(to point: CGPoint) {}

  public func addLine(to point: CGPoint) {}

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}

  public func closeSubpath() {}
}

public final class CGContext {
  public init() {}

  public var textMatrix: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var textPosition: CGPoint {
    get { fatalError() }
    set {}
  }

  public func saveGState() {}

  public func restoreGState() {}

  public func translateBy(x: CGFloat, y: CGFloat) {}

  public func scaleBy(x: CGFloat, y: CGFloat) {}

  public func rotate(by angle: CGFloat) {}

  public func setFillColor(_ color: CGColor) {}

  public func setStrokeColor(_ color: CGColor) {}

  public func setLineWidth(_ width: CGFloat) {}

  public func setLineCap(_ cap: CGLineCap) {}

  public func setLineJoin(_ join: CGLineJoin) {}

  public func setMiterLimit(_ limit: CGFloat) {}

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}

  public func setAlpha(_ alpha: CGFloat) {}

  public func addPath(_ path: CGPath) {}

  public func fillPath(using rule: CGPathFillRule = .winding) {}

  public func strokePath() {}

  public func clip(using rule: CGPathFillRule = .winding) {}

  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}

  public func endTransparencyLayer() {}
}
