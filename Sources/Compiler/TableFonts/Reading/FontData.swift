/// A part of a font file. Offsets are relative to its start; reading outside of it always returns nil.
struct FontData: Sendable {
  private let bytes: [UInt8]
  /// In `bytes`.
  private let start: Int
  let count: Int

  func u8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < count else { return nil }
    return Int(bytes[start + offset])
  }

  func u16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= count - 2 else { return nil }
    return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
  }

  func i16(_ offset: Int) -> Int? {
    u16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func u32(_ offset: Int) -> Int? {
    guard let high = u16(offset), let low = u16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func i32(_ offset: Int) -> Int? {
    u32(offset).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  /// A number in 16.16.
  func fixed(_ offset: Int) -> Double? { i32(offset).map { Double($0) / 65_536 } }

  /// A number in 2.14.
  func f2dot14(_ offset: Int) -> Double? { i16(offset).map { Double($0) / 16_384 } }

  func tag(_ offset: Int) -> Tag? { u32(offset).map { Tag(rawValue: UInt32($0)) } }

  /// A number of bytes from an offset; nil unless all exist.
  func part(_ offset: Int, count length: Int) -> FontData? {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else { return nil }
    return FontData(bytes: bytes, start: start + offset, count: length)
  }

  /// All bytes from an offset on; nil for an offset outside, and for 0, which in fonts means absent.
  func table(_ offset: Int?) -> FontData? {
    guard let offset, offset > 0, offset < count else { return nil }
    return FontData(bytes: bytes, start: start + offset, count: count - offset)
  }

  /// The range of an element in a list of offsets, which have 16 bits and are halved, or 32 bits; nil if the list is damaged.
  func range(_ index: Int, offsetsAt start: Int, areLong: Bool) -> Range<Int>? {
    let size = areLong ? 4 : 2
    let ends = [index, index + 1].compactMap {
      areLong ? u32(start + size * $0) : u16(start + size * $0).map { 2 * $0 }
    }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]..<ends[1] : nil
  }

  /// Whether the offsets of such a list are ascending: otherwise elements could overlap, and their total size could exceed
  /// that of the file.
  func isAscending(_ count: Int, offsetsAt start: Int, areLong: Bool) -> Bool {
    (0..<count).allSatisfy { range($0, offsetsAt: start, areLong: areLong) != nil }
  }

  var content: ArraySlice<UInt8> { bytes[start..<start + count] }
}

extension FontData {
  init(_ bytes: [UInt8]) { self.init(bytes: bytes, start: 0, count: bytes.count) }
}

/// The four-letter name of a table, a feature, a script or an axis.
struct Tag: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral, CustomStringConvertible {
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  init(stringLiteral text: StaticString) {
    precondition(text.utf8CodeUnitCount == 4, "a tag has four letters")
    rawValue = UnsafeBufferPointer(start: text.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
  }

  var description: String {
    String(
      String.UnicodeScalarView(
        [24, 16, 8, 0].map { shift in
          let byte = UInt8(truncatingIfNeeded: rawValue >> UInt32(shift))
          return Unicode.Scalar((0x20..<0x7F).contains(byte) ? byte : UInt8(ascii: "?"))
        }))
  }

  static func < (left: Tag, right: Tag) -> Bool { left.rawValue < right.rawValue }
}
