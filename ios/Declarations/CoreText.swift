// swift-format-ignore-file
// The part of CoreText that the app uses, declared by hand: for the type check on Linux alone. See ios/README.md.
@_exported import CoreGraphics

public typealias CFAttributedString = NSAttributedString

public typealias CFString = NSString

nonisolated(unsafe) public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

public final class CTLine {}

public func CTLineCreateWithAttributedString(_ text: CFAttributedString) -> CTLine { fatalError() }

public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { fatalError() }

public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
