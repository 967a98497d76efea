import YAMLSyntax

@testable import TableParsing

/// Which keys of the language some files use, by the mapping that a key is of: `row.text`.
struct KeyUse {
  private(set) var used: Set<String> = []
  private let mappings: [String: MappingDescription]
  /// The mapping that a file is.
  private let root: String

  init(_ mappings: [MappingDescription] = LanguageDescription.mappings, root: String = "table") {
    self.mappings = Dictionary(mappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.root = root
  }

  mutating func read(_ bytes: [UInt8]) throws {
    let tree = try SyntaxTree.parse(bytes)
    for node in tree.documents { visit(node, as: [.mapping(root)], in: tree) }
  }

  /// - Parameter schemas: what the value may be.
  private mutating func visit(_ node: NodeID, as schemas: [Schema], in tree: SyntaxTree) {
    let node = tree.resolved(node)
    switch tree.kind(node) {
    case .mapping: visitMapping(node, as: schemas, in: tree)
    case .sequence:
      for (index, element) in tree.elements(of: node).enumerated() {
        let options = schemas.flatMap { schema -> [Schema] in
          switch schema {
          case .list(let element, count: _): flat(element)
          case .tuple(let places) where index < places.count: flat(places[index])
          default: []
          }
        }
        visit(element, as: options, in: tree)
      }
    default: break
    }
  }

  private mutating func visitMapping(_ node: NodeID, as schemas: [Schema], in tree: SyntaxTree) {
    let names = tree.pairs(of: node).map { tree.string($0.key) }.filter { $0 != "<<" }
    for schema in schemas {
      switch schema {
      case .dictionary(let value):
        for pair in tree.pairs(of: node) { visit(pair.value, as: flat(value), in: tree) }
      case .mapping(let name), .keys(let name):
        guard let mapping = mappings[name] else { continue }
        let keys = Dictionary(mapping.keys.map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })
        // Of several mappings that a value may be, it is the one that knows its keys.
        guard names.allSatisfy({ keys[$0] != nil }) else { continue }
        for pair in tree.pairs(of: node) {
          let key = tree.string(pair.key)
          if key == "<<" {
            visit(pair.value, as: [schema, .list(schema, count: nil)], in: tree)
          } else if let value = keys[key] {
            used.insert("\(name).\(key)")
            visit(pair.value, as: flat(value), in: tree)
          }
        }
      default: break
      }
    }
  }

  private func flat(_ schema: Schema) -> [Schema] {
    switch schema {
    case .either(let options): options.flatMap(flat)
    case .naming(_, let schema): flat(schema)
    default: [schema]
    }
  }
}
