extension Character {
  /// The number of terminal columns of the character: 0, 1 or 2, or the sum of its scalars if they do not join.
  ///
  /// An emoji takes two columns, regardless of the number of its scalars: a ZWJ sequence, a flag, a skin tone, a keycap.
  public var displayWidth: Int {
    // Most characters are ASCII, and looking up Unicode properties is slow.
    if utf8.count == 1 { return 1 }
    return isEmojiSequence ? 2 : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }

  private var isEmojiSequence: Bool {
    guard let first = unicodeScalars.first else { return false }
    let isShownAsText = unicodeScalars.contains("\u{FE0E}")
    if first.properties.isEmojiPresentation { return !isShownAsText }
    guard first.properties.isEmoji, unicodeScalars.count > 1 else { return false }
    return unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier }
  }
}

extension Unicode.Scalar {
  /// The number of terminal columns the scalar takes by itself.
  public var displayWidth: Int {
    if isASCII { return 1 }
    if isZeroWidth { return 0 }
    return isWide ? 2 : 1
  }

  private var isZeroWidth: Bool {
    switch value {
    case 0xAD: false  // a soft hyphen is visible
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: true  // vowels and finals that join the Hangul syllable before them
    default: [.nonspacingMark, .enclosingMark, .format].contains(properties.generalCategory)
    }
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return Self.wideRanges.contains { $0.contains(value) } || properties.isEmojiPresentation
  }

  /// Wide and Fullwidth in Unicode's EastAsianWidth.txt, joined across unassigned gaps; emoji are identified by
  /// their own property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
