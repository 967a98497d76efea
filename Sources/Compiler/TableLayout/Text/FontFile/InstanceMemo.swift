import TableFonts

/// A face at one weight and size, with cached lookups: most texts of a table use the same few letters.
final class InstanceMemo {
  struct Key: Hashable {
    var font: ResolvedFont
    /// Whether pairs kern as in the font's default instance.
    var hasPlainKerning: Bool
  }

  /// A glyph in a text.
  struct Glyph {
    var id: GlyphID
    /// Font units.
    var advance: Double
    var script: Script?
  }

  private let instance: FontInstance
  /// Points per font unit.
  let scale: Double
  /// The tracking after each glyph, in font units.
  let tracking: Double
  private var glyphs: [Unicode.Scalar: Glyph?] = [:]
  private var kerning: [Pair: Double] = [:]
  /// For each printable ASCII character, whether a ligature begins with it; only if the font has ligatures.
  private lazy var asciiBegins: [Bool] = (0..<Self.asciiCount).map { index in
    glyph(for: Unicode.Scalar(UInt8(index + 0x20))).map { instance.face.ligatures?.begins(with: $0.id) ?? false }
      ?? false
  }
  let hasLigatures: Bool
  /// Advances of printable ASCII, and the kerning of its pairs by left and right; NaN if not looked up yet.
  private var asciiAdvances = [Double](repeating: .nan, count: asciiCount)
  private var asciiKerning = [Float](repeating: .nan, count: asciiCount * asciiCount)
  private static let asciiCount = 95

  private struct Pair: Hashable {
    var left: GlyphID
    var right: GlyphID
    var script: Script
  }

  init(_ key: Key, choice: FontFaces.Choice) {
    instance = FontInstance(
      face: choice.face, weight: choice.weight, opticalSize: key.font.size,
      variesKerning: !key.hasPlainKerning)
    scale = key.font.size / Double(choice.face.unitsPerEm)
    hasLigatures = choice.face.ligatures != nil
    tracking = choice.face.tracking(at: key.font.size)
  }

  func glyph(for scalar: Unicode.Scalar) -> Glyph? {
    if let known = glyphs[scalar] { return known }
    let glyph = instance.face.glyph(for: scalar).map {
      Glyph(id: $0, advance: instance.advance(of: $0), script: Script(of: scalar))
    }
    glyphs[scalar] = .some(glyph)
    return glyph
  }

  /// The font's single scalar that is equivalent to a letter with its marks.
  func composed(_ character: Character) -> Unicode.Scalar? {
    Self.composites[character]?.first { glyph(for: $0) != nil }
  }

  /// The precomposed letters of Latin, Greek and Cyrillic, and kana, by their decompositions: a fixed table, because a text
  /// may contain any number of other letters with marks.
  private static let composites: [Character: [Unicode.Scalar]] = {
    let ranges: [ClosedRange<UInt32>] = [
      0xC0...0x233, 0x1E00...0x1EF9, 0x386...0x3CE, 0x1F00...0x1FFC, 0x400...0x4F9, 0x304C...0x30FE,
    ]
    let scalars = ranges.lazy.flatMap { $0 }.compactMap(Unicode.Scalar.init)
    return Dictionary(grouping: scalars) { Character($0) }
  }()

  /// The kerning between two glyphs of a script, in font units.
  func kerning(_ left: GlyphID, _ right: GlyphID, script: Script) -> Double {
    let pair = Pair(left: left, right: right, script: script)
    if let known = kerning[pair] { return known }
    let value = instance.kerning(left, right, script: script)
    kerning[pair] = value
    return value
  }

  /// Glyphs as the font joins them, by the script of the first letter among them.
  func join(_ glyphs: [Glyph]) -> [Glyph] {
    let script = glyphs.lazy.compactMap(\.script).first ?? .latin
    guard let joined = instance.face.ligatures?.join(glyphs.lazy.map(\.id), script: script) else { return glyphs }
    var index = 0
    return joined.map { part in
      var glyph = glyphs[index]
      if part.glyph != glyph.id {
        glyph.id = part.glyph
        glyph.advance = instance.advance(of: part.glyph)
      }
      index += part.count
      return glyph
    }
  }

  /// The width of printable ASCII in font units, with kerning; nil for other text, if a glyph is missing, or if some may be
  /// joined. Nearly every label of a table is measured here, so it allocates nothing.
  func asciiUnits(_ text: String, joins: Bool) -> Double? {
    let mayJoin = joins && hasLigatures
    let sum = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var sum = 0.0
      var last = -1
      for byte in bytes {
        let index = Int(byte) - 0x20
        guard index >= 0, index < Self.asciiCount, !mayJoin || !asciiBegins[index] else { return nil }
        if asciiAdvances[index].isNaN {
          guard let glyph = glyph(for: Unicode.Scalar(byte)) else { return nil }
          asciiAdvances[index] = glyph.advance
        }
        sum += asciiAdvances[index]
        if last >= 0 {
          let pair = last * Self.asciiCount + index
          if asciiKerning[pair].isNaN { asciiKerning[pair] = lookUpASCII(last, index) }
          sum += Double(asciiKerning[pair])
        }
        last = index
      }
      return sum
    }
    return sum ?? nil
  }

  private func lookUpASCII(_ left: Int, _ right: Int) -> Float {
    guard let left = glyph(for: Unicode.Scalar(UInt8(left + 0x20))),
      let right = glyph(for: Unicode.Scalar(UInt8(right + 0x20)))
    else { return 0 }
    return Float(instance.kerning(left.id, right.id, script: .latin))
  }
}
