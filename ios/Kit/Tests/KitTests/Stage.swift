// What the tests with the real core share: a house in a folder of its own, and somebody who looks at a table.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

func folder() -> String {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabularium-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path
}

func withHouse(_ folder: String = folder(), _ run: (House) throws -> Void) throws {
  let house = try House(folder: folder, lang: "en")
  defer { house.close() }
  try run(house)
}

private let names = ["Anna", "Marco", "Přemysl", "Győző", "Otto", "Ida"]

func players(_ count: Int) -> [Place] {
  names.prefix(count).enumerated().map { Place(name: $1, emblem: UInt32($0)) }
}

extension House {
  func begin(_ game: Game, seats: Int? = nil) throws -> String {
    try app().create(game: game.id, seats: players(seats ?? Int(game.minSeats)), options: [:])
  }

  /// Waits until everything that was asked for is answered.
  func settle() {
    let done = DispatchSemaphore(value: 0)
    queue.run { done.signal() }
    #expect(done.wait(timeout: .now() + 60) == .success, "the core answers")
  }
}

/// A value that several threads write down.
final class Kept<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var held: Value

  init(_ value: Value) { held = value }

  var value: Value { lock.withLock { held } }

  func change(_ run: (inout Value) -> Void) { lock.withLock { run(&held) } }
}

/// Remembers what a table shows and says.
final class Looker: TableListener {
  let shown = Kept<[TableState]>([])
  let told = Kept<[String]>([])
  let said = Kept<[String]>([])
  let bugs = Kept<[String]>([])
  let sheets = Kept<[TabulariumKit.About]>([])
  let gone = Kept<[Failure]>([])

  /// Only the last state is kept unless all are wanted.
  let all: Bool

  init(all: Bool = false) { self.all = all }

  func shown(_ state: TableState) { shown.change { $0 = all ? $0 + [state] : [state] } }

  func told(_ lines: [String]) { told.change { $0 += lines } }

  func said(_ words: String) { said.change { $0.append(words) } }

  func bug(_ words: String, report: String) { bugs.change { $0.append(report) } }

  func about(_ about: TabulariumKit.About) { sheets.change { $0.append(about) } }

  func gone(_ failure: Failure) { gone.change { $0.append(failure) } }
}

struct Nothing: Error {
  let words: String
}

/// A table, and one who looks at it and waits for each answer.
final class Seat {
  let house: House
  let looker = Looker()
  let model: TableModel

  init(_ house: House, _ id: String, form: Form = .narrow) {
    self.house = house
    model = TableModel(house, id: id, form: form)
    model.listen(looker)
  }

  func state() throws -> TableState {
    house.settle()
    guard let state = model.state else { throw Nothing(words: "nothing is shown: \(looker.gone.value)") }
    return state
  }

  @discardableResult
  func does(_ run: (TableModel) -> Void) throws -> TableState {
    run(model)
    return try state()
  }

  @discardableResult
  func press(_ kind: Button.Kind) throws -> TableState {
    let button = try #require(state().button(kind))
    return try does { $0.press(button) }
  }

  /// Lifts the curtain and hands on, until somebody is asked; false once the game is over.
  func asked() throws -> Bool {
    for _ in 0..<20 {
      let now = try state()
      if now.screen == .over { return false }
      if now.screen == .curtain, let next = now.curtain?.nexts.first {
        try does { $0.lift(next.seat) }
      } else if now.button(.handOn) != nil {
        try press(.handOn)
      } else {
        return true
      }
    }
    throw Nothing(words: "nobody is asked, and the game is not over")
  }
}

extension TableState {
  func button(_ kind: Button.Kind) -> Button? { prompt.buttons.first { $0.kind == kind } }

  /// What can be touched as an answer.
  func touches() -> [UInt32] {
    var seen: Set<UInt32> = []
    return surfaces.flatMap(\.items).filter { $0.look == .option }.compactMap(\.touch).filter {
      seen.insert($0).inserted
    }
  }

  /// Every answer there is, in words.
  func answers() -> [Button] {
    prompt.answers.isEmpty ? prompt.buttons.filter { $0.choice != nil } : prompt.answers
  }
}

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
