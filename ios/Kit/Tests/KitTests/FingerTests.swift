// The cases of the finger that all shells share, and where things are on the screen.
import TabulariumCore
import Testing

@testable import TabulariumKit

func surface(
  _ id: UInt32, _ items: [Item], kind: SurfaceKind = .board, owner: UInt32? = nil, w: Int32 = 1_000, h: Int32 = 1_000
) -> Surface {
  Surface(id: id, kind: kind, owner: owner, title: "surface \(id)", w: w, h: h, backdrop: nil, items: items)
}

func item(
  _ id: UInt32, _ x: Int32, _ y: Int32, _ w: Int32, _ h: Int32, turn: Int32 = 0, touch: UInt32? = nil,
  spoken: String? = nil, look: Look = .plain, ops: [Op] = [], within: [Int32] = []
) -> Item {
  Item(
    id: id, x: x, y: y, w: w, h: h, turn: turn, layer: 0, detail: 0, touch: touch, spoken: spoken, look: look, ops: ops,
    within: within)
}

@Suite struct FingerTests {
  @Test func everyCase() throws {
    let cases = try Case.cases("finger.json")
    #expect(!cases.isEmpty)
    for one in cases {
      let things = one.list("things").map { said in
        let thing = list(said)
        let n = thing[2..<6].map { number($0) }
        let box = Box(n[0], n[1], n[2], n[3])
        let corners = thing.count > 6 ? list(thing[6]).map { number($0) } : []
        let within = stride(from: 0, to: corners.count, by: 2).map { Corner(x: corners[$0], y: corners[$0 + 1]) }
        return Thing(touch: UInt32(whole(thing[0])), option: thing[1] as? Bool ?? false, box: box, within: within)
      }
      let at = one.list("at").map { number($0) }
      let meant = Finger.meant(
        at[0], at[1], things: things, zoom: one.float("zoom"), density: one.float("density"), exact: one.yes("exact"))
      let wanted = one.case("meant")
      if let touch = wanted?.seat("touch") {
        #expect(meant == .touch(touch), "\(one.name)")
      } else if let wanted {
        guard case .nearer(let zoom) = meant else {
          Issue.record("\(one.name): \(meant)")
          continue
        }
        #expect(abs(wanted.float("nearer") - zoom) < 0.01, "\(one.name): \(zoom)")
      } else {
        #expect(meant == .nothing, "\(one.name)")
      }
    }
  }

  @Test func aTurnedThingTakesTheRoomOfItsCorners() {
    let thing = item(1, 100, 100, 40, 20, turn: 90, touch: 1, spoken: "thing", look: .option)
    let camera = Camera(density: 1)
    camera.room(width: 400, height: 400, content: 400)
    camera.about(0, 0, 2)
    let placed = Placed(surface: surface(1, [thing]), left: 10, top: 20, scale: 1)
    #expect(Finger.box(placed, thing, camera) == Box(240, 220, 40, 80))
  }

  @Test func anOutlineIsMovedScaledAndTurnedWithItsThing() throws {
    let thing = item(
      1, 100, 100, 40, 20, turn: 90, touch: 1, spoken: "thing", look: .option,
      within: [0, 0, 40, 0, 40, 10, 20, 10, 20, 20, 0, 20])
    let camera = Camera(density: 1)
    camera.room(width: 400, height: 400, content: 400)
    camera.about(0, 0, 2)
    let placed = Placed(surface: surface(1, [thing]), left: 10, top: 20, scale: 1)
    let wanted: [(Float, Float)] = [(280, 220), (280, 300), (260, 300), (260, 260), (240, 260), (240, 220)]
    let corners = Finger.within(placed, thing, camera)
    #expect(corners.count == wanted.count)
    for (corner, want) in zip(corners, wanted) {
      #expect(abs(corner.x - want.0) < 0.01 && abs(corner.y - want.1) < 0.01)
    }
    let column = Column(box: Box(0, 0, 400, 400), placed: [placed], height: 400)
    let found = try #require(Finger.things(column, camera).first)
    #expect(found.covers(270, 290) && found.covers(250, 240))
    #expect(!found.covers(250, 290), "the corner that is free has turned with it")
  }

  @Test func someThingsOfTheRealGamesAreNotTheirWholeBox() throws {
    try withHouse { house in
      var outlined: [Thing] = []
      for game in try house.app().games() {
        let made = selftestBoard(game: game.id, seats: game.maxSeats, seed: 3, answers: 200, form: .narrow)
        let at = Layout.arrange(
          try #require(made).surfaces, asked: 0, form: .narrow, width: 360, height: 600, promptHeight: 150, density: 1)
        let camera = Camera(density: 1)
        camera.room(width: 360, height: 450, content: at.board.height)
        outlined += Finger.things(at.board, camera).filter { !$0.within.isEmpty }
      }
      #expect(!outlined.isEmpty)
      for thing in outlined {
        let (box, little) = (thing.box, Float(0.1))
        for corner in thing.within {
          #expect(corner.x >= box.left - little && corner.x <= box.right + little)
          #expect(corner.y >= box.top - little && corner.y <= box.bottom + little)
        }
      }
    }
  }
}
