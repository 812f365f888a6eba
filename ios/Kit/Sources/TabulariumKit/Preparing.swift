// Makes draw operations ready for one pen: each symbol once for each set of paints.
import TabulariumCore

final class Preparing<P: Pen> {
  private struct Painted: Hashable {
    let symbol: UInt32
    let paints: [Int32]
  }

  private let pen: P
  private let book: Book
  private let colours: Colours
  private let fitting: Fitting
  private var symbols: [Painted: [Ink<P>]] = [:]
  private var tiles: [TileKey: Tile<P>] = [:]

  /// How many numbers the item has had so far.
  private var numbers = 0

  init(pen: P, book: Book, colours: Colours) {
    self.pen = pen
    self.book = book
    self.colours = colours
    fitting = Fitting { words, size, face in pen.width(words, size: Float(size), face: face) }
  }

  /// The operations of an item.
  func item(_ ops: [Op]) -> [Ink<P>] {
    numbers = 0
    return inks(ops, [])
  }

  /// A symbol in these paints, stretched to a box.
  func stamp(_ symbol: UInt32, _ x: Int32, _ y: Int32, _ w: Int32, _ h: Int32, paints: [Int32]) -> Ink<P>? {
    guard let drawn = book[symbol] else { return nil }
    let painted = Painted(symbol: symbol, paints: paints)
    let inks = symbols[painted] ?? self.inks(drawn.ops, paints)
    symbols[painted] = inks
    let (scaleX, scaleY) = (Float(w) / Float(max(1, drawn.w)), Float(h) / Float(max(1, drawn.h)))
    return .stamp(x: Float(x), y: Float(y), scaleX: scaleX, scaleY: scaleY, inks)
  }

  private func inks(_ ops: [Op], _ slots: [Int32]) -> [Ink<P>] { ops.compactMap { ink($0, slots) } }

  private func ink(_ op: Op, _ slots: [Int32]) -> Ink<P>? {
    switch op {
    case .fill(let path, let paint, let evenOdd):
      return .fill(pen.outline(path, evenOdd: evenOdd), paint: through(paint, slots))
    case .stroke(let path, let edge, let dash, let round):
      return .stroke(
        pen.outline(path, evenOdd: false), self.edge(edge, slots), dash: dash.map(Float.init), round: round)
    case .disc(let x, let y, let radius, let fill, let edge):
      let fill = fill.map { through($0, slots) }
      return .disc(x: Float(x), y: Float(y), radius: Float(radius), fill: fill, self.edge(edge, slots))
    case .rect(let x, let y, let w, let h, let radius, let fill, let edge):
      let fill = fill.map { through($0, slots) }
      return .rect(Box(units: x, y, w, h), radius: Float(radius), fill: fill, self.edge(edge, slots))
    case .words(let run): return .words(words(run, slots))
    case .pattern(let path, let tile, let paints):
      return self.tile(tile, paints.map { through($0, slots) }).map { .pattern(pen.outline(path, evenOdd: false), $0) }
    case .clip(let x, let y, let w, let h, let radius, let ops):
      return .clip(Box(units: x, y, w, h), radius: Float(radius), inks(ops, slots))
    case .group(let opacity, let dx, let dy, let ops):
      return .group(opacity: Int(opacity), dx: Float(dx), dy: Float(dy), inks(ops, slots))
    case .stamp(let symbol, let x, let y, let w, let h, let paints):
      return stamp(symbol, x, y, w, h, paints: paints.map { through($0, slots) })
    }
  }

  /// Line, step and baseline in whole units, as the core reckons them.
  private func words(_ run: TextRun, _ slots: [Int32]) -> InkWords {
    let fitted = fitting.fit(run)
    let step = fitted.size * 13 / 10
    let block = step * (fitted.lines.count - 1)
    let baseline = Int(run.y) + (Int(run.h) - block) / 2 + fitted.size * 35 / 100
    let x =
      switch run.align {
      case .start: run.x
      case .middle: run.x + run.w / 2
      case .end: run.x + run.w
      }
    let number = SceneDiff.isNumber(run) ? numbers : nil
    if number != nil { numbers += 1 }
    return InkWords(
      lines: fitted.lines, x: Float(x), baseline: Float(baseline), step: Float(step), size: Float(fitted.size),
      face: Typeface(serif: run.serif, bold: run.bold, capitals: run.capitals), align: run.align,
      paint: through(run.paint, slots), detail: run.detail, number: number)
  }

  private func tile(_ symbol: UInt32, _ paints: [Int32]) -> Tile<P>? {
    guard let drawn = book[symbol] else { return nil }
    let key = TileKey(symbol: symbol, colours: paints.map { colours[$0] })
    if let tile = tiles[key] { return tile }
    let inks = inks(drawn.ops, paints)
    let tile = Tile<P>(key: key, w: Float(drawn.w), h: Float(drawn.h)) { [colours] pen in
      Ink.draw(inks, Frame(pen: pen, colours: colours))
    }
    tiles[key] = tile
    return tile
  }

  /// A slot's paint; a slot that nothing fills stays what it is.
  private func through(_ paint: Int32, _ slots: [Int32]) -> Int32 {
    let slot = Int(-1 - paint)
    return paint >= 0 || slot >= slots.count ? paint : slots[slot]
  }

  private func edge(_ edge: Edge?, _ slots: [Int32]) -> InkEdge {
    InkEdge(paint: edge.map { through($0.paint, slots) }, width: Float(edge?.width ?? 0))
  }
}

extension Box {
  /// In board units.
  init(units x: Int32, _ y: Int32, _ w: Int32, _ h: Int32) { self.init(Float(x), Float(y), Float(w), Float(h)) }
}
