/// Texts as a dump contains them: truncated, escaped, and with older character encodings.
package enum DumpText {
  /// Decodes the escapes that a debugger writes: `\u7535` and `\xa0`.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var units: [UInt16] = []
    let source = Array(text.utf16)
    var index = 0
    while index < source.count {
      if source[index] == 0x5C, index + 1 < source.count {
        let digits = source[index + 1] == 0x75 ? 4 : source[index + 1] == 0x78 ? 2 : 0
        let end = index + 2 + digits
        if digits > 0, end <= source.count,
          let value = UInt16(String(decoding: source[index + 2..<end], as: UTF16.self), radix: 16)
        {
          units.append(value)
          index = end
          continue
        }
      }
      units.append(source[index])
      index += 1
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The number of UTF-16 units of a longer text that UIKit prints, before three dots.
  static let printed = 25

  /// The printed start of a text that UIKit may have truncated; nil otherwise.
  package static func cutStart(_ text: String) -> String? {
    for dots in ["...", "…"] where text.hasSuffix(dots) {
      let start = text.dropLast(dots.count)
      // A character of two units may have lost the second.
      return start.utf16.count >= printed - 1
        ? String(start.last == "\u{FFFD}" ? start.dropLast() : start) : nil
    }
    return nil
  }

  /// Whether a text of a dump matches a text of the other side, which may also be a dump.
  package static func isSame(_ left: String, _ right: String, ignoresCase: Bool = false) -> Bool {
    let (one, other) = (folded(left, ignoresCase), folded(right, ignoresCase))
    if one == other { return true }
    if let start = cutStart(one), other.hasPrefix(start) { return true }
    if let start = cutStart(other), one.hasPrefix(start) { return true }
    return false
  }

  /// The key by which texts are looked up: the same for a text and for what UIKit prints of it.
  package static func key(_ text: String) -> String {
    let folded = folded(text, true)
    var units = Array((cutStart(folded) ?? folded).utf16.prefix(printed - 1))
    if let last = units.last, (0xD800..<0xDC00).contains(last) { units.removeLast() }
    if units.last == 0xFFFD { units.removeLast() }
    return String(decoding: units, as: UTF16.self)
  }

  /// Converts no-break spaces to spaces and trims the ends.
  private static func folded(_ text: String, _ ignoresCase: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(scalar == "\u{A0}" || scalar == "\u{202F}" ? " " : scalar) }
    let words = String(result)
    return ignoresCase ? words.lowercased() : words
  }
}
