import TableFonts

/// Measures with font files instead of tables.
///
/// The lines of a family that a spec names are those of its file. All other line heights stay those of the system font: rows, headers and text
/// styles were observed with it, and a file of the system font agrees. Characters that the files lack, emoji, and scripts that reorder letters have the widths of `SystemFontMeasure`.
public struct FontFileMeasure: TextMeasuring, Sendable {
  /// The faces that widths are measured with, one for each weight.
  public let faces: FontFaces
  let system: SystemFontMeasure

  /// The maximum number of memos, for specs with a different size in every row.
  private static let mostMemos = 256

  /// Creates a font file measure.
  public init(faces: FontFaces, ios: Int) { self.init(faces: faces, system: SystemFontMeasure(ios: ios)) }

  /// - Parameter system: measures what no file is for.
  init(faces: FontFaces, system: SystemFontMeasure) { (self.faces, self.system) = (faces, system) }

  /// The width of a text on one line, in points.
  public func width(of text: String, font: ResolvedFont) -> Double {
    width(of: text, font: font, for: .device) ?? system.width(of: text, font: font)
  }

  /// The width in a viewer that has the font, in points: without the tracking of Apple's `trak`, which only Apple's
  /// systems apply, and without ligatures, which viewers leave out where letters are spaced; nil for a font that no file is for.
  ///
  /// - Parameter isSubset: whether the viewer has an embedded subset of the font, whose pairs kern as in the font's default instance.
  public func drawnWidth(of text: String, font: ResolvedFont, isSubset: Bool) -> Double? {
    width(of: text, font: font, for: isSubset ? .viewerOfSubset : .viewer)
  }

  private func width(of text: String, font: ResolvedFont, for use: InstanceMemo.Use) -> Double? {
    guard font.size > 0, font.size.isFinite else { return 0 }
    return withMemo(font, use) { memo in
      let text = text.measured(in: font)
      if let units = memo.asciiUnits(text) {
        return max(0, (units + Double(text.utf8.count) * memo.tracking) * memo.scale)
      }
      var run = GlyphRun(memo: memo) { system.width(of: $0, font: font) }
      run.add(text)
      return max(0, (run.units + Double(run.glyphs) * memo.tracking) * memo.scale + run.points)
    }
  }

  /// Nil for a font that no file is for.
  private func withMemo<Result>(
    _ font: ResolvedFont, _ use: InstanceMemo.Use, _ body: (InstanceMemo) -> Result
  ) -> Result? {
    let key = InstanceMemo.Key(font: font, use: use)
    return faces.memos.withLock { memos in
      if let memo = memos[key] { return body(memo) }
      guard let choice = faces.choice(for: font) else { return nil }
      if memos.count >= Self.mostMemos { memos.removeAll() }
      let memo = InstanceMemo(key, choice: choice)
      memos[key] = memo
      return body(memo)
    }
  }

  /// The glyphs of a text that a subset of the font draws, and their kerning pairs, in font units, as in its default instance.
  public func glyphs(
    of text: String, font: ResolvedFont, onGlyph: @escaping (Unicode.Scalar, GlyphID) -> Void,
    onPair: @escaping (GlyphID, GlyphID, Double) -> Void
  ) {
    _ = withMemo(font, .viewerOfSubset) { memo in
      var run = GlyphRun(memo: memo) { _ in 0 }
      run.onGlyph = onGlyph
      run.onPair = onPair
      run.add(text.measured(in: font))
    }
  }

  // MARK: Lines

  /// The height of a line, in points.
  public func lineHeight(_ font: ResolvedFont) -> Double {
    value(of: font) { Double($0.ascender - $0.descender + $0.lineGap) } ?? system.lineHeight(font)
  }

  /// From the baseline to the top of a line, in points.
  public func ascender(_ font: ResolvedFont) -> Double {
    value(of: font) { Double($0.ascender) } ?? system.ascender(font)
  }

  /// The gap between two lines is below each of them.
  public func descender(_ font: ResolvedFont) -> Double {
    value(of: font) { Double($0.descender - $0.lineGap) } ?? system.descender(font)
  }

  /// The height of capital letters, in points.
  public func capHeight(_ font: ResolvedFont) -> Double {
    value(of: font) { $0.capHeight.map(Double.init) } ?? system.capHeight(font)
  }

  /// The height of small letters, in points.
  public func xHeight(_ font: ResolvedFont) -> Double {
    value(of: font) { $0.xHeight.map(Double.init) } ?? system.xHeight(font)
  }

  /// Points; nil unless a file has the family that a font names, as `UIFont(name:size:)` finds it.
  private func value(of font: ResolvedFont, _ number: (FontFace.LineMetrics) -> Double?) -> Double? {
    guard font.variant?.family != nil, let face = faces.choice(for: font)?.face else { return nil }
    return number(face.lineMetrics).map { $0 * font.size / Double(face.unitsPerEm) }
  }
}
