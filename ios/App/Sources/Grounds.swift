// What lies under words: plaster, the mosaic band, the cloth of the curtain and the plate on it.
import SwiftUI
import TabulariumKit

/// The ground of a screen: plaster with hair cracks.
struct Plaster: View {
  let look: Look

  var body: some View {
    Canvas { context, size in
      guard let painting = look.painting("") else { return }
      let tile = look.house.drawings.plaster
      guard let symbol = look.house.houseBook[tile], symbol.w > 0, symbol.h > 0 else { return }
      // A board unit is a hundredth of a point.
      let (w, h) = (Float(symbol.w) / 100, Float(symbol.h) / 100)
      context.withCGContext { canvas in
        look.pen.draw(on: canvas) {
          for y in stride(from: Float(0), to: Float(size.height), by: h) {
            for x in stride(from: Float(0), to: Float(size.width), by: w) {
              painting.symbol(tile, in: Box(x, y, w, h), paints: [])
            }
          }
        }
      }
    }
    .background(look.colour("ground"))
    .accessibilityHidden(true)
  }
}

/// The one ornament of a screen: a band of mosaic between two fillets.
struct Mosaic: View {
  static let height: CGFloat = 9.4

  let look: Look

  var body: some View {
    Canvas { context, size in
      guard let painting = look.painting("") else { return }
      let tile = look.house.drawings.mosaic
      guard let symbol = look.house.houseBook[tile], symbol.w > 0, symbol.h > 0 else { return }
      let fillet: Float = 1.2
      let high = Float(size.height) - 2 * fillet
      let wide = high * Float(symbol.w) / Float(symbol.h)
      let stones = Box(0, fillet, Float(size.width), high)
      context.withCGContext { canvas in
        look.pen.draw(on: canvas) {
          look.pen.rect(stones, radius: 0, fill: look.colours.role("grout"), edge: 0, width: 0)
          look.pen.clip(stones, radius: 0)
          for x in stride(from: Float(0), to: Float(size.width), by: wide) {
            painting.symbol(tile, in: Box(x, fillet, wide, high), paints: [])
          }
          look.pen.end()
        }
      }
    }
    .frame(height: Mosaic.height)
    .background(look.colour("tess-3"))
    .accessibilityHidden(true)
  }
}

/// The cloth of the curtain, in folds.
struct Cloth: View {
  let look: Look

  var body: some View {
    Canvas { context, size in
      let high = size.height / 800
      context.withCGContext { canvas in
        look.pen.draw(on: canvas) {
          for x in stride(from: CGFloat(-16), to: size.width, by: 48) {
            look.pen.fill(fold(x, high), colour: look.colours.role("wall-2"))
            let crease = look.colours.role("wall-line") & 0xFF_FFFF | 0x5900_0000
            look.pen.stroke(self.crease(x, high), colour: crease, width: 0.7, dash: [], round: false)
          }
        }
      }
    }
    .background(look.colour("wall"))
    .accessibilityHidden(true)
  }

  private func fold(_ x: CGFloat, _ high: CGFloat) -> Outline {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: 0))
    curve(path, x + 8, 200, x - 6, 420, x + 4, 800, high)
    path.addLine(to: CGPoint(x: x + 20, y: 800 * high))
    curve(path, x + 10, 420, x + 24, 200, x + 16, 0, high)
    path.closeSubpath()
    return Outline(path: path, rule: .winding)
  }

  private func crease(_ x: CGFloat, _ high: CGFloat) -> Outline {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x + 30, y: 0))
    curve(path, x + 37, 210, x + 24, 430, x + 33, 800, high)
    return Outline(path: path, rule: .winding)
  }

  private func curve(
    _ path: CGMutablePath, _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ x: CGFloat, _ y: CGFloat,
    _ high: CGFloat
  ) {
    path.addCurve(
      to: CGPoint(x: x, y: y * high), control1: CGPoint(x: ax, y: ay * high), control2: CGPoint(x: bx, y: by * high))
  }
}

/// The plate of the curtain: three frames, one in another.
struct Plate: View {
  let look: Look

  var body: some View {
    Canvas { context, size in
      let whole = Box(0, 0, Float(size.width), Float(size.height))
      context.withCGContext { canvas in
        look.pen.draw(on: canvas) {
          ring(whole, 1, 14, "wall-line", 2, fill: "surface")
          ring(whole, 8, 8, "rule-strong", 0.8)
          ring(whole, 11.5, 6, "rule", 0.6)
        }
      }
    }
    .accessibilityHidden(true)
  }

  private func ring(_ box: Box, _ inside: Float, _ radius: Float, _ edge: String, _ width: Float, fill: String = "") {
    let inner = Box(inside, inside, box.width - 2 * inside, box.height - 2 * inside)
    let ground = fill.isEmpty ? 0 : look.colours.role(fill)
    look.pen.rect(inner, radius: radius, fill: ground, edge: look.colours.role(edge), width: width)
  }
}
