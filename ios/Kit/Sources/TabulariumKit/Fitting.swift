// Words fitted into a box: smaller type down to the floor, as many lines as allowed, then cut. As the core fits them.
import TabulariumCore

/// Words broken into lines, in the size that they take, in board units.
public struct Fitted: Equatable {
  public let size: Int
  public let lines: [String]
}

public struct Fitting {
  /// How long words are in a size, without the spacing of capitals.
  let width: (_ words: String, _ size: Int, _ face: Typeface) -> Float

  public init(width: @escaping (_ words: String, _ size: Int, _ face: Typeface) -> Float) { self.width = width }

  public func fit(_ run: TextRun) -> Fitted {
    let face = Typeface(serif: run.serif, bold: run.bold, capitals: run.capitals)
    let most = max(1, Int(run.lines))
    let (w, h, floor) = (Int(run.w), Int(run.h), Int(run.floor))
    var size = Int(run.size)
    while true {
      let lines = broken(run, size, face)
      let high = h == 0 || lines.count * size * 6 / 5 <= h + size / 4
      let broad = lines.allSatisfy { width($0, size, face) + Float(spacing($0, size, face)) <= Float(w) }
      if lines.count <= most && broad && high { return Fitted(size: size, lines: lines) }
      // A name can be longer than any box: what is over is cut off.
      if size <= floor { return Fitted(size: size, lines: lines.prefix(most).map { cut($0, size, w, face) }) }
      size = max(size - 50, floor)
    }
  }

  private func spacing(_ line: String, _ size: Int, _ face: Typeface) -> Int {
    face.capitals ? line.unicodeScalars.count * size * 11 / 100 : 0
  }

  private func cut(_ line: String, _ size: Int, _ room: Int, _ face: Typeface) -> String {
    if width(line, size, face) <= Float(room + size) { return line }
    var short = line
    while !short.isEmpty && width(short, size, face) + width("…", size, face) > Float(room) { short.removeLast() }
    while short.last?.isWhitespace == true { short.removeLast() }
    return short + "…"
  }

  private func broken(_ run: TextRun, _ size: Int, _ face: Typeface) -> [String] {
    if run.lines <= 1 { return [run.words] }
    var lines: [String] = []
    for word in run.words.split(whereSeparator: \.isWhitespace).map(String.init) {
      let room = Float(run.w)
      if let line = lines.last, width(line, size, face) + width(" ", size, face) + width(word, size, face) <= room {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
