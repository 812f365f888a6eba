// What has happened, sentence by sentence: which sentences, and how long each stays. What is older stands in the log.
import TabulariumCore

public enum Telling {
  private static let most = 8

  /// The last sentences of what happened.
  public static func lines(_ steps: [Lines]) -> [String] { steps.flatMap(\.lines).suffix(most) }

  /// How long a sentence is to be read, in milliseconds.
  public static func duration(_ line: String) -> Int { 700 + 22 * line.count }
}
