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
  @State private var boardFingers = Fingers()
  @State private var sideFingers = Fingers()
  @State private var places = Places(density: 1)
  @State private var stripHeight: CGFloat = 56

  /// The question that was brought into sight.
  @State private var brought: UInt64?

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
          if isFar(room.size) { strip(at, form(room.size)) }
          board(at.board, boardFingers)
          if let side = at.side { board(side, sideFingers) }
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
        .onChange(of: stripHeight) { settle(arranged(room.size), room.size) }
      }
    }
  }

  private func arranged(_ size: CGSize) -> Arrangement { arranged(size, strip: isFar(size) ? stripHeight : 0) }

  private func arranged(_ size: CGSize, strip: CGFloat) -> Arrangement {
    Layout.arrange(
      state.surfaces, asked: state.asked, form: form(size), width: Float(size.width), height: Float(size.height),
      promptHeight: Float(promptHeight), density: 1, strip: Float(strip))
  }

  private var stops: [Stop] { Places.stops(state.surfaces, state.players) }

  /// Whether the strip is of use.
  private func isFar(_ size: CGSize) -> Bool { Places.isFar(stops, arranged(size, strip: 0)) }

  private func strip(_ at: Arrangement, _ form: TabulariumCore.Form) -> some View {
    PlacesView(look: look, stops: stops, form: form, sight: { sight(at) }, go: { go($0, at) })
      .background(
        GeometryReader { room in
          Color.clear
            .onAppear { stripHeight = room.size.height }
            .onChange(of: room.size) { _, size in stripHeight = size.height }
        })
  }

  private func fingers(_ column: Column, _ at: Arrangement) -> Fingers {
    column == at.side ? sideFingers : boardFingers
  }

  /// Follows whatever moves.
  private func sight(_ at: Arrangement) -> UInt32? {
    _ = (boardFingers.moved, sideFingers.moved)
    return places.inSight(stops, at) { fingers($0, at).camera }
  }

  /// To a place of the strip.
  private func go(_ surface: UInt32, _ at: Arrangement) {
    guard let way = places.way(surface, at, { fingers($0, at).camera }) else { return }
    fingers(way.column, at).glide(way.down, calm: look.calm)
  }

  /// What is asked is brought into sight, once.
  private func bring(_ at: Arrangement) {
    if state.asked == nil || brought == state.revision { return }
    brought = state.revision
    let (box, camera) = (at.board.box, boardFingers.camera)
    camera.room(width: box.width, height: max(0, box.height), content: at.board.height)
    if let way = places.bring(at, camera) { boardFingers.glide(way.down, calm: look.calm) }
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
    bring(at)
  }

  private func board(_ column: Column, _ fingers: Fingers) -> some View {
    BoardView(look: look, stand: stand, column: column, motions: motions, began: began, fingers: fingers)
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
