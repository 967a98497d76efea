import JSONWriting

/// The JSON Schema (2020-12) of specs, written from the same description that decodes them.
///
/// It is for editors and validators. It speaks of one file: that ids are unique, images exist and templates are defined
/// only the compiler can tell.
public struct SpecSchema: Sendable {
  public init() {}

  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("$schema")
    json.literal("https://json-schema.org/draft/2020-12/schema")
    json.key("title")
    json.literal("tablec table spec")
    // A fragment that others include has no version of its own, so the root asks for it and `table` does not.
    json.key("$ref")
    json.literal("#/$defs/table")
    json.key("required")
    json.array(inline: true) { $0.literal("tablespec") }
    json.key("$defs")
    json.beginObject()
    for mapping in LanguageDescription.mappings { write(mapping, to: &json) }
    json.endObject()
    json.endObject()
    json.finishLine()
    return json.bytes
  }

  private func write(_ mapping: MappingDescription, to json: inout JSONWriter) {
    json.key(escaping: mapping.name)
    json.beginObject()
    json.key("description")
    json.string(mapping.summary)
    if json.rules(of: mapping) {
      // What is merged has keys of the same kind, and need not be whole.
      json.reference(mapping.keysName)
      json.endObject()
      json.key(escaping: mapping.keysName)
      json.beginObject()
    }
    json.type("object")
    json.key("additionalProperties")
    json.bool(false)
    json.key("properties")
    json.beginObject()
    for key in mapping.keys { write(key, to: &json) }
    json.key("<<")
    json.object(inline: true) {
      $0.key("description")
      $0.literal("YAML's merge key")
      $0.key("anyOf")
      $0.array {
        $0.object { $0.reference(mapping.keysName) }
        $0.object {
          $0.type("array")
          $0.key("items")
          $0.object { $0.reference(mapping.keysName) }
        }
      }
    }
    json.endObject()
    json.endObject()
  }

  private func write(_ key: KeyDescription, to json: inout JSONWriter) {
    json.key(escaping: key.name)
    json.beginObject(inline: true)
    json.key("description")
    json.string(key.standard.map { "\(key.doc) (default: \($0))" } ?? key.doc)
    json.keywords(of: key.schema)
    json.endObject()
  }
}

extension MappingDescription {
  /// The definition of the keys alone, without what they must be together.
  fileprivate var keysName: String { hasRules ? name + "Keys" : name }
}

extension JSONWriter {
  /// The keywords of a schema, into an object that is open.
  fileprivate mutating func keywords(of schema: Schema) {
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

  fileprivate mutating func reference(_ name: String) {
    key("$ref")
    string("#/$defs/\(name)")
  }

  fileprivate mutating func type(_ name: StaticString) {
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
