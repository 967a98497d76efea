import TableConstraints
import YAMLSyntax

/// The names of views in the text of a constraint, which may be unfinished.
enum ConstraintViewNames {
  struct Name {
    var name: String
    /// In bytes of the text, with its quotes.
    var range: Range<Int>
  }

  /// The words that do not name views.
  static let reserved: Set<String> = Set(
    ["contentView", "superview", "standard", "H", "V"] + Guide.allCases.map(\.rawValue)
      + Attribute.allCases.map(\.rawValue))

  static func names(in text: String) -> [Name] {
    let bytes = Array(text.utf8)
    var names: [Name] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      if byte == .apostrophe {
        var name: [UInt8] = []
        index += 1
        while index < bytes.count {
          if bytes[index] == .apostrophe {
            guard index + 1 < bytes.count, bytes[index + 1] == .apostrophe else { break }
            index += 1
          }
          name.append(bytes[index])
          index += 1
        }
        guard index < bytes.count else { return names }
        index += 1
        if !name.isEmpty { names.append(Name(name: String(decoding: name, as: UTF8.self), range: start..<index)) }
      } else if startsWord(byte) {
        while index < bytes.count,
          startsWord(bytes[index]) || isDigit(bytes[index])
            || bytes[index] == .hyphen && index + 1 < bytes.count && continues(bytes[index + 1])
        { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        // A word after a dot is an attribute, a word after `@` a priority.
        let before = start > 0 ? bytes[start - 1] : 0
        if before != .dot, before != UInt8(ascii: "@"), !reserved.contains(word) {
          names.append(Name(name: word, range: start..<index))
        }
      } else if isDigit(byte) {
        // A number with its unit or exponent.
        while index < bytes.count, startsWord(bytes[index]) || isDigit(bytes[index]) || bytes[index] == .dot {
          index += 1
        }
      } else {
        index += 1
      }
    }
    return names
  }

  /// A name as it is written in a constraint.
  static func written(_ name: String) -> String {
    let bytes = Array(name.utf8)
    let isPlain =
      bytes.first.map { $0 < 0x80 && startsWord($0) } == true
      && bytes.allSatisfy { $0 < 0x80 && (startsWord($0) || isDigit($0)) } && !reserved.contains(name)
    if isPlain { return name }
    return "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func continues(_ byte: UInt8) -> Bool { startsWord(byte) || isDigit(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Letters of other scripts are taken for letters.
  static func startsWord(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
