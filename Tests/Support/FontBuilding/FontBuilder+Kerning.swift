extension FontBuilder {
  var kerningTables: [String: [UInt8]] {
    switch kerning {
    case .none: [:]
    case .table(let pairs): ["kern": kernTable(pairs, isMac: false)]
    case .macTable(let pairs): ["kern": kernTable(pairs, isMac: true)]
    case .pairs(let pairs, let flags, let isExtension, let script):
      [
        "GPOS": positioning(pairSubtable(pairs), flags: flags, isExtension: isExtension, script: script),
        "GDEF": definition,
      ]
    case .classes(let pairs):
      ["GPOS": positioning(classSubtable(pairs), flags: 0, isExtension: false, script: "latn")]
    }
  }

  private func sorted(_ pairs: [Pair]) -> [(left: Int, right: Int, value: Int)] {
    pairs.map { (glyph($0.left), glyph($0.right), $0.value) }.sorted { ($0.left, $0.right) < ($1.left, $1.right) }
  }

  private func kernTable(_ pairs: [Pair], isMac: Bool) -> [UInt8] {
    var table = BigEndian()
    if isMac {
      table.u32(0x0001_0000)
      table.u32(1)
      table.u32(16 + 6 * pairs.count)
      table.u16s(0, 0)
    } else {
      table.u16s(0, 1, 0, 14 + 6 * pairs.count, 1)
    }
    table.u16s(pairs.count, 0, 0, 0)
    for pair in sorted(pairs) { table.u16s(pair.left, pair.right, pair.value) }
    return table.bytes
  }

  /// Every glyph is a base, but for U+0301, which is a mark.
  private var definition: [UInt8] {
    var table = BigEndian()
    table.u32(0x0001_0000)
    table.u16s(12, 0, 0, 0)
    table.u16s(1, 1, scalars.count)
    for scalar in scalars { table.u16(scalar == "\u{301}" ? 3 : 1) }
    return table.bytes
  }

  var substitution: [UInt8] {
    var table = BigEndian()
    table.u16s(1, 8, 1, 14)
    table.u16s(1, 1, glyph(ligatures[0].from[0]))
    table.u16(ligatures.count)
    var offset = 2 + 2 * ligatures.count
    for ligature in ligatures {
      table.u16(offset)
      offset += 2 + 2 * ligature.from.count
    }
    for ligature in ligatures {
      table.u16s(glyph(ligature.to), ligature.from.count)
      for scalar in ligature.from.dropFirst() { table.u16(glyph(scalar)) }
    }
    return layout(table.bytes, feature: "liga", type: 4, flags: 0, isExtension: true, script: "DFLT")
  }

  private func positioning(_ subtable: [UInt8], flags: Int, isExtension: Bool, script: String) -> [UInt8] {
    layout(subtable, feature: "kern", type: 2, flags: flags, isExtension: isExtension, script: script)
  }

  /// A table of one script, one feature, one lookup with one subtable.
  private func layout(
    _ subtable: [UInt8], feature: String, type: Int, flags: Int, isExtension: Bool, script: String
  ) -> [UInt8] {
    var table = BigEndian()
    table.u32(0x0001_0000)
    table.u16s(10, 30, 44)
    table.u16(1)
    table.text(script)
    table.u16s(8, 4, 0, 0, 0xFFFF, 1, 0)
    table.u16(1)
    table.text(feature)
    table.u16s(8, 0, 1, 0)
    table.u16s(1, 4, isExtension ? (type == 2 ? 9 : 7) : type, flags, 1, 8)
    if isExtension {
      table.u16s(1, type)
      table.u32(8)
    }
    return table.bytes + subtable
  }

  private func pairSubtable(_ pairs: [Pair]) -> [UInt8] {
    let lefts = Dictionary(grouping: sorted(pairs)) { $0.left }.sorted { $0.key < $1.key }
    var table = BigEndian()
    let coverage = 10 + 2 * lefts.count
    table.u16s(1, coverage, 4, 0, lefts.count)
    var offset = coverage + 4 + 2 * lefts.count
    for (_, pairs) in lefts {
      table.u16(offset)
      offset += 2 + 4 * pairs.count
    }
    table.u16s(1, lefts.count)
    for (left, _) in lefts { table.u16(left) }
    for (_, pairs) in lefts {
      table.u16(pairs.count)
      for pair in pairs { table.u16s(pair.right, pair.value) }
    }
    return table.bytes
  }

  /// Class 1 for the left glyph of all pairs; a class for each right one, with a value that places and one that advances.
  private func classSubtable(_ pairs: [Pair]) -> [UInt8] {
    let sorted = sorted(pairs)
    var table = BigEndian()
    let columns = sorted.count + 1
    let rows = 16 + 2 * 4 * columns
    let coverage = rows
    let lefts = coverage + 10
    let rights = lefts + 10
    table.u16s(2, coverage, 5, 0, lefts, rights, 2, columns)
    for _ in 0..<columns { table.u16s(0, 0) }
    table.u16s(0, 0)
    for pair in sorted { table.u16s(77, pair.value) }
    table.u16s(2, 1, sorted[0].left, sorted[0].left, 0)
    table.u16s(2, 1, sorted[0].left, sorted[0].left, 1)
    table.u16s(2, sorted.count)
    for (index, pair) in sorted.enumerated() { table.u16s(pair.right, pair.right, index + 1) }
    return table.bytes
  }
}
