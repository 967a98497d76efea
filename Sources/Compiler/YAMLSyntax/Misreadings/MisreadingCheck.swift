/// Rejects sources that libyaml reads differently than YAML 1.2 specifies, or that it accepts although YAML 1.2 forbids them.
///
/// The check runs on the finished tree. It examines only the suspects and the few indicators in unusual places, so for an
/// ordinary source it costs a search for a few bytes.
struct MisreadingCheck {
  let tree: SyntaxTree
  /// The source in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  init(_ tree: SyntaxTree, _ bytes: UnsafeBufferPointer<UInt8>) {
    (self.tree, self.bytes) = (tree, bytes)
  }

  func run(_ suspects: [Suspect]) throws(SyntaxError) {
    try checkNodes(suspects)
    try checkIndicators()
  }

  private func checkNodes(_ suspects: [Suspect]) throws(SyntaxError) {
    var cursor = PlaceCursor(bytes)
    // A collection is known to span several lines only at its end.
    for suspect in suspects.sorted(by: { $0.node < $1.node }) {
      let id = NodeID(rawValue: suspect.node)
      cursor.advance(to: tree.start(id))
      switch tree.kind(id) {
      case .alias: try checkName(at: cursor)
      case .scalar where tree.isBlockScalar(id):
        let header = try content(of: id, at: cursor)
        try checkBlockScalar(id, at: header, indent: Int(suspect.indent))
      case .scalar, .sequence, .mapping:
        let content = try content(of: id, at: cursor)
        // A block collection with an anchor may begin with a key in quotes, which says nothing about its lines.
        if tree.isBlockCollection(id) { continue }
        try checkLines(of: id, at: content, indent: Int(suspect.indent))
      }
    }
  }

  /// Skips the tag and anchor of a node, and checks the anchor's name.
  private func content(of id: NodeID, at start: PlaceCursor) throws(SyntaxError) -> PlaceCursor {
    var cursor = start
    guard tree.hasProperties(id) else { return cursor }
    while let byte = cursor.byte {
      switch byte {
      case UInt8(ascii: "&"):
        try checkName(at: cursor)
        cursor.advance { !$0.isNameByte && $0 != UInt8(ascii: "&") }
      case UInt8(ascii: "!"): cursor.advance { $0.isBlankOrBreak }
      case UInt8(ascii: "#"): cursor.advance { $0.isBreak }
      case _ where byte.isBlankOrBreak: cursor.step()
      default: return cursor
      }
    }
    return cursor
  }

  /// In libyaml, a name ends at the first character that is not a letter, a digit, `-` or `_`; in YAML 1.2, at whitespace or, in
  /// brackets, at a flow indicator.
  private func checkName(at sign: PlaceCursor) throws(SyntaxError) {
    var end = sign
    end.step()
    end.advance { !$0.isNameByte }
    guard let byte = end.byte, ":?%@`".utf8.contains(byte) else { return }
    throw .anchorName(runsInto: byte, at: end.mark, from: sign.mark)
  }
}

extension SyntaxTree {
  fileprivate func isBlockScalar(_ id: NodeID) -> Bool { [.literal, .folded].contains(scalarStyle(id)) }

  fileprivate func isBlockCollection(_ id: NodeID) -> Bool { kind(id) != .scalar && collectionStyle(id) == .block }

  fileprivate func hasProperties(_ id: NodeID) -> Bool { nodes[Int(id.rawValue)].shape.hasProperties }
}

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
