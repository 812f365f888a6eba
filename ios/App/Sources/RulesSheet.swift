// The book of a game, searched as one types; and the past of a table, step by step.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct RulesSheet: View {
  let stage: Stage
  let game: String
  @State var query: String
  @State private var book: RulesModel?

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextField(texts["search"], text: $query).font(look.sans(15)).autocorrectionDisabled().card(look)
      if let book { found(book.search(query)) }
    }
    .onAppear {
      RulesModel.load(
        stage.house, game, done: { read in onMain { book = read } },
        failed: { failure in onMain { stage.said(failure) } })
    }
  }

  @ViewBuilder private func found(_ found: Found) -> some View {
    if found.nothing { Text(verbatim: texts["nothing"]).font(look.sans(15)) }
    if let intro = found.intro { blocks(intro) }
    ForEach(Array(found.sections.enumerated()), id: \.offset) { _, section in
      PartLabel(look: look, words: section.title)
      blocks(section.body)
      ForEach(Array(section.pictures.enumerated()), id: \.offset) { _, picture in
        SceneView(look: look, game: game, surfaces: picture.surfaces)
      }
    }
    if !found.terms.isEmpty { PartLabel(look: look, words: texts["glossary"]) }
    ForEach(Array(found.terms.enumerated()), id: \.offset) { _, term in
      Text(verbatim: "\(term.term): \(term.meaning)").font(look.sans(14))
    }
    if let note = found.note { blocks(note) }
    if !found.rulings.isEmpty { PartLabel(look: look, words: texts["rulings"]) }
    ForEach(found.rulings, id: \.number) { ruling in
      Text(verbatim: "R\(ruling.number)  \(ruling.text)").font(look.sans(14))
    }
  }

  private func blocks(_ text: String) -> some View {
    ForEach(Array(Markdown.blocks(text).enumerated()), id: \.offset) { _, block in
      switch block {
      case .paragraph(let spans): set(spans).font(look.sans(15))
      case .items(let numbered, let items):
        ForEach(Array(items.enumerated()), id: \.offset) { at, item in
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text(verbatim: numbered ? "\(at + 1)." : "·")
            set(item)
          }
          .font(look.sans(15))
        }
      case .grid(let rows):
        Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
          ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
            GridRow { ForEach(Array(row.enumerated()), id: \.offset) { _, cell in set(cell) } }
          }
        }
        .font(look.sans(14))
      }
    }
  }

  private func set(_ spans: [Span]) -> Text {
    spans.reduce(Text(verbatim: "")) { $0 + ($1.bold ? Text(verbatim: $1.words).bold() : Text(verbatim: $1.words)) }
  }
}

/// Surfaces that are only looked at, one below the other.
struct SceneView: View {
  let look: Look
  let game: String
  let surfaces: [Surface]

  var body: some View {
    let wide = max(1, surfaces.map(\.w).max() ?? 1)
    let high = surfaces.map(\.h).reduce(0, +)
    Canvas { context, size in
      guard let painting = look.newPainting(game) else { return }
      painting.prepare(surfaces)
      let scale = size.width / CGFloat(wide)
      context.withCGContext { canvas in
        canvas.scaleBy(x: scale, y: scale)
        look.pen.draw(on: canvas) {
          for surface in surfaces {
            painting.draw(surface)
            canvas.translateBy(x: 0, y: CGFloat(surface.h))
          }
        }
      }
    }
    .aspectRatio(CGFloat(wide) / CGFloat(max(1, high)), contentMode: .fit)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: Speech.nodes(surfaces, look.texts).map(\.words).joined(separator: ". ")))
  }
}

struct PastSheet: View {
  let stage: Stage
  let model: TableModel
  @State private var film: PastModel?
  @State private var state: PastState?

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let state, let game = model.state?.game {
        HStack {
          PlainButton(look: look, words: "‹", enabled: state.step > 0) { film?.by(-1) }
            .accessibilityLabel(Text(verbatim: texts["step-back"]))
          PlainButton(look: look, words: texts[state.playing ? "pause" : "play"]) {
            if state.playing { film?.pause() } else { film?.play() }
          }
          PlainButton(look: look, words: "›", enabled: state.step + 1 < state.steps) { film?.by(1) }
            .accessibilityLabel(Text(verbatim: texts["step-on"]))
          Text(verbatim: "\(state.step + 1) / \(state.steps)").font(look.serif(15)).monospacedDigit()
        }
        let step = Binding(get: { Double(state.step) }, set: { film?.to(Int($0)) })
        if state.steps > 1 { Slider(value: step, in: 0...Double(state.steps - 1), step: 1) }
        ForEach(Array(state.lines.enumerated()), id: \.offset) { _, line in Text(verbatim: line).font(look.sans(14)) }
        SceneView(look: look, game: game, surfaces: state.surfaces)
      }
    }
    .onAppear { film = model.past { past in onMain { state = past } } }
    .onDisappear {
      film?.close()
      film = nil
      state = nil
    }
  }
}
