// Events in, commands out, the clock in between; and a stream that is faster than the core has to wait.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct RadioLoopTests {
  private final class Port: RadioPort {
    let carried = Kept<[RadioCommand]>([])

    func carry(_ command: RadioCommand) { carried.change { $0.append(command) } }

    func look() {}

    func close() {}
  }

  @Test func commandsAreCarriedInOrderAndTheClockIsTheLoops() throws {
    let time = ByHand()
    let heard = Kept<[RadioEvent]>([])
    let next = Kept<[RadioCommand]>([])
    let loop = RadioLoop(time) { event in
      heard.change { $0.append(event) }
      let said = next.value
      next.change { $0 = [] }
      return said
    }
    let port = Port()
    loop.use(port)
    func says(_ commands: RadioCommand...) { next.change { $0 = commands } }
    says(.startScan, .wakeIn(millis: 50), .stopScan, .wakeIn(millis: 80))
    loop.wake()
    try time.pass(79)
    #expect(port.carried.value == [.startScan, .stopScan])
    #expect(heard.value == [.wake])
    try time.pass(1)
    #expect(heard.value.count == 2, "of two times the later one counts")
    try time.pass(10_000)
    #expect(heard.value.count == 2, "nothing was asked for")
    // Something happens before the time has come: the core says anew when it wants to be woken.
    says(.wakeIn(millis: 50))
    loop.wake()
    try time.pass(10)
    says(.wakeIn(millis: 100))
    loop.tell(.suspended)
    try time.pass(99)
    #expect(heard.value.count == 4)
    try time.pass(1)
    #expect(heard.value.count == 5)
    says(.wakeIn(millis: 5))
    loop.wake()
    try time.pass(1)
    loop.close()
    try time.pass(100)
    #expect(heard.value.count == 6, "after it is closed nothing is told")
  }

  @Test func whatIsAskedForBeforeThereIsARadioIsCarriedOutThen() throws {
    let time = ByHand()
    let next = Kept<[RadioCommand]>([.startScan])
    let loop = RadioLoop(time) { _ in
      let said = next.value
      next.change { $0 = [] }
      return said
    }
    loop.wake()
    try time.pass(1)
    let port = Port()
    loop.use(port)
    next.change { $0 = [.stopScan] }
    loop.wake()
    try time.pass(1)
    #expect(port.carried.value == [.startScan, .stopScan])
  }

  @Test func whoeverReadsAStreamWaitsForTheCore() {
    let gate = DispatchSemaphore(value: 0)
    let taken = Kept(0)
    let told = Kept(0)
    let failures = Kept(0)
    let serial = ThreadSerial("the core's") { _ in failures.change { $0 += 1 } }
    let loop = RadioLoop(serial) { _ in
      gate.wait()
      gate.signal()
      taken.change { $0 += 1 }
      return []
    }
    func reader() -> DispatchSemaphore {
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        for _ in 0..<200 {
          loop.tellPatiently(.received(channel: 1, bytes: Data([1])))
          told.change { $0 += 1 }
        }
        done.signal()
      }
      return done
    }
    let first = reader()
    #expect(first.wait(timeout: .now() + 0.2) == .timedOut)
    #expect((1...40).contains(told.value), "\(told.value) are told, and none is taken in")
    gate.signal()
    #expect(first.wait(timeout: .now() + 10) == .success)
    let closing = DispatchSemaphore(value: 0)
    serial.run { closing.signal() }
    #expect(closing.wait(timeout: .now() + 10) == .success)
    #expect(told.value == 200 && taken.value == 200 && failures.value == 0)
    loop.close()
    #expect(reader().wait(timeout: .now() + 10) == .success, "nobody waits for what is closed")
    #expect(taken.value == 200)
  }

  @Test func sizesAndNumbersAreTheCores() {
    // C9, C10: one rule for all shells.
    #expect(radioChunk(mtu: 0) == 20)
    for mtu: UInt32 in 23...517 { #expect(radioChunk(mtu: mtu) == min(mtu - 3, 512)) }
    let numbers = radioNumbers()
    let all = [numbers.service, numbers.write, numbers.notify, numbers.channel].map { UUID(uuidString: $0) }
    #expect(Set(all.compactMap { $0 }).count == 4)
  }
}
