// The cases of the prompt that all shells share: what it shows, and what taps on it lead to.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct PromptTests {
  private let players = [Player(seat: 0, name: "Anna", emblem: 0), Player(seat: 1, name: "Marco", emblem: 1)]

  private func face(_ one: Case?) throws -> Face {
    let seat = one?.seat("seat") ?? 0
    switch one?.words("kind") {
    case "own": return .own(seat: seat)
    case "open": return .open(seat: seat)
    case "linger": return .linger(seat: seat)
    case "over": return .over
    case "wait": return .wait
    default: throw Nothing(words: "no such face")
    }
  }

  private func choice(_ one: Case) throws -> Choice {
    let weights: [String: Weight] = ["plain": .plain, "usual": .usual, "final": .final, "aside": .aside]
    let weight = try #require(weights[one["weight"] as? String ?? "plain"])
    return Choice(
      id: one.seat("id") ?? 0, label: one.words("label"), icon: nil,
      anchors: one.list("anchors").map { UInt32(whole($0)) },
      cycle: one.seat("cycle"), group: one.seat("group"), number: one["number"].map { Int32(whole($0)) },
      weight: weight, goesOn: one.yes("goesOn"))
  }

  private func prompt(_ one: Case) throws -> Prompt {
    Prompt(
      revision: 7, seat: one.seat("seat") ?? 0, open: one.yes("open"), cards: one.yes("cards"),
      title: one.words("title"), hint: one["hint"] as? String,
      options: try one.list("options").map { try choice(Case(map: $0 as? [String: Any] ?? [:])) },
      canUndo: one.yes("canUndo"), canRestart: one.yes("canRestart"))
  }

  private func view(_ one: Case) throws -> View {
    View(
      game: "game", gameTitle: "Game", title: nil, face: try face(one.case("face")), private: true, players: players,
      revision: 7, surfaces: [], prompt: try one.case("prompt").map(prompt), canUndo: one.yes("canUndo"), steps: [],
      headline: "headline", last: nil, winners: [], at: try at(one.case("at")))
  }

  /// Where the players are; all round this device where nothing is said.
  private func at(_ one: Case?) throws -> At {
    func seats(_ key: String) -> [UInt32] { one?.list(key).map { UInt32(whole($0)) } ?? [] }
    let name = one?["standing"] as? String ?? "here"
    let standing = try #require(Standing.allCases.first { "\($0)" == name })
    return At(
      standing: standing, near: one != nil, shared: one?["shared"] as? Bool ?? true, away: seats("away"),
      waits: seats("waits"), sent: one?.yes("sent") ?? false, refused: one?["refused"] as? String)
  }

  /// A table with a core that only writes down what it is asked.
  private struct Play {
    let view: View
    var marks = Marks()
    var calls: [String] = []

    mutating func follow(_ step: Step?) {
      switch step {
      case nil: break
      case .commit(let choice): calls.append("choose \(choice.id)")
      case .show(let choice, let next):
        calls.append("preview \(choice.id)")
        marks = next
        marks.chosen = choice
        marks.commit = "do \(choice.id)"
        marks.hint = Hint("would \(choice.id)")
      case .sure(let next):
        marks = next
        marks.hint = Hint("final")
      case .second(let choice, let next):
        calls.append("preview \(choice.id)")
        marks = next
        marks.hint = Hint("and-where")
      case .why(let touch): calls.append("why \(touch)")
      }
    }

    mutating func does(_ what: [Any]) throws {
      let options = view.prompt?.options ?? []
      func option(_ id: UInt32?) throws -> Choice { try #require(options.first { $0.id == id }) }
      switch what[0] as? String {
      case "tap": follow(Answering.tap(view.prompt, marks, UInt32(whole(what[1]))))
      case "more": marks.amount = min(Answering.amounts(view.prompt).count - 1, marks.amount + 1)
      case "less": marks.amount = max(0, marks.amount - 1)
      case "amount":
        let go = try #require(PromptModel.of(view, .table, marks, .none).amount).go
        follow(Answering.choose(try option(go.choice), marks, sure: true))
      case "press":
        let kind = what[1] as? String
        if kind == "turn" { return follow(Answering.turn(marks)) }
        let option = try option(UInt32(whole(what[2])))
        let isDone = kind == "usual" && marks.chosen?.id == option.id
        follow(isDone ? .commit(option) : Answering.choose(option, marks, sure: kind == "answer"))
      default: throw Nothing(words: "nothing is done by \(what[0])")
      }
    }
  }

  private func told(_ button: Button) -> String {
    let worded: [Button.Kind] = [.answer, .usual, .handOn, .past, .shelf, .again, .near]
    let parts = [
      button.kind.rawValue, button.choice.map { "\($0)" }, button.enabled ? nil : "off", button.long ? "long" : nil,
      worded.contains(button.kind) ? button.label : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  @Test func everyCase() throws {
    let cases = try Case.cases("prompt.json")
    #expect(!cases.isEmpty)
    for one in cases {
      var play = Play(view: try view(one))
      play.follow(Answering.begins(play.view.prompt))
      for what in one.list("do") { try play.does(list(what)) }
      let shown = PromptModel.of(play.view, .table, play.marks, .none)
      let name = Comment(rawValue: one.name)
      #expect(one.list("calls") as? [String] ?? [] == play.calls, name)
      #expect(one.words("title") == shown.title, name)
      #expect(one.words("hint") == shown.hint.words, name)
      #expect(one.list("buttons") as? [String] ?? [] == shown.buttons.map(told), name)
      #expect(one.list("answers").map { UInt32(whole($0)) } == shown.answers.compactMap(\.choice), name)
      let wanted = one["amount"].map(list)
      #expect((wanted == nil) == (shown.amount == nil), name)
      if let wanted, let amount = shown.amount {
        #expect(whole(wanted[0]) == amount.number, name)
        #expect(wanted[1] as? Bool == amount.canLess && wanted[2] as? Bool == amount.canMore, name)
        #expect(wanted[3] as? String == amount.go.label, name)
      }
    }
  }

  @Test func onlyOneButtonSettlesIt() throws {
    for one in try Case.cases("prompt.json") {
      let shown = PromptModel.of(try view(one), .table, Marks(), .none)
      #expect(shown.buttons.count { $0.primary } <= 1, "\(one.name)")
      #expect(shown.buttons.dropLast().allSatisfy { !$0.primary }, "\(one.name)")
    }
  }
}
