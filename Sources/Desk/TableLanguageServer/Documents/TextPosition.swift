import TableSupport

/// A place in a document as the protocol counts: both numbers from 0, characters in the units of the position encoding.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Nil for a value that is not a position, or that has a negative number.
  package init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer, line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object(inline: true) { writer in
      writer.member("line", line)
      writer.member("character", character)
    }
  }
}

/// A span of a document, without its end.
package struct TextRange: Hashable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  package init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: min(start, end), end: max(start, end))
  }

  package func write(to writer: inout JSONWriter) {
    writer.object(inline: true) { writer in
      writer.key("start")
      start.write(to: &writer)
      writer.key("end")
      end.write(to: &writer)
    }
  }
}

extension JSONWriter {
  package mutating func member(_ name: StaticString, _ position: TextPosition) {
    key(name)
    position.write(to: &self)
  }

  package mutating func member(_ name: StaticString, _ range: TextRange) {
    key(name)
    range.write(to: &self)
  }
}
