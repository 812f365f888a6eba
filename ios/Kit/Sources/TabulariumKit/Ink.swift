// Draw operations made ready: outlines prepared, words fitted, paints looked through.
import TabulariumCore

/// What one frame is drawn with.
final class Frame<P: Pen> {
  let pen: P
  let colours: Colours

  /// How wide 100 board units are shown, in hundredths of a point: what waits for a greater zoom is left out.
  var percent: Int32 = 100

  /// What is moving, and the item that is drawn.
  var motions: Motions?
  var ms = 0
  var surface: UInt32 = 0
  var item: UInt32 = 0

  init(pen: P, colours: Colours) {
    self.pen = pen
    self.colours = colours
  }

  /// The colour of a paint; none for no paint.
  func colour(_ paint: Int32?) -> UInt32 { paint.map { colours[$0] } ?? 0 }
}

/// An edge looked through.
struct InkEdge {
  let paint: Int32?
  let width: Float
}

/// Fitted words. `number` is their place among the item's numbers, nil for other words.
struct InkWords {
  let lines: [String]
  let x: Float
  let baseline: Float
  let step: Float
  let size: Float
  let face: Typeface
  let align: Align
  let paint: Int32
  let detail: Int32
  let number: Int?
}

indirect enum Ink<P: Pen> {
  case fill(P.Path, paint: Int32)
  case stroke(P.Path, InkEdge, dash: [Float], round: Bool)
  case disc(x: Float, y: Float, radius: Float, fill: Int32?, InkEdge)
  case rect(Box, radius: Float, fill: Int32?, InkEdge)
  case words(InkWords)
  case pattern(P.Path, Tile<P>)
  case clip(Box, radius: Float, [Ink])
  case group(opacity: Int, dx: Float, dy: Float, [Ink])
  case stamp(x: Float, y: Float, scaleX: Float, scaleY: Float, [Ink])

  static func draw(_ inks: [Ink], _ frame: Frame<P>) {
    for ink in inks { ink.draw(frame) }
  }

  func draw(_ frame: Frame<P>) {
    let pen = frame.pen
    switch self {
    case .fill(let path, let paint): pen.fill(path, colour: frame.colour(paint))
    case .stroke(let path, let edge, let dash, let round):
      pen.stroke(path, colour: frame.colour(edge.paint), width: edge.width, dash: dash, round: round)
    case .disc(let x, let y, let radius, let fill, let edge):
      let colour = frame.colour(edge.paint)
      pen.disc(x, y, radius: radius, fill: frame.colour(fill), edge: colour, width: edge.width)
    case .rect(let box, let radius, let fill, let edge):
      let colour = frame.colour(edge.paint)
      pen.rect(box, radius: radius, fill: frame.colour(fill), edge: colour, width: edge.width)
    case .words(let words): Ink.draw(words, frame)
    case .pattern(let path, let tile): pen.pattern(path, tile: tile)
    case .clip(let box, let radius, let inks):
      pen.clip(box, radius: radius)
      Ink.draw(inks, frame)
      pen.end()
    case .group(let opacity, let dx, let dy, let inks):
      pen.group(opacity: opacity, dx: dx, dy: dy)
      Ink.draw(inks, frame)
      pen.end()
    case .stamp(let x, let y, let scaleX, let scaleY, let inks):
      pen.place(x, y, scaleX: scaleX, scaleY: scaleY, turn: 0, aboutX: 0, aboutY: 0)
      Ink.draw(inks, frame)
      pen.end()
    }
  }

  private static func draw(_ words: InkWords, _ frame: Frame<P>) {
    guard Finger.isSeen(words.detail, frame.percent) else { return }
    let colour = frame.colour(words.paint)
    func line(_ line: String, _ baseline: Float) {
      frame.pen.words(
        line, x: words.x, baseline: baseline, size: words.size, face: words.face, align: words.align, colour: colour)
    }
    if let motions = frame.motions, let number = words.number,
      let now = motions.number(frame.surface, frame.item, number, frame.ms)
    {
      return line("\(now)", words.baseline)
    }
    for (i, text) in words.lines.enumerated() { line(text, words.baseline + Float(i) * words.step) }
  }
}
