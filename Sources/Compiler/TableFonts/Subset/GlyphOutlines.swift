/// The outlines of a TrueType font (`glyf`, `loca`).
struct GlyphOutlines: Sendable {
  private let glyf: FontData
  private let loca: FontData
  private let isLong: Bool
  private let count: Int

  init(_ face: FontFace) throws(FontError) { try self.init(face.tables, count: face.glyphCount) }

  init(_ tables: TableDirectory, count: Int) throws(FontError) {
    glyf = try tables.required("glyf")
    loca = try tables.required("loca")
    guard let format = tables["head"]?.u16(50), format <= 1 else { throw .damagedTable("head") }
    isLong = format == 1
    self.count = count
    guard loca.count >= (count + 1) * (isLong ? 4 : 2), loca.isAscending(count, offsetsAt: 0, areLong: isLong) else {
      throw .damagedTable("loca")
    }
  }

  /// Empty for a glyph without an outline, nil for a damaged glyph.
  private func content(of glyph: GlyphID) -> FontData? {
    guard glyph < count, let range = loca.range(Int(glyph), offsetsAt: 0, areLong: isLong) else { return nil }
    return glyf.part(range.lowerBound, count: range.count)
  }

  /// A component of a composite glyph.
  private struct Component {
    /// The offset of the flags; the component's glyph follows two bytes later.
    var offset: Int
    var flags: Int
    var glyph: GlyphID
    var end: Int
  }

  /// Empty for a glyph with a simple outline; nil for a damaged glyph.
  private func components(in content: FontData) -> [Component]? {
    guard let contours = content.i16(0), contours < 0 else { return [] }
    var components: [Component] = []
    var offset = 10
    while true {
      guard let flags = content.u16(offset), let glyph = content.u16(offset + 2) else { return nil }
      var size = flags & 1 != 0 ? 8 : 6
      if flags & 8 != 0 { size += 2 } else if flags & 0x40 != 0 { size += 4 } else if flags & 0x80 != 0 { size += 8 }
      guard content.part(offset, count: size) != nil else { return nil }
      components.append(Component(offset: offset, flags: flags, glyph: GlyphID(glyph), end: offset + size))
      if flags & 0x20 == 0 { return components }
      offset += size
    }
  }

  /// The number of a glyph's points, or of the components of a composite one; nil for a damaged glyph.
  func pointCount(of glyph: GlyphID) -> Int? {
    guard let content = content(of: glyph) else { return nil }
    guard content.count > 0, let contours = content.i16(0), contours != 0 else { return 0 }
    if contours < 0 { return components(in: content)?.count }
    return content.u16(8 + 2 * contours).map { $0 + 1 }
  }

  /// The component that gives a composite glyph its advance; nil if the glyph has its own.
  func metricsSource(of glyph: GlyphID) -> GlyphID? {
    guard let content = content(of: glyph), content.count > 0 else { return nil }
    return components(in: content)?.last { $0.flags & 0x200 != 0 }?.glyph
  }

  /// The drawable glyphs of a set, with their components at any depth. A glyph that is damaged, or has a damaged component, is not
  /// drawable.
  func closure(of glyphs: Set<GlyphID>) -> Set<GlyphID> {
    var closure: Set<GlyphID> = []
    // Components visited for a damaged glyph may be visited again for the next.
    var room = Self.mostComponents
    for glyph in glyphs.sorted() {
      if let parts = parts(of: glyph, besides: closure, room: &room) { closure.formUnion(parts) }
    }
    return closure
  }

  private static let mostComponents = 1 << 20

  /// A glyph and its components, except known ones; nil if one of them is damaged.
  private func parts(of glyph: GlyphID, besides known: Set<GlyphID>, room: inout Int) -> Set<GlyphID>? {
    guard !known.contains(glyph) else { return [] }
    var found: Set<GlyphID> = [glyph]
    var open = [glyph]
    while let next = open.popLast() {
      guard let content = content(of: next), let components = components(in: content) else { return nil }
      room -= 1 + components.count
      guard room >= 0 else { return nil }
      for component in components where !known.contains(component.glyph) && found.insert(component.glyph).inserted {
        open.append(component.glyph)
      }
    }
    return found
  }

  /// The outline without its hints, with its components renumbered.
  func outline(of glyph: GlyphID, numbers: [GlyphID: Int]) -> [UInt8]? {
    guard let content = content(of: glyph), let components = components(in: content) else { return nil }
    if content.count == 0 { return [] }
    guard let last = components.last else { return simpleOutline(content) }
    var outline = FontBytes()
    outline.append(content.content.prefix(last.end))
    for component in components {
      guard let number = numbers[component.glyph] else { return nil }
      outline.replace(u16: component.flags & ~0x100, at: component.offset)
      outline.replace(u16: number, at: component.offset + 2)
    }
    return outline.bytes
  }

  private func simpleOutline(_ content: FontData) -> [UInt8]? {
    guard let contours = content.i16(0), let length = content.u16(10 + 2 * contours),
      let points = contours == 0 ? 0 : content.u16(8 + 2 * contours).map({ $0 + 1 }),
      let rest = pointData(in: content, at: 12 + 2 * contours + length, points: points)
    else { return nil }
    var outline = FontBytes()
    outline.append(content.content.prefix(10 + 2 * contours))
    outline.u16(0)
    outline.append(rest.content)
    return outline.bytes
  }

  /// The flags and coordinates of an outline's points, without padding.
  private func pointData(in content: FontData, at start: Int, points: Int) -> FontData? {
    var offset = start
    var size = 0
    var point = 0
    while point < points {
      guard let flags = content.u8(offset) else { return nil }
      var count = 1
      if flags & 8 != 0 {
        guard let further = content.u8(offset + 1) else { return nil }
        count += further
        offset += 1
      }
      offset += 1
      // One byte, two, or none if the coordinate does not change.
      let width = flags & 2 != 0 ? 1 : flags & 0x10 != 0 ? 0 : 2
      let height = flags & 4 != 0 ? 1 : flags & 0x20 != 0 ? 0 : 2
      size += count * (width + height)
      point += count
    }
    return content.part(start, count: offset + size - start)
  }
}
