extension MisreadingCheck {
  /// Checks the lines after the first of a value in quotes or brackets. Each must be indented more than the parent of the
  /// value, except for a line that begins with the closing quote or bracket.
  ///
  /// - Parameter indent: The zero-based column beyond which the lines must be indented.
  func checkLines(of id: NodeID, at start: PlaceCursor, indent: Int) throws(SyntaxError) {
    let end = tree.end(id)
    guard indent >= 0, start.mark.line < end.line, let opening = start.byte, "\"'[{".utf8.contains(opening) else {
      return
    }
    let isBracket = opening == UInt8(ascii: "[") || opening == UInt8(ascii: "{")
    var cursor = start
    while true {
      cursor.advance { $0.isBreak }
      cursor.advance(to: Mark(line: cursor.mark.line + 1, column: 1))
      cursor.advance { $0 != UInt8(ascii: " ") }
      guard cursor.mark < end, let first = cursor.byte else { return }
      if Int(cursor.mark.column) > indent + 1 || first.isBreak { continue }
      let tab = first == UInt8(ascii: "\t") ? cursor.mark : nil
      cursor.advance { !$0.isBlank }
      guard cursor.mark < end, let content = cursor.byte else { return }
      let closes = isBracket ? content == 0x5D || content == 0x7D : cursor.mark.isBefore(end)
      if closes || content.isBreak || (isBracket && content == UInt8(ascii: "#")) { continue }
      if let tab { throw .tab(at: tab) }
      throw .shallowLine(at: cursor.mark, indent: indent, of: start.mark)
    }
  }
}

extension Mark {
  /// Whether the other place is one character after this place.
  fileprivate func isBefore(_ end: Mark) -> Bool { line == end.line && column + 1 == end.column }
}
