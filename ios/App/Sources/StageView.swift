// The screen that is shown, the sheet over it, and the sentence that stays for a moment.
import SwiftUI
import TabulariumKit

struct StageView: View {
  @Bindable var stage: Stage
  @Environment(\.colorScheme) private var scheme
  @Environment(\.accessibilityReduceMotion) private var calm

  var body: some View {
    ZStack(alignment: .bottom) {
      stage.look.colour("ground").ignoresSafeArea()
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
    .preferredColorScheme(stage.look.night ? .dark : .light)
    .onAppear { stage.dress(night: scheme == .dark, calm: calm) }
    .onChange(of: scheme) { _, now in stage.dress(night: now == .dark, calm: calm) }
    .onChange(of: calm) { _, now in stage.dress(night: scheme == .dark, calm: now) }
    .sheet(item: $stage.sheet) { SheetView(stage: stage, sheet: $0) }
    .alert(
      stage.sure?.title ?? "", isPresented: Binding(get: { stage.sure != nil }, set: { if !$0 { stage.sure = nil } })
    ) {
      Button(stage.look.texts["no"], role: .cancel) {}
      Button(stage.sure?.title ?? "") { stage.sure?.yes() }
    } message: {
      Text(verbatim: stage.sure?.words ?? "")
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
