// What the kit draws is what the core draws: the same operations, in the same order, at the same places.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct DrawingTests {
  /// Seeds and how far each game has come.
  private let positions: [(seed: UInt64, answers: UInt32)] = [(1, 0), (2, 7), (3, 25), (4, 60), (5, 140), (6, 5_000)]
  private let margin: Float = 1_200

  @Test func theSameOperationsAsTheCoresOwnSvg() throws {
    try withHouse { house in
      var compared = 0
      for game in try house.app().games() {
        for seats in game.minSeats...game.maxSeats {
          for form in [Form.narrow, .wide] {
            for (seed, answers) in positions {
              let made = selftestBoard(game: game.id, seats: seats, seed: seed, answers: answers, form: form)
              let name = "\(game.id), \(seats) seats, \(form), seed \(seed), \(answers) answers"
              compared += try agree(house, game.id, try #require(made), name)
            }
          }
        }
      }
      #expect(compared > 1_000)
      print("drawing: \(compared) operations agree")
    }
  }

  /// How many operations were compared.
  private func agree(_ house: House, _ game: String, _ board: Board, _ name: String) throws -> Int {
    let book = try house.book(of: game)
    try book.need(board.surfaces)
    let pen = Recorder()
    let painting = Painting(pen: pen, book: book, colours: Colours(book.colours, dark: false))
    painting.prepare(board.surfaces)
    // As the core lays them: one below the other, in the middle, within a margin.
    let wide = board.surfaces.map(\.w).max() ?? 0
    var top: Int32 = 0
    for surface in board.surfaces {
      pen.place(Float((wide + 2 * Int32(margin) - surface.w) / 2), margin + Float(top), scale: 1)
      painting.draw(surface)
      pen.end()
      top += surface.h + Int32(margin)
    }
    // The first operation of a picture is its ground.
    let core = try Drawn(board.svg).operations.dropFirst()
    let kit = try Drawn(pen.svg()).operations
    let differs = zip(core, kit).first { !Drawn.alike($0, $1) }
    #expect(differs == nil, "\(name): \(String(describing: differs))")
    #expect(core.count == kit.count, "\(name)")
    return core.count
  }

  @Test func everySymbolAndEveryColourIsThere() throws {
    try withHouse { house in
      let book = house.houseBook
      let drawings = house.drawings
      let ids = drawings.icons.values + drawings.tokens + drawings.emblems + drawings.patterns
      for id in ids { #expect(book[id] != nil) }
      let colours = Colours(book.colours, dark: true)
      let pen = Recorder()
      let painting = Painting(pen: pen, book: book, colours: colours)
      for id in ids { painting.symbol(id, in: Box(0, 0, 24, 24), paints: [colours.paint("ink")]) }
      let drawn = try Drawn(pen.svg()).operations
      #expect(drawn.count >= ids.count)
      #expect(colours.role("ground") != colours.role("ink"))
      #expect(colours.role("nobody's") == colours[Int32(book.colours.count - 1)])
    }
  }

  @Test func whatIsForgottenIsGone() throws {
    try withHouse { house in
      let game = try house.app().games()[0]
      let made = selftestBoard(game: game.id, seats: game.minSeats, seed: 2, answers: 9, form: .narrow)
      let board = try #require(made)
      let book = try house.book(of: game.id)
      try book.need(board.surfaces)
      let painting = Painting(pen: Recorder(), book: book, colours: Colours(book.colours, dark: false))
      painting.prepare(board.surfaces)
      let words = board.surfaces.flatMap(\.items).flatMap(\.ops).compactMap { op -> String? in
        if case .words(let run) = op { run.words } else { nil }
      }
      let names = Set(words.filter { $0.count > 2 })
      #expect(!names.isDisjoint(with: Held.strings(painting)))
      painting.forget()
      #expect(names.isDisjoint(with: Held.strings(painting)))
    }
  }
}
