/// The part of a face that a picture needs: the glyphs of some scalars with their outlines, advances and kerning, renumbered.
///
/// Hints, ligatures, all other features, and names except those that identify the font are omitted. The same
/// glyphs give the same bytes.
public struct FontSubset: Sendable {
  private let face: FontFace
  private var glyphs: [Unicode.Scalar: GlyphID] = [:]
  private var pairs: [Pair: Int] = [:]

  private struct Pair: Hashable {
    var left: GlyphID
    var right: GlyphID
  }

  /// Creates a font subset.
  public init(face: FontFace) {
    self.face = face
  }

  /// Whether it draws no letter.
  public var isEmpty: Bool {
    let letters = glyphs.lazy.filter { !$0.key.properties.isWhitespace }.map(\.value)
    guard !letters.isEmpty, let drawable = EmbeddableGlyphs(face) else { return true }
    return !letters.contains(where: drawable.contains)
  }

  /// Adds a character and its glyph.
  public mutating func add(_ scalar: Unicode.Scalar, glyph: GlyphID) {
    glyphs[scalar] = glyph
  }

  /// - Parameter kerning: In font units.
  public mutating func add(pair left: GlyphID, _ right: GlyphID, kerning: Double) {
    pairs[Pair(left: left, right: right)] = Int(kerning.rounded())
  }

  /// The media type, from the first bytes of the file.
  public static func mediaType(_ file: [UInt8]) -> StaticString {
    file.first == UInt8(ascii: "O") ? "font/otf" : "font/ttf"
  }

  /// The subset as a font file, without glyphs that are damaged in the original.
  public func bytes() throws(FontError) -> [UInt8] {
    let outlines = try face.outlines()
    let drawable = outlines.closure(of: Set(glyphs.values))
    let order = drawable.union([0]).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })

    var file = FontAssembly(signature: outlines.signature)
    file.tables = try outlines.tables(order, numbers: numbers)
    file.tables["head"] = try head(locationFormat: outlines.locationFormat)
    file.tables["hhea"] = try table("hhea", count: 36, replacing: 34, with: order.count)
    file.tables["maxp"] = try table("maxp", count: outlines.maxpSize, replacing: 4, with: order.count)
    file.tables["hmtx"] = advances(order)
    file.tables["OS/2"] = Array(try face.tables.required("OS/2").content)
    file.tables["post"] = post()
    file.tables["name"] = NameWriter(face).bytes()
    file.tables["cmap"] =
      CharacterMapWriter(
        glyphs.compactMap { scalar, glyph in numbers[glyph].map { (scalar, $0) } }
      ).bytes()
    let kerning = pairs.compactMap { pair, value -> PairWriter.Pair? in
      guard let left = numbers[pair.left], let right = numbers[pair.right], value != 0 else { return nil }
      return PairWriter.Pair(glyphs: left << 16 | right, value: value)
    }
    if !kerning.isEmpty { file.tables["GPOS"] = PairWriter(kerning).bytes() }
    return file.bytes()
  }

  private func head(locationFormat: Int) throws(FontError) -> [UInt8] {
    guard let content = try face.tables.required("head").part(0, count: 54) else { throw .damagedTable("head") }
    var head = FontBytes()
    head.append(content.content)
    head.replace(u32: 0, at: 8)
    head.replace(u16: locationFormat, at: 50)
    return head.bytes
  }

  private func table(_ tag: Tag, count: Int, replacing offset: Int, with value: Int) throws(FontError) -> [UInt8] {
    guard let content = try face.tables.required(tag).part(0, count: count) else {
      throw .damagedTable(tag.description)
    }
    var table = FontBytes()
    table.append(content.content)
    table.replace(u16: value, at: offset)
    return table.bytes
  }

  private func advances(_ order: [GlyphID]) -> [UInt8] {
    var table = FontBytes()
    for glyph in order {
      table.u16(face.metrics.advance(of: glyph), face.metrics.leftSideBearing(of: glyph))
    }
    return table.bytes
  }

  /// Without the names of glyphs.
  private func post() -> [UInt8] {
    var table = FontBytes()
    table.u32(0x0003_0000)
    for offset in stride(from: 4, to: 16, by: 4) { table.u32(face.tables["post"]?.u32(offset) ?? 0) }
    for _ in 0..<4 { table.u32(0) }
    return table.bytes
  }
}

/// The glyphs of a face whose outlines a subset can have: not those that are damaged, or that an old font composes of two others.
public struct EmbeddableGlyphs {
  private let outlines: any OutlineSubsetting

  /// Nil for a font whose outlines cannot be read.
  public init?(_ face: FontFace) {
    guard let outlines = try? face.outlines() else { return nil }
    self.outlines = outlines
  }

  /// Whether a glyph is in it.
  public func contains(_ glyph: GlyphID) -> Bool { outlines.closure(of: [glyph]).contains(glyph) }
}

extension FontFace {
  fileprivate func outlines() throws(FontError) -> any OutlineSubsetting {
    if tables["glyf"] != nil { try TrueTypeSubsetting(self) } else { try PostScriptSubsetting(self) }
  }

  /// The reason why a subset of the font cannot be embedded in a picture, and the fix; nil if it can.
  public var embeddingRefusal: (reason: String, wayOut: String)? {
    if let refusal = embedding.refusal {
      return (refusal, "omit --embed-font, or ask the font's maker for a licence to embed")
    }
    // Browsers reject fonts without it, and it contains the embedding permissions.
    guard tables["OS/2"] != nil else { return ("it has no table 'OS/2'", "omit --embed-font") }
    guard tables["glyf"] != nil || tables["CFF "] != nil else {
      return (
        "its outlines have an unsupported format (\(tables["CFF2"] != nil ? "CFF2" : "neither glyf nor CFF"))",
        "name a .ttf of the same font, or omit --embed-font"
      )
    }
    do throws(FontError) {
      // Inconsistent tables are detected here, instead of in a picture without letters.
      _ = try FontSubset(face: self).bytes()
    } catch {
      return (error.reason, error.wayOut)
    }
    return nil
  }
}
