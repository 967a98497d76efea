import FontBuilding
import Testing

@testable import TableFonts

@Suite("The part of a font")
struct FontSubsetTests {
  private static let probe: FontBuilder = {
    var font = FontBuilder.ascii
    font.advances["Á"] = 650
    font.composites["Á"] = "A"
    font.kerning = .pairs([.init("A", "V", -80), .init("V", "A", -70)])
    return font
  }()

  private func subset(_ text: String, of face: FontFace) throws -> [UInt8] {
    var subset = FontSubset(face: face)
    let scalars = Array(text.unicodeScalars)
    let instance = FontInstance(face: face)
    for scalar in scalars { subset.add(scalar, glyph: try #require(face.glyph(for: scalar))) }
    for (left, right) in zip(scalars, scalars.dropFirst()) {
      let pair = (try #require(face.glyph(for: left)), try #require(face.glyph(for: right)))
      subset.add(pair: pair.0, pair.1, kerning: instance.kerning(pair.0, pair.1, script: .latin))
    }
    return try subset.bytes()
  }

  @Test("of no letter is empty")
  func empty() throws {
    let face = try FontFile.faces(FontBuilder.ascii.bytes())[0]
    var subset = FontSubset(face: face)
    #expect(subset.isEmpty)
    subset.add(" ", glyph: try #require(face.glyph(for: " ")))
    #expect(subset.isEmpty)
    subset.add("A", glyph: try #require(face.glyph(for: "A")))
    #expect(!subset.isEmpty)
  }

  @Test("has the glyphs that are used, with their advances and kerning, and no others")
  func content() throws {
    let face = try FontFile.faces(Self.probe.bytes())[0]
    let part = try FontFile.faces(subset("AVAx", of: face))[0]
    #expect(part.glyphCount == 4 && part.family == "Probe" && part.glyph(for: "B") == nil)
    let instance = FontInstance(face: part)
    for scalar in "AVx".unicodeScalars {
      #expect(instance.advance(of: try #require(part.glyph(for: scalar))) == Double(scalar.value * 10))
    }
    let (a, v) = (try #require(part.glyph(for: "A")), try #require(part.glyph(for: "V")))
    #expect(instance.kerning(a, v, script: .latin) == -80 && instance.kerning(v, a, script: .latin) == -70)
    #expect(instance.kerning(a, a, script: .latin) == 0)
  }

  @Test("brings the parts of glyphs that are put together, without hints")
  func composites() throws {
    let part = try FontFile.faces(subset("Á", of: try FontFile.faces(Self.probe.bytes())[0]))[0]
    #expect(part.glyphCount == 3 && part.glyph(for: "A") == nil && part.glyph(for: "Á") == 2)
    let outlines = try GlyphOutlines(part)
    #expect(outlines.closure(of: [2]) == [1, 2])
    let glyf = try #require(part.tables["glyf"])
    let loca = try #require(part.tables["loca"])
    let start = try #require(loca.u32(8))
    // One component, glyph 1, whose flags promise no instructions.
    #expect(glyf.i16(start) == -1 && glyf.u16(start + 10) == 0x0003 && glyf.u16(start + 12) == 1)
    // A square of its own: no instructions, and the coordinates as they were.
    #expect(loca.u32(4) == 36 && glyf.u16(36 + 12) == 0 && glyf.u16(36 + 20) == 325)
  }

  @Test("has the sums by which readers check it")
  func sums() throws {
    let file = try subset("Hello", of: try FontFile.faces(Self.probe.bytes())[0])
    #expect(Self.sum(file[...]) == 0xB1B0_AFBA)
    let data = FontData(file)
    for index in 0..<(try #require(data.u16(4))) {
      let record = 12 + 16 * index
      let (start, length) = (try #require(data.u32(record + 8)), try #require(data.u32(record + 12)))
      var table = Array(file[start..<start + length])
      if data.tag(record) == "head" { table.replaceSubrange(8..<12, with: [0, 0, 0, 0]) }
      #expect(Int(Self.sum(table[...])) == data.u32(record + 4), "\(String(describing: data.tag(record)))")
      #expect(start % 4 == 0)
    }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    zip(bytes, 0...).reduce(0) { $0 &+ UInt32($1.0) << UInt32(24 - $1.1 % 4 * 8) }
  }

  @Test("is the same bytes whatever the order in which glyphs were added")
  func order() throws {
    let face = try FontFile.faces(Self.probe.bytes())[0]
    let scalars = "The quick brown fox ÁÁ".unicodeScalars
    var forwards = FontSubset(face: face)
    var backwards = FontSubset(face: face)
    for scalar in scalars { forwards.add(scalar, glyph: try #require(face.glyph(for: scalar))) }
    for scalar in scalars.reversed() { backwards.add(scalar, glyph: try #require(face.glyph(for: scalar))) }
    #expect(try forwards.bytes() == backwards.bytes())
  }

  @Test("of a variable font still varies")
  func variations() throws {
    var font = FontBuilder(["A": 600, "B": 500])
    font.weightAxis = FontBuilder.WeightAxis(minimum: 100, standard: 400, maximum: 900, deltas: ["A": 100])
    let file = try subset("B", of: try FontFile.faces(font.bytes())[0])
    let tables = try TableDirectory(FontData(file), at: 0)
    let axes = try VariationAxes(fvar: try tables.required("fvar"), avar: nil)
    #expect(axes.axes.map(\.maximum) == [900] && axes.instances.isEmpty)
    let gvar = try tables.required("gvar")
    #expect(gvar.u16(12) == 2 && gvar.u16(4) == 1)
  }

  @Test("is refused where tables contradict each other")
  func damaged() throws {
    var font = FontBuilder.ascii
    font.tables["loca"] = [0, 0]
    let face = try FontFile.faces(font.bytes())[0]
    #expect(face.embeddingRefusal?.reason == FontError.damagedTable("loca").reason)
  }
}
