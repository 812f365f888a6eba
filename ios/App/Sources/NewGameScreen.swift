// A new game: who plays, in which order, and by which rules.
import SwiftUI
import TabulariumCore
import TabulariumKit

struct NewGameScreen: View {
  @Bindable var stage: Stage

  private var look: Look { stage.look }
  private var texts: Texts { stage.look.texts }

  var body: some View {
    if let model = stage.draft {
      VStack(spacing: 0) {
        Header(
          look: look, title: "\(texts["new-game"]): \(model.game.title)", line: nil, back: { stage.toShelf() }
        ) {
          IconButton(look: look, icon: "rules", words: texts["rules"]) {
            stage.sheet = .rules(game: model.game.id, query: "")
          }
        }
        ScrollView {
          VStack(spacing: 8) {
            PartLabel(look: look, words: texts["players"])
            ForEach(model.seats.indices, id: \.self) { player(model, $0) }
            if model.canAdd {
              PlainButton(look: look, words: "+ \(texts["add-player"])") { stage.draft?.add() }
            }
            presets(model)
            rules(model)
          }
          .padding(.horizontal, 14)
          .frame(maxWidth: 720)
        }
        MainButton(look: look, words: texts["begin"]) { stage.begin() }.padding(14)
      }
    }
  }

  private func player(_ model: NewGameModel, _ at: Int) -> some View {
    let seat = model.seats[at]
    let name = Binding(
      get: { stage.draft.map { at < $0.seats.count ? $0.seats[at].name : "" } ?? "" },
      set: { stage.draft?.name(at, String($0.prefix(24))) })
    return HStack(spacing: 6) {
      Button {
        stage.draft?.nextEmblem(at)
      } label: {
        Token(look: look, emblem: seat.emblem, size: 32).frame(minWidth: 44, minHeight: 44)
      }
      .accessibilityLabel(Text(verbatim: "\(texts["emblem"]): \(texts.emblem(seat.emblem))"))
      TextField(model.label(at), text: name)
        .font(look.serif(17, .bold))
        .textInputAutocapitalization(.words)
        .autocorrectionDisabled()
      IconButton(look: look, icon: "up", words: texts["up"], enabled: at > 0) { stage.draft?.up(at) }
      IconButton(look: look, icon: "close", words: texts["remove"], enabled: model.canRemove) {
        stage.draft?.remove(at)
      }
    }
    .card(look)
  }

  @ViewBuilder private func presets(_ model: NewGameModel) -> some View {
    if model.presets.count > 1 {
      PartLabel(look: look, words: texts["preset"])
      ForEach(model.presets, id: \.id) { preset in
        let isChosen = model.preset?.id == preset.id
        Button {
          stage.draft?.choose(preset)
        } label: {
          VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: (isChosen ? "✓ " : "") + preset.label).font(look.sans(15, .semibold))
            Text(verbatim: preset.hint).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
          }
          .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
          .card(look)
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      }
    }
  }

  @ViewBuilder private func rules(_ model: NewGameModel) -> some View {
    if !model.rules.isEmpty {
      PartLabel(look: look, words: "\(texts["house-rules"]) · \(model.preset?.label ?? texts["changed"])")
      ForEach(model.rules, id: \.id) { rule in
        VStack(alignment: .leading, spacing: 4) {
          if rule.isSwitch {
            Toggle(isOn: Binding(get: { rule.value == "true" }, set: { stage.draft?.set(rule.id, to: "\($0)") })) {
              Text(verbatim: rule.label).font(look.sans(15))
            }
          } else {
            let value = Binding(get: { rule.value }, set: { stage.draft?.set(rule.id, to: $0) })
            Picker(rule.label, selection: value) {
              ForEach(rule.values, id: \.value) { Text(verbatim: $0.label).tag($0.value) }
            }
            .font(look.sans(15))
          }
          if !rule.hint.isEmpty {
            Text(verbatim: rule.hint).font(look.sans(13)).foregroundStyle(look.colour("ink-2"))
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .card(look)
      }
    }
  }
}
