/// Where a line may end: a short form of Unicode's line breaking (UAX #14) for the texts of tables.
enum LineBreaks {
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

  /// Spaces that vanish at the end of a broken line. A no-break space doesn't.
  static func isBreakingSpace(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// Where the text ends without the spaces at its end.
  static func contentEnd(of text: Substring) -> String.Index {
    if let last = text.utf8.last, last < 0x80, last > 0x20 { return text.endIndex }
    return text.lastIndex { !isBreakingSpace($0) }.map(text.index(after:)) ?? text.startIndex
  }

  /// The next stretch without a chance to break, and the spaces behind it.
  static func segment(of text: Substring, from start: String.Index) -> (content: String.Index, end: String.Index) {
    var content = plainEnd(of: text, from: start)
    while content < text.endIndex, !isBreakingSpace(text[content]) {
      let next = text.index(after: content)
      let breaks = next < text.endIndex && mayBreak(after: text[content], before: text[next])
      content = next
      if breaks { break }
    }
    let end = text[content...].firstIndex { !isBreakingSpace($0) } ?? text.endIndex
    return (content, end)
  }

  /// Skips ASCII after which no line ends, byte by byte.
  private static func plainEnd(of text: Substring, from start: String.Index) -> String.Index {
    let bytes = text.utf8
    var previous = start
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      // What isn't ASCII may be a mark on the byte before.
      if byte >= 0x80 { return previous }
      if byte <= 0x20 || byte == 0x2D || byte == 0x2F { return index }
      previous = index
      bytes.formIndex(after: &index)
    }
    return index
  }

  /// Whether a line may end between two characters, of which the first is no space.
  static func mayBreak(after first: Character, before second: Character) -> Bool {
    guard let a = first.unicodeScalars.first, let b = second.unicodeScalars.first else { return false }
    if a.value < 0x7F, b.value < 0x7F, a.value != 0x2D, a.value != 0x2F { return false }
    if isBreakingSpace(second) || closing.contains(b) || opening.contains(a) { return false }
    switch a.value {
    case 0x2D, 0x2F: return !(0x30...0x39).contains(b.value)  // hyphen, slash; but not in -1 and 1/2
    case 0xAD, 0x2010, 0x2012...0x2014: return true
    default: break
    }
    if a.isEastAsian || b.isEastAsian { return !isGlue(a) && !isGlue(b) }
    return first.isDrawnAsEmoji != second.isDrawnAsEmoji ? !isGlue(a) && !isGlue(b) : first.isDrawnAsEmoji
  }

  private static func isGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: return true
    default: return false
    }
  }

  /// Never at the start of a line.
  private static let closing = Set("!%),.:;?]}’”»…、。，．：；！？）］｝」』】〕〉》〜ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々・".unicodeScalars)
  /// Never at the end of a line.
  private static let opening = Set("([{‘“«（［｛「『【〔〈《".unicodeScalars)
}
