// What the prompt shows: the question, its hint, and the buttons in their fixed order.
import TabulariumCore

/// The hint line. `blocked`: it says why something cannot be chosen, by this ruling.
public struct Hint: Equatable, Sendable {
  public let words: String
  public let blocked: Bool
  public let ruling: UInt32?

  public init(_ words: String, blocked: Bool = false, ruling: UInt32? = nil) {
    self.words = words
    self.blocked = blocked
    self.ruling = ruling
  }
}

public struct Button: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case undo, restart, hide, look, turn, answer, usual, curtain, past, shelf, again, near
    case handOn = "hand_on"
    case takeOver = "take_over"
  }

  public let kind: Kind
  public let label: String

  /// The name of its icon: then it is a square, and `label` what is said of it.
  public var icon: String?
  public var enabled = true

  /// The answer it gives.
  public var choice: UInt32?

  /// The one that settles it, at the right.
  public var primary = false

  /// Its words want a row of their own.
  public var long = false
}

/// The stepper: an amount, and the button that gives it.
public struct Amount: Equatable, Sendable {
  public let number: Int
  public let canLess: Bool
  public let canMore: Bool
  public let go: Button
}

public struct PromptShown: Equatable, Sendable {
  public let title: String
  public let hint: Hint
  public let buttons: [Button]
  public var amount: Amount?

  /// Every answer in words; empty where the buttons are all there is.
  public var answers: [Button] = []
}

enum PromptModel {
  /// Words longer than this do not fit beside other buttons.
  private static let long = 26

  static func of(_ view: View, _ screen: Screen, _ marks: Marks, _ texts: Texts) -> PromptShown {
    func name(_ seat: UInt32) -> String { view.players.first { $0.seat == seat }?.name ?? "" }
    func plain(_ title: String, _ hint: String, _ buttons: [Button]) -> PromptShown {
      PromptShown(title: title, hint: Hint(hint), buttons: buttons)
    }
    if screen == .open || screen == .curtain {
      return plain(view.headline, "", [main(.curtain, texts["curtain"])])
    }
    if view.face == .over {
      let past = Button(kind: .past, label: texts["past"])
      let shelf = Button(kind: .shelf, label: texts["shelf"])
      return plain(view.headline, "", [past, shelf, main(.again, texts["again"])])
    }
    let undo = view.canUndo ? [Button(kind: .undo, label: texts["undo"], icon: "undo")] : []
    if case .linger(let seat) = view.face {
      return plain(name(seat), texts["linger"], undo + [main(.handOn, texts["hand-on"])])
    }
    let at = view.at
    guard let prompt = view.prompt else {
      if at.standing == .here && !at.sent && at.waits.isEmpty {
        return plain(view.headline, "", [main(.takeOver, texts["take-over"])])
      }
      return waiting(view, texts, undo, name)
    }
    return asked(prompt, view, marks, texts, name)
  }

  private static func asked(
    _ prompt: Prompt, _ view: View, _ marks: Marks, _ texts: Texts, _ name: (UInt32) -> String
  ) -> PromptShown {
    let at = view.at
    let bare = prompt.options.filter { $0.anchors.isEmpty && $0.weight != .aside }
    let usual = marks.chosen ?? offered(prompt.options)
    var buttons = [
      Button(kind: .undo, label: texts["undo"], icon: "undo", enabled: prompt.canUndo),
      Button(kind: .restart, label: texts["restart"], icon: "restart", enabled: prompt.canRestart),
    ]
    if prompt.cards { buttons.append(Button(kind: .look, label: texts["look-cards"])) }
    // Where nobody else shares the device there is no curtain to bring down.
    if !prompt.open && at.shared { buttons.append(Button(kind: .hide, label: texts["hide"], icon: "eye-off")) }
    if !marks.cycle.isEmpty { buttons.append(Button(kind: .turn, label: texts["turn"])) }
    buttons += bare.filter { $0.id != usual?.id && $0.group == nil }.map(answer)
    if let usual {
      var button = main(.usual, marks.chosen == nil ? usual.label : marks.commit)
      button.choice = usual.id
      buttons.append(button)
    }
    let anchored = prompt.options.contains { !$0.anchors.isEmpty }
    // What no button and no stepper offers has to stand in the list.
    let hidden =
      bare.contains { $0.group != nil && $0.number == nil && $0.id != usual?.id }
      || prompt.options.contains { $0.weight == .aside }
    return PromptShown(
      title: prompt.open ? "\(name(prompt.seat)): \(prompt.title)" : prompt.title,
      hint: marks.hint ?? Hint(at.refused ?? prompt.hint ?? away(view, texts, name)),
      buttons: buttons,
      amount: amount(Answering.amounts(prompt), at: marks.amount),
      answers: anchored || hidden ? prompt.options.map(answer) : [])
  }

  /// The answer of the primary button. Of several places that settle it none is meant more than the others.
  private static func offered(_ options: [Choice]) -> Choice? {
    let finals = options.filter { $0.weight == .final }
    let settles = finals.count == 1 || finals.allSatisfy(\.anchors.isEmpty) ? finals.first : nil
    let meant = options.filter { $0.weight != .aside }
    return options.first { $0.weight == .usual } ?? settles ?? (meant.count == 1 ? meant[0] : nil)
  }

  /// Nothing is asked here: the host is away, an answer is on its way, or somebody on another device has to act.
  private static func waiting(
    _ view: View, _ texts: Texts, _ undo: [Button], _ name: (UInt32) -> String
  ) -> PromptShown {
    let at = view.at
    let lost: String? =
      switch at.standing {
      case .alone: texts["near-lost"]
      case .moving, .arriving: texts["near-moving"]
      case .moved: texts["near-went"]
      case .here, .guest: nil
      }
    let turn = at.waits.isEmpty ? view.headline : "\(texts["near-turn"]): \(names(at.waits, name))"
    let near = lost == nil ? [] : [Button(kind: .near, label: texts["near"])]
    return PromptShown(
      title: lost ?? (at.sent ? texts["near-sent"] : turn), hint: Hint(at.refused ?? away(view, texts, name)),
      buttons: undo + near)
  }

  private static func away(_ view: View, _ texts: Texts, _ name: (UInt32) -> String) -> String {
    view.at.away.isEmpty ? "" : "\(texts["near-away"]): \(names(view.at.away, name))"
  }

  private static func names(_ seats: [UInt32], _ name: (UInt32) -> String) -> String {
    seats.map(name).joined(separator: ", ")
  }

  private static func answer(_ choice: Choice) -> Button {
    Button(kind: .answer, label: choice.label, choice: choice.id)
  }

  private static func main(_ kind: Button.Kind, _ label: String) -> Button {
    Button(kind: kind, label: label, primary: true, long: label.utf16.count > long)
  }

  private static func amount(_ numbered: [Choice], at: Int) -> Amount? {
    if numbered.isEmpty { return nil }
    let choice = numbered[max(0, min(at, numbered.count - 1))]
    return Amount(
      number: Int(choice.number ?? 0), canLess: at > 0, canMore: at < numbered.count - 1, go: answer(choice))
  }
}
