import TableFonts

/// Sets a text glyph by glyph: computes its width, and reports adjacent pairs.
struct GlyphRun {
  private let memo: InstanceMemo
  /// The glyphs since the last character that the font lacks, which the font may change.
  private var run: [InstanceMemo.Glyph] = []
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
  /// The script of the letters so far: digits and punctuation are set like the letters before them, or like Latin before
  /// any letters.
  private var script: Script?
  /// Called for every adjacent pair.
  var onPair: ((GlyphID, GlyphID, Double) -> Void)?
  /// Called for every glyph.
  var onGlyph: ((Unicode.Scalar, GlyphID) -> Void)?

  init(memo: InstanceMemo, fallback: @escaping (String) -> Double) {
    self.memo = memo
    self.fallback = fallback
  }

  mutating func add(_ text: String) {
    // Most text has only scalars that join no others, and needs no clusters.
    if text.unicodeScalars.allSatisfy(\.isAlwaysOneGrapheme) {
      for scalar in text.unicodeScalars where !addGlyph(of: scalar) { addPoints(of: Character(scalar)) }
    } else {
      for character in text { add(character) }
    }
    set()
    addMissing()
  }

  private mutating func add(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !character.isDrawnAsEmoji, !first.isReordered, !first.isMark else {
      return addPoints(of: character)
    }
    // A subset has neither forms of letters nor marks: a viewer draws the whole grapheme in another font.
    if !memo.shapes, Script(of: first)?.joins == true { return addPoints(of: character) }
    // A letter with its marks is one glyph if the font has it, as shapers compose them.
    if scalars.dropFirst().first != nil, let composed = memo.composed(character), addGlyph(of: composed) { return }
    guard scalars.allSatisfy({ $0.takesNoRoom || memo.glyph(for: $0) != nil }),
      memo.shapes || !scalars.dropFirst().contains(where: \.isMark), addInvisible(first) || addGlyph(of: first)
    else {
      return addPoints(of: character)
    }
    for scalar in scalars.dropFirst().inShapingOrder where !addInvisible(scalar) { _ = addGlyph(of: scalar) }
  }

  /// Returns false for a character that is drawn.
  private mutating func addInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
    let kind: ShapingGlyph.Kind =
      switch scalar.value {
      case 0x200C: .nonJoiner
      case 0x200D: .joiner
      default: .ignorable
      }
    run.append(InstanceMemo.Glyph(id: memo.glyph(for: scalar)?.id ?? 0, scalar: scalar, kind: kind))
    return true
  }

  /// Returns false if the font has no glyph for a scalar.
  private mutating func addGlyph(of scalar: Unicode.Scalar) -> Bool {
    // Shapers take Thai's and Lao's AM as a mark and AA.
    if memo.shapes, let parts = scalar.thaiParts, let mark = memo.glyph(for: parts.mark),
      let letter = memo.glyph(for: parts.letter)
    {
      run += [mark, letter]
      return true
    }
    guard let glyph = memo.glyph(for: scalar) else { return false }
    addMissing()
    if glyph.kind == .letter { onGlyph?(scalar, glyph.id) }
    run.append(glyph)
    return true
  }

  /// Sets the glyphs of the run so far, those of each script for themselves: a shaper sees letters of two scripts as separate runs, without
  /// kerning between them.
  private mutating func set() {
    guard !run.isEmpty else { return }
    defer { run.removeAll(keepingCapacity: true) }
    var start = 0
    for index in run.indices {
      guard let own = run[index].script, own != script else { continue }
      if let script, script != own {
        set(run[start..<index], script)
        start = index
      }
      script = own
    }
    set(run[start...], script ?? .latin)
  }

  private mutating func set(_ part: ArraySlice<InstanceMemo.Glyph>, _ script: Script) {
    if let shaped = memo.shaped(part, script: script) {
      units += shaped.units
      glyphs += shaped.count
      return
    }
    var last: GlyphID?
    for glyph in part where glyph.kind == .letter {
      units += glyph.advance
      glyphs += 1
      if let last {
        let kerning = memo.kerning(last, glyph.id, script: script)
        units += kerning
        if kerning != 0 { onPair?(last, glyph.id, kerning) }
      }
      last = glyph.id
    }
  }

  private mutating func addPoints(of character: Character) {
    set()
    missing.append(character)
  }

  private mutating func addMissing() {
    guard !missing.isEmpty else { return }
    points += fallback(missing)
    missing.removeAll()
  }
}

extension Sequence<Unicode.Scalar> {
  /// The scalars after a letter with its marks as fonts expect them: in the order of their combining classes, but for Arabic's shadda and for
  /// the points of Hebrew that belong to the letter, which come first.
  fileprivate var inShapingOrder: [Unicode.Scalar] {
    var ordered = Array(self)
    guard ordered.count > 1 else { return ordered }
    var start = 0
    for end in 1...ordered.count where end == ordered.count || ordered[end].shapingClass == 0 {
      // Marks of one class keep their order; what is no mark stays before those after it.
      let part = ordered[start..<end].enumerated().sorted {
        ($0.element.shapingClass, $0.offset) < ($1.element.shapingClass, $1.offset)
      }
      ordered.replaceSubrange(start..<end, with: part.map(\.element))
      start = end
    }
    return ordered
  }
}

extension Unicode.Scalar {
  /// The canonical combining class, but for marks that are set before those of lower ones.
  fileprivate var shapingClass: Double {
    switch value {
    case 0x651: 26.5
    case 0x5C1, 0x5C2: 9.1
    case 0x5BC: 9.2
    case 0x5BF: 9.3
    case 0x5B9, 0x5BA: 9.4
    default: Double(properties.canonicalCombiningClass.rawValue)
    }
  }

  /// Whether it is drawn on the letter before it.
  public var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether it combines with the letter before it, or is not drawn at all.
  fileprivate var takesNoRoom: Bool { isMark || properties.isDefaultIgnorableCodePoint }

  /// The mark and the letter that Thai's and Lao's AM are drawn as.
  fileprivate var thaiParts: (mark: Unicode.Scalar, letter: Unicode.Scalar)? {
    switch value {
    case 0xE33: ("\u{E4D}", "\u{E32}")
    case 0xEB3: ("\u{ECD}", "\u{EB2}")
    default: nil
    }
  }

  /// Whether its script reorders letters or makes syllables of them, which is not read from fonts: their combined width does not follow from
  /// the glyphs of single letters, and is estimated.
  public var isReordered: Bool {
    switch value {
    case 0x900..<0xE00, 0xF00..<0x10A0, 0x1700..<0x1800, 0x18B0..<0x1C50, 0x1CD0..<0x1D00: true
    case 0xA800..<0xA840, 0xA880..<0xA900, 0xA930..<0xA960, 0xA980..<0xAAE0, 0xAAE0..<0xAB00, 0xABC0..<0xAC00: true
    case 0x1100..<0x1200, 0xA960..<0xA980, 0xD7B0..<0xD800, 0x10A00..<0x10AC0, 0x11000..<0x12000: true
    default: false
    }
  }
}
