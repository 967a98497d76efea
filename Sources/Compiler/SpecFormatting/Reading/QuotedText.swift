import YAMLSyntax

/// How a quoted scalar on one line can be written with fewer or with other quotes.
///
/// Quotes are removed only where no YAML parser can read the text as something else: not as another type, by YAML 1.1 or 1.2, not as
/// an indicator, and also not if it is moved into brackets. Other quotes stay; single quotes become double ones where nothing in the
/// text would need an escape.
enum QuotedText {
  /// A text without escapes in its canonical form; nil if it stays as it is.
  static func canonical(_ text: [UInt8], isSingle: Bool) -> [UInt8]? {
    if isPlain(text) { return text }
    let needsEscape = text.contains { $0 == .quote || $0 == .backslash || $0 == 0x09 }
    return isSingle && !needsEscape ? [.quote] + text + [.quote] : nil
  }

  /// Whether a text is the same without quotes, for every parser and wherever it stands.
  static func isPlain(_ text: [UInt8]) -> Bool {
    guard let first = text.first, let last = text.last, last != 0x20, text.count <= longest else { return false }
    guard first.isLetter || first.isDigit || first >= 0x80 || first == UInt8(ascii: "_") else { return false }
    guard text.allSatisfy({ $0.isLetter || $0.isDigit || $0 >= 0x80 || harmless.contains($0) }) else { return false }
    // A text of digits and letters may be a number or a date for somebody; one with words in it is not.
    if first.isDigit {
      guard let space = text.firstIndex(of: 0x20), text[space...].contains(where: \.isLetter) else { return false }
    }
    return !isWord(text) && (text.allSatisfy { $0 < 0x80 } || hasOrdinaryCharacters(text))
  }

  private static let longest = 1_000
  private static let harmless = Set(" _-./()+;$€%".utf8)

  /// Whether YAML 1.1 or 1.2 reads the text as a boolean or as null.
  private static func isWord(_ text: [UInt8]) -> Bool {
    guard text.count <= 5 else { return false }
    return words.contains(String(decoding: text, as: UTF8.self).lowercased())
  }

  private static let words: Set = ["y", "n", "yes", "no", "on", "off", "true", "false", "null", "none", "nan", "inf"]

  private static func hasOrdinaryCharacters(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      guard scalar.value >= 0x80 else { return true }
      let properties = scalar.properties
      guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint, !scalar.isRightToLeft else {
        return false
      }
      switch properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
      default: return true
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether editors show it from right to left. Without quotes around such a text, they would move the brackets and commas beside it.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self & 0xDF) && self < 0x80 }
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
