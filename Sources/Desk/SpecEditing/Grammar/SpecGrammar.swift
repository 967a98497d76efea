import TableParsing

/// The description of a kind of file as a graph: from the place of a collection to the places of what is in it.
struct SpecGrammar: Sendable {
  /// What a value can be.
  struct Place: Sendable {
    var schema: Schema
    /// The mappings, by their indices.
    var mappings: [Int] = []
    /// The place of a list's elements.
    var element: Int?
    /// The places of the elements of a list in which each has its own.
    var elements: [Int] = []
    /// The place of the values of a mapping with names of the author's own.
    var dictionary: Int?
    /// What those names are.
    var dictionaryNames: Naming?
    /// The scalars, without what they name.
    var scalars: [Schema] = []
    /// What a scalar names.
    var names: [Naming] = []

    var takesScalar: Bool { !scalars.isEmpty }
    var takesList: Bool { element != nil || !elements.isEmpty }
    var takesMapping: Bool { !mappings.isEmpty || dictionary != nil }
    var isColor: Bool {
      scalars.contains { if case .choice(let words) = $0 { ValueVocabulary.isColors(words.names) } else { false } }
    }
  }

  struct Mapping: Sendable {
    var description: MappingDescription
    /// The places of the keys' values, in the order of the keys.
    var values: [Int] = []
    /// The indices of the keys by their names.
    var keys: [String: Int]
  }

  private(set) var places: [Place] = []
  private(set) var mappings: [Mapping]
  private let byName: [String: Int]
  /// The places of mappings, and of lists of them, that files have as their roots.
  private(set) var root = 0
  private(set) var lists: [String: Int] = [:]

  /// - Parameters:
  ///   - root: The name of the mapping at the root of a file.
  ///   - lists: The names of mappings of which a file can be a list.
  init(_ descriptions: [MappingDescription], root: String, lists: [String: Schema] = [:]) {
    byName = Dictionary(
      descriptions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    mappings = descriptions.map { description in
      Mapping(
        description: description,
        keys: Dictionary(description.keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }))
    }
    for index in descriptions.indices {
      mappings[index].values = descriptions[index].keys.map { add($0.schema) }
    }
    self.root = add(.mapping(root))
    for (name, schema) in lists { self.lists[name] = add(schema) }
  }

  private mutating func add(_ schema: Schema) -> Int {
    var place = Place(schema: schema)
    var lists: [Schema] = []
    flatten(schema, into: &place, &lists)
    if !lists.isEmpty { place.element = add(lists.count == 1 ? lists[0] : .either(lists)) }
    places.append(place)
    return places.count - 1
  }

  private mutating func flatten(_ schema: Schema, into place: inout Place, _ lists: inout [Schema]) {
    switch schema {
    case .either(let schemas):
      for schema in schemas { flatten(schema, into: &place, &lists) }
    case .naming(let naming, .dictionary(let value)):
      place.dictionaryNames = naming
      place.dictionary = add(value)
    case .naming(let naming, let schema):
      place.names.append(naming)
      flatten(schema, into: &place, &lists)
    case .list(let element, _): lists.append(element)
    case .tuple(let elements): place.elements = elements.map { add($0) }
    case .dictionary(let value): place.dictionary = add(value)
    case .mapping(let name), .keys(let name):
      if let index = byName[name], !place.mappings.contains(index) { place.mappings.append(index) }
    case .text, .name, .pattern, .number, .integer, .count, .boolean, .choice, .constants:
      place.scalars.append(schema)
    }
  }

  /// The mapping and the index of a key that a mapping at a place can have.
  func key(_ name: String, at place: Int) -> (mapping: Int, key: Int)? {
    for mapping in places[place].mappings {
      if let key = mappings[mapping].keys[name] { return (mapping, key) }
    }
    return nil
  }
}
