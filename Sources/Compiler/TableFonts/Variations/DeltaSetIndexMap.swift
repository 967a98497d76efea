/// A map from glyphs or axes to their places in an item variation store.
struct DeltaSetIndexMap: Sendable {
  private let table: FontData
  private let format: Int
  private let count: Int
  /// Of the first entry, in bytes.
  private let start: Int

  init?(_ table: FontData) {
    guard let version = table.u8(0), let format = table.u8(1),
      let count = version == 0 ? table.u16(2) : table.u32(2)
    else { return nil }
    self.table = table
    self.format = format
    self.count = count
    start = version == 0 ? 4 : 6
  }

  /// The last entry counts for all that follow; without entries, a number is its own place.
  func index(of number: Int) -> VariationStore.Index {
    guard count > 0 else { return VariationStore.Index(outer: 0, inner: number) }
    let size = (format >> 4 & 3) + 1
    let innerBits = (format & 15) + 1
    let offset = start + size * min(number, count - 1)
    var entry = 0
    for byte in 0..<size { entry = entry << 8 | (table.u8(offset + byte) ?? 0) }
    return VariationStore.Index(outer: entry >> innerBits, inner: entry & (1 << innerBits - 1))
  }
}
