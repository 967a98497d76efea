/// A span with columns that count bytes of UTF-8, from 1, as compilers of C and Swift count them.
struct ByteRange {
  struct Position {
    var line: Int
    /// Nil if the line's bytes are not known.
    var column: Int?
  }

  var start: Position
  var end: Position

  /// Nil for a whole file.
  init?(_ range: SourceRange, _ index: inout SourceIndex) {
    guard case .span(let start, let end) = range.extent else { return nil }
    let source = index.text(of: range.file)
    func position(_ place: SourcePosition) -> Position {
      guard let source, let line = source.line(place.line) else { return Position(line: place.line) }
      return Position(
        line: place.line, column: source.offset(ofColumn: place.column, in: line) - line.lowerBound + 1)
    }
    self.start = position(start)
    self.end = position(end)
  }
}
