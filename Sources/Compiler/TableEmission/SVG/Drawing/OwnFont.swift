import TableFonts
import TableIR
import TableLayout

/// The font files that a picture's texts were measured with, and the parts of them that the picture uses.
struct OwnFont {
  let isEmbedded: Bool
  private let faces: FontFaces
  let measure: FontFileMeasure
  /// The subset of each face, by its index.
  private var subsets: [Int: FontSubset] = [:]
  /// The fonts that use each face.
  private var users: [Int: Set<User>] = [:]
  /// The variants that are drawn with embedded faces, in the order of their first texts, which numbers them.
  private var variants: [FontVariant] = []
  /// The texts seen so far, so that a text that is in every row is processed once.
  private var usedTexts: Set<Use> = []

  private struct Use: Hashable {
    var text: String
    var font: ResolvedFont
  }

  /// A style sheet's name for a face: a family, a weight, and whether it is italic.
  private struct User: Hashable {
    var id: SVGID
    var weight: FontWeight
    var isItalic: Bool

    /// Of its family in the style sheet.
    var order: (Int, Int) {
      let number = if case .variantFont(let number) = id { number + 1 } else { 0 }
      return (number, isItalic ? 1 : 0)
    }
  }

  init(faces: FontFaces, ios: Int, isEmbedded: Bool) {
    self.faces = faces
    self.isEmbedded = isEmbedded
    measure = FontFileMeasure(faces: faces, ios: ios)
  }

  /// The family of most texts; nil if the files are for others.
  var family: String? { faces.choice(for: ResolvedFont(size: 17))?.face.family }

  /// The family of a weight, if it is a different one.
  func otherFamily(of weight: FontWeight) -> String? {
    if isEmbedded { return nil }
    let family = faces.choice(for: ResolvedFont(size: 17, weight: weight))?.face.family
    return family == self.family ? nil : family
  }

  func cssWeight(_ font: ResolvedFont) -> Double { faces.cssWeight(font) }

  /// The width of a text as a viewer draws it with the font, in points; nil for a font that no file is for.
  func drawnWidth(of text: String, font: ResolvedFont) -> Double? {
    measure.drawnWidth(of: text, font: font, isSubset: isEmbedded)
  }

  /// The embedded family of a text in another font than most; nil if it is drawn by its name.
  mutating func embeddedFamily(of font: ResolvedFont) -> SVGID? {
    guard isEmbedded, faces.choice(for: font) != nil, let variant = font.variant?.family(in: faces) else { return nil }
    if let index = variants.firstIndex(of: variant) { return .variantFont(index) }
    variants.append(variant)
    return .variantFont(variants.count - 1)
  }

  /// Records a text that is drawn.
  mutating func use(_ text: String, font: ResolvedFont) {
    guard isEmbedded, let choice = faces.choice(for: font),
      usedTexts.insert(Use(text: text, font: font)).inserted
    else { return }
    var subset = subsets[choice.index] ?? FontSubset(face: choice.face)
    subsets[choice.index] = nil
    measure.glyphs(of: text, font: font) { scalar, glyph in
      subset.add(scalar, glyph: glyph)
    } onPair: { left, right, kerning in
      subset.add(pair: left, right, kerning: kerning)
    }
    subsets[choice.index] = subset
    let user = User(
      id: embeddedFamily(of: font) ?? .font, weight: font.weight, isItalic: font.variant?.isItalic == true)
    users[choice.index, default: []].insert(user)
  }

  /// Writes a style sheet with the subsets.
  func writeStyle(to writer: inout SVGWriter) {
    writer.begin("style")
    for (index, subset) in subsets.sorted(by: { $0.key < $1.key }) where !subset.isEmpty {
      // If a font cannot be subset, the viewer uses its own fonts; the command line has checked that before.
      guard let file = try? subset.bytes() else { continue }
      let families = Dictionary(grouping: users[index] ?? []) {
        User(id: $0.id, weight: .regular, isItalic: $0.isItalic)
      }
      for (family, users) in families.sorted(by: { $0.key.order < $1.key.order }) {
        writer.newLine()
        writer.fontFace(
          family.id, weights: weights(of: index, users), isItalic: family.isItalic,
          mediaType: FontSubset.mediaType(file), file: file)
      }
    }
    writer.newLine()
    writer.end()
  }

  /// All weights that a face is drawn for, so that no viewer synthesizes a bolder one.
  private func weights(of index: Int, _ users: [User]) -> ClosedRange<Double> {
    if let range = faces.faces[index].weightRange { return range }
    let weights = users.map(\.weight.cssWeight)
    let isFont = users.contains { $0.id == .font }
    let all =
      isFont
      ? FontWeight.allCases.filter { faces.choice(for: ResolvedFont(size: 17, weight: $0))?.index == index }
        .map(\.cssWeight) + weights : weights
    return (all.min() ?? 400)...(all.max() ?? 400)
  }
}

extension FontVariant {
  /// What of it decides on the family that a style sheet names; nil for that of most texts.
  fileprivate func family(in faces: FontFaces) -> FontVariant? {
    guard family != nil || design != nil else { return nil }
    var variant = FontVariant()
    (variant.family, variant.design) = (family, design)
    return faces.has(variant) ? variant : nil
  }
}
