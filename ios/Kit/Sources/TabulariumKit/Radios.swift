// The radio of this device: it is there while a game is played on several devices, and only then.

/// A radio that says how it stands with it.
public protocol Radio: RadioPort {
  /// What is known of this device.
  func facts() -> RadioFacts
}

/// Where radios come from.
public protocol Radios: Sendable {
  /// Whether the system has an advertiser, as far as it says.
  func canAdvertise() -> Bool

  /// Opens a radio that tells `sink`. `scans`: it has to find others from the start.
  func open(_ sink: any RadioSink, scans: Bool) throws -> any Radio
}
