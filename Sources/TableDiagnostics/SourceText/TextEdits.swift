/// Edits of one file that do not overlap.
package struct TextEdits {
  private let source: SourceText
  private let bytes: [UInt8]
  /// The bytes before the text: a byte order mark.
  private let start: Int
  private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

  /// Nil for a file in another encoding than UTF-8, in which nothing is edited.
  package init?(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    guard bytes.count >= source.bytes.count, bytes.suffix(source.bytes.count).elementsEqual(source.bytes) else {
      return nil
    }
    (self.source, self.bytes) = (source, bytes)
    start = bytes.count - source.bytes.count
  }

  /// Adds an edit unless it overlaps another; false if it waits for the next round. An edit that is there already is not made twice.
  package mutating func add(_ fix: FixIt) -> Bool {
    guard let range = source.range(fix.range) else { return false }
    let replacement = Array(fix.replacement.utf8)
    if edits.contains(where: { $0.range == range && $0.replacement == replacement }) { return true }
    guard !edits.contains(where: { $0.range.overlaps(range) || $0.range.lowerBound == range.lowerBound }) else {
      return false
    }
    edits.append((range, replacement))
    return true
  }

  /// The bytes with all edits made; everything else stays as it is.
  package var result: [UInt8] {
    var text = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange((edit.range.lowerBound + start)..<(edit.range.upperBound + start), with: edit.replacement)
    }
    return text
  }
}

extension SourceText {
  /// The bytes of a range; nil for a whole file, and for a place that the text does not have.
  fileprivate func range(_ range: SourceRange) -> Range<Int>? {
    guard !range.isWholeFile, let first = line(range.start.line), let last = line(range.end.line) else { return nil }
    let (lower, upper) = (
      offset(ofColumn: range.start.column, in: first), offset(ofColumn: range.end.column, in: last)
    )
    return lower <= upper ? lower..<upper : nil
  }
}
