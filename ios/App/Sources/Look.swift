// Colours, type and words of the screens as they are set now.
import SwiftUI
import TabulariumCore
import TabulariumKit

/// Made anew when anything is set.
@MainActor
final class Look {
  let house: House
  let texts: Texts
  let night: Bool

  /// What the player wants of the system's own parts; nothing where the system is followed, or it would not be heard.
  let scheme: ColorScheme?
  let colours: Colours

  /// How much larger than drawn all words are: the system's wish and the app's own.
  let share: CGFloat

  /// Whether words are so large that rows of them stand one below the other.
  var isLarge: Bool { share >= 1.5 }

  /// Whether nothing flies about.
  let calm: Bool

  private var boards: [String: Painting<CanvasPen>] = [:]
  let pen = CanvasPen()

  /// Words never grow beyond this.
  private static let most: CGFloat = 2

  /// `letters`: how large the system wants them.
  init(_ house: House, night: Bool, systemCalm: Bool, letters: CGFloat) {
    self.house = house
    self.night = night
    let settings = house.settings
    scheme =
      switch settings.shade {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    texts = house.texts
    colours = Colours(house.houseBook.colours, dark: night)
    share = min(Look.most, letters * CGFloat(settings.textPercent) / 100)
    calm = settings.calm || systemCalm
  }

  func colour(_ role: String) -> Color { Color(argb: colours.role(role)) }

  /// Words that are said aloud: titles, questions, all numbers.
  func serif(_ size: CGFloat, _ weight: Font.Weight = .semibold) -> Font {
    .system(size: size * share, weight: weight, design: .serif)
  }

  /// Words that are read.
  func sans(_ size: CGFloat, _ weight: Font.Weight = .regular) -> Font { .system(size: size * share, weight: weight) }

  /// A painting of what a game's boxes are drawn with; of the house for an empty id.
  func painting(_ game: String) -> Painting<CanvasPen>? {
    if let made = boards[game] { return made }
    guard let made = newPainting(game) else { return nil }
    boards[game] = made
    return made
  }

  /// One for a table: it forgets what it has drawn.
  func newPainting(_ game: String) -> Painting<CanvasPen>? {
    guard let book = try? house.book(of: game) else { return nil }
    return Painting(pen: pen, book: book, colours: Colours(book.colours, dark: night))
  }
}

extension Color {
  /// 0xAARRGGBB.
  init(argb: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((argb >> shift) & 0xFF) / 255 }
    self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: part(24))
  }
}

/// A symbol of the house or of a game: an icon, a token, a picture on a box.
struct Drawing: View {
  let look: Look
  var game = ""
  let symbol: UInt32
  var roles: [String] = ["ink"]

  var body: some View {
    Canvas { context, size in
      guard let painting = look.painting(game) else { return }
      let paints = roles.map(look.colours.paint)
      context.withCGContext { canvas in
        look.pen.draw(on: canvas) {
          painting.symbol(symbol, in: Box(0, 0, Float(size.width), Float(size.height)), paints: paints)
        }
      }
    }
    .accessibilityHidden(true)
  }
}

/// A square button with an icon; its words are said.
struct IconButton: View {
  let look: Look
  let icon: String
  let words: String
  var enabled = true
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      Drawing(look: look, symbol: look.house.drawings.icons[icon] ?? 0, roles: [enabled ? "ink" : "ink-2"])
        .frame(width: 24, height: 24)
        .frame(minWidth: 44, minHeight: 44)
    }
    .disabled(!enabled)
    .accessibilityLabel(Text(verbatim: words))
  }
}

/// The token of a player: the emblem on a disc.
struct Token: View {
  let look: Look
  let emblem: UInt32
  let size: CGFloat

  var body: some View {
    let tokens = look.house.drawings.tokens
    Drawing(look: look, symbol: Int(emblem) < tokens.count ? tokens[Int(emblem)] : 0, roles: ["edge"])
      .frame(width: size, height: size)
  }
}

/// A token within a wreath of laurel.
struct Wreath: View {
  let look: Look
  let emblem: UInt32
  let size: CGFloat

  var body: some View {
    ZStack {
      Drawing(look: look, symbol: look.house.drawings.icons["laurel"] ?? 0, roles: ["ochre"])
        .frame(width: size, height: size)
      Token(look: look, emblem: emblem, size: size * 0.62).offset(y: -size * 0.03)
    }
  }
}

/// The one button that settles it.
struct MainButton: View {
  let look: Look
  let words: String
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      Text(verbatim: words)
        .font(look.sans(15, .semibold))
        .frame(maxWidth: .infinity, minHeight: 44)
        .foregroundStyle(look.colour("on-accent"))
        .background(look.colour("accent"), in: RoundedRectangle(cornerRadius: 10))
    }
  }
}

/// Any other button with words.
struct PlainButton: View {
  let look: Look
  let words: String
  var enabled = true
  let press: @MainActor () -> Void

  var body: some View {
    Button(action: press) {
      Text(verbatim: words)
        .font(look.sans(15, .semibold))
        .padding(.horizontal, 12)
        .frame(minHeight: 44)
        .foregroundStyle(look.colour(enabled ? "ink" : "ink-2"))
        .background(look.colour("surface"), in: RoundedRectangle(cornerRadius: 10))
    }
    .disabled(!enabled)
  }
}

extension View {
  /// A card: what stands on the ground.
  func card(_ look: Look) -> some View {
    padding(12).background(look.colour("surface"), in: RoundedRectangle(cornerRadius: 12))
  }
}
