/// How a subtable of `GPOS` moves a glyph, of which what is along the line is used.
struct ValueRecord: Sendable {
  let format: Int
  /// In bytes.
  var size: Int { 2 * (format & 0xFF).nonzeroBitCount }

  /// - Parameters:
  ///   - offset: The offset of the record in `table`, to which its device offsets are also relative.
  ///   - variation: The change of a number at the instance, by its place in the font's variations.
  /// - Returns: In font units, what is added to the glyph's offset and to its advance.
  func value(
    at offset: Int, in table: FontData, variation: (VariationStore.Index) -> Double
  ) -> (offset: Double, advance: Double) {
    (
      number(1, at: offset, in: table, variation: variation), number(4, at: offset, in: table, variation: variation)
    )
  }

  /// - Parameter bit: The bit of the number in the format; that of its variation is 16 times as much.
  private func number(
    _ bit: Int, at offset: Int, in table: FontData, variation: (VariationStore.Index) -> Double
  ) -> Double {
    func place(_ bit: Int) -> Int { offset + 2 * (format & (bit - 1)).nonzeroBitCount }
    let plain = format & bit != 0 ? Double(table.i16(place(bit)) ?? 0) : 0
    guard format & bit << 4 != 0, let device = table.table(table.u16(place(bit << 4))), device.u16(4) == 0x8000,
      let outer = device.u16(0), let inner = device.u16(2)
    else { return plain }
    return plain + variation(VariationStore.Index(outer: outer, inner: inner))
  }
}
