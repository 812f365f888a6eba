// Several devices at one table: two apps in one process, with the real core, joined by radios in memory.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

/// A device with its app, which can be closed and opened again.
final class Phone: NearListener, @unchecked Sendable {
  private let radios: any Radios
  private let folder = KitTests.folder()
  private(set) var house: House
  private(set) var seat: Seat?
  let told = Kept<[String]>([])
  let failures = Kept<[String]>([])

  init(_ radios: any Radios) throws {
    self.radios = radios
    house = try House(folder: folder, lang: "en")
    open()
  }

  private func open() {
    house.near.radios = radios
    house.near.listen(self)
  }

  var near: NearModel { house.near }

  func screen() throws -> NearScreen { try #require(house.near.state).screen }

  func shown(_ state: NearState) {}

  func told(_ words: String) { told.change { $0.append(words) } }

  func said(_ failure: Failure) { failures.change { $0.append(failure.words) } }

  func sit(_ id: String) { seat = Seat(house, id) }

  /// What its seat shows.
  func state() throws -> TableState { try #require(seat).state() }

  func again() throws {
    close()
    house = try House(folder: folder, lang: "en")
    open()
  }

  func close() {
    seat?.model.close()
    seat = nil
    house.close()
  }

  /// Does one thing that is to be done here; false where nothing is asked.
  func move() throws -> Bool {
    let at = try #require(seat)
    let now = try at.state()
    if now.screen == .curtain, let next = now.curtain?.nexts.first {
      try at.does { $0.lift(next.seat) }
    } else if now.button(.handOn) != nil {
      try at.press(.handOn)
    } else {
      let buttons = now.prompt.buttons.filter { $0.enabled && $0.choice != nil }
      let answers = now.prompt.answers.isEmpty ? buttons : now.prompt.answers
      guard let next = answers.first ?? now.prompt.amount?.go else { return false }
      try at.does { $0.press(next) }
    }
    return true
  }
}

func eventually(_ what: String, _ phones: Phone..., so: () throws -> Bool) throws {
  let end = Date() + 60
  while try !so() {
    if Date() > end {
      let told = phones.map {
        "\(String(describing: $0.near.state)) \($0.told.value) \($0.failures.value) "
          + "\(String(describing: $0.seat?.model.state?.prompt))"
      }
      throw Nothing(words: "not in time: \(what)\n\(told.joined(separator: "\n"))")
    }
    Thread.sleep(forTimeInterval: 0.005)
  }
}

/// The digits that a host shows.
func digits(_ host: Phone) throws -> String {
  let code = try host.screen().code
  return try #require(code)
}

/// The device that has joined a host.
func other(_ host: Phone) throws -> Data {
  let device = try host.screen().people.compactMap(\.device).first
  return try #require(device)
}

@Suite struct NearTests {
  private let ether = Ether()

  private func withTwo(_ run: (Phone, Phone) throws -> Void) throws {
    let host = try Phone(ether.device())
    let guest = try Phone(ether.device())
    defer {
      guest.close()
      host.close()
      #expect(ether.open == 0, "every radio is closed")
    }
    try run(host, guest)
  }

  private func hasOther(_ phone: Phone) throws -> Bool {
    try phone.screen().people.contains { $0.device != nil && $0.near }
  }

  /// The guest stands at the host's table, and is asked for the digits.
  private func joined(_ host: Phone, _ guest: Phone, _ id: String) throws {
    host.near.host(id)
    try eventually("the digits are shown", host) { host.near.state?.screen.code != nil }
    guest.near.join()
    try eventually("the table is in sight", host, guest) { guest.near.state?.screen.sights.count == 1 }
    guest.near.joinAt(try guest.screen().sights[0].place)
    try eventually("the digits are asked for", host, guest) { try guest.screen().wants == .digits }
  }

  private func play(_ host: Phone, _ guest: Phone, _ moves: Int) throws {
    var left = moves
    try eventually("\(moves) moves are made", host, guest) {
      let isDone = try host.move()
      if try isDone || guest.move() { left -= 1 }
      return left <= 0
    }
  }

  @Test func twoAppsPlayOneGameAndOneComesBack() throws {
    try withTwo { host, guest in
      let id = try host.house.begin(try host.house.app().games()[0], seats: 2)
      try joined(host, guest, id)
      // Not these: the host shows others then, and what is typed too soon is kept.
      let first = try digits(host)
      guest.near.digits(first == "111 111" ? "222222" : "111111")
      try eventually("the digits change", host, guest) { try host.screen().code.map { $0 != first } ?? false }
      try eventually("they are asked for again", host, guest) { try guest.screen().wants == .digits }
      guest.near.digits(try digits(host))
      try eventually("the guest is at the table", host, guest) {
        try guest.screen().seated && guest.screen().table != nil
      }
      try eventually("the host sees the guest", host, guest) { try hasOther(host) }
      #expect(!host.told.value.isEmpty, "it was told")

      // Seats: one on each device, and so no curtain and nothing to hide.
      host.sit(id)
      let seen = try guest.screen().table
      let table = try #require(seen)
      guest.sit(table)
      host.near.give(1, to: try other(host))
      try eventually("the seat is given", host, guest) {
        let at = try guest.state().at
        return at.near && !at.shared && at.standing == .guest
      }
      try eventually("the host has one seat", host, guest) { try !host.state().at.shared }
      try play(host, guest, 12)
      for phone in [host, guest] {
        let hide = try phone.state().button(.hide)
        #expect(hide == nil)
      }
      #expect(host.failures.value.isEmpty && guest.failures.value.isEmpty)

      // The guest goes, and the host says so; it comes back from its shelf without digits.
      try guest.again()
      try eventually("the guest is away", host) { try host.state().at.away == [1] }
      let shelf = try guest.house.app().shelf().games
      #expect(shelf.count == 1 && shelf[0].elsewhere && shelf[0].id == table)
      guest.sit(table)
      let alone = try guest.state()
      #expect(alone.at.standing == .alone)
      #expect(alone.prompt.title == guest.house.texts["near-lost"])
      #expect(alone.button(.near) != nil)
      guest.near.lookAt(table)
      try eventually("the guest is back", host, guest) { try guest.state().at.standing == .guest }
      try eventually("the host sees it", host, guest) { try host.state().at.away.isEmpty }
      try play(host, guest, 8)

      // The connection breaks and comes back by itself.
      ether.cut()
      try eventually("the guest moves again", host, guest) {
        if try guest.move() { return true }
        _ = try host.move()
        return false
      }
      try eventually("both are at the table", host, guest) {
        let at = try guest.state().at
        return try at.standing == .guest && !at.sent && host.state().at.away.isEmpty
      }

      // Whoever has nothing to do sees for whom the table waits.
      try eventually("somebody waits", host, guest) {
        let waiting = try [host, guest].map { try $0.state() }.first { !$0.at.waits.isEmpty }
        return waiting?.prompt.title.hasPrefix(host.house.texts["near-turn"]) ?? false
      }
      host.near.part()
      let closed = guest.house.texts["near-closed"]
      try eventually("the guest hears of it", host, guest) { try guest.screen().state == closed }
      try eventually("nothing is shared any more", host) { try host.screen().idle && !host.state().at.near }
      guest.near.part()
      try eventually("the guest has left", guest) { try guest.screen().idle && ether.open == 0 }
      #expect(host.failures.value.isEmpty && guest.failures.value.isEmpty)
    }
  }

  @Test func anAnswerThatIsThoughtAboutStaysShown() throws {
    try withTwo { host, guest in
      let id = try host.house.begin(try host.house.app().games()[0], seats: 3)
      try joined(host, guest, id)
      host.sit(id)
      let at = try #require(host.seat)
      _ = try at.asked()
      guard let touch = try at.state().touches().first else { return }
      let before = try at.does { $0.tap(touch) }
      guest.near.digits(try digits(host))
      try eventually("the guest is at the table", host, guest) { try guest.screen().seated }
      try eventually("the host sees the guest", host, guest) { try hasOther(host) }
      let after = try at.state()
      #expect(after.at.near)
      #expect(before.prompt == after.prompt)
      #expect(before.revision == after.revision)
    }
  }

  @Test func whatIsWrongWithTheRadioIsSaidWithWhatHelps() throws {
    let facts = Kept(RadioFacts(adapter: .on, permission: .unasked))
    let phone = try Phone(ether.device { facts.value })
    defer { phone.close() }
    let near = phone.near
    let texts = phone.house.texts
    near.join()
    try eventually("it is said", phone) { near.state?.screen.state == texts["near-permission-connect"] }
    #expect(near.state?.advice == [Advice(trouble: .mayNotConnect, remedy: .ask)])
    facts.change { $0.permission = .refused }
    near.look()
    try eventually("the settings help", phone) { near.state?.advice.first?.remedy == .appSettings }
    facts.change { $0 = RadioFacts(adapter: .off, permission: .granted) }
    near.look()
    try eventually("it is off", phone) { try phone.screen().state == texts["near-radio-off"] }
    #expect(near.state?.advice == [Advice(trouble: .bluetoothOff, remedy: .switchOn)])
    facts.change { $0 = Ether.fit }
    near.look()
    try eventually("all is well", phone) { try near.state?.advice.isEmpty == true && !phone.screen().radio }
    near.part()
    try eventually("it is over", phone) { try phone.screen().idle && ether.open == 0 }
  }

  @Test func beginningAnewEndsWhatWasBefore() throws {
    let phone = try Phone(ether.device())
    defer { phone.close() }
    let near = phone.near
    let id = try phone.house.begin(try phone.house.app().games()[0])
    near.host(id)
    try eventually("it is open", phone) { near.state?.screen.host == true }
    near.join()
    try eventually("it looks for others", phone) { near.state.map { !$0.screen.host && !$0.screen.idle } ?? false }
    #expect(ether.open == 1)
    near.host(id)
    try eventually("it is open again", phone) { near.state?.screen.host == true }
    #expect(!near.isElsewhere(id))
    // A table that is taken off the shelf is closed for the others first.
    ShelfModel(phone.house).delete(id)
    try eventually("it is over", phone) { try phone.screen().idle && ether.open == 0 }
    phone.house.settle()
    let left = try phone.house.app().shelf().games
    #expect(left.isEmpty)
  }
}
