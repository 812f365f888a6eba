// What went wrong, as a sentence for the player.
import TabulariumCore

/// `words` are for the player, in the language set. `report` is what can be sent to the makers, after a bug only.
public struct Failure: Error, Sendable {
  public enum Kind: Sendable { case stale, refused, curtain, unfit, missing, file, storage, inUse, bug, left }

  public let kind: Kind
  public let words: String
  public let report: String?

  public init(_ kind: Kind, _ words: String, report: String? = nil) {
    self.kind = kind
    self.words = words
    self.report = report
  }

  /// Of whatever a call of the core threw. What is no error of the core is a bug of this side, told by `bug`; an error's
  /// own words stay out of its report, as they could hold a name or a card.
  public init(of problem: any Error, bug: String) {
    switch problem {
    case let failure as Failure: self = failure
    case CoreError.Stale(let words): self.init(.stale, words)
    case CoreError.Refused(let words): self.init(.refused, words)
    case CoreError.Curtain(let words): self.init(.curtain, words)
    case CoreError.Unfit(let words): self.init(.unfit, words)
    case CoreError.Missing(let words): self.init(.missing, words)
    case CoreError.Damaged(let words), CoreError.Foreign(let words), CoreError.Newer(let words):
      self.init(.file, words)
    case CoreError.Storage(let words): self.init(.storage, words)
    case CoreError.InUse(let words): self.init(.inUse, words)
    case CoreError.Bug(let words, let report): self.init(.bug, words, report: report)
    case CoreError.Left: self.init(.left, "")
    default: self.init(.bug, bug, report: "in: \(type(of: problem))")
    }
  }

  /// Whether the table stands otherwise than it was shown.
  public var isPassed: Bool { kind == .stale || kind == .curtain || kind == .bug || kind == .refused }
}
