import TableFonts
import TableIR
import TableLayout

/// The font files that a picture's texts were measured with, and the parts of them that the picture uses.
struct OwnFont {
  let isEmbedded: Bool
  private let faces: FontFaces
  private let measure: FontFileMeasure
  /// The subset of each face, by its index.
  private var subsets: [Int: FontSubset] = [:]
  /// The texts seen so far, so that a text that is in every row is processed once.
  private var usedTexts: Set<Use> = []

  private struct Use: Hashable {
    var text: String
    var font: ResolvedFont
  }

  init(faces: FontFaces, ios: Int, isEmbedded: Bool) {
    self.faces = faces
    self.isEmbedded = isEmbedded
    measure = FontFileMeasure(faces: faces, ios: ios)
  }

  /// The family of most texts.
  var family: String { faces.choice(for: .regular).face.family }

  /// The family of a weight, if it is a different one.
  func otherFamily(of weight: FontWeight) -> String? {
    if isEmbedded { return nil }
    let family = faces.choice(for: weight).face.family
    return family == self.family ? nil : family
  }

  func cssWeight(_ weight: FontWeight) -> Double { faces.cssWeight(weight) }

  /// The width of a text as a viewer draws it with the font, in points.
  func drawnWidth(of text: String, font: ResolvedFont) -> Double {
    measure.drawnWidth(of: text, font: font, hasPlainKerning: isEmbedded)
  }

  /// Records a text that is drawn.
  mutating func use(_ text: String, font: ResolvedFont) {
    // Variants are not embedded: a viewer draws them in its own fonts, with the measured widths.
    guard isEmbedded, font.variant == nil, usedTexts.insert(Use(text: text, font: font)).inserted else { return }
    let choice = faces.choice(for: font.weight)
    var subset = subsets[choice.index] ?? FontSubset(face: choice.face)
    subsets[choice.index] = nil
    measure.glyphs(of: text, font: font) { scalar, glyph in
      subset.add(scalar, glyph: glyph)
    } onPair: { left, right, kerning in
      subset.add(pair: left, right, kerning: kerning)
    } onMarked: { scalar in
      subset.leaveOutScript(of: scalar)
    }
    subsets[choice.index] = subset
  }

  /// Writes a style sheet with the subsets.
  func writeStyle(to writer: inout SVGWriter) {
    writer.begin("style")
    for (index, subset) in subsets.sorted(by: { $0.key < $1.key }) {
      // If a font cannot be subset, the viewer uses its own fonts; the command line has checked that before.
      guard let file = try? subset.bytes() else { continue }
      writer.newLine()
      writer.fontFace(.font, weights: weights(of: index), mediaType: FontSubset.mediaType(file), file: file)
    }
    writer.newLine()
    writer.end()
  }

  /// All weights that a face is drawn for, so that no viewer synthesizes a bolder one.
  private func weights(of index: Int) -> ClosedRange<Double> {
    let face = faces.faces[index]
    if let range = face.weightRange { return range }
    let weights = FontWeight.allCases.filter { faces.choice(for: $0).index == index }.map(\.cssWeight)
    return (weights.min() ?? 400)...(weights.max() ?? 400)
  }
}
