// Every game of the list is played to its end through the table's model alone.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct WholeGameTests {
  @Test func everyGameOnASmallTable() throws { try play(2026) { Int($0.minSeats) } }

  @Test func everyGameOnAFullTable() throws { try play(7) { Int($0.maxSeats) } }

  private func play(_ seed: UInt64, _ seats: (Game) -> Int) throws {
    var games: [Game] = []
    try withHouse { games = try $0.app().games() }
    for game in games { try Someone(seed).play(game, seats(game)) }
  }

  /// Taps on what can be touched and presses what can be pressed, as it comes.
  private final class Someone {
    private var dice: Dice
    private let folder: String
    private var house: House
    private var undone = 0
    private var curtains = 0
    private var privates = 0
    private var told: [String] = []

    init(_ seed: UInt64) throws {
      dice = Dice(seed)
      folder = KitTests.folder()
      house = try House(folder: folder, lang: "en")
    }

    func play(_ game: Game, _ seats: Int) throws {
      defer { house.close() }
      let id = try house.begin(game, seats: seats)
      var seat = Seat(house, id)
      var taps = 0
      var undoAt = 11
      while true {
        let state = try seat.state()
        if state.isPrivate { privates += 1 }
        if state.screen == .curtain {
          curtains += 1
          #expect(!state.isPrivate)
          #expect(state.surfaces.isEmpty)
        }
        if try !seat.asked() { break }
        try tap(seat)
        try #require(seat.looker.bugs.value.isEmpty, "\(seat.looker.bugs.value)")
        try #require(seat.looker.said.value.isEmpty, "\(seat.looker.said.value)")
        taps += 1
        // The next time that something can be taken back: in some games that is seldom.
        if taps >= undoAt, try undo(seat) { undoAt = taps + 11 }
        if taps % 90 == 0 { seat = try reopened(seat, id) }
        if taps % 40 == 0 { try turned(seat) }
        try #require(taps < 40_000, "\(game.id) comes to an end")
      }
      try over(seat, seats)
      seat.model.close()
    }

    private func below(_ n: Int) -> Int { Int.random(in: 0..<n, using: &dice) }

    private func any<T>(_ list: [T]) -> T { list[below(list.count)] }

    /// The shown answer is done, or something is touched or pressed.
    private func tap(_ seat: Seat) throws {
      let state = try seat.state()
      let touches = state.touches()
      let kinds: [Button.Kind] = [.answer, .usual, .turn]
      let pressed = state.prompt.buttons.filter { $0.enabled && kinds.contains($0.kind) }
      switch below(6) {
      case 0 where !state.prompt.answers.isEmpty:
        let answer = any(state.prompt.answers)
        try seat.does { $0.press(answer) }
        return
      case 1:
        guard let amount = state.prompt.amount else { break }
        let now = amount.canMore ? try seat.does { $0.more() } : state
        let go = try #require(now.prompt.amount).go
        try seat.does { $0.press(go) }
        return
      case 2, 3:
        guard let usual = state.button(.usual) else { break }
        try seat.does { $0.press(usual) }
        return
      default: break
      }
      if touches.isEmpty && pressed.isEmpty {
        let go = state.prompt.amount?.go ?? any(state.prompt.answers)
        try seat.does { $0.press(go) }
        return
      }
      let which = below(touches.count + pressed.count)
      try seat.does {
        if which < touches.count { $0.tap(touches[which]) } else { $0.press(pressed[which - touches.count]) }
      }
    }

    private func undo(_ seat: Seat) throws -> Bool {
      let state = try seat.state()
      guard let undo = state.button(.undo), undo.enabled else { return false }
      let after = try seat.does { $0.press(undo) }
      #expect(after.revision != state.revision, "something is taken back")
      undone += 1
      return true
    }

    /// The app is killed: nothing is lost, and the curtain is down.
    private func reopened(_ seat: Seat, _ id: String) throws -> Seat {
      seat.model.hide()
      let before = try seat.state()
      seat.model.close()
      house.settle()
      house.close()
      house = try House(folder: folder, lang: "en")
      let again = Seat(house, id)
      let after = try again.state()
      #expect(before.headline == after.headline)
      #expect(before.revision == after.revision)
      #expect(!after.isPrivate)
      told += seat.looker.told.value
      return again
    }

    /// The phone is turned: the same question, in another room.
    private func turned(_ seat: Seat) throws {
      let before = try seat.state()
      let after = try seat.does { $0.fit(before.form == .narrow ? .wide : .narrow) }
      #expect(before.revision == after.revision)
      #expect(before.screen == after.screen)
      #expect(before.prompt == after.prompt)
    }

    private func over(_ seat: Seat, _ seats: Int) throws {
      let state = try seat.state()
      #expect(state.screen == .over)
      #expect(!state.winners.isEmpty)
      let scores = try #require(state.scores)
      #expect(scores.players.count == seats)
      #expect(scores.places?.count == seats)
      #expect(scores.rows.last?.total == true)
      #expect(state.prompt.buttons.map(\.kind) == [.past, .shelf, .again])
      #expect(undone > 0, "something could be taken back in \(state.game)")
      #expect((privates > 0) == (curtains > 0), "curtains where something is for one seat's eyes")
      // Where all lies open, everybody has looked on.
      let isTold = !(told + seat.looker.told.value).isEmpty
      #expect((privates > 0) == isTold, "what happened unseen was told")
      let lines = Kept(0)
      seat.model.log { log in lines.change { $0 = log.lines.count } }
      house.settle()
      #expect(lines.value > 0)
    }
  }
}
