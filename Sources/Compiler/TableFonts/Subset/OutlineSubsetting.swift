/// Extracts the outlines of a subset of the glyphs of a face.
protocol OutlineSubsetting {
  /// The signature of the font file.
  var signature: Int { get }
  var maxpSize: Int { get }
  /// `indexToLocFormat`.
  var locationFormat: Int { get }
  /// The drawable glyphs, with their components.
  func closure(of glyphs: Set<GlyphID>) -> Set<GlyphID>
  /// The tables of outlines and their variations.
  func tables(_ order: [GlyphID], numbers: [GlyphID: Int]) throws(FontError) -> [Tag: [UInt8]]
}

struct TrueTypeSubsetting: OutlineSubsetting {
  let signature = 0x0001_0000
  let maxpSize = 32
  let locationFormat = 1
  private let face: FontFace
  private let outlines: GlyphOutlines

  init(_ face: FontFace) throws(FontError) {
    self.face = face
    outlines = try GlyphOutlines(face)
  }

  func closure(of glyphs: Set<GlyphID>) -> Set<GlyphID> { outlines.closure(of: glyphs) }

  func tables(_ order: [GlyphID], numbers: [GlyphID: Int]) throws(FontError) -> [Tag: [UInt8]] {
    var glyf = FontBytes()
    var loca = FontBytes()
    loca.u32(0)
    for glyph in order {
      // Only glyph 0 can be damaged here, and nothing draws it.
      glyf.append(outlines.outline(of: glyph, numbers: numbers) ?? [])
      glyf.pad(to: 4)
      loca.u32(glyf.count)
    }
    // Some readers treat an empty table as missing.
    if glyf.count == 0 { glyf.u32(0) }
    var tables: [Tag: [UInt8]] = ["glyf": glyf.bytes, "loca": loca.bytes]
    if let fvar = face.tables["fvar"], let gvar = face.tables["gvar"] {
      tables["fvar"] = try withoutInstances(fvar)
      tables["gvar"] = try GlyphVariations(gvar).subset(order)
      tables["avar"] = face.tables["avar"].map { Array($0.content) }
    }
    return tables
  }

  private func withoutInstances(_ fvar: FontData) throws(FontError) -> [UInt8] {
    guard let offset = fvar.u16(4), let count = fvar.u16(8), let size = fvar.u16(10),
      let axes = fvar.part(offset, count: count * size)
    else { throw .damagedTable("fvar") }
    var table = FontBytes()
    table.u32(0x0001_0000)
    table.u16(16, 2, count, size, 0, 4 * count + 4)
    table.append(axes.content)
    return table.bytes
  }
}
