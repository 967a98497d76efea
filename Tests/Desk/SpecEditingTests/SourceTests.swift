import ReferenceExamples
import Testing
import YAMLSyntax

@testable import SpecEditing
@testable import TableParsing

@Suite("What the editor reads")
struct SourceTests {
  @Test("has the nodes of the package's specs that the compiler reads")
  func specs() throws {
    #expect(OwnSpecs.all.count > 40)
    var compared = 0
    for (name, bytes) in OwnSpecs.all { compared += try compare(bytes, name) }
    #expect(compared > 5_000)
  }

  @Test("has the nodes of the reference's examples that the compiler reads")
  func examples() throws {
    for topic in LanguageTopics.specs {
      for example in topic.examples { _ = try compare(Array(example.spec.utf8), example.caption) }
    }
  }

  /// The number of nodes, which must be the same in both trees, with the same kinds and texts.
  private func compare(_ bytes: [UInt8], _ name: String) throws -> Int {
    let tree = try SyntaxTree.parse(bytes)
    let source = SourceSyntax(bytes)
    try #require(source.nodes.count == tree.nodeCount, "\(name)")
    for (index, node) in source.nodes.enumerated() {
      let id = NodeID(rawValue: UInt32(index))
      #expect(node.kind == tree.kind(id), "\(name): \(tree.start(id))")
      if node.kind == .scalar { #expect(source.text(of: index) == tree.string(id), "\(name): \(tree.start(id))") }
    }
    return tree.nodeCount
  }
}
