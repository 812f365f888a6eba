// The cases of the camera that all shells share.
import Testing

@testable import TabulariumKit

@Suite struct CameraTests {
  @Test func everyCase() throws {
    let cases = try Case.cases("camera.json")
    #expect(!cases.isEmpty)
    for one in cases {
      let camera = Camera(density: one.float("density"))
      let room = one.list("room").map { number($0) }
      camera.room(width: room[0], height: room[1], content: room[2])
      let answers = try one.list("steps").compactMap { try answer(camera, list($0)) }
      #expect(one.list("answers").compactMap { $0 as? Bool } == answers, "\(one.name)")
      for (key, value) in [("zoom", camera.zoom), ("x", camera.x), ("y", camera.y)] {
        #expect(abs(one.float(key) - value) < 0.01, "\(one.name): \(key) is \(value) and not \(one.float(key))")
      }
    }
  }

  private func answer(_ camera: Camera, _ step: [Any]) throws -> Bool? {
    let n = (1..<5).map { $0 < step.count ? number(step[$0]) : 0 }
    switch step[0] as? String {
    case "down": camera.down(Int(n[0]), n[1], n[2])
    case "move": return camera.move(Int(n[0]), n[1], n[2])
    case "up": return camera.up(Int(n[0]))
    case "cancel": camera.cancel()
    case "again": return camera.again(n[0], n[1], atMs: Int64(n[2]))
    case "about": camera.about(n[0], n[1], n[2])
    case "pan": camera.pan(n[0], n[1])
    case "room": camera.room(width: n[0], height: n[1], content: n[2])
    case "show": camera.show(Box(n[0], n[1], n[2], n[3]))
    case "reset": camera.reset()
    default: throw Nothing(words: "no step is called \(step[0])")
    }
    return nil
  }
}
