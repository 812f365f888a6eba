// A new game: who, in which order, and by which house rules. Plain state; only `begin` asks the core.
import TabulariumCore

/// One house rule as it stands.
public struct Rule: Equatable, Sendable {
  public struct Value: Equatable, Sendable {
    public let value: String
    public let label: String
  }

  public let id: String
  public let label: String
  public let hint: String
  public let value: String

  /// What it can be.
  public let values: [Value]

  /// Whether it is only on ("true") or off ("false").
  public let isSwitch: Bool
}

public struct NewGameModel: Sendable {
  private static let emblems: UInt32 = 6

  private let house: House
  public let game: Game
  private var places: [Place]
  private var chosen: [String: String]

  /// `remembered` sat down last; they sit down again if they are not too many or too few.
  public init(_ house: House, _ game: Game, remembered: [Place]) {
    self.house = house
    self.game = game
    let fits = remembered.count >= Int(game.minSeats) && remembered.count <= Int(game.maxSeats)
    places = fits ? remembered : (0..<game.minSeats).map { Place(name: "", emblem: $0) }
    chosen = game.presets.first?.set ?? [:]
  }

  /// In the order round the table.
  public var seats: [Place] { places }
  public var canAdd: Bool { places.count < Int(game.maxSeats) }
  public var canRemove: Bool { places.count > Int(game.minSeats) }

  /// What an unnamed player is called.
  public func label(_ seat: Int) -> String { "\(house.texts["player"]) \(seat + 1)" }

  public mutating func name(_ seat: Int, _ name: String) { places[seat].name = name }

  /// The next emblem; who had it gets this one.
  public mutating func nextEmblem(_ seat: Int) {
    let was = places[seat].emblem
    let next = (was + 1) % NewGameModel.emblems
    if let other = places.firstIndex(where: { $0.emblem == next }) { places[other].emblem = was }
    places[seat].emblem = next
  }

  /// One place up in the order.
  public mutating func up(_ seat: Int) {
    if seat > 0 { places.swapAt(seat, seat - 1) }
  }

  public mutating func add() {
    guard canAdd else { return }
    let free = (0..<NewGameModel.emblems).first { emblem in !places.contains { $0.emblem == emblem } }
    places.append(Place(name: "", emblem: free ?? 0))
  }

  public mutating func remove(_ seat: Int) {
    if canRemove { places.remove(at: seat) }
  }

  /// The players as they would sit down.
  public func named() -> [Place] {
    places.enumerated().map { i, place in
      let name = trimmed(place.name)
      return Place(name: name.isEmpty ? label(i) : name, emblem: place.emblem)
    }
  }

  /// Who is called as somebody else is: it is allowed, and worth a mark. No emblem is ever there twice.
  public func doubles() -> Set<Int> {
    let names = named().map { $0.name.lowercased() }
    return Set(names.indices.filter { i in names.count { $0 == names[i] } > 1 })
  }

  public var presets: [Preset] { game.presets }

  /// The preset that is what is chosen, if there is one.
  public var preset: Preset? {
    game.presets.first { preset in
      game.options.filter(applies).allSatisfy { value($0) == preset.set[$0.id] ?? $0.default }
    }
  }

  public mutating func choose(_ preset: Preset) { chosen = preset.set }

  public mutating func set(_ option: String, to value: String) { chosen[option] = value }

  /// The rules that apply with what is chosen.
  public var rules: [Rule] {
    game.options.filter(applies).map { option in
      let now = value(option)
      let values =
        option.bySeat
        ? named().enumerated().map { Rule.Value(value: "\($0)", label: $1.name) }
        : option.values.map { Rule.Value(value: $0.value, label: $0.label) }
      let isSwitch = values.count == 2 && values.allSatisfy { $0.value == "true" || $0.value == "false" }
      let hint = option.values.first { $0.value == now }?.hint ?? ""
      return Rule(id: option.id, label: option.label, hint: hint, value: now, values: values, isSwitch: isSwitch)
    }
  }

  /// Makes the table; the core says what does not do, such as a name that is too long.
  public func begin(done: @escaping @Sendable (String) -> Void, failed: @escaping @Sendable (Failure) -> Void) {
    let (seats, game, house) = (named(), game.id, house)
    let applying = self.game.options.filter(applies).map(\.id)
    let options = chosen.filter { applying.contains($0.key) }
    let call: @Sendable () throws -> String = { try house.app().create(game: game, seats: seats, options: options) }
    house.queue.ask(call, done: done, failed: failed)
  }

  private func value(_ option: GameOption) -> String { chosen[option.id] ?? option.default }

  private func applies(_ option: GameOption) -> Bool {
    if let seats = option.onlySeats, Int(seats) != places.count { return false }
    guard let only = option.onlyIf else { return true }
    guard let other = game.options.first(where: { $0.id == only.option }) else { return false }
    return value(other) == only.value
  }
}
