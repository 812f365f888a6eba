// The whole book of a game: how to play, glossary, rulings; searched as one types.
import TabulariumCore

/// What a search finds; what is empty or nil is not shown.
public struct Found: Sendable {
  public var intro: String?
  public var sections: [Section] = []
  public var terms: [Term] = []
  public var note: String?
  public var rulings: [Ruling] = []

  public var nothing: Bool { intro == nil && sections.isEmpty && terms.isEmpty && rulings.isEmpty }
}

public struct RulesModel: Sendable {
  public let rules: Rules

  /// Everything for an empty query; "R7" is the ruling of that number.
  public func search(_ query: String) -> Found {
    let wanted = trimmed(query).lowercased()
    if wanted.isEmpty {
      return Found(
        intro: rules.intro, sections: rules.sections, terms: rules.glossary, note: rules.note, rulings: rules.rulings)
    }
    let number = wanted.dropFirst()
    if wanted.first == "r" && !number.isEmpty && number.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) {
      return Found(rulings: rules.rulings.filter { "\($0.number)" == number })
    }
    func has(_ words: String) -> Bool { words.lowercased().contains(wanted) }
    return Found(
      sections: rules.sections.filter { has($0.title) || has($0.body) },
      terms: rules.glossary.filter { has($0.term) || has($0.meaning) },
      rulings: rules.rulings.filter { has($0.text) })
  }

  /// Reads the rules of a game, with what their pictures are drawn with.
  public static func load(
    _ house: House, _ game: String, done: @escaping @Sendable (RulesModel) -> Void,
    failed: @escaping @Sendable (Failure) -> Void
  ) {
    let call: @Sendable () throws -> RulesModel = {
      let rules = try house.rules(game)
      let book = try house.book(of: game)
      for picture in rules.sections.flatMap(\.pictures) { try book.need(picture.surfaces) }
      return RulesModel(rules: rules)
    }
    house.queue.ask(call, done: done, failed: failed)
  }
}
