// The screen that is shown, the sheet over it, and the sentence that stays for a moment.
import SwiftUI
import TabulariumKit

struct StageView: View {
  @Bindable var stage: Stage
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var calm

  /// What the system makes of a hundred points (Dynamic Type).
  @ScaledMetric private var hundred: CGFloat = 100

  var body: some View {
    ZStack(alignment: .bottom) {
      Plaster(look: stage.look).ignoresSafeArea()
      switch stage.place {
      case .shelf: ShelfScreen(stage: stage)
      case .newGame: NewGameScreen(stage: stage)
      case .table: TableScreen(stage: stage)
      case .join: JoinScreen(stage: stage)
      }
      if let toast = stage.toast {
        Text(verbatim: toast).font(stage.look.sans(14)).card(stage.look).padding(.bottom, 24)
      }
    }
    .foregroundStyle(stage.look.colour("ink"))
    .preferredColorScheme(stage.look.scheme)
    .onAppear { dress() }
    .onChange(of: scheme) { dress() }
    .onChange(of: calm) { dress() }
    .onChange(of: hundred) { dress() }
    .sheet(item: $stage.sheet) { SheetView(stage: stage, sheet: $0) }
    .asks(stage, when: stage.sheet == nil)
  }

  private func dress() { stage.dress(night: scheme == .dark, calm: calm, letters: hundred / 100) }
}

extension View {
  /// Asks for a yes, here or over the sheet that is open.
  func asks(_ stage: Stage, when isHere: Bool) -> some View {
    let sure = stage.sure
    let isAsked = Binding(get: { stage.sure != nil && isHere }, set: { if !$0 { stage.sure = nil } })
    return alert(sure?.title ?? "", isPresented: isAsked) {
      Button(stage.look.texts["no"], role: .cancel) {}
      Button(sure?.title ?? "") { sure?.yes() }
    } message: {
      Text(verbatim: sure?.words ?? "")
    }
  }
}

/// A header: back, title and the line under it, tools.
struct Header<Tools: View>: View {
  let look: Look
  let title: String
  var line: String?
  var back: (@MainActor () -> Void)?
  @ViewBuilder var tools: Tools

  var body: some View {
    VStack(spacing: 4) {
      HStack(spacing: 4) {
        if let back { IconButton(look: look, icon: "back", words: look.texts["back"], press: back) }
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: title).font(look.serif(19)).accessibilityAddTraits(.isHeader)
          if let line { Text(verbatim: line).font(look.sans(13)).foregroundStyle(look.colour("ink-2")) }
        }
        Spacer(minLength: 4)
        tools
      }
      .padding(.horizontal, 12)
      Mosaic(look: look)
    }
  }
}

/// A label over a part of a screen.
struct PartLabel: View {
  let look: Look
  let words: String

  var body: some View {
    Text(verbatim: words)
      .font(look.sans(12, .semibold))
      .foregroundStyle(look.colour("ink-2"))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, 12)
      .accessibilityAddTraits(.isHeader)
  }
}
