// The app: one window, one house, and a cover over it whenever the system may take a picture.
import SwiftUI
import TabulariumKit

@main
struct TabulariumApp: App {
  @State private var stage = Stage.open()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      ZStack {
        switch stage {
        case .open(let stage): StageView(stage: stage)
        case .failed(let words): Text(words).padding(32)
        }
        // The system takes its thumbnail while the app is inactive, before it is in the background (A12, A13).
        if phase != .active { Cover() }
      }
      .onChange(of: phase) { _, now in
        if case .open(let stage) = stage { stage.turned(now) }
      }
    }
  }
}

/// Nothing of a table: what the app switcher shows.
struct Cover: View {
  var body: some View {
    ZStack {
      Color("Ground").ignoresSafeArea()
      Text(verbatim: Inscription.name).font(.system(size: 25, weight: .bold, design: .serif)).kerning(3.2)
    }
    .accessibilityHidden(true)
  }
}

enum Inscription {
  /// It is the same in every language.
  static let name = "TABVLARIVM"
}
