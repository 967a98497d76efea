import FontBuilding
import TableFonts

extension FuzzTarget {
  /// A font file: everything is asked of it, and a part of it is a font again.
  static let font = FuzzTarget("font", makeSeeds: { FontBuilder.samples }) { bytes in
    guard let faces = try? FontFile.faces(bytes) else { return }
    for face in faces.prefix(4) {
      let instance = FontInstance(face: face, weight: 650, opticalSize: 17)
      var subset = FontSubset(face: face)
      var last: GlyphID?
      for scalar in "AVéez 😀.".unicodeScalars {
        guard let glyph = face.glyph(for: scalar) else { continue }
        try expect(instance.advance(of: glyph).isFinite, "an advance is a number")
        if let last {
          let kerning = instance.plan(for: .latin).kerning(last, glyph, instance)
          try expect(kerning.isFinite, "kerning is a number")
          subset.add(pair: last, glyph, kerning: kerning)
        }
        subset.add(scalar, glyph: glyph)
        last = glyph
      }
      for script in [Script.latin, Script(of: "ب")].compactMap(\.self) {
        let glyphs = (0..<40).map { ShapingGlyph(id: GlyphID($0 % 5)) }
        let shaped = instance.plan(for: script).shape(glyphs, instance) { glyphs.map { _ in .dualJoining } }
        try expect(shaped.allSatisfy { $0.advance.isFinite }, "an advance is a number")
      }
      _ = (face.tracking(at: 17), face.namedWeights)
      guard let part = try? subset.bytes() else { continue }
      // Browsers vary the advances of a part by its outlines, which measuring does not read.
      do { _ = try FontFile.faces(part) } catch FontError.noVariedAdvances {} catch {
        throw BrokenPromise(description: "a part of a font is a font: \(error)")
      }
    }
  }
}
