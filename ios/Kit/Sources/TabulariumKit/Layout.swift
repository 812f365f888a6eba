// Where surfaces stand in the room there is: by their kind and owner, never by game.
import TabulariumCore

/// A surface in its column: its corner there, and how large a board unit is, before any zoom.
public struct Placed: Equatable, Sendable {
  public let surface: Surface
  public let left: Float
  public let top: Float
  public let scale: Float

  public var box: Box { Box(left, top, Float(surface.w) * scale, Float(surface.h) * scale) }
}

/// A window on the screen, and what scrolls in it: placed from the window's corner, `height` in all.
public struct Column: Equatable, Sendable {
  public let box: Box
  public let placed: [Placed]
  public let height: Float
}

/// The board, what stands beside it where there is room, and the place of the prompt.
public struct Arrangement: Equatable, Sendable {
  public let board: Column
  public let side: Column?
  public let prompt: Box
}

public enum Layout {
  /// From this width on there is room beside the board, in points; on its side a phone has it sooner.
  private static let wide: Float = 900
  private static let wideOnSide: Float = 560

  /// The scene is drawn for a phone, whose width is at most this.
  private static let phone: Float = 480

  /// A board grows no wider than this, and not below so much of a phone's width.
  private static let widest: Float = 720
  private static let narrowest: Float = 0.92

  /// The widest that the whole of a table becomes, and the board's share of it.
  private static let whole: Float = 1500
  private static let board: Float = 1.15 / 2.15

  /// Margins in points: above and below the board, above and below a surface; beside a surface, of the width.
  private static let above: Float = 6
  private static let below: Float = 8
  private static let between: Float = 3
  private static let beside: Float = 0.032

  /// The side: its margins, the gap between its parts, the least and the greatest width of what is one player's.
  private static let sideAbove: Float = 8
  private static let sideRight: Float = 10
  private static let gap: Float = 6
  private static let ownerLeast: Float = 250
  private static let ownerMost: Float = 420

  /// Which scene the room wants.
  public static func form(width: Float, height: Float, density: Float) -> Form {
    width >= wide * density || (width > height && width >= wideOnSide * density) ? .wide : .narrow
  }

  /// `asked` is the seat whose question it is; what is the others' stands beside. `strip` is the height of what stands
  /// above all of it.
  public static func arrange(
    _ surfaces: [Surface], asked: UInt32?, form: Form, width: Float, height: Float, promptHeight: Float,
    density: Float, strip: Float = 0
  ) -> Arrangement {
    let prompt = min(promptHeight, height)
    if form == .narrow {
      let window = Box(0, strip, width, height - prompt - strip)
      let board = board(surfaces, window, density)
      return Arrangement(board: board, side: nil, prompt: Box(0, height - prompt, width, prompt))
    }
    let room = min(width, whole * density)
    let window = Box((width - room) / 2, strip, room * board, height - strip)
    let beside = Box(window.right, strip, room - window.width, height - prompt - strip)
    let mine = surfaces.first { $0.kind == .board }?.owner ?? asked
    let others = surfaces.filter { isBeside($0, mine) }
    let own = surfaces.filter { !isBeside($0, mine) }
    let foot = Box(beside.left, beside.bottom, beside.width, prompt)
    return Arrangement(board: board(own, window, density), side: side(others, beside, density), prompt: foot)
  }

  private static func isBeside(_ surface: Surface, _ mine: UInt32?) -> Bool {
    switch surface.kind {
    case .players, .status: true
    case .mat: surface.owner != mine
    default: false
    }
  }

  /// Everything fits at first sight, as far as it stays large enough for a finger; a tablet shows the same larger.
  private static func board(_ surfaces: [Surface], _ window: Box, _ density: Float) -> Column {
    let first = min(window.width, phone * density)
    let high = stack(surfaces, first, 0, density).height / first
    let fits = window.height / high
    let wide = max(first * narrowest, min(min(window.width, widest * density), fits)).rounded()
    let (placed, height) = stack(surfaces, wide, (window.width - wide) / 2, density)
    return Column(box: window, placed: placed, height: height)
  }

  private static func stack(
    _ surfaces: [Surface], _ width: Float, _ left: Float, _ density: Float
  ) -> (placed: [Placed], height: Float) {
    var top = above * density
    let placed = surfaces.map { surface in
      let scale = width * (1 - 2 * beside) / Float(max(1, surface.w))
      top += between * density
      let at = Placed(surface: surface, left: left + width * beside, top: top, scale: scale)
      top = at.box.bottom + between * density
      return at
    }
    return (placed, top + below * density)
  }

  /// What is nobody's takes the whole width; what is a player's stands together, several players in a row.
  private static func side(_ surfaces: [Surface], _ window: Box, _ density: Float) -> Column {
    let room = window.width - sideRight * density
    let gap = gap * density
    let columns = max(1, Int(((room + gap) / (ownerLeast * density + gap)).rounded(.down)))
    let cell = (room - gap * Float(columns - 1)) / Float(columns)
    var placed: [Placed] = []
    var top = sideAbove * density
    var column = 0
    var lowest = top
    for group in groups(surfaces) {
      let isWhole = group[0].owner == nil || group[0].kind != .mat
      if column > 0 && (isWhole || column == columns) {
        column = 0
        top = lowest + gap
      }
      let width = isWhole ? room : min(cell, ownerMost * density)
      var down = top
      for surface in group {
        down += between * density
        let scale = width / Float(max(1, surface.w))
        let at = Placed(surface: surface, left: Float(column) * (cell + gap), top: down, scale: scale)
        placed.append(at)
        down = at.box.bottom + between * density
      }
      lowest = column == 0 ? down : max(lowest, down)
      column = isWhole ? columns : column + 1
    }
    return Column(box: window, placed: placed, height: placed.isEmpty ? 0 : lowest + sideAbove * density)
  }

  /// In the order of the scene; a player's surfaces stand where the first of them would.
  private static func groups(_ surfaces: [Surface]) -> [[Surface]] {
    var groups: [(owner: UInt32?, surfaces: [Surface])] = []
    for surface in surfaces {
      let owner = surface.kind == .mat ? surface.owner : nil
      if owner != nil, let place = groups.firstIndex(where: { $0.owner == owner }) {
        groups[place].surfaces.append(surface)
      } else {
        groups.append((owner, [surface]))
      }
    }
    return groups.map(\.surfaces)
  }
}
