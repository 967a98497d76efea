import Foundation
import RandomNumbers

/// A text as an editor has it: lines of UTF-16 units, and what was done to them. It counts by itself, so that a server that counts wrong
/// is noticed.
struct EditedText {
  struct Position {
    var line: Int
    var character: Int

    var json: String { #"{"line":\#(line),"character":\#(character)}"# }
  }

  private(set) var lines: [[UInt16]]
  /// The edits that take back those that were made, the last one at the end.
  private(set) var undos: [(start: Position, end: Position, text: String)] = []

  init(_ text: String) {
    lines = Self.lines(of: text)
  }

  private static func lines(of text: String) -> [[UInt16]] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
  }

  var text: String { lines.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n") }

  func length(ofLine line: Int) -> Int { lines[line].count }

  /// A position that is not inside a surrogate pair.
  func position(near line: Int, _ character: Int) -> Position {
    let units = lines[line]
    var character = min(max(character, 0), units.count)
    if character > 0, character < units.count, (0xDC00...0xDFFF).contains(units[character]) { character -= 1 }
    return Position(line: line, character: character)
  }

  /// Makes an edit.
  /// - Returns: As a content change of the protocol.
  mutating func replace(_ start: Position, _ end: Position, with text: String, isUndo: Bool = false) -> String {
    let inserted = Self.lines(of: text)
    let removed = self.text(from: start, to: end)
    let head = lines[start.line].prefix(start.character)
    let tail = Array(lines[end.line].dropFirst(end.character))
    var new = inserted
    new[0] = head + new[0]
    let last = Position(line: start.line + new.count - 1, character: new[new.count - 1].count)
    new[new.count - 1] += tail
    lines.replaceSubrange(start.line...end.line, with: new)
    if !isUndo { undos.append((start, last, removed)) }
    return #"{"range":{"start":\#(start.json),"end":\#(end.json)},"text":\#(text.inJSON)}"#
  }

  /// Takes back the last edit; nil if there is none.
  mutating func undo() -> String? {
    guard let last = undos.popLast() else { return nil }
    return replace(last.start, last.end, with: last.text, isUndo: true)
  }

  private func text(from start: Position, to end: Position) -> String {
    if start.line == end.line {
      return String(decoding: lines[start.line][start.character..<end.character], as: UTF16.self)
    }
    var parts = [Array(lines[start.line].dropFirst(start.character))]
    parts += lines[(start.line + 1)..<end.line]
    parts.append(Array(lines[end.line].prefix(end.character)))
    return parts.map { String(decoding: $0, as: UTF16.self) }.joined(separator: "\n")
  }
}
