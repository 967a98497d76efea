/// JSON Schemas of objects, generated from the fields of their members.
enum ObjectSchema {
  /// The keywords of a closed object, without braces: a key that is written but not described makes a layout invalid.
  static func keywords(_ fields: [Field], separator: String = ", ") -> String {
    let required = fields.filter { $0.presence == .always }.map { "\"\($0.key)\"" }
    let properties = fields.map { field in "\"\(field.key)\": {\(keywords(of: field))}" }
    return "\"type\": \"object\", \"additionalProperties\": false"
      + (required.isEmpty ? "" : ", \"required\": [\(required.joined(separator: ", "))]")
      + ", \"properties\": {\(properties.joined(separator: separator))}"
  }

  private static func keywords(of field: Field) -> String {
    guard !field.doc.isEmpty else { return field.schema }
    let doc = field.doc.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return field.schema + ", \"description\": \"\(doc)\""
  }
}

extension Field {
  /// The fields of several kinds of an object: each name once, with the kinds that have it.
  static func union(_ kinds: [(kind: String, fields: [Field])]) -> [Field] {
    var fields: [Field] = []
    for (kind, own) in kinds {
      for var field in own {
        field.presence = .kinds([kind])
        if let index = fields.firstIndex(where: { $0.key == field.key }) {
          fields[index].join(field)
        } else {
          fields.append(field)
        }
      }
    }
    return fields
  }

  /// Adds the meaning of the same key in another kind.
  private mutating func join(_ other: Field) {
    if case .kinds(let own) = presence, case .kinds(let others) = other.presence { presence = .kinds(own + others) }
    if other.schema != schema {
      let schemas = schema.hasPrefix("\"anyOf\": [{") ? String(schema.dropFirst(10).dropLast()) : "{\(schema)}"
      schema = "\"anyOf\": [\(schemas), {\(other.schema)}]"
      noun += " or \(other.noun)"
    }
    if !other.doc.isEmpty, !doc.contains(other.doc) { doc += doc.isEmpty ? other.doc : "; " + other.doc }
    if other.reported != reported, !reported.contains(other.reported) { reported += " or \(other.reported)" }
  }
}
