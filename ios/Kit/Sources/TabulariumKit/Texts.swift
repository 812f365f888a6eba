// The words of the screens by key, in one language.

public struct Texts: Sendable {
  public static let none = Texts([:])
  private static let emblems = ["rubra", "lapis", "ochra", "oliva", "porphyra", "marmor"]

  private let words: [String: String]

  public init(_ words: [String: String]) { self.words = words }

  /// `texts["hand-on"]` is what the catalogue has as `screen-hand-on`; a missing one shows its key.
  public subscript(key: String) -> String { words["screen-\(key)"] ?? key }

  /// The name of an emblem, 0 to 5.
  public func emblem(_ emblem: UInt32) -> String {
    guard emblem < Texts.emblems.count else { return "" }
    let name = Texts.emblems[Int(emblem)]
    return words["emblem-\(name)"] ?? name
  }
}
