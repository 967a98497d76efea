import TableDiagnostics
import YAMLSyntax

/// Blanks that look like spaces and are none to YAML: a line that one indents is indented by nothing.
enum UnicodeBlank {
  static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00A0: "no-break space"
    case 0x1680: "Ogham space mark"
    case 0x2000, 0x2002: "en space"
    case 0x2001, 0x2003: "em space"
    case 0x2004: "three-per-em space"
    case 0x2005: "four-per-em space"
    case 0x2006: "six-per-em space"
    case 0x2007: "figure space"
    case 0x2008: "punctuation space"
    case 0x2009: "thin space"
    case 0x200A: "hair space"
    case 0x200B: "zero-width space"
    case 0x202F: "narrow no-break space"
    case 0x205F: "medium mathematical space"
    case 0x2060: "word joiner"
    case 0x3000: "ideographic space"
    case 0xFEFF: "byte order mark"
    default: nil
    }
  }

  /// The first of such blanks at the beginning or the end of a word, which does not begin with another character of the word.
  static func first(in word: String) -> Unicode.Scalar? {
    if let first = word.unicodeScalars.first, name(of: first) != nil { return first }
    if let last = word.unicodeScalars.last, name(of: last) != nil { return last }
    return nil
  }

  static func trimmed(_ word: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || name(of: scalar) != nil }
    let scalars = word.unicodeScalars.drop(while: isBlank)
    let end = scalars.lastIndex { !isBlank($0) }.map(scalars.index(after:)) ?? scalars.startIndex
    return String(scalars[scalars.startIndex..<end])
  }

  /// `a no-break space (U+00A0)`.
  static func noun(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    let name = name(of: scalar) ?? "blank"
    return ("AEIOaeio".contains(name.prefix(1)) ? "an " : "a ") + "\(name) (\(code))"
  }

  /// Whether it has no width: it indents nothing, and is not there to do so.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool { [0x200B, 0x2060, 0xFEFF].contains(scalar.value) }

  /// What is wrong with one at the start of a line.
  static func indentationProblem(of scalar: Unicode.Scalar) -> String {
    if scalar.value == 0xFEFF { return "\(noun(of: scalar)) is allowed only at the start of a file" }
    return "\(noun(of: scalar)) cannot indent YAML" + (isInvisible(scalar) ? "" : "; use spaces")
  }

  /// The spaces that such blanks and spaces were meant to be. An ideographic space is as wide as two of them.
  static func spaces(for blanks: some Sequence<Unicode.Scalar>) -> String {
    String(repeating: " ", count: blanks.reduce(0) { $0 + (isInvisible($1) ? 0 : $1.value == 0x3000 ? 2 : 1) })
  }

  /// Such blanks that indent a line.
  struct Indentation {
    var first: Unicode.Scalar
    var place: Range<SourcePosition>
    /// From the blanks of the first of the lines around it that they indent to those of the last.
    var block: Range<SourcePosition>
    /// The text of the block with spaces in their places.
    var replacement: String
  }

  /// How many lines above an error are looked at: YAML notices an indentation only where the next value begins.
  private static let reach = 4

  /// Where such blanks indent one of the last lines down to a place.
  static func indentation(in bytes: [UInt8], upTo line: UInt32) -> Indentation? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let last = min(Int(line), lines.count) - 1
    guard last >= 0 else { return nil }
    let near = (max(0, last - reach + 1)...last).reversed()
    guard let found = near.first(where: { blanks(in: lines, $0) != nil }) else { return nil }
    // Text from a web page has them in all its lines.
    let above = (0..<found).reversed().prefix { blanks(in: lines, $0) != nil }.last ?? found
    let below = ((found + 1)..<lines.count).prefix { blanks(in: lines, $0) != nil }.last ?? found
    guard let own = blanks(in: lines, found), let start = blanks(in: lines, above), let end = blanks(in: lines, below)
    else { return nil }
    var replacement = ""
    for index in above...below {
      guard let blanks = blanks(in: lines, index) else { continue }
      if index > above { replacement += "\n" + String(repeating: " ", count: blanks.columns.lowerBound - 1) }
      replacement += spaces(for: blanks.scalars)
      guard index < below else { continue }
      let width = lines[index].count - String(decoding: lines[index], as: UTF8.self).utf8.count
      guard width == 0 else { return nil }
      replacement += String(
        String(decoding: lines[index], as: UTF8.self).unicodeScalars.dropFirst(blanks.columns.upperBound - 1))
    }
    let place = { (line: Int, column: Int) in SourcePosition(line: line + 1, column: column) }
    return Indentation(
      first: own.first, place: place(found, own.columns.lowerBound)..<place(found, own.columns.upperBound),
      block: place(above, start.columns.lowerBound)..<place(below, end.columns.upperBound), replacement: replacement)
  }

  /// The blanks and spaces at the start of a line, from the first that is no space. A byte order mark at the start of the file is none.
  private static func blanks(
    in lines: [ArraySlice<UInt8>], _ index: Int
  ) -> (first: Unicode.Scalar, scalars: [Unicode.Scalar], columns: Range<Int>)? {
    // Long lines are looked at no further than an indentation goes.
    var scalars = String(decoding: lines[index].prefix(400), as: UTF8.self).unicodeScalars[...]
    if index == 0, scalars.first?.value == 0xFEFF { scalars.removeFirst() }
    let before = scalars.prefix { $0 == " " }.count
    let blanks = scalars.dropFirst(before).prefix { $0 == " " || name(of: $0) != nil }
    guard let first = blanks.first else { return nil }
    return (first, Array(blanks), (before + 1)..<(before + blanks.count + 1))
  }
}

extension SpecDecoder {
  /// Reports a key that begins or ends with such a blank.
  func reportBlank(_ blank: Unicode.Scalar, in key: NodeID, name: String) {
    let trimmed = UnicodeBlank.trimmed(name)
    let noun = UnicodeBlank.noun(of: blank)
    let isIndentation = UnicodeBlank.startsBlank(name)
    let spaces = UnicodeBlank.spaces(for: name.unicodeScalars.prefix { $0 == " " || UnicodeBlank.name(of: $0) != nil })
    let isInvisible = UnicodeBlank.isInvisible(blank)
    report(
      .blankIndentation,
      isIndentation
        ? UnicodeBlank.indentationProblem(of: blank) : "\(noun) ends the key \(trimmed.quotedForMessage)",
      at: key, label: "it \(isInvisible ? "is invisible" : "looks like a space"), but is part of this word",
      help: isInvisible ? "remove this invisible character" : isIndentation ? "indent with spaces" : "remove it",
      fixIts: replacing(key, with: spaces + trimmed, .safe))
  }

  /// Whether the node after an empty value is a key that such a blank begins: the value was meant to be indented.
  func isBeforeBlank(_ value: NodeID) -> Bool {
    let next = NodeID(rawValue: value.rawValue + 1)
    guard Int(next.rawValue) < tree.nodeCount, tree.kind(next) == .scalar else { return false }
    return UnicodeBlank.startsBlank(tree.string(next))
  }
}

extension UnicodeBlank {
  fileprivate static func startsBlank(_ word: String) -> Bool {
    word.unicodeScalars.first.map { name(of: $0) != nil } ?? false
  }
}
