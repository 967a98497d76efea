extension MisreadingCheck {
  /// Checks a literal or folded scalar from its `|` or `>`.
  ///
  /// - Parameter indent: The zero-based column beyond which its lines must be indented.
  func checkBlockScalar(_ id: NodeID, at sign: PlaceCursor, indent: Int) throws(SyntaxError) {
    guard Int(sign.mark.column) > indent + 1 else { throw .shallowBlockText(at: sign.mark, indent: indent) }
    var header = sign
    header.step()
    let start = header.offset
    header.advance { !$0.isBlockIndicator }
    let indicators = bytes[start..<header.offset]
    if header.byte == UInt8(ascii: "#") { throw .gluedComment(at: header.mark) }

    header.advance { $0.isBreak }
    var end = header
    end.advance(to: Mark(line: tree.end(id).line, column: 1))
    if !indicators.contains(where: { (0x31...0x39).contains($0) }), tree.isBlank(id) {
      try checkLostLine(at: end, indent: indent)
    }
    if end.mark.line > header.mark.line, !indicators.contains(UInt8(ascii: "-")) {
      try checkLastLine(of: id, at: end, keeps: indicators.contains(UInt8(ascii: "+")))
    }
  }

  /// Rejects blank lines that are longer than the indentation of the next line, which libyaml treats as a comment.
  private func checkLostLine(at lineStart: PlaceCursor, indent: Int) throws(SyntaxError) {
    var cursor = lineStart
    cursor.advance { $0 != UInt8(ascii: " ") }
    guard cursor.byte == UInt8(ascii: "#"), Int(cursor.mark.column) > indent + 1 else { return }
    throw .lostLine(at: cursor.mark)
  }

  /// Rejects a last line of spaces without a line break: some parsers add the line break.
  private func checkLastLine(of id: NodeID, at lineStart: PlaceCursor, keeps: Bool) throws(SyntaxError) {
    let rest = bytes[lineStart.offset...]
    guard !rest.isEmpty, rest.allSatisfy({ $0 == UInt8(ascii: " ") }) else { return }
    let endsInSpace = tree.withScalarBytes(id) { $0.last == UInt8(ascii: " ") }
    if keeps || endsInSpace { throw .openLastLine(at: lineStart.mark) }
  }
}

extension SyntaxTree {
  fileprivate func isBlank(_ id: NodeID) -> Bool { withScalarBytes(id) { $0.allSatisfy(\.isBreak) } }
}

extension UInt8 {
  fileprivate var isBlockIndicator: Bool {
    self == UInt8(ascii: "+") || self == UInt8(ascii: "-") || (0x30...0x39).contains(self)
  }
}
