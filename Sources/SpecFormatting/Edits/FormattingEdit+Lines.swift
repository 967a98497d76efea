import Subsequences

extension FormattingEdit {
  /// The edits of whole lines that turn one text into another.
  ///
  /// Lines that occur once in both texts and in the same order stay; between them, what is equal at the start and at the end of a part.
  /// The work grows with the number of lines, however different the texts are.
  public static func edits(from old: [UInt8], to new: [UInt8]) -> [FormattingEdit] {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    var edits: [FormattingEdit] = []
    var (left, right) = (0, 0)
    for (anchorLeft, anchorRight) in anchors(oldLines, newLines) + [(oldLines.count, newLines.count)] {
      let part = trimmed(oldLines, left..<anchorLeft, newLines, right..<anchorRight)
      if !part.old.isEmpty || !part.new.isEmpty {
        let start = offset(of: part.old.lowerBound, in: oldLines, old)
        let end = offset(of: part.old.upperBound, in: oldLines, old)
        edits.append(FormattingEdit(range: start..<end, replacement: newLines[part.new].flatMap { $0 }))
      }
      (left, right) = (anchorLeft + 1, anchorRight + 1)
    }
    return edits
  }

  private static func offset(of line: Int, in lines: [ArraySlice<UInt8>], _ bytes: [UInt8]) -> Int {
    line < lines.count ? lines[line].startIndex : bytes.count
  }

  /// Without the lines that are equal at the start and at the end.
  private static func trimmed(
    _ old: [ArraySlice<UInt8>], _ oldPart: Range<Int>, _ new: [ArraySlice<UInt8>], _ newPart: Range<Int>
  ) -> (old: Range<Int>, new: Range<Int>) {
    var (left, right) = (oldPart, newPart)
    while let first = left.first, let other = right.first, old[first] == new[other] {
      left.removeFirst()
      right.removeFirst()
    }
    while let last = left.last, let other = right.last, old[last] == new[other] {
      left.removeLast()
      right.removeLast()
    }
    return (left, right)
  }

  /// The lines that are unique in both texts, and in the same order.
  private static func anchors(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(Int, Int)] {
    let (left, right) = (uniqueLines(old), uniqueLines(new))
    let pairs = left.compactMap { line, index in right[line].map { (index, $0) } }.sorted { $0.0 < $1.0 }
    let stays = LongestIncreasing.members(of: pairs.map(\.1))
    return pairs.indices.filter { stays[$0] }.map { pairs[$0] }
  }

  private static func uniqueLines(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>: Int] {
    var unique: [ArraySlice<UInt8>: Int] = [:]
    for (index, line) in lines.enumerated() {
      unique[line] = unique[line] == nil ? index : -1
    }
    return unique.filter { $0.value >= 0 }
  }

  /// With their line breaks.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
