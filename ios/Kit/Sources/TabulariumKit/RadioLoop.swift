// The radio and the core, tied together: events go in one after the other, commands come out in order.
import Foundation
import TabulariumCore

/// `core` is called on `serial` alone. After anything is asked of the core beside it, call `wake`.
public final class RadioLoop: RadioSink, @unchecked Sendable {
  /// Pieces of streams that wait to be taken in.
  private static let most = 32

  private let serial: any Serial
  private let core: @Sendable (RadioEvent) throws -> [RadioCommand]

  /// How many pieces wait, and whether it is closed; who waits for room waits for it.
  private let room = NSCondition()
  private var waiting = 0
  private var closed = false

  // On the serial alone.
  private var timer: (any Later)?
  private var port: (any RadioPort)?

  /// What the core has asked for while there was no radio yet.
  private var early: [RadioCommand] = []

  public init(_ serial: any Serial, core: @escaping @Sendable (RadioEvent) throws -> [RadioCommand]) {
    self.serial = serial
    self.core = core
  }

  private var isClosed: Bool { room.withLock { closed } }

  /// The radio that carries the commands out. It is made with this loop to tell, so that it comes a moment later.
  public func use(_ port: any RadioPort) {
    serial.run {
      self.port = port
      for command in self.early { port.carry(command) }
      self.early = []
    }
  }

  public func wake() { tell(.wake) }

  public func tell(_ event: RadioEvent) { serial.run { try self.handle(event) } }

  public func tellPatiently(_ event: RadioEvent) {
    let isTaken = room.withLock {
      while waiting >= RadioLoop.most && !closed { room.wait() }
      if !closed { waiting += 1 }
      return !closed
    }
    if !isTaken { return }
    serial.run {
      defer {
        self.room.withLock {
          self.waiting -= 1
          self.room.signal()
        }
      }
      try self.handle(event)
    }
  }

  private func handle(_ event: RadioEvent) throws {
    if isClosed { return }
    timer?.cancel()
    timer = nil
    for command in try core(event) {
      if case .wakeIn(let millis) = command {
        timer?.cancel()
        // Longer than a century is never.
        timer = serial.after(Int(min(millis, 1 << 42))) { [weak self] in try self?.handle(.wake) }
      } else if let port {
        port.carry(command)
      } else {
        early.append(command)
      }
    }
  }

  /// Tells the core nothing more, and lets nobody wait. The radio is its owner's to close.
  public func close() {
    room.withLock {
      closed = true
      room.broadcast()
    }
    serial.close()
  }
}
