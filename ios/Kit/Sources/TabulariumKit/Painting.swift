// Executes the draw operations of a scene on a pen. What is equal from view to view is made ready once.
import TabulariumCore

/// For one game in one light: with other colours there is another one. Used on one thread.
public final class Painting<P: Pen> {
  private struct Thing {
    let item: Item
    let inks: [Ink<P>]
  }

  private struct Picture {
    let surface: UInt32
    let backdrop: Ink<P>?
    let things: [Thing]
  }

  private struct Icon: Hashable {
    let id: UInt32
    let paints: [Int32]
  }

  /// Something that went, on its surface.
  private struct Place: Hashable {
    let surface: UInt32
    let item: UInt32
  }

  /// How far beyond its box a thing may be drawn, in board units.
  private static var spill: Float { 4_000 }

  private let pen: P
  private let book: Book
  private let preparing: Preparing<P>
  private let frame: Frame<P>
  private var ready: [[Op]: [Ink<P>]] = [:]
  private var pictures: [Picture] = []

  /// What fades out in the present motions.
  private var vanished: [Place: [Ink<P>]] = [:]
  private var icons: [Icon: Ink<P>] = [:]

  public init(pen: P, book: Book, colours: Colours) {
    self.pen = pen
    self.book = book
    preparing = Preparing(pen: pen, book: book, colours: colours)
    frame = Frame(pen: pen, colours: colours)
  }

  /// Makes these surfaces ready, and forgets those before; what they share stays.
  public func prepare(_ surfaces: [Surface]) {
    var kept: [[Op]: [Ink<P>]] = [:]
    pictures = surfaces.map { surface in
      let backdrop = surface.backdrop.flatMap { preparing.stamp($0, 0, 0, surface.w, surface.h, paints: []) }
      let things = surface.items.map { item in
        let inks = kept[item.ops] ?? ready[item.ops] ?? preparing.item(item.ops)
        kept[item.ops] = inks
        return Thing(item: item, inks: inks)
      }
      return Picture(surface: surface.id, backdrop: backdrop, things: things)
    }
    ready = kept
  }

  /// Forgets all pictures and the words in them. Symbols stay: they are the same for everybody.
  public func forget() {
    pictures = []
    ready = [:]
    vanished = [:]
  }

  /// Draws a column through its camera, from the window's corner. `motions`: what moves, `ms` after it began.
  public func draw(_ column: Column, camera: Camera, motions: Motions?, ms: Int) {
    frame.motions = motions
    frame.ms = ms
    pen.place(camera.x, camera.y, scale: camera.zoom)
    for placed in column.placed { draw(placed, camera) }
    if let motions {
      // What moves lies above everything.
      for placed in column.placed { drawMoving(placed, camera, motions) }
    } else {
      vanished = [:]
    }
    pen.end()
    frame.motions = nil
  }

  /// Draws a whole surface as at first sight, its corner at the origin, in board units.
  public func draw(_ surface: Surface) {
    guard let picture = pictures.first(where: { $0.surface == surface.id }) else { return }
    frame.percent = 100
    frame.surface = surface.id
    picture.backdrop?.draw(frame)
    for thing in picture.things { draw(thing) }
  }

  /// An icon, a token, a vignette. Needs its symbol in the book; `paints` are places among the colours.
  public func symbol(_ id: UInt32, in box: Box, paints: [Int32]) {
    guard let symbol = book[id] else { return }
    let key = Icon(id: id, paints: paints)
    guard let ink = icons[key] ?? preparing.stamp(id, 0, 0, symbol.w, symbol.h, paints: paints) else { return }
    icons[key] = ink
    frame.percent = 100
    let (scaleX, scaleY) = (box.width / Float(max(1, symbol.w)), box.height / Float(max(1, symbol.h)))
    pen.place(box.left, box.top, scaleX: scaleX, scaleY: scaleY, turn: 0, aboutX: 0, aboutY: 0)
    ink.draw(frame)
    pen.end()
  }

  private func draw(_ placed: Placed, _ camera: Camera) {
    guard let picture = pictures.first(where: { $0.surface == placed.surface.id }) else { return }
    let top = camera.screenY(placed.top)
    let scale = placed.scale * camera.zoom
    let (spill, height) = (Painting.spill * scale, Float(placed.surface.h) * scale)
    if top > camera.height + spill || top + height + spill < 0 { return }
    frame.percent = Finger.percent(placed, camera)
    frame.surface = placed.surface.id
    pen.place(placed.left, placed.top, scale: placed.scale)
    picture.backdrop?.draw(frame)
    let left = camera.screenX(placed.left)
    for thing in picture.things {
      if frame.motions?.pose(placed.surface.id, thing.item.id, frame.ms) != nil { continue }
      if isInside(thing.item, left, top, scale, camera) { draw(thing) }
    }
    pen.end()
  }

  /// Whether anything of it can be in the window: shadows, rings and captions reach beyond an item's box.
  private func isInside(_ item: Item, _ left: Float, _ top: Float, _ scale: Float, _ camera: Camera) -> Bool {
    let reach = max(Painting.spill, Float(item.w), Float(item.h))
    let x = left + (Float(item.x) - reach) * scale
    let y = top + (Float(item.y) - reach) * scale
    return x < camera.width && y < camera.height && x + (Float(item.w) + 2 * reach) * scale > 0
      && y + (Float(item.h) + 2 * reach) * scale > 0
  }

  private func drawMoving(_ placed: Placed, _ camera: Camera, _ motions: Motions) {
    let id = placed.surface.id
    guard let picture = pictures.first(where: { $0.surface == id }) else { return }
    frame.surface = id
    frame.percent = Finger.percent(placed, camera)
    func floating(_ thing: Thing, _ pose: Pose) {
      pen.group(opacity: pose.opacity, dx: pose.dx, dy: pose.dy)
      pen.place(placed.left, placed.top, scale: placed.scale)
      draw(thing)
      pen.end()
      pen.end()
    }
    for thing in picture.things {
      if let pose = motions.pose(id, thing.item.id, frame.ms) { floating(thing, pose) }
    }
    for (surface, item, motion) in motions.gone where surface == id {
      let left = motions.left(motion, frame.ms)
      if left > 0 { floating(Thing(item: item, inks: vanishing(surface, item)), Pose(dx: 0, dy: 0, opacity: left)) }
    }
  }

  private func vanishing(_ surface: UInt32, _ item: Item) -> [Ink<P>] {
    let place = Place(surface: surface, item: item.id)
    let inks = vanished[place] ?? preparing.item(item.ops)
    vanished[place] = inks
    return inks
  }

  private func draw(_ thing: Thing) {
    let item = thing.item
    guard Finger.isSeen(item.detail, frame.percent) else { return }
    frame.item = item.id
    let (middleX, middleY) = (Float(item.w) / 2, Float(item.h) / 2)
    pen.place(
      Float(item.x), Float(item.y), scaleX: 1, scaleY: 1, turn: Float(item.turn), aboutX: middleX, aboutY: middleY)
    Ink.draw(thing.inks, frame)
    pen.end()
  }
}
