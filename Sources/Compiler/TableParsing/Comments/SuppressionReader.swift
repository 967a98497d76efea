import TableDiagnostics
import YAMLSyntax

/// Reads the comments of a file that silence rules: `# tablec:disable RULE, RULE -- a reason`.
///
/// At the top of a file, before any key, a comment applies to the whole file. On a separate line, it applies to the row or the section
/// with all of its contents, or the key with its value, that begins on the next line with content. At the end of a line, it applies
/// to that line.
public struct SuppressionReader: Sendable {
  private let limits: SyntaxLimits

  /// Creates a suppression reader.
  public init(limits: SyntaxLimits = SyntaxLimits()) {
    self.limits = limits
  }

  /// What a comment begins with that silences rules.
  package static let directive = "tablec:disable"
  package static let marker = Array(directive.utf8)

  /// The comments of a file that are for tablec.
  public struct Comments: Equatable, Sendable {
    /// The comments that silence rules, in the order of the file.
    public var suppressions: [Suppression] = []
    /// The words that seem to be meant as a directive, and are none, so that their comments silence nothing.
    public var misspelt: [Suppression.Name] = []

    /// Creates comments with their defaults.
    public init() {}
  }

  /// - Parameter path: The name of the file in ranges.
  public func suppressions(in source: [UInt8], path: String) -> [Suppression] {
    comments(in: source, path: path).suppressions
  }

  /// - Parameter path: The name of the file in ranges.
  public func comments(in source: [UInt8], path: String) -> Comments {
    guard source.count <= limits.maxBytes else { return Comments() }
    let bytes = utf8Source(source)
    // Most files have no such comments and are not read for them.
    guard Self.mayHaveComments(bytes) else { return Comments() }
    let (tree, text) = (SourceSyntax(bytes), SourceText(source))
    var comments = Comments()
    for (index, token) in tree.tokens.enumerated() where token.kind == .comment {
      let whole = tree.range(ofToken: index)
      // What is meant for tablec may follow words for people in the same comment.
      guard let (start, word) = Self.word(in: bytes[whole]) else { continue }
      let comment = start..<whole.upperBound
      if word.isDirective {
        let isAlone = start == whole.lowerBound && tree.beginsLine(index)
        comments.suppressions.append(
          Suppression(
            scope: isAlone ? scope(below: comment, in: tree, text) : .line,
            names: names(from: word.range.upperBound, to: comment.upperBound, text, path: path),
            range: range(comment, text, path: path)))
      } else {
        comments.misspelt.append(name(word.range, text, path: path))
      }
    }
    return comments
  }

  private static func mayHaveComments(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { word(in: Slice(base: $0, bounds: $0.indices)) != nil }
  }

  /// The first number sign, at the start of a line or after a blank, that begins a comment for tablec, and what it begins with.
  private static func word<Bytes: RandomAccessCollection<UInt8>>(
    in bytes: Bytes
  ) -> (start: Int, word: CommentWord)? where Bytes.Index == Int {
    for index in bytes.indices
    where bytes[index] == .hash && (index == bytes.startIndex || bytes[index - 1].isBlankOrBreak) {
      if let word = CommentWord(bytes[index...]) { return (index, word) }
    }
    return nil
  }

  private func range(_ bytes: Range<Int>, _ text: SourceText, path: String) -> SourceRange {
    SourceRange(file: path, start: text.position(of: bytes.lowerBound), end: text.position(of: bytes.upperBound))
  }

  private func name(_ range: Range<Int>, _ text: SourceText, path: String) -> Suppression.Name {
    Suppression.Name(
      text: String(decoding: text.bytes[range], as: UTF8.self), range: self.range(range, text, path: path))
  }

  /// The names between commas, up to the hyphens before a reason.
  private func names(from start: Int, to end: Int, _ text: SourceText, path: String) -> [Suppression.Name] {
    let bytes = text.bytes
    let hyphen = UInt8(ascii: "-")
    let stop = (start..<end).first {
      $0 + 1 < end && bytes[$0] == hyphen && bytes[$0 + 1] == hyphen && bytes[$0 - 1].isBlank
    }
    return bytes[start..<(stop ?? end)].split(separator: UInt8(ascii: ",")).compactMap { part in
      let first = part.firstIndex { !$0.isBlank }
      guard let first, let last = part.lastIndex(where: { !$0.isBlank }) else { return nil }
      return name(first..<last + 1, text, path: path)
    }
  }

  /// The scope of a comment on a separate line.
  private func scope(below comment: Range<Int>, in tree: SourceSyntax, _ text: SourceText) -> Suppression.Scope {
    guard let root = tree.roots.first, comment.lowerBound > tree.start(root) else { return .file }
    guard var node = tree.firstNode(from: comment.upperBound) else { return .line }
    func line(_ node: Int) -> Int { text.position(of: tree.start(node)).line }
    let first = line(node)
    func isBlock(_ kind: NodeKind) -> Bool { tree.nodes[node].kind == kind && tree.nodes[node].style == .block }
    // A block list begins at the hyphen of its first entry; the scope is that entry.
    while isBlock(.sequence), node + 1 < tree.nodes.count, line(node + 1) == first { node += 1 }
    // In an entry of a list the scope is the whole mapping; otherwise it is the key that begins there.
    if isBlock(.mapping), node + 1 < tree.nodes.count, !text.beginsWithHyphen(line: first) { node += 1 }
    // The scope of a key includes its value.
    let last = tree.nodes[node].isKey ? min(Int(tree.nodes[node].next), tree.nodes.count - 1) : node
    let end = max(tree.nodes[node].range.upperBound, tree.nodes[last].range.upperBound)
    return .span(start: text.position(of: tree.start(node)), end: text.position(of: end))
  }
}

extension SourceText {
  /// Whether a line begins with the hyphen of a list.
  fileprivate func beginsWithHyphen(line number: Int) -> Bool {
    line(number).flatMap { bytes[$0].first { !$0.isBlank } } == .hyphen
  }
}
