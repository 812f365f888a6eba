// Where surfaces stand, with the real scenes of every game: everything once, nothing over another, nothing outside.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct LayoutTests {
  /// Rooms in points: phones upright and on their side, tablets, a window on a desk.
  private let rooms: [(w: Float, h: Float)] = [
    (320, 480), (360, 600), (412, 780), (640, 300), (800, 340), (768, 960), (1024, 700), (1800, 1000),
  ]

  @Test func theFormFollowsTheRoom() {
    let forms = rooms.map { Layout.form(width: $0.w * 2, height: $0.h * 2, density: 2) }
    #expect(forms == [.narrow, .narrow, .narrow, .wide, .wide, .narrow, .wide, .wide])
  }

  @Test func everythingStandsOnceAndNothingOverlaps() throws {
    try withHouse { house in
      for game in try house.app().games() {
        for seats in game.minSeats...game.maxSeats {
          for room in rooms { try stands(game.id, seats, room.w, room.h) }
        }
      }
    }
  }

  private func stands(_ game: String, _ seats: UInt32, _ w: Float, _ h: Float) throws {
    let density: Float = 2.5
    let (width, height) = (w * density, h * density)
    let form = Layout.form(width: width, height: height, density: density)
    let made = selftestBoard(game: game, seats: seats, seed: 3, answers: 20, form: form)
    let surfaces = try #require(made).surfaces
    let name = Comment(rawValue: "\(game) with \(seats) in \(w) × \(h)")
    let at = Layout.arrange(
      surfaces, asked: 0, form: form, width: width, height: height, promptHeight: 150 * density, density: density)
    let all = at.board.placed + (at.side?.placed ?? [])
    #expect(surfaces.map(\.id).sorted() == all.map(\.surface.id).sorted(), name)
    if form == .narrow { #expect(at.side == nil) }
    for column in [at.board, at.side].compactMap({ $0 }) {
      for (i, placed) in column.placed.enumerated() {
        let box = placed.box
        #expect(box.left >= 0 && box.right <= column.box.width + 0.5, name)
        #expect(box.top >= 0 && box.bottom <= column.height, name)
        for other in column.placed.dropFirst(i + 1).map(\.box) {
          let apart =
            other.left >= box.right || other.right <= box.left || other.top >= box.bottom || other.bottom <= box.top
          #expect(apart, name)
        }
      }
    }
    #expect(abs(height - at.prompt.bottom) < 0.5)
    #expect(!at.board.placed.isEmpty, name)
    let beside = at.side?.placed.map(\.surface.kind) ?? []
    #expect(!beside.contains { $0 == .board || $0 == .hand || $0 == .market }, name)
  }

  @Test func onAPhoneTheBoardIsAsWideAsTheScreen() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let made = selftestBoard(game: game.id, seats: game.maxSeats, seed: 3, answers: 20, form: .narrow)
        let at = Layout.arrange(
          try #require(made).surfaces, asked: 0, form: .narrow, width: 360, height: 600, promptHeight: 150, density: 1)
        let widest = at.board.placed.map(\.box.width).max() ?? 0
        #expect(widest >= 0.92 * 360 * 0.93, "\(widest)")
      }
    }
  }
}
