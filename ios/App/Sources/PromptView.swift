// The question: what is asked, its hint, the stepper, and the buttons in their fixed order.
import SwiftUI
import TabulariumKit

struct PromptView: View {
  let stage: Stage
  let stand: TableStand
  let state: TableState

  /// How high it may be.
  let most: CGFloat

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }
  private var prompt: PromptShown { state.prompt }

  var body: some View {
    AtMost(height: most) {
      VStack(alignment: .leading, spacing: 8) {
        // Where there is little room the words scroll, and the buttons stay.
        ViewThatFits(in: .vertical) {
          words
          ScrollView(.vertical) { words }
        }
        buttons
      }
      .padding(12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(look.colour("surface-2"))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 8) {
      if state.screen == .over {
        ending
      } else {
        Text(verbatim: prompt.title).font(look.serif(18)).accessibilityAddTraits(.isHeader)
      }
      hint
      if let amount = prompt.amount { stepper(amount) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Who has won, large, and the scores below.
  @ViewBuilder private var ending: some View {
    HStack(spacing: 14) {
      if let first = state.winners.first { Wreath(look: look, emblem: first.emblem, size: 84) }
      Text(verbatim: state.headline).font(look.serif(22)).accessibilityAddTraits(.isHeader)
    }
    if let scores = state.scores { ScoreView(look: look, scores: scores) }
  }

  @ViewBuilder private var hint: some View {
    if !prompt.hint.words.isEmpty {
      HStack {
        Text(verbatim: prompt.hint.words)
          .font(look.sans(13))
          .foregroundStyle(look.colour(prompt.hint.blocked ? "bad" : "ink-2"))
        if let ruling = prompt.hint.ruling {
          Button("R\(ruling)") { stage.sheet = .rules(game: state.game, query: "R\(ruling)") }
        }
      }
    }
  }

  private func stepper(_ amount: Amount) -> some View {
    HStack(spacing: 12) {
      PlainButton(look: look, words: "−", enabled: amount.canLess) { stand.model.less() }
      Text(verbatim: "\(amount.number)").font(look.serif(22)).monospacedDigit()
      PlainButton(look: look, words: "+", enabled: amount.canMore) { stand.model.more() }
      MainButton(look: look, words: amount.go.label) { press(amount.go) }
    }
  }

  private var buttons: some View {
    Rows(spacing: 8) {
      ForEach(Array(prompt.buttons.enumerated()), id: \.offset) { _, button in
        if let icon = button.icon {
          IconButton(look: look, icon: icon, words: button.label, enabled: button.enabled) { press(button) }
        } else if button.primary {
          MainButton(look: look, words: button.label) { press(button) }
        } else {
          PlainButton(look: look, words: button.label, enabled: button.enabled) { press(button) }
        }
      }
      if !prompt.answers.isEmpty {
        PlainButton(look: look, words: texts["answers"]) { stage.sheet = .answers(prompt) }
      }
    }
  }

  private func press(_ button: Answer) {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    stand.press(button)
  }
}

/// What is in it, no higher than this.
struct AtMost: SwiftUI.Layout {
  let height: CGFloat

  private func room(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: min(proposal.height ?? height, height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(room(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let size = ProposedViewSize(width: bounds.width, height: bounds.height)
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: size)
  }
}

/// One thing beside the other, and a new row where there is no room.
struct Rows: SwiftUI.Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 320
    return CGSize(width: width, height: rows(width, subviews).map(\.height).reduce(0) { $0 + $1 + spacing } - spacing)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for row in rows(bounds.width, subviews) {
      // What is left over goes to the last, the usual answer.
      var x = bounds.minX
      for (place, at) in row.places.enumerated() {
        let isLast = place == row.places.count - 1
        let wide = isLast ? bounds.maxX - x : min(subviews[at].sizeThatFits(.unspecified).width, bounds.width)
        let size = ProposedViewSize(width: wide, height: row.height)
        subviews[at].place(at: CGPoint(x: x, y: y), anchor: .topLeading, proposal: size)
        x += wide + spacing
      }
      y += row.height + spacing
    }
  }

  private func rows(_ width: CGFloat, _ subviews: Subviews) -> [(places: [Int], height: CGFloat)] {
    var rows: [(places: [Int], height: CGFloat)] = []
    var left: CGFloat = 0
    for at in subviews.indices {
      let size = subviews[at].sizeThatFits(.unspecified)
      let wide = min(size.width, width)
      if rows.isEmpty || left < wide {
        rows.append(([], 0))
        left = width
      }
      rows[rows.count - 1].places.append(at)
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
      left -= wide + spacing
    }
    return rows
  }
}

/// The scores, a column for each player.
struct ScoreView: View {
  let look: Look
  let scores: ScoreTable

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: scores.title).font(look.serif(18)).accessibilityAddTraits(.isHeader)
      ScrollView(.horizontal) {
        Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 6) {
          GridRow {
            Text(verbatim: "")
            ForEach(Array(scores.players.enumerated()), id: \.offset) { at, player in
              VStack(spacing: 2) {
                Token(look: look, emblem: player.emblem, size: 22)
                Text(verbatim: player.name).font(look.sans(12, scores.won.contains(player.seat) ? .bold : .regular))
                if let places = scores.places, at < places.count { Text(verbatim: places[at]).font(look.serif(15)) }
              }
            }
          }
          ForEach(Array(scores.rows.enumerated()), id: \.offset) { _, row in
            GridRow {
              Text(verbatim: row.label).font(look.sans(14, row.total ? .semibold : .regular))
              ForEach(Array(row.cells.enumerated()), id: \.offset) { at, cell in
                VStack(spacing: 2) {
                  Text(verbatim: cell).font(look.serif(15, row.total ? .bold : .regular)).monospacedDigit()
                  if let how = row.how[at] {
                    Text(verbatim: how).font(look.sans(11.5)).foregroundStyle(look.colour("ink-2"))
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
