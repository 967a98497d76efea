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

  /// - Parameter path: The name of the file in ranges.
  public func suppressions(in source: [UInt8], path: String) -> [Suppression] {
    let offsets = Self.offsets(of: Self.marker, in: utf8Source(source))
    // Most files have no such comments and are not parsed for them.
    guard !offsets.isEmpty, let tree = try? SyntaxTree.parse(source, limits: limits) else { return [] }
    let text = SourceText(source)
    let keys = tree.keys
    var suppressions: [Suppression] = []
    var line = 0
    for offset in offsets {
      // A comment extends to the end of its line, regardless of its content.
      let position = text.position(of: offset)
      guard position.line != line,
        let found = suppression(at: offset, of: position.line, in: text, tree, keys: keys, path: path)
      else { continue }
      line = position.line
      suppressions.append(found)
    }
    return suppressions
  }

  private static func offsets(of marker: [UInt8], in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      // By the last byte of each place, most places are passed over (Horspool).
      var steps = Array(repeating: marker.count, count: 256)
      for (index, byte) in marker.dropLast().enumerated() { steps[Int(byte)] = marker.count - 1 - index }
      var found: [Int] = []
      var index = 0
      while index + marker.count <= bytes.count {
        let last = bytes[index + marker.count - 1]
        if last == marker[marker.count - 1], bytes[index..<index + marker.count].elementsEqual(marker) {
          found.append(index)
          index += marker.count
        } else {
          index += steps[Int(last)]
        }
      }
      return found
    }
  }

  private func suppression(
    at offset: Int, of number: Int, in text: SourceText, _ tree: SyntaxTree, keys: [Bool], path: String
  ) -> Suppression? {
    let bytes = text.bytes
    guard let line = text.line(number) else { return nil }
    var start = offset
    while start > line.lowerBound, bytes[start - 1].isBlank { start -= 1 }
    // The directive must begin the comment, and a comment begins the line or follows a space.
    guard start > line.lowerBound, bytes[start - 1] == Self.hash else { return nil }
    start -= 1
    guard start == line.lowerBound || bytes[start - 1].isBlank else { return nil }
    let place = text.position(of: start)
    let mark = Mark(line: UInt32(place.line), column: UInt32(place.column))
    guard !tree.isText(at: mark),
      let names = names(from: offset + Self.marker.count, to: line.upperBound, text, path: path)
    else { return nil }
    let isAlone = bytes[line.lowerBound..<start].allSatisfy(\.isBlank)
    return Suppression(
      scope: isAlone ? scope(after: mark, in: tree, keys: keys, text) : .line, names: names,
      range: SourceRange(file: path, start: place, end: text.position(of: line.upperBound)))
  }

  /// The names between commas, up to the hyphens before a reason; nil if the comment is not a directive.
  private func names(from start: Int, to end: Int, _ text: SourceText, path: String) -> [Suppression.Name]? {
    let bytes = text.bytes
    guard start == end || bytes[start].isBlank else { return nil }
    let hyphen = UInt8(ascii: "-")
    let stop = (start..<end).first {
      $0 + 1 < end && bytes[$0] == hyphen && bytes[$0 + 1] == hyphen && bytes[$0 - 1].isBlank
    }
    return bytes[start..<(stop ?? end)].split(separator: UInt8(ascii: ",")).compactMap { part in
      let first = part.firstIndex { !$0.isBlank }
      guard let first, let last = part.lastIndex(where: { !$0.isBlank }) else { return nil }
      return Suppression.Name(
        text: String(decoding: bytes[first...last], as: UTF8.self),
        range: SourceRange(file: path, start: text.position(of: first), end: text.position(of: last + 1)))
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
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
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
