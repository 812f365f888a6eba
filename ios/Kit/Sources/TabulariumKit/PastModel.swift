// The past, step by step, as the viewer had it; it can be played like a film.
import Foundation
import TabulariumCore

/// A step of the past; `step` counts from 0.
public struct PastState: Sendable {
  public let steps: Int
  public let step: Int
  public let surfaces: [Surface]
  public let lines: [String]
  public let playing: Bool
}

/// Made by `TableModel.past`, which says how a step is fetched: on the queue, with its symbols.
public final class PastModel: @unchecked Sendable {
  private static let frame = 700

  private let queue: Queue
  private let fetch: @Sendable (UInt32?) throws -> Past
  private let failed: @Sendable (Failure) -> Void
  private let clock = ThreadSerial("tabularium film") { _ in }
  private let lock = NSRecursiveLock()
  private var listener: (@Sendable (PastState) -> Void)?

  /// What comes next in the film; nothing while it stands.
  private var film: (any Later)?
  private var steps = 0
  private var step = 0

  init(
    _ queue: Queue, fetch: @escaping @Sendable (UInt32?) throws -> Past, failed: @escaping @Sendable (Failure) -> Void,
    listener: @escaping @Sendable (PastState) -> Void
  ) {
    self.queue = queue
    self.fetch = fetch
    self.failed = failed
    self.listener = listener
    read { nil }
  }

  /// Shows this step, and stops the film.
  public func to(_ step: Int) {
    pause()
    read { step }
  }

  /// Shows a step so many further, or back; stops the film.
  public func by(_ n: Int) {
    pause()
    read { self.step + n }
  }

  /// Plays on from here, a step every 700 ms, to the present.
  public func play() {
    lock.withLock {
      if film == nil && listener != nil { roll(in: 0) }
    }
  }

  private func roll(in ms: Int) {
    film = clock.after(ms) { [weak self] in
      guard let self else { return }
      self.lock.withLock {
        if self.film == nil { return }
        self.roll(in: PastModel.frame)
      }
      self.read { self.step + 1 }
    }
  }

  public func pause() {
    lock.withLock {
      film?.cancel()
      film = nil
    }
  }

  /// Nothing is shown any more, and nothing kept.
  public func close() {
    lock.withLock {
      pause()
      listener = nil
      clock.close()
    }
  }

  /// Which step is asked for is known only when its turn in the queue comes.
  private func read(_ which: @escaping @Sendable () -> Int?) {
    queue.run {
      let wanted = self.lock.withLock { () -> UInt32?? in
        if self.listener == nil { return nil }
        return .some(which().map { UInt32(max(0, min($0, self.steps - 1))) })
      }
      guard let wanted else { return }
      do {
        self.shown(try self.fetch(wanted))
      } catch {
        self.pause()
        self.failed(self.queue.failure(error))
      }
    }
  }

  private func shown(_ past: Past) {
    lock.withLock {
      steps = Int(past.steps)
      step = Int(past.step)
      if step + 1 >= steps { pause() }
      let lines = past.acts.flatMap(\.lines)
      listener?(PastState(steps: steps, step: step, surfaces: past.surfaces, lines: lines, playing: film != nil))
    }
  }
}
