// The shelf and a new game, with the real core.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct ShelfTests {
  private final class Shown: ShelfListener {
    let states = Kept<[ShelfState]>([])
    let failures = Kept<[Failure]>([])
    let opened = Kept<[String]>([])

    var last: ShelfState? { states.value.last }

    /// Every game that stands there.
    var all: [Card] { (last?.rest ?? []) + [last?.first].compactMap { $0 } }

    func shown(_ state: ShelfState) { states.change { $0.append(state) } }

    func said(_ failure: Failure) { failures.change { $0.append(failure) } }

    func opened(_ id: String) { opened.change { $0.append(id) } }
  }

  @Test func aGameFromBoxToShelfAndAway() throws {
    try withHouse { house in
      let shown = Shown()
      let shelf = ShelfModel(house)
      shelf.listen(shown)
      shelf.load()
      house.settle()
      let empty = try #require(shown.last)
      #expect(empty.first == nil)
      for game in empty.games {
        let book = try house.book(of: game.id)
        if let vignette = game.vignette { #expect(book[vignette.symbol] != nil) }
      }
      let game = NewGameModel(house, empty.games[0], remembered: empty.lastPlayers)
      let ids = Kept<[String]>([])
      let failed = Kept<[Failure]>([])
      let fail: @Sendable (Failure) -> Void = { said in failed.change { $0.append(said) } }
      game.begin(done: { id in ids.change { $0.append(id) } }, failed: fail)
      shelf.load()
      house.settle()
      let id = ids.value[0]
      #expect(shown.last?.first?.id == id)
      #expect(shown.last?.lastPlayers == game.named())
      shelf.rename(id, to: "Friday")
      house.settle()
      #expect(shown.last?.first?.title == "Friday")
      shelf.again(id)
      house.settle()
      #expect(shown.opened.value.count == 1)
      let text = Kept("")
      let done = Kept<[Bool]>([])
      let tell: @Sendable (Bool) -> Void = { yes in done.change { $0.append(yes) } }
      let write: @Sendable (String) -> Bool = { words in
        text.change { $0 = words }
        return true
      }
      house.exportGame(id, write: write, done: tell, failed: fail)
      shelf.delete(id)
      house.settle()
      #expect(!shown.all.contains { $0.id == id })
      house.importGame({ text.value }, done: tell, failed: fail)
      shelf.load()
      house.settle()
      #expect(done.value == [true, true])
      #expect(shown.all.contains { $0.title == "Friday" })
      house.importGame({ nil }, done: tell, failed: fail)
      #expect(failed.value.isEmpty)
      house.importGame({ "no game at all" }, done: tell, failed: fail)
      house.exportGame("nobody's", write: { _ in true }, done: tell, failed: fail)
      shelf.delete("nobody's")
      house.settle()
      #expect(done.value == [true, true, false])
      #expect(failed.value.count == 2)
      #expect(!shown.failures.value.isEmpty)
      for failure in failed.value + shown.failures.value { #expect(!failure.words.isEmpty && failure.report == nil) }
    }
  }

  @Test func whoSitsDown() throws {
    try withHouse { house in
      for box in try house.app().games() {
        var game = NewGameModel(house, box, remembered: [])
        #expect(game.seats.count == Int(box.minSeats))
        #expect(!game.canRemove)
        while game.canAdd { game.add() }
        #expect(game.seats.count == Int(box.maxSeats))
        #expect(Set(game.seats.map(\.emblem)).count == game.seats.count, "no emblem twice")
        game.nextEmblem(0)
        #expect(Set(game.seats.map(\.emblem)).count == game.seats.count, "no emblem twice")
        game.name(0, " Anna ")
        game.name(1, "anna")
        #expect(game.doubles() == [0, 1])
        let refused = Kept<Failure?>(nil)
        let begun = Kept(0)
        let done: @Sendable (String) -> Void = { _ in begun.change { $0 += 1 } }
        let fail: @Sendable (Failure) -> Void = { said in refused.change { $0 = said } }
        if let rule = game.rules.first {
          game.set(rule.id, to: "no such value")
          game.begin(done: done, failed: fail)
          house.settle()
          #expect(begun.value == 0, "something that is no rule is played")
          #expect(refused.value?.kind == .unfit)
          #expect(refused.value?.words.isEmpty == false)
        }
        if let preset = game.presets.first { game.choose(preset) }
        game.name(1, "Anna")
        game.up(1)
        #expect(game.seats.prefix(2).map(\.name) == ["Anna", " Anna "])
        game.remove(0)
        #expect(game.doubles().isEmpty)
        #expect(game.named()[0].name == "Anna")
        #expect(game.named()[1].name == game.label(1))
        begun.change { $0 = 0 }
        game.begin(done: done, failed: fail)
        house.settle()
        #expect(begun.value == 1)
      }
    }
  }

  @Test func theHouseRules() throws {
    try withHouse { house in
      for box in try house.app().games() {
        var game = NewGameModel(house, box, remembered: [])
        #expect(box.presets.first == game.preset)
        for preset in game.presets {
          game.choose(preset)
          #expect(preset.id == game.preset?.id)
          for rule in game.rules { #expect(!rule.label.isEmpty && rule.values.contains { $0.value == rule.value }) }
          let begun = Kept(0)
          game.begin(done: { _ in begun.change { $0 += 1 } }, failed: { _ in })
          house.settle()
          #expect(begun.value == 1, "\(preset.id)")
        }
        for rule in game.rules {
          guard let other = rule.values.first(where: { $0.value != rule.value }) else { continue }
          game.set(rule.id, to: other.value)
          #expect(game.rules.first { $0.id == rule.id }?.value == other.value)
        }
      }
    }
  }
}
