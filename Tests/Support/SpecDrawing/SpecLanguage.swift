import TableParsing
import TableSupport

/// The JSON Schema of specs, or that of profiles, as something to draw values from.
package struct SpecLanguage: Sendable {
  /// What a value may be.
  indirect enum Shape: Sendable {
    /// A text, whatever YAML would guess of it. `canBeEmpty` is false for names.
    case text(canBeEmpty: Bool)
    case pattern(String)
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Double>)
    case boolean
    case choice([JSONValue])
    case list(Shape, count: ClosedRange<Int>)
    case tuple([Shape])
    case mapping(String)
    case dictionary(Shape)
    case either([Shape])
  }

  /// A kind of mapping: its keys, and what they must be together.
  struct Mapping: Sendable {
    var name: String
    var keys: [(name: String, shape: Shape)]
    var rules: [JSONObject]

    subscript(key: String) -> Shape? { keys.first { $0.name == key }?.shape }
  }

  /// A key of a mapping: `slider.maximum`.
  package struct Place: Hashable, Sendable, CustomStringConvertible, Comparable {
    package var mapping: String
    package var key: String

    package var description: String { "\(mapping).\(key)" }
    package static func < (left: Place, right: Place) -> Bool { left.description < right.description }
  }

  /// What the schema says that this does not know: then it has to be taught.
  struct Unknown: Error {
    var what: String
  }

  /// The mapping that a file is.
  let root: String
  private(set) var mappings: [String: Mapping] = [:]
  /// Every key that a spec can have, in order.
  package private(set) var places: [Place] = []
  /// How many mappings lie between one and another inside of it; missing where it can never be inside.
  private var distances: [String: [String: Int]] = [:]

  package static func specs() throws -> SpecLanguage { try SpecLanguage(SchemaDocument.specs.json()) }
  package static func profiles() throws -> SpecLanguage { try SpecLanguage(SchemaDocument.profiles.json()) }

  private init(_ schema: [UInt8]) throws {
    guard case .object(let document) = try JSONValue.parse(schema), let root = Self.reference(document),
      case .object(let definitions)? = document["$defs"]
    else { throw Unknown(what: "a schema without definitions") }
    self.root = root
    for member in definitions.members {
      guard case .object(let definition) = member.value else { throw Unknown(what: member.key) }
      mappings[member.key] = try Self.mapping(member.key, definition, definitions)
    }
    findDistances()
    let reached = Set(distances[root].map { Array($0.keys) } ?? [])
    for member in definitions.members where reached.contains(member.key) {
      places += (mappings[member.key]?.keys ?? []).map { Place(mapping: member.key, key: $0.name) }
    }
  }

  func shape(of place: Place) -> Shape? { mappings[place.mapping]?[place.key] }

  /// How many mappings deeper one is than another; nil where it cannot be inside.
  func distance(from mapping: String, to other: String) -> Int? { distances[mapping]?[other] }

  /// The least distance from a value of a shape.
  func distance(from shape: Shape, to mapping: String) -> Int? {
    switch shape {
    case .mapping(let name): distance(from: name, to: mapping)
    case .list(let element, _), .dictionary(let element): distance(from: element, to: mapping)
    case .tuple(let elements), .either(let elements):
      elements.compactMap { distance(from: $0, to: mapping) }.min()
    case .text, .pattern, .number, .integer, .boolean, .choice: nil
    }
  }

  private mutating func findDistances() {
    var inside: [String: Set<String>] = [:]
    for mapping in mappings.values {
      for key in mapping.keys { Self.mappings(in: key.shape, to: &inside[mapping.name, default: []]) }
    }
    for start in mappings.keys {
      var found = [start: 0]
      var latest = [start]
      while !latest.isEmpty {
        let next = latest.flatMap { name in (inside[name] ?? []).map { ($0, (found[name] ?? 0) + 1) } }
        latest = []
        for (name, distance) in next where found[name] == nil {
          found[name] = distance
          latest.append(name)
        }
      }
      distances[start] = found
    }
  }

  private static func mappings(in shape: Shape, to names: inout Set<String>) {
    switch shape {
    case .mapping(let name): names.insert(name)
    case .list(let element, _), .dictionary(let element): mappings(in: element, to: &names)
    case .tuple(let elements), .either(let elements): for element in elements { mappings(in: element, to: &names) }
    case .text, .pattern, .number, .integer, .boolean, .choice: break
    }
  }
}

// MARK: Reading the schema

extension SpecLanguage {
  private static func mapping(
    _ name: String, _ definition: JSONObject, _ definitions: JSONObject
  ) throws -> Mapping {
    var properties = definition["properties"]
    var rules: [JSONObject] = []
    // With rules, the keys stand in a definition of their own.
    if case .array(let all)? = definition["allOf"], let keys = reference(definition),
      case .object(let owner)? = definitions[keys]
    {
      properties = owner["properties"]
      for case .object(let rule) in all { rules.append(rule) }
    }
    guard case .object(let members)? = properties else { throw Unknown(what: "\(name) has no keys") }
    // A merge says nothing that could not be written out.
    let keys = try members.members.filter { $0.key != "<<" }.map { member in
      (name: member.key, shape: try shape(member.value, of: "\(name).\(member.key)"))
    }
    return Mapping(name: name, keys: keys, rules: rules)
  }

  private static func reference(_ schema: JSONObject) -> String? {
    guard case .string(let path)? = schema["$ref"] else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  private static func shape(_ value: JSONValue, of place: String) throws -> Shape {
    guard case .object(let schema) = value else { throw Unknown(what: place) }
    if let name = reference(schema) { return .mapping(name) }
    if case .array(let schemas)? = schema["anyOf"] {
      let shapes = try schemas.map { try shape($0, of: place) }
      // Changes of views name those of a template, which none drawn here is sure to have.
      guard place.hasSuffix(".views"), let list = shapes.first(where: \.isList) else { return .either(shapes) }
      return list
    }
    if case .array(let values)? = schema["enum"] { return .choice(values) }
    if case .array = schema["type"] { return .text(canBeEmpty: schema["minLength"] == nil) }
    guard case .string(let type)? = schema["type"] else { throw Unknown(what: "\(place): no type") }
    switch type {
    case "boolean": return .boolean
    case "string":
      guard case .string(let pattern)? = schema["pattern"] else { throw Unknown(what: "\(place): a string") }
      return .pattern(pattern)
    case "number": return .number(bounds(schema, "minimum", "maximum"))
    case "integer": return .integer(bounds(schema, "minimum", "maximum"))
    case "array":
      if case .array(let elements)? = schema["prefixItems"] {
        return .tuple(try elements.map { try shape($0, of: place) })
      }
      guard let items = schema["items"] else { throw Unknown(what: "\(place): a list") }
      let count = bounds(schema, "minItems", "maxItems")
      return .list(try shape(items, of: place), count: Int(count.lowerBound)...Int(min(count.upperBound, 1_000)))
    case "object":
      guard let value = schema["additionalProperties"] else { throw Unknown(what: "\(place): an object") }
      return .dictionary(try shape(value, of: place))
    default: throw Unknown(what: "\(place): type \(type)")
    }
  }

  private static func bounds(_ schema: JSONObject, _ least: String, _ most: String) -> ClosedRange<Double> {
    func number(_ key: String) -> Double? { if case .number(let value)? = schema[key] { value } else { nil } }
    return (number(least) ?? 0)...(number(most) ?? 100_000)
  }
}

extension SpecLanguage.Shape {
  fileprivate var isList: Bool {
    if case .list = self { true } else { false }
  }
}
