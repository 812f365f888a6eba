// One thing after another, now or later: what callbacks from everywhere are brought onto.
import Dispatch
import Foundation

/// What is to be done later, and can be called off until then.
public protocol Later: Sendable {
  func cancel()
}

public protocol Serial: AnyObject, Sendable {
  /// Runs a task after those that came before; none any more once it is closed.
  func run(_ task: @escaping @Sendable () throws -> Void)

  /// Runs a task after this time, unless what is returned is called off before.
  func after(_ ms: Int, _ task: @escaping @Sendable () throws -> Void) -> any Later

  /// Takes no more tasks; those that came before still run, those for later do not.
  func close()
}

/// A queue of its own. `failed` is told what a task threw; the next one runs all the same.
public final class ThreadSerial: Serial, @unchecked Sendable {
  private final class Task: Later, @unchecked Sendable {
    private let lock = NSLock()
    private var isOff = false

    func cancel() { lock.withLock { isOff = true } }

    /// Whether it is still to be done.
    var stands: Bool { lock.withLock { !isOff } }
  }

  private let queue: DispatchQueue
  private let failed: @Sendable (any Error) -> Void
  private let lock = NSLock()
  private var isClosed = false

  public init(_ name: String, failed: @escaping @Sendable (any Error) -> Void) {
    queue = DispatchQueue(label: name)
    self.failed = failed
  }

  private var isOpen: Bool { lock.withLock { !isClosed } }

  private func guarded(_ task: () throws -> Void) {
    do { try task() } catch { failed(error) }
  }

  public func run(_ task: @escaping @Sendable () throws -> Void) {
    // Whoever closes it waits here for who hands something over.
    lock.withLock { if !isClosed { queue.async { self.guarded(task) } } }
  }

  public func after(_ ms: Int, _ task: @escaping @Sendable () throws -> Void) -> any Later {
    let later = Task()
    queue.asyncAfter(deadline: .now() + .milliseconds(ms)) {
      if later.stands && self.isOpen { self.guarded(task) }
    }
    return later
  }

  public func close() { lock.withLock { isClosed = true } }
}
