/// The direction of a paragraph, which its first letter decides (rules P2 and P3 of Unicode's bidirectional algorithm).
enum WritingDirection {
  case leftToRight, rightToLeft

  init(of text: String) {
    self = .leftToRight
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
    for scalar in text.unicodeScalars {
      if scalar.isRightToLeft || scalar.isRightToLeftMark {
        self = .rightToLeft
        return
      }
      if scalar.properties.isAlphabetic || scalar == "\u{200E}" { return }
    }
  }

  /// A right-to-left paragraph for a viewer whose paragraphs run left to right: between U+2067 and U+2069.
  ///
  /// SVG's `direction` does the same, but it reverses the meaning of `text-anchor`, and resvg supports only one of the
  /// two.
  static func isolatedRightToLeft(_ text: String) -> String {
    "\u{2067}\(text)\u{2069}"
  }
}

extension Unicode.Scalar {
  /// RLM or ALM, which count as letters.
  fileprivate var isRightToLeftMark: Bool { self == "\u{200F}" || self == "\u{061C}" }

  /// A mark of direction, an embedding, an override or an isolate: none of them is seen.
  fileprivate var isDirectional: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// True in the blocks whose letters run right to left: Hebrew to Arabic Extended, their presentation forms, and the
  /// right-to-left part of the supplementary planes.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF: properties.isAlphabetic
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
    case 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String {
  /// Whether letters join or combine, so that they must not be spaced: in the scripts from Hebrew to Mongolian.
  var joins: Bool { !utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains { (0x0590...0x18AF).contains($0.value) } }

  /// True if XML's default treatment of white space would change the text: at the ends, and where two spaces are
  /// adjacent.
  var needsPreservedSpace: Bool {
    var wasSpace = true
    for byte in utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if (isSpace && wasSpace) || (0x09...0x0D).contains(byte) { return true }
      wasSpace = isSpace
    }
    return wasSpace && !isEmpty
  }

  /// The number of characters as a reader sees them. Counting bytes is enough for ASCII, and much faster.
  var characterCount: Int {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count - unicodeScalars.count(where: \.isDirectional)
  }

  /// Whether letters of its own run from right to left, and not those of another script that a mark turns around.
  var hasRightToLeftLetters: Bool { !utf8.allSatisfy { $0 < 0x80 } && unicodeScalars.contains(where: \.isRightToLeft) }
}

/// The embeddings and overrides that are open where a line ends. A viewer draws each line as a paragraph of its own, and a label all of them
/// as one.
struct OpenOverrides {
  private var open: [Unicode.Scalar] = []

  /// A line with what is open before it.
  mutating func continuing(_ line: String) -> String {
    let before = String(String.UnicodeScalarView(open))
    for scalar in line.unicodeScalars {
      switch scalar.value {
      // Deeper ones have no effect (BD2 of the bidirectional algorithm).
      case 0x202A, 0x202B, 0x202D, 0x202E: if open.count < 125 { open.append(scalar) }
      case 0x202C: _ = open.popLast()
      default: break
      }
    }
    return before + line
  }

  /// Whether a text has any.
  static func areIn(_ text: String) -> Bool {
    !text.utf8.allSatisfy { $0 < 0x80 } && text.unicodeScalars.contains { (0x202A...0x202E).contains($0.value) }
  }
}
