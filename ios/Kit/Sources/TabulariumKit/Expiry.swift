// When a test version stops opening, and from when on that is said.
import Foundation

public enum Expiry {
  private static let day: TimeInterval = 86_400

  /// Apple opens a version of TestFlight for so many days.
  private static let days: Double = 90

  /// From this day on it is said.
  private static let warned: Double = 75

  /// When a version that was made then stops; never for one that is no test, or of which nobody knows the day.
  public static func ends(built: Date?, isTest: Bool) -> Date? {
    isTest ? built.map { $0.addingTimeInterval(days * day) } : nil
  }

  /// Whether it is time to say so.
  public static func isNear(_ ends: Date, now: Date) -> Bool {
    now >= ends.addingTimeInterval((warned - days) * day)
  }
}
