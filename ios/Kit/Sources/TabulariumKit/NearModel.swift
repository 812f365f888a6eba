// Playing on several devices: what its screens show, and the radio for as long as it lasts.
import Foundation
import TabulariumCore

/// What the screens show. `advice`: what is wrong with the radio and what helps, the first first.
public struct NearState: Equatable, Sendable {
  public let screen: NearScreen
  public let advice: [Advice]

  /// Whether this device is at a table with others, or on its way to one.
  public var isOn: Bool { !screen.idle }
}

/// Called on the house's queue, in order.
public protocol NearListener: AnyObject, Sendable {
  func shown(_ state: NearState)

  /// This has passed: a sentence to show for a moment.
  func told(_ words: String)

  func said(_ failure: Failure)
}

/// One for a house. Its functions return at once; the core is called on the house's queue.
public final class NearModel: @unchecked Sendable {
  /// What is open while a table is shared.
  private final class Going: @unchecked Sendable {
    let serial: ThreadSerial
    let loop: RadioLoop
    let radio: any Radio

    /// On the queue alone.
    var isParting = false

    init(_ serial: ThreadSerial, _ loop: RadioLoop, _ radio: any Radio) {
      self.serial = serial
      self.loop = loop
      self.radio = radio
    }
  }

  /// How often it is looked without news, in milliseconds.
  private static let each: UInt32 = 1_000

  /// The farewell is sent in this time.
  private static let farewell = 600
  private static let patience = 5
  private static let mostUntold = 4

  private let house: House
  private let lock = NSLock()

  // Under the lock.
  private var source: (any Radios)?
  private var shownNow: NearState?
  private weak var heard: (any NearListener)?
  private var underWay: Going?

  /// Told whenever something has come that may change a table.
  private var tables: [ObjectIdentifier: @Sendable () -> Void] = [:]

  // On the queue alone.
  private var nearby: Nearby?

  /// What was told while nobody listened.
  private var untold: [String] = []

  /// What is to be done when the farewell has been said.
  private var then: (() throws -> Void)?

  /// Those who wait for news on threads of their own.
  private let waiters = DispatchGroup()

  init(_ house: House) { self.house = house }

  /// Where radios come from; nothing goes without.
  public var radios: (any Radios)? {
    get { lock.withLock { source } }
    set { lock.withLock { source = newValue } }
  }

  /// What is shown now; nothing before it was first asked for.
  public private(set) var state: NearState? {
    get { lock.withLock { shownNow } }
    set { lock.withLock { shownNow = newValue } }
  }

  private var listener: (any NearListener)? { lock.withLock { heard } }

  private var going: Going? {
    get { lock.withLock { underWay } }
    set { lock.withLock { underWay = newValue } }
  }

  /// Who listens from now on; it is not kept alive. It is shown at once what there is.
  public func listen(_ listener: any NearListener) {
    lock.withLock { heard = listener }
    house.queue.run {
      guard self.listener === listener else { return }
      if let state = self.state { listener.shown(state) }
      self.trying { try self.read() }
    }
  }

  /// Tells this one nothing more.
  public func unlisten(_ listener: any NearListener) {
    lock.withLock { if heard === listener { heard = nil } }
  }

  /// Calls this on the queue whenever something has come from another device, as long as `who` follows.
  func follow(_ who: AnyObject, _ table: @escaping @Sendable () -> Void) {
    lock.withLock { tables[ObjectIdentifier(who)] = table }
  }

  func unfollow(_ who: AnyObject) { lock.withLock { tables[ObjectIdentifier(who)] = nil } }

  // What a person asks for.

  /// Lets others in at a game of this device.
  public func host(_ id: String) { begin(scans: false) { try $0.host(id: id, canAdvertise: self.canAdvertise) } }

  /// Looks for tables of other devices.
  public func join() { begin(scans: true) { try $0.join(canAdvertise: self.canAdvertise) } }

  /// Comes back to a table elsewhere.
  public func back(_ id: String) { begin(scans: true) { try $0.back(id: id, canAdvertise: self.canAdvertise) } }

  /// A table elsewhere is looked at: it is come back to, unless another table is shared now.
  public func lookAt(_ id: String) {
    house.queue.run {
      if self.going == nil, let core = try? self.core(), core.isElsewhere(id: id) { self.back(id) }
    }
  }

  /// Whether an id on the shelf is of a table of another device.
  public func isElsewhere(_ id: String) -> Bool { (try? house.app().nearby().isElsewhere(id: id)) ?? false }

  public func joinAt(_ place: UInt64) { ask { try $0.joinAt(place: place) } }

  public func digits(_ typed: String) { ask { try $0.digits(typed: typed) } }

  public func rename(_ name: String) { ask { try $0.rename(name: name) } }

  public func door(open: Bool) { ask { try $0.door(open: open) } }

  /// A seat is played on that device; on this one for nil.
  public func give(_ seat: UInt32, to: Data?) { ask { try $0.give(seat: seat, to: to) } }

  public func forget(_ device: Data) { ask { try $0.forget(which: device) } }

  public func handOver(to: Data) { ask { try $0.handOver(to: to) } }

  public func withdraw() { ask { try $0.withdraw() } }

  public func take(_ yes: Bool) { ask { try $0.take(yes: yes) } }

  public func retry() { ask { try $0.retry() } }

  /// A host closes the table for the others, a guest leaves it.
  public func part() { house.queue.run { self.trying { try self.sayFarewell() } } }

  /// A game without secrets goes on here from what was seen last; the id of the new game is handed on.
  public func alone(_ id: String, done: @escaping @Sendable (String) -> Void) {
    house.queue.run {
      self.trying {
        let new = try self.core().alone(id: id)
        self.then = { done(new) }
        try self.sayFarewell()
      }
    }
  }

  /// Does something on the queue once this table is not shared any more.
  func without(_ id: String, run: @escaping @Sendable () -> Void) {
    house.queue.run {
      guard self.going != nil && self.state?.screen.table == id else { return run() }
      self.then = run
      self.trying { try self.sayFarewell() }
    }
  }

  // What the system tells.

  /// The app goes out of sight.
  public func suspended() { going?.loop.tell(.suspended) }

  /// The app is back.
  public func resumed() { going?.loop.tell(.resumed) }

  /// Looks again at the radio.
  public func look() {
    going?.radio.look()
    house.queue.run { self.trying { try self.read() } }
  }

  /// Something was done at a table on this device.
  func wake() { going?.loop.wake() }

  // What follows runs on the queue.

  private func core() throws -> Nearby {
    if let nearby { return nearby }
    let new = try house.app().nearby()
    nearby = new
    return new
  }

  private var canAdvertise: Bool { radios?.canAdvertise() == true }

  private func trying(_ run: () throws -> Void) {
    do {
      try run()
    } catch {
      said(house.queue.failure(error))
    }
  }

  private func said(_ failure: Failure) {
    if failure.kind != .left { listener?.said(failure) }
  }

  private func tellTables() {
    let all = lock.withLock { Array(tables.values) }
    for table in all { table() }
  }

  private func ask(_ call: @escaping @Sendable (Nearby) throws -> NearScreen) {
    house.queue.run {
      self.trying {
        self.show(try call(self.core()))
        self.wake()
        self.tellTables()
      }
    }
  }

  /// Begins after the farewell from the table that is shared now, if one is.
  private func begin(scans: Bool, _ call: @escaping @Sendable (Nearby) throws -> NearScreen) {
    house.queue.run {
      self.trying {
        if self.going == nil { return try self.start(scans, call) }
        self.then = { try self.start(scans, call) }
        try self.sayFarewell()
      }
    }
  }

  private func start(_ scans: Bool, _ call: (Nearby) throws -> NearScreen) throws {
    guard let radios else { return }
    let core = try core()
    let screen = try call(core)
    let serial = ThreadSerial("tabularium radio") { [house, weak self] in self?.said(house.queue.failure($0)) }
    // Whoever still holds the loop does not hold the core: the folder is free when the house is closed.
    let loop = RadioLoop(serial) { [weak core] in core?.radio(event: $0) ?? [] }
    let radio: any Radio
    do {
      radio = try radios.open(loop, scans: scans)
    } catch {
      loop.close()
      core.end()
      throw error
    }
    loop.use(radio)
    let new = Going(serial, loop, radio)
    going = new
    show(screen)
    loop.wake()
    tellTables()
    waiters.enter()
    Thread.detachNewThread { [weak core] in self.wait(new) { core } }
  }

  /// Waits for news on its own thread, and looks now and then without any: what is shown may tell the time.
  private func wait(_ mine: Going, _ core: () -> Nearby?) {
    var seen = core()?.wait(seen: 0, timeoutMs: 0) ?? 0
    while going === mine {
      let count = core()?.wait(seen: seen, timeoutMs: NearModel.each) ?? seen
      let isNew = count != seen
      seen = count
      house.queue.run {
        if self.going === mine { self.trying { try self.looked(isNew) } }
      }
    }
    waiters.leave()
  }

  private func looked(_ isNew: Bool) throws {
    try read()
    if isNew { tellTables() }
  }

  private func read() throws { show(try core().screen()) }

  private func show(_ screen: NearScreen) {
    untold = (untold + screen.told).suffix(NearModel.mostUntold)
    if let listener {
      for words in untold { listener.told(words) }
      untold = []
    }
    // What is wrong is asked for only where something is.
    let facts = screen.radio ? going?.radio.facts() : nil
    var bare = screen
    bare.told = []
    let now = NearState(screen: bare, advice: facts.map(RadioState.advice) ?? [])
    if now == state { return }
    state = now
    listener?.shown(now)
  }

  /// Says that this device goes, and ends a moment later.
  private func sayFarewell() throws {
    guard let now = going else { return try ended() }
    if now.isParting { return }
    now.isParting = true
    // It ends even where the farewell fails.
    defer {
      now.loop.wake()
      _ = now.serial.after(NearModel.farewell) {
        self.house.queue.run {
          if self.going === now { self.trying { try self.end(now) } }
        }
      }
    }
    show(try core().leave())
  }

  private func end(_ now: Going) throws {
    try stop(now)
    try read()
    tellTables()
    try ended()
  }

  private func ended() throws {
    let next = then
    then = nil
    try next?()
  }

  private func stop(_ now: Going) throws {
    going = nil
    now.radio.close()
    // What the radio asks the core is answered before it is told the end.
    let quiet = DispatchSemaphore(value: 0)
    now.serial.run { quiet.signal() }
    now.loop.close()
    _ = quiet.wait(timeout: .now() + .seconds(NearModel.patience))
    try core().end()
  }

  /// Lets go of everything, on the queue. No farewell: the others notice by themselves.
  func close() {
    lock.withLock {
      heard = nil
      tables = [:]
    }
    if let going { trying { try stop(going) } }
    nearby = nil
    then = nil
  }

  /// Waits until nothing of the core is held any more.
  func awaitEnd() { _ = waiters.wait(timeout: .now() + .seconds(NearModel.patience)) }
}
