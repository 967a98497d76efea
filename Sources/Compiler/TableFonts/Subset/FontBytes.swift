/// A buffer for the bytes of a font, with big-endian numbers.
struct FontBytes {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }

  mutating func u8(_ value: Int) {
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func u16(_ value: Int) {
    u8(value >> 8)
    u8(value)
  }

  mutating func u32(_ value: Int) {
    u16(value >> 16)
    u16(value)
  }

  mutating func u16(_ values: Int...) {
    for value in values { u16(value) }
  }

  mutating func u32(_ values: Int...) {
    for value in values { u32(value) }
  }

  mutating func tag(_ tag: Tag) {
    u32(Int(tag.rawValue))
  }

  mutating func append(_ content: some Sequence<UInt8>) {
    bytes.append(contentsOf: content)
  }

  mutating func pad(to multiple: Int) {
    while count % multiple != 0 { u8(0) }
  }

  mutating func replace(u16 value: Int, at offset: Int) {
    bytes[offset] = UInt8(truncatingIfNeeded: value >> 8)
    bytes[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  mutating func replace(u32 value: Int, at offset: Int) {
    replace(u16: value >> 16, at: offset)
    replace(u16: value, at: offset + 2)
  }

  /// Appends the parameters for binary search in old readers: the range, the step and the rest for a number of entries of a size.
  mutating func searchFields(count: Int, size: Int) {
    let step = count > 0 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
    u16(size << step)
    u16(step)
    u16(size * count - size << step)
  }
}

/// Assembles tables into a font file, with their checksums.
struct FontAssembly {
  /// `OTTO` for outlines in `CFF `, otherwise 1.0.
  var signature: Int
  var tables: [Tag: [UInt8]] = [:]

  func bytes() -> [UInt8] {
    var file = FontBytes()
    file.u32(signature)
    file.u16(tables.count)
    file.searchFields(count: tables.count, size: 16)
    var offset = 12 + 16 * tables.count
    let sorted = tables.sorted { $0.key < $1.key }
    for (tag, content) in sorted {
      file.tag(tag)
      file.u32(Self.sum(content))
      file.u32(offset)
      file.u32(content.count)
      offset += (content.count + 3) & ~3
    }
    var head = 0
    for (tag, content) in sorted {
      if tag == "head" { head = file.count }
      file.append(content)
      file.pad(to: 4)
    }
    file.replace(u32: (0xB1B0_AFBA - Self.sum(file.bytes)) & 0xFFFF_FFFF, at: head + 8)
    return file.bytes
  }

  private static func sum(_ content: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in content.enumerated() { sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8) }
    return Int(sum)
  }
}
