import TableIR

/// The advances and kerning of one font at one weight.
struct AdvanceTable {
  /// em/2048 by the blocks of `InterAdvances.blocks`; 0 where the font has no glyph.
  let advances: [UInt16]
  /// em/2048 by the classes of `InterKerning`.
  let kerning: [Int16]

  static func sanFrancisco(_ weight: FontWeight) -> AdvanceTable {
    switch TabulatedWeight(weight) {
    case .regular:
      return AdvanceTable(advances: SanFranciscoAdvances.regular, kerning: SanFranciscoAdvances.regularKerning)
    case .medium:
      return AdvanceTable(advances: SanFranciscoAdvances.medium, kerning: SanFranciscoAdvances.mediumKerning)
    case .semibold:
      return AdvanceTable(advances: SanFranciscoAdvances.semibold, kerning: SanFranciscoAdvances.semiboldKerning)
    case .bold:
      return AdvanceTable(advances: SanFranciscoAdvances.bold, kerning: SanFranciscoAdvances.boldKerning)
    }
  }

  static func inter(_ weight: FontWeight) -> AdvanceTable {
    switch TabulatedWeight(weight) {
    case .regular:
      return AdvanceTable(advances: InterAdvances.regular, kerning: InterKerning.regular)
    case .medium:
      return AdvanceTable(advances: InterAdvances.medium, kerning: InterKerning.medium)
    case .semibold:
      return AdvanceTable(advances: InterAdvances.semibold, kerning: InterKerning.semibold)
    case .bold:
      return AdvanceTable(advances: InterAdvances.bold, kerning: InterKerning.bold)
    }
  }

  /// The advance of a scalar in em/2048, or nil where the font has no glyph for it.
  func advance(of scalar: Unicode.Scalar) -> Int? {
    // The first block, for most of what isn't ASCII.
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

  /// What a text sums up to.
  struct Run {
    /// em/2048, kerning included.
    var units = 0.0
    /// Glyphs of this font, each of which takes the font's spacing.
    var glyphs = 0
    /// Width of what other fonts draw.
    var points = 0.0
  }

  func measure(_ text: String, size: Double) -> Run {
    measureASCII(text) ?? measureScalars(text, size: size) ?? measureGraphemes(text, size: size)
  }

  /// Printable ASCII only, else nil. Every label of a table comes through here, so it allocates nothing.
  private func measureASCII(_ text: String) -> Run? {
    let sums = text.utf8.withContiguousStorageIfAvailable { bytes -> (advance: Int, kerning: Int)? in
      advances.withUnsafeBufferPointer { advances in
        kerning.withUnsafeBufferPointer { kerning in
          InterKerning.leftRow.withUnsafeBufferPointer { leftRow in
            InterKerning.rightClass.withUnsafeBufferPointer { rightClass in
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

  /// Text of which every scalar is a grapheme by itself, else nil.
  private func measureScalars(_ text: String, size: Double) -> Run? {
    var sum = Sum(table: self, size: size)
    for scalar in text.unicodeScalars {
      guard scalar.isAlwaysOneGrapheme else { return nil }
      sum.add(scalar)
    }
    return sum.run
  }

  /// Any text, by grapheme clusters.
  private func measureGraphemes(_ text: String, size: Double) -> Run {
    var sum = Sum(table: self, size: size)
    for character in text {
      if character.isDrawnAsEmoji {
        sum.addPoints(FallbackAdvance.emoji(size: size))
      } else if let scalar = character.unicodeScalars.first {
        sum.add(scalar)
      }
    }
    return sum.run
  }

  /// Adds grapheme after grapheme, keeping the last one for its kerning.
  private struct Sum {
    let table: AdvanceTable
    let size: Double
    var run = Run()
    var last: Int?

    init(table: AdvanceTable, size: Double) {
      self.table = table
      self.size = size
    }

    mutating func add(_ scalar: Unicode.Scalar) {
      guard let units = table.advance(of: scalar) else {
        return addPoints(FallbackAdvance.points(for: scalar, size: size))
      }
      run.units += Double(units)
      run.glyphs += 1
      guard let glyph = Self.kerningGlyph(scalar.value) else { return last = nil }
      if let last {
        let pair = Int(InterKerning.leftRow[last]) + Int(InterKerning.rightClass[glyph])
        run.units += Double(table.kerning[pair])
      }
      last = glyph
    }

    /// What kerns with ASCII: itself, and an accented letter as its base; less 0x20.
    private static func kerningGlyph(_ scalar: UInt32) -> Int? {
      switch scalar {
      case 0x20..<0x7F: return Int(scalar) - 0x20
      case 0xC0..<0x180:
        let base = Int(InterKerning.base[Int(scalar) - 0xC0])
        return base < 0x5F ? base : nil
      default: return nil
      }
    }

    mutating func addPoints(_ points: Double) {
      run.points += points
      last = nil
    }
  }
}
