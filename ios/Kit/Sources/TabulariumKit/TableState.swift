// What a table shows at one moment: all that a screen needs, and nothing that it has to work out.
import TabulariumCore

public enum Screen: Sendable {
  /// Nobody looks: whose turn it is, and nothing of anybody's.
  case curtain

  /// The open table, looked at from the curtain.
  case open

  /// Somebody's own view, or an open question over the public one.
  case table

  /// The end, with the scores.
  case over
}

public struct TableState: Sendable {
  public let screen: Screen

  /// Whether anything in it is for one seat's eyes only: no screenshot and no thumbnail may show it.
  public let isPrivate: Bool

  /// The game's id.
  public let game: String

  /// What the players call this table, or the name on the box.
  public let title: String
  public let headline: String

  /// The last thing that everybody was told of.
  public let last: String?
  public let players: [Player]

  /// Empty under the curtain. What is chosen and not yet done is marked.
  public let surfaces: [Surface]

  /// The seat that is asked.
  public let asked: UInt32?
  public let form: Form
  public let revision: UInt64

  /// Whose view it is. Where it differs from the one before, nothing moves from there to here.
  public let viewer: String
  public let prompt: PromptShown
  public let curtain: CurtainShown?

  /// Who has won, once the game is over.
  public let winners: [Player]

  /// Once the game is over.
  public let scores: ScoreTable?

  /// Where the players are.
  public let at: At

  /// Which position of the table it is a state of: taps on an older one do nothing.
  let position: Int
}

/// The words of the curtain. Who lifts it is one of `nexts`.
public struct CurtainShown: Sendable {
  public let cap: String
  public let title: String
  public let nexts: [Player]
  public let one: Bool
  public let pass: String
  public let lift: String
  public let open: String
  public let shelf: String
  public let headline: String
  public let last: String?
}

/// What a thing is: the sheet of a long press.
public struct About: Sendable {
  public let title: String
  public let lines: [String]
  public let blocked: Hint?
  public let rulings: [Ruling]

  /// What it is joined to, itself among it.
  public let joined: [Mark]
}
