import YAMLSyntax

/// Verifies that a formatted text says the same as its source: the same values, anchors and aliases, and the same comments.
///
/// Nothing depends on it as long as the formatter is right. It protects people's files from a mistake in it.
struct FormattingCheck {
  let limits: SyntaxLimits

  func isSame(_ source: [UInt8], _ tree: SyntaxTree, as text: [UInt8]) -> Bool {
    // The canonical form may be larger, as flow collections take more lines in block style.
    var limits = limits
    limits.maxBytes = max(limits.maxBytes, text.count)
    guard let other = try? SyntaxTree.parse(text, limits: limits) else { return false }
    var comparison = TreeEquality(tree, other)
    return comparison.areEqual && hasSameComments(source, tree, text, other)
  }

  private func hasSameComments(
    _ source: [UInt8], _ tree: SyntaxTree, _ text: [UInt8], _ other: SyntaxTree
  ) -> Bool {
    guard source.contains(UInt8(ascii: "#")) else { return true }
    let (old, new) = (CommentScan.comments(in: source, tree), CommentScan.comments(in: text, other))
    if old == new { return true }
    func counts(_ comments: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
      comments.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    return counts(old) == counts(new)
  }
}
