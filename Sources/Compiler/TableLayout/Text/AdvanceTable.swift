/// The advances and kerning of one font at one weight.
struct AdvanceTable: Sendable {
  /// em/2048 by the blocks of `InterAdvances.blocks`; 0 if the font has no glyph.
  let advances: [UInt16]
  /// em/2048 by row and column of the two glyphs' classes.
  let kerning: [Int16]
  /// Row of U+0020 and on as the first of a pair, in `kerning`.
  let leftRow: [UInt16]
  /// Column of U+0020 and on as the second of a pair.
  let rightClass: [UInt8]

  /// The advance of a scalar in em/2048; nil if the font has no glyph for it.
  func advance(of scalar: Unicode.Scalar) -> Int? {
    // The first block covers most scalars outside ASCII.
    if (0x20..<0x180).contains(scalar.value) {
      let units = advances[Int(scalar.value) - 0x20]
      return units == 0 ? nil : Int(units)
    }
    for block in InterAdvances.blocks where scalar.value <= block.last {
      guard scalar.value >= block.first else { return nil }
      let units = advances[block.start + Int(scalar.value - block.first)]
      return units == 0 ? nil : Int(units)
    }
    return nil
  }

  /// The sums of a text.
  struct Run {
    /// em/2048, kerning included.
    var units = 0.0
    /// Glyphs of this font, each of which takes the font's spacing.
    var glyphs = 0
    /// The width of what other fonts draw, in points.
    var points = 0.0
  }

  func measure(_ text: String, size: Double) -> Run {
    measureASCII(text) ?? measureScalars(text, size: size) ?? measureGraphemes(text, size: size)
  }

  /// Measures printable ASCII; nil for other text. Every label of a table is measured here, so it allocates nothing.
  private func measureASCII(_ text: String) -> Run? {
    let sums = text.utf8.withContiguousStorageIfAvailable { bytes -> (advance: Int, kerning: Int)? in
      advances.withUnsafeBufferPointer { advances in
        kerning.withUnsafeBufferPointer { kerning in
          leftRow.withUnsafeBufferPointer { leftRow in
            rightClass.withUnsafeBufferPointer { rightClass in
              var advance = 0
              var kerned = 0
              var row = -1
              for byte in bytes {
                let glyph = Int(byte) - 0x20
                if glyph < 0 || glyph >= 0x5F { return nil }
                advance += Int(advances[glyph])
                if row >= 0 { kerned += Int(kerning[row + Int(rightClass[glyph])]) }
                row = Int(leftRow[glyph])
              }
              return (advance, kerned)
            }
          }
        }
      }
    }
    guard let sums, let sums else { return nil }
    return Run(units: Double(sums.advance + sums.kerning), glyphs: text.utf8.count)
  }

  /// Measures text in which every scalar is a grapheme; nil for other text.
  private func measureScalars(_ text: String, size: Double) -> Run? {
    var sum = AdvanceSum(table: self, size: size)
    for scalar in text.unicodeScalars {
      guard scalar.isAlwaysOneGrapheme else { return nil }
      sum.add(scalar)
    }
    return sum.run
  }

  /// Measures any text, by grapheme clusters.
  private func measureGraphemes(_ text: String, size: Double) -> Run {
    var sum = AdvanceSum(table: self, size: size)
    for character in text {
      if character.isDrawnAsEmoji {
        sum.addPoints(FallbackAdvance.emoji(size: size))
        continue
      }
      let scalars = character.unicodeScalars
      guard let first = scalars.first else { continue }
      sum.add(first)
      for scalar in scalars.dropFirst() { sum.addToCluster(scalar) }
    }
    return sum.run
  }
}
