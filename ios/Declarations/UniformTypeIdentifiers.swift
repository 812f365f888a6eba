// The part of UniformTypeIdentifiers that the app uses, declared by hand: for the type check on Linux alone.
public struct UTType: Sendable {
  public static let json = UTType()
}
