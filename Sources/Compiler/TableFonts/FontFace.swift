/// A face of a font file: its metrics for measuring text, and its names.
///
/// Lengths are in font units, `unitsPerEm` of which are one em.
public struct FontFace: Sendable {
  /// The size of the square in which glyphs are designed, in its units.
  public let unitsPerEm: Int
  /// The family of all its weights.
  public let family: String
  /// The family of up to four styles to which older programs assign the face, such as Lato Black; nil if the font does not say.
  public let legacyFamily: String?
  /// The name of this face alone, such as Lato Black Italic.
  public let fullName: String?
  /// The same without spaces, as `UIFont(name:size:)` takes it, such as Lato-BlackItalic.
  public let postScriptName: String?
  /// The face's own name in the family, such as Bold.
  public let subfamily: String
  /// 400 for regular, 700 for bold (`usWeightClass`).
  public let weightClass: Int
  /// 5 for normal, less for condensed (`usWidthClass`).
  public let widthClass: Int
  /// Whether it is italic.
  public let isItalic: Bool
  /// The heights of its lines.
  public let lineMetrics: LineMetrics
  /// Whether its licence lets it be embedded.
  public let embedding: EmbeddingRights
  /// What is not read of the font because it exceeds a limit: its kerning, its substitutions.
  public let omissions: [Omission]

  let tables: TableDirectory
  let glyphCount: Int
  let characters: CharacterMap
  let metrics: HorizontalMetrics
  let names: NameTable?
  let axes: VariationAxes?
  let advanceVariations: AdvanceVariations?
  /// For a variable font without `HVAR`.
  let phantomPoints: PhantomPoints?
  let substitutions: LayoutTable?
  let positions: LayoutTable?
  let kern: KernTable?
  let definition: GlyphDefinition
  let tracking: TrackingTable?

  /// The vertical metrics of a font.
  public struct LineMetrics: Hashable, Sendable {
    /// Above the baseline.
    public var ascender: Int
    /// Below the baseline, negative.
    public var descender: Int
    /// Below that.
    public var lineGap: Int
    /// Nil if the file does not contain it.
    public var capHeight: Int?
    /// Nil if the file does not contain it.
    public var xHeight: Int?
  }

  init(tables: TableDirectory) throws(FontError) {
    self.tables = tables
    let head = try tables.required("head")
    guard let unitsPerEm = head.u16(18), (16...16_384).contains(unitsPerEm), let macStyle = head.u16(44) else {
      throw .damagedTable("head")
    }
    self.unitsPerEm = unitsPerEm
    guard let glyphCount = try tables.required("maxp").u16(4), glyphCount > 0 else { throw .damagedTable("maxp") }
    self.glyphCount = glyphCount
    characters = try CharacterMap(tables.required("cmap"))

    let hhea = try tables.required("hhea")
    guard let advances = hhea.u16(34), let ascender = hhea.i16(4), let descender = hhea.i16(6),
      let lineGap = hhea.i16(8)
    else { throw .damagedTable("hhea") }
    metrics = try HorizontalMetrics(tables.required("hmtx"), count: min(advances, glyphCount))

    let os2 = tables["OS/2"]
    let hasHeights = os2?.u16(0) ?? 0 >= 2
    // Apple's systems take the lines of `hhea`, whatever `fsSelection` says of the typographic ones.
    let hasLines = ascender != 0 || descender != 0
    lineMetrics = LineMetrics(
      ascender: hasLines ? ascender : os2?.i16(68) ?? 0, descender: hasLines ? descender : os2?.i16(70) ?? 0,
      lineGap: hasLines ? lineGap : os2?.i16(72) ?? 0,
      capHeight: hasHeights ? os2?.i16(88) : nil, xHeight: hasHeights ? os2?.i16(86) : nil)
    weightClass = Self.weight(os2?.u16(4)) ?? (macStyle & 1 != 0 ? 700 : 400)
    widthClass = os2?.u16(6).flatMap { (1...9).contains($0) ? $0 : nil } ?? (macStyle & 0x20 != 0 ? 3 : 5)
    let italicAngle = tables["post"]?.fixed(4) ?? 0
    isItalic = macStyle & 2 != 0 || (os2?.u16(62) ?? 0) & 0x201 != 0 || italicAngle != 0
    embedding = EmbeddingRights(fsType: os2?.u16(8) ?? 0)

    let names = try tables["name"].map { table throws(FontError) in try NameTable(table) }
    self.names = names
    (legacyFamily, fullName, postScriptName) = (names?[.family], names?[.full], names?[.postScript])
    family = names?[.typographicFamily] ?? names?[.family] ?? "a font without a name"
    subfamily = names?[.typographicSubfamily] ?? names?[.subfamily] ?? "Regular"

    axes = try tables["fvar"].map { table throws(FontError) in try VariationAxes(fvar: table, avar: tables["avar"]) }
    advanceVariations = try tables["HVAR"].map { table throws(FontError) in try AdvanceVariations(table) }
    definition = GlyphDefinition(tables["GDEF"])
    var omissions: [Omission] = []
    func layoutTable(
      _ tag: Tag, _ features: Set<Tag>, extensionType: Int, _ omission: Omission
    ) throws(FontError) -> LayoutTable? {
      do throws(FontError) {
        return try tables[tag].flatMap { table throws(FontError) in
          try LayoutTable(table, tag, features: features, extensionType: extensionType)
        }
      } catch {
        // Its letters still have their advances.
        guard case .overfullTable = error else { throw error }
        omissions.append(omission)
        return nil
      }
    }
    substitutions = try layoutTable("GSUB", ShapingPlan.substitutionFeatures, extensionType: 7, .substitutions)
    positions = try layoutTable("GPOS", ShapingPlan.positionFeatures, extensionType: 9, .positions)
    self.omissions = omissions
    kern = positions == nil ? try tables["kern"].map { table throws(FontError) in try KernTable(table) } : nil
    tracking = try tables["trak"].flatMap { table throws(FontError) in try TrackingTable(table) }
    phantomPoints =
      axes != nil && advanceVariations == nil ? try PhantomPoints(tables, glyphCount: glyphCount) : nil
    if let axes, advanceVariations == nil, phantomPoints == nil,
      axes.axes.contains(where: { ["wght", "opsz"].contains($0.tag) })
    {
      throw .noVariedAdvances
    }
  }

  /// A part of a font without which it can be used.
  public enum Omission: String, Sendable {
    case positions = "kerning and other positions"
    case substitutions = "ligatures and other substitutions"
  }

  /// Old fonts count weights from 1 to 9.
  private static func weight(_ value: Int?) -> Int? {
    guard let value, (1...1_000).contains(value) else { return nil }
    return value < 10 ? value * 100 : value
  }

  /// Nil if the font has no glyph for a scalar.
  public func glyph(for scalar: Unicode.Scalar) -> GlyphID? {
    characters.glyph(for: scalar).flatMap { Int($0) < glyphCount ? $0 : nil }
  }

  /// The space that the font adds after every glyph at a size in points, in font units (`trak`).
  public func tracking(at size: Double) -> Double {
    tracking?.value(at: size) ?? 0
  }
}

/// The embedding permissions of a font (`fsType`).
public struct EmbeddingRights: Hashable, Sendable {
  let fsType: Int

  /// The reason why a subset of the outlines must not be embedded in a picture, as the end of a sentence; nil if it is allowed.
  public var refusal: String? {
    // If several permissions are set, the least restrictive applies.
    if fsType & 0xE == 2 { return "its licence forbids embedding (fsType bit 1)" }
    if fsType & 0x100 != 0 { return "its licence forbids embedding a part of it (fsType bit 8)" }
    if fsType & 0x200 != 0 { return "its licence allows embedding only of bitmaps (fsType bit 9)" }
    return nil
  }
}
