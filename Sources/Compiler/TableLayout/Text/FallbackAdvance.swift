/// Widths of characters that neither San Francisco nor Inter has, and that another font draws.
enum FallbackAdvance {
  /// Size and width of emoji on canvases of half points and whole ones, less half of that: 17 pt is 23 wide, 24 is 27, 25 is 28,
  /// 34 is 38, 35 is 40, 46 is 50 and 50 is 54 (labels of one emoji, with and without skin tones and joiners).
  private static let emojiWidths: [(size: Double, width: Double)] = [
    (0, 0), (17, 22.75), (24, 26.75), (25, 27.8), (34, 37.75), (35, 39.75), (46, 49.75), (50, 53.75),
  ]

  /// The width of an emoji cluster, in points.
  static func emoji(size: Double) -> Double {
    guard let next = emojiWidths.firstIndex(where: { $0.size >= size }), next > 0 else { return size + 3.75 }
    let (low, high) = (emojiWidths[next - 1], emojiWidths[next])
    return low.width + (high.width - low.width) * (size - low.size) / (high.size - low.size)
  }

  /// The width of an East Asian wide character, in points: 1 em, plus the 0.3 observed in labels of 10 to 24 pt.
  static func wide(size: Double) -> Double {
    size + 0.3
  }

  /// The width of a grapheme that starts with this scalar, in points; 0 only for invisible ones.
  static func points(for scalar: Unicode.Scalar, size: Double) -> Double {
    let value = scalar.value
    switch value {
    case 0x09: return size * 1.1  // a tab, as four spaces
    case 0x00..<0x20, 0x7F..<0xA0: return 0
    case 0xFF61...0xFFDC: return size * 0.5  // half-width forms
    // Kana, ideographs and syllables, whose other properties need not be looked up.
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return wide(size: size)
    default: break
    }
    // Nothing invisible has one, which the slower look at a scalar's properties would tell.
    if let em = ScriptAdvances.advance(value) { return Double(em) / 1000 * size }
    let category = scalar.properties.generalCategory
    if isInvisible(scalar, category) { return 0 }
    // Conjoining vowels and final consonants are part of the syllable of their first consonant.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return size * 0.5 }
    if scalar.properties.isEmojiPresentation { return emoji(size: size) }
    if ScriptAdvances.contains(ScriptAdvances.wideRanges, value) { return wide(size: size) }
    // A combining mark without a base is drawn by itself.
    if category == .nonspacingMark || category == .enclosingMark { return size * 0.3 }
    // Ambiguous characters come from a Chinese or Japanese font, in which they are wide.
    if ScriptAdvances.contains(ScriptAdvances.ambiguousRanges, value) { return wide(size: size) }
    return size * 0.6
  }

  private static func isInvisible(_ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case .nonspacingMark, .unassigned: return scalar.properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }
}
