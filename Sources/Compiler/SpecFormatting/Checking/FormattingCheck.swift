import YAMLSyntax

/// Verifies that a formatted text says the same as its source: the same values, anchors and aliases, and the same comments.
///
/// Nothing depends on it as long as the formatter is right. It protects people's files from a mistake in it.
struct FormattingCheck {
  let limits: SyntaxLimits

  func isSame(_ source: SourceSyntax, _ tree: SyntaxTree, as text: [UInt8]) -> Bool {
    // The canonical form may be larger, as flow collections take more lines in block style.
    var limits = limits
    limits.maxBytes = max(limits.maxBytes, text.count)
    guard let other = try? SyntaxTree.parse(text, limits: limits) else { return false }
    var comparison = TreeEquality(tree, other)
    return comparison.areEqual && hasSameComments(source, as: text)
  }

  private func hasSameComments(_ source: SourceSyntax, as text: [UInt8]) -> Bool {
    guard source.bytes.contains(.hash) else { return true }
    let (old, new) = (comments(in: source), comments(in: SourceSyntax(text)))
    if old == new { return true }
    func counts(_ comments: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
      comments.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    return counts(old) == counts(new)
  }

  /// The comments, each without the blanks at its end.
  private func comments(in source: SourceSyntax) -> [ArraySlice<UInt8>] {
    source.comments.map { comment in
      let text = source.bytes[comment]
      return text[...(text.lastIndex { !$0.isBlank } ?? text.startIndex)]
    }
  }
}
