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
  spoken: String? = nil, look: Look = .plain, ops: [Op] = []
) -> Item {
  Item(
    id: id, x: x, y: y, w: w, h: h, turn: turn, layer: 0, detail: 0, touch: touch, spoken: spoken, look: look, ops: ops)
}

@Suite struct FingerTests {
  @Test func everyCase() throws {
    let cases = try Case.cases("finger.json")
    #expect(!cases.isEmpty)
    for one in cases {
      let things = one.list("things").map { said in
        let thing = list(said)
        let n = thing.dropFirst(2).map { number($0) }
        let box = Box(n[0], n[1], n[2], n[3])
        return Thing(touch: UInt32(whole(thing[0])), option: thing[1] as? Bool ?? false, box: box)
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
}
