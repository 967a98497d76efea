import TableDiagnostics
import TableIR
import YAMLSyntax

extension KeyLocator {
  /// The part of a path that exists below a node.
  struct Match {
    var source: SourceFile
    /// The number of steps that exist.
    var depth = 0
    var key: NodeID?
    /// The last node that was reached; an alias is not resolved.
    var value: NodeID
  }

  /// Follows a path as far as it exists.
  func walk(_ path: [SpecPlace.Step], from owner: Owner) -> Match {
    let tree = owner.source.tree
    var match = Match(source: owner.source, value: owner.node)
    for step in path {
      let node = tree.resolved(match.value)
      switch step {
      case .key(let name):
        if owner.isView, match.depth == 0, tree.kind(node) != .mapping, View.Content.keys.contains(name) {
          // A change that is a value alone: the key before it is the view's id.
          match.value = node
          break
        }
        guard tree.kind(node) == .mapping, let pair = tree.pair(name, of: node) ?? owner.change(of: name, in: node)
        else { return match }
        (match.key, match.value) = pair
      case .index(let index):
        guard tree.kind(node) == .sequence,
          let element = tree.elements(of: node).dropFirst(index).first(where: { _ in true })
        else { return match }
        (match.key, match.value) = (nil, element)
      }
      match.depth += 1
    }
    return match
  }
}

extension KeyLocator.Owner {
  /// In the change of a view its text has another key, too.
  fileprivate func change(of name: String, in node: NodeID) -> (key: NodeID, value: NodeID)? {
    isView && name == "label" ? source.tree.pair("text", of: node) : nil
  }
}

extension View.Content {
  /// The keys of which a value alone can be that of a change.
  fileprivate static let keys = Set(["label", "image"] + ControlKinds.inViews.map(\.name))
}

extension KeyPlace {
  init(_ match: KeyLocator.Match, isWhole: Bool) {
    let source = match.source
    // A place that is a whole mapping is shown at its first key.
    let isMapping = match.depth == 0 && source.tree.kind(match.value) == .mapping
    let first = isMapping ? source.tree.pairs(of: match.value).first { _ in true }?.key : nil
    self.init(
      key: match.key.map { source.range($0) }, value: source.range(first ?? match.value), isWhole: isWhole,
      isReplaceable: isWhole && first == nil && source.tree.isReplaceable(match.value))
  }
}

extension SyntaxTree {
  /// Whether replacing the node with other text loses nothing but its value.
  fileprivate func isReplaceable(_ node: NodeID) -> Bool {
    kind(node) == .alias || (kind(node) == .scalar && anchor(node) == nil && tag(node) == nil)
  }

  /// The text of a scalar or of an alias of a scalar; nil for anything else.
  func scalar(_ node: NodeID) -> String? {
    kind(resolved(node)) == .scalar ? string(resolved(node)) : nil
  }

  /// A key and its value in a mapping; the mapping's own keys take precedence over merged keys.
  func pair(_ name: String, of mapping: NodeID) -> (key: NodeID, value: NodeID)? {
    var merges: [NodeID] = []
    for (key, value) in pairs(of: mapping) where kind(resolved(key)) == .scalar {
      if isMergeKey(key) {
        merges.append(value)
      } else if withScalarBytes(key, { $0.elementsEqual(name.utf8) }) {
        return (key, value)
      }
    }
    for merge in merges {
      let node = resolved(merge)
      let targets = kind(node) == .sequence ? elements(of: node).map { resolved($0) } : [node]
      for target in targets where kind(target) == .mapping {
        if let found = pair(name, of: target) { return found }
      }
    }
    return nil
  }
}
