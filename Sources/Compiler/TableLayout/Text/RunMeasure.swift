import TableIR

/// Measures a text of several runs, in which a mark after each letter identifies its run.
///
/// Filling lines and truncating text work on plain strings, so the style of a letter has to be part of the string. The marks are
/// variation selectors, which stay with the letter before them wherever a text is split; the text's own variation selectors are
/// removed while it is measured.
struct RunMeasure: TextMeasuring {
  let base: TextMeasure
  let fonts: [ResolvedFont]
  /// The font before shrinking.
  let full: ResolvedFont

  /// The maximum number of runs that can be distinguished.
  static let most = 240
  private static let first: UInt32 = 0xE0100

  /// A text whose letters are marked with their runs. Spaces and line ends are not marked: they belong to the run
  /// before them.
  static func marked(_ runs: [TextRun]) -> String {
    var text = ""
    for (index, run) in runs.enumerated() {
      let mark = Unicode.Scalar(first + UInt32(min(index, most - 1)))
      for character in plain(run.string) {
        text.append(character)
        if !character.isWhitespace, let mark { text.unicodeScalars.append(mark) }
      }
    }
    return text
  }

  private static func run(of character: Character) -> Int? {
    character.unicodeScalars.last.flatMap { isMark($0) ? Int($0.value - first) : nil }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (first..<first + UInt32(most)).contains(scalar.value) }

  private static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isMark($0) }))
  }

  /// The consecutive pieces of one run each. Unmarked characters, including an ellipsis, belong to the run before
  /// them.
  static func pieces(of text: String) -> [(text: String, run: Int)] {
    var pieces: [(text: String, run: Int)] = []
    for character in text {
      let run = run(of: character) ?? pieces.last?.run
      if let run, pieces.last?.run != run {
        pieces.append(("", run))
      } else if pieces.isEmpty {
        pieces.append(("", Self.run(ofFirst: text)))
      }
      pieces[pieces.count - 1].text += plain(String(character))
    }
    return pieces
  }

  private static func run(ofFirst text: String) -> Int { text.lazy.compactMap { run(of: $0) }.first ?? 0 }

  func font(of run: Int, in font: ResolvedFont) -> ResolvedFont {
    var own = fonts[run]
    if full.size > 0 { own.size *= font.size / full.size }
    return own
  }

  func width(of text: String, font: ResolvedFont) -> Double {
    Self.pieces(of: text).reduce(0) { $0 + base.width(of: $1.text, font: self.font(of: $1.run, in: font)) }
  }

  func lineHeight(_ font: ResolvedFont) -> Double { base.lineHeight(font) }
  func ascender(_ font: ResolvedFont) -> Double { base.ascender(font) }
  func descender(_ font: ResolvedFont) -> Double { base.descender(font) }
  func capHeight(_ font: ResolvedFont) -> Double { base.capHeight(font) }
  func xHeight(_ font: ResolvedFont) -> Double { base.xHeight(font) }
}
