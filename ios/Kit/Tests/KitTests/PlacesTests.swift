// The cases of the strip that all shells share, and the strips of the real games.
import Foundation
import TabulariumCore
import Testing

@testable import TabulariumKit

/// A table with its cameras, as a screen has them.
private final class Sights {
  let at: Arrangement
  let places: Places
  let board: Camera
  let side: Camera

  init(_ at: Arrangement, density: Float) {
    self.at = at
    places = Places(density: density)
    board = Camera(density: density)
    side = Camera(density: density)
    for column in [at.board, at.side].compactMap({ $0 }) {
      camera(column).room(width: column.box.width, height: column.box.height, content: column.height)
    }
  }

  func camera(_ column: Column) -> Camera { column == at.board ? board : side }

  func follow(_ way: Way?) { if let way { camera(way.column).pan(0, way.down) } }
}

@Suite struct PlacesTests {
  private let kinds: [String: SurfaceKind] = [
    "players": .players, "board": .board, "mat": .mat, "hand": .hand, "market": .market, "status": .status,
  ]

  private func surface(_ said: [Any]) throws -> Surface {
    let options = (said.count > 5 ? list(said[5]) : []).enumerated().map { i, option in
      let n = list(option).map { Int32(whole($0)) }
      return item(UInt32(i), n[1], n[2], n[3], n[4], touch: UInt32(n[0]), spoken: "option \(n[0])", look: .option)
    }
    let kind = try #require(kinds[said[1] as? String ?? ""])
    let owner = said[2] is NSNull ? nil : UInt32(whole(said[2]))
    return KitTests.surface(
      UInt32(whole(said[0])), options, kind: kind, owner: owner, w: Int32(whole(said[3])), h: Int32(whole(said[4])))
  }

  @Test func everyCase() throws {
    let cases = try Case.cases("places.json")
    #expect(!cases.isEmpty)
    for one in cases {
      let name = Comment(rawValue: one.name)
      let surfaces = try one.list("surfaces").map { try surface(list($0)) }
      let form: Form = one.words("form") == "wide" ? .wide : .narrow
      let room = one.list("room").map { number($0) }
      let density = one.float("density")
      func arrange(_ strip: Float) -> Arrangement {
        Layout.arrange(
          surfaces, asked: 0, form: form, width: room[0], height: room[1], promptHeight: one.float("prompt"),
          density: density, strip: strip)
      }
      let stops = Places.stops(surfaces, [])
      #expect(one.list("stops").map { UInt32(whole($0)) } == stops.map(\.surface), name)
      #expect(one.yes("far") == Places.isFar(stops, arrange(0)), name)
      let strip = one.float("strip")
      let table = Sights(arrange(strip), density: density)
      #expect(table.at.board.box.top == strip, name)
      let steps = one.list("steps").map { list($0) }
      for (i, sight) in one.list("sights").enumerated() {
        if i > 0 { try step(table, steps[i - 1]) }
        let wanted = list(sight).map { number($0) }
        let after = "\(one.name), after \(i): \(table.board.y) \(table.side.y)"
        #expect(abs(wanted[0] - table.board.y) < 0.5 && abs(wanted[1] - table.side.y) < 0.5, "\(after)")
        #expect(table.places.inSight(stops, table.at, table.camera) == UInt32(wanted[2]), "\(after)")
      }
    }
  }

  private func step(_ table: Sights, _ step: [Any]) throws {
    let n = (1..<4).map { $0 < step.count ? number(step[$0]) : 0 }
    switch step[0] as? String {
    case "go": table.follow(table.places.way(UInt32(n[0]), table.at, table.camera))
    case "pan": table.board.pan(0, n[0])
    case "about": table.board.about(n[0], n[1], n[2])
    case "bring": table.follow(table.places.bring(table.at, table.board))
    default: throw Nothing(words: "no step is called \(step[0])")
    }
  }

  @Test func everyPlaceOfTheRealGamesIsOneTapAway() throws {
    let rooms: [(w: Float, h: Float)] = [(360, 600), (412, 780), (800, 340), (1024, 700)]
    var met = 0
    try withHouse { house in
      for game in try house.app().games() {
        for seats in game.minSeats...game.maxSeats {
          for room in rooms {
            let isFar = try eachIsOneTapAway(game.id, seats, room.w, room.h)
            if isFar { met += 1 }
          }
        }
      }
    }
    #expect(met > 0, "some game has boards that lie far apart")
  }

  /// Whether this table has a strip.
  private func eachIsOneTapAway(_ game: String, _ seats: UInt32, _ w: Float, _ h: Float) throws -> Bool {
    let form = Layout.form(width: w, height: h, density: 1)
    let made = selftestBoard(game: game, seats: seats, seed: 3, answers: 60, form: form)
    let surfaces = try #require(made).surfaces
    func arrange(_ strip: Float) -> Arrangement {
      Layout.arrange(
        surfaces, asked: 0, form: form, width: w, height: h, promptHeight: 150, density: 1, strip: strip)
    }
    let stops = Places.stops(surfaces, [])
    if !Places.isFar(stops, arrange(0)) { return false }
    let at = arrange(54)
    let name = "\(game) with \(seats) in \(w) × \(h)"
    #expect(Set(stops.map(\.title)).count == stops.count, "\(name): their names differ")
    for stop in stops {
      let table = Sights(at, density: 1)
      let way = try #require(table.places.way(stop.surface, at, table.camera))
      table.follow(way)
      let column = way.column
      let box = try #require(column.placed.first { $0.surface.id == stop.surface }).box
      let camera = table.camera(column)
      let top = camera.screenY(box.top)
      #expect(top >= 0 && top < column.box.height, "\(name): \(stop) begins at \(top)")
      // At the end of the column it cannot come to the top.
      let isLast = abs(camera.y + column.height - column.box.height) < 1
      #expect(top <= 5 || isLast || column.height <= column.box.height, "\(name): \(stop) stays at \(top)")
    }
    return true
  }

  @Test func whoseThePlacesAreIsSaid() throws {
    try withHouse { house in
      for game in try house.app().games() {
        let seat = try Seat(house, house.begin(game, seats: Int(game.maxSeats)))
        _ = try seat.asked()
        let state = try seat.state()
        for stop in Places.stops(state.surfaces, state.players) {
          let surface = try #require(state.surfaces.first { $0.id == stop.surface })
          #expect(surface.owner == stop.player?.seat)
          #expect(!stop.title.isEmpty, "\(game.id): \(stop)")
        }
      }
    }
  }
}
