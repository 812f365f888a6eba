// Every word that an object still holds, through all it refers to: for "nothing is kept".
import Foundation
import TabulariumCore

@testable import TabulariumKit

enum Held {
  static func strings(_ root: Any) -> Set<String> {
    var found: Set<String> = []
    var met: Set<ObjectIdentifier> = []
    var open: [Any] = [root]
    while let one = open.popLast() {
      if let words = one as? String {
        found.insert(words)
        continue
      }
      // The house is everybody's; the test's own listener remembers on purpose.
      if one is House || one is Looker || one is Texts || one is Table || one is Book { continue }
      let mirror = Mirror(reflecting: one)
      if mirror.displayStyle == .class {
        // What is the system's own; asked only of classes, as on Linux every list can be made into one of these.
        if one is NSObject || !met.insert(ObjectIdentifier(one as AnyObject)).inserted { continue }
      }
      var next: Mirror? = mirror
      while let level = next {
        open += level.children.map(\.value)
        next = level.superclassMirror
      }
    }
    return found
  }
}
