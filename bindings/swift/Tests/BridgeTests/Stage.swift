// What the tests of the bridge share: an app in a folder of its own, players, and whoever is asked next.
import Foundation
import TabulariumCore

/// A new folder for an app's games.
func folder() -> String {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tabularium-\(UUID().uuidString)")
  try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder.path
}

private let names = ["Anna", "Marco", "Přemysl", "Győző", "Otto", "Ida"]

func players(_ count: Int) -> [Place] {
  names.prefix(count).enumerated().map { Place(name: $1, emblem: UInt32($0)) }
}

extension App {
  func begin(_ game: Game, seats: Int? = nil) throws -> String {
    try create(game: game.id, seats: players(seats ?? Int(game.minSeats)), options: [:])
  }
}

struct NobodyAsked: Error {}

extension Table {
  /// Lifts the curtain or hands on, until somebody is asked; nil once the game is over.
  func asked(_ first: View) throws -> View? {
    var view = first
    while true {
      switch view.face {
      case .own, .open: return view
      case .over: return nil
      case .curtain(let seats): view = try lift(seat: seats[0])
      case .linger: view = try handOn()
      case .wait: throw NobodyAsked()
      }
    }
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
