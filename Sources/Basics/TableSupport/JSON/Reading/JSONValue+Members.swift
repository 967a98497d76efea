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
