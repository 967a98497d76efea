import RandomNumbers
import TableSupport

/// JSON values by chance.
extension Generator {
  static let keys = ["id", "a", "b/c", "~", "", "frame", "kind", "subviews", "\u{E9}", "e\u{301}"]

  mutating func value(depth: Int = 4) -> JSONValue {
    switch below(depth > 0 ? 9 : 5) {
    case 0: .null
    case 1: .bool(below(2) == 0)
    case 2: .number(Double(below(5)))
    case 3: .number(Double(below(1_000)) / 64)
    case 4: .string(text())
    case 5, 6: .array((0..<below(7)).map { _ in value(depth: depth - 1) })
    default: .object(object(depth: depth))
    }
  }

  private mutating func text() -> String {
    let texts = ["", "x", "y", "r/0", "r/1", "section-0", "section-1", "ann", "ben", "~1", "表", "-"]
    return texts[below(texts.count)]
  }

  private mutating func object(depth: Int) -> JSONObject {
    var object = JSONObject()
    for _ in 0..<below(5) { object[Self.keys[below(Self.keys.count)]] = value(depth: depth - 1) }
    if below(2) == 0 { object["id"] = .string(text()) }
    return object
  }

  /// The value with a change somewhere in it.
  mutating func changed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(var elements) where !elements.isEmpty && below(8) > 0:
      let index = below(elements.count)
      switch below(5) {
      case 0: elements.remove(at: index)
      case 1: elements.insert(self.value(depth: 2), at: index)
      case 2:
        let moved = elements.remove(at: index)
        elements.insert(moved, at: below(elements.count + 1))
      case 3: elements.insert(elements[index], at: below(elements.count))
      default: elements[index] = changed(elements[index])
      }
      return .array(elements)
    case .object(var object) where !object.isEmpty && below(8) > 0:
      let key = object.members[below(object.count)].key
      switch below(4) {
      case 0: object[key] = nil
      case 1: object[Self.keys[below(Self.keys.count)]] = self.value(depth: 2)
      default: object[key] = object[key].map { changed($0) }
      }
      return .object(object)
    default: return self.value(depth: 2)
    }
  }
}
