extension Unicode.Scalar {
  /// Latin, Greek, Cyrillic, punctuation, kana, ideographs and Hangul syllables form no clusters with neighbours of the
  /// same kind. False also for many other single graphemes, which take the slower path.
  var isAlwaysOneGrapheme: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300: return true
    case 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000, 0x2010..<0x2028, 0x20A0..<0x20C0: return true
    case 0x3001..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4: return true
    case 0xFF01..<0xFF9E: return true
    default: return false
    }
  }

  /// Whether a line may break between two of these without a space: ideographs, kana, Hangul.
  var isEastAsian: Bool {
    switch value {
    case 0x1100..<0x1200, 0x2E80..<0x3000, 0x3001..<0xA4D0, 0xAC00..<0xD7B0, 0xF900..<0xFB00: return true
    case 0xFF01..<0xFF61, 0x20000..<0x40000: return true
    default: return false
    }
  }
}

extension Character {
  /// Whether Apple Color Emoji draws the cluster: by default, or by a variation selector, keycap, flag or skin tone.
  var isDrawnAsEmoji: Bool {
    if utf8.count < 3 { return false }
    let scalars = unicodeScalars
    guard let first = scalars.first else { return false }
    guard let second = scalars.dropFirst().first else { return first.properties.isEmojiPresentation }
    guard first.properties.isEmoji else { return false }
    switch second.value {
    case 0xFE0E: return false
    case 0xFE0F, 0x20E3, 0x200D, 0x1F3FB...0x1F3FF: return true
    default: return first.properties.isEmojiPresentation
    }
  }
}
