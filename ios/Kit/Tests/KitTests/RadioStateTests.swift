// The table of how it may stand with the radio, and what a person can do about each.
import TabulariumCore
import Testing

@testable import TabulariumKit

@Suite struct RadioStateTests {
  private func said(_ facts: RadioFacts) -> [Advice] { RadioState.advice(facts) }

  private let fit = RadioFacts(adapter: .on, permission: .granted)

  @Test func everyState() {
    #expect(said(fit) == [])
    #expect(RadioState.fitness(fit) == .ready)
    let none = RadioFacts(adapter: .missing, permission: .refused)
    #expect(said(none) == [Advice(trouble: .noBluetooth, remedy: .playHere)])
    #expect(RadioState.fitness(none) == .missing)
    let off = RadioFacts(adapter: .off, permission: .granted)
    #expect(said(off) == [Advice(trouble: .bluetoothOff, remedy: .switchOn)])
    #expect(RadioState.fitness(off) == .off)
  }

  @Test func theMissingPermissionIsNamed() {
    let remedies: [(Permission, Remedy)] = [(.unasked, .ask), (.refused, .appSettings), (.forbidden, .playHere)]
    for (permission, remedy) in remedies {
      let facts = RadioFacts(adapter: .on, permission: permission)
      #expect(said(facts) == [Advice(trouble: .mayNotConnect, remedy: remedy)])
      #expect(RadioState.fitness(facts) == .mayNotConnect)
    }
    let all = RadioFacts(adapter: .off, permission: .refused)
    #expect(said(all).map(\.trouble) == [.mayNotConnect, .bluetoothOff], "the first is put right first")
    #expect(RadioState.fitness(all) == .mayNotConnect)
  }

  @Test func whatOnlyNeedsPatienceBlocksNothing() {
    var facts = fit
    facts.canAdvertise = false
    facts.isNobodyFound = true
    let expected = [
      Advice(trouble: .cannotAdvertise, remedy: .nothing), Advice(trouble: .nobodyFound, remedy: .comeNearer),
    ]
    #expect(said(facts) == expected)
    #expect(RadioState.fitness(facts) == .ready)
    for trouble in RadioTrouble.allCases { #expect(trouble.blocks == (trouble.fitness != .ready)) }
  }
}
