// The part of UIKit that the app uses, declared by hand: for the type check on Linux alone. See ios/README.md.
@_exported import CoreGraphics

public final class UIColor: @unchecked Sendable {
  public static let clear = UIColor()
}

public final class UIFontDescriptor: @unchecked Sendable {
  public struct SystemDesign: Sendable {
    public static let serif = SystemDesign()
  }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { nil }
}

public final class UIFont: @unchecked Sendable {
  public struct Weight: Sendable {
    public static let regular = Weight()
    public static let semibold = Weight()
  }

  public init(descriptor: UIFontDescriptor, size: CGFloat) {}

  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }

  public var fontDescriptor: UIFontDescriptor { fatalError() }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key("NSFont")
  public static let kern = NSAttributedString.Key("NSKern")
}

@MainActor public final class UITouch {
  public enum TouchType: Sendable { case direct, indirect, pencil, indirectPointer }

  public var type: TouchType { fatalError() }
  public var timestamp: TimeInterval { 0 }

  public func location(in view: UIView?) -> CGPoint { .zero }
}

extension UITouch: @preconcurrency Hashable {
  public static func == (a: UITouch, b: UITouch) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) {}
}

@MainActor public final class UIEvent {}

@MainActor open class UIView {
  public init(frame: CGRect) {}

  public required init?(coder: NSCoder) {}

  open var isMultipleTouchEnabled = false
  open var backgroundColor: UIColor?
  open var accessibilityElements: [Any]?

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor public final class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Sendable { case light, medium }

  public init(style: FeedbackStyle) {}

  public func impactOccurred() {}
}

@MainActor public final class UIApplication {
  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = ""

  public var isIdleTimerDisabled = false

  public func open(_ url: URL) {}
}

@MainActor public final class UIPasteboard {
  public static let general = UIPasteboard()

  public var string: String?
}

public enum UIAccessibility {
  public struct Notification: Sendable {
    public static let announcement = Notification()
    public static let layoutChanged = Notification()
  }

  @MainActor public static func post(notification: Notification, argument: Any?) {}
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 2)
  public static let staticText = UIAccessibilityTraits(rawValue: 4)

  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

@MainActor public final class UIAccessibilityCustomAction {
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  public init(name: String, actionHandler: @escaping ActionHandler) {}
}

@MainActor open class UIAccessibilityElement {
  public init(accessibilityContainer container: Any) {}

  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrameInContainerSpace: CGRect = .zero

  open func accessibilityActivate() -> Bool { false }

  open func accessibilityElementDidBecomeFocused() {}
}
