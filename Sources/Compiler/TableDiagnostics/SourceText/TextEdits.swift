/// Edits of one file that do not overlap.
package struct TextEdits: Sendable {
  /// The text that is edited.
  package let source: SourceText
  /// The bytes before the text: a byte order mark.
  private let start: [UInt8]
  /// In the order of their places.
  private var edits: [Edit] = []

  private struct Edit: Sendable {
    var range: Range<Int>
    var replacement: [UInt8]
  }

  /// Nil for a file in another encoding than UTF-8, in which nothing is edited.
  package init?(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    guard bytes.count >= source.bytes.count, bytes.suffix(source.bytes.count).elementsEqual(source.bytes) else {
      return nil
    }
    self.source = source
    start = Array(bytes.prefix(bytes.count - source.bytes.count))
  }

  package var isEmpty: Bool { edits.isEmpty }

  /// The bytes before the edits.
  package var original: [UInt8] { start + source.bytes }

  /// Adds an edit unless it overlaps another; false if it waits for the next round. An edit that is there already is not made twice.
  package mutating func add(_ fix: FixIt) -> Bool {
    guard let range = source.range(fix.range) else { return false }
    let edit = Edit(range: range, replacement: Array(fix.replacement.utf8))
    // Fix-its come nearly in the order of their places.
    let index = count(before: range.lowerBound)
    if index < edits.count {
      let next = edits[index]
      if next.range == range && next.replacement == edit.replacement { return true }
      guard next.range.lowerBound != range.lowerBound, range.upperBound <= next.range.lowerBound else { return false }
    }
    guard index == 0 || edits[index - 1].range.upperBound <= range.lowerBound else { return false }
    edits.insert(edit, at: index)
    return true
  }

  /// How many edits begin before an offset.
  private func count(before offset: Int) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The text with all edits made; everything else stays as it is.
  package var result: EditedText {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count)
    var copied = 0
    var changes: [EditedText.Change] = []
    for edit in edits {
      bytes += source.bytes[copied..<edit.range.lowerBound]
      changes.append(
        EditedText.Change(old: edit.range, new: bytes.count..<(bytes.count + edit.replacement.count)))
      bytes += edit.replacement
      copied = edit.range.upperBound
    }
    bytes += source.bytes[copied...]
    return EditedText(old: source, new: SourceText(bytes), start: start, changes: changes)
  }
}

/// A text before and after edits.
package struct EditedText: Sendable {
  package let old: SourceText
  package let new: SourceText
  fileprivate let start: [UInt8]
  /// In the order of their places.
  fileprivate let changes: [Change]

  fileprivate struct Change: Sendable {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The bytes after the edits.
  package var bytes: [UInt8] { start + new.bytes }

  /// The places of the edits before and after, in their order.
  package var places: [(old: Range<SourcePosition>, new: Range<SourcePosition>)] {
    changes.map { change in
      (
        old.position(of: change.old.lowerBound)..<old.position(of: change.old.upperBound),
        new.position(of: change.new.lowerBound)..<new.position(of: change.new.upperBound)
      )
    }
  }

  /// What the edits replaced, and by what.
  package var texts: [(old: ArraySlice<UInt8>, new: ArraySlice<UInt8>)] {
    changes.map { (old.bytes[$0.old], new.bytes[$0.new]) }
  }

  /// Where a place of the old text is in the new one. What was replaced is where its replacement starts or ends.
  package func moved(_ range: SourceRange) -> SourceRange {
    guard let bytes = old.range(range) else { return range }
    return SourceRange(
      file: range.file, start: new.position(of: moved(bytes.lowerBound)), end: new.position(of: moved(bytes.upperBound))
    )
  }

  private func moved(_ offset: Int) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].old.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return offset }
    let change = changes[low - 1]
    if offset < change.old.upperBound { return change.new.lowerBound }
    return offset - change.old.upperBound + change.new.upperBound
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
