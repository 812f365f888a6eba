// One table: curtain, board, question, answers. It shows any scene and answers any prompt, and knows no game.
import Foundation
import TabulariumCore

/// Called on the house's queue, in order.
public protocol TableListener: AnyObject, Sendable {
  /// Draw this.
  func shown(_ state: TableState)

  /// This has happened: to be told sentence by sentence.
  func told(_ lines: [String])

  /// A sentence to show for a moment.
  func said(_ words: String)

  /// A bug stopped a move. The position shown is safe; `report` can be sent to the makers.
  func bug(_ words: String, report: String)

  /// What a thing is.
  func about(_ about: About)

  /// The table cannot be shown at all.
  func gone(_ failure: Failure)
}

/// Its functions return at once; the core is called on the house's queue. `state` never holds more than what is shown
/// now.
public final class TableModel: @unchecked Sendable {
  /// What is shown, and what of its question has been touched.
  private final class Now: Sendable {
    let view: View
    let screen: Screen
    let marks: Marks
    let scores: Scores?
    let position: Int

    init(_ view: View, _ screen: Screen, _ marks: Marks, _ scores: Scores?, _ position: Int) {
      self.view = view
      self.screen = screen
      self.marks = marks
      self.scores = scores
      self.position = position
    }
  }

  public let id: String
  private let house: House

  /// Held while something is shown or hidden: what comes after hiding is late.
  let lock = NSRecursiveLock()

  // Under the lock.
  private weak var listener: (any TableListener)?
  private var shownNow: TableState?
  private var now: Now?
  private var film: PastModel?
  private var isClosed = false

  /// Counts how often everything was hidden: what was asked before is not shown after.
  private var hidden = 0

  // On the queue alone.

  /// What `hidden` was when the call was asked for that runs on the queue now.
  private var asked = 0
  private var form: Form
  private var table: Table?
  private var positions = 0

  public init(_ house: House, id: String, form: Form) {
    self.house = house
    self.id = id
    self.form = form
    refresh()
    // Something has come from another device.
    house.near.follow(self) { [weak self] in
      guard let self else { return }
      self.task { self.trying { try self.come() } }
    }
  }

  /// What is shown now; nothing before the first view, and between "hide" and the curtain.
  public var state: TableState? { lock.withLock { shownNow } }

  /// Who listens from now on, nobody for nil; it is not kept alive. It is shown at once what there is.
  public func listen(_ listener: (any TableListener)?) {
    lock.withLock { self.listener = listener }
    guard let listener else { return }
    house.queue.run {
      self.lock.withLock {
        if self.listener === listener, let state = self.shownNow { listener.shown(state) }
      }
    }
  }

  /// A touch on the board.
  public func tap(_ touch: UInt32) {
    answering { at in
      at.screen == .table ? Answering.tap(at.view.prompt, at.marks, touch) : .why(touch)
    }
  }

  /// What the thing there is.
  public func tell(_ touch: UInt32) {
    at { at in
      guard let sheet = try self.sheet(touch, at) else { return }
      self.put(at, marks: try self.joined(at, sheet))
      self.tell { $0.about(sheet) }
    }
  }

  /// A button of the prompt, or an entry of the list of all answers.
  public func press(_ button: Button) {
    switch button.kind {
    case .undo: act { table, at in try self.seat(at).map { try table.undo(seat: $0, revision: at.view.revision) } }
    case .restart:
      act { table, at in try self.seat(at).map { try table.restart(seat: $0, revision: at.view.revision) } }
    case .hide, .takeOver: hide()
    case .look: act { table, at in try at.view.prompt.map { try table.lift(seat: $0.seat) } }
    case .turn: answering { Answering.turn($0.marks) }
    case .answer: answer(button, sure: true)
    case .usual: answer(button, sure: false)
    case .handOn: act { table, _ in try table.handOn() }
    case .curtain: at { if $0.screen == .open { self.put($0, screen: .curtain) } }
    case .past, .shelf, .again, .near: break
    }
  }

  /// The amount one less.
  public func less() { step(-1) }

  /// The amount one more.
  public func more() { step(1) }

  /// This seat lifts the curtain.
  public func lift(_ seat: UInt32) { act { table, _ in try table.lift(seat: seat) } }

  /// From the curtain to the open table.
  public func showPublic() { at { if $0.screen == .curtain { self.put($0, screen: .open) } } }

  /// The curtain comes down. When this returns nothing is shown and kept any more; the curtain's state follows.
  public func hide() {
    lock.withLock {
      forget()
      fetch { try $0.hide() }
    }
  }

  /// The room for the scene is another. What was chosen and not done stays chosen.
  public func fit(_ form: Form) {
    task {
      if self.form == form { return }
      self.form = form
      let before = self.current
      self.load { try $0.view(form: form) }
      guard let before, let at = self.current, at.view.revision == before.view.revision, at.screen == before.screen
      else { return }
      let marks = before.marks
      self.trying {
        if let chosen = marks.chosen, !marks.drawn.isEmpty {
          try self.preview(at, chosen, marks)
        } else if let first = marks.first {
          try self.follow(at, Answering.tap(at.view.prompt, Marks(), first))
        } else {
          // What lay elsewhere in the other form is not drawn there.
          var bare = marks
          bare.drawn = []
          self.put(at, marks: bare)
        }
      }
    }
  }

  /// Fetches everything anew, as after a change of language.
  public func refresh() { fetch { try $0.view(form: self.form) } }

  /// The log of the view shown now.
  public func log(_ done: @escaping @Sendable (LogModel) -> Void) {
    at { _ in
      let log = LogModel(try self.open().log())
      self.tell { _ in done(log) }
    }
  }

  /// The scores as the view shown now knows them.
  public func scores(_ done: @escaping @Sendable (ScoreTable) -> Void) {
    at { at in
      let scores = ScoreTable(try self.open().scores(), seated: at.view.players, winners: at.view.winners)
      self.tell { _ in done(scores) }
    }
  }

  /// The past of the view shown now, until the curtain comes down or another is asked for.
  public func past(_ listener: @escaping @Sendable (PastState) -> Void) -> PastModel {
    lock.withLock {
      film?.close()
      let fetch: @Sendable (UInt32?) throws -> Past = { [weak self] step in
        guard let self else { throw CoreError.Left }
        let past = try self.open().past(step: step)
        try self.house.book(of: self.current?.view.game ?? "").need(past.surfaces)
        return past
      }
      let failed: @Sendable (Failure) -> Void = { [weak self] in self?.failed($0) }
      let new = PastModel(house.queue, fetch: fetch, failed: failed, listener: listener)
      film = new
      return new
    }
  }

  /// The drawings of this table's game.
  public var book: Book? { state.flatMap { try? house.book(of: $0.game) } }

  /// Leaves the table; the curtain is down when it is opened again.
  public func close() {
    lock.withLock {
      isClosed = true
      house.near.unfollow(self)
      listener = nil
      forget()
      house.queue.run {
        self.table?.leave()
        self.table = nil
      }
    }
  }

  /// Nothing is shown and kept any more. Under the lock.
  private func forget() {
    hidden += 1
    film?.close()
    film = nil
    shownNow = nil
    now = nil
  }

  // What follows runs on the queue.

  private var current: Now? { lock.withLock { now } }

  private func open() throws -> Table {
    if let table { return table }
    let new = try house.app().table(id: id)
    table = new
    return new
  }

  private func task(_ run: @escaping @Sendable () -> Void) {
    let then = lock.withLock { hidden }
    house.queue.run {
      self.asked = then
      if !self.lock.withLock({ self.isClosed }) { run() }
    }
  }

  private func trying(_ run: () throws -> Void) {
    do {
      try run()
    } catch {
      failed(house.queue.failure(error))
    }
  }

  /// Runs something on the position that is on the screen, unless that has passed when its turn comes.
  private func at(_ run: @escaping @Sendable (Now) throws -> Void) {
    guard let seen = state?.position else { return }
    task {
      guard let at = self.current, at.position == seen else { return }
      self.trying { try run(at) }
    }
  }

  /// Tells the listener, unless everything was hidden since it was asked for.
  private func tell(_ run: (any TableListener) -> Void) {
    lock.withLock {
      if asked == hidden, let listener { run(listener) }
    }
  }

  private func act(_ call: @escaping @Sendable (Table, Now) throws -> View?) {
    at { at in
      if let view = try call(self.open(), at) { try self.did(view) }
    }
  }

  /// Something was done here, and the others hear of it.
  private func did(_ view: View) throws {
    if view.at.near { house.near.wake() }
    try show(view)
  }

  /// Shows what has come. An answer that is being thought about stays shown where nothing of the question changed.
  private func come() throws {
    guard let before = current else { return }
    let view = try open().view(form: form)
    if before.view.at.standing == .alone && view.at.standing == .guest {
      tell { $0.said(house.texts["near-back"]) }
    }
    var same = before.view
    same.steps = view.steps
    if view == same { return told(view, before.screen) }
    let stays =
      view.prompt == before.view.prompt && view.face == before.view.face && view.revision == before.view.revision
      && before.screen == .table
    if !stays { return try show(view) }
    try house.book(of: view.game).need(view.surfaces)
    keep(Now(view, before.screen, before.marks, before.scores, before.position))
    told(view, before.screen)
  }

  private func fetch(_ call: @escaping @Sendable (Table) throws -> View) { task { self.load(call) } }

  private func load(_ call: (Table) throws -> View) {
    do {
      try show(call(open()))
    } catch {
      let failure = house.queue.failure(error)
      if failure.kind == .left { return }
      if current == nil { tell { $0.gone(failure) } } else { say(failure) }
    }
  }

  private func answering(_ step: @escaping @Sendable (Now) -> Step?) {
    at { at in
      if let step = step(at) { try self.follow(at, step) }
    }
  }

  private func answer(_ button: Button, sure: Bool) {
    answering { at in
      guard let option = at.view.prompt?.options.first(where: { $0.id == button.choice }) else { return nil }
      if button.kind == .usual && at.marks.chosen?.id == option.id { return .commit(option) }
      return Answering.choose(option, at.marks, sure: sure)
    }
  }

  private func follow(_ at: Now, _ step: Step) throws {
    switch step {
    case .commit(let choice): try commit(at, choice)
    case .show(let choice, let marks): try preview(at, choice, marks)
    case .sure(var marks):
      marks.hint = Hint(house.texts["final"])
      put(at, marks: marks)
    case .second(let choice, let marks): try second(at, choice, marks)
    case .why(let touch): try why(at, touch)
    }
  }

  private func commit(_ at: Now, _ choice: Choice) throws {
    guard let prompt = at.view.prompt else { return }
    try did(open().choose(seat: prompt.seat, revision: at.view.revision, option: choice.id))
  }

  private func preview(_ at: Now, _ choice: Choice, _ marks: Marks) throws {
    guard let prompt = at.view.prompt else { return }
    let seen = try open().preview(seat: prompt.seat, revision: at.view.revision, option: choice.id)
    var next = marks
    next.chosen = choice
    next.commit = seen.commit
    next.hint = seen.hint.map { Hint($0) }
    next.drawn = try needed(at, seen.marked)
    put(at, marks: next)
  }

  /// Only the thing touched first is marked: where to is not known yet.
  private func second(_ at: Now, _ choice: Choice, _ marks: Marks) throws {
    guard let prompt = at.view.prompt else { return }
    let seen = try open().preview(seat: prompt.seat, revision: at.view.revision, option: choice.id)
    var next = marks
    next.hint = Hint(house.texts["and-where"])
    next.drawn = try needed(at, seen.marked.filter { $0.item.touch == marks.first })
    put(at, marks: next)
  }

  /// Marked things, once all is there that they are drawn with.
  private func needed(_ at: Now, _ marked: [Marked]) throws -> [Mark] {
    try house.book(of: at.view.game).need(for: marked.map(\.item))
    return marked.map { Mark(surface: $0.surface, item: $0.item) }
  }

  /// Why something cannot be chosen: one sentence in the hint line. What is no answer at all tells what it is.
  private func why(_ at: Now, _ touch: UInt32) throws {
    guard let sheet = try sheet(touch, at) else { return }
    var marks = try joined(at, sheet)
    if let blocked = sheet.blocked { marks.hint = blocked }
    put(at, marks: marks)
    if sheet.blocked == nil { tell { $0.about(sheet) } }
  }

  /// What a thing is joined to, marked until something else is touched; an answer that is shown stays shown.
  private func joined(_ at: Now, _ sheet: About) throws -> Marks {
    var marks = at.marks
    if marks.chosen == nil && marks.first == nil {
      try house.book(of: at.view.game).need(for: sheet.joined.map(\.item))
      marks.drawn = sheet.joined
    }
    return marks
  }

  private func sheet(_ touch: UInt32, _ at: Now) throws -> About? {
    let isPublic = at.screen == .open || at.screen == .curtain
    let said = try isPublic ? open().publicAbout(touch: touch) : open().about(touch: touch)
    guard let sheet = said else { return nil }
    let texts = sheet.rulings.isEmpty ? [] : try house.rules(at.view.game).rulings
    return About(
      title: sheet.title, lines: sheet.lines,
      blocked: sheet.blocked.map { Hint($0.why, blocked: true, ruling: $0.ruling) },
      rulings: sheet.rulings.compactMap { number in texts.first { $0.number == number } },
      joined: sheet.joined.map { Mark(surface: $0.surface, item: $0.item) })
  }

  private func step(_ by: Int) {
    at { at in
      var marks = at.marks
      marks.amount = max(0, min(marks.amount + by, Answering.amounts(at.view.prompt).count - 1))
      self.put(at, marks: marks)
    }
  }

  /// A view of the core: a new position.
  private func show(_ view: View) throws {
    let screen: Screen =
      switch view.face {
      case .curtain: current?.screen == .open ? .open : .curtain
      case .over: .over
      default: .table
      }
    try house.book(of: view.game).need(view.surfaces)
    let scores = screen == .over ? try open().scores() : nil
    positions += 1
    keep(Now(view, screen, Marks(), scores, positions))
    if screen == .table, let at = current, let step = Answering.begins(view.prompt) { try follow(at, step) }
    told(view, screen)
  }

  private func told(_ view: View, _ screen: Screen) {
    let lines = Telling.lines(view.steps)
    if !lines.isEmpty && screen != .curtain { tell { $0.told(lines) } }
  }

  /// The same position, otherwise touched or looked at.
  private func put(_ at: Now, screen: Screen? = nil, marks: Marks? = nil) {
    if current === at { keep(Now(at.view, screen ?? at.screen, marks ?? at.marks, at.scores, at.position)) }
  }

  /// Keeps and shows, unless everything was hidden since it was asked for.
  private func keep(_ next: Now) {
    let (view, texts) = (next.view, house.texts)
    let shown = Showing.state(
      view, next.screen, next.marks, next.scores, form, position: next.position, texts)
    lock.withLock {
      if asked != hidden { return }
      now = next
      shownNow = shown
      listener?.shown(shown)
    }
  }

  private func seat(_ at: Now) -> UInt32? {
    if let prompt = at.view.prompt { return prompt.seat }
    switch at.view.face {
    case .linger(let seat), .own(let seat), .open(let seat): return seat
    default: return nil
    }
  }

  private func failed(_ failure: Failure) {
    if failure.kind == .left { return }
    say(failure)
    if failure.isPassed { load { try $0.view(form: form) } }
  }

  private func say(_ failure: Failure) {
    tell { listener in
      if let report = failure.report {
        listener.bug(failure.words, report: report)
      } else {
        listener.said(failure.words)
      }
    }
  }
}
