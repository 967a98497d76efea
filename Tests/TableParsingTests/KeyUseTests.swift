import Foundation
import Testing
import YAMLSyntax

@testable import TableParsing

/// Which keys of the language some specs use, by the mapping that a key is of: `row.text`.
private struct KeyUse {
  private(set) var used: Set<String> = []
  private let mappings = Dictionary(
    LanguageDescription.mappings.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  mutating func read(_ bytes: [UInt8]) throws {
    let tree = try SyntaxTree.parse(bytes)
    for root in tree.documents { visit(root, as: [.mapping("table")], in: tree) }
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
    if case .either(let options) = schema { options.flatMap(flat) } else { [schema] }
  }
}

@Suite("Every key of the reference")
struct KeyUseTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("stands in a spec of this package, of which every stage has a golden")
  func isUsed() throws {
    var use = KeyUse()
    var count = 0
    for folder in ["Specs", "Tests/tablecTests/Fixtures"] {
      let files = FileManager.default.enumerator(
        at: Self.package.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "yaml" {
        try use.read(Array(Data(contentsOf: file)))
        count += 1
      }
    }
    #expect(count > 20)
    let all = LanguageDescription.mappings.flatMap { mapping in mapping.keys.map { "\(mapping.name).\($0.name)" } }
    #expect(all.filter { !use.used.contains($0) } == [])
  }
}
