import LayoutFormat
import TableSupport

/// The members that each object of a layout may have, from the schema of layouts. A name that is left out of an object is then known to
/// be its own, and is not looked for in the objects around it.
struct LayoutShapes: Sendable {
  struct Shape: Sendable {
    /// Nil for a value that is not an object.
    var kind: TemplateObject.Kind?
    /// The shapes of the members that are objects or lists of objects, by name.
    var members: [String: Int] = [:]
    /// The shape of the elements of a list.
    var elements: Int?
  }

  /// The whole layout first.
  private(set) var shapes: [Shape] = []
  private var named: [String: Int] = [:]

  static let layout = LayoutShapes()

  /// The names of all members of all objects.
  var names: Set<String> { shapes.reduce(into: []) { $0.formUnion($1.kind?.names ?? []) } }

  private init() {
    guard case .object(let schema)? = try? JSONValue.parse(LayoutSchema().json()),
      case .object(let definitions)? = schema["$defs"]
    else { preconditionFailure("the schema of layouts is JSON with definitions") }
    shapes.append(Shape())
    // Definitions name each other, so each has its place before any is read.
    for definition in definitions.members {
      named[definition.key] = shapes.count
      shapes.append(Shape())
    }
    for definition in definitions.members {
      if case .object(let schema) = definition.value, let index = named[definition.key] {
        shapes[index] = shape(schema)
      }
    }
    shapes[0] = shape(schema)
  }

  private mutating func shape(_ schema: JSONObject) -> Shape {
    var shape = Shape()
    if case .object(let properties)? = schema["properties"] {
      shape.kind = TemplateObject.Kind(names: Set(properties.members.map(\.key)))
      for property in properties.members {
        if case .object(let inner) = property.value { shape.members[property.key] = index(of: inner) }
      }
    }
    if case .object(let elements)? = schema["items"] { shape.elements = index(of: elements) }
    if shape.kind == nil, case .array(let choices)? = schema["anyOf"] {
      // The choices of a value differ in type: at most one is an object.
      for case .object(let choice) in choices {
        let own = self.shape(choice)
        if own.kind != nil || own.elements != nil { shape = own }
      }
    }
    return shape
  }

  /// Nil for values that are neither objects nor lists of them.
  private mutating func index(of schema: JSONObject) -> Int? {
    if case .string(let name)? = schema["$ref"] { return named[String(name.dropFirst("#/$defs/".count))] }
    let own = shape(schema)
    guard own.kind != nil || own.elements != nil else { return nil }
    shapes.append(own)
    return shapes.count - 1
  }
}

extension TemplateValue {
  /// - Parameter shape: of the value, among those of layouts; nil if it has none.
  init(_ json: JSONValue, shape: Int?) {
    let own = shape.map { LayoutShapes.layout.shapes[$0] }
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .list(elements.map { TemplateValue($0, shape: own?.elements) })
    case .object(let object):
      let members = object.members.map { member in
        (name: member.key, value: TemplateValue(member.value, shape: own?.members[member.key]))
      }
      self = .object(TemplateObject(members, kind: own?.kind))
    }
  }
}
