// One table with the real core: what is hidden is gone, old taps do nothing, errors are sentences, a bug is reported.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct TableModelTests {
  private func everyTable(_ run: (House, Seat) throws -> Void) throws {
    try withHouse { house in
      for game in try house.app().games() {
        let seat = Seat(house, try house.begin(game))
        defer { seat.model.close() }
        try run(house, seat)
      }
    }
  }

  /// Everything that is said or written in a state.
  private func words(_ state: TableState) -> Set<String> {
    let prompt = state.prompt
    let buttons = prompt.buttons + prompt.answers + [prompt.amount?.go].compactMap { $0 }
    let said = buttons.map(\.label) + [prompt.title, prompt.hint.words, state.headline, state.last ?? ""]
    return Set(said + state.surfaces.flatMap(words))
  }

  private func words(_ surface: Surface) -> [String] {
    surface.items.flatMap { [$0.spoken].compactMap { $0 } + written($0.ops) } + [surface.title]
  }

  private func written(_ ops: [Op]) -> [String] {
    ops.flatMap { op -> [String] in
      switch op {
      case .words(let run): [run.words]
      case .group(_, _, _, let ops), .clip(_, _, _, _, _, let ops): written(ops)
      default: []
      }
    }
  }

  @Test func afterHidingNothingPrivateIsKept() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      // Something is shown before it is done: that has to go too.
      if let touch = try seat.state().touches().first { try seat.does { $0.tap(touch) } }
      guard try seat.state().isPrivate else { return }
      let own = words(try seat.state())
      let past = Kept(0)
      let film = seat.model.past { _ in past.change { $0 += 1 } }
      house.settle()
      #expect(past.value > 0)
      // The queue stands still: what is gone now is gone at once.
      let later = DispatchSemaphore(value: 0)
      house.queue.run { later.wait() }
      seat.model.hide()
      #expect(seat.model.state == nil, "gone at once")
      let heldAtOnce = Held.strings(seat.model).union(Held.strings(film))
      later.signal()
      house.settle()
      let curtain = try seat.state()
      #expect(curtain.screen == .curtain)
      #expect(!curtain.isPrivate)
      let open = words(curtain).union(words(try seat.does { $0.showPublic() }))
      // What differs is what only that seat could know, and the words of its question.
      let secret = own.filter { $0.count > 2 && !open.contains($0) }
      #expect(!secret.isEmpty, "there was something to hide")
      #expect(secret.isDisjoint(with: heldAtOnce))
      #expect(secret.isDisjoint(with: Held.strings(seat.model).union(Held.strings(film))))
    }
  }

  @Test func whatIsHeldIsFound() throws {
    try everyTable { _, seat in
      _ = try seat.asked()
      let title = try seat.state().prompt.title
      #expect(Held.strings(seat.model).contains(title), "what is shown is held: the search sees it")
    }
  }

  @Test func whatWasAskedBeforeHidingIsNotShownAfter() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      // Lifted and hidden while the core has not even begun: the answer comes too late.
      seat.model.hide()
      house.settle()
      guard let next = try seat.state().curtain?.nexts.first else { return }
      let looker = Looker(all: true)
      seat.model.listen(looker)
      let hiddenToo = DispatchSemaphore(value: 0)
      house.queue.run { hiddenToo.wait() }
      seat.model.lift(next.seat)
      seat.model.hide()
      hiddenToo.signal()
      house.settle()
      let isPrivateSeen = looker.shown.value.contains { $0.isPrivate }
      #expect(!isPrivateSeen, "nothing private came to the screen")
      let after = try seat.state()
      #expect(after.screen == .curtain)
    }
  }

  /// Looks whether anything private is shown after hiding.
  private final class Watch: TableListener {
    let hidden = Kept(false)
    let late = Kept(false)

    func shown(_ state: TableState) { if hidden.value && state.isPrivate { late.change { $0 = true } } }

    func told(_ lines: [String]) {}

    func said(_ words: String) {}

    func bug(_ words: String, report: String) {}

    func about(_ about: TabulariumKit.About) {}

    func gone(_ failure: Failure) {}
  }

  @Test func whatIsUnderWayWhileHidingIsNotShown() throws {
    try everyTable { house, seat in
      for round in 0..<30 {
        if try !seat.asked() { return }
        let answers = try seat.state().answers()
        let watch = Watch()
        seat.model.listen(watch)
        seat.model.press(answers[round % answers.count])
        if round % 2 == 0 { Thread.sleep(forTimeInterval: 0.000_2) }
        // Under the model's own lock, as `hide` itself: what comes after is late.
        seat.model.lock.withLock {
          seat.model.hide()
          watch.hidden.change { $0 = true }
        }
        house.settle()
        #expect(!watch.late.value, "nothing private was shown after hiding")
      }
    }
  }

  @Test func aTapOnAnOldPositionDoesNothing() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      let before = try seat.state()
      let all = before.prompt.answers + before.prompt.buttons
      let answer = try #require(all.first { $0.enabled && ($0.kind == .answer || $0.kind == .usual) })
      // Two presses in one breath: the second is of a question that has passed.
      seat.model.press(answer)
      seat.model.press(answer)
      house.settle()
      #expect(seat.looker.said.value.isEmpty, "\(seat.looker.said.value)")
      if let undo = try seat.state().button(.undo), undo.enabled {
        let back = try seat.does { $0.press(undo) }
        #expect(before.prompt.title == back.prompt.title, "one step was taken, not two")
      }
    }
  }

  @Test func aBugIsReportedAndTheTableGoesOn() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      let before = try seat.state()
      let id = seat.model.id
      let bug = Kept<Failure?>(nil)
      house.queue.ask(
        { try house.app().table(id: id).selftestPanic() }, done: { _ in }, failed: { said in bug.change { $0 = said } })
      house.settle()
      #expect(bug.value?.kind == .bug)
      #expect(bug.value?.words.isEmpty == false)
      #expect(bug.value?.report != nil)
      let after = try seat.does { $0.refresh() }
      #expect(before.revision == after.revision)
    }
  }

  @Test func aTableThatIsNotThereIsGone() throws {
    try withHouse { house in
      let looker = Looker()
      let started = DispatchSemaphore(value: 0)
      house.queue.run { started.wait() }
      let model = TableModel(house, id: "nobody", form: .narrow)
      model.listen(looker)
      started.signal()
      house.settle()
      #expect(looker.gone.value.map(\.kind) == [.missing])
      #expect(model.state == nil)
      model.close()
    }
  }

  /// A bug of this side, with a secret in its words.
  private struct Bug: Error {
    let words = "Anna holds the ten"
  }

  @Test func aBugOfThisSideHasItsSentenceToo() throws {
    try withHouse { house in
      let bug = Kept<Failure?>(nil)
      house.queue.ask({ throw Bug() }, done: {}, failed: { said in bug.change { $0 = said } })
      house.settle()
      #expect(bug.value?.kind == .bug)
      #expect(bug.value?.words == house.texts["bug"])
      #expect(bug.value?.report?.contains("Anna") == false)
    }
  }

  @Test func theWordsFollowTheLanguage() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      let english = try seat.state().prompt
      var settings = house.settings
      settings.lang = "cs"
      let failed = Kept(0)
      house.change(settings, done: {}, failed: { _ in failed.change { $0 += 1 } })
      let czech = try seat.does { $0.refresh() }.prompt
      #expect(english.title != czech.title)
      #expect(english.buttons.map(\.kind) == czech.buttons.map(\.kind))
      settings.lang = "en"
      house.change(settings, done: {}, failed: { _ in failed.change { $0 += 1 } })
      house.settle()
      #expect(failed.value == 0)
    }
  }

  @Test func everyThingTellsWhatItIs() throws {
    try everyTable { house, seat in
      _ = try seat.asked()
      let items = try seat.state().surfaces.flatMap(\.items)
      for touch in Set(items.filter { $0.spoken != nil }.compactMap(\.touch)) { seat.model.tell(touch) }
      house.settle()
      #expect(!seat.looker.sheets.value.isEmpty)
      #expect(seat.looker.sheets.value.allSatisfy { !$0.title.isEmpty })
      #expect(seat.looker.bugs.value.isEmpty)
    }
  }

  @Test func aBlockedThingSaysWhyInTheHintLine() throws {
    try everyTable { _, seat in
      for round in 0..<60 {
        if try !seat.asked() { break }
        let blocked = try seat.state().surfaces.flatMap(\.items).filter { $0.look == .blocked }
        if let touch = blocked.compactMap(\.touch).first {
          let hint = try seat.does { $0.tap(touch) }.prompt.hint
          if hint.blocked { #expect(!hint.words.isEmpty) }
        }
        let answers = try seat.state().answers()
        try seat.does { $0.press(answers[round % answers.count]) }
      }
      #expect(seat.looker.bugs.value.isEmpty)
    }
  }

  @Test func thePastIsAFilm() throws {
    try everyTable { house, seat in
      for _ in 0..<6 {
        _ = try seat.asked()
        let prompt = try seat.state().prompt
        let button = try #require(prompt.answers.first ?? prompt.buttons.last)
        try seat.does { $0.press(button) }
      }
      let seen = Kept<[PastState]>([])
      let film = seat.model.past { state in seen.change { $0.append(state) } }
      house.settle()
      let first = try #require(seen.value.first)
      #expect(first.step == first.steps - 1, "it begins at the present")
      film.to(0)
      film.by(1)
      film.by(-9)
      house.settle()
      #expect(seen.value.dropFirst().map(\.step) == [0, 1, 0])
      #expect(seen.value.allSatisfy { !$0.surfaces.isEmpty && !$0.playing })
      film.close()
      film.to(0)
      house.settle()
      #expect(seen.value.count == 4)
    }
  }
}
