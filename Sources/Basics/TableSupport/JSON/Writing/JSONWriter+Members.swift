// Writing a key and its value in one call. Where every instruction counts, they are written separately.
extension JSONWriter {
  public mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  public mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  public mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  public mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  public mutating func object(_ name: StaticString, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    key(name)
    object(inline: inline, content)
  }

  public mutating func array(_ name: StaticString, inline: Bool = false, _ content: (inout JSONWriter) -> Void) {
    key(name)
    array(inline: inline, content)
  }
}
