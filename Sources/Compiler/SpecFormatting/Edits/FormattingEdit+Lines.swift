import TableSupport

extension FormattingEdit {
  /// The edits of whole lines that turn one text into another.
  ///
  /// Lines that occur once in both texts and in the same order stay, and so on in the parts between them. The work grows with the number
  /// of lines, however different the texts are.
  public static func edits(from old: [UInt8], to new: [UInt8]) -> [FormattingEdit] {
    let comparison = LineComparison(old: Lines(old), new: Lines(new))
    var parts: [LineComparison.Part] = []
    comparison.compare(
      LineComparison.Part(old: 0..<comparison.old.count, new: 0..<comparison.new.count), depth: 0, &parts)
    return parts.map { part in
      FormattingEdit(
        range: comparison.old.bytes(of: part.old), replacement: Array(new[comparison.new.bytes(of: part.new)]))
    }
  }
}

/// The lines of a text, with their line breaks.
private struct Lines {
  let text: [UInt8]
  private var starts: [Int] = [0]

  init(_ text: [UInt8]) {
    self.text = text
    for index in text.indices where text[index] == 0x0A && index + 1 < text.count { starts.append(index + 1) }
  }

  var count: Int { text.isEmpty ? 0 : starts.count }

  subscript(line: Int) -> ArraySlice<UInt8> { text[bytes(of: line..<(line + 1))] }

  func bytes(of lines: Range<Int>) -> Range<Int> { start(of: lines.lowerBound)..<start(of: lines.upperBound) }

  private func start(of line: Int) -> Int { line < starts.count ? starts[line] : text.count }
}

/// Compares the lines of two texts.
private struct LineComparison {
  let old: Lines
  let new: Lines

  /// Lines of both texts, some of which differ.
  struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// How often parts are divided; a part of that depth is one edit.
  private static let deepest = 16

  func compare(_ part: Part, depth: Int, _ differing: inout [Part]) {
    let part = trimmed(part)
    guard !part.old.isEmpty || !part.new.isEmpty else { return }
    let anchors = part.old.isEmpty || part.new.isEmpty || depth == Self.deepest ? [] : anchors(in: part)
    guard !anchors.isEmpty else {
      differing.append(part)
      return
    }
    var (left, right) = (part.old.lowerBound, part.new.lowerBound)
    for anchor in anchors {
      compare(Part(old: left..<anchor.old, new: right..<anchor.new), depth: depth + 1, &differing)
      (left, right) = (anchor.old + 1, anchor.new + 1)
    }
    compare(Part(old: left..<part.old.upperBound, new: right..<part.new.upperBound), depth: depth + 1, &differing)
  }

  /// Without the lines that are equal at the start and at the end.
  private func trimmed(_ part: Part) -> Part {
    var part = part
    while let left = part.old.first, let right = part.new.first, old[left] == new[right] {
      part.old.removeFirst()
      part.new.removeFirst()
    }
    while let left = part.old.last, let right = part.new.last, old[left] == new[right] {
      part.old.removeLast()
      part.new.removeLast()
    }
    return part
  }

  /// The lines that are unique in both parts, and in the same order.
  private func anchors(in part: Part) -> [(old: Int, new: Int)] {
    let others = uniqueLines(new, part.new)
    let pairs = uniqueLines(old, part.old).compactMap { line, index in others[line].map { (old: index, new: $0) } }
      .sorted { $0.old < $1.old }
    let stays = LongestIncreasing.members(of: pairs.map(\.new))
    return pairs.indices.filter { stays[$0] }.map { pairs[$0] }
  }

  private func uniqueLines(_ lines: Lines, _ part: Range<Int>) -> [ArraySlice<UInt8>: Int] {
    var unique: [ArraySlice<UInt8>: Int] = [:]
    for index in part { unique[lines[index]] = unique[lines[index]] == nil ? index : -1 }
    return unique.filter { $0.value >= 0 }
  }
}
