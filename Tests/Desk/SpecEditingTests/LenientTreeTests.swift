import ReferenceExamples
import Testing
import YAMLSyntax

@testable import SpecEditing
@testable import TableParsing

@Suite("The lenient reader")
struct LenientTreeTests {
  @Test("gives every node of the package's specs the place that the parser gives it")
  func agreesOnSpecs() throws {
    #expect(OwnSpecs.all.count > 40)
    var compared = 0
    for (name, bytes) in OwnSpecs.all { compared += try compare(bytes, name) }
    #expect(compared > 5_000)
  }

  @Test("gives every node of the reference's examples the place that the parser gives it")
  func agreesOnExamples() throws {
    for topic in LanguageTopics.specs {
      for example in topic.examples { _ = try compare(Array(example.spec.utf8), example.caption) }
    }
  }

  @Test(
    "agrees with the parser",
    arguments: [
      "a: b\n", "a:\n  b: c\n", "a:\n- b\n- c\nd: e\n", "- - a\n  - b\n- c: d\n  e:\n  - f\n",
      "{a: {b: [c, d: e]}, 'f': \"g\"}\n",
      "a: >\n  text\n  more\nb: |-\n  x: y\n", "a: one\n  two\n\n  three\nb: c\n", "a: \"one\n  two\"\nb: 'it''s'\n",
      "a: &x {b: c}\nd: *x\ne:\n  <<: *x\n", "a: &x\n  b: c\nd: [*x, &y e]\n",
      "a: &x {b: c}\ne:\n  !!merge <<: *x\n  f: g\nh: {!!merge <<: *x}\n",
      "# c\na: b # d\n\n# e\nc: [\n  d,\n  e, # f\n]\ng: h\n",
      "---\na: b\n...\n---\nc: d\n", "a: b:c\nd: http://e\n", "\"a b\": c\n'd': e\n", "a: !!str 5\nb: !x {c: d}\n",
      "- a\n-\n  b: c\n-\n  - d\n",
      "a:\n  - b: c\n    d: e\n  - f\n", "a: {b: c, d}\n", "a: [b, [c, [d]], {e: f}]\n", "\u{FEFF}a: b\n",
      "a: b\r\nc:\r\n  - d\r\n",
      "ä: ö\nü:\n  - {ß: é}\n", "a: '{b: c}'\nd: \"[e]\"\n", "a: b # c\nd: e#f\n", "a: -1\nb: - c\n",
      "rows: [{text: a, views: [{label: b, frame: [1, 2, 3, 4]}]}]\n", "a: {\n  b: c,\n  d: {e: f}\n}\n",
    ])
  func agrees(text: String) throws {
    guard (try? SyntaxTree.parse(Array(text.utf8))) != nil else { return }
    #expect(try compare(Array(text.utf8), text) > 0)
  }

  /// The number of nodes with the same path, kind and text in both trees.
  private func compare(_ bytes: [UInt8], _ name: String) throws -> Int {
    let tree = try SyntaxTree.parse(bytes)
    let lenient = LenientTree(bytes)
    var found: [String: (kind: String, text: String)] = [:]
    for root in lenient.roots.enumerated() { collect(lenient, bytes, root.element, "\(root.offset)", &found) }
    var count = 0
    func visit(_ node: NodeID, _ path: String) {
      let kind = "\(tree.kind(node))"
      let isEmpty = tree.kind(node) == .scalar && tree.scalarStyle(node) == .plain && tree.string(node).isEmpty
      if !isEmpty {
        count += 1
        let other = found[path]
        #expect(other?.kind == kind, "\(name): \(path)")
        if tree.kind(node) == .scalar, tree.scalarStyle(node) != .literal, tree.scalarStyle(node) != .folded {
          #expect(other?.text == tree.string(node), "\(name): \(path)")
        }
      }
      switch tree.kind(node) {
      case .mapping:
        for (index, pair) in tree.pairs(of: node).enumerated() {
          visit(pair.key, "\(path).k\(index)")
          visit(pair.value, "\(path).v\(index)")
        }
      case .sequence:
        // An element without content has no node in the lenient tree.
        var index = 0
        for element in tree.elements(of: node) {
          if tree.kind(element) == .scalar, tree.scalarStyle(element) == .plain, tree.string(element).isEmpty {
            continue
          }
          visit(element, "\(path).\(index)")
          index += 1
        }
      default: break
      }
    }
    for (index, root) in tree.documents.filter({ !tree.isEmptyDocument($0) }).enumerated() { visit(root, "\(index)") }
    #expect(found.count == count, "\(name): as many nodes")
    return count
  }

  private func collect(
    _ tree: LenientTree, _ bytes: [UInt8], _ node: Int, _ path: String,
    _ found: inout [String: (kind: String, text: String)]
  ) {
    let isText = tree.nodes[node].kind == .scalar
    found[path] = ("\(tree.nodes[node].kind)", isText ? tree.text(of: node, in: bytes) : "")
    var index = -1
    for child in tree.children(node) {
      if tree.nodes[node].kind == .mapping {
        if tree.nodes[child].isKey { index += 1 }
        collect(tree, bytes, child, "\(path).\(tree.nodes[child].isKey ? "k" : "v")\(index)", &found)
      } else {
        index += 1
        collect(tree, bytes, child, "\(path).\(index)", &found)
      }
    }
  }
}
