@testable import YAMLSyntax

/// The tree as the events it came from, in the notation of the YAML test suite.
struct EventTree {
  let tree: SyntaxTree
  private(set) var text = "+STR\n"

  init(_ tree: SyntaxTree) {
    self.tree = tree
    for document in tree.markers {
      line(1, "+DOC" + (document.hasStartMarker ? " ---" : ""))
      node(document.root, depth: 2)
      line(1, "-DOC" + (document.hasEndMarker ? " ..." : ""))
    }
    line(0, "-STR")
  }

  private mutating func node(_ id: NodeID, depth: Int) {
    switch tree.kind(id) {
    case .scalar: line(depth, "=VAL" + properties(id) + " " + scalar(id))
    case .alias: line(depth, "=ALI *" + (tree.anchor(tree.resolved(id)) ?? ""))
    case .sequence:
      line(depth, "+SEQ" + (tree.collectionStyle(id) == .flow ? " []" : "") + properties(id))
      for element in tree.elements(of: id) { node(element, depth: depth + 1) }
      line(depth, "-SEQ")
    case .mapping:
      line(depth, "+MAP" + (tree.collectionStyle(id) == .flow ? " {}" : "") + properties(id))
      for (key, value) in tree.pairs(of: id) {
        node(key, depth: depth + 1)
        node(value, depth: depth + 1)
      }
      line(depth, "-MAP")
    }
  }

  private func properties(_ id: NodeID) -> String {
    (tree.anchor(id).map { " &\($0)" } ?? "") + (tree.tag(id).map { " <\($0)>" } ?? "")
  }

  private func scalar(_ id: NodeID) -> String {
    let sign =
      switch tree.scalarStyle(id) {
      case .plain: ":"
      case .singleQuoted: "'"
      case .doubleQuoted: "\""
      case .literal: "|"
      case .folded: ">"
      }
    let escapes: [Unicode.Scalar: String] = ["\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\u{8}": "\\b"]
    return sign + tree.string(id).unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private mutating func line(_ depth: Int, _ content: String) {
    text += String(repeating: " ", count: depth) + content + "\n"
  }
}
