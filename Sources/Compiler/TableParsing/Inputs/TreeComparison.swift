import TableSupport
import YAMLSyntax

/// Compares two versions of a YAML file by what they mean: mappings by their keys, sequences by ids, by equal elements, and by
/// what remains between those. Comments, styles, indentation and the order of keys are no differences.
struct TreeComparison {
  var old: TreeHashes
  var new: TreeHashes
  private(set) var changes: [TreeChange] = []
  /// If there are more, the files have little in common, and none is the cause of anything in particular.
  static let most = 2_000
  private var isFull: Bool { changes.count >= Self.most }
  /// What all sequences may still compare to find similar elements.
  private(set) var budget = LikestPairs.budget

  init(_ old: SyntaxTree, _ new: SyntaxTree) {
    self.old = TreeHashes(old)
    self.new = TreeHashes(new)
    guard let before = old.documents.first, let after = new.documents.first else { return }
    let owner: TreeOwner =
      new.kind(after) == .sequence ? .list : new.documentKind(after) == .profile ? .profile : .table
    compare(
      .init(value: before), .init(value: after), TreePlace(owner: owner, isShared: false))
  }

  /// What leads to a node.
  struct TreePlace {
    var owner: TreeOwner
    var path: [String] = []
    var isShared: Bool

    func at(_ key: String) -> TreePlace {
      var place = self
      place.path.append(key)
      return place
    }
  }

  private mutating func compare(_ left: TreeChange.Entry, _ right: TreeChange.Entry, _ place: TreePlace) {
    guard old.hash(of: left.value) != new.hash(of: right.value), !isFull else { return }
    var place = place
    if old.tree.anchor(left.value) != nil || new.tree.anchor(right.value) != nil { place.isShared = true }
    let kinds = (old.tree.kind(left.value), new.tree.kind(right.value))
    switch kinds {
    case (.mapping, .mapping): compareMappings(left.value, right.value, place)
    case (.sequence, .sequence) where !isOneValue(left.value, right.value, place):
      compareSequences(left.value, right.value, place)
    default:
      // A value that is named now and was written out before, or the reverse, may be the same.
      if (kinds.0 == .alias) != (kinds.1 == .alias),
        old.hash(of: old.tree.resolved(left.value)) == new.hash(of: new.tree.resolved(right.value))
      {
        return
      }
      add(left, right, home: right.value, place)
    }
  }

  /// Whether two lists are short values of a key, such as a size or a frame, whose elements are changed together.
  private func isOneValue(_ left: NodeID, _ right: NodeID, _ place: TreePlace) -> Bool {
    guard let key = place.path.last, !["rows", "sections", "constraints"].contains(key) else { return false }
    return [(old.tree, left), (new.tree, right)].allSatisfy { tree, node in
      let elements = Array(tree.elements(of: node))
      return elements.count <= Self.mostInValue && elements.allSatisfy { tree.kind($0) == .scalar }
    }
  }

  /// The longest of these lists: the gradient of a fill.
  private static let mostInValue = 6

  private mutating func add(
    _ left: TreeChange.Entry?, _ right: TreeChange.Entry?, home: NodeID, follower: NodeID? = nil, isMove: Bool = false,
    _ place: TreePlace
  ) {
    changes.append(
      TreeChange(
        owner: place.owner, path: place.path, old: left, new: right, home: home, follower: follower, isMove: isMove,
        isShared: place.isShared || left.map { old.tree.hasAnchor(in: $0.value) } == true
          || right.map { new.tree.hasAnchor(in: $0.value) } == true))
  }

  // MARK: Mappings

  private mutating func compareMappings(_ left: NodeID, _ right: NodeID, _ place: TreePlace) {
    var before: [String: TreeChange.Entry] = [:]
    var names: [String] = []
    for (key, value) in old.tree.pairs(of: left) {
      guard let name = old.tree.scalar(key) else { continue }
      if before.updateValue(.init(key: key, value: value, parent: left), forKey: name) == nil { names.append(name) }
    }
    for (key, value) in new.tree.pairs(of: right) {
      guard !isFull else { return }
      guard let name = new.tree.scalar(key) else { continue }
      let entry = TreeChange.Entry(key: key, value: value, parent: right)
      let inside = place.entering(name)
      if let other = before.removeValue(forKey: name) {
        compare(other, entry, inside)
      } else {
        add(nil, entry, home: right, inside)
      }
    }
    for name in names where !isFull {
      guard let gone = before[name] else { continue }
      add(gone, nil, home: right, place.entering(name))
    }
  }

  // MARK: Sequences

  private mutating func compareSequences(_ left: NodeID, _ right: NodeID, _ place: TreePlace) {
    let matching = SequenceMatching(
      Array(old.tree.elements(of: left)), Array(new.tree.elements(of: right)), &old, &new, budget: &budget)
    for (index, element) in matching.new.enumerated() {
      guard !isFull else { return }
      let entry = TreeChange.Entry(value: element, parent: right)
      guard let other = matching.matches[index] else {
        add(nil, entry, home: right, place.entering(element: element, in: new.tree, at: index))
        continue
      }
      let before = TreeChange.Entry(value: matching.old[other], parent: left)
      let inside = place.entering(element: element, in: new.tree, at: index)
      if matching.isMoved[index] {
        add(before, entry, home: right, follower: matching.followers[other], isMove: true, inside)
      }
      compare(before, entry, inside)
    }
    for (index, element) in matching.old.enumerated() where !matching.isKept[index] && !isFull {
      add(
        .init(value: element, parent: left), nil, home: right, follower: matching.followers[index],
        place.entering(element: element, in: old.tree, at: index))
    }
  }
}

extension TreeComparison.TreePlace {
  /// The place of a key of a mapping.
  fileprivate func entering(_ key: String) -> Self {
    guard path.isEmpty || path == ["templates"], owner == .table else { return at(key) }
    if path == ["templates"] { return .init(owner: .template(key), isShared: isShared) }
    switch key {
    case "appearance": return .init(owner: .appearance, isShared: isShared)
    case "environments": return .init(owner: .environments, isShared: isShared)
    default: return at(key)
    }
  }

  /// The place of an element of a sequence.
  fileprivate func entering(element: NodeID, in tree: SyntaxTree, at index: Int) -> Self {
    switch owner {
    case .table where path == ["sections"]: .init(owner: .section(tree.name(of: element)), isShared: isShared)
    case .section where path == ["rows"]: .init(owner: .row(tree.name(of: element)), isShared: isShared)
    case .list where path.isEmpty:
      .init(
        owner: tree.key("rows", of: element) != nil ? .section(tree.name(of: element)) : .row(tree.name(of: element)),
        isShared: isShared)
    default: at("\(index)")
    }
  }
}

extension SyntaxTree {
  /// The id of a row or a section, or its text; nil if neither is a scalar.
  func name(of element: NodeID) -> String? {
    if let text = scalar(element) { return text }
    guard kind(resolved(element)) == .mapping else { return nil }
    return ["id", "text", "header"].lazy.compactMap { key in
      self.pair(key, of: self.resolved(element)).flatMap { self.scalar($0.value) }
    }.first
  }

  /// Whether anything below a node, or itself, can be named by an alias.
  func hasAnchor(in node: NodeID) -> Bool {
    if anchor(node) != nil { return true }
    switch kind(node) {
    case .mapping: return pairs(of: node).contains { hasAnchor(in: $0.key) || hasAnchor(in: $0.value) }
    case .sequence: return elements(of: node).contains { hasAnchor(in: $0) }
    case .scalar, .alias: return false
    }
  }
}
