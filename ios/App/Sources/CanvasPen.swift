// The kit's draw operations on the system's canvas.
import CoreGraphics
import CoreText
import SwiftUI
import TabulariumCore
import TabulariumKit
import UIKit

/// An outline, and how it is filled where it crosses itself.
struct Outline {
  let path: CGPath
  let rule: CGPathFillRule
}

/// Used on the main thread alone.
final class CanvasPen: Pen {
  private var canvas: CGContext?
  private var fonts: [Typeface: [Int: UIFont]] = [:]
  private var colours: [UInt32: CGColor] = [:]

  /// Draws on this while `draw` runs.
  func draw(on canvas: CGContext, _ draw: () -> Void) {
    self.canvas = canvas
    draw()
    self.canvas = nil
  }

  func outline(_ path: [Seg], evenOdd: Bool) -> Outline {
    let made = CGMutablePath()
    var at = CGPoint.zero
    func point(_ x: Int32, _ y: Int32) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }
    for seg in path {
      switch seg {
      case .move(let x, let y):
        at = point(x, y)
        made.move(to: at)
      case .line(let x, let y):
        at = point(x, y)
        made.addLine(to: at)
      case .quad(let cx, let cy, let x, let y):
        at = point(x, y)
        made.addQuadCurve(to: at, control: point(cx, cy))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        at = point(x, y)
        made.addCurve(to: at, control1: point(ax, ay), control2: point(bx, by))
      case .arc(let radius, let large, let clockwise, let x, let y):
        let end = point(x, y)
        arc(made, at, end, radius: CGFloat(radius), large: large, clockwise: clockwise)
        at = end
      case .close: made.closeSubpath()
      }
    }
    return Outline(path: made, rule: evenOdd ? .evenOdd : .winding)
  }

  /// An arc of a circle between two points, as SVG has it.
  private func arc(
    _ path: CGMutablePath, _ from: CGPoint, _ to: CGPoint, radius: CGFloat, large: Bool, clockwise: Bool
  ) {
    let halfX = (from.x - to.x) / 2
    let halfY = (from.y - to.y) / 2
    let half = (halfX * halfX + halfY * halfY).squareRoot()
    if half == 0 { return }
    // A radius that is too small for the two ends grows until it does.
    let radius = max(radius, half)
    let off = max(0, radius * radius - half * half).squareRoot() / half * (large == clockwise ? -1 : 1)
    let middle = CGPoint(x: (from.x + to.x) / 2 + off * halfY, y: (from.y + to.y) / 2 - off * halfX)
    let start = atan2(from.y - middle.y, from.x - middle.x)
    let end = atan2(to.y - middle.y, to.x - middle.x)
    // Here y grows downwards: what looks clockwise goes with the angle.
    path.addArc(center: middle, radius: radius, startAngle: start, endAngle: end, clockwise: !clockwise)
  }

  func width(_ words: String, size: Float, face: Typeface) -> Float {
    let line = CTLineCreateWithAttributedString(set(words, size, face, nil) as CFAttributedString)
    return Float(CTLineGetTypographicBounds(line, nil, nil, nil))
  }

  func fill(_ path: Outline, colour: UInt32) {
    guard let canvas else { return }
    canvas.setFillColor(self.colour(colour))
    canvas.addPath(path.path)
    canvas.fillPath(using: path.rule)
  }

  func stroke(_ path: Outline, colour: UInt32, width: Float, dash: [Float], round: Bool) {
    guard let canvas else { return }
    edge(canvas, colour, width)
    canvas.setLineJoin(round ? .round : .miter)
    canvas.setLineDash(phase: 0, lengths: dash.map { CGFloat($0) })
    canvas.addPath(path.path)
    canvas.strokePath()
    canvas.setLineDash(phase: 0, lengths: [])
  }

  func disc(_ x: Float, _ y: Float, radius: Float, fill: UInt32, edge: UInt32, width: Float) {
    let box = Box(x - radius, y - radius, 2 * radius, 2 * radius)
    shape(CGPath(ellipseIn: rect(box), transform: nil), fill, edge, width)
  }

  func rect(_ box: Box, radius: Float, fill: UInt32, edge: UInt32, width: Float) {
    shape(rounded(box, radius), fill, edge, width)
  }

  private func shape(_ path: CGPath, _ fill: UInt32, _ edge: UInt32, _ width: Float) {
    guard let canvas else { return }
    if fill != 0 {
      canvas.setFillColor(colour(fill))
      canvas.addPath(path)
      canvas.fillPath(using: .winding)
    }
    if edge != 0 {
      self.edge(canvas, edge, width)
      canvas.setLineJoin(.miter)
      canvas.addPath(path)
      canvas.strokePath()
    }
  }

  private func edge(_ canvas: CGContext, _ colour: UInt32, _ width: Float) {
    canvas.setStrokeColor(self.colour(colour))
    canvas.setLineWidth(CGFloat(width))
    canvas.setLineCap(.butt)
    canvas.setMiterLimit(4)
  }

  func words(_ line: String, x: Float, baseline: Float, size: Float, face: Typeface, align: Align, colour: UInt32) {
    guard let canvas else { return }
    let text = set(line, size, face, self.colour(colour))
    let made = CTLineCreateWithAttributedString(text as CFAttributedString)
    let wide = CGFloat(CTLineGetTypographicBounds(made, nil, nil, nil))
    let left =
      switch align {
      case .start: CGFloat(x)
      case .middle: CGFloat(x) - wide / 2
      case .end: CGFloat(x) - wide
      }
    canvas.saveGState()
    // Letters stand on their heads where y grows downwards.
    canvas.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    canvas.textPosition = CGPoint(x: left, y: CGFloat(baseline))
    CTLineDraw(made, canvas)
    canvas.restoreGState()
  }

  private func set(_ words: String, _ size: Float, _ face: Typeface, _ colour: CGColor?) -> NSAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [.font: font(size, face)]
    if let colour {
      attributes[NSAttributedString.Key(kCTForegroundColorAttributeName as String)] = colour
      if face.capitals { attributes[.kern] = CGFloat(size) * 0.11 }
    }
    return NSAttributedString(string: words, attributes: attributes)
  }

  private func font(_ size: Float, _ face: Typeface) -> UIFont {
    let key = Int(size)
    if let font = fonts[face]?[key] { return font }
    let plain = UIFont.systemFont(ofSize: CGFloat(size), weight: face.bold ? .semibold : .regular)
    let design = face.serif ? plain.fontDescriptor.withDesign(.serif) : nil
    let font = design.map { UIFont(descriptor: $0, size: CGFloat(size)) } ?? plain
    fonts[face, default: [:]][key] = font
    return font
  }

  func pattern(_ path: Outline, tile: Tile<CanvasPen>) {
    guard let canvas else { return }
    canvas.saveGState()
    canvas.addPath(path.path)
    canvas.clip(using: path.rule)
    let box = path.path.boundingBox
    let (w, h) = (CGFloat(tile.w), CGFloat(tile.h))
    var y = (box.minY / h).rounded(.down) * h
    while y < box.maxY {
      var x = (box.minX / w).rounded(.down) * w
      while x < box.maxX {
        canvas.saveGState()
        canvas.translateBy(x: x, y: y)
        tile.draw(self)
        canvas.restoreGState()
        x += w
      }
      y += h
    }
    canvas.restoreGState()
  }

  func clip(_ box: Box, radius: Float) {
    guard let canvas else { return }
    canvas.saveGState()
    layers.append(false)
    canvas.addPath(rounded(box, radius))
    canvas.clip(using: .winding)
  }

  /// Whether what is open is a layer of its own.
  private var layers: [Bool] = []

  func group(opacity: Int, dx: Float, dy: Float) {
    guard let canvas else { return }
    canvas.saveGState()
    layers.append(opacity < 100)
    if opacity < 100 {
      canvas.setAlpha(CGFloat(opacity) / 100)
      canvas.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    canvas.translateBy(x: CGFloat(dx), y: CGFloat(dy))
  }

  func place(_ x: Float, _ y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float) {
    guard let canvas else { return }
    canvas.saveGState()
    layers.append(false)
    canvas.translateBy(x: CGFloat(x), y: CGFloat(y))
    canvas.scaleBy(x: CGFloat(scaleX), y: CGFloat(scaleY))
    if turn == 0 { return }
    canvas.translateBy(x: CGFloat(aboutX), y: CGFloat(aboutY))
    canvas.rotate(by: CGFloat(turn) * .pi / 180)
    canvas.translateBy(x: -CGFloat(aboutX), y: -CGFloat(aboutY))
  }

  func end() {
    guard let canvas else { return }
    if layers.popLast() == true { canvas.endTransparencyLayer() }
    canvas.restoreGState()
  }

  private func rect(_ box: Box) -> CGRect {
    CGRect(x: CGFloat(box.left), y: CGFloat(box.top), width: CGFloat(box.width), height: CGFloat(box.height))
  }

  /// A corner is never rounder than half of the shorter side: the system stops the app there.
  private func rounded(_ box: Box, _ radius: Float) -> CGPath {
    let round = CGFloat(max(0, min(radius, box.least / 2)))
    return CGPath(roundedRect: rect(box), cornerWidth: round, cornerHeight: round, transform: nil)
  }

  private func colour(_ argb: UInt32) -> CGColor {
    if let colour = colours[argb] { return colour }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((argb >> shift) & 0xFF) / 255 }
    let colour = CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: part(24))
    colours[argb] = colour
    return colour
  }
}
