// Words in their boxes: smaller, then in lines, then cut.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct FittingTests {
  /// Every letter is half as wide as the type is high.
  private let fitting = Fitting { words, size, _ in Float(words.unicodeScalars.count * size) / 2 }

  private func run(_ words: String, _ w: Int32, lines: Int32 = 1, h: Int32 = 0, capitals: Bool = false) -> TextRun {
    TextRun(
      words: words, x: 0, y: 0, w: w, h: h, lines: lines, size: 1_400, floor: 1_000, serif: false, bold: false,
      capitals: capitals, align: .start, paint: 0, detail: 0)
  }

  @Test func whatFitsStaysAsItIs() {
    #expect(fitting.fit(run("Rome", 2_800)) == Fitted(size: 1_400, lines: ["Rome"]))
  }

  @Test func whatIsTooWideIsSetSmaller() {
    #expect(fitting.fit(run("Ravenna", 4_300)) == Fitted(size: 1_200, lines: ["Ravenna"]))
  }

  @Test func whatIsStillTooWideIsCut() {
    #expect(fitting.fit(run("Constantinople", 3_000)) == Fitted(size: 1_000, lines: ["Const…"]))
  }

  @Test func linesAreUsedBeforeSmallerType() {
    #expect(fitting.fit(run("To the sea", 4_300, lines: 2)) == Fitted(size: 1_400, lines: ["To the", "sea"]))
    #expect(fitting.fit(run("To the sea", 4_300, lines: 2, h: 2_600)).size < 1_400, "not higher than its box")
  }

  @Test func capitalsAreSpaced() {
    #expect(fitting.fit(run("ROMA", 2_800, capitals: true)).size < 1_400)
  }

  @Test func aLetterIsNotCutInTwo() {
    #expect(fitting.fit(run(String(repeating: "🏛", count: 9), 2_000)).lines == ["🏛🏛🏛…"])
  }
}
