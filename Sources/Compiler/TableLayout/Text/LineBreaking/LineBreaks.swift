/// Where the lines of a text may end.
package enum LineBreaks {
  /// Whether any character is a newline (LF, VT, FF, CR, NEL, LS, PS).
  static func containsLineEnd(_ text: String) -> Bool {
    let mayContain = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    }
    return mayContain ?? true && text.unicodeScalars.contains(where: isLineEnd)
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether it is a space that vanishes at the end of a broken line. A no-break space is not.
  static func isBreakingSpace(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// The end of the text without trailing spaces.
  static func contentEnd(of text: Substring) -> String.Index {
    var end = text.endIndex
    while let last = text.utf8[..<end].last, last < 0x80, last >= 0x20 {
      if last > 0x20 { return end }
      end = text.utf8.index(before: end)
    }
    return text.lastIndex { !isBreakingSpace($0) }.map(text.index(after:)) ?? text.startIndex
  }

  /// The next unbreakable segment, and the spaces after it.
  ///
  /// - Parameter keepsHangulWords: whether Korean words stay whole, as they do since iOS 14
  ///   (`NSParagraphStyle.LineBreakStrategy.hangulWordPriority`, which a UILabel has by default), and break only if one is
  ///   longer than a line. This was not observed.
  static func segment(
    of text: Substring, from start: String.Index, keepsHangulWords: Bool
  ) -> (content: String.Index, end: String.Index) {
    let end = nextBreak(in: text, from: start, keepsHangulWords: keepsHangulWords)
    return (max(contentEnd(of: text[start..<end]), start), end)
  }

  /// The unbreakable segments of a text, each with the spaces after it.
  ///
  /// - Parameter keepsHangulWords: whether Korean words stay whole.
  package static func segments(of text: Substring, keepsHangulWords: Bool) -> [Substring] {
    var segments: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = segment(of: text, from: start, keepsHangulWords: keepsHangulWords).end
      segments.append(text[start..<end])
      start = end
    }
    return segments
  }

  /// The next character, and the spaces after it, if lines may end after every character.
  static func character(of text: Substring, from start: String.Index) -> (content: String.Index, end: String.Index) {
    let next = text.index(after: start)
    if isBreakingSpace(text[start]) { return (start, next) }
    return (next, text[next...].firstIndex { !isBreakingSpace($0) } ?? text.endIndex)
  }

  /// The first possible end of a line that begins at `start`. No rule looks back across a break.
  private static func nextBreak(
    in text: Substring, from start: String.Index, keepsHangulWords: Bool
  ) -> String.Index {
    if let end = wordEnd(in: text, from: start) { return end }
    let scalars = text.unicodeScalars
    var breaker = LineBreaker()
    var index = start
    while index < scalars.endIndex {
      let next = scalars.index(after: index)
      let mayBreak = breaker.mayBreak(before: LineBreakClass(scalars[index])) {
        scalars[next...].lazy.map(LineBreakClass.init).first { !$0.isMark }
      }
      if mayBreak && index > start {
        let isInWord = keepsHangulWords && isInHangulWord(scalars[scalars.index(before: index)], scalars[index])
        if !isInWord { return index }
      }
      index = next
    }
    return scalars.endIndex
  }

  /// The same for a word of letters and digits of ASCII, with a comma or a full stop, that ends the text or stands before a space and
  /// another word: most words of most texts. Nil for all others.
  private static func wordEnd(in text: Substring, from start: String.Index) -> String.Index? {
    let rest = text[start...].utf8
    let length = rest.withContiguousStorageIfAvailable { bytes -> Int? in
      func isOfWord(_ index: Int) -> Bool {
        let byte = bytes[index]
        return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
      }
      var end = 0
      while end < bytes.count, isOfWord(end) { end += 1 }
      guard end > 0 else { return nil }
      if end < bytes.count, bytes[end] == UInt8(ascii: ",") || bytes[end] == UInt8(ascii: ".") { end += 1 }
      let word = end
      while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
      return end == bytes.count || end > word && isOfWord(end) ? end : nil
    }
    guard let length, let length else { return nil }
    return rest.index(start, offsetBy: length)
  }

  /// Whether two scalars are letters or digits of one word, one of them Hangul.
  private static func isInHangulWord(_ one: Unicode.Scalar, _ other: Unicode.Scalar) -> Bool {
    func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
    return (isHangul(one) || isHangul(other)) && isOfWord(one) && isOfWord(other)
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
    default: false
    }
  }
}
