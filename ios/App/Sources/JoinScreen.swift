// Joining a table of another device: the tables in sight, the digits, how it stands.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct JoinScreen: View {
  let stage: Stage
  @State private var digits = ""

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }
  private var near: NearModel { stage.house.near }

  var body: some View {
    VStack(spacing: 0) {
      Header(look: look, title: texts["near-join"], line: nil, back: { stage.leaveJoining() }) {}
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          if let state = stage.near { standing(state) }
          Text(verbatim: texts["near-host-knows"]).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
        }
        .padding(14)
        .frame(maxWidth: 720, alignment: .leading)
      }
    }
  }

  @ViewBuilder private func standing(_ state: NearState) -> some View {
    let now = state.screen
    let wants = now.idle ? NearWants.nothing : now.wants
    Standing(look: look, words: now.idle ? texts["near-explain"] : now.state, state: state)
    if let progress = now.progress { Text(verbatim: progress).font(look.sans(13)) }
    if wants == .table {
      if !now.sights.isEmpty { PartLabel(look: look, words: texts["near-tables"]) }
      ForEach(now.sights, id: \.place) { sight in
        PlainButton(look: look, words: sight.words) { near.joinAt(sight.place) }
      }
      OwnName(stage: stage, name: now.name)
    }
    if wants == .digits {
      PartLabel(look: look, words: texts["near-join-digits"])
      TextField("000 000", text: $digits).keyboardType(.numberPad).font(look.serif(34)).monospacedDigit()
        .onSubmit { near.digits(digits) }
        .card(look)
      MainButton(look: look, words: texts["near-connect"]) { near.digits(digits) }
    }
    if wants == .retry && !now.radio {
      HStack {
        PlainButton(look: look, words: texts["near-tables"]) { near.join() }
        MainButton(look: look, words: texts["near-retry"]) { near.retry() }
      }
    }
  }
}

/// How it stands, and what helps where this device's radio does not go.
struct Standing: View {
  let look: Look
  let words: String?
  let state: NearState

  var body: some View {
    if let words, !words.isEmpty {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: words).font(look.sans(15))
        if let advice = state.advice.first(where: { $0.trouble.blocks }) { remedy(advice) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .card(look)
    }
  }

  @ViewBuilder private func remedy(_ advice: Advice) -> some View {
    switch advice.remedy {
    case .appSettings:
      Text(verbatim: look.texts["near-permission-why"]).font(look.sans(13))
      MainButton(look: look, words: look.texts["near-open-settings"]) {
        if let url = URL(string: UIApplication.openSettingsURLString) { UIApplication.shared.open(url) }
      }
    case .ask: Text(verbatim: look.texts["near-permission-why"]).font(look.sans(13))
    // Only a person can switch Bluetooth on: what is wrong is said above.
    case .switchOn, .playHere, .comeNearer, .nothing: EmptyView()
    }
  }
}

/// What the others call this device.
struct OwnName: View {
  let stage: Stage
  @State var name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      PartLabel(look: stage.look, words: stage.look.texts["near-own-name"])
      TextField(stage.look.texts["near-own-name-empty"], text: $name)
        .font(stage.look.serif(17))
        .onSubmit { keep() }
        .card(stage.look)
    }
    .onDisappear { keep() }
  }

  private func keep() {
    if name != stage.near?.screen.name ?? "" { stage.house.near.rename(name) }
  }
}
