// A queue runs one thing after the other, whatever they throw; nothing after it is closed.
import Foundation
import Testing

@testable import TabulariumKit

@Suite struct SerialTests {
  @Test func oneThingAfterTheOtherWhateverItThrows() {
    let failures = Kept<[String]>([])
    let order = Kept<[Int]>([])
    let done = DispatchSemaphore(value: 0)
    let serial = ThreadSerial("a queue") { error in failures.change { $0.append("\(error)") } }
    // Longer than a busy machine keeps a thread waiting.
    _ = serial.after(500) {
      order.change { $0.append(3) }
      done.signal()
    }
    let cancelled = serial.after(400) { order.change { $0.append(99) } }
    serial.run {
      order.change { $0.append(1) }
      throw Nothing(words: "on purpose")
    }
    serial.run {
      order.change { $0.append(2) }
      cancelled.cancel()
    }
    #expect(done.wait(timeout: .now() + 10) == .success)
    #expect(order.value == [1, 2, 3])
    #expect(failures.value.count == 1)
    let last = DispatchSemaphore(value: 0)
    _ = serial.after(10) { last.signal() }
    serial.close()
    serial.run { last.signal() }
    _ = serial.after(1) { last.signal() }
    #expect(last.wait(timeout: .now() + 0.05) == .timedOut, "nothing is done after it is closed")
  }
}
