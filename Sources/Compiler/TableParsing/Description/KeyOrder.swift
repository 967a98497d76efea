import YAMLSyntax

/// The order in which the formatter writes the keys of a kind of file: that of the description, by the ranks of the keys.
///
/// A place is where a value can stand: after a key, in a list, at the root. It has mappings of the language, the place of the elements
/// of a list, and the place of the values under names that authors choose.
///
/// This is a class because it is made once for each kind of file and passed along for every mapping.
package final class KeyOrder: Sendable {
  /// A mapping of the language.
  package struct Mapping: Sendable {
    fileprivate let names: KeyNames
    /// The position of each key in the canonical order.
    fileprivate let positions: [Int]
    /// The place of each key's value.
    fileprivate let values: [Int]
    fileprivate let shared: [Bool]
  }

  /// What is known about a place; its members are indices of the order's mappings and places.
  fileprivate struct Place: Sendable {
    var mappings: [Int] = []
    var element: Int?
    var named: Int?
  }

  /// The place of values that the language does not describe.
  package static let unknown = 0

  let mappings: [Mapping]
  private let places: [Place]
  /// The place of the root.
  package let root: Int
  /// Whether a mapping in brackets stays on its line, however long that is: of files that branches add entries to, git merges lines.
  package let keepsLines: Bool

  /// - Parameters:
  ///   - root: the value at the root of such a file.
  ///   - descriptions: the mappings that it refers to.
  init(root: Schema, _ descriptions: [MappingDescription], keepsLines: Bool = false) {
    self.keepsLines = keepsLines
    var builder = KeyOrderBuilder(descriptions)
    self.root = builder.place(of: [root])
    mappings = builder.build()
    places = builder.places
  }

  /// The mapping of the language that a mapping with these keys is at a place, or nil: the one that has most of its keys.
  package func mapping(at place: Int, of node: NodeID, in tree: SyntaxTree) -> Mapping? {
    let candidates = places[place].mappings
    guard let first = candidates.first else { return nil }
    if candidates.count == 1, places[place].named == nil { return mappings[first] }
    var best: (known: Int, index: Int)?
    for index in candidates {
      let known = mappings[index].count(in: node, of: tree)
      if known > best?.known ?? 0 { best = (known, index) }
    }
    return best.map { mappings[$0.index] }
  }

  /// The place of a list's elements.
  package func element(of place: Int) -> Int { places[place].element ?? Self.unknown }

  /// The place of the values under names that authors choose.
  package func named(in place: Int) -> Int { places[place].named ?? Self.unknown }
}

extension KeyOrder.Mapping {
  /// The position of a key in the canonical order, the place of its value, and whether other keys set parts of that value; nil for a key
  /// that the mapping does not have.
  package func key(_ key: NodeID, in tree: SyntaxTree) -> (position: Int, value: Int, sharesValue: Bool)? {
    guard let index = tree.withScalarBytes(key, { names.index(of: $0) }) else { return nil }
    return (positions[index], values[index], shared[index])
  }

  /// How many keys of a node the mapping has.
  func count(in node: NodeID, of tree: SyntaxTree) -> Int {
    tree.pairs(of: node).reduce(0) { count, pair in
      tree.kind(tree.resolved(pair.key)) == .scalar && key(pair.key, in: tree) != nil ? count + 1 : count
    }
  }
}

/// Turns descriptions into tables of indices, each mapping once.
private struct KeyOrderBuilder {
  private let descriptions: [String: MappingDescription]
  private var names: [String] = []
  private var indices: [String: Int] = [:]
  var places = [KeyOrder.Place()]

  init(_ descriptions: [MappingDescription]) {
    self.descriptions = Dictionary(descriptions.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The mappings that places refer to, and those that their values refer to.
  mutating func build() -> [KeyOrder.Mapping] {
    var mappings: [KeyOrder.Mapping] = []
    while mappings.count < names.count {
      let keys = descriptions[names[mappings.count]]?.keys ?? []
      let order = keys.indices.sorted { (keys[$0].rank, $0) < (keys[$1].rank, $1) }
      var positions = Array(repeating: 0, count: keys.count)
      for (position, index) in order.enumerated() { positions[index] = position }
      mappings.append(
        KeyOrder.Mapping(
          names: KeyNames(keys.map(\.name)), positions: positions, values: keys.map { place(of: [$0.schema]) },
          shared: keys.map(\.sharesValue)))
    }
    return mappings
  }

  /// The place of a value that can have any of several forms.
  mutating func place(of schemas: [Schema]) -> Int {
    var place = KeyOrder.Place()
    var elements: [Schema] = []
    var values: [Schema] = []
    var rest = schemas
    while let schema = rest.popLast() {
      switch schema {
      case .mapping(let name), .keys(let name): note(name, in: &place)
      case .list(let element, _): elements.append(element)
      case .tuple(let parts): elements += parts
      case .dictionary(let value): values.append(value)
      case .either(let forms): rest += forms
      case .naming(_, let form): rest.append(form)
      case .text, .name, .pattern, .number, .integer, .count, .boolean, .choice, .constants: break
      }
    }
    if !elements.isEmpty { place.element = self.place(of: elements) }
    if !values.isEmpty { place.named = self.place(of: values) }
    guard !place.mappings.isEmpty || place.element ?? 0 > 0 || place.named ?? 0 > 0 else { return KeyOrder.unknown }
    places.append(place)
    return places.count - 1
  }

  private mutating func note(_ name: String, in place: inout KeyOrder.Place) {
    guard descriptions[name] != nil else { return }
    if indices[name] == nil {
      indices[name] = names.count
      names.append(name)
    }
    if let index = indices[name], !place.mappings.contains(index) { place.mappings.append(index) }
  }
}

extension KeyOrder {
  /// The order for a document, by its root and by the name of its file; nil if it is none of a project's files.
  ///
  /// A part that specs include is recognized by its keys: those of a table, or of the sections or rows in its list.
  package static func of(_ root: NodeID, in tree: SyntaxTree, path: String) -> KeyOrder? {
    if path == ConfigurationParser.fileName || path.hasSuffix("/" + ConfigurationParser.fileName) {
      return configurations
    }
    let root = tree.resolved(root)
    switch tree.kind(root) {
    case .mapping:
      if let version = versions.first(where: { tree.key($0.key, of: root) != nil }) { return version.order }
      return specs.describes(root, in: tree) ? specs : nil
    case .sequence: return part(root, in: tree)
    case .scalar, .alias: return nil
    }
  }

  /// The keys that declare the version of a file, and the order of such files.
  private static let versions: [(key: String, order: KeyOrder)] = [
    ("tablespec", specs), ("metricsprofile", profiles), ("tablecbaseline", baselines), ("tablecchanges", knownChanges),
  ]

  /// The order for a list of sections or rows.
  private static func part(_ root: NodeID, in tree: SyntaxTree) -> KeyOrder? {
    let mappings = tree.elements(of: root).filter { tree.kind(tree.resolved($0)) == .mapping }
    guard !mappings.isEmpty else { return nil }
    func known(_ order: KeyOrder) -> Int? {
      guard let mapping = order.mappings.first else { return nil }
      return mappings.reduce(0) { $0 + mapping.count(in: tree.resolved($1), of: tree) }
    }
    let keys = mappings.reduce(0) { $0 + tree.count($1) }
    return [sections, rows].first { known($0) == keys && keys > 0 }
  }

  /// Whether a root has keys, and all of them are the root's of such a file.
  private func describes(_ node: NodeID, in tree: SyntaxTree) -> Bool {
    guard let mapping = mappings.first, tree.count(node) > 0 else { return false }
    return mapping.count(in: node, of: tree) == tree.count(node)
  }

  static let specs = KeyOrder(root: .mapping("table"), LanguageDescription.mappings)
  private static let sections = KeyOrder(root: .list(.mapping("section"), count: nil), LanguageDescription.mappings)
  private static let rows = KeyOrder(root: .list(.mapping("row"), count: nil), LanguageDescription.mappings)
  private static let profiles = KeyOrder(root: .mapping("profile"), LanguageDescription.profileMappings)
  private static let configurations = KeyOrder(
    root: .mapping("configuration"), LanguageDescription.configurationMappings(ReportVocabulary()))
  private static let knownChanges = KeyOrder(
    root: .mapping("knownChanges"), LanguageDescription.knownChangesMappings(ReportVocabulary()), keepsLines: true)
  private static let baselines = KeyOrder(
    root: .mapping("baseline"),
    [MappingType<AcceptedFile>.baseline.description, MappingType<AcceptedFile.Entry>.acceptedFinding.description],
    keepsLines: true)
}
