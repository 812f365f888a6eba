// The curtain: whose turn it is, and nothing of anybody's.
import SwiftUI
import TabulariumKit

struct CurtainView: View {
  let stage: Stage
  let stand: TableStand
  let curtain: CurtainShown

  private var look: Look { stage.look }

  var body: some View {
    VStack(spacing: 14) {
      Text(verbatim: curtain.cap).font(look.sans(13)).padding(.top, 16)
      Spacer(minLength: 8)
      Text(verbatim: curtain.title).font(look.sans(15))
      ForEach(curtain.nexts, id: \.seat) { player in
        VStack(spacing: 8) {
          Token(look: look, emblem: player.emblem, size: curtain.one ? 72 : 40)
          Text(verbatim: player.name).font(look.serif(curtain.one ? 34 : 22)).accessibilityAddTraits(.isHeader)
          MainButton(look: look, words: curtain.lift) {
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            stand.model.lift(player.seat)
          }
        }
      }
      Text(verbatim: curtain.pass).font(look.sans(14))
      Text(verbatim: curtain.headline).font(look.sans(13))
      if let last = curtain.last { Text(verbatim: last).font(look.sans(13)) }
      Spacer(minLength: 8)
      HStack {
        PlainButton(look: look, words: curtain.open) { stand.model.showPublic() }
        PlainButton(look: look, words: curtain.shelf) { stage.toShelf() }
      }
      .padding(.bottom, 16)
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 24)
    .frame(maxWidth: 560, maxHeight: .infinity)
    .foregroundStyle(look.colour("on-wall"))
    .frame(maxWidth: .infinity)
    .background(look.colour("wall").ignoresSafeArea())
  }
}
