import FontBuilding
import RandomNumbers
import Testing

@testable import TableFonts

/// Whatever bytes a font has, reading ends with a value or a reason.
@Suite("Damaged fonts")
struct FontFuzzTests {
  private static let fonts = FontBuilder.samples

  /// Asks everything of a font; the answers don't matter.
  private func use(_ bytes: [UInt8]) {
    guard let faces = try? FontFile.faces(bytes) else { return }
    for face in faces {
      let instance = FontInstance(face: face, weight: 650, opticalSize: 17)
      var subset = FontSubset(face: face)
      for scalar in "AVéez 😀".unicodeScalars {
        guard let glyph = face.glyph(for: scalar) else { continue }
        _ = instance.advance(of: glyph)
        _ = instance.kerning(1, glyph, script: .latin)
        _ = instance.kerning(glyph, 2, script: .latin)
        subset.add(scalar, glyph: glyph)
      }
      for script in [Script.latin, Script(of: "ب")].compactMap(\.self) {
        _ = instance.plan(for: script).shape([1, 2, 3, 1, 2].map { ShapingGlyph(id: $0) }, instance) {
          Array(repeating: .dualJoining, count: 5)
        }
      }
      _ = face.tracking(at: 17)
      _ = face.namedWeights
      _ = try? subset.bytes()
    }
  }

  @Test("that are cut off anywhere do no harm", arguments: fonts.indices)
  func truncations(index: Int) {
    let font = Self.fonts[index]
    for length in 0..<font.count { use(Array(font.prefix(length))) }
  }

  @Test("with any byte changed do no harm", arguments: fonts.indices)
  func flips(index: Int) {
    let font = Self.fonts[index]
    for offset in font.indices {
      for value in [0, 0xFF, font[offset] ^ 0x10] as [UInt8] where value != font[offset] {
        var changed = font
        changed[offset] = value
        use(changed)
      }
    }
  }

  @Test("with many bytes changed do no harm", arguments: fonts.indices)
  func noise(index: Int) {
    var generator = Generator(state: UInt64(index) + 1)
    for _ in 0..<700 {
      var changed = Self.fonts[index]
      for _ in 0..<Int.random(in: 1...24, using: &generator) {
        let offset = Int.random(in: changed.indices, using: &generator)
        changed[offset] = UInt8.random(in: 0...255, using: &generator)
      }
      use(changed)
    }
  }

}
