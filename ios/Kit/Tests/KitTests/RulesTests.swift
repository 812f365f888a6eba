// The rules: searched, and their Markdown in parts.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct RulesTests {
  @Test func everyBookIsSearched() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let loaded = Kept<RulesModel?>(nil)
        let failed = Kept<Failure?>(nil)
        RulesModel.load(
          house, game.id, done: { book in loaded.change { $0 = book } }, failed: { said in failed.change { $0 = said } }
        )
        house.settle()
        #expect(failed.value == nil)
        let book = try #require(loaded.value)
        let whole = book.search("  ")
        #expect(book.rules.intro == whole.intro)
        #expect(book.rules.sections == whole.sections)
        let ruling = try #require(book.rules.rulings.last)
        #expect(book.search("r\(ruling.number)").rulings == [ruling])
        #expect(book.search("R\(ruling.number)").sections.isEmpty)
        let term = book.rules.glossary[0]
        #expect(book.search(term.term.uppercased()).terms.contains(term))
        #expect(book.search(term.term).intro == nil)
        #expect(book.search("no such word anywhere").nothing)
        #expect(!book.rules.sections.flatMap { Markdown.blocks($0.body) }.isEmpty)
        // The pictures can be drawn.
        let drawn = try house.book(of: game.id)
        for picture in book.rules.sections.flatMap(\.pictures) {
          let pen = Recorder()
          let painting = Painting(pen: pen, book: drawn, colours: Colours(drawn.colours, dark: true))
          painting.prepare(picture.surfaces)
          for surface in picture.surfaces { painting.draw(surface) }
          let operations = try Drawn(pen.svg()).operations
          #expect(!operations.isEmpty)
        }
      }
    }
  }

  @Test func markdownInParts() {
    let text =
      "First **bold** line\ngoes on.\n\n- one\n- **two**\n\n1. a\n2. b\n\n| Head | Two |\n| --- | :-: |\n| x | **y** |\n\n\n"
    func plain(_ words: String) -> [Span] { [Span(words: words, bold: false)] }
    func bold(_ words: String) -> Span { Span(words: words, bold: true) }
    let first = plain("First ") + [bold("bold")] + plain(" line goes on.")
    #expect(
      Markdown.blocks(text) == [
        .paragraph(first), .items(numbered: false, [plain("one"), [bold("two")]]),
        .items(numbered: true, [plain("a"), plain("b")]),
        .grid([[plain("Head"), plain("Two")], [plain("x"), [bold("y")]]]),
      ])
  }
}
