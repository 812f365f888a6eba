// Reads the case files that all shells share.
import Foundation

struct Case {
  let map: [String: Any]

  /// A file of cases.
  static func cases(_ name: String) throws -> [Case] {
    let usual = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../tests/cases").standardized.path
    let folder = ProcessInfo.processInfo.environment["TABULARIUM_CASES"] ?? usual
    let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
    guard let whole = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return [] }
    return Case(map: whole).list("cases").compactMap { ($0 as? [String: Any]).map(Case.init) }
  }

  var name: String { words("name") }

  subscript(key: String) -> Any? {
    let value = map[key]
    return value is NSNull ? nil : value
  }

  func words(_ key: String) -> String { map[key] as? String ?? "" }

  func list(_ key: String) -> [Any] { map[key] as? [Any] ?? [] }

  func float(_ key: String) -> Float { number(map[key]) }

  func yes(_ key: String) -> Bool { map[key] as? Bool ?? false }

  func `case`(_ key: String) -> Case? { (map[key] as? [String: Any]).map(Case.init) }

  func seat(_ key: String) -> UInt32? { self[key].map { UInt32(number($0)) } }
}

func number(_ value: Any?) -> Float { (value as? NSNumber)?.floatValue ?? (value as? Double).map(Float.init) ?? 0 }

func whole(_ value: Any?) -> Int { (value as? NSNumber)?.intValue ?? Int(number(value)) }

func list(_ value: Any?) -> [Any] { value as? [Any] ?? [] }
