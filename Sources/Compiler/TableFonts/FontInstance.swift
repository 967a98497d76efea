/// An instance of a face; a face without variations has one instance.
public struct FontInstance: Sendable {
  /// The font.
  public let face: FontFace
  private let advanceScalars: [Double]
  private let isVaried: Bool
  private let kerningScalars: [Double]
  /// Its place in the design space, from -1 to 1 on each axis.
  let place: [Double]

  /// - Parameters:
  ///   - weight: The value on the axis `wght`, in CSS units; nil for the font's default.
  ///   - opticalSize: The value on the axis `opsz`, in points; nil for the font's default.
  ///   - variesKerning: False for the kerning of the font's default instance.
  public init(face: FontFace, weight: Double? = nil, opticalSize: Double? = nil, variesKerning: Bool = true) {
    self.face = face
    var wanted: [Tag: Double] = [:]
    wanted["wght"] = weight
    wanted["opsz"] = opticalSize
    place = face.axes?.normalized(wanted) ?? []
    // The default instance has no variations.
    isVaried = place.contains { $0 != 0 }
    advanceScalars = isVaried ? face.advanceVariations?.store.scalars(at: place) ?? [] : []
    kerningScalars = isVaried && variesKerning ? face.definition.store?.scalars(at: place) ?? [] : []
  }

  /// Font units.
  public func advance(of glyph: GlyphID) -> Double {
    let advance = Double(face.metrics.advance(of: glyph))
    if let points = face.phantomPoints, isVaried { return advance + points.delta(of: glyph, at: place) }
    guard !advanceScalars.isEmpty, let variations = face.advanceVariations else { return advance }
    return advance + variations.delta(of: glyph, scalars: advanceScalars)
  }

  /// The change of a number of `GPOS`, by its place in the font's variations.
  func variation(_ index: VariationStore.Index) -> Double {
    kerningScalars.isEmpty ? 0 : face.definition.store?.delta(index, scalars: kerningScalars) ?? 0
  }

  /// How the text of a script is set.
  ///
  /// - Parameter isSpaced: Whether letters are spaced, so that those that need not are not joined.
  public func plan(for script: Script, isSpaced: Bool = false) -> ShapingPlan {
    ShapingPlan(face, script: script, at: place, isSpaced: isSpaced)
  }
}
