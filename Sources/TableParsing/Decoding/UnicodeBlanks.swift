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

  /// How many lines above an error are looked at: YAML notices an indentation only where the next value begins.
  private static let reach: UInt32 = 4

  /// Where such blanks indent one of the last lines down to a place.
  static func indentation(in bytes: [UInt8], upTo line: UInt32) -> (
    scalar: Unicode.Scalar, range: Range<SourcePosition>
  )? {
    var number: UInt32 = 0
    var found: (Unicode.Scalar, Range<SourcePosition>)?
    for text in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if number > line { break }
      if number + reach <= line { continue }
      // Long lines are looked at no further than an indentation goes.
      var column = 1
      var first: (scalar: Unicode.Scalar, column: Int)?
      for scalar in String(decoding: text.prefix(400), as: UTF8.self).unicodeScalars {
        if name(of: scalar) != nil, !(number == 1 && column == 1 && scalar.value == 0xFEFF) {
          if first == nil { first = (scalar, column) }
        } else if scalar != " " {
          break
        }
        column += 1
      }
      guard let first else { continue }
      found = (
        first.scalar,
        SourcePosition(line: Int(number), column: first.column)..<SourcePosition(line: Int(number), column: column)
      )
    }
    return found
  }
}

extension SpecDecoder {
  /// Reports a key that begins or ends with such a blank.
  func reportBlank(_ blank: Unicode.Scalar, in key: NodeID, name: String) {
    let trimmed = UnicodeBlank.trimmed(name)
    let noun = UnicodeBlank.noun(of: blank)
    let isIndentation = UnicodeBlank.startsBlank(name)
    let spaces = name.unicodeScalars.prefix { $0 == " " || UnicodeBlank.name(of: $0) != nil }.map { _ in
      " " as Character
    }
    report(
      .blankIndentation,
      isIndentation ? "\(noun) cannot indent YAML; use spaces" : "\(noun) ends the key \(trimmed.quotedForMessage)",
      at: key, label: "it looks like a space, but is part of this word",
      help: isIndentation ? "indent with spaces" : "remove it",
      fixIts: replacing(key, with: String(spaces) + trimmed, .safe))
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
