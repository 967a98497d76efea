/// Widths of what neither San Francisco nor Inter has a glyph for and another font draws, by class of character.
enum FallbackAdvance {
  /// Points of an emoji cluster: 1.25 em up to 16 pt and then 4 pt more than the size. A guess from four labels of one
  /// emoji each: 34, 35, 46 and 50 pt are 38, 40, 50 and 54 wide; the only one at 17 pt is 23 on a canvas of whole points.
  static func emoji(size: Double) -> Double {
    size <= 16 ? size * 1.25 : size + 4
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
    case 0x05D0...0x05F4, 0xFB1D...0xFB4F: return size * 0.56  // Hebrew
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return isInvisible(scalar) ? 0 : size * 0.48  // Arabic
    case 0x0900...0x0DFF: return size * 0.64  // Devanagari and the other scripts of India
    case 0x0E00...0x0EFF: return size * 0.58  // Thai, Lao
    case 0x3000...0xA4CF, 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF: return wide(size: size)
    case 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF: return wide(size: size)
    case 0xFF61...0xFFDC: return size * 0.5  // half-width forms
    case 0x2500...0x27BF, 0x2900...0x2BFF: return size * 0.9  // symbols and dingbats as text
    case 0x1F000...0x1FAFF: return emoji(size: size)
    default: return isInvisible(scalar) ? 0 : size * (isLoneMark(scalar) ? 0.3 : 0.6)
    }
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
