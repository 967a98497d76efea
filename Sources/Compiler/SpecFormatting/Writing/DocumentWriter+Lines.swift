import YAMLSyntax

/// Values on several lines.
extension DocumentWriter {
  /// Writes a plain or quoted scalar, with its continued lines indented.
  mutating func write(_ lines: ScalarLines, indent: Int) {
    for (index, line) in split(lines.range).enumerated() {
      var (start, end) = (line.lowerBound, line.upperBound)
      if index > 0 {
        breakLine()
        while start < end, source[start].isBlank { start += 1 }
      }
      // In double quotes, a blank at the end may be escaped.
      while !lines.isDoubleQuoted, end > start, source[end - 1].isBlank { end -= 1 }
      guard start < end else { continue }
      if index > 0 { self.indent(indent) }
      appendSource(start..<end)
    }
  }

  /// Writes a literal or folded scalar: its lines are indented by two columns, or by its own number.
  ///
  /// - Parameter indent: the column of its item.
  mutating func write(_ text: BlockText, indent: Int) {
    appendSource(text.header)
    breakLine()
    var lines = split(text.lines)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    if let column = text.indicatorColumn {
      for line in lines { writeLine(line, shiftedBy: indent - column) }
      return
    }
    let first = lines.first { line in source[line].contains { $0 != 0x20 } }
    guard let first else {
      // Without any text, the longest line of spaces would set the indentation.
      for _ in lines { breakLine() }
      return
    }
    let old = source[first].prefix { $0 == 0x20 }.count
    for line in lines { writeLine(line, shiftedBy: indent + Self.indentation - old) }
  }

  /// Writes lines as they are, all of them further to the right or to the left.
  mutating func writeLines(_ range: Range<Int>, shiftedBy shift: Int) {
    for (index, line) in split(range).enumerated() {
      if index == 0 {
        appendSource(line)
      } else {
        breakLine()
        if !line.isEmpty { writeContents(of: line, shiftedBy: shift) }
      }
    }
  }

  private mutating func writeLine(_ line: Range<Int>, shiftedBy shift: Int) {
    writeContents(of: line, shiftedBy: shift)
    breakLine()
  }

  private mutating func writeContents(of line: Range<Int>, shiftedBy shift: Int) {
    let spaces = source[line].prefix { $0 == 0x20 }.count
    let isBlank = spaces == line.count
    let wanted = max(spaces + shift, 0)
    // A line of spaces in a text is as long as what it has beyond the indentation.
    if isBlank, wanted == 0 || spaces == 0 { return }
    indent(wanted)
    appendSource((line.lowerBound + spaces)..<line.upperBound)
  }

  /// The lines of a range, without their line breaks.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where source[index] == 0x0A {
      lines.append(start..<index)
      start = index + 1
    }
    lines.append(start..<range.upperBound)
    return lines
  }
}
