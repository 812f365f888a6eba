// Frames: what lies outside the window is left out, and what moves lies above.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

/// Counts what it is asked to draw, and draws nothing.
final class Counter: Pen {
  var drawn = 0
  private var depth = 0

  func outline(_ path: [Seg], evenOdd: Bool) -> Int { path.count }

  func width(_ words: String, size: Float, face: Typeface) -> Float { Float(words.count) * size / 2 }

  func fill(_ path: Int, colour: UInt32) { drawn += 1 }

  func stroke(_ path: Int, colour: UInt32, width: Float, dash: [Float], round: Bool) { drawn += 1 }

  func disc(_ x: Float, _ y: Float, radius: Float, fill: UInt32, edge: UInt32, width: Float) { drawn += 1 }

  func rect(_ box: Box, radius: Float, fill: UInt32, edge: UInt32, width: Float) { drawn += 1 }

  func words(_ line: String, x: Float, baseline: Float, size: Float, face: Typeface, align: Align, colour: UInt32) {
    drawn += 1
  }

  func pattern(_ path: Int, tile: Tile<Counter>) { drawn += 1 }

  func clip(_ box: Box, radius: Float) { depth += 1 }

  func group(opacity: Int, dx: Float, dy: Float) { depth += 1 }

  func place(_ x: Float, _ y: Float, scaleX: Float, scaleY: Float, turn: Float, aboutX: Float, aboutY: Float) {
    depth += 1
  }

  func end() {
    #expect(depth > 0, "more is closed than was opened")
    depth -= 1
  }
}

@Suite struct FrameTests {
  private struct Stand {
    let surfaces: [Surface]
    let pen = Counter()
    let at: Arrangement
    let camera = Camera(density: 1)
    let painting: Painting<Counter>

    init(_ house: House, _ game: Game, answers: UInt32 = 60) throws {
      let made = selftestBoard(game: game.id, seats: game.maxSeats, seed: 3, answers: answers, form: .narrow)
      surfaces = try #require(made).surfaces
      at = Layout.arrange(
        surfaces, asked: 0, form: .narrow, width: 360, height: 630, promptHeight: 150, density: 1)
      camera.room(width: at.board.box.width, height: at.board.box.height, content: at.board.height)
      let book = try house.book(of: game.id)
      try book.need(surfaces)
      painting = Painting(pen: pen, book: book, colours: Colours(book.colours, dark: false))
      painting.prepare(surfaces)
    }

    func frame(_ motions: Motions? = nil, _ ms: Int = 0) -> Int {
      pen.drawn = 0
      painting.draw(at.board, camera: camera, motions: motions, ms: ms)
      return pen.drawn
    }
  }

  @Test func whatIsOutsideIsLeftOut() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let stand = try Stand(house, game)
        let whole = stand.frame()
        stand.camera.about(0, 0, 6)
        let near = stand.frame()
        #expect(near > 0 && near < whole, "\(game.id): \(near) of \(whole)")
      }
    }
  }

  @Test func whatMovesIsDrawnOnceAndAtTheEndAllIsThere() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let before = try Stand(house, game, answers: 20)
        let after = try Stand(house, game, answers: 21)
        let moves = SceneDiff.of(before.surfaces, after.surfaces, calm: false)
        let motions = Motions(moves, before: before.at, after: after.at)
        let rest = after.frame()
        for ms in [0, 50, 200, motions.length] { #expect(after.frame(motions, ms) >= rest / 2) }
        #expect(after.frame(motions, motions.length + 1) == rest)
        #expect(after.frame() == rest)
      }
    }
  }
}
