import TableDiagnostics
import YAMLSyntax

/// Reads the comments of a file that silence rules: `# tablec:disable RULE, RULE -- a reason`.
///
/// At the top of a file, before any key, one holds for the whole file; on a line of its own for what begins on the next line that has
/// content, a row or a section with all that is in it, or one key with its value; behind something for that line. libyaml drops
/// comments, so they are found in the bytes; the tree tells what is a comment and what is text that looks like one.
public struct SuppressionReader: Sendable {
  private let limits: SyntaxLimits

  public init(limits: SyntaxLimits = SyntaxLimits()) {
    self.limits = limits
  }

  private static let marker = Array("tablec:disable".utf8)
  private static let hash = UInt8(ascii: "#")

  /// - Parameter path: what ranges call the file.
  public func suppressions(in source: [UInt8], path: String) -> [Suppression] {
    let bytes = utf8Source(source)
    let offsets = Self.offsets(of: Self.marker, in: bytes)
    // Most files have none, and are not parsed for it.
    guard !offsets.isEmpty, let tree = try? SyntaxTree.parse(source, limits: limits) else { return [] }
    var lines = LineCursor(bytes)
    let keys = tree.keys
    return offsets.compactMap { offset in
      lines.advance(to: offset)
      return suppression(at: offset, on: lines, in: tree, keys: keys, path: path)
    }
  }

  private static func offsets(of marker: [UInt8], in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBufferPointer { bytes in
      var found: [Int] = []
      var index = 0
      while index + marker.count <= bytes.count {
        if bytes[index] == marker[0], bytes[index..<index + marker.count].elementsEqual(marker) {
          found.append(index)
          index += marker.count
        } else {
          index += 1
        }
      }
      return found
    }
  }

  private func suppression(at offset: Int, on lines: LineCursor, in tree: SyntaxTree, keys: [Bool], path: String)
    -> Suppression?
  {
    let bytes = lines.bytes
    var start = offset
    while start > lines.start, bytes[start - 1].isBlank { start -= 1 }
    // The words must begin the comment, and a comment begins the line or follows a blank.
    guard start > lines.start, bytes[start - 1] == Self.hash else { return nil }
    start -= 1
    guard start == lines.start || bytes[start - 1].isBlank else { return nil }
    let mark = Mark(line: UInt32(lines.number), column: lines.column(of: start))
    guard !tree.isText(at: mark) else { return nil }
    let end = lines.end
    let names = self.names(from: offset + Self.marker.count, to: end, lines, path: path)
    guard let names else { return nil }
    let range = SourceRange(
      file: path, start: SourcePosition(mark),
      end: SourcePosition(line: lines.number, column: Int(lines.column(of: end))))
    let isAlone = bytes[lines.start..<start].allSatisfy(\.isBlank)
    return Suppression(
      scope: isAlone ? scope(after: mark, in: tree, keys: keys, lines) : .line, names: names, range: range)
  }

  /// The names between commas, up to the hyphens before a reason; nil where the comment is of something else.
  private func names(from start: Int, to end: Int, _ lines: LineCursor, path: String) -> [Suppression.Name]? {
    let bytes = lines.bytes
    guard start == end || bytes[start].isBlank else { return nil }
    var stop = end
    var index = start
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "-"), bytes[index + 1] == UInt8(ascii: "-"), bytes[index - 1].isBlank {
        stop = index
        break
      }
      index += 1
    }
    return bytes[start..<stop].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: true).compactMap { part in
      let first = part.firstIndex { !$0.isBlank }
      guard let first, let last = part.lastIndex(where: { !$0.isBlank }) else { return nil }
      let (from, to) = (lines.column(of: first), lines.column(of: last + 1))
      return Suppression.Name(
        text: String(decoding: bytes[first...last], as: UTF8.self),
        range: SourceRange(
          file: path, start: SourcePosition(line: lines.number, column: Int(from)),
          end: SourcePosition(line: lines.number, column: Int(to))))
    }
  }

  /// What a comment on a line of its own holds for.
  private func scope(after mark: Mark, in tree: SyntaxTree, keys: [Bool], _ lines: LineCursor) -> Suppression.Scope {
    guard let root = tree.documents.first, mark > tree.start(root) else { return .file }
    guard var node = tree.firstNode(from: Mark(line: mark.line + 1, column: 1)) else { return .line }
    let line = tree.start(node).line
    // A block list begins at the hyphen of its first entry: the entry is meant.
    while tree.kind(node) == .sequence, tree.collectionStyle(node) == .block, let inner = tree.node(after: node),
      tree.start(inner).line == line
    { node = inner }
    // Of an entry of a list the whole mapping is meant, else what begins there is a key.
    if tree.kind(node) == .mapping, tree.collectionStyle(node) == .block, let first = tree.node(after: node),
      !lines.beginsWithHyphen(line: Int(line))
    {
      node = first
    }
    var end = tree.end(node)
    // A key stands for its value too.
    if keys[Int(node.rawValue)], let value = tree.node(after: node) { end = tree.end(value) }
    return .span(start: SourcePosition(tree.start(node)), end: SourcePosition(max(end, tree.end(node))))
  }
}

/// A line of a source at a time, onwards only.
private struct LineCursor {
  let bytes: [UInt8]
  /// Counted from 1.
  private(set) var number = 1
  private(set) var start = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func advance(to offset: Int) {
    var index = start
    while index < offset {
      let byte = bytes[index]
      index += 1
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      number += 1
      start = index
    }
  }

  /// The offset after the line's last byte.
  var end: Int { bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count }

  /// Whether a line further on begins with the hyphen of a list; of lines far away nothing is known.
  func beginsWithHyphen(line: Int) -> Bool {
    guard line - number < 1_000 else { return true }
    var ahead = self
    while ahead.number < line, ahead.end < bytes.count { ahead.advance(to: ahead.end + 1) }
    return bytes[ahead.start...].first { !$0.isBlank } == UInt8(ascii: "-")
  }

  /// In Unicode scalars, counted from 1.
  func column(of offset: Int) -> UInt32 {
    UInt32(1 + bytes[start..<offset].count { $0 & 0xC0 != 0x80 })
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension SyntaxTree {
  /// Whether a place is inside a text, where a hash begins no comment.
  fileprivate func isText(at mark: Mark) -> Bool {
    guard let node = lastNode(before: mark), kind(node) == .scalar, mark < end(node) else { return false }
    switch scalarStyle(node) {
    case .plain: return false
    case .singleQuoted, .doubleQuoted: return true
    // Behind the sign that begins one there can be a comment.
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
