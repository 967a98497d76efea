import TableFonts

/// Sets a text glyph by glyph: computes its width, and reports adjacent pairs.
struct GlyphRun {
  private let memo: InstanceMemo
  /// The glyphs of a run that the font may join; nil if none are joined.
  private var joinable: [InstanceMemo.Glyph]?
  /// The width in points of a run of graphemes that the font lacks.
  private let fallback: (String) -> Double
  /// Adjacent graphemes of this kind: their letters may join.
  private var missing = ""

  /// Font units, kerning included.
  private(set) var units = 0.0
  /// Glyphs of the font, each of which takes its tracking.
  private(set) var glyphs = 0
  /// The width of what other fonts draw.
  private(set) var points = 0.0
  private var last: InstanceMemo.Glyph?
  /// The script of the letters so far: digits and punctuation kern like the letters before them, or like Latin before
  /// any letters.
  private var script: Script?
  /// Called for every adjacent pair.
  var onPair: ((GlyphID, GlyphID, Double) -> Void)?
  /// Called for every glyph.
  var onGlyph: ((Unicode.Scalar, GlyphID) -> Void)?
  /// Called for every letter with a mark on it.
  var onMarked: ((Unicode.Scalar) -> Void)?

  /// - Parameter joins: whether the font's ligatures are applied.
  init(memo: InstanceMemo, joins: Bool, fallback: @escaping (String) -> Double) {
    self.memo = memo
    joinable = joins && memo.hasLigatures ? [] : nil
    self.fallback = fallback
  }

  mutating func add(_ text: String) {
    // Most text has only scalars that join no others, and needs no clusters.
    if text.unicodeScalars.allSatisfy(\.isAlwaysOneGrapheme) {
      for scalar in text.unicodeScalars where !addGlyph(of: scalar) { addPoints(of: Character(scalar)) }
    } else {
      for character in text { add(character) }
    }
    join()
    addMissing()
  }

  private mutating func add(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !character.isDrawnAsEmoji, !first.isShaped, !first.isMark else {
      return addPoints(of: character)
    }
    if first.properties.isDefaultIgnorableCodePoint { return }
    // A letter with its marks is one glyph if the font has it, as shapers compose them.
    if scalars.dropFirst().first != nil, let composed = memo.composed(character), addGlyph(of: composed) { return }
    guard scalars.allSatisfy({ $0.takesNoRoom || memo.glyph(for: $0) != nil }), addGlyph(of: first) else {
      return addPoints(of: character)
    }
    if scalars.dropFirst().contains(where: \.isMark) { onMarked?(first) }
    for scalar in scalars.dropFirst() where !scalar.takesNoRoom { _ = addGlyph(of: scalar) }
  }

  /// Returns false if the font has no glyph for a scalar.
  private mutating func addGlyph(of scalar: Unicode.Scalar) -> Bool {
    guard let glyph = memo.glyph(for: scalar) else { return false }
    addMissing()
    onGlyph?(scalar, glyph.id)
    if joinable != nil {
      joinable?.append(glyph)
    } else {
      place(glyph)
    }
    return true
  }

  /// Joins the glyphs of the run so far and sets them.
  private mutating func join() {
    guard let run = joinable, !run.isEmpty else { return }
    joinable = []
    for glyph in memo.join(run) { place(glyph) }
  }

  private mutating func place(_ glyph: InstanceMemo.Glyph) {
    units += glyph.advance
    glyphs += 1
    // Letters of two scripts are separate runs for a shaper, without kerning between them.
    let isSameRun = script == nil || glyph.script == nil || script == glyph.script
    script = glyph.script ?? script
    if let last, isSameRun {
      let kerning = memo.kerning(last.id, glyph.id, script: script ?? .latin)
      units += kerning
      if kerning != 0 { onPair?(last.id, glyph.id, kerning) }
    }
    last = glyph
  }

  private mutating func addPoints(of character: Character) {
    join()
    missing.append(character)
    last = nil
  }

  private mutating func addMissing() {
    guard !missing.isEmpty else { return }
    points += fallback(missing)
    missing.removeAll()
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it combines with the letter before it, or is not drawn at all.
  fileprivate var takesNoRoom: Bool { isMark || properties.isDefaultIgnorableCodePoint }

  /// Whether its script joins or reorders letters: their combined width does not follow from the glyphs of single
  /// letters.
  fileprivate var isShaped: Bool {
    switch value {
    case 0x600..<0x8A0, 0x8A0..<0xE00, 0xF00..<0x10A0, 0x1700..<0x1C50, 0x1CD0..<0x1D00: true
    case 0xA800..<0xA900, 0xA980..<0xAAE0, 0xABC0..<0xAC00, 0xFB50..<0xFE00, 0xFE70..<0xFEFF: true
    case 0x1100..<0x1200, 0xA960..<0xA980, 0xD7B0..<0xD800, 0x10A00..<0x12000, 0x1E900..<0x1E960: true
    default: false
    }
  }
}
