// Writing a key and its value in one call. Where every instruction counts, they are written separately.
extension JSONWriter {
  /// Writes a member whose value is a string, escaped.
  public mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a member whose value is a whole number.
  public mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a member whose value is a length or coordinate, rounded to 1/10000.
  public mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// Writes a member whose value is `true` or `false`.
  public mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  /// Writes a member whose value is an object; the closure writes its keys and values.
  public mutating func object(_ name: StaticString, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    key(name)
    object(inline: inline, content)
  }

  /// Writes a member whose value is an array; the closure writes its elements.
  public mutating func array(_ name: StaticString, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    key(name)
    array(inline: inline, content)
  }
}
