extension FontBuilder {
  var basicTables: [String: [UInt8]] {
    let count = scalars.count + 1
    var head = BigEndian()
    head.u32(0x0001_0000)
    head.u32(0x0001_0000)
    head.u32(0)
    head.u32(0x5F0F_3CF5)
    head.u16s(0, unitsPerEm)
    for _ in 0..<4 { head.u32(0) }
    head.u16s(0, 0, 1_000, 1_000, isItalic ? 2 : 0, 8, 2, 1, 0)

    var hhea = BigEndian()
    hhea.u32(0x0001_0000)
    hhea.u16s(900, -200, 50, 1_000, 0, 0, 1_000, 1, 0, 0, 0, 0, 0, 0, 0, count)

    var maxp = BigEndian()
    maxp.u32(0x0001_0000)
    maxp.u16s(count, 4, 1, 4, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1)

    var hmtx = BigEndian()
    hmtx.u16s(500, 0)
    for scalar in scalars { hmtx.u16s(advances[scalar] ?? 0, 0) }

    var os2 = BigEndian()
    os2.u16s(4, 500, weightClass, widthClass, fsType)
    while os2.bytes.count < 62 { os2.u16(0) }
    os2.u16s(isItalic ? 1 : 0x40, 0x20, 0x7E, 900, -200, 50, 950, 250)
    os2.u32(0)
    os2.u32(0)
    os2.u16s(480, 700, 0, 0x20, 1)

    var post = BigEndian()
    post.u32(0x0003_0000)
    for _ in 0..<7 { post.u32(0) }
    return [
      "head": head.bytes, "hhea": hhea.bytes, "maxp": maxp.bytes, "hmtx": hmtx.bytes, "OS/2": os2.bytes,
      "post": post.bytes, "name": nameTable,
    ]
  }

  private var nameTable: [UInt8] {
    let names =
      [(1, family), (2, subfamily), (256, "Weight")]
      + (weightAxis?.instances ?? []).enumerated().map { (257 + $0, $1.name) }
    var table = BigEndian()
    var texts = BigEndian()
    table.u16s(0, names.count, 6 + 12 * names.count)
    for (id, name) in names {
      table.u16s(3, 1, 0x409, id, 2 * name.utf16.count, texts.bytes.count)
      for unit in name.utf16 { texts.u16(Int(unit)) }
    }
    return table.bytes + texts.bytes
  }

  /// A square for each glyph, half as wide as its advance; composites refer to another's.
  var outlineTables: [String: [UInt8]] {
    var glyf = BigEndian()
    var loca = BigEndian()
    loca.u32(0)
    for scalar in [nil] + scalars.map(Optional.some) {
      let side = (scalar.flatMap { advances[$0] } ?? 500) / 2
      if let scalar, let base = composites[scalar] {
        glyf.u16s(-1, 0, 0, side, side)
        // Words for offsets, and instructions that are to be left out.
        glyf.u16s(0x0103, glyph(base), 0, 0, 1)
        glyf.u16(0x4F00)
      } else if side > 0 {
        glyf.u16s(1, 0, 0, side, side, 3, 2)
        // Two bytes of instructions, then four points: flags, x, y.
        glyf.u16(0x4F4F)
        glyf.bytes += [1, 1, 1, 1]
        glyf.u16s(0, side, 0, -side, 0, 0, side, 0)
      }
      while glyf.bytes.count % 4 != 0 { glyf.bytes.append(0) }
      loca.u32(glyf.bytes.count)
    }
    return ["glyf": glyf.bytes, "loca": loca.bytes]
  }

  var characterMapTable: [UInt8] {
    var table = BigEndian()
    table.u16s(0, 1, 3, characterMap == .groups ? 10 : 1)
    table.u32(12)
    switch characterMap {
    case .segments:
      // One segment a scalar; every other one by way of the array of glyphs.
      let codes = scalars.map { Int($0.value) }.filter { $0 < 0xFFFF }
      let count = codes.count + 1
      let arrayed = codes.indices.filter { $0 % 2 == 1 }
      table.u16s(4, 16 + 8 * count + 2 * arrayed.count, 0, 2 * count, 0, 0, 0)
      for code in codes + [0xFFFF] { table.u16(code) }
      table.u16(0)
      for code in codes + [0xFFFF] { table.u16(code) }
      for (index, code) in codes.enumerated() { table.u16(index % 2 == 1 ? 0 : index + 1 - code) }
      table.u16(1)
      for index in 0..<count {
        table.u16(index % 2 == 1 && index < codes.count ? 2 * (count - index) + 2 * (index / 2) : 0)
      }
      for index in arrayed { table.u16(index + 1) }
    case .list:
      let first = Int(scalars[0].value)
      let last = Int(scalars[scalars.count - 1].value)
      table.u16s(6, 10 + 2 * (last - first + 1), 0, first, last - first + 1)
      for code in first...last { table.u16(Unicode.Scalar(UInt32(code)).map(glyph) ?? 0) }
    case .groups:
      table.u16s(12, 0)
      table.u32(16 + 12 * scalars.count)
      table.u32(0)
      table.u32(scalars.count)
      for (index, scalar) in scalars.enumerated() {
        table.u32(Int(scalar.value))
        table.u32(Int(scalar.value))
        table.u32(index + 1)
      }
    }
    return table.bytes
  }

  var trackingTable: [UInt8] {
    var table = BigEndian()
    table.u32(0x0001_0000)
    // Two tracks: a tight one that is not meant, and the normal one.
    let sizes = 12 + 8 + 16
    let values = sizes + 4 * tracking.count
    table.u16s(0, 12, 0, 0, 2, tracking.count)
    table.u32(sizes)
    table.u32(-0x1_0000)
    table.u16s(256, values)
    table.u32(0)
    table.u16s(256, values + 2 * tracking.count)
    for entry in tracking { table.u32(entry.size << 16) }
    for _ in tracking { table.u16(-999) }
    for entry in tracking { table.u16(entry.value) }
    return table.bytes
  }
}
