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
    json.key("type")
    json.literal("object")
    json.key("additionalProperties")
    json.bool(false)
    let required = mapping.keys.filter(\.isRequired)
    if !required.isEmpty {
      // A merge may bring what is required: a validator sees `<<` unmerged.
      json.key("anyOf")
      json.beginArray()
      json.object(inline: true) {
        $0.key("required")
        $0.array { array in for key in required { array.string(key.name) } }
      }
      json.object(inline: true) {
        $0.key("required")
        $0.array { $0.literal("<<") }
      }
      json.endArray()
    }
    json.key("properties")
    json.beginObject()
    for key in mapping.keys { write(key, to: &json) }
    json.key("<<")
    json.object(inline: true) {
      $0.key("description")
      $0.literal("YAML's merge key")
    }
    json.endObject()
    json.endObject()
  }

  private func write(_ key: KeyDescription, to json: inout JSONWriter) {
    json.key(escaping: key.name)
    json.beginObject(inline: true)
    json.key("description")
    json.string(key.standard.map { "\(key.doc) (default: \($0))" } ?? key.doc)
    write(key.schema, to: &json)
    json.endObject()
  }

  /// The keywords of a schema, into an object that is open.
  private func write(_ schema: Schema, to json: inout JSONWriter) {
    switch schema {
    case .text:
      // Decoded by type: `no`, `5` and `~` are texts, whatever a YAML reader makes of them.
      json.key("type")
      json.array { array in
        for type in ["string", "number", "boolean", "null"] { array.string(type) }
      }
    case .pattern(let pattern, _):
      type("string", &json)
      json.key("pattern")
      json.string(pattern)
    case .number(let range):
      type("number", &json)
      bounds(range.lowerBound, range.upperBound, &json)
    case .integer(let range):
      type("integer", &json)
      bounds(Double(range.lowerBound), Double(range.upperBound), &json)
    case .boolean: type("boolean", &json)
    case .choice(let words):
      json.key("enum")
      json.array { array in for word in words { array.string(word) } }
    case .constants(let numbers):
      json.key("enum")
      json.array { array in for number in numbers { array.integer(number) } }
    case .list(let element, let count):
      type("array", &json)
      json.key("items")
      json.object { write(element, to: &$0) }
      if let count {
        json.key("minItems")
        json.integer(count.lowerBound)
        json.key("maxItems")
        json.integer(count.upperBound)
      }
    case .mapping(let name):
      json.key("$ref")
      json.string("#/$defs/\(name)")
    case .dictionary(let value):
      type("object", &json)
      json.key("additionalProperties")
      json.object { write(value, to: &$0) }
    case .either(let schemas):
      json.key("anyOf")
      json.array { array in
        for schema in schemas { array.object { write(schema, to: &$0) } }
      }
    }
  }

  private func type(_ name: StaticString, _ json: inout JSONWriter) {
    json.key("type")
    json.literal(name)
  }

  private func bounds(_ minimum: Double, _ maximum: Double, _ json: inout JSONWriter) {
    json.key("minimum")
    json.number(minimum)
    json.key("maximum")
    json.number(maximum)
  }
}
