// The core's app as long as the house is open: nobody else holds it, so that the folder is free when it is closed.
import Foundation
import TabulariumCore

public final class Opened: @unchecked Sendable {
  private let lock = NSLock()
  private var held: App?

  init(_ app: App) { held = app }

  /// The app; `Left` once the house is closed.
  public func app() throws -> App {
    guard let app = lock.withLock({ held }) else { throw CoreError.Left }
    return app
  }

  func close() { lock.withLock { held = nil } }
}
