// The curtain: whose turn it is, and nothing of anybody's.
import SwiftUI
import TabulariumKit

struct CurtainView: View {
  let stage: Stage
  let stand: TableStand
  let curtain: CurtainShown

  private var look: Look { stage.look }

  var body: some View {
    GeometryReader { room in
      ScrollView {
        VStack(spacing: 22) {
          plate
          VStack(spacing: 4) {
            Text(verbatim: curtain.headline)
            if let last = curtain.last { Text(verbatim: last) }
          }
          .font(look.sans(13.5))
          .foregroundStyle(look.colour("on-wall"))
        }
        .multilineTextAlignment(.center)
        .padding(18)
        .frame(maxWidth: .infinity, minHeight: max(0, room.size.height - Mosaic.height))
      }
    }
    .overlay(alignment: .bottom) { Mosaic(look: look) }
    .background(Cloth(look: look).ignoresSafeArea())
  }

  private var plate: some View {
    VStack(spacing: 12) {
      Text(verbatim: curtain.cap).font(look.sans(12, .semibold)).foregroundStyle(look.colour("ink-2"))
      Text(verbatim: curtain.title).font(look.serif(20)).accessibilityAddTraits(.isHeader)
      ForEach(curtain.nexts, id: \.seat) { player in
        if curtain.one {
          Wreath(look: look, emblem: player.emblem, size: 150)
        } else {
          Token(look: look, emblem: player.emblem, size: 56)
        }
        Text(verbatim: player.name).font(look.serif(size(player.name), .bold)).accessibilityAddTraits(.isHeader)
        if !curtain.one { lift(player.seat) }
      }
      Text(verbatim: curtain.pass).font(look.sans(15)).foregroundStyle(look.colour("ink-2"))
      if curtain.one, let next = curtain.nexts.first { lift(next.seat) }
      PlainButton(look: look, words: curtain.open) { stand.model.showPublic() }
      PlainButton(look: look, words: curtain.shelf) { stage.toShelf() }
    }
    .padding(.horizontal, 28)
    .padding(.vertical, 28)
    .frame(maxWidth: 360)
    .background(Plate(look: look))
  }

  /// A long name is set smaller.
  private func size(_ name: String) -> CGFloat { curtain.one ? (name.count > 12 ? 28 : 38) : 24 }

  private func lift(_ seat: UInt32) -> some View {
    MainButton(look: look, words: curtain.lift) {
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      stand.model.lift(seat)
    }
  }
}
