import TableFonts

/// A face at one weight and size, with cached lookups: most texts of a table use the same few letters.
final class InstanceMemo {
  struct Key: Hashable {
    var font: ResolvedFont
    var use: Use
  }

  /// Who draws a text.
  enum Use: Hashable {
    case device
    /// A viewer that has the font and spaces its letters.
    case viewer
    /// A viewer with a subset of the font, which has single glyphs and pairs that kern as in the font's default instance.
    case viewerOfSubset
  }

  /// A glyph in a text.
  struct Glyph {
    var id: GlyphID
    var scalar: Unicode.Scalar
    var kind = ShapingGlyph.Kind.letter
    /// Font units.
    var advance = 0.0
    var script: Script?
  }

  /// How the letters of a script are set.
  private final class Setting {
    let plan: ShapingPlan
    /// Whether a glyph can be set otherwise than by itself and its pairs.
    private var changes: [GlyphID: Bool] = [:]

    init(_ plan: ShapingPlan) { self.plan = plan }

    func changes(_ glyph: GlyphID, in face: FontFace) -> Bool {
      if let known = changes[glyph] { return known }
      let new = plan.changes(glyph, in: face)
      changes[glyph] = new
      return new
    }
  }

  private let instance: FontInstance
  /// Points per font unit.
  let scale: Double
  /// The tracking after each glyph, in font units.
  let tracking: Double
  /// Whether the font's substitutions are applied.
  let shapes: Bool
  private let isSpaced: Bool
  private var settings: [Script: Setting] = [:]
  private var glyphs: [Unicode.Scalar: Glyph?] = [:]
  private var kerning: [Pair: Double] = [:]
  /// For each printable ASCII character, whether it can be set otherwise than by its glyph and its pairs.
  private lazy var asciiChanges: [Bool] = (0..<Self.asciiCount).map { index in
    shapes
      && glyph(for: Unicode.Scalar(UInt8(index + 0x20))).map { setting(of: .latin).changes($0.id, in: instance.face) }
        ?? false
  }
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
      variesKerning: key.use != .viewerOfSubset)
    shapes = key.use != .viewerOfSubset
    isSpaced = key.use != .device
    scale = key.font.size / Double(choice.face.unitsPerEm)
    // Only Apple's systems apply `trak`.
    tracking = key.use == .device ? choice.face.tracking(at: key.font.size) : 0
  }

  func glyph(for scalar: Unicode.Scalar) -> Glyph? {
    if let known = glyphs[scalar] { return known }
    let glyph = instance.face.glyph(for: scalar).map {
      Glyph(
        id: $0, scalar: scalar, kind: scalar.isMark ? .mark : .letter, advance: instance.advance(of: $0),
        script: Script(of: scalar))
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
    let value = setting(of: script).plan.kerning(left, right, instance)
    kerning[pair] = value
    return value
  }

  private func setting(of script: Script) -> Setting {
    if let known = settings[script] { return known }
    let new = Setting(instance.plan(for: script, isSpaced: isSpaced))
    settings[script] = new
    return new
  }

  /// The width in font units of glyphs as the font sets them, and how many it draws without marks; nil if they are set one by one.
  func shaped(_ glyphs: ArraySlice<Glyph>, script: Script) -> (units: Double, count: Int)? {
    guard shapes else { return nil }
    let setting = setting(of: script)
    guard glyphs.contains(where: { setting.changes($0.id, in: instance.face) }) else { return nil }
    let run = glyphs.map { ShapingGlyph(id: $0.id, kind: $0.kind) }
    let shaped = setting.plan.shape(run, instance) { glyphs.map { JoiningType(of: $0.scalar) } }
    return shaped.reduce(into: (units: 0, count: 0)) { sum, glyph in
      sum.units += glyph.advance
      if glyph.kind == .letter { sum.count += 1 }
    }
  }

  /// The width of printable ASCII in font units, with kerning; nil for other text, if a glyph is missing, or if the font may change some. Nearly every label of a table is measured here, so it allocates nothing.
  func asciiUnits(_ text: String) -> Double? {
    let sum = text.utf8.withContiguousStorageIfAvailable { bytes -> Double? in
      var sum = 0.0
      var last = -1
      for byte in bytes {
        let index = Int(byte) - 0x20
        guard index >= 0, index < Self.asciiCount, !asciiChanges[index] else { return nil }
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
    return Float(kerning(left.id, right.id, script: .latin))
  }
}
