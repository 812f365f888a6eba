// Zoom and place of a board in its window: about two fingers, by a drag, by a double tap.

/// All places are from the window's corner. A point of the content is drawn at `x + zoom · its place`.
public final class Camera {
  public static let most: Float = 6
  public static let twice: Float = 2.2

  /// How far a finger may stray in a tap, in points.
  private static let slop: Float = 6

  /// How soon a second tap has to follow, in milliseconds.
  private static let moment: Int64 = 350

  /// How many units of a place there are to a point: 1 where places are in points.
  public let density: Float
  public private(set) var zoom: Float = 1
  public private(set) var x: Float = 0
  public private(set) var y: Float = 0
  public private(set) var width: Float = 0
  public private(set) var height: Float = 0
  private var content: Float = 0

  /// At most two fingers count: who they are, and where.
  private struct Touch {
    let id: Int
    var x: Float
    var y: Float
  }

  private var touches: [Touch] = []
  private var lastX: Float = 0
  private var lastY: Float = 0
  private var lastFar: Float = 0
  private var moved = false
  private var many = false
  private var tappedAt: Int64?

  public init(density: Float) { self.density = density }

  /// Whether it stands otherwise than at first sight.
  public var isMoved: Bool { zoom != 1 || x != 0 || y != 0 }

  /// The window's size, and how high what is in it is at zoom 1.
  public func room(width: Float, height: Float, content: Float) {
    self.width = width
    self.height = height
    self.content = content
    clamp()
  }

  /// A finger comes down.
  public func down(_ id: Int, _ x: Float, _ y: Float) {
    many = !touches.isEmpty
    if touches.isEmpty { moved = false }
    if touches.count == 2 { return }
    touches.append(Touch(id: id, x: x, y: y))
    remember()
  }

  /// A finger moves; answers whether the picture did. Below a small way it is still a tap.
  public func move(_ id: Int, _ x: Float, _ y: Float) -> Bool {
    guard let finger = touches.firstIndex(where: { $0.id == id }) else { return false }
    touches[finger].x = x
    touches[finger].y = y
    if touches.count == 2 && lastFar > 0 {
      let (nowX, nowY) = middle()
      let far = far()
      // Kept within the edges only when both are done.
      self.x += nowX - lastX
      self.y += nowY - lastY
      about(nowX, nowY, zoom * far / lastFar)
      moved = true
    } else if moved || hypot(x - lastX, y - lastY) > Camera.slop * density {
      pan(x - lastX, y - lastY)
      moved = true
    } else {
      return false
    }
    remember()
    return true
  }

  /// A finger goes up; answers whether it was a tap.
  public func up(_ id: Int) -> Bool {
    guard let finger = touches.firstIndex(where: { $0.id == id }) else { return false }
    touches.remove(at: finger)
    if !touches.isEmpty { remember() }
    return touches.isEmpty && !moved && !many
  }

  /// The gesture belongs to somebody else.
  public func cancel() {
    touches = []
    moved = false
    many = false
  }

  /// A tap on nothing: the second within a moment comes nearer, or goes back. Answers whether the picture moved.
  public func again(_ x: Float, _ y: Float, atMs: Int64) -> Bool {
    let twice = tappedAt.map { atMs - $0 < Camera.moment } ?? false
    tappedAt = twice ? nil : atMs
    if twice { about(x, y, zoom > 1 ? 1 : Camera.twice) }
    return twice
  }

  /// Zooms so that what is at this place stays there, as far as the edges allow.
  public func about(_ x: Float, _ y: Float, _ zoom: Float) {
    let next = max(1, min(Camera.most, zoom))
    self.x = x - (x - self.x) * next / self.zoom
    self.y = y - (y - self.y) * next / self.zoom
    self.zoom = next
    clamp()
  }

  public func pan(_ dx: Float, _ dy: Float) {
    x += dx
    y += dy
    clamp()
  }

  /// How far down it can be moved, where it is to be moved so far.
  public func within(_ dy: Float) -> Float { max(min(0, height - content * zoom), min(0, y + dy)) - y }

  public func reset() {
    zoom = 1
    x = 0
    y = 0
  }

  /// Brings a box of the content into the window, moving as little as possible.
  public func show(_ box: Box) {
    func way(_ low: Float, _ high: Float, _ room: Float) -> Float {
      low < 0 ? -low : high > room ? max(room - high, -low) : 0
    }
    pan(way(screenX(box.left), screenX(box.right), width), way(screenY(box.top), screenY(box.bottom), height))
  }

  public func contentX(_ screenX: Float) -> Float { (screenX - x) / zoom }

  public func contentY(_ screenY: Float) -> Float { (screenY - y) / zoom }

  public func screenX(_ contentX: Float) -> Float { x + contentX * zoom }

  public func screenY(_ contentY: Float) -> Float { y + contentY * zoom }

  /// Nothing beside the content is shown that need not be.
  private func clamp() {
    x = max(min(0, width - width * zoom), min(0, x))
    y = max(min(0, height - content * zoom), min(0, y))
  }

  private func remember() {
    (lastX, lastY) = middle()
    lastFar = far()
  }

  private func middle() -> (Float, Float) {
    guard let a = touches.first, let b = touches.last else { return (0, 0) }
    return touches.count == 1 ? (a.x, a.y) : ((a.x + b.x) / 2, (a.y + b.y) / 2)
  }

  private func far() -> Float {
    touches.count < 2 ? 0 : hypot(touches[0].x - touches[1].x, touches[0].y - touches[1].y)
  }
}
