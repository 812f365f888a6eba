// The part of SwiftUI that the app uses, declared by hand: for the type check on Linux alone. See ios/README.md.
@_exported import CoreGraphics
@_exported import Observation
@_exported import UIKit
import UniformTypeIdentifiers

// Views and how they are put together.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Here every view that the real SwiftUI names is one of these.
public protocol Leaf: View where Body == Never {}

extension Leaf {
  public var body: Never { fatalError() }
}

public struct EmptyView: Leaf {
  nonisolated public init() {}
}

public struct TupleView<each Content: View>: Leaf {}

public struct Either<A: View, B: View>: Leaf {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { fatalError() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    fatalError()
  }

  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { fatalError() }

  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { fatalError() }
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}

  public var body: Never { fatalError() }
}

// What views remember and are told.

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}

  public init(initialValue: Value) {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(initialValue: nil) }
}

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}

  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
}

@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember path: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }
}

public enum ScenePhase: Sendable { case background, inactive, active }

public enum ColorScheme: Sendable { case light, dark }

public struct EnvironmentValues {
  public var scenePhase: ScenePhase { .active }
  public var colorScheme: ColorScheme { .light }
  public var accessibilityReduceMotion: Bool { false }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}

  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}

  public var wrappedValue: Value { fatalError() }
}

// Shapes, colours, type.

public protocol ShapeStyle: Sendable {}

public protocol Shape: Leaf {}

public struct RoundedRectangle: Shape {
  nonisolated public init(cornerRadius: CGFloat) {}
}

public struct Rectangle: Shape {
  nonisolated public init() {}
}

public struct Color: Leaf, ShapeStyle {
  public enum RGBColorSpace: Sendable { case sRGB }

  public static let clear = Color("")

  nonisolated public init(_ name: String) {}

  nonisolated public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {}
}

public struct Font: Sendable {
  public enum Weight: Sendable { case regular, semibold, bold }

  public enum Design: Sendable { case `default`, serif }

  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { fatalError() }
}

public enum TextAlignment: Sendable { case leading, center, trailing }

public enum ContentMode: Sendable { case fit, fill }

public struct Alignment: Sendable {
  public static let topLeading = Alignment()
  public static let bottom = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let center = Alignment()
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

public struct UnitPoint: Sendable {
  public static let topLeading = UnitPoint()
}

public struct Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let horizontal = Set(rawValue: 4)
    public static let vertical = Set(rawValue: 3)
    public static let all = Set(rawValue: 7)
  }
}

public struct Axis {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

// Words.

public struct Text: Leaf {
  nonisolated public init(verbatim: String) {}

  nonisolated public init(_ words: String) {}

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {}

  nonisolated public static func + (a: Text, b: Text) -> Text { a }

  nonisolated public func bold() -> Text { self }

  nonisolated public func font(_ font: Font?) -> Text { self }

  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  nonisolated public func monospacedDigit() -> Text { self }
}

public struct TextField: Leaf {
  nonisolated public init(_ title: String, text: Binding<String>) {}
}

public struct TextInputAutocapitalization: Sendable {
  public static var words: TextInputAutocapitalization { fatalError() }
}

public enum UIKeyboardType: Sendable { case numberPad }

public struct EnabledTextSelectability: Sendable {}

public protocol TextSelectability {}

extension EnabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { fatalError() }
}

// Things to touch.

public struct ButtonRole: Sendable {
  public static let cancel = ButtonRole()
}

public struct Button<Label: View>: Leaf {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}

  public init(_ title: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

public struct Toggle<Label: View>: Leaf {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

public struct Picker<Value: Hashable, Content: View>: Leaf {
  public init(_ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content) {}
}

public protocol PickerStyle {}

public struct SegmentedPickerStyle: PickerStyle {}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { fatalError() }
}

public struct Slider: Leaf {
  public init(value: Binding<Double>, in range: ClosedRange<Double>, step: Double) {}
}

// How things stand.

public struct VStack<Content: View>: Leaf {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: Leaf {
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {}
}

public struct ViewThatFits<Content: View>: Leaf {
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}
}

public struct Spacer: Leaf {
  nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct GridItem: Sendable {
  public enum Size: Sendable { case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }

  public init(_ size: Size) {}
}

public struct LazyVGrid<Content: View>: Leaf {
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct Grid<Content: View>: Leaf {
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

public struct GridRow<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content>: Leaf where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct GeometryProxy {
  public var size: CGSize { .zero }
}

public struct GeometryReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct ProposedViewSize: Sendable {
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {}
}

public struct LayoutSubview {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct LayoutSubviews: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }

  public subscript(at: Int) -> LayoutSubview { fatalError() }
}

public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

public struct Laid<Content: View>: Leaf {}

extension Layout {
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> Laid<Content> {
    fatalError()
  }
}

// Things that are drawn.

public struct GraphicsContext {
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}
}

public struct Canvas: Leaf {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double?, paused: Bool) -> AnimationTimelineSchedule { fatalError() }
}

public struct TimelineViewDefaultContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: Leaf {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {}
}

@MainActor @preconcurrency public protocol UIViewRepresentable: Leaf {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType

  func updateUIView(_ view: UIViewType, context: Context)
}

public struct UIViewRepresentableContext<Representable> {}

// Files.

public struct FileDocumentReadConfiguration {
  public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {}

/// Linux has none.
public final class FileWrapper {
  public init(regularFileWithContents: Data) {}

  public var regularFileContents: Data? { nil }
}

public protocol FileDocument {
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  static var readableContentTypes: [UTType] { get }

  init(configuration: ReadConfiguration) throws

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension URL {
  public func startAccessingSecurityScopedResource() -> Bool { false }

  public func stopAccessingSecurityScopedResource() {}
}

extension Bundle {
  public var appStoreReceiptURL: URL? { nil }
}

// For those who do not see.

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isHeader = AccessibilityTraits()
  public static let isButton = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()

  public init() {}

  public func contains(_ member: AccessibilityTraits) -> Bool { false }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { self }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { self }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { self }

  public mutating func insert(
    _ new: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { (false, self) }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { nil }

  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { nil }

  public mutating func formUnion(_ other: AccessibilityTraits) {}

  public mutating func formIntersection(_ other: AccessibilityTraits) {}

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}

public struct AccessibilityChildBehavior: Sendable {
  public static let ignore = AccessibilityChildBehavior()
}

// What is said of a view.

extension View {
  public func padding(_ length: CGFloat) -> some View { self }

  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }

  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  public func aspectRatio(_ ratio: CGFloat?, contentMode: ContentMode) -> some View { self }

  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }

  public func background<Content: View>(_ content: Content) -> some View { self }

  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }

  public func clipped() -> some View { self }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  public func font(_ font: Font?) -> some View { self }

  public func monospacedDigit() -> some View { self }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  public func lineLimit(_ lines: Int?) -> some View { self }

  public func ignoresSafeArea() -> some View { self }

  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }

  public func disabled(_ disabled: Bool) -> some View { self }

  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  public func tag<V: Hashable>(_ tag: V) -> some View { self }

  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }

  public func autocorrectionDisabled(_ disabled: Bool = true) -> some View { self }

  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public func onSubmit(_ run: @escaping @MainActor () -> Void) -> some View { self }

  public func textSelection<S: TextSelectability>(_ kind: S) -> some View { self }

  public func onAppear(perform run: (@MainActor () -> Void)? = nil) -> some View { self }

  public func onDisappear(perform run: (@MainActor () -> Void)? = nil) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ run: @escaping @MainActor (_ old: V, _ new: V) -> Void
  ) -> some View { self }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ run: @escaping @MainActor () -> Void
  ) -> some View { self }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public func alert<A: View, M: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { self }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String?,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View { self }

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public func accessibilityLabel(_ label: Text) -> some View { self }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }

  public func accessibilityElement(children: AccessibilityChildBehavior) -> some View { self }
}
