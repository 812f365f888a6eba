// The scores as a table of words.
import TabulariumCore

public struct ScoreTable: Sendable {
  /// A line of the scores, with how each number comes about where that is said; the last is the total.
  public struct Row: Equatable, Sendable {
    public let label: String
    public let cells: [String]
    public let how: [String?]
    public let total: Bool
  }

  public let title: String

  /// The players in the order of the columns.
  public let players: [Player]
  public let rows: [Row]

  /// Each player's place, once the game is over.
  public let places: [String]?

  /// The seats that have won.
  public let won: Set<UInt32>

  init(_ scores: Scores, seated: [Player], winners: [UInt32]) {
    title = scores.title
    players = scores.seats.compactMap { seat in seated.first { $0.seat == seat } }
    rows = scores.rows.enumerated().map { i, row in
      let how = row.numbers.indices.map { $0 < row.how.count ? row.how[$0] : nil }
      let cells = zip(row.numbers, how).map { $0 == 0 && $1 != nil ? "0" : ScoreTable.cell($0) }
      return Row(label: row.label, cells: cells, how: how, total: i == scores.rows.count - 1)
    }
    places = scores.places?.map { "\($0)." }
    won = Set(winners)
  }

  /// Zero is a dot, a loss has a true minus.
  private static func cell(_ number: Int32) -> String {
    number == 0 ? "·" : number < 0 ? "−\(number.magnitude)" : "\(number)"
  }
}
