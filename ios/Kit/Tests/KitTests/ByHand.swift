// Time that a test moves by hand.
import Foundation

@testable import TabulariumKit

final class ByHand: Serial, @unchecked Sendable {
  private final class Task: Later, @unchecked Sendable {
    let at: Int
    let order: Int
    let run: () throws -> Void
    var isOff = false

    init(_ at: Int, _ order: Int, _ run: @escaping () throws -> Void) {
      self.at = at
      self.order = order
      self.run = run
    }

    func cancel() { isOff = true }
  }

  private var tasks: [Task] = []
  private var order = 0
  private var isClosed = false
  private(set) var now = 0

  func run(_ task: @escaping @Sendable () throws -> Void) { _ = after(0, task) }

  func after(_ ms: Int, _ task: @escaping @Sendable () throws -> Void) -> any Later {
    order += 1
    let waiting = Task(now + ms, order, task)
    if !isClosed { tasks.append(waiting) }
    return waiting
  }

  /// Lets this time pass; everything that is due in it is run in order.
  func pass(_ ms: Int) throws {
    let end = now + ms
    while true {
      tasks.removeAll(where: \.isOff)
      let due = tasks.filter { $0.at <= end }
      guard let next = due.min(by: { ($0.at, $0.order) < ($1.at, $1.order) }) else { break }
      tasks.removeAll { $0 === next }
      now = max(now, next.at)
      try next.run()
    }
    now = end
  }

  func close() { isClosed = true }
}
