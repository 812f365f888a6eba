// Boards that lie more than a screen apart, each one tap away: a strip of buttons above them.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct PlacesView: View {
  let look: Look
  let stops: [Stop]
  let form: TabulariumCore.Form

  /// The place that is in sight; it is asked whenever something has moved.
  let sight: () -> UInt32?
  let go: (UInt32) -> Void

  var body: some View {
    let chosen = sight()
    HStack(spacing: 4) {
      ForEach(stops, id: \.surface) { chip($0, isChosen: $0.surface == chosen) }
      if form == .wide { Spacer(minLength: 0) }
    }
    .padding(.horizontal, form == .wide ? 10 : 12)
    .padding(.vertical, 3)
  }

  /// One place. A screen reader says its whole name; whose it is stands on it.
  private func chip(_ stop: Stop, isChosen: Bool) -> some View {
    SwiftUI.Button {
      go(stop.surface)
    } label: {
      face(stop)
        .frame(maxWidth: form == .wide ? 180 : .infinity, minHeight: 48)
        .foregroundStyle(look.colour("ink"))
        .background(look.colour(isChosen ? "surface" : "surface-2"), in: RoundedRectangle(cornerRadius: 9))
        .padding(isChosen ? 2 : 1)
        .background(look.colour(isChosen ? "chosen" : "rule"), in: RoundedRectangle(cornerRadius: 10))
    }
    .accessibilityLabel(Text(verbatim: stop.title))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }

  @ViewBuilder private func face(_ stop: Stop) -> some View {
    if form == .wide {
      HStack(spacing: 6) { parts(stop) }
    } else {
      VStack(spacing: 1) { parts(stop) }
    }
  }

  @ViewBuilder private func parts(_ stop: Stop) -> some View {
    if let player = stop.player { Token(look: look, emblem: player.emblem, size: 20) }
    Text(verbatim: stop.player?.name ?? stop.title)
      .font(look.sans(form == .wide ? 14 : 12, .semibold))
      .lineLimit(1)
      .padding(.horizontal, 4)
  }
}
