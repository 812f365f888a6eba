// Which screen is shown, which sheet over it, and the ways between screens.
import Observation
import SwiftUI
import TabulariumCore
import TabulariumKit

/// What is opened over a screen.
enum Sheet: Identifiable {
  case settings
  case about
  case results([Tally])
  case books([Game])
  case rules(game: String, query: String)
  case log(LogModel)
  case scores(ScoreTable)
  case past(TableModel)
  case answers(PromptShown)
  case what(TabulariumKit.About, game: String)
  case devices(table: String)
  case bug(words: String, report: String)
  case menu(Card)

  var id: String {
    switch self {
    case .settings: "settings"
    case .about: "about"
    case .results: "results"
    case .books: "books"
    case .rules(let game, let query): "rules \(game) \(query)"
    case .log: "log"
    case .scores: "scores"
    case .past: "past"
    case .answers: "answers"
    case .what(let about, _): "what \(about.title)"
    case .devices: "devices"
    case .bug: "bug"
    case .menu(let card): "menu \(card.id)"
    }
  }

  /// Whether it holds nothing of any view of a table: then it outlives a change of the table below.
  var stays: Bool {
    switch self {
    case .settings, .about, .results, .books, .rules, .devices, .bug, .menu: true
    case .log, .scores, .past, .answers, .what: false
    }
  }
}

/// What is asked before something is done that cannot be taken back.
struct Sure {
  let title: String
  let words: String
  let yes: () -> Void
}

@MainActor
@Observable
final class Stage {
  enum Opened {
    case open(Stage)
    case failed(String)
  }

  enum Place {
    case shelf
    case newGame
    case table
    case join
  }

  let house: House
  private(set) var look: Look
  private(set) var place = Place.shelf
  var sheet: Sheet?
  var sure: Sure?

  /// A sentence that stays for a moment.
  private(set) var toast: String?
  private(set) var shelf: ShelfState?
  private(set) var near: NearState?
  var draft: NewGameModel?
  private(set) var table: TableStand?

  /// What the system has set.
  private var systemNight = false
  private var systemCalm = false
  private var letters: CGFloat = 1
  private let shelfModel: ShelfModel
  private var ears: Ears?
  private let air = PhoneRadios()

  /// Opens the house in the app's own folder.
  static func open() -> Opened {
    let files = FileManager.default
    do {
      let support = try files.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let folder = support.appendingPathComponent("games")
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let house = try House(folder: folder.path, lang: Locale.preferredLanguages.first ?? "")
      return .open(Stage(house))
    } catch {
      return .failed(Failure(of: error, bug: "").words)
    }
  }

  private init(_ house: House) {
    self.house = house
    look = Look(house, night: false, systemCalm: false, letters: 1)
    shelfModel = ShelfModel(house)
    let ears = Ears(self)
    self.ears = ears
    house.near.radios = air
    house.near.listen(ears)
    shelfModel.listen(ears)
    toShelf()
  }

  /// Takes on what is set, here and in the system.
  func dress(night: Bool, calm: Bool, letters: CGFloat) {
    systemNight = night
    systemCalm = calm
    self.letters = letters
    dress()
  }

  private func dress() {
    look = Look(house, night: isNight, systemCalm: systemCalm, letters: letters)
    table?.dress()
  }

  private var isNight: Bool {
    switch house.settings.shade {
    case .light: false
    case .dark: true
    case .system: systemNight
    }
  }

  // Ways between screens.

  func toShelf() {
    leaveTable()
    draft = nil
    place = .shelf
    shelfModel.load()
  }

  func newGame(_ game: Game) {
    draft = NewGameModel(house, game, remembered: shelf?.lastPlayers ?? [])
    place = .newGame
  }

  func begin() {
    draft?.begin(
      done: { id in onMain { self.open(id) } }, failed: { failure in onMain { self.said(failure) } })
  }

  func open(_ id: String) {
    leaveTable()
    draft = nil
    sheet = nil
    table = TableStand(self, id)
    place = .table
    house.near.lookAt(id)
  }

  private func leaveTable() {
    table?.close()
    table = nil
    sheet = nil
  }

  func again(_ id: String) { shelfModel.again(id) }

  func delete(_ id: String) { shelfModel.delete(id) }

  func rename(_ id: String, to title: String) { shelfModel.rename(id, to: title) }

  // Several devices.

  /// From the shelf: looks for tables, or goes on with what is under way.
  func join() {
    guard let now = near?.screen, !now.idle else {
      house.near.join()
      place = .join
      return
    }
    if now.host {
      instead {
        self.house.near.join()
      } then: {
        self.place = .join
      }
    } else if let table = now.table {
      open(table)
    } else {
      place = .join
    }
  }

  /// Begins something else on several devices; a table that others are at is closed for them, after a question.
  func instead(_ begin: @escaping () -> Void, then: @escaping () -> Void) {
    let go = {
      begin()
      then()
    }
    guard let now = near?.screen, !now.idle else { return go() }
    let key = now.host ? "near-end" : "near-leave"
    sure = Sure(title: look.texts[key], words: look.texts[key + "-ask"], yes: go)
  }

  /// The book of the one game, or a choice of books.
  func rules(of games: [Game]) {
    sheet = games.count == 1 ? .rules(game: games[0].id, query: "") : .books(games)
  }

  func leaveJoining() {
    house.near.part()
    toShelf()
  }

  fileprivate func changed(_ state: NearState) {
    let before = near?.screen
    near = state
    let now = state.screen
    guard let id = now.table, !now.idle else { return }
    // There is a table to look at, or it has changed sides and is another now.
    let joined = place == .join && now.seated
    let turned = table.map { $0.model.id != id && before?.table == $0.model.id && before?.idle == false } ?? false
    if joined || turned { open(id) }
  }

  fileprivate func shown(_ state: ShelfState) { shelf = state }

  // What is set, and what is said.

  func set(_ settings: Settings) {
    house.change(
      settings, done: { onMain { self.spoken() } }, failed: { failure in onMain { self.said(failure) } })
  }

  /// Words and colours are others now.
  private func spoken() {
    dress()
    house.near.look()
    shelfModel.load()
  }

  func said(_ failure: Failure) {
    if let report = failure.report {
      sheet = .bug(words: failure.words, report: report)
    } else {
      say(failure.words)
    }
  }

  func say(_ words: String) {
    toast = words
    UIAccessibility.post(notification: .announcement, argument: words)
    let mine = words
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(Telling.duration(mine) + 1_500))
      if toast == mine { toast = nil }
    }
  }

  // What the system tells.

  /// The app is looked at, or not any more: then the curtain comes down, at once.
  func turned(_ phase: ScenePhase) {
    switch phase {
    case .active:
      house.near.resumed()
      house.near.look()
      house.systemLanguage(Locale.preferredLanguages.first ?? "", done: { onMain { self.spoken() } })
    case .background:
      table?.hide()
      house.near.suspended()
    default: table?.hide()
    }
    awake()
  }

  /// The screen stays on at a table, if that is set.
  func awake() {
    let isAtTable = table != nil || near?.isOn == true
    UIApplication.shared.isIdleTimerDisabled = isAtTable && house.settings.keepAwake
  }
}

/// Hears the models on the core's queue and tells the stage.
private final class Ears: ShelfListener, NearListener, @unchecked Sendable {
  private weak var stage: Stage?

  init(_ stage: Stage) { self.stage = stage }

  private func tell(_ run: @escaping @MainActor @Sendable (Stage) -> Void) {
    onMain { if let stage = self.stage { run(stage) } }
  }

  func shown(_ state: ShelfState) { tell { $0.shown(state) } }

  func shown(_ state: NearState) { tell { $0.changed(state) } }

  func opened(_ id: String) { tell { $0.open(id) } }

  func told(_ words: String) { tell { $0.say(words) } }

  func said(_ failure: Failure) { tell { $0.said(failure) } }
}
