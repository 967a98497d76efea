/// A `.gitattributes` file, and the lines of it that assign specs to `tablec`.
struct GitAttributes: Equatable {
  private(set) var text: String

  static let attribute = "diff=tablec"

  /// The line for a pattern.
  static func line(_ pattern: String) -> String {
    // A blank would end the pattern. A backslash alone is part of the pattern.
    let needsQuotes =
      pattern.contains(where: \.isWhitespace) || pattern.hasPrefix("#")
      || !GitQuoting.isPlain(pattern.replacing("\\", with: ""))
    return "\(needsQuotes ? GitQuoting.quoted(pattern) : pattern) \(attribute)"
  }

  /// Appends the lines of patterns that are not in the file, and returns the added lines.
  mutating func add(_ patterns: [String]) -> [String] {
    let known = Set(lines.map(Self.words))
    let added = patterns.map(Self.line).filter { !known.contains(Self.words($0[...])) }
    guard !added.isEmpty else { return [] }
    // The last matching line wins, so new lines come last.
    if !text.isEmpty && !text.hasSuffix(newline) { text += newline }
    text += added.map { $0 + newline }.joined()
    return added
  }

  /// Removes the lines of patterns, or all lines that assign files to `tablec` and do nothing else; returns the removed lines.
  mutating func remove(_ patterns: [String]) -> [String] {
    let unwanted = Set(patterns.map { Self.words(Self.line($0)[...]) })
    var removed: [String] = []
    var kept = ""
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: Self.endsLine).map(rest.index(after:)) ?? rest.endIndex
      let line = rest[..<end]
      let words = Self.words(line)
      if unwanted.isEmpty ? Self.isOurs(words) : unwanted.contains(words) {
        removed.append(words)
      } else {
        kept += line
      }
      rest = rest[end...]
    }
    text = kept
    return removed
  }

  /// The lines that set other attributes besides `tablec`, which must not be removed.
  var others: [String] {
    lines.map(Self.words).filter { $0.split(separator: " ").contains(Self.attribute[...]) && !Self.isOurs($0) }
  }

  private static func isOurs(_ line: String) -> Bool {
    guard !line.hasPrefix("#"), line.hasSuffix(" " + attribute) else { return false }
    let pattern = line.dropLast(attribute.count + 1)
    return pattern.hasPrefix("\"") ? pattern.count > 1 && pattern.hasSuffix("\"") : !pattern.contains(" ")
  }

  private var lines: [Substring] { text.split(whereSeparator: Self.endsLine) }

  /// As in git: other characters that end lines elsewhere are part of a name.
  private static func endsLine(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

  /// `\r\n` if the file uses it.
  private var newline: String { text.contains("\r\n") ? "\r\n" : "\n" }

  /// The line without surrounding blanks, and with a single blank before its last word.
  private static func words(_ line: Substring) -> String {
    var line = line
    while let last = line.last, last.isWhitespace { line.removeLast() }
    line = line.drop(while: \.isWhitespace)
    guard line.hasSuffix(attribute) else { return String(line) }
    var pattern = line.dropLast(attribute.count)
    guard pattern.last?.isWhitespace == true else { return String(line) }
    while let last = pattern.last, last.isWhitespace { pattern.removeLast() }
    return "\(pattern) \(attribute)"
  }

  private static func words(_ line: String) -> String { words(line[...]) }
}
