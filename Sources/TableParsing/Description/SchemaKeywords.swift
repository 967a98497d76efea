import JSONWriting

extension JSONWriter {
  /// The keywords of a schema, into an object that is open.
  mutating func keywords(of schema: Schema) {
    switch schema {
    case .text:
      // Decoded by type: `no`, `5` and `~` are texts, whatever a YAML reader makes of them.
      types(["string", "number", "boolean", "null"])
    case .name(let pattern):
      types(["string", "number", "boolean"])
      key("minLength")
      integer(1)
      if let pattern { self.pattern(pattern) }
    case .pattern(let pattern, _):
      type("string")
      self.pattern(pattern)
    case .number(let range):
      type("number")
      bounds(range.lowerBound, range.upperBound)
    case .integer(let range):
      type("integer")
      bounds(Double(range.lowerBound), Double(range.upperBound))
    case .boolean: type("boolean")
    case .choice(let words):
      key("enum")
      array { array in for word in words { array.string(word) } }
    case .constants(let numbers):
      key("enum")
      array { array in for number in numbers { array.integer(number) } }
    case .list(let element, let count): list(of: element, count: count)
    case .tuple(let elements): tuple(of: elements)
    case .count:
      type("integer")
      key("minimum")
      integer(0)
    case .mapping(let name): reference(name)
    case .dictionary(let value):
      type("object")
      key("additionalProperties")
      object { $0.keywords(of: value) }
    case .either(let schemas): any(of: schemas)
    }
  }

  private mutating func list(of element: Schema, count: ClosedRange<Int>?) {
    type("array")
    key("items")
    object { $0.keywords(of: element) }
    guard let count else { return }
    key("minItems")
    integer(count.lowerBound)
    key("maxItems")
    integer(count.upperBound)
  }

  private mutating func tuple(of elements: [Schema]) {
    type("array")
    key("prefixItems")
    array { array in
      for element in elements { array.object { $0.keywords(of: element) } }
    }
    key("minItems")
    integer(elements.count)
    key("maxItems")
    integer(elements.count)
  }

  private mutating func any(of schemas: [Schema]) {
    key("anyOf")
    array { array in
      for schema in schemas { array.object { $0.keywords(of: schema) } }
    }
  }

  mutating func reference(_ name: String) {
    key("$ref")
    string("#/$defs/\(name)")
  }

  mutating func type(_ name: StaticString) {
    key("type")
    literal(name)
  }

  private mutating func types(_ names: [String]) {
    key("type")
    array { array in for name in names { array.string(name) } }
  }

  private mutating func pattern(_ pattern: String) {
    key("pattern")
    string(pattern)
  }

  private mutating func bounds(_ minimum: Double, _ maximum: Double) {
    key("minimum")
    number(minimum)
    key("maximum")
    number(maximum)
  }
}
