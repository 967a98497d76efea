import TableParsing
import TableSupport
import YAMLSyntax

extension FuzzTarget {
  /// YAML to a tree.
  static let tree = FuzzTarget("tree", seeds: ["Specs", "Templates"], suffixes: [".yaml"], words: { yamlWords }) {
    bytes in
    guard let tree = try? SyntaxTree.parse(bytes, limits: .fuzzing) else { return }
    var last = Mark.start
    for index in 0..<UInt32(tree.nodeCount) {
      let id = NodeID(rawValue: index)
      try expect(last <= tree.start(id), "nodes stand in the order of the source, not \(tree.start(id)) after \(last)")
      try expect(tree.start(id) <= tree.end(id), "the node at \(tree.start(id)) ends after it")
      last = tree.start(id)
      switch tree.kind(tree.resolved(id)) {
      case .scalar: _ = tree.coreValue(id)
      case .sequence:
        try expect(tree.elements(of: id).reduce(0) { count, _ in count + 1 } == tree.count(id), "elements add up")
      case .mapping:
        try expect(tree.pairs(of: id).reduce(0) { count, _ in count + 1 } == tree.count(id), "pairs add up")
      case .alias: throw BrokenPromise(description: "no alias stands for an alias")
      }
    }
    for document in tree.documents {
      guard let json = try? tree.json(document: document) else { continue }
      do throws(JSONError) { _ = try JSONValue.parse(json, limits: .fuzzing) } catch {
        switch error.reason {
        // A tree keeps repeated keys, and the digits of integers that no `Double` holds.
        case .duplicateKey, .numberOutOfRange: continue
        default: throw BrokenPromise(description: "a tree is JSON: \(error)")
        }
      }
    }
  }

  /// YAML as it is written: nothing is lost, and nodes are in their parents.
  static let source = FuzzTarget("source", seeds: ["Specs", "Templates"], suffixes: [".yaml"], words: { yamlWords }) {
    bytes in
    let source = SourceSyntax(bytes)
    var written: [UInt8] = []
    for index in source.tokens.indices { written += bytes[source.range(ofToken: index)] }
    try expect(written == bytes, "tokens and trivia are the whole text")
    for (index, node) in source.nodes.enumerated() {
      try expect(node.range.upperBound <= bytes.count && Int(node.next) > index, "a node is in the text")
      if node.kind == .scalar { _ = source.text(of: index) }
      guard let parent = source.parent(index).map({ source.nodes[$0] }) else { continue }
      try expect(
        parent.range.lowerBound <= node.range.lowerBound && node.range.upperBound <= parent.range.upperBound
          && node.next <= parent.next, "a node is in its parent")
    }
  }

  /// Comments that silence rules, where the tree and the bytes must agree.
  static let comments = FuzzTarget(
    "comments", seeds: ["Specs"], suffixes: [".yaml"], words: { yamlWords + ["# tablec:disable ", " -- ", "W0801"] }
  ) { bytes in
    for suppression in SuppressionReader(limits: .fuzzing).suppressions(in: bytes, path: "spec.yaml") {
      try expect(suppression.range.start < suppression.range.end, "a comment has a place")
      for name in suppression.names {
        try expect(!name.text.isEmpty && name.range.start < name.range.end, "a name in a comment has a place")
      }
      if case .span(let start, let end) = suppression.scope { try expect(start <= end, "a span ends after its start") }
    }
  }

  static let yamlWords = [
    "- ", ": ", "? ", "&a ", "*a", "!!str ", "|\n", ">-\n", "|+\n", "---\n", "...\n", "%YAML 1.2\n", "%TAG ! x\n",
    "<<: ",
    "\u{2028}", "\u{85}", "\u{FEFF}", "\r\n", "# ",
  ]
}
