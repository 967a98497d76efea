import YAMLSyntax

/// Where each comment of a text stands: the nodes that it can be about, by their paths.
struct CommentPlaces {
  struct Place {
    var text: String
    /// The nodes that end before it, the last ones.
    var before: Set<String>
    /// The nodes that begin after it, the first ones.
    var after: Set<String>
    var isAtEndOfLine: Bool
    /// Whether it is indented further than what begins below it.
    var isDeeper: Bool

    /// The nodes that it is about: what ends on its line, or what begins below it; what ends above it if it is indented like that, unless it
    /// is for the linter; at the end of a file, what ends above it.
    var owners: Set<String> {
      if isAtEndOfLine || after.isEmpty { return before }
      return isDeeper && !text.contains("tablec:disable") ? before.union(after) : after
    }
  }

  private let lines: [[Unicode.Scalar]]
  private let tree: SyntaxTree
  private var paths: [String]

  init(_ text: String, _ tree: SyntaxTree) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    self.tree = tree
    paths = Array(repeating: "", count: tree.nodeCount)
    for (index, root) in tree.documents.enumerated() { name(root, "\(index)") }
  }

  /// A pair and its key and value have the same path.
  private mutating func name(_ node: NodeID, _ path: String) {
    paths[Int(node.rawValue)] = path
    switch tree.kind(node) {
    case .scalar, .alias: break
    case .sequence:
      for (index, element) in tree.elements(of: node).enumerated() { name(element, "\(path)/\(index)") }
    case .mapping:
      var seen: [String: Int] = [:]
      for (key, value) in tree.pairs(of: node) {
        let text = tree.kind(tree.resolved(key)) == .scalar ? tree.string(key) : "?"
        seen[text, default: 0] += 1
        name(key, "\(path)/\(text)#\(seen[text] ?? 0)")
        name(value, "\(path)/\(text)#\(seen[text] ?? 0)")
      }
    }
  }

  private var nodes: [NodeID] { (0..<UInt32(tree.nodeCount)).map(NodeID.init(rawValue:)) }

  /// All comments, in order.
  func places() -> [Place] {
    let scalars = nodes.filter { tree.kind($0) == .scalar && tree.start($0) < tree.end($0) }
    let ends = nodes.map { (end: end(of: $0), path: paths[Int($0.rawValue)]) }
    let starts = nodes.map { (start: tree.start($0), path: paths[Int($0.rawValue)]) }
    var places: [Place] = []
    for (number, line) in lines.enumerated() {
      for column in line.indices where line[column] == "#" {
        guard column == 0 || line[column - 1] == " " || line[column - 1] == "\t" else { continue }
        let mark = Mark(line: UInt32(number + 1), column: UInt32(column + 1))
        guard !scalars.contains(where: { contains($0, mark) }) else { continue }
        var text = String.UnicodeScalarView(line[column...])
        while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
        let last = ends.map(\.end).filter { $0 <= mark }.max()
        let next = starts.map(\.start).filter { $0 >= mark }.min()
        places.append(
          Place(
            text: String(text), before: Set(ends.filter { $0.end == last }.map(\.path)),
            after: next.map { paths(beginningAt: $0) } ?? [],
            isAtEndOfLine: line[..<column].contains { $0 != " " && $0 != "\t" && $0 != "-" },
            isDeeper: next.map { column + 1 > dashColumn(before: $0) } ?? false))
        break
      }
    }
    return places
  }

  /// The paths of the nodes that begin at a place, with the first entries of block lists, whose dashes begin there.
  private func paths(beginningAt mark: Mark) -> Set<String> {
    var found: Set<String> = []
    var node = tree.firstNode(from: mark)
    while let current = node, tree.start(current) == mark || found.contains(paths[Int(current.rawValue)].parent) {
      found.insert(paths[Int(current.rawValue)])
      guard tree.kind(current) != .scalar, tree.kind(current) != .alias else { break }
      node = tree.node(after: current)
    }
    return found
  }

  /// The column of the first dash on the line of a node, or of the node.
  private func dashColumn(before mark: Mark) -> Int {
    let line = lines[Int(mark.line) - 1]
    return (line.firstIndex { $0 != " " } ?? 0) + 1
  }

  /// Where a node ends in the text: not after the lines below a literal text.
  private func end(of node: NodeID) -> Mark { tree.end(node) }

  private func contains(_ node: NodeID, _ mark: Mark) -> Bool {
    guard tree.start(node) <= mark, mark < tree.end(node) else { return false }
    // A comment can follow `|` and `>`.
    guard [.literal, .folded].contains(tree.scalarStyle(node)) else { return true }
    return mark.line > tree.start(node).line
  }

  /// The nodes that a comment of the linter covers: the paths of those that begin in its scope.
  func paths(from start: Mark, to end: Mark) -> Set<String> {
    Set(nodes.filter { tree.start($0) >= start && tree.start($0) < end }.map { paths[Int($0.rawValue)] })
  }
}

extension String {
  /// The path of the collection that a node is in.
  fileprivate var parent: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
