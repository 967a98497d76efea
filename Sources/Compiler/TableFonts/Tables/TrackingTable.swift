/// The space that a font adds after every glyph, by size (Apple's `trak`), at the normal track.
struct TrackingTable: Sendable {
  /// By size in points, ascending; values in font units.
  private let entries: [(size: Double, value: Double)]

  /// Nil if the table has no normal track for horizontal text.
  init?(_ table: FontData) throws(FontError) {
    guard let offset = table.u16(6) else { throw .damagedTable("trak") }
    guard offset > 0 else { return nil }
    guard let tracks = table.u16(offset), let sizes = table.u16(offset + 2), let sizeTable = table.u32(offset + 4)
    else {
      throw .damagedTable("trak")
    }
    let normal = (0..<tracks).map { offset + 8 + 8 * $0 }.first { table.fixed($0) == 0 }
    guard let normal, sizes > 0 else { return nil }
    guard let values = table.u16(normal + 6) else { throw .damagedTable("trak") }
    var entries: [(size: Double, value: Double)] = []
    for index in 0..<sizes {
      guard let size = table.fixed(sizeTable + 4 * index), let value = table.i16(values + 2 * index) else {
        throw .damagedTable("trak")
      }
      guard size > entries.last?.size ?? -.infinity else { throw .damagedTable("trak") }
      entries.append((size, Double(value)))
    }
    self.entries = entries
  }

  /// Font units per glyph at a size in points, interpolated between sizes and constant beyond the ends.
  func value(at size: Double) -> Double {
    guard let above = entries.firstIndex(where: { $0.size >= size }) else { return entries.last?.value ?? 0 }
    guard above > 0 else { return entries[0].value }
    let (low, high) = (entries[above - 1], entries[above])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}
