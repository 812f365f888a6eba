// Every game of the list is played to its end through the generated Swift and the real core.
import TabulariumCore
import Testing

@Suite struct WholeGameTests {
  private func games() throws -> [Game] { try App.open(folder: folder(), lang: "").games() }

  @Test func everyGameByItsFirstOptions() throws {
    for game in try games() { try play(game, seats: Int(game.minSeats)) { _ in 0 } }
  }

  @Test func everyGameAtRandom() throws {
    for game in try games() {
      var dice = Dice(2026)
      try play(game, seats: Int(game.maxSeats)) { Int.random(in: 0..<$0, using: &dice) }
    }
  }

  /// Plays one game; now and then something is taken back, and the app is killed and opened again.
  private func play(_ game: Game, seats: Int, pick: (Int) -> Int) throws {
    let folder = folder()
    var app: App! = try App.open(folder: folder, lang: "")
    let id = try app.begin(game, seats: seats)
    var table: Table! = try app.table(id: id)
    var view = try table.view(form: .narrow)
    var taps = 0
    var undone = 0
    var nextUndo = 7
    while let asked = try table.asked(view) {
      let prompt = try #require(asked.prompt, "who is shown a table is asked something")
      // Nobody leaves the game at random. The last answers of a list end something: some in a row end any turn.
      let meant = prompt.options.filter { $0.weight != .aside }
      let option = taps % 12 < 8 ? meant[pick(meant.count)] : meant[meant.count - 1]
      let seen = try table.preview(seat: prompt.seat, revision: prompt.revision, option: option.id)
      #expect(!seen.commit.isEmpty)
      view = try table.choose(seat: prompt.seat, revision: prompt.revision, option: option.id)
      taps += 1
      if taps >= nextUndo && view.canUndo {
        view = try table.undo(seat: prompt.seat, revision: view.revision)
        undone += 1
        nextUndo = taps + 7
      }
      if taps % 50 == 0 {
        _ = try table.hide()
        let stood = try table.view(form: .narrow)
        // A handle ends when nobody holds it.
        table = nil
        app = nil
        app = try App.open(folder: folder, lang: "")
        table = try app.table(id: id)
        view = try table.view(form: .narrow)
        #expect(!view.private, "the curtain is down")
        #expect(stood.headline == view.headline)
        #expect(stood.surfaces == view.surfaces)
      }
      try #require(taps < 20_000, "\(game.id) comes to an end")
    }
    view = try table.view(form: .wide)
    #expect(view.face == .over)
    #expect(!view.winners.isEmpty)
    #expect(undone > 0, "something could be taken back")
    let scores = try table.scores()
    #expect(scores.places?.count == seats)
    let results = try app.results()
    #expect(results.count == seats)
    let log = try table.log()
    #expect(!log.acts.isEmpty)
    let past = try table.past(step: 0)
    #expect(!past.surfaces.isEmpty)
  }
}
