/// The chunks of a PNG, each with its length, its type, its data and a checksum. The data of the last can extend beyond a file that is cut off.
struct PNGChunks: Sequence, IteratorProtocol {
  let bytes: [UInt8]
  private var index = 8

  struct Chunk {
    /// Where its data is in the file; the type is before it, and the checksum after it.
    var data: Range<Int>

    func isOf(_ type: StaticString, in bytes: [UInt8]) -> Bool {
      type.withUTF8Buffer { bytes[(data.lowerBound - 4)..<data.lowerBound].elementsEqual($0) }
    }
  }

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Chunk? {
    guard index + 8 <= bytes.count else { return nil }
    let start = index + 8
    let end = start + bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }
    index = end + 4
    return Chunk(data: start..<end)
  }

  /// The data of the first chunk of a type, before the pixels or after them.
  static func data(of type: StaticString, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    for chunk in PNGChunks(bytes: bytes) {
      if chunk.isOf(type, in: bytes) { return bytes[chunk.data.lowerBound...].prefix(chunk.data.count) }
      if chunk.isOf("IEND", in: bytes) { return nil }
    }
    return nil
  }

  /// Makes the checksum that follows a chunk fit a byte that was changed in it.
  static func updateChecksum(in bytes: inout [UInt8], at offset: Int) {
    guard let data = PNGChunks(bytes: bytes).first(where: { offset < $0.data.upperBound })?.data,
      data.upperBound + 4 <= bytes.count
    else { return }
    let sum = checksum(bytes[(data.lowerBound - 4)..<data.upperBound])
    for place in 0..<4 { bytes[data.upperBound + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place)) }
  }

  /// CRC-32 as PNG has it (ISO 3309).
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}
