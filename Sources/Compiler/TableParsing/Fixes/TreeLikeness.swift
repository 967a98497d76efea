import TableDiagnostics
import YAMLSyntax

/// Walks the trees of a text before and after edits side by side: whether they are alike wherever nothing was edited.
struct TreeLikeness {
  private let old: SyntaxTree
  private let new: SyntaxTree
  private var edits: ArraySlice<(old: Range<SourcePosition>, new: Range<SourcePosition>)>

  init(_ old: SyntaxTree, _ new: SyntaxTree, edits: [(old: Range<SourcePosition>, new: Range<SourcePosition>)]) {
    (self.old, self.new, self.edits) = (old, new, edits[...])
  }

  /// The nodes of the new tree that edits made or changed; nil if anything else differs.
  ///
  /// Edits can put any number of nodes in the place of others; what is around them stays in its collection.
  func nodesTouched() -> [NodeID]? {
    var walk = self
    var touched: [NodeID] = []
    var (left, right) = (UInt32(0), UInt32(0))
    /// The ends of the collections around the place, in both trees.
    var open: [(left: UInt32, right: UInt32)] = []
    while left < old.nodeCount || right < new.nodeCount {
      if left < old.nodeCount, let edit = walk.editAround(NodeID(rawValue: left)) {
        let first = right
        repeat { left = old.range(of: NodeID(rawValue: left)).upperBound } while isInside(old, left, edit.old)
        while isInside(new, right, edit.new) {
          touched.append(NodeID(rawValue: right))
          right = new.range(of: NodeID(rawValue: right)).upperBound
        }
        guard right > first else { return nil }
      }
      while let last = open.last, left >= last.left || right >= last.right {
        guard left >= last.left, right >= last.right else { return nil }
        open.removeLast()
      }
      guard left < old.nodeCount, right < new.nodeCount else { break }
      let (node, other) = (NodeID(rawValue: left), NodeID(rawValue: right))
      if walk.editAround(node) != nil { continue }
      if walk.isTouched(node), old.kind(node) == .scalar {
        touched.append(other)
      } else if !isAlike(node, other) {
        return nil
      }
      if old.kind(node) == .sequence || old.kind(node) == .mapping {
        open.append((old.range(of: node).upperBound, new.range(of: other).upperBound))
      }
      left += 1
      right += 1
    }
    let isWhole = left == old.nodeCount && right == new.nodeCount && old.documents.count == new.documents.count
    return isWhole ? touched : nil
  }

  /// Whether a node is there and wholly in a range.
  private func isInside(_ tree: SyntaxTree, _ node: UInt32, _ range: Range<SourcePosition>) -> Bool {
    guard node < tree.nodeCount else { return false }
    let node = NodeID(rawValue: node)
    return range.lowerBound <= SourcePosition(tree.start(node)) && SourcePosition(tree.end(node)) <= range.upperBound
  }

  /// The same of the scalars and aliases alone, which may be nested otherwise than before.
  func textsTouched() -> [NodeID]? {
    var walk = self
    let (lefts, rights) = (Self.texts(of: old), Self.texts(of: new))
    guard lefts.count == rights.count else { return nil }
    var touched: [NodeID] = []
    for (node, other) in zip(lefts, rights) {
      if walk.isTouched(node) { touched.append(other) } else if !isAlike(node, other) { return nil }
    }
    return touched
  }

  /// The scalars and aliases of a tree. A key without a value has one when what follows is indented.
  static func texts(of tree: SyntaxTree) -> [NodeID] {
    (0..<UInt32(tree.nodeCount)).map(NodeID.init).filter { node in
      switch tree.kind(node) {
      case .sequence, .mapping: false
      case .alias: true
      case .scalar: tree.scalarStyle(node) != .plain || tree.withScalarBytes(node) { !$0.isEmpty }
      }
    }
  }

  /// The edit that replaced a whole node.
  private mutating func editAround(_ node: NodeID) -> (old: Range<SourcePosition>, new: Range<SourcePosition>)? {
    pass(to: node)
    guard let edit = edits.first, edit.old.lowerBound <= SourcePosition(old.start(node)),
      SourcePosition(old.end(node)) <= edit.old.upperBound, !edit.old.isEmpty
    else { return nil }
    return edit
  }

  /// Whether an edit changed a part of a node.
  private mutating func isTouched(_ node: NodeID) -> Bool {
    pass(to: node)
    let place = SourcePosition(old.start(node))..<max(SourcePosition(old.start(node)), SourcePosition(old.end(node)))
    return edits.first.map { $0.old.overlaps(place) } ?? false
  }

  /// Passes the edits that end before a node.
  private mutating func pass(to node: NodeID) {
    let start = SourcePosition(old.start(node))
    while let edit = edits.first, edit.old.upperBound <= start, edit.old.lowerBound < start { edits.removeFirst() }
  }

  /// Besides what is in a collection.
  private func isAlike(_ node: NodeID, _ other: NodeID) -> Bool {
    guard old.kind(node) == new.kind(other), old.anchor(node) == new.anchor(other) else { return false }
    switch old.kind(node) {
    case .alias: return old.anchor(old.resolved(node)) == new.anchor(new.resolved(other))
    case .sequence, .mapping: return old.tag(node) == new.tag(other)
    case .scalar:
      return (old.scalarStyle(node) == .plain) == (new.scalarStyle(other) == .plain) && old.tag(node) == new.tag(other)
        && old.withScalarBytes(node) { bytes in new.withScalarBytes(other) { $0.elementsEqual(bytes) } }
    }
  }
}
