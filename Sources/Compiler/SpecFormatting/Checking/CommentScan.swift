import YAMLSyntax

/// Lists the comments of a text: whatever follows a `#` after a blank, outside its scalars.
enum CommentScan {
  /// Each without the blanks at its end.
  static func comments(in text: [UInt8], _ tree: SyntaxTree) -> [ArraySlice<UInt8>] {
    var comments: [ArraySlice<UInt8>] = []
    var cursor = Cursor(text: text)
    var gap = 0
    for index in 0..<UInt32(tree.nodeCount) {
      let node = NodeID(rawValue: index)
      guard tree.kind(node) == .scalar, tree.start(node) < tree.end(node) else { continue }
      cursor.advance(to: tree.start(node))
      add(from: gap, to: cursor.offset, of: text, &comments)
      let start = cursor.offset
      cursor.advance(to: tree.end(node))
      gap = cursor.offset
      // The first line of a literal or folded scalar can end in a comment.
      if [.literal, .folded].contains(tree.scalarStyle(node)) {
        let end = text[start..<gap].firstIndex(of: 0x0A) ?? gap
        add(from: start, to: end, of: text, &comments)
      }
    }
    add(from: gap, to: text.count, of: text, &comments)
    return comments
  }

  private static func add(from start: Int, to end: Int, of text: [UInt8], _ comments: inout [ArraySlice<UInt8>]) {
    var index = start
    while index < end {
      guard text[index] == UInt8(ascii: "#"), index == 0 || text[index - 1].isBlankOrBreak else {
        index += 1
        continue
      }
      var last = index
      while last < text.count, text[last] != 0x0A { last += 1 }
      var trimmed = last
      while trimmed > index, text[trimmed - 1].isBlank { trimmed -= 1 }
      comments.append(text[index..<trimmed])
      index = last
    }
  }

  /// Moves forward through a text that ends its lines with LF.
  private struct Cursor {
    let text: [UInt8]
    var offset = 0
    private var line: UInt32 = 1
    private var column: UInt32 = 1

    init(text: [UInt8]) {
      self.text = text
    }

    mutating func advance(to mark: Mark) {
      while offset < text.count, line < mark.line || (line == mark.line && column < mark.column) {
        if text[offset] == 0x0A {
          (line, column) = (line + 1, 1)
        } else {
          column += 1
        }
        offset += 1
        while offset < text.count, !text[offset].startsCharacter { offset += 1 }
      }
    }
  }
}
