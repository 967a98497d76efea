/// An instance of a face; a face without variations has one instance.
public struct FontInstance: Sendable {
  public let face: FontFace
  private let advanceScalars: [Double]
  private let kerningScalars: [Double]

  /// - Parameters:
  ///   - weight: The value on the axis `wght`, in CSS units; nil for the font's default.
  ///   - opticalSize: The value on the axis `opsz`, in points; nil for the font's default.
  ///   - variesKerning: False for the kerning of the font's default instance.
  public init(face: FontFace, weight: Double? = nil, opticalSize: Double? = nil, variesKerning: Bool = true) {
    self.face = face
    var wanted: [Tag: Double] = [:]
    wanted["wght"] = weight
    wanted["opsz"] = opticalSize
    let place = face.axes?.normalized(wanted) ?? []
    // The default instance has no variations.
    let isVaried = place.contains { $0 != 0 }
    advanceScalars = isVaried ? face.advanceVariations?.store.scalars(at: place) ?? [] : []
    kerningScalars = isVaried && variesKerning ? face.definition?.store?.scalars(at: place) ?? [] : []
  }

  /// Font units.
  public func advance(of glyph: GlyphID) -> Double {
    let advance = Double(face.metrics.advance(of: glyph))
    guard !advanceScalars.isEmpty, let variations = face.advanceVariations else { return advance }
    return advance + variations.delta(of: glyph, scalars: advanceScalars)
  }

  /// The kerning between two adjacent glyphs in a script, in font units.
  public func kerning(_ left: GlyphID, _ right: GlyphID, script: Script) -> Double {
    guard let pairs = face.pairs else { return Double(face.kern?.value(left, right) ?? 0) }
    var sum = 0.0
    for adjustment in pairs.adjustments(left, right, script: script, definition: face.definition) {
      sum += Double(adjustment.units)
      guard !kerningScalars.isEmpty, let store = face.definition?.store else { continue }
      for index in adjustment.variations { sum += store.delta(index, scalars: kerningScalars) }
    }
    return sum
  }
}
