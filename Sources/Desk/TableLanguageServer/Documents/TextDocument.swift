import TableSupport

/// A document that is open in the editor: its text as UTF-8, with an index of its lines that follows every edit.
///
/// Lines end with LF, CRLF or CR. A byte order mark is part of the text, as in the editor.
package struct TextDocument: Sendable {
  /// The address as the client wrote it.
  package let uri: String
  package let languageID: String
  /// The number that the client gave the text.
  package private(set) var version: Int
  package private(set) var bytes: [UInt8]
  /// The offset of the first byte of every line.
  private(set) var lineStarts: [Int]
  /// Counts the changes of all documents: a later text has a greater number, also of a document that was closed and opened again.
  package var stamp = 0

  package init(uri: String, languageID: String, version: Int, text: String) {
    self.init(uri: uri, languageID: languageID, version: version, bytes: Array(text.utf8))
  }

  /// - Parameter bytes: A file's, which may be invalid UTF-8 in places.
  package init(uri: String, languageID: String = "", version: Int = 0, bytes: [UInt8]) {
    self.uri = uri
    self.languageID = languageID
    self.version = version
    self.bytes = bytes
    lineStarts = [0]
    lineStarts += Self.lineStarts(in: bytes, from: 0, to: bytes.count)
  }

  package var lineCount: Int { lineStarts.count }

  /// Applies the changes of one notification, in order.
  ///
  /// - Returns: False if one of them is not valid, or makes the document larger than allowed. The text is then unknown.
  package mutating func apply(
    _ changes: [JSONValue], version: Int, encoding: PositionEncoding, limit: Int
  ) -> Bool {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { return false }
      if change["range"] == nil || change["range"] == .null {
        guard text.utf8.count <= limit else { return false }
        bytes = Array(text.utf8)
        lineStarts = [0] + Self.lineStarts(in: bytes, from: 0, to: bytes.count)
      } else {
        guard let range = TextRange(change["range"]), bytes.count + text.utf8.count <= limit else { return false }
        replace(offset(of: range.start, encoding)..<offset(of: range.end, encoding), with: Array(text.utf8))
      }
    }
    return true
  }

  /// Replaces a span of bytes; only the lines that it touches are looked for again.
  mutating func replace(_ range: Range<Int>, with text: [UInt8]) {
    // A line feed after the span may join a carriage return before it, and one at its end may lose its carriage return.
    let first = max(line(at: range.lowerBound) - 1, 0)
    let end = min(range.upperBound + 1, bytes.count)
    let next = lineStarts.partitioningIndex { $0 > end }
    let shift = text.count - range.count
    bytes.replaceSubrange(range, with: text)
    let found = Self.lineStarts(in: bytes, from: lineStarts[first], to: end + shift)
    if shift != 0 { for index in next..<lineStarts.count { lineStarts[index] += shift } }
    lineStarts.replaceSubrange((first + 1)..<max(next, first + 1), with: found)
  }

  /// The starts of lines between two offsets, the first of which is the start of a line itself and is left out.
  private static func lineStarts(in bytes: [UInt8], from start: Int, to end: Int) -> [Int] {
    var starts: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index < end {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D && index < bytes.count && bytes[index] == 0x0A { index += 1 }
        if index <= end { starts.append(index) }
      }
    }
    return starts
  }

  /// The line of an offset, counted from 0.
  func line(at offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } - 1 }

  /// The bytes of a line, counted from 0, without its line break; nil past the end.
  package func line(_ number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number) else { return nil }
    let start = lineStarts[number]
    guard number + 1 < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[number + 1]
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}

extension [Int] {
  /// The first index for which a condition holds that holds for all later ones.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
