import TableSupport

extension JSONWriter {
  /// Writes the keywords of a schema into an open object.
  mutating func keywords(of schema: Schema) {
    switch schema {
    case .text:
      // The type is determined by the key: `no`, `5` and `~` are strings, regardless of their YAML type.
      types(["string", "number", "boolean", "null"])
    case .name(let pattern):
      types(["string", "number", "boolean"])
      member("minLength", 1)
      if let pattern { member("pattern", pattern) }
    case .pattern(let pattern, _):
      type("string")
      member("pattern", pattern)
    case .number(let range):
      type("number")
      bounds(range.lowerBound, range.upperBound)
    case .integer(let range):
      type("integer")
      bounds(Double(range.lowerBound), Double(range.upperBound))
    case .boolean: type("boolean")
    case .choice(let words):
      array("enum") { array in for word in words { array.string(word) } }
    case .constants(let numbers):
      array("enum") { array in for number in numbers { array.integer(number) } }
    case .list(let element, let count):
      type("array")
      object("items") { $0.keywords(of: element) }
      guard let count else { return }
      member("minItems", count.lowerBound)
      member("maxItems", count.upperBound)
    case .tuple(let elements):
      type("array")
      array("prefixItems") { array in
        for element in elements { array.object { $0.keywords(of: element) } }
      }
      member("minItems", elements.count)
      member("maxItems", elements.count)
    case .count:
      type("integer")
      member("minimum", 0)
    case .mapping(let name): reference(name)
    case .keys(let name): reference(LanguageDescription.keysName(of: name))
    case .dictionary(let value):
      type("object")
      object("additionalProperties") { $0.keywords(of: value) }
      // Names of the author's own are not merged.
      object("not", inline: true) { object in object.array("required") { $0.string("<<") } }
    case .naming(_, let schema): keywords(of: schema)
    case .either(let schemas):
      array("anyOf") { array in
        for schema in schemas { array.object { $0.keywords(of: schema) } }
      }
    }
  }

  mutating func reference(_ name: String) {
    member("$ref", "#/$defs/\(name)")
  }

  mutating func type(_ name: String) {
    member("type", name)
  }

  private mutating func types(_ names: [String]) {
    array("type") { array in for name in names { array.string(name) } }
  }

  private mutating func bounds(_ minimum: Double, _ maximum: Double) {
    member("minimum", minimum)
    member("maximum", maximum)
  }
}
