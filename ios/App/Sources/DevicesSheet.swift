// Several devices at this table: a host's digits, seats and devices; how it stands for a guest.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct DevicesSheet: View {
  let stage: Stage
  let id: String

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }
  private var near: NearModel { stage.house.near }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      if let state = stage.near, !state.screen.idle, state.screen.table == id {
        if state.screen.host { host(state) } else { guest(state) }
      } else if near.isElsewhere(id) {
        note("near-idle")
        note("near-host-knows")
        MainButton(look: look, words: texts["near-retry"]) { stage.instead({ near.back(id) }, then: {}) }
      } else {
        note("near-explain")
        note("near-knows")
        OwnName(stage: stage, name: stage.near?.screen.name ?? "")
        MainButton(look: look, words: texts["near-open-door"]) { stage.instead({ near.host(id) }, then: {}) }
      }
    }
    .onAppear { near.look() }
  }

  private func note(_ key: String) -> some View {
    Text(verbatim: texts[key]).font(look.sans(14)).foregroundStyle(look.colour("ink-2"))
  }

  @ViewBuilder private func host(_ state: NearState) -> some View {
    let now = state.screen
    Standing(look: look, words: now.state, state: state)
    if now.moving { PlainButton(look: look, words: texts["near-withdraw"]) { near.withdraw() } }
    if let code = now.code { digits(code, now.held) }
    PlainButton(look: look, words: texts[now.door ? "near-close-door" : "near-open-door"]) {
      near.door(open: !now.door)
    }
    PartLabel(look: look, words: texts["near-seats"])
    ForEach(now.players, id: \.seat) { seat($0, now.people) }
    PartLabel(look: look, words: texts["near-people"])
    if now.people.allSatisfy({ $0.device == nil }) { note("near-nobody-yet") }
    ForEach(Array(now.people.enumerated()), id: \.offset) { at, person in
      if let device = person.device { other(person, at, device, now.moving) }
    }
    if let strangers = now.strangers { Text(verbatim: strangers).font(look.sans(13)) }
    note("near-knows")
    OwnName(stage: stage, name: now.name)
    PlainButton(look: look, words: texts["near-end"]) {
      ask("near-end") {
        stage.sheet = nil
        near.part()
      }
    }
  }

  /// The digits as large as they are to be read across a table; each is said by itself.
  private func digits(_ code: String, _ held: Bool) -> some View {
    VStack(spacing: 6) {
      Text(verbatim: texts["near-code"]).font(look.sans(12, .semibold))
      Text(verbatim: code)
        .font(look.serif(46, .bold))
        .monospacedDigit()
        .minimumScaleFactor(0.5)
        .lineLimit(1)
        .accessibilityLabel(Text(verbatim: code.filter { $0 != " " }.map(String.init).joined(separator: " ")))
      note(held ? "near-code-held" : "near-code-hint")
    }
    .frame(maxWidth: .infinity)
    .card(look)
  }

  private func called(_ person: NearPerson, _ at: Int) -> String {
    if person.device == nil { return texts["near-this"] }
    return person.name.isEmpty ? "\(texts["near-own-name-empty"]) \(at)" : person.name
  }

  /// A player, and the device that the seat is played on.
  private func seat(_ player: Player, _ people: [NearPerson]) -> some View {
    let at = people.firstIndex { $0.seats.contains(player.seat) } ?? 0
    let place = Binding(get: { at }, set: { near.give(player.seat, to: people[$0].device) })
    return HStack(spacing: 10) {
      Token(look: look, emblem: player.emblem, size: 26)
      Text(verbatim: player.name).font(look.serif(16, .bold))
      Spacer(minLength: 4)
      if people.count > 1 {
        Picker(player.name, selection: place) {
          ForEach(people.indices, id: \.self) { Text(verbatim: called(people[$0], $0)).tag($0) }
        }
      }
    }
    .card(look)
  }

  private func other(_ person: NearPerson, _ at: Int, _ device: Data, _ moving: Bool) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: called(person, at)).font(look.serif(16, .bold))
      let looksOn = person.seats.isEmpty ? texts["near-looks-on"] : nil
      Text(verbatim: [person.state, looksOn].compactMap { $0 }.joined(separator: " · ")).font(look.sans(13))
      HStack {
        if person.retry { PlainButton(look: look, words: texts["near-retry"]) { near.retry() } }
        if person.near && !moving {
          PlainButton(look: look, words: texts["near-move"]) { ask("near-move") { near.handOver(to: device) } }
        }
        PlainButton(look: look, words: texts["near-forget"]) { ask("near-forget") { near.forget(device) } }
      }
    }
    .card(look)
  }

  @ViewBuilder private func guest(_ state: NearState) -> some View {
    let now = state.screen
    Standing(look: look, words: now.state ?? texts["near-ready"], state: state)
    if let progress = now.progress { Text(verbatim: progress).font(look.sans(13)) }
    if now.offered {
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: texts["near-offered"]).font(look.sans(15))
        HStack {
          PlainButton(look: look, words: texts["no"]) { near.take(false) }
          MainButton(look: look, words: texts["near-take"]) { near.take(true) }
        }
      }
      .card(look)
    }
    note("near-host-knows")
    if now.wants == .retry { MainButton(look: look, words: texts["near-retry"]) { near.retry() } }
    if now.alone {
      PlainButton(look: look, words: texts["near-alone"]) {
        let go = {
          stage.sheet = nil
          near.alone(id) { new in onMain { stage.open(new) } }
        }
        stage.sure = Sure(title: texts["near-alone"], words: texts["near-alone-hint"], yes: go)
      }
    }
    PlainButton(look: look, words: texts["near-leave"]) { ask("near-leave") { stage.leaveJoining() } }
  }

  /// Asks for a yes.
  private func ask(_ key: String, _ then: @escaping () -> Void) {
    stage.sure = Sure(title: texts[key], words: texts[key + "-ask"], yes: then)
  }
}
