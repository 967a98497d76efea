import TableDiagnostics
import YAMLSyntax

/// Whether edits keep the texts of a file that have nothing to do with the problems that they solve: a key or a word that is replaced may
/// go, and what is beside it may only be moved.
struct KeptTexts {
  private let old: SyntaxTree
  private let new: SyntaxTree
  private let edits: [(old: Range<SourcePosition>, new: Range<SourcePosition>)]
  private let problems: [Range<SourcePosition>]

  init(
    _ old: SyntaxTree, _ new: SyntaxTree, edits: [(old: Range<SourcePosition>, new: Range<SourcePosition>)],
    problems: [Range<SourcePosition>]
  ) {
    (self.old, self.new, self.edits, self.problems) = (old, new, edits, problems)
  }

  /// Whether each text in what was replaced is in a replacement, as often as before.
  var areAll: Bool {
    var kept: [String: Int] = [:]
    for node in Self.texts(of: new, in: edits.map(\.new)) { kept[Self.word(node, in: new), default: 0] += 1 }
    let solved = solved()
    for node in Self.texts(of: old, in: edits.map(\.old)) where !solved[Int(node.rawValue)] {
      let word = Self.word(node, in: old)
      guard let count = kept[word], count > 0 else { return false }
      kept[word] = count - 1
    }
    return true
  }

  /// For each node of the old tree, whether it is a problem, or the value of a key that is one.
  private func solved() -> [Bool] {
    var solved = [Bool](repeating: false, count: old.nodeCount)
    for node in Self.texts(of: old, in: Self.disjoint(problems)) { solved[Int(node.rawValue)] = true }
    for number in 0..<UInt32(old.nodeCount) where old.kind(NodeID(rawValue: number)) == .mapping {
      for (key, value) in old.pairs(of: NodeID(rawValue: number))
      where solved[Int(key.rawValue)] && !solved[Int(value.rawValue)] {
        for node in old.range(of: value) { solved[Int(node)] = true }
      }
    }
    return solved
  }

  /// The texts that overlap ranges, which are in the order of their places and do not overlap each other. Nodes are in the order of
  /// theirs, too.
  static func texts(of tree: SyntaxTree, in ranges: [Range<SourcePosition>]) -> [NodeID] {
    nodes(TreeLikeness.texts(of: tree), of: tree, in: ranges) { $0.lowerBound < $1.upperBound }
  }

  /// The nodes that are wholly in such ranges.
  static func nodes(of tree: SyntaxTree, within ranges: [Range<SourcePosition>]) -> [NodeID] {
    nodes((0..<UInt32(tree.nodeCount)).map(NodeID.init), of: tree, in: ranges) {
      $0.lowerBound <= $1.lowerBound && $1.upperBound <= $0.upperBound
    }
  }

  private static func nodes(
    _ nodes: [NodeID], of tree: SyntaxTree, in ranges: [Range<SourcePosition>],
    _ holds: (Range<SourcePosition>, Range<SourcePosition>) -> Bool
  ) -> [NodeID] {
    var rest = ranges[...]
    return nodes.filter { node in
      let start = SourcePosition(tree.start(node))
      while let first = rest.first, first.upperBound <= start { rest.removeFirst() }
      return rest.first.map { holds($0, start..<max(start, SourcePosition(tree.end(node)))) } ?? false
    }
  }

  private static func disjoint(_ ranges: [Range<SourcePosition>]) -> [Range<SourcePosition>] {
    var result: [Range<SourcePosition>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound < last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// A scalar's text, or an alias as it is written, which may be of a collection.
  static func word(_ node: NodeID, in tree: SyntaxTree) -> String {
    tree.kind(node) == .alias ? "*" + (tree.anchor(tree.resolved(node)) ?? "") : tree.string(node)
  }
}
