import TableParsing
import YAMLSyntax

/// What the description says about each node of a text.
struct NodePlaces: Sendable {
  /// What a key is.
  enum Key: Equatable, Sendable {
    /// A key of a mapping of the language, by their indices.
    case known(mapping: Int, key: Int)
    /// A name of the author's own.
    case name
    /// `<<`.
    case merge
    case unknown
  }

  /// The index of each node's place; -1 where the description has none. Of a key, the place of its mapping.
  private let places: [Int32]
  /// Of each key, its mapping and its index in 16 bits each, or a negative number for the other cases.
  private let keys: [Int32]

  init(_ tree: SourceSyntax, grammar: SpecGrammar, root: Int) {
    var places = [Int32](repeating: -1, count: tree.nodes.count)
    var positions = [Int32](repeating: 0, count: tree.nodes.count)
    var keys = [Int32](repeating: -1, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where !node.isMissing {
      guard node.parent >= 0 else {
        places[index] = Int32(root)
        continue
      }
      let parent = Int(node.parent)
      let outer = Int(places[parent])
      if node.isKey {
        places[index] = Int32(outer)
        let key = node.kind == .scalar ? Self.key(tree.text(of: index), at: outer, grammar) : .unknown
        keys[index] = key.packed
        continue
      }
      if node.key >= 0 {
        places[index] = Self.value(of: Key(packed: keys[Int(node.key)]), at: outer, grammar)
      } else if outer >= 0 {
        places[index] = Self.element(Int(positions[parent]), at: outer, grammar)
        positions[parent] += 1
      }
    }
    (self.places, self.keys) = (places, keys)
  }

  func place(of node: Int) -> Int? { places[node] < 0 ? nil : Int(places[node]) }

  func key(_ node: Int) -> Key { Key(packed: keys[node]) }

  private static func key(_ name: String, at place: Int, _ grammar: SpecGrammar) -> Key {
    guard place >= 0 else { return .unknown }
    if let known = grammar.key(name, at: place) { return .known(mapping: known.mapping, key: known.key) }
    if name == "<<" { return .merge }
    return grammar.places[place].dictionary == nil ? .unknown : .name
  }

  private static func value(of key: Key, at outer: Int, _ grammar: SpecGrammar) -> Int32 {
    switch key {
    case .known(let mapping, let key): Int32(grammar.mappings[mapping].values[key])
    case .name: outer < 0 ? -1 : Int32(grammar.places[outer].dictionary ?? -1)
    // A merged mapping has keys of the same kind, and a list of them has the place of each.
    case .merge: Int32(outer)
    case .unknown: -1
    }
  }

  private static func element(_ position: Int, at outer: Int, _ grammar: SpecGrammar) -> Int32 {
    let elements = grammar.places[outer].elements
    if elements.indices.contains(position) { return Int32(elements[position]) }
    if let element = grammar.places[outer].element { return Int32(element) }
    // The list of a merge key.
    return grammar.places[outer].mappings.isEmpty ? -1 : Int32(outer)
  }
}

extension NodePlaces.Key {
  fileprivate var packed: Int32 {
    switch self {
    case .known(let mapping, let key): Int32(truncatingIfNeeded: mapping) << 16 | Int32(truncatingIfNeeded: key)
    case .unknown: -1
    case .name: -2
    case .merge: -3
    }
  }

  fileprivate init(packed: Int32) {
    switch packed {
    case -1: self = .unknown
    case -2: self = .name
    case -3: self = .merge
    default: self = .known(mapping: Int(packed >> 16), key: Int(packed & 0xFFFF))
    }
  }
}
