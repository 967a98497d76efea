import TableSupport

/// The JSON Schema (2020-12) of a kind of file, with a definition for each of its mappings, generated from the same description
/// that decodes it.
public struct SchemaDocument: Sendable {
  var title: String
  /// The mapping at the root of a file.
  var root: String
  /// A key that is required at the root of a file, but not in its mapping elsewhere.
  var required: String?
  var mappings: [MappingDescription]

  /// Returns the schema as UTF-8, which ends with a line break.
  public func json() -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", title)
    json.reference(root)
    if let required {
      json.array("required", inline: true) { $0.string(required) }
    }
    json.key("$defs")
    json.beginObject()
    for mapping in mappings { write(mapping, to: &json) }
    json.endObject()
    json.endObject()
    json.finishLine()
    return json.bytes
  }

  private func write(_ mapping: MappingDescription, to json: inout JSONWriter) {
    json.key(escaping: mapping.name)
    json.beginObject()
    json.member("description", mapping.summary)
    if json.rules(of: mapping) {
      // A merged mapping has keys of the same kind, but it can be incomplete.
      json.reference(mapping.keysName)
      json.endObject()
      json.key(escaping: mapping.keysName)
      json.beginObject()
    }
    json.type("object")
    json.member("additionalProperties", false)
    json.key("properties")
    json.beginObject()
    for key in mapping.keys { write(key, of: mapping, to: &json) }
    json.object("<<", inline: true) {
      $0.member("description", "YAML's merge key")
      $0.array("anyOf") {
        $0.object { $0.reference(mapping.keysName) }
        $0.object {
          $0.type("array")
          $0.object("items") { $0.reference(mapping.keysName) }
        }
      }
    }
    json.endObject()
    json.endObject()
  }

  private func write(_ key: KeyDescription, of mapping: MappingDescription, to json: inout JSONWriter) {
    json.key(escaping: key.name)
    json.beginObject(inline: true)
    let doc = key.standard.map { "\(key.doc) (default: \($0))" } ?? key.doc
    let names = Synonyms.names(of: key.name, in: mapping.name)
    json.member("description", names.isEmpty ? doc : "\(doc). In UIKit: \(names.joined(separator: ", "))")
    json.keywords(of: key.schema)
    json.endObject()
  }
}

extension MappingDescription {
  /// The definition of the keys alone, without the rules for their combination.
  var keysName: String { hasRules ? name + "Keys" : name }
}
