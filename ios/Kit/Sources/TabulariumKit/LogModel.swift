// The log as the viewer shown now knows it.
import TabulariumCore

/// One sentence; the seat whose act it was, none for chance.
public struct LogLine: Equatable, Sendable {
  public let entry: UInt64
  public let seat: UInt32?
  public let words: String
}

public struct LogModel: Sendable {
  /// Oldest first.
  public let lines: [LogLine]

  /// Whether the rules have changed since the game began: what was before can be read and not replayed.
  public let rulesChanged: Bool

  init(_ log: Log) {
    lines = log.acts.flatMap { act in act.lines.map { LogLine(entry: act.entry, seat: act.seat, words: $0) } }
    rulesChanged = log.rulesChanged
  }
}
