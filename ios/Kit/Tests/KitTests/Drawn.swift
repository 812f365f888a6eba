// An SVG as the plain list of what is drawn: each operation with its place, what cuts it and how much of it is seen.
import Foundation

final class Drawn {
  private final class Element {
    let tag: String
    var attributes: [String: String] = [:]
    var children: [Element] = []
    var text = ""

    init(_ tag: String) { self.tag = tag }
  }

  private struct Place {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var e = 0.0
    var f = 0.0

    static func * (l: Place, r: Place) -> Place {
      Place(
        a: l.a * r.a + l.c * r.b, b: l.b * r.a + l.d * r.b, c: l.a * r.c + l.c * r.d, d: l.b * r.c + l.d * r.d,
        e: l.a * r.e + l.c * r.f + l.e, f: l.b * r.e + l.d * r.f + l.f)
    }

    var words: String {
      // Four places, as the core states scales.
      func stated(_ n: Double) -> String { "\((n * 10_000).rounded() / 10_000 + 0)" }
      let at = "\(Int((e / 4).rounded())) \(Int((f / 4).rounded()))"
      return "\(stated(a)) \(stated(b)) \(stated(c)) \(stated(d)) at \(at)"
    }
  }

  /// Along a chain of scales with four places so much may come together.
  private static let scalesDiffer = 0.001

  /// A place on a scale that is stated so may be rounded the other way.
  private static let placesDiffer = 1.5

  /// Whether two operations are the same: word by word, and numbers as far as the core states them.
  static func alike(_ one: String, _ other: String) -> Bool {
    let (words, others) = (one.split(separator: " "), other.split(separator: " "))
    return words.count == others.count
      && words.indices.allSatisfy { i in
        if words[i] == others[i] { return true }
        guard let x = Double(words[i]), let y = Double(others[i]) else { return false }
        let isPlace = words[max(0, i - 2)..<i].contains("at")
        return abs(x - y) < (isPlace ? placesDiffer : scalesDiffer)
      }
  }

  private var named: [String: Element] = [:]

  /// One line for each operation, in order.
  private(set) var operations: [String] = []

  init(_ svg: String) throws {
    let root = try Drawn.read(svg)
    index(root)
    walk(root, Place(), "", &operations)
  }

  private func index(_ element: Element) {
    if let id = element.attributes["id"] { named[id] = element }
    for child in element.children { index(child) }
  }

  private func walk(_ element: Element, _ place: Place, _ around: String, _ into: inout [String]) {
    for child in element.children {
      switch child.tag {
      case "defs", "title": break
      case "g":
        let inner = place * Drawn.transform(child.attributes["transform"] ?? "")
        let seen = child.attributes["opacity"].flatMap(Double.init) ?? 1
        let opacity = seen == 1 ? "" : " seen \(Int((seen * 100).rounded()))"
        let cut = target(child.attributes["clip-path"] ?? "").map { " within \(shape($0.children[0])) \(inner.words)" }
        walk(child, inner, around + opacity + (cut ?? ""), &into)
      default: into.append("\(shape(child)) \(place.words)\(around)")
      }
    }
  }

  private func target(_ url: String) -> Element? {
    url.hasPrefix("url(#") && url.hasSuffix(")") ? named[String(url.dropFirst(5).dropLast())] : nil
  }

  private func shape(_ element: Element) -> String {
    let attributes = element.attributes.keys.sorted().map { "\($0)=\(value($0, element.attributes[$0] ?? ""))" }
    let words = element.tag == "text" ? " “\(element.text)”" : ""
    return "\(element.tag) \(attributes.joined(separator: " "))\(words)"
  }

  private func value(_ name: String, _ value: String) -> String {
    if let tile = target(value) {
      var inside: [String] = []
      walk(tile, Place(), "", &inside)
      let size = [tile.attributes["width"], tile.attributes["height"]].map { Drawn.number($0 ?? "") }
      return "tile(\(size) \(inside))"
    }
    switch name {
    case "fill", "stroke":
      let colour = value.lowercased()
      return colour.utf8.count == 7 ? colour + "ff" : colour
    case "d", "font-family": return value
    default: return Drawn.number(value)
    }
  }

  private static func number(_ words: String) -> String {
    Double(words).map { "\(Int(($0 * 10).rounded()))" } ?? words
  }

  private static func transform(_ words: String) -> Place {
    var place = Place()
    for part in words.split(separator: ")") {
      let halves = part.split(separator: "(")
      guard halves.count == 2 else { continue }
      let n = halves[1].split(separator: " ").compactMap { Double($0) }
      switch halves[0].trimmingCharacters(in: .whitespaces) {
      case "translate": place = place * Place(e: n[0], f: n[1])
      case "scale": place = place * Place(a: n[0], d: n[1])
      default:
        let turn = n[0] * .pi / 180
        let turned = Place(a: cos(turn), b: sin(turn), c: -sin(turn), d: cos(turn))
        place = place * Place(e: n[1], f: n[2]) * turned * Place(e: -n[1], f: -n[2])
      }
    }
    return place
  }

  /// Reads as much XML as the core and the recorder write.
  private static func read(_ svg: String) throws -> Element {
    let root = Element("")
    var open = [root]
    let bytes = Array(svg.utf8)
    var at = 0
    func words(_ range: Range<Int>) -> String {
      let plain = String(decoding: bytes[range], as: UTF8.self)
      guard plain.contains("&") else { return plain }
      let entities = [("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&quot;", "\""), ("&amp;", "&")]
      return entities.reduce(plain) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    func until(_ stops: String) -> Range<Int> {
      let (from, wanted) = (at, Array(stops.utf8))
      while at < bytes.count && !wanted.contains(bytes[at]) { at += 1 }
      return from..<at
    }
    while at < bytes.count {
      let text = until("<")
      if !text.isEmpty { open[open.count - 1].text += words(text) }
      if at >= bytes.count { break }
      at += 1
      if bytes[at] == UInt8(ascii: "/") {
        _ = until(">")
        at += 1
        if open.count < 2 { throw Nothing(words: "more is closed than was opened") }
        open.removeLast()
        continue
      }
      let element = Element(words(until(" />\n")))
      open[open.count - 1].children.append(element)
      var isClosed = false
      while bytes[at] != UInt8(ascii: ">") {
        if bytes[at] == UInt8(ascii: "/") { isClosed = true }
        if bytes[at] == UInt8(ascii: "/") || bytes[at] <= 32 {
          at += 1
          continue
        }
        let name = words(until("="))
        at += 2
        element.attributes[name] = words(until("\""))
        at += 1
      }
      at += 1
      if !isClosed { open.append(element) }
    }
    guard let svg = root.children.first else { throw Nothing(words: "there is no picture") }
    return svg
  }
}
