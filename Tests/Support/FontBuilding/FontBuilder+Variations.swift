extension FontBuilder {
  var variationTables: [String: [UInt8]] {
    guard let axis = weightAxis else { return [:] }
    var fvar = BigEndian()
    fvar.u32(0x0001_0000)
    fvar.u16s(16, 2, 1, 20, axis.instances.count, 8)
    fvar.text("wght")
    for value in [axis.minimum, axis.standard, axis.maximum] { fvar.u32(value << 16) }
    fvar.u16s(0, 256)
    for (index, instance) in axis.instances.enumerated() {
      fvar.u16s(257 + index, 0)
      fvar.u32(instance.weight << 16)
    }
    var tables = ["fvar": fvar.bytes, "HVAR": advanceVariations(axis), "gvar": glyphVariations]
    if !axis.segments.isEmpty {
      var avar = BigEndian()
      avar.u32(0x0001_0000)
      avar.u16s(0, 1, axis.segments.count + 3, -0x4000, -0x4000, 0, 0)
      for (from, to) in axis.segments { avar.u16s(from, to) }
      avar.u16s(0x4000, 0x4000)
      tables["avar"] = avar.bytes
    }
    return tables
  }

  /// One region, from the standard to the maximum. Where there is a map, it says the rows backwards.
  private func advanceVariations(_ axis: WeightAxis) -> [UInt8] {
    let deltas = [0] + scalars.map { axis.deltas[$0] ?? 0 }
    let rows = axis.hasAdvanceMap ? deltas.reversed() : deltas
    var store = BigEndian()
    store.u16(1)
    store.u32(12)
    store.u16(1)
    store.u32(22)
    store.u16s(1, 1, 0, 0x4000, 0x4000)
    store.u16s(rows.count, 1, 1, 0)
    for delta in rows { store.u16(delta) }
    var table = BigEndian()
    table.u32(0x0001_0000)
    table.u32(20)
    table.u32(axis.hasAdvanceMap ? 20 + store.bytes.count : 0)
    table.u32(0)
    table.u32(0)
    table.bytes += store.bytes
    if axis.hasAdvanceMap {
      // Entries of one byte with eight bits for the row.
      table.bytes += [0, 0x07]
      table.u16(deltas.count)
      table.bytes += deltas.indices.map { UInt8(deltas.count - 1 - $0) }
    }
    return table.bytes
  }

  /// Outlines that stay as they are.
  private var glyphVariations: [UInt8] {
    let count = scalars.count + 1
    var table = BigEndian()
    table.u32(0x0001_0000)
    table.u16s(1, 0)
    table.u32(20 + 2 * (count + 1))
    table.u16s(count, 0)
    table.u32(20 + 2 * (count + 1))
    for _ in 0...count { table.u16(0) }
    return table.bytes
  }
}
