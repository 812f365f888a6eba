// How it stands with the radio, and what a person can do about it. The core is told the first thing that is in the way.
import TabulariumCore

/// The adapter, as the system tells of it.
public enum Adapter: Sendable { case missing, off, on }

/// Whether the app may use Bluetooth. iOS has one question for all of it.
public enum Permission: Sendable {
  /// The system asks as soon as the radio is used.
  case unasked
  case granted

  /// The system does not ask the person any more.
  case refused

  /// Somebody else rules over this device.
  case forbidden
}

/// What is known of this device.
public struct RadioFacts: Equatable, Sendable {
  public var adapter: Adapter
  public var permission: Permission

  /// Whether this device looks for others: a guest does, and a host that cannot advertise.
  public var scans = true
  public var canAdvertise = true

  /// Whether a search has gone on for a while and found nobody.
  public var isNobodyFound = false

  public init(adapter: Adapter, permission: Permission, scans: Bool = true, canAdvertise: Bool = true) {
    self.adapter = adapter
    self.permission = permission
    self.scans = scans
    self.canAdvertise = canAdvertise
  }
}

/// What a person can do.
public enum Remedy: Sendable {
  /// Another device hosts, or all play on one.
  case playHere

  /// Bluetooth is switched on, in the system's settings or its control centre.
  case switchOn

  /// The system's question is answered, which it asks by itself.
  case ask

  /// The app's page in the system's settings: the system does not ask any more.
  case appSettings

  /// Bring the devices together, and see that the other shows its code.
  case comeNearer

  /// Nothing has to be done: the others advertise instead.
  case nothing
}

/// What may be wrong.
public enum RadioTrouble: CaseIterable, Sendable {
  case noBluetooth
  case mayNotConnect
  case bluetoothOff
  case cannotAdvertise
  case nobodyFound

  public var fitness: RadioFitness {
    switch self {
    case .noBluetooth: .missing
    case .mayNotConnect: .mayNotConnect
    case .bluetoothOff: .off
    case .cannotAdvertise, .nobodyFound: .ready
    }
  }

  /// Whether nothing goes before it is put right.
  public var blocks: Bool { fitness != .ready }
}

/// What is wrong and what helps.
public struct Advice: Equatable, Sendable {
  public let trouble: RadioTrouble
  public let remedy: Remedy
}

public enum RadioState {
  /// Everything that is wrong, the first first.
  public static func advice(_ facts: RadioFacts) -> [Advice] {
    if facts.adapter == .missing { return [Advice(trouble: .noBluetooth, remedy: .playHere)] }
    var all: [Advice] = []
    switch facts.permission {
    case .unasked: all.append(Advice(trouble: .mayNotConnect, remedy: .ask))
    case .refused: all.append(Advice(trouble: .mayNotConnect, remedy: .appSettings))
    case .forbidden: all.append(Advice(trouble: .mayNotConnect, remedy: .playHere))
    case .granted: break
    }
    if facts.adapter == .off { all.append(Advice(trouble: .bluetoothOff, remedy: .switchOn)) }
    if !facts.canAdvertise { all.append(Advice(trouble: .cannotAdvertise, remedy: .nothing)) }
    if facts.isNobodyFound { all.append(Advice(trouble: .nobodyFound, remedy: .comeNearer)) }
    return all
  }

  /// What the core is told.
  public static func fitness(_ facts: RadioFacts) -> RadioFitness {
    advice(facts).first { $0.trouble.blocks }?.trouble.fitness ?? .ready
  }
}
