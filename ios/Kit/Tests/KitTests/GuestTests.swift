// A guest written in Rust, in a process of its own, plays a whole game of each kind at a table that this kit hosts.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

/// The guest's process. Its radio is on the ether: what the ether tells goes in as lines, what the guest wants comes out.
final class Guest: RadioSink, @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let lock = NSLock()
  private var radio: (any Radio)?

  /// What it has said that is none of its radio's: what it has come to, and the words to it.
  let said = Kept<[(what: String, words: String)]>([])

  init(_ program: String, _ radios: any Radios, seed: Int) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [folder(), "\(seed)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let radio = try radios.open(self, scans: true)
    lock.withLock { self.radio = radio }
    Thread.detachNewThread { self.listen() }
  }

  private func listen() {
    var rest = Data()
    while true {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      rest.append(more)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        heard(line)
      }
    }
    said.change { $0.append(("gone", "")) }
  }

  private func heard(_ line: String) {
    let halves = line.split(separator: " ", maxSplits: 1).map(String.init)
    let words = halves.count > 1 ? halves[1] : ""
    if let command = Guest.command(halves[0], words.split(separator: " ").map(String.init)) {
      lock.withLock { radio }?.carry(command)
    } else {
      said.change { $0.append((halves[0], words)) }
    }
  }

  private static func command(_ name: String, _ words: [String]) -> RadioCommand? {
    func number() -> UInt64 { words.first.flatMap { UInt64($0) } ?? 0 }
    switch name {
    case "send": return .send(channel: number(), bytes: bytes(words[1]))
    case "close": return .close(channel: number())
    case "connect": return .connect(place: number())
    case "cancel": return .cancel(place: number())
    case "scan": return .startScan
    case "unscan": return .stopScan
    case "advert": return .startAdvert(data: bytes(words[0]), response: bytes(words[1]), tag: Data(), letters: "")
    case "unadvert": return .stopAdvert
    default: return nil
    }
  }

  private static func bytes(_ hex: String) -> Data {
    if hex == "-" { return Data() }
    let digits = Array(hex.utf8).map { UInt8($0 < 58 ? $0 - 48 : $0 - 87) }
    return Data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private static func hex(_ bytes: Data) -> String {
    if bytes.isEmpty { return "-" }
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  func tell(_ event: RadioEvent) {
    switch event {
    case .opened(let channel, let place, let size): write("opened \(channel) \(place.map { "\($0)" } ?? "-") \(size)")
    case .received(let channel, let bytes): write("received \(channel) \(Guest.hex(bytes))")
    case .written(let channel): write("written \(channel)")
    case .closed(let channel): write("closed \(channel)")
    case .connectFailed(let place): write("failed \(place)")
    case .found(let place, let advert): write("found \(place) \(Guest.hex(advert))")
    default: break
    }
  }

  func tellPatiently(_ event: RadioEvent) { tell(event) }

  func write(_ line: String) {
    // One line after the other, whoever writes; a guest that has gone hears nothing more.
    lock.withLock { try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }
  }

  func words(_ what: String) -> String? { said.value.first { $0.what == what }?.words }

  func close() {
    lock.withLock { radio }?.close()
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}

/// `cargo xtask test ios` builds the guest and says where it is.
let guestProgram = ProcessInfo.processInfo.environment["TABULARIUM_GUEST"]

@Suite struct GuestTests {
  @Test(.enabled(if: guestProgram != nil)) func aGuestInRustPlaysWholeGames() throws {
    var games: [Game] = []
    try withHouse { games = try $0.app().games() }
    for game in games { try play(game) }
  }

  private func play(_ game: Game) throws {
    let ether = Ether()
    let host = try Phone(ether.device())
    let guest = try Guest(try #require(guestProgram), ether.device(), seed: 2)
    defer {
      guest.close()
      host.close()
      #expect(ether.open == 0, "every radio is closed")
    }
    let id = try host.house.begin(game)
    host.near.host(id)
    try eventually("the digits are shown", host) { host.near.state?.screen.code != nil }
    try eventually("the guest wants them", host) { guest.words("digits") != nil }
    guest.write("digits \(try digits(host).filter { $0 != " " })")
    try eventually("the guest sits at the table", host) { guest.words("seated") != nil }
    try eventually("the host sees it", host) { try host.screen().people.contains { $0.device != nil && $0.near } }
    host.near.give(1, to: try other(host))
    try eventually("the seat is given", host) { try host.screen().people.contains { $0.seats == [1] } }
    host.sit(id)
    try play(id, host, ether, guest)

    // Both show the same end.
    try eventually("the guest is at the end too", host) { guest.words("over") != nil }
    let table = try host.house.app().table(id: id)
    let view = try table.view(form: .narrow)
    let scores = try table.scores()
    let rows = scores.rows.map { "\($0.numbers)" }.joined(separator: " ")
    #expect(guest.words("over") == "\(view.headline) | \(view.winners) | \(scores.places ?? []) | \(rows)")
    #expect(guest.words("failed") == nil)
    #expect(host.failures.value.isEmpty, "\(host.failures.value)")
  }

  /// Plays the host's seat to the end; now and then everybody loses everybody.
  private func play(_ id: String, _ host: Phone, _ ether: Ether, _ guest: Guest) throws {
    var dice = Dice(11)
    var moves = 0
    var end = Date() + 120
    var revision: UInt64 = 0
    while try host.state().screen != .over {
      let now = try host.state()
      if now.revision != revision {
        revision = now.revision
        end = Date() + 120
      }
      let said = guest.said.value.filter { $0.what == "failed" || $0.what == "gone" }
      if Date() > end || !said.isEmpty { throw Nothing(words: "nothing goes on: \(now.prompt) \(now.at) \(said)") }
      if try !move(id, host, now, &dice) {
        Thread.sleep(forTimeInterval: 0.005)
        continue
      }
      moves += 1
      if moves % 60 == 0 { ether.cut() }
    }
    #expect(moves > 10, "it was a game")
  }

  /// Does one thing at random; false where nothing is asked here.
  private func move(_ id: String, _ host: Phone, _ now: TableState, _ dice: inout Dice) throws -> Bool {
    let seat = try #require(host.seat)
    if now.screen == .curtain, let next = now.curtain?.nexts.first {
      try seat.does { $0.lift(next.seat) }
      return true
    }
    if now.button(.handOn) != nil {
      try seat.press(.handOn)
      return true
    }
    // The usual answer often enough, so that a game comes to its end.
    let usual = now.button(.usual).flatMap { Int.random(in: 0..<4, using: &dice) == 0 ? $0 : nil }
    // Nobody leaves the game at random.
    let prompt = try host.house.app().table(id: id).view(form: .narrow).prompt
    let aside = prompt?.options.filter { $0.weight == .aside }.map(\.id) ?? []
    let answers = now.answers().filter { $0.enabled && !aside.contains($0.choice ?? .max) }
    guard let next = usual ?? answers.randomElement(using: &dice) ?? now.prompt.amount?.go else { return false }
    let after = try seat.does { $0.press(next) }
    // What cannot be taken back is pressed twice.
    if after.revision == now.revision, let again = after.button(.usual), again.choice == next.choice {
      try seat.does { $0.press(again) }
    }
    return true
  }
}
