// One table on the screen: what its model shows, what moves, what is told.
import Observation
import SwiftUI
import TabulariumCore
import TabulariumKit

@MainActor
@Observable
final class TableStand {
  let model: TableModel
  private(set) var state: TableState?

  /// What happened, sentence by sentence.
  private(set) var telling: [String] = []

  /// What moves to the present state, once it is laid out.
  private(set) var moving: [Motion] = []

  /// The painting of this table: it forgets what it has drawn.
  private(set) var painting: Painting<CanvasPen>?

  private unowned let stage: Stage
  private var ears: Ears?
  private var form = TabulariumCore.Form.narrow

  init(_ stage: Stage, _ id: String) {
    self.stage = stage
    model = TableModel(stage.house, id: id, form: .narrow)
    let ears = Ears(self)
    self.ears = ears
    model.listen(ears)
  }

  /// The room there is.
  func fit(_ form: TabulariumCore.Form) {
    if self.form == form { return }
    self.form = form
    model.fit(form)
  }

  fileprivate func shown(_ next: TableState) {
    // It was hidden meanwhile: what is on its way here may not be shown any more.
    if next.isPrivate && model.state == nil { return }
    if painting == nil { painting = stage.look.newPainting(next.game) }
    moving = SceneDiff.between(state, next, calm: stage.look.calm)
    let isOther = state?.viewer != next.viewer || state?.screen != next.screen
    if isOther || next.screen == .curtain {
      forget()
      // What was opened over the view before is its viewer's.
      if let sheet = stage.sheet, !sheet.stays { stage.sheet = nil }
    }
    if next.screen != .curtain, state?.prompt.title != next.prompt.title || state?.prompt.hint != next.prompt.hint {
      aloud([next.prompt.title, next.prompt.hint.words])
    }
    painting?.prepare(next.surfaces)
    state = next
    stage.awake()
  }

  /// Colours or words are others: everything is drawn anew.
  func dress() {
    painting?.forget()
    painting = nil
    model.refresh()
  }

  /// The app is not looked at any more: nothing private is kept when this returns.
  func hide() {
    model.hide()
    state = nil
    forget()
    if let sheet = stage.sheet, !sheet.stays { stage.sheet = nil }
  }

  /// For whoever listens to the screen.
  private func aloud(_ lines: [String]) {
    let words = lines.filter { !$0.isEmpty }.joined(separator: " ")
    UIAccessibility.post(notification: .announcement, argument: words)
  }

  /// Whether the curtain came down since something was asked for: then it may not be shown.
  private var isHidden: Bool { state == nil || model.state == nil || state?.screen == .curtain }

  private func forget() {
    telling = []
    moving = []
    painting?.forget()
  }

  func close() {
    model.listen(nil)
    model.close()
    state = nil
    forget()
  }

  /// A button of the question; those of the shell itself are done here.
  func press(_ button: Answer) {
    switch button.kind {
    case .past: stage.sheet = .past(model)
    case .shelf: stage.toShelf()
    case .again: stage.again(model.id)
    case .near: stage.sheet = .devices(table: model.id)
    default: model.press(button)
    }
  }

  /// What moves is on its way, and does not move again.
  func began() { moving = [] }

  fileprivate func told(_ lines: [String]) {
    telling = (telling + lines).suffix(3)
    aloud(lines)
    let wait = lines.map(Telling.duration).reduce(0, +)
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(wait))
      telling.removeAll { lines.contains($0) }
    }
  }

  fileprivate func about(_ about: TabulariumKit.About) {
    if let game = state?.game, !isHidden { stage.sheet = .what(about, game: game) }
  }

  fileprivate func said(_ words: String) { stage.say(words) }

  fileprivate func bug(_ words: String, _ report: String) { stage.sheet = .bug(words: words, report: report) }

  fileprivate func gone(_ failure: Failure) {
    stage.toShelf()
    stage.said(failure)
  }

  func log() { model.log { log in onMain { self.show(.log(log)) } } }

  func scores() { model.scores { table in onMain { self.show(.scores(table)) } } }

  private func show(_ sheet: Sheet) { if !isHidden { stage.sheet = sheet } }
}

/// Hears the model on the core's queue and tells the stand.
private final class Ears: TableListener, @unchecked Sendable {
  private weak var stand: TableStand?

  init(_ stand: TableStand) { self.stand = stand }

  private func tell(_ run: @escaping @MainActor @Sendable (TableStand) -> Void) {
    onMain { if let stand = self.stand { run(stand) } }
  }

  func shown(_ state: TableState) { tell { $0.shown(state) } }

  func told(_ lines: [String]) { tell { $0.told(lines) } }

  func said(_ words: String) { tell { $0.said(words) } }

  func bug(_ words: String, report: String) { tell { $0.bug(words, report) } }

  func about(_ about: TabulariumKit.About) { tell { $0.about(about) } }

  func gone(_ failure: Failure) { tell { $0.gone(failure) } }
}
