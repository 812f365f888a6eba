// A table as it is played at: curtain, open table, play and end, each as the model has it.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct TableScreen: View {
  let stage: Stage

  var body: some View {
    if let stand = stage.table {
      if let state = stand.state {
        if state.screen == .curtain, let curtain = state.curtain {
          CurtainView(stage: stage, stand: stand, curtain: curtain)
        } else {
          TableView(stage: stage, stand: stand, state: state)
        }
      } else {
        // Nothing of anybody's until the model says what may be shown.
        Plaster(look: stage.look).ignoresSafeArea()
      }
    }
  }
}

/// Board, what stands beside it, and the question.
struct TableView: View {
  let stage: Stage
  let stand: TableStand
  let state: TableState
  @State private var promptHeight: CGFloat = 150

  /// Where everything stood before what moves now.
  @State private var arrangement: Arrangement?
  @State private var motions: Motions?
  @State private var began = Date.distantPast

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    VStack(spacing: 0) {
      Header(look: look, title: state.title, line: state.headline, back: { stage.toShelf() }) {
        IconButton(look: look, icon: "nearby", words: texts["near"]) { stage.sheet = .devices(table: stand.model.id) }
        IconButton(look: look, icon: "log", words: texts["log"]) { stand.log() }
        IconButton(look: look, icon: "rules", words: texts["rules"]) {
          stage.sheet = .rules(game: state.game, query: "")
        }
        IconButton(look: look, icon: "settings", words: texts["settings"]) { stage.sheet = .settings }
      }
      GeometryReader { room in
        let at = arranged(room.size)
        ZStack(alignment: .topLeading) {
          board(at.board)
          if let side = at.side { board(side) }
          VStack(spacing: 6) {
            telling
            PromptView(stage: stage, stand: stand, state: state, most: room.size.height * share(room.size))
              .background(height)
          }
          .frame(width: CGFloat(at.prompt.width))
          .frame(maxHeight: .infinity, alignment: .bottom)
          .offset(x: CGFloat(at.prompt.left))
        }
        .onAppear { settle(at, room.size) }
        .onChange(of: state.revision) { settle(at, room.size) }
        .onChange(of: room.size) { _, size in settle(arranged(size), size) }
      }
    }
  }

  private func arranged(_ size: CGSize) -> Arrangement {
    Layout.arrange(
      state.surfaces, asked: state.asked, form: form(size), width: Float(size.width), height: Float(size.height),
      promptHeight: Float(promptHeight), density: 1)
  }

  /// How much of the height the question may take.
  private func share(_ size: CGSize) -> CGFloat {
    if state.screen == .over { return 0.7 }
    return form(size) == .wide ? 0.6 : 0.5
  }

  private func form(_ size: CGSize) -> TabulariumCore.Form {
    Layout.form(width: Float(size.width), height: Float(size.height), density: 1)
  }

  /// Where everything stands now; what moves begins.
  private func settle(_ at: Arrangement, _ size: CGSize) {
    stand.fit(form(size))
    if let before = arrangement, !stand.moving.isEmpty {
      motions = Motions(stand.moving, before: before, after: at)
      began = Date()
      stand.began()
    }
    arrangement = at
  }

  private func board(_ column: Column) -> some View {
    BoardView(look: look, stand: stand, column: column, motions: motions, began: began)
      .frame(width: CGFloat(column.box.width), height: CGFloat(max(0, column.box.height)))
      .offset(x: CGFloat(column.box.left), y: CGFloat(column.box.top))
  }

  private var telling: some View {
    VStack(spacing: 4) {
      ForEach(stand.telling, id: \.self) { Text(verbatim: $0).font(look.sans(14)).card(look) }
    }
    .allowsHitTesting(false)
  }

  /// Tells how high the question is.
  private var height: some View {
    GeometryReader { room in
      Color.clear
        .onAppear { promptHeight = room.size.height }
        .onChange(of: room.size) { _, size in promptHeight = size.height }
    }
  }
}
