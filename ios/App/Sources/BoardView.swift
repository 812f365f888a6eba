// A column of surfaces in its window: drawn by the kit, moved and touched with fingers, read out thing by thing.
import Observation
import SwiftUI
import TabulariumCore
import TabulariumKit
import UIKit

struct BoardView: View {
  let look: Look
  let stand: TableStand
  let column: Column
  let motions: Motions?
  let began: Date
  let fingers: Fingers

  /// Until when something moves: only as long is frame after frame drawn.
  @State private var until = Date.distantPast
  @State private var isStill = true

  var body: some View {
    TimelineView(.animation(minimumInterval: nil, paused: isStill)) { time in canvas(time.date) }
      .overlay {
        TouchPad(fingers: fingers, column: column, texts: look.texts, tap: tap, hold: stand.model.tell)
      }
      .clipped()
      .onChange(of: began, initial: true) { move() }
  }

  private func move() {
    guard let length = motions?.length else { return }
    let end = began.addingTimeInterval(Double(length) / 1_000 + 0.1)
    if end <= Date() { return }
    until = end
    isStill = false
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(end.timeIntervalSinceNow))
      if Date() >= until { isStill = true }
    }
  }

  private func canvas(_ now: Date) -> some View {
    let moved = fingers.moved
    return Canvas { context, size in draw(context, size, now, moved) }.accessibilityHidden(true)
  }

  private func draw(_ context: GraphicsContext, _ size: CGSize, _ now: Date, _ moved: Int) {
    let camera = fingers.camera
    camera.room(width: Float(size.width), height: Float(size.height), content: column.height)
    guard let painting = stand.painting else { return }
    let ms = Int(now.timeIntervalSince(began) * 1_000)
    let flying = motions.flatMap { ms > $0.length ? nil : $0 }
    context.withCGContext { canvas in
      look.pen.draw(on: canvas) { painting.draw(column, camera: camera, motions: flying, ms: ms) }
    }
  }

  private func tap(_ touch: UInt32) {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    stand.model.tap(touch)
  }
}

/// What the fingers on one board do, and what is in sight of it.
@MainActor
@Observable
final class Fingers {
  let camera = Camera(density: 1)

  /// Counts what the camera has done, so that it is drawn anew.
  private(set) var moved = 0

  /// Fingers that are down, by number.
  @ObservationIgnored var ids: [ObjectIdentifier: Int] = [:]
  @ObservationIgnored private var last = 0
  @ObservationIgnored private var gliding: Task<Void, Never>?

  /// How long it goes to another place, in seconds.
  private static let length: Float = 0.32

  /// Something else is in sight.
  func move() { moved += 1 }

  /// Goes so far down or up; at once where nothing is to move.
  func glide(_ down: Float, calm: Bool) {
    stop()
    if calm || down == 0 {
      camera.pan(0, down)
      return move()
    }
    let from = camera.y
    let began = Date()
    gliding = Task { @MainActor [weak self] in
      while let self, !Task.isCancelled {
        let part = Float(Date().timeIntervalSince(began)) / Fingers.length
        camera.pan(0, from + down * Ease.out(part) - camera.y)
        move()
        if part >= 1 { return }
        try? await Task.sleep(for: .milliseconds(16))
      }
    }
  }

  /// Whatever was on its way stays where it is.
  func stop() {
    gliding?.cancel()
    gliding = nil
  }

  func number(_ touch: UITouch) -> Int {
    let key = ObjectIdentifier(touch)
    if let id = ids[key] { return id }
    last += 1
    ids[key] = last
    return last
  }
}

/// Fingers as the system tells of them, handed to the camera.
struct TouchPad: UIViewRepresentable {
  let fingers: Fingers
  let column: Column
  let texts: Texts
  let tap: (UInt32) -> Void
  let hold: (UInt32) -> Void

  func makeUIView(context: Context) -> Pad { Pad(self) }

  func updateUIView(_ pad: Pad, context: Context) { pad.take(self) }

  final class Pad: UIView {
    private(set) var now: TouchPad
    private lazy var nodes = BoardNodes(self)
    private var held: Task<Void, Never>?
    private var isHeld = false

    init(_ now: TouchPad) {
      self.now = now
      super.init(frame: .zero)
      isMultipleTouchEnabled = true
      backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    var camera: Camera { now.fingers.camera }

    fileprivate func take(_ next: TouchPad) {
      let isOther = next.column.placed != now.column.placed
      now = next
      if isOther { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
    }

    /// Asked for by whoever reads the screen, and by nobody else.
    override var accessibilityElements: [Any]? {
      get { nodes.elements() }
      set {}
    }

    private func place(_ touch: UITouch) -> (x: Float, y: Float) {
      let at = touch.location(in: self)
      return (Float(at.x), Float(at.y))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        let at = place(touch)
        let isFirst = now.fingers.ids.isEmpty
        now.fingers.stop()
        camera.down(now.fingers.number(touch), at.x, at.y)
        held?.cancel()
        if isFirst { waitForHold(at.x, at.y) }
      }
    }

    /// A finger that stays asks what the thing is.
    private func waitForHold(_ x: Float, _ y: Float) {
      isHeld = false
      held = Task { @MainActor [weak self] in
        try? await Task.sleep(for: .milliseconds(500))
        guard let self, !Task.isCancelled else { return }
        guard let hit = Finger.things(now.column, camera).last(where: { $0.covers(x, y) }) else { return }
        isHeld = true
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
        now.hold(hit.touch)
      }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      var isMoved = false
      for touch in touches {
        let at = place(touch)
        if camera.move(now.fingers.number(touch), at.x, at.y) { isMoved = true }
      }
      if !isMoved { return }
      held?.cancel()
      now.fingers.move()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      for touch in touches {
        let at = place(touch)
        let isTap = camera.up(now.fingers.number(touch))
        now.fingers.ids[ObjectIdentifier(touch)] = nil
        if isTap && !isHeld { tapped(at.x, at.y, exact: touch.type == .indirectPointer, touch.timestamp) }
      }
      held?.cancel()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      held?.cancel()
      now.fingers.ids = [:]
      camera.cancel()
    }

    private func tapped(_ x: Float, _ y: Float, exact: Bool, _ time: TimeInterval) {
      let things = Finger.things(now.column, camera)
      switch Finger.meant(x, y, things: things, zoom: camera.zoom, density: 1, exact: exact) {
      case .touch(let touch): now.tap(touch)
      case .nearer(let zoom): camera.about(x, y, zoom)
      case .nothing: _ = camera.again(x, y, atMs: Int64(time * 1_000))
      }
      now.fingers.move()
    }
  }
}
