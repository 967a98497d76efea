import TableParsing

/// What a spec says and a template does not, key by key, so that nothing falls out unnoticed: also not a key that the language gets after
/// the template was written.
struct UnsaidKeys {
  private let said: SaidKeys
  /// What is left out, in the order of the spec, and where.
  private var lines: [String] = []
  private var places: [String: [String]] = [:]

  /// The lines of a comment: `text.shadow: {color: red} (row 'a', row 'b')`.
  static func lines(of spec: TemplateObject, by said: SaidKeys) -> [String] {
    guard let table = mappings["table"] else { return [] }
    var found = UnsaidKeys(said: said)
    found.visit(spec, of: table, as: "table", at: Place())
    return found.lines.map { line in
      let places = (found.places[line] ?? []).filter { !$0.isEmpty }
      guard !places.isEmpty else { return line }
      let rest = places.count - mostPlaces
      return "\(line) (\(places.prefix(mostPlaces).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""))"
    }
  }

  /// The places that a line names.
  private static let mostPlaces = 3

  private init(said: SaidKeys) {
    self.said = said
  }

  // MARK: The language

  private struct Mapping: Sendable {
    var name: String
    var schemas: [String: Schema]
  }

  private static let mappings = Dictionary(
    LanguageDescription.mappings.map { mapping in
      let schemas = Dictionary(mapping.keys.map { ($0.name, $0.schema) }) { one, _ in one }
      return (mapping.name, Mapping(name: mapping.name, schemas: schemas))
    }
  ) { one, _ in one }

  // MARK: Walking

  /// Where a mapping is.
  private struct Place {
    /// `row 'a'`; empty for the table.
    var owner = ""
    /// `text.font.`
    var path = ""

    /// - Parameter key: the key that the mapping is the value of.
    func entering(_ mapping: String, _ object: TemplateObject, of key: String) -> Place {
      let id = object.value(of: "id")?.text ?? ""
      switch mapping {
      case "row": return Place(owner: "row '\(id)'")
      case "section": return Place(owner: "section '\(id)'")
      case "headerFooter": return Place(owner: "the \(key) of \(owner)")
      case "view", "arrangedView":
        let container = owner.split(separator: " in ", maxSplits: 1).last.map { " in \($0)" } ?? ""
        return Place(owner: (id.isEmpty ? "a view" : "view '\(id)'") + container)
      default: return Place(owner: owner, path: "\(path)\(key).")
      }
    }
  }

  private mutating func visit(_ object: TemplateObject, of mapping: Mapping, as context: String, at place: Place) {
    let written = object.members.filter { $0.value.isWritten }
    for (name, value) in written {
      // The context adds members, such as the layout of a row.
      guard let schema = mapping.schemas[name] else { continue }
      switch said.extent(of: name, in: context, with: written.lazy.map(\.name)) {
      case .whole: break
      case .words(let words) where words.contains(value.text): break
      case .mapping(let other): visit(value, of: schema, as: other, key: name, at: place)
      case nil, .words: add(place.path + SpecWords.member(name, value), at: place.owner)
      }
    }
  }

  private mutating func visit(
    _ value: TemplateValue, of schema: Schema, as context: String?, key: String, at place: Place
  ) {
    let found = Self.mappings(in: value, of: schema)
    // A list of runs alone stands for the text that has it, and that for a control.
    if found.contains(where: { $0.0 == "run" }), let owner = Self.owner(in: schema) {
      let short = owner.schemas["title"] == nil ? "text" : "title"
      let place = Place(owner: place.owner, path: "\(place.path)\(key).")
      return visit(TemplateObject([(short, value)]), of: owner, as: context ?? owner.name, at: place)
    }
    for (name, object) in found {
      guard let mapping = Self.mappings[name] else { continue }
      visit(object, of: mapping, as: context ?? name, at: place.entering(name, object, of: key))
    }
  }

  private mutating func add(_ line: String, at place: String) {
    if places[line] == nil { lines.append(line) }
    places[line, default: []].append(place)
  }

  /// The mappings that a value is made of, by their names.
  private static func mappings(in value: TemplateValue, of schema: Schema) -> [(String, TemplateObject)] {
    switch (schema, value) {
    case (.list(let schema, _), .list(let elements)): elements.flatMap { mappings(in: $0, of: schema) }
    case (.tuple(let schemas), .list(let elements)): zip(elements, schemas).flatMap { mappings(in: $0, of: $1) }
    case (.mapping(let name), .object(let object)), (.keys(let name), .object(let object)):
      isMapping(object, name) ? [(name, object)] : []
    case (.dictionary(let schema), .object(let object)):
      object.members.flatMap { mappings(in: $0.value, of: schema) }
    case (.either(let schemas), _):
      schemas.lazy.map { mappings(in: value, of: $0) }.first { !$0.isEmpty } ?? []
    case (.naming(_, let schema), _): mappings(in: value, of: schema)
    default: []
    }
  }

  /// The mapping that a list of runs can stand for, if a value is either.
  private static func owner(in schema: Schema) -> Mapping? {
    switch schema {
    case .mapping(let name) where name != "run": mappings[name]
    case .either(let schemas): schemas.lazy.compactMap(owner).first
    default: nil
    }
  }

  /// Of the mappings that a value can be, it is the one that has its keys; the context adds members, but no row is a colour.
  private static func isMapping(_ object: TemplateObject, _ name: String) -> Bool {
    let schemas = mappings[name]?.schemas ?? [:]
    return object.members.isEmpty || object.members.contains { schemas[$0.name] != nil }
  }
}
