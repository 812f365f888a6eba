// The app's games, words and settings, and the queue on which they are asked for. One for the whole process.
import Foundation
import TabulariumCore

/// To be closed: it holds itself until then.
public final class House: @unchecked Sendable {
  /// What is known in the language set.
  private final class Known: @unchecked Sendable {
    let lock = NSLock()
    var texts = Texts.none
    var settings: Settings?
    var books: [String: Book] = [:]
    var rules: [String: Rules] = [:]
  }

  let core: Opened
  public let queue: Queue
  private let known: Known

  /// Which symbols are icons, tokens and patterns.
  public let drawings: Drawings

  /// The symbols of icons, tokens, emblems and grounds, and the colours of the screens.
  public let houseBook: Book

  /// Playing on several devices.
  public private(set) var near: NearModel!

  /// Opens the games in this folder; `lang` is the system's language tag. Fails as `App.open` does.
  public init(folder: String, lang: String) throws {
    let app = try App.open(folder: folder, lang: lang)
    let known = Known()
    known.texts = Texts(try app.words())
    known.settings = try app.settings()
    core = Opened(app)
    queue = Queue { known.lock.withLock { known.texts }["bug"] }
    drawings = app.drawings()
    houseBook = try Book(core, "")
    known.books[""] = houseBook
    self.known = known
    let ids = drawings.icons.values + drawings.tokens + drawings.emblems + drawings.patterns
    try houseBook.need(Set(ids + [drawings.plaster, drawings.mosaic]))
    near = NearModel(self)
  }

  /// The core's app, for calls on the queue; `Left` once the house is closed.
  public func app() throws -> App { try core.app() }

  /// The words of the screens in the language set.
  public var texts: Texts { known.lock.withLock { known.texts } }

  /// What is set.
  public var settings: Settings { known.lock.withLock { known.settings! } }

  /// The symbols and colours of a game, kept as long as the house. On the queue only when it is new.
  public func book(of game: String) throws -> Book {
    if let book = known.lock.withLock({ known.books[game] }) { return book }
    let book = try Book(core, game)
    known.lock.withLock { known.books[game] = book }
    return book
  }

  /// The rules of a game in the language set; on the queue only.
  func rules(_ game: String) throws -> Rules {
    if let rules = known.lock.withLock({ known.rules[game] }) { return rules }
    let rules = try app().rules(game: game)
    known.lock.withLock { known.rules[game] = rules }
    return rules
  }

  /// Sets everything anew, and learns the words again.
  public func change(
    _ settings: Settings, done: @escaping @Sendable () -> Void, failed: @escaping @Sendable (Failure) -> Void
  ) {
    queue.ask({ try self.learn(self.app().change(settings: settings)) }, done: { done() }, failed: failed)
  }

  /// The system's language is another now; without effect where the player has chosen one.
  public func systemLanguage(
    _ tag: String, done: @escaping @Sendable () -> Void, failed: @escaping @Sendable (Failure) -> Void = { _ in }
  ) {
    queue.ask({ try self.learn(self.app().systemLanguage(lang: tag)) }, done: { done() }, failed: failed)
  }

  /// Puts a game on the shelf whose file `read` reads, on the queue; `done` is told whether it could be read.
  public func importGame(
    _ read: @escaping @Sendable () -> String?, done: @escaping @Sendable (Bool) -> Void,
    failed: @escaping @Sendable (Failure) -> Void
  ) {
    let call: @Sendable () throws -> Bool = {
      guard let text = read() else { return false }
      _ = try self.app().import(text: text)
      return true
    }
    queue.ask(call, done: done, failed: failed)
  }

  /// Hands the whole game to `write` as a file's text, on the queue; everybody's cards are in it.
  public func exportGame(
    _ id: String, write: @escaping @Sendable (String) -> Bool, done: @escaping @Sendable (Bool) -> Void,
    failed: @escaping @Sendable (Failure) -> Void
  ) {
    queue.ask({ write(try self.app().export(id: id)) }, done: done, failed: failed)
  }

  private func learn(_ now: Settings) throws {
    let texts = Texts(try app().words())
    known.lock.withLock {
      known.rules = [:]
      known.settings = now
      known.texts = texts
    }
  }

  /// Closes the games, after the calls that came before.
  public func close() {
    queue.run {
      self.near.close()
      self.core.close()
    }
    queue.close()
    near.awaitEnd()
  }
}
