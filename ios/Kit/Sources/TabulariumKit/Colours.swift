// The colours of one game by day or by night. A paint is an index into them.
import TabulariumCore

public struct Colours: Sendable {
  private let argb: [UInt32]
  private let roles: [String: Int32]

  public init(_ list: [Colour], dark: Bool) {
    argb = list.map { dark ? $0.dark : $0.light }
    roles = Dictionary(list.enumerated().map { ($1.role, Int32($0)) }, uniquingKeysWith: { $1 })
  }

  /// The colour of a paint, 0xAARRGGBB. A slot that nothing filled is drawn in the colour that says so, the last.
  public subscript(paint: Int32) -> UInt32 {
    paint >= 0 && Int(paint) < argb.count ? argb[Int(paint)] : argb.last ?? 0xFFFF_00FF
  }

  /// The paint of a role; the glaring last one for a role that nobody has.
  public func paint(_ role: String) -> Int32 { roles[role] ?? Int32(argb.count - 1) }

  /// The colour of a role.
  public func role(_ role: String) -> UInt32 { self[paint(role)] }
}
