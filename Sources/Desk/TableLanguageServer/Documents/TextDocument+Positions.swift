extension TextDocument {
  /// The offset of a position in bytes. A character beyond the end of its line is the end of the line, a line beyond the end is the end
  /// of the text, and a position inside a scalar is the scalar's start.
  package func offset(of position: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard let line = line(position.line) else { return bytes.count }
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound {
      let length = encoding.length(ofScalarStartingWith: bytes[offset])
      guard left >= length else { break }
      left -= length
      offset = min(offset + PositionEncoding.byteCount(bytes[offset]), line.upperBound)
    }
    return offset
  }

  /// The position of an offset; one beyond the end is the end of the text.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let number = line(at: offset)
    var position = TextPosition(line: number, character: 0)
    var index = lineStarts[number]
    while index < offset {
      position.character += encoding.length(ofScalarStartingWith: bytes[index])
      index += PositionEncoding.byteCount(bytes[index])
    }
    return position
  }

  /// The offset of a column, both counted from 1, and the column in scalars; limited to the line and to the text.
  ///
  /// - Parameter skipsMark: Whether a byte order mark at the start has no column.
  package func offset(line number: Int, column: Int, skipsMark: Bool = true) -> Int {
    guard number >= 1, let line = line(number - 1) else { return number < 1 ? 0 : bytes.count }
    var offset = line.lowerBound
    if skipsMark, number == 1, hasMark { offset += 3 }
    var left = column - 1
    while left > 0, offset < line.upperBound {
      offset = min(offset + PositionEncoding.byteCount(bytes[offset]), line.upperBound)
      left -= 1
    }
    return offset
  }

  /// The line and the column of an offset, both counted from 1, the column in scalars. A byte order mark at the start has none.
  package func lineAndColumn(of offset: Int) -> (line: Int, column: Int) {
    let position = position(of: offset, .utf32)
    let mark = position.line == 0 && hasMark ? 1 : 0
    return (position.line + 1, max(position.character - mark, 0) + 1)
  }

  /// Whether the text starts with a byte order mark.
  package var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}

extension TextDocument {
  /// The protocol's range of a span of bytes.
  package func range(of span: Range<Int>, _ encoding: PositionEncoding) -> TextRange {
    TextRange(start: position(of: span.lowerBound, encoding), end: position(of: span.upperBound, encoding))
  }

  /// The bytes of a range.
  package func span(of range: TextRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }
}
