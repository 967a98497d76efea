/// Sums up scalars one by one, keeping the last one for its kerning and its shape beside the next.
struct AdvanceSum {
  let table: AdvanceTable
  /// Points.
  let size: Double
  private(set) var run = AdvanceTable.Run()
  private var last: Int?
  private var shaping = ShapedAdvance()

  init(table: AdvanceTable, size: Double) {
    self.table = table
    self.size = size
  }

  /// Adds the first scalar of a grapheme.
  mutating func add(_ scalar: Unicode.Scalar) {
    guard let units = table.advance(of: scalar) else {
      if let em = shaping.add(scalar) { return addPoints(Double(em) / 1000 * size, keepsShape: true) }
      return addPoints(FallbackAdvance.points(for: scalar, size: size))
    }
    shaping = ShapedAdvance()
    run.units += Double(units)
    run.glyphs += 1
    guard let glyph = Self.kerningGlyph(scalar.value) else { return last = nil }
    if let last {
      let pair = Int(table.leftRow[last]) + Int(table.rightClass[glyph])
      run.units += Double(table.kerning[pair])
    }
    last = glyph
  }

  /// Adds a further scalar of a grapheme: signs and letters of scripts that are shaped; marks have no width.
  mutating func addToCluster(_ scalar: Unicode.Scalar) {
    if let em = shaping.add(scalar) { addPoints(Double(em) / 1000 * size, keepsShape: true) }
  }

  mutating func addPoints(_ points: Double, keepsShape: Bool = false) {
    run.points += points
    last = nil
    if !keepsShape { shaping = ShapedAdvance() }
  }

  /// The glyph for kerning with ASCII: the letter itself, or the base of an accented letter; less 0x20.
  private static func kerningGlyph(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20..<0x7F: return Int(scalar) - 0x20
    case 0xC0..<0x180:
      let base = Int(InterKerning.base[Int(scalar) - 0xC0])
      return base < 0x5F ? base : nil
    default: return nil
    }
  }
}
