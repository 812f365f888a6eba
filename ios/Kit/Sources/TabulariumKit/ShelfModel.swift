// The shelf: the games on it, what can be begun, and what can be done with each.
import Foundation
import TabulariumCore

public struct ShelfState: Sendable {
  /// The game to go on with; none where the last one is over.
  public let first: Card?
  public let rest: [Card]
  public let damaged: [DamagedGame]

  /// What can be begun. The pictures of their boxes are in the books of the games.
  public let games: [Game]

  /// Who sat down last.
  public let lastPlayers: [Place]
  public let results: [Tally]
}

/// Called on the house's queue.
public protocol ShelfListener: AnyObject, Sendable {
  func shown(_ state: ShelfState)

  func said(_ failure: Failure)

  /// A table was made and wants to be opened.
  func opened(_ id: String)
}

public final class ShelfModel: @unchecked Sendable {
  private let house: House
  private let lock = NSLock()
  private weak var heard: (any ShelfListener)?
  private var shownNow: ShelfState?

  public init(_ house: House) { self.house = house }

  public var state: ShelfState? { lock.withLock { shownNow } }

  private var listener: (any ShelfListener)? { lock.withLock { heard } }

  /// Who listens from now on; it is not kept alive.
  public func listen(_ listener: (any ShelfListener)?) {
    lock.withLock { heard = listener }
    guard let listener else { return }
    house.queue.run {
      if self.listener === listener, let state = self.state { listener.shown(state) }
    }
  }

  /// Looks at the shelf anew.
  public func load() { change {} }

  /// Takes a game off for ever; the others round it are told before that it is closed.
  public func delete(_ id: String) {
    house.near.without(id) {
      let call: () throws -> ShelfState = {
        try self.house.app().delete(id: id)
        return try self.read()
      }
      self.house.queue.answer(call, done: self.show, failed: self.said)
    }
  }

  public func rename(_ id: String, to title: String) {
    change { try self.house.app().rename(id: id, title: title) }
  }

  /// The same players play again.
  public func again(_ id: String) {
    house.queue.ask({ try self.house.app().again(id: id) }, done: { self.listener?.opened($0) }, failed: said)
  }

  private func change(_ call: @escaping @Sendable () throws -> Void) {
    let both: @Sendable () throws -> ShelfState = {
      try call()
      return try self.read()
    }
    house.queue.ask(both, done: show, failed: said)
  }

  @Sendable private func show(_ now: ShelfState) {
    lock.withLock { shownNow = now }
    listener?.shown(now)
  }

  @Sendable private func said(_ failure: Failure) { listener?.said(failure) }

  private func read() throws -> ShelfState {
    let app = try house.app()
    let shelf = try app.shelf()
    let games = try app.games()
    for game in games {
      if let vignette = game.vignette { try house.book(of: game.id).need([vignette.symbol]) }
    }
    let first = shelf.games.first.flatMap { $0.places == nil && !$0.elsewhere ? $0 : nil }
    let rest = first == nil ? shelf.games : Array(shelf.games.dropFirst())
    return ShelfState(
      first: first, rest: rest, damaged: shelf.damaged, games: games, lastPlayers: shelf.lastPlayers,
      results: try app.results())
  }
}
