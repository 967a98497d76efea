import TableDiagnostics
import YAMLSyntax

/// Reads the comments of a file that silence rules: `# tablec:disable RULE, RULE -- a reason`.
///
/// At the top of a file, before any key, a comment applies to the whole file. On a separate line, it applies to the row or the section
/// with all of its contents, or the key with its value, that begins on the next line with content. At the end of a line, it applies
/// to that line. libyaml discards comments, so they are found in the bytes; the tree distinguishes comments from text that looks
/// like comments.
public struct SuppressionReader: Sendable {
  private let limits: SyntaxLimits

  public init(limits: SyntaxLimits = SyntaxLimits()) {
    self.limits = limits
  }

  /// What a comment begins with that silences rules.
  package static let directive = "tablec:disable"
  package static let marker = Array(directive.utf8)
  private static let hash = UInt8(ascii: "#")

  /// The comments of a file that are for tablec.
  public struct Comments: Equatable, Sendable {
    /// The comments that silence rules, in the order of the file.
    public var suppressions: [Suppression] = []
    /// The words that seem to be meant as a directive, and are none, so that their comments silence nothing.
    public var misspelt: [Suppression.Name] = []

    public init() {}
  }

  /// - Parameter path: The name of the file in ranges.
  public func suppressions(in source: [UInt8], path: String) -> [Suppression] {
    comments(in: source, path: path).suppressions
  }

  /// - Parameter path: The name of the file in ranges.
  public func comments(in source: [UInt8], path: String) -> Comments {
    let starts = Self.starts(in: utf8Source(source))
    // Most files have no such comments and are not parsed for them.
    guard !starts.isEmpty, let tree = try? SyntaxTree.parse(source, limits: limits) else { return Comments() }
    let text = SourceText(source)
    let keys = tree.keys
    var comments = Comments()
    var line = 0
    for start in starts {
      // A comment extends to the end of its line, regardless of its content.
      let place = text.position(of: start)
      let mark = Mark(line: UInt32(place.line), column: UInt32(place.column))
      guard place.line != line, !tree.isText(at: mark), let range = text.line(place.line),
        let word = CommentWord(text.bytes[start..<range.upperBound])
      else { continue }
      line = place.line
      if word.isDirective {
        comments.suppressions.append(
          suppression(at: mark, start..<range.upperBound, word, in: text, tree, keys: keys, path: path))
      } else {
        comments.misspelt.append(name(word.range, text, path: path))
      }
    }
    return comments
  }

  /// The places of the number signs that may begin such a comment.
  private static func starts(in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.indices.filter { index in
        // A comment begins a line or follows a space.
        bytes[index] == hash && (index == 0 || bytes[index - 1].isBlank || bytes[index - 1].isLineBreak)
          && CommentWord(Slice(base: bytes, bounds: index..<bytes.count)) != nil
      }
    }
  }

  /// - Parameter comment: The bytes of the comment, which begins at the mark.
  private func suppression(
    at mark: Mark, _ comment: Range<Int>, _ word: CommentWord, in text: SourceText, _ tree: SyntaxTree, keys: [Bool],
    path: String
  ) -> Suppression {
    let start = text.line(Int(mark.line))?.lowerBound ?? comment.lowerBound
    let isAlone = text.bytes[start..<comment.lowerBound].allSatisfy(\.isBlank)
    return Suppression(
      scope: isAlone ? scope(after: mark, in: tree, keys: keys, text) : .line,
      names: names(from: word.range.upperBound, to: comment.upperBound, text, path: path),
      range: range(comment, text, path: path))
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
  private func scope(after mark: Mark, in tree: SyntaxTree, keys: [Bool], _ text: SourceText) -> Suppression.Scope {
    guard let root = tree.documents.first, mark > tree.start(root) else { return .file }
    guard var node = tree.firstNode(from: Mark(line: mark.line + 1, column: 1)) else { return .line }
    let line = tree.start(node).line
    // A block list begins at the hyphen of its first entry; the scope is that entry.
    while tree.kind(node) == .sequence, tree.collectionStyle(node) == .block, let inner = tree.node(after: node),
      tree.start(inner).line == line
    { node = inner }
    // In an entry of a list the scope is the whole mapping; otherwise it is the key that begins there.
    if tree.kind(node) == .mapping, tree.collectionStyle(node) == .block, let first = tree.node(after: node),
      !text.beginsWithHyphen(line: Int(line))
    {
      node = first
    }
    var end = tree.end(node)
    // The scope of a key includes its value.
    if keys[Int(node.rawValue)], let value = tree.node(after: node) { end = tree.end(value) }
    return .span(start: SourcePosition(tree.start(node)), end: SourcePosition(max(end, tree.end(node))))
  }
}

extension SourceText {
  /// Whether a line begins with the hyphen of a list.
  fileprivate func beginsWithHyphen(line number: Int) -> Bool {
    line(number).flatMap { bytes[$0].first { !$0.isBlank } } == UInt8(ascii: "-")
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}

extension SyntaxTree {
  /// Whether a place is inside a scalar, where a hash does not begin a comment.
  fileprivate func isText(at mark: Mark) -> Bool {
    guard let node = lastNode(before: mark), kind(node) == .scalar, mark < end(node) else { return false }
    switch scalarStyle(node) {
    case .plain: return false
    case .singleQuoted, .doubleQuoted: return true
    // A comment can follow the indicator of a block scalar.
    case .literal, .folded: return mark.line > start(node).line
    }
  }

  /// Whether each node is a key of a mapping.
  fileprivate var keys: [Bool] {
    var keys = Array(repeating: false, count: nodeCount)
    for index in 0..<UInt32(nodeCount) {
      let node = NodeID(rawValue: index)
      guard kind(node) == .mapping else { continue }
      for (key, _) in pairs(of: node) { keys[Int(key.rawValue)] = true }
    }
    return keys
  }
}
