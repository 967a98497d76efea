/// A JSON text as values (RFC 8259).
///
/// Values are compared as in JSON: numbers by value, strings scalar by scalar, objects regardless of the order of their
/// members.
public enum JSONValue: Sendable {
  case null
  case bool(Bool)
  /// Always finite. Numbers that `Double` cannot distinguish are equal, such as some integers beyond 2^53.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// The kind of value, with its article: `a string`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Hashable {
  /// Whether two values are the same.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): ExactText(left) == ExactText(right)
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  /// Hashes what makes values the same.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .object(let value): hasher.combine(value)
    }
  }
}

// Reading values that others wrote: a value of another kind is the same as none.
extension JSONValue {
  /// A member of an object; nil for any other value.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let object) = self else { return nil }
    return object[key]
  }

  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// Nil for a number that is not an integer.
  package var integer: Int? {
    guard case .number(let number) = self else { return nil }
    return Int(exactly: number)
  }

  package var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The strings of a list.
  package var strings: [String]? { array?.compactMap(\.string) }
}
