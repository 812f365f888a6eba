// Markdown as the rules use it: paragraphs, lists, tables, bold.

public struct Span: Equatable, Sendable {
  public let words: String
  public let bold: Bool
}

public enum Block: Equatable, Sendable {
  case paragraph([Span])
  case items(numbered: Bool, [[Span]])

  /// The first row is the head.
  case grid([[[Span]]])
}

public enum Markdown {
  public static func blocks(_ text: String) -> [Block] {
    paragraphs(text).compactMap { lines in
      if lines.isEmpty { return nil }
      if lines.allSatisfy({ $0.hasPrefix("|") }) { return .grid(lines.filter { !isRule($0) }.map(cells)) }
      let items = lines.compactMap(item)
      if items.count == lines.count { return .items(numbered: !lines[0].hasPrefix("- "), items.map(spans)) }
      return .paragraph(spans(lines.joined(separator: " ")))
    }
  }

  /// What stands between two pairs of stars is bold.
  public static func spans(_ line: String) -> [Span] {
    var spans: [Span] = []
    var bold = false
    var words = ""
    var letters = Substring(line)
    while !letters.isEmpty {
      if letters.hasPrefix("**") {
        letters = letters.dropFirst(2)
        if !words.isEmpty { spans.append(Span(words: words, bold: bold)) }
        words = ""
        bold.toggle()
      } else {
        words.append(letters.removeFirst())
      }
    }
    return words.isEmpty ? spans : spans + [Span(words: words, bold: bold)]
  }

  /// Lines in blocks that empty lines part; what has only spaces in it is left out.
  private static func paragraphs(_ text: String) -> [[String]] {
    var blocks: [[String]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        blocks.append([])
      } else if line.contains(where: { !$0.isWhitespace }) {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }

  private static func isRule(_ line: String) -> Bool {
    line.count > 1 && line.hasSuffix("|") && line.allSatisfy { "|:- \t".contains($0) }
  }

  /// What follows "- " or "12. ".
  private static func item(_ line: String) -> String? {
    if line.hasPrefix("- ") { return String(line.dropFirst(2)) }
    let rest = line.drop { $0.isASCII && $0.isNumber }
    return rest.count < line.count && rest.hasPrefix(". ") ? String(rest.dropFirst(2)) : nil
  }

  private static func cells(_ line: String) -> [[Span]] {
    var inside = Substring(line)
    while inside.last?.isWhitespace == true { inside.removeLast() }
    if inside.count > 1 && inside.hasPrefix("|") && inside.hasSuffix("|") { inside = inside.dropFirst().dropLast() }
    return inside.split(separator: "|", omittingEmptySubsequences: false).map { spans(trimmed($0)) }
  }
}

/// Without the spaces at both ends.
func trimmed(_ words: some StringProtocol) -> String {
  var words = Substring(words)
  while words.first?.isWhitespace == true { words.removeFirst() }
  while words.last?.isWhitespace == true { words.removeLast() }
  return String(words)
}
