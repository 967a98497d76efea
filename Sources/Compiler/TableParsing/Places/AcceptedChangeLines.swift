import YAMLSyntax

extension ConfigurationParser {
  /// The lines of each accepted change in a file of known changes, counted from 1, so that some can be removed and the rest stays as it
  /// was written. Nil if the changes are not lines of their own: in brackets, or behind an alias.
  public func linesOfAcceptedChanges(_ bytes: [UInt8]) -> [ClosedRange<Int>]? {
    guard let tree = try? SyntaxTree.parse(bytes, limits: limits), let root = tree.documents.first,
      tree.kind(root) == .mapping
    else { return nil }
    for (key, value) in tree.pairs(of: root)
    where tree.kind(key) == .scalar && tree.withScalarBytes(key, { $0.elementsEqual("accept".utf8) }) {
      guard tree.kind(value) == .sequence, tree.collectionStyle(value) == .block else { return nil }
      var lines: [ClosedRange<Int>] = []
      for element in tree.elements(of: value) {
        let (start, end) = (tree.start(element), tree.end(element))
        let last = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
        lines.append(Int(start.line)...Int(last))
      }
      return lines
    }
    return []
  }
}
