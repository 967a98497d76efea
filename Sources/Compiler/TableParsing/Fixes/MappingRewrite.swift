import TableDiagnostics
import YAMLSyntax

/// Writes a mapping of a file in another structure, with its own entries: each keeps its text, its quotes, and the comments above it and
/// behind it, and is indented as its new place needs. What would not survive that makes no fix-it.
struct MappingRewrite {
  /// What the mapping is to consist of.
  indirect enum Part {
    /// An entry, by its key, as it is written.
    case entry(Int)
    /// An entry with other contents, by the key that stays: a mapping of them, or a list with one element.
    case changed(Int, [Part], isList: Bool = false)
    /// The value of an entry under another key.
    case value(Int, as: String)
    /// A new entry on one line.
    case line(String)
    /// A new entry with others in it.
    case new(String, [Part], isList: Bool = false)
  }

  private let syntax: SourceSyntax
  private let mapping: Int
  /// The keys of the mapping, in the order of the text.
  let keys: [Int]
  private let isFlow: Bool
  private let lineBreak: String

  /// Nil for what is not a mapping in a text of UTF-8.
  init?(_ syntax: SourceSyntax, mapping: Int) {
    guard mapping < syntax.nodes.count, syntax.nodes[mapping].kind == .mapping,
      !syntax.bytes.starts(with: [0xEF, 0xBB])
    else { return nil }
    (self.syntax, self.mapping) = (syntax, mapping)
    keys = syntax.children(mapping).filter { syntax.nodes[$0].isKey }
    isFlow = syntax.nodes[mapping].style == .flow
    lineBreak = syntax.bytes.contains(0x0D) ? "\r\n" : "\n"
    guard !keys.isEmpty, !isFlow || isOneLine(syntax.nodes[mapping].range) else { return nil }
  }

  func name(_ key: Int) -> String { syntax.text(of: key) }

  /// The entries of a mapping that is the value of a key; nil for another value.
  func entries(of key: Int) -> [Int]? {
    guard let value = syntax.value(ofKey: key), syntax.nodes[value].kind == .mapping,
      syntax.nodes[value].anchor < 0, syntax.nodes[value].tag < 0
    else { return nil }
    return syntax.children(value).filter { syntax.nodes[$0].isKey }
  }

  /// Whether the value of a key is a scalar without an anchor or a tag.
  func isPlainScalar(_ key: Int) -> Bool {
    guard let value = syntax.value(ofKey: key) else { return false }
    return syntax.nodes[value].kind == .scalar && syntax.nodes[value].anchor < 0 && syntax.nodes[value].tag < 0
      && ![.literal, .folded].contains(syntax.nodes[value].style)
  }

  /// The edit that makes the mapping consist of other parts; nil if it cannot be written.
  func fix(_ message: String, _ parts: [Part], in file: String) -> FixIt? {
    let whole: Range<Int>
    let text: String
    if isFlow {
      guard let inner = flow(parts) else { return nil }
      (whole, text) = (syntax.nodes[mapping].range, "{\(inner)}")
    } else {
      guard let first = keys.first, let last = keys.last, let lines = lines(parts, at: column(of: first)) else {
        return nil
      }
      whole = syntax.start(first)..<end(of: last)
      text = String(lines.joined(separator: lineBreak).dropFirst(column(of: first)))
    }
    return edit(message, from: whole, to: Array(text.utf8), in: file)
  }

  /// The edit without the lines that stay as they are, which other edits may change.
  private func edit(_ message: String, from whole: Range<Int>, to new: [UInt8], in file: String) -> FixIt? {
    let old = syntax.bytes[whole]
    let shorter = min(old.count, new.count)
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A }
    var same = 0
    for index in 0..<shorter where isBreak(new[index]) {
      guard new[same...index].elementsEqual(old[(whole.lowerBound + same)...(whole.lowerBound + index)]) else { break }
      same = index + 1
    }
    var tail = 0
    for index in 0..<(shorter - same) where isBreak(new[new.count - 1 - index]) {
      guard new.suffix(index + 1).elementsEqual(old.suffix(index + 1)) else { break }
      tail = index + 1
    }
    let source = SourceText(syntax.bytes)
    let range = (whole.lowerBound + same)..<(whole.upperBound - tail)
    guard !range.isEmpty else { return nil }
    return FixIt(
      message: message,
      range: SourceRange(
        file: file, start: source.position(of: range.lowerBound), end: source.position(of: range.upperBound)),
      replacement: String(decoding: new[same..<(new.count - tail)], as: UTF8.self), .safe)
  }

  // MARK: Brackets

  private func flow(_ parts: [Part]) -> String? {
    var texts: [String] = []
    for part in parts {
      switch part {
      case .entry(let key): texts.append(entryText(key))
      case .line(let text): texts.append(text)
      case .value(let key, let name):
        guard let value = syntax.value(ofKey: key) else { return nil }
        texts.append("\(name): \(text(syntax.nodes[value].range))")
      case .changed(let key, let inner, let isList):
        guard let inner = flow(inner) else { return nil }
        texts.append("\(text(syntax.nodes[key].range)): \(isList ? "[{\(inner)}]" : "{\(inner)}")")
      case .new(let name, let inner, let isList):
        guard let inner = flow(inner) else { return nil }
        texts.append("\(name): \(isList ? "[{\(inner)}]" : "{\(inner)}")")
      }
    }
    return texts.joined(separator: ", ")
  }

  // MARK: Lines

  private func lines(_ parts: [Part], at column: Int) -> [String]? {
    var all: [String] = []
    for part in parts {
      guard let lines = lines(part, at: column) else { return nil }
      all += lines
    }
    return all
  }

  private func lines(_ part: Part, at column: Int) -> [String]? {
    switch part {
    case .entry(let key):
      guard let body = moved(syntax.start(key)..<end(of: key), from: self.column(of: key), to: column) else {
        return nil
      }
      return comments(above: key, at: column) + body
    case .line(let text): return [spaces(column) + text]
    case .value(let key, let name):
      guard isPlainScalar(key), let value = syntax.value(ofKey: key), isOneLine(syntax.nodes[value].range) else {
        return nil
      }
      return [spaces(column) + "\(name): " + text(Int(syntax.nodes[value].start)..<end(of: key))]
    case .changed(let key, let inner, let isList):
      let name = text(syntax.nodes[key].range)
      // A mapping in brackets stays one.
      if let value = syntax.value(ofKey: key), syntax.nodes[value].style == .flow, isOneLine(syntax.nodes[value].range)
      {
        guard let inner = flow(inner) else { return nil }
        let rest = text(Int(syntax.nodes[value].end)..<end(of: key))
        return comments(above: key, at: column)
          + [spaces(column) + "\(name): " + (isList ? "[{\(inner)}]" : "{\(inner)}") + rest]
      }
      guard let inner = nested(inner, isList, comments: commentsBelow(key), at: column) else { return nil }
      return comments(above: key, at: column) + [spaces(column) + "\(name):" + commentBehind(key)] + inner
    case .new(let name, let inner, let isList):
      return nested(inner, isList, at: column).map { [spaces(column) + "\(name):"] + $0 }
    }
  }

  private func nested(_ parts: [Part], _ isList: Bool, comments: [String] = [], at column: Int) -> [String]? {
    guard isList else {
      let column = column + indentation(ofLists: false)
      return lines(parts, at: column).map { comments.map { indented($0, by: column) } + $0 }
    }
    let dash = column + indentation(ofLists: true)
    // Comments are before the dash.
    guard var lines = lines(parts, at: dash + 2),
      let first = lines.firstIndex(where: { line in
        line.utf8.first { $0 != 0x20 }.map { $0 != UInt8(ascii: "#") } ?? false
      })
    else { return nil }
    lines[first] = spaces(dash) + "- " + lines[first].dropFirst(dash + 2)
    for index in 0..<first { lines[index] = String(lines[index].dropFirst(2)) }
    return comments.map { indented($0, by: dash) } + lines
  }

  /// The lines of a range that begins with a node, indented for another column; nil where a line has too few spaces.
  private func moved(_ range: Range<Int>, from old: Int, to new: Int) -> [String]? {
    var lines: [String] = []
    for line in text(range).split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.hasSuffix("\r") ? line.dropLast() : line
      guard !lines.isEmpty else {
        lines.append(spaces(new) + line)
        continue
      }
      let indent = line.utf8.prefix { $0 == 0x20 }.count
      if indent == line.utf8.count {
        lines.append("")
      } else if indent + new - old < 0 {
        return nil
      } else {
        lines.append(spaces(indent + new - old) + line.dropFirst(indent))
      }
    }
    return lines
  }

  /// The comments on the lines above an entry, and blank lines between them; those above the first stay where they are.
  private func comments(above key: Int, at column: Int) -> [String] {
    guard
      let siblings = syntax.parent(key).map({ parent in syntax.children(parent).filter { syntax.nodes[$0].isKey } }),
      let place = siblings.firstIndex(of: key), place > 0,
      syntax.nodes[siblings[place - 1]].parent == syntax.nodes[key].parent
    else { return [] }
    return comments(in: end(of: siblings[place - 1])..<syntax.start(key)).map { indented($0, by: column) }
  }

  /// The comments between a key and its value on the lines below it.
  private func commentsBelow(_ key: Int) -> [String] {
    syntax.value(ofKey: key).map { comments(in: Int(syntax.nodes[key].end)..<syntax.start($0)) } ?? []
  }

  /// The comments of the lines that begin and end in a range, and the blank lines between them.
  private func comments(in range: Range<Int>) -> [String] {
    // The first piece ends the line before, the last one indents what follows.
    text(range).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).dropFirst().dropLast().map {
      line in
      String(line.drop { $0 == " " })
    }
  }

  private func indented(_ line: String, by column: Int) -> String { line.isEmpty ? "" : spaces(column) + line }

  /// The comment behind a key whose value is on the lines below it.
  private func commentBehind(_ key: Int) -> String {
    let offset = min(Int(syntax.nodes[key].end) + 1, syntax.bytes.count)
    let end = lineEnd(from: offset)
    let rest = syntax.bytes[offset..<end].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "#") ? "  " + String(decoding: rest, as: UTF8.self) : ""
  }

  /// The end of an entry, with the comment behind it.
  private func end(of key: Int) -> Int {
    var end = Int(syntax.nodes[key].end)
    if let value = syntax.value(ofKey: key) {
      end = Int(syntax.nodes[value].end)
      let start = Int(syntax.nodes[value].start)
      while end > start, [0x20, 0x0A, 0x0D].contains(syntax.bytes[end - 1]) { end -= 1 }
    } else if end < syntax.bytes.count, syntax.bytes[end] == UInt8(ascii: ":") {
      end += 1
    }
    guard !isFlow else { return end }
    let line = lineEnd(from: end)
    let rest = syntax.bytes[end..<line].drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "#") ? line : end
  }

  private func lineEnd(from offset: Int) -> Int {
    syntax.bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? syntax.bytes.count
  }

  // MARK: Text

  private func entryText(_ key: Int) -> String {
    text(syntax.start(key)..<(syntax.value(ofKey: key).map { Int(syntax.nodes[$0].end) } ?? Int(syntax.nodes[key].end)))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: syntax.bytes[range], as: UTF8.self) }
  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
  private func isOneLine(_ range: Range<Int>) -> Bool { !syntax.bytes[range].contains { $0 == 0x0A || $0 == 0x0D } }

  /// The column of an entry, from 0.
  private func column(of key: Int) -> Int {
    let start = syntax.start(key)
    return start - (syntax.bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0)
  }

  /// By how many spaces the file indents the lists, or the mappings, in its mappings.
  private func indentation(ofLists isList: Bool) -> Int {
    for (index, node) in syntax.nodes.enumerated()
    where node.kind == (isList ? .sequence : .mapping) && node.style == .block {
      guard let key = syntax.key(index), syntax.nodes[Int(syntax.nodes[key].parent)].style == .block else { continue }
      let start = Int(node.start)
      let line = syntax.bytes[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
      let depth = start - line - column(of: key)
      if depth >= (isList ? 0 : 1), line > Int(syntax.nodes[key].start) { return depth }
    }
    return 2
  }
}
