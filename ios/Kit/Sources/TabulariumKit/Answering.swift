// What a tap means while a question is open. The first tap shows, the second does; it knows options, and no game.
import TabulariumCore

/// A thing drawn as chosen, on its surface.
public struct Mark: Equatable, Sendable {
  public let surface: UInt32
  public let item: Item
}

/// What has been touched of the present question, and not yet done.
public struct Marks: Equatable, Sendable {
  /// The answer that is shown, and done by the next tap.
  public var chosen: Choice?

  /// What its button says.
  public var commit = ""

  /// The thing touched first, of an answer that has two.
  public var first: UInt32?

  /// Answers that share one place, stepped through by "turn".
  public var cycle: [Choice] = []
  public var at = 0

  /// What the hint line says instead of the question's own hint.
  public var hint: Hint?

  /// Which of the numbered answers the stepper stands at.
  public var amount = 0
  public var drawn: [Mark] = []
}

/// What follows from a tap.
enum Step {
  /// The answer is given.
  case commit(Choice)

  /// What the answer would do is shown, and what stands for it is marked.
  case show(Choice, Marks)

  /// The answer cannot be taken back: it has to be pressed once more.
  case sure(Marks)

  /// The first thing of two is marked; the second is waited for. The choice is any of its answers.
  case second(Choice, Marks)

  /// Nothing can be chosen here: the reason is told.
  case why(UInt32)
}

enum Answering {
  /// A touch on the board.
  static func tap(_ prompt: Prompt?, _ marks: Marks, _ touch: UInt32) -> Step {
    let options = prompt?.options.filter { $0.anchors.contains(touch) } ?? []
    guard let only = options.first else { return .why(touch) }
    if let chosen = marks.chosen, marks.first == nil, chosen.anchors.contains(touch) { return .commit(chosen) }
    if let first = marks.first, first != touch {
      let both = options.filter { $0.anchors.contains(first) }
      if both.count == 1 { return .commit(both[0]) }
    }
    if options.count == 1 {
      var fresh = marks
      fresh.first = nil
      fresh.cycle = []
      return choose(only, fresh)
    }
    var fresh = Marks(amount: marks.amount)
    if options.allSatisfy({ $0.cycle != nil && $0.anchors.count == 1 }) {
      fresh.cycle = options
      return .show(only, fresh)
    }
    fresh.first = touch
    return .second(only, fresh)
  }

  /// What is shown without a touch: where all that is asked is how one thing lies, the first way.
  static func begins(_ prompt: Prompt?) -> Step? {
    let ways = prompt?.options ?? []
    guard let anchors = ways.first?.anchors, anchors.count == 1 else { return nil }
    return ways.allSatisfy { $0.cycle != nil && $0.anchors == anchors } ? tap(prompt, Marks(), anchors[0]) : nil
  }

  /// An answer by its button or from the list. `sure`: it was read in full, so it need not be shown first.
  static func choose(_ choice: Choice, _ marks: Marks, sure: Bool = false) -> Step {
    if choice.weight == .final || choice.weight == .aside {
      if marks.chosen?.id == choice.id { return .commit(choice) }
      return .sure(Marks(chosen: choice, commit: choice.label, amount: marks.amount))
    }
    return sure || choice.anchors.isEmpty || choice.goesOn ? .commit(choice) : .show(choice, marks)
  }

  /// The next of the answers that share one place.
  static func turn(_ marks: Marks) -> Step? {
    if marks.cycle.isEmpty { return nil }
    var next = marks
    next.at = (marks.at + 1) % marks.cycle.count
    return .show(marks.cycle[next.at], next)
  }

  /// The answers of the stepper.
  static func amounts(_ prompt: Prompt?) -> [Choice] {
    prompt?.options.filter { $0.group != nil && $0.number != nil } ?? []
  }
}
