// What a radio is to the app: it carries out the core's commands and tells what happens. It understands no byte.
import TabulariumCore

public protocol RadioPort: AnyObject, Sendable {
  /// Carries out a command after those before it. It never waits, and throws nothing.
  func carry(_ command: RadioCommand)

  /// Looks again whether the radio can be used: after the person was asked for something, and when the app is back.
  func look()

  /// Closes everything that is open.
  func close()
}

/// Who is told what happens. Both may be called on any thread.
public protocol RadioSink: AnyObject, Sendable {
  /// Tells it, and does not wait.
  func tell(_ event: RadioEvent)

  /// Tells it, and waits first while much that was told is not taken in yet: a stream is read no faster than that.
  func tellPatiently(_ event: RadioEvent)
}
