/// Widths of what neither San Francisco nor Inter has a glyph for and another font draws.
enum FallbackAdvance {
  /// Size and width of emoji on canvases of half points and whole ones, less half of that: 17 pt is 23 wide, 24 is 27, 25 is 28,
  /// 34 is 38, 35 is 40, 46 is 50 and 50 is 54 (labels of one emoji, with and without skin tones and joiners).
  private static let emojiWidths: [(size: Double, width: Double)] = [
    (0, 0), (17, 22.75), (24, 26.75), (25, 27.8), (34, 37.75), (35, 39.75), (46, 49.75), (50, 53.75),
  ]

  /// Points of an emoji cluster.
  static func emoji(size: Double) -> Double {
    guard let next = emojiWidths.firstIndex(where: { $0.size >= size }), next > 0 else { return size + 3.75 }
    let (low, high) = (emojiWidths[next - 1], emojiWidths[next])
    return low.width + (high.width - low.width) * (size - low.size) / (high.size - low.size)
  }

  /// Points of an East Asian wide character: 1 em, and the 0.3 that labels of 10 to 24 pt show besides.
  static func wide(size: Double) -> Double {
    size + 0.3
  }

  /// Points of a grapheme that starts with this scalar; 0 only for what is invisible.
  static func points(for scalar: Unicode.Scalar, size: Double) -> Double {
    let value = scalar.value
    switch value {
    case 0x09: return size * 1.1  // a tab, as four spaces
    case 0x00..<0x20, 0x7F..<0xA0: return 0
    case 0xFF61...0xFFDC: return size * 0.5  // half-width forms
    default: break
    }
    if isInvisible(scalar) { return 0 }
    if let em = ScriptAdvances.advance(value) { return Double(em) / 1000 * size }
    // Conjoining vowels and final consonants stand within the syllable that their first consonant started.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return size * 0.5 }
    if scalar.properties.isEmojiPresentation { return emoji(size: size) }
    if ScriptAdvances.contains(ScriptAdvances.wideRanges, value) { return wide(size: size) }
    if isLoneMark(scalar) { return size * 0.3 }
    // Ambiguous ones come from a Chinese or Japanese font, in which they are wide.
    if ScriptAdvances.contains(ScriptAdvances.ambiguousRanges, value) { return wide(size: size) }
    return size * 0.6
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case .nonspacingMark: return scalar.properties.isDefaultIgnorableCodePoint
    case .unassigned: return scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  /// A combining mark that has no base to stand on is drawn by itself.
  private static func isLoneMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }
}
