// A pen that writes SVG, with the core's own estimate of how wide letters are.
import TabulariumCore

@testable import TabulariumKit

final class Recorder: Pen {
  private var out = ""
  private var definitions = ""
  private var patterns: [TileKey: String] = [:]
  private var clips = 0

  func svg() -> String { "<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>\(definitions)</defs>\(out)</svg>" }

  func outline(_ path: [Seg], evenOdd: Bool) -> String {
    func bit(_ yes: Bool) -> Int { yes ? 1 : 0 }
    let d = path.map { seg in
      switch seg {
      case .move(let x, let y): "M\(x) \(y)"
      case .line(let x, let y): "L\(x) \(y)"
      case .quad(let cx, let cy, let x, let y): "Q\(cx) \(cy) \(x) \(y)"
      case .cubic(let ax, let ay, let bx, let by, let x, let y): "C\(ax) \(ay) \(bx) \(by) \(x) \(y)"
      case .arc(let radius, let large, let clockwise, let x, let y):
        "A\(radius) \(radius) 0 \(bit(large)) \(bit(clockwise)) \(x) \(y)"
      case .close: "Z"
      }
    }
    return "d=\"\(d.joined())\"" + (evenOdd ? " fill-rule=\"evenodd\"" : "")
  }

  func width(_ words: String, size: Float, face: Typeface) -> Float {
    let thousandths = words.unicodeScalars.reduce(0) { $0 + Recorder.advance($1) }
    return Float(thousandths * Int(size) * (face.bold ? 105 : 100) / 100_000)
  }

  private static let narrow = Set("ijlíI.,:;'|!·".unicodeScalars)
  private static let slim = Set(" tfr()-/".unicodeScalars)
  private static let broad = Set("mwMW→…".unicodeScalars)

  private static func advance(_ letter: Unicode.Scalar) -> Int {
    if narrow.contains(letter) { return 290 }
    if slim.contains(letter) { return 360 }
    if broad.contains(letter) { return 880 }
    return letter.properties.isUppercase ? 680 : 560
  }

  func fill(_ path: String, colour: UInt32) { out += "<path \(path) fill=\"\(css(colour))\"/>" }

  func stroke(_ path: String, colour: UInt32, width: Float, dash: [Float], round: Bool) {
    let lengths = dash.map { "\(Int($0))" }.joined(separator: " ")
    let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(lengths)\""
    let join = round ? " stroke-linejoin=\"round\"" : ""
    out += "<path \(path) fill=\"none\"\(edge(colour, width))\(dashes)\(join)/>"
  }

  func disc(_ x: Float, _ y: Float, radius: Float, fill: UInt32, edge: UInt32, width: Float) {
    out += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" fill=\"\(css(fill))\"\(self.edge(edge, width))/>"
  }

  func rect(_ box: Box, radius: Float, fill: UInt32, edge: UInt32, width: Float) {
    out += "<rect \(frame(box, radius)) fill=\"\(css(fill))\"\(self.edge(edge, width))/>"
  }

  func words(_ line: String, x: Float, baseline: Float, size: Float, face: Typeface, align: Align, colour: UInt32) {
    let serif = "New York, Noto Serif, Georgia, serif"
    let family = face.serif ? serif : "SF Pro Text, Roboto, Noto Sans, sans-serif"
    let spacing = face.capitals ? " letter-spacing=\"\(Int(size) * 11 / 100)\"" : ""
    var said = ""
    for letter in line {
      switch letter {
      case "&": said += "&amp;"
      case "<": said += "&lt;"
      default: said.append(letter)
      }
    }
    out += "<text x=\"\(x)\" y=\"\(baseline)\" font-family=\"\(family)\" font-weight=\"\(face.bold ? 600 : 400)\" "
    out += "font-size=\"\(size)\"\(spacing) text-anchor=\"\(align)\" fill=\"\(css(colour))\">\(said)</text>"
  }

  func pattern(_ path: String, tile: Tile<Recorder>) {
    let name = patterns[tile.key] ?? define(tile)
    out += "<path \(path) fill=\"url(#\(name))\"/>"
  }

  private func define(_ tile: Tile<Recorder>) -> String {
    let outer = out
    out = ""
    tile.draw(self)
    let name = "t\(patterns.count)"
    patterns[tile.key] = name
    let size = "width=\"\(tile.w)\" height=\"\(tile.h)\" patternUnits=\"userSpaceOnUse\""
    definitions += "<pattern id=\"\(name)\" \(size)>\(out)</pattern>"
    out = outer
    return name
  }

  func clip(_ box: Box, radius: Float) {
    definitions += "<clipPath id=\"c\(clips)\"><rect \(frame(box, radius))/></clipPath>"
    out += "<g clip-path=\"url(#c\(clips))\">"
    clips += 1
  }

  func group(opacity: Int, dx: Float, dy: Float) {
    out += "<g opacity=\"\(Double(opacity) / 100)\" transform=\"translate(\(dx) \(dy))\">"
  }

  func place(_ x: Float, _ y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float) {
    out += "<g transform=\"translate(\(x) \(y)) scale(\(scaleX) \(scaleY)) rotate(\(turn) \(aboutX) \(aboutY))\">"
  }

  func end() { out += "</g>" }

  private func frame(_ box: Box, _ radius: Float) -> String {
    "x=\"\(box.left)\" y=\"\(box.top)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"\(radius)\""
  }

  private func edge(_ colour: UInt32, _ width: Float) -> String {
    colour == 0 ? "" : " stroke=\"\(css(colour))\" stroke-width=\"\(width)\""
  }

  private func css(_ colour: UInt32) -> String {
    if colour == 0 { return "none" }
    let turned = colour << 8 | colour >> 24
    let hex = String(turned, radix: 16)
    return "#" + String(repeating: "0", count: 8 - hex.count) + hex
  }
}
