import TableFonts

/// Measures widths with font files instead of tables.
///
/// Line heights stay those of the system font: rows, headers and text styles were observed with it, and a file of the system font
/// agrees. Of the glyph substitutions, only the ligatures of `liga` are applied. Characters that the files lack, emoji, and
/// scripts that need shaping have the widths of `SystemFontMeasure`.
public struct FontFileMeasure: TextMeasuring, Sendable {
  /// The faces that widths are measured with, one for each weight.
  public let faces: FontFaces
  let system: SystemFontMeasure

  /// The maximum number of memos, for specs with a different size in every row.
  private static let mostMemos = 256

  public init(faces: FontFaces, ios: Int) {
    self.faces = faces
    system = SystemFontMeasure(ios: ios)
  }

  public func width(of text: String, font: ResolvedFont) -> Double {
    width(of: text, font: font, joins: true, hasTracking: true, hasPlainKerning: false)
  }

  /// The width in a viewer that has the font, in points: without the tracking of Apple's `trak`, which only Apple's
  /// systems apply, and without ligatures, which viewers leave out where letters are spaced.
  ///
  /// - Parameter hasPlainKerning: whether pairs kern as in the font's default instance, as in an embedded subset of
  ///   it.
  public func drawnWidth(of text: String, font: ResolvedFont, hasPlainKerning: Bool) -> Double {
    width(of: text, font: font, joins: false, hasTracking: false, hasPlainKerning: hasPlainKerning)
  }

  private func width(
    of text: String, font: ResolvedFont, joins: Bool, hasTracking: Bool, hasPlainKerning: Bool
  ) -> Double {
    guard font.size > 0, font.size.isFinite else { return 0 }
    return withMemo(font, hasPlainKerning: hasPlainKerning) { memo in
      let tracking = hasTracking ? memo.tracking : 0
      let text = text.measured(in: font)
      if let units = memo.asciiUnits(text, joins: joins) {
        return max(0, (units + Double(text.utf8.count) * tracking) * memo.scale)
      }
      var run = GlyphRun(memo: memo, joins: joins) { system.width(of: $0, font: font) }
      run.add(text)
      return max(0, (run.units + Double(run.glyphs) * tracking) * memo.scale + run.points)
    }
  }

  private func withMemo<Result>(
    _ font: ResolvedFont, hasPlainKerning: Bool, _ body: (InstanceMemo) -> Result
  ) -> Result {
    let key = InstanceMemo.Key(font: font, hasPlainKerning: hasPlainKerning)
    return faces.memos.withLock { memos in
      if let memo = memos[key] { return body(memo) }
      if memos.count >= Self.mostMemos { memos.removeAll() }
      let memo = InstanceMemo(key, choice: faces.choice(for: font))
      memos[key] = memo
      return body(memo)
    }
  }

  /// The glyphs of a text that the font draws, without marks, the letters with marks, and the kerning pairs, in font units, as in its
  /// default instance.
  public func glyphs(
    of text: String, font: ResolvedFont, onGlyph: @escaping (Unicode.Scalar, GlyphID) -> Void,
    onPair: @escaping (GlyphID, GlyphID, Double) -> Void, onMarked: @escaping (Unicode.Scalar) -> Void
  ) {
    withMemo(font, hasPlainKerning: true) { memo in
      var run = GlyphRun(memo: memo, joins: false) { _ in 0 }
      run.onGlyph = onGlyph
      run.onPair = onPair
      run.onMarked = onMarked
      run.add(text)
    }
  }

  public func lineHeight(_ font: ResolvedFont) -> Double { system.lineHeight(font) }
  public func ascender(_ font: ResolvedFont) -> Double { system.ascender(font) }
  public func descender(_ font: ResolvedFont) -> Double { system.descender(font) }
  public func capHeight(_ font: ResolvedFont) -> Double { system.capHeight(font) }
  public func xHeight(_ font: ResolvedFont) -> Double { system.xHeight(font) }
}
