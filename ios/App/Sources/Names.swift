// Whose words are meant where SwiftUI and the core have the same ones.
import SwiftUI
import TabulariumCore
import TabulariumKit

typealias App = SwiftUI.App
typealias View = SwiftUI.View
typealias Button = SwiftUI.Button
typealias Layout = TabulariumKit.Layout
typealias Settings = TabulariumCore.Settings

/// A button of the prompt, as the kit has it.
typealias Answer = TabulariumKit.Button

/// Runs something on the main thread, in the order in which it was asked for.
func onMain(_ run: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(run) }
}
