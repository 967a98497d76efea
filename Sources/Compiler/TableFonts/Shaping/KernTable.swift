/// The kerning of a font by its table `kern`, for fonts without the feature in `GPOS`.
struct KernTable: Sendable {
  private let subtables: [Subtable]

  private struct Subtable: Sendable {
    var content: Content
    /// Whether it replaces the previous values.
    var isOverride: Bool
  }

  private enum Content: Sendable {
    /// Pairs of two glyphs and a value, six bytes each, sorted.
    case pairs(FontData, count: Int)
    /// By the classes of both: the subtable with its header, and where the offsets of its parts are.
    case classes(FontData, header: Int)
  }

  init(_ table: FontData) throws(FontError) {
    guard let version = table.u16(0) else { throw .damagedTable("kern") }
    // The Mac format has a 32-bit version number, 1.0, and longer headers.
    let isMac = version == 1
    guard let count = isMac ? table.u32(4) : table.u16(2) else { throw .damagedTable("kern") }
    var position = isMac ? 8 : 4
    var subtables: [Subtable] = []
    for _ in 0..<min(count, 256) {
      let header = isMac ? 8 : 6
      guard let length = isMac ? table.u32(position) : table.u16(position + 2), let coverage = table.u16(position + 4)
      else { throw .damagedTable("kern") }
      let format = isMac ? coverage & 0xFF : coverage >> 8
      // Vertical, minimum and cross-stream subtables do not apply to labels.
      let isPlain = isMac ? coverage & 0xE000 == 0 : coverage & 7 == 1
      if format == 2, isPlain, let whole = table.part(position, count: min(length, table.count - position)) {
        subtables.append(
          Subtable(content: .classes(whole, header: header), isOverride: !isMac && coverage & 8 != 0))
      }
      if format == 0 && isPlain {
        guard let pairs = table.u16(position + header),
          let content = table.part(position + header + 8, count: max(table.count - position - header - 8, 0))
        else { throw .damagedTable("kern") }
        // The length of a large subtable does not fit in 16 bits, so it is computed from the number of pairs.
        subtables.append(
          Subtable(
            content: .pairs(content, count: min(pairs, content.count / 6)), isOverride: !isMac && coverage & 8 != 0))
      }
      guard length >= header else { break }
      position += length
    }
    self.subtables = subtables
  }

  /// Font units between two glyphs.
  func value(_ left: GlyphID, _ right: GlyphID) -> Int {
    var sum = 0
    for subtable in subtables {
      guard let value = Self.value(subtable.content, left, right) else { continue }
      sum = subtable.isOverride ? value : sum + value
    }
    return sum
  }

  private static func value(_ content: Content, _ left: GlyphID, _ right: GlyphID) -> Int? {
    switch content {
    case .pairs(let pairs, let count):
      let index = sortedIndex(of: Int(left) << 16 | Int(right), count: count) { entry in
        pairs.u32(6 * entry).map { ($0, $0) }
      }
      return index.flatMap { pairs.i16(6 * $0 + 4) }
    case .classes(let table, let header):
      // The class of a left glyph is where its row begins, that of a right glyph where its value is in a row.
      guard let row = offset(of: left, in: table.table(table.u16(header + 2))),
        let array = table.u16(header + 6), row >= array
      else { return nil }
      return table.i16(row + (offset(of: right, in: table.table(table.u16(header + 4))) ?? 0))
    }
  }

  private static func offset(of glyph: GlyphID, in classes: FontData?) -> Int? {
    guard let classes, let first = classes.u16(0), let count = classes.u16(2), glyph >= first,
      Int(glyph) - first < count
    else { return nil }
    return classes.u16(4 + 2 * (Int(glyph) - first))
  }
}
