// The bridge itself: bugs, big values, errors, handles after their end, two threads.
import Foundation
import TabulariumCore
import Testing

@Suite struct BridgeTests {
  private func atTable(_ run: (App, Table) throws -> Void) throws {
    let app = try App.open(folder: folder(), lang: "")
    try run(app, app.table(id: app.begin(app.games()[0])))
  }

  @Test func everyLetterComesThrough() {
    let words = "Žluťoučký kůň · árvíztűrő tükörfúrógép · 🏛️ \u{0} end"
    #expect(selftestEcho(words: words) == words)
    #expect(selftestBlank(number: 7).number == 7)
  }

  @Test func aBigValueComesThrough() throws {
    let big = selftestBig(count: 2_000)
    #expect(big.count == 2_000)
    guard case .group(_, _, _, let ops) = big[1_999], case .fill(let path, _, _) = ops[0] else {
      Issue.record("it is an outline in a group")
      return
    }
    #expect(path.count == 100)
    let long = String(repeating: "č", count: 3_000_000)
    #expect(selftestEcho(words: long) == long)
  }

  @Test func anErrorKeepsItsWords() {
    let words = "To teď nejde: ruling 7"
    #expect(throws: CoreError.Refused(words: words)) { try selftestError(words: words) }
  }

  /// Only a function that can fail can tell of a bug: the generated Swift ends the process where one without errors
  /// has a bug. All that can go wrong is behind the others.
  @Test func aBugOutsideOfTablesIsCaught() {
    do {
      try selftestPanic()
      Issue.record("a bug was passed over")
    } catch let error {
      #expect(!(error is CoreError))
      #expect("\(error)".contains("rustPanic"), "\(error)")
    }
  }

  @Test func aBugAtATableIsReportedAndTheTableOpensAgain() throws {
    try atTable { _, table in
      let before = try table.view(form: .narrow)
      do {
        _ = try table.selftestPanic()
        Issue.record("a bug was passed over")
      } catch CoreError.Bug(let words, let report) {
        #expect(!words.isEmpty)
        #expect(report.contains("in: selftest"))
        for secret in ["secret", "Anna", "Marco"] { #expect(!report.contains(secret)) }
      }
      let after = try table.view(form: .narrow)
      #expect(before.revision == after.revision)
      #expect(before.surfaces == after.surfaces)
    }
  }

  @Test func anOldAnswerIsRefusedByName() throws {
    try atTable { _, table in
      let first = try table.view(form: .narrow)
      let now = try table.asked(first)
      let asked = try #require(now)
      let prompt = try #require(asked.prompt)
      let (seat, revision) = (prompt.seat, prompt.revision)
      let refusals: [(UInt64, UInt32)] = [(revision + 1, 0), (revision, 65_000)]
      for (at, option) in refusals {
        do {
          _ = try table.choose(seat: seat, revision: at, option: option)
          Issue.record("it was taken")
        } catch CoreError.Stale {
          #expect(at != revision)
        } catch CoreError.Refused {
          #expect(at == revision)
        }
      }
      _ = try table.choose(seat: seat, revision: revision, option: prompt.options[0].id)
    }
  }

  @Test func handlesAfterTheirEndAreRefused() throws {
    try atTable { app, table in
      let id = try app.begin(app.games()[0])
      let other = try app.table(id: id)
      other.leave()
      #expect(throws: CoreError.Left) { try other.view(form: .narrow) }
      #expect(throws: CoreError.Left) { try other.handOn() }
      #expect(other.next(timeoutMs: 60_000) == nil)
      other.leave()
      // The shelf opens it again.
      _ = try app.table(id: id).view(form: .narrow)
      _ = try table.view(form: .narrow)
    }
  }

  @Test func aTableOutlivesItsApp() throws {
    let folder = folder()
    var app: App? = try App.open(folder: folder, lang: "")
    var table: Table? = try app!.table(id: app!.begin(app!.games()[0]))
    app = nil
    _ = try table!.view(form: .narrow)
    do {
      _ = try App.open(folder: folder, lang: "cs")
      Issue.record("it was opened twice")
    } catch CoreError.InUse(let words) {
      #expect(!words.isEmpty)
    }
    table = nil
    _ = try App.open(folder: folder, lang: "")
  }

  @Test func whoWaitsHoldsNothingAndIsWoken() throws {
    try atTable { _, table in
      let started = Date()
      let woken = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        if table.next(timeoutMs: 60_000) == nil { woken.signal() }
      }
      _ = try table.view(form: .narrow)
      #expect(woken.wait(timeout: .now()) == .timedOut, "it still waits")
      table.leave()
      #expect(woken.wait(timeout: .now() + 30) == .success)
      #expect(Date().timeIntervalSince(started) < 30)
    }
  }

  @Test func twoThreadsAtOneTable() throws {
    try atTable { _, table in
      _ = try table.view(form: .narrow)
      let failed = Failures()
      DispatchQueue.concurrentPerform(iterations: 2) { n in
        for round in 0..<60 {
          do {
            guard let view = try table.asked(table.view(form: n == 0 ? .narrow : .wide)), let prompt = view.prompt
            else { continue }
            let option = prompt.options[round % prompt.options.count]
            _ = try table.choose(seat: prompt.seat, revision: prompt.revision, option: option.id)
          } catch CoreError.Stale {
            // The other was first.
          } catch CoreError.Refused {
          } catch CoreError.Curtain {
            // The curtain came down between two calls.
          } catch {
            failed.add(error)
          }
        }
      }
      #expect(failed.all.isEmpty, "\(failed.all)")
      _ = try table.view(form: .narrow)
    }
  }
}

/// What went wrong on any thread.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var errors: [any Error] = []

  var all: [any Error] { lock.withLock { errors } }

  func add(_ error: any Error) { lock.withLock { errors.append(error) } }
}
