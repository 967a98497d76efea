/// The variations of advances in a variable font without `HVAR`: those of the two points in `gvar` at which a glyph begins and ends.
struct PhantomPoints: Sendable {
  private let gvar: FontData
  private let outlines: GlyphOutlines
  private let axes: Int
  private let dataOffset: Int
  private let isLong: Bool
  private let glyphCount: Int
  private let shared: FontData?

  /// A glyph whose advance is that of a component of a component.
  private static let mostDepth = 8

  /// Nil for a font without `gvar` or outlines.
  init?(_ tables: TableDirectory, glyphCount: Int) throws(FontError) {
    guard let gvar = tables["gvar"], tables["glyf"] != nil else { return nil }
    outlines = try GlyphOutlines(tables, count: glyphCount)
    guard let axes = gvar.u16(4), let sharedCount = gvar.u16(6), let sharedOffset = gvar.u32(8),
      let count = gvar.u16(12), let flags = gvar.u16(14), let dataOffset = gvar.u32(16)
    else { throw .damagedTable("gvar") }
    self.gvar = gvar
    self.axes = axes
    self.dataOffset = dataOffset
    self.glyphCount = count
    isLong = flags & 1 != 0
    shared = gvar.part(sharedOffset, count: 2 * axes * sharedCount)
  }

  /// What is added to an advance at a place in the design space, in font units.
  func delta(of glyph: GlyphID, at place: [Double], depth: Int = 0) -> Double {
    if depth < Self.mostDepth, let source = outlines.metricsSource(of: glyph) {
      return delta(of: source, at: place, depth: depth + 1)
    }
    guard glyph < glyphCount, let range = gvar.range(Int(glyph), offsetsAt: 20, areLong: isLong),
      let data = gvar.part(dataOffset + range.lowerBound, count: range.count),
      let points = outlines.pointCount(of: glyph),
      let tuples = data.u16(0), let start = data.u16(2)
    else { return 0 }
    var header = 4
    var reader = PackedReader(data: data, offset: start)
    // All tuples can share a list of points.
    let common = tuples & 0x8000 != 0 ? reader.points() : nil
    var sum = 0.0
    for _ in 0..<(tuples & 0xFFF) {
      guard let size = data.u16(header), let flags = data.u16(header + 2) else { return sum }
      header += 4
      let end = reader.offset + size
      defer { reader.offset = end }
      guard let scalar = scalar(flags, data, &header, at: place) else { return sum }
      guard scalar != 0 else { continue }
      let listed = flags & 0x2000 != 0 ? reader.points() : common
      // No list, and an empty one, mean all points.
      let numbers = listed.flatMap { $0.isEmpty ? nil : $0 }
      guard let deltas = reader.deltas(numbers?.count ?? points + 4) else { continue }
      func delta(_ point: Int) -> Double {
        guard let numbers else { return Double(deltas[point]) }
        return numbers.firstIndex(of: point).map { Double(deltas[$0]) } ?? 0
      }
      sum += scalar * (delta(points + 1) - delta(points))
    }
    return sum
  }

  /// The factor of a tuple; nil if the data ends.
  private func scalar(_ flags: Int, _ data: FontData, _ header: inout Int, at place: [Double]) -> Double? {
    func tuple(_ table: FontData?, _ offset: Int) -> [Double]? {
      let values = (0..<axes).compactMap { table?.f2dot14(offset + 2 * $0) }
      return values.count == axes ? values : nil
    }
    var peak = tuple(shared, 2 * axes * (flags & 0xFFF))
    if flags & 0x8000 != 0 {
      peak = tuple(data, header)
      header += 2 * axes
    }
    guard let peak else { return nil }
    var (least, most) = (peak.map { min($0, 0) }, peak.map { max($0, 0) })
    if flags & 0x4000 != 0 {
      guard let start = tuple(data, header), let end = tuple(data, header + 2 * axes) else { return nil }
      (least, most) = (start, end)
      header += 4 * axes
    }
    return (0..<axes).reduce(1) { product, axis in
      product
        * VariationStore.scalar(
          at: axis < place.count ? place[axis] : 0, start: least[axis], peak: peak[axis], end: most[axis])
    }
  }
}

/// Reads the packed numbers of `gvar`.
private struct PackedReader {
  let data: FontData
  var offset: Int

  /// The numbers of points, ascending; empty for all of them. Nil if the data ends.
  mutating func points() -> [Int]? {
    guard var count = next(isWord: false) else { return nil }
    if count & 0x80 != 0 {
      guard let low = next(isWord: false) else { return nil }
      count = (count & 0x7F) << 8 | low
    }
    var points: [Int] = []
    var last = 0
    while points.count < count {
      guard let control = next(isWord: false) else { return nil }
      for _ in 0...(control & 0x7F) where points.count < count {
        guard let step = next(isWord: control & 0x80 != 0) else { return nil }
        last += step
        points.append(last)
      }
    }
    return points
  }

  /// The distances along the line, which come before those across it. Nil if the data ends.
  mutating func deltas(_ count: Int) -> [Int]? {
    var deltas: [Int] = []
    while deltas.count < count {
      guard let control = next(isWord: false) else { return nil }
      for _ in 0...(control & 0x3F) where deltas.count < count {
        if control & 0x80 != 0 {
          deltas.append(0)
        } else if let value = next(isWord: control & 0x40 != 0) {
          deltas.append(
            control & 0x40 != 0 ? Int(Int16(truncatingIfNeeded: value)) : Int(Int8(truncatingIfNeeded: value)))
        } else {
          return nil
        }
      }
    }
    return deltas
  }

  private mutating func next(isWord: Bool) -> Int? {
    defer { offset += isWord ? 2 : 1 }
    return isWord ? data.u16(offset) : data.u8(offset)
  }
}
