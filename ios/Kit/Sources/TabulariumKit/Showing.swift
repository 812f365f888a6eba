// From a view of the core to the state that a screen shows.
import TabulariumCore

enum Showing {
  static func state(
    _ view: View, _ screen: Screen, _ marks: Marks, _ scores: Scores?, _ form: Form, position: Int, _ texts: Texts
  ) -> TableState {
    TableState(
      screen: screen,
      isPrivate: view.private,
      game: view.game,
      title: view.title ?? view.gameTitle,
      headline: view.headline,
      last: view.last,
      players: view.players,
      surfaces: screen == .curtain ? [] : marked(view.surfaces, marks.drawn),
      asked: view.prompt?.seat,
      form: form,
      revision: view.revision,
      viewer: viewer(view.face),
      prompt: PromptModel.of(view, screen, marks, texts),
      curtain: curtain(view, texts),
      winners: view.players.filter { view.winners.contains($0.seat) },
      scores: scores.map { ScoreTable($0, seated: view.players, winners: view.winners) },
      at: view.at,
      position: position)
  }

  /// The surfaces with some items drawn as chosen.
  private static func marked(_ surfaces: [Surface], _ drawn: [Mark]) -> [Surface] {
    if drawn.isEmpty { return surfaces }
    return surfaces.map { surface in
      let here = drawn.filter { $0.surface == surface.id }
      if here.isEmpty { return surface }
      var marked = surface
      marked.items = surface.items.map { item in here.last { $0.item.id == item.id }?.item ?? item }
      return marked
    }
  }

  private static func viewer(_ face: Face) -> String {
    switch face {
    case .own(let seat), .linger(let seat): "seat \(seat)"
    case .open, .wait, .curtain: "public"
    case .over: "over"
    }
  }

  private static func curtain(_ view: View, _ texts: Texts) -> CurtainShown? {
    guard case .curtain(let seats) = view.face else { return nil }
    let nexts = seats.compactMap { seat in view.players.first { $0.seat == seat } }
    let one = nexts.count == 1
    return CurtainShown(
      cap: view.title ?? view.gameTitle, title: texts[one ? "next" : "who-looks"], nexts: nexts, one: one,
      pass: texts["pass"], lift: texts["lift"], open: texts["show-public"], shelf: texts["to-shelf"],
      headline: view.headline, last: view.last)
  }
}
