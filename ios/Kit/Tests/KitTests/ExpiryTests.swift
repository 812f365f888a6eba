// A test version says from day 75 on that it stops after day 90 (F10).
import Foundation
import Testing

@testable import TabulariumKit

@Suite struct ExpiryTests {
  private let built = Date(timeIntervalSince1970: 1_800_000_000)

  private func after(_ days: Double) -> Date { built.addingTimeInterval(days * 86_400) }

  @Test func fromDay75On() throws {
    let ends = try #require(Expiry.ends(built: built, isTest: true))
    #expect(ends == after(90))
    #expect([0, 74.9, 75, 89, 200].map { Expiry.isNear(ends, now: after($0)) } == [false, false, true, true, true])
  }

  @Test func onlyATestVersionWhoseDayIsKnown() {
    #expect(Expiry.ends(built: built, isTest: false) == nil)
    #expect(Expiry.ends(built: nil, isTest: true) == nil)
  }
}
