// One queue on which the core is called, one call after another: the screen never waits for it.
import Dispatch
import Foundation

public final class Queue: @unchecked Sendable {
  private let queue = DispatchQueue(label: "tabularium core")
  private let lock = NSLock()
  private var isClosed = false
  private let bug: @Sendable () -> String

  /// `bug` is what a player is told where this side has a bug, in the language set.
  init(bug: @escaping @Sendable () -> String) { self.bug = bug }

  /// Runs a call after those that came before; none any more once the queue is closed.
  public func run(_ call: @escaping @Sendable () -> Void) {
    // When the house is closed nobody is left who would want the answer.
    lock.withLock { if !isClosed { queue.async(execute: call) } }
  }

  /// Runs a call and hands on what came of it, on the queue.
  public func ask<T>(
    _ call: @escaping @Sendable () throws -> T, done: @escaping @Sendable (T) -> Void,
    failed: @escaping @Sendable (Failure) -> Void
  ) {
    run { self.answer(call, done: done, failed: failed) }
  }

  /// The same for who is on the queue already.
  func answer<T>(_ call: () throws -> T, done: (T) -> Void, failed: (Failure) -> Void) {
    do {
      done(try call())
    } catch {
      failed(failure(error))
    }
  }

  /// What a call threw, as a sentence.
  func failure(_ problem: any Error) -> Failure { Failure(of: problem, bug: bug()) }

  /// Takes no more calls, and waits until those that came before have run: the folder is free then.
  func close() {
    lock.withLock { isClosed = true }
    queue.sync {}
  }
}
