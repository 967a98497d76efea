extension String {
  /// Whether all of its characters are ASCII. Eight bytes are looked at together, because all texts are asked.
  var isASCII: Bool {
    utf8.withContiguousStorageIfAvailable { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      var seen: UInt64 = 0
      var offset = 0
      while offset + 8 <= bytes.count {
        seen |= bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        offset += 8
      }
      for byte in bytes[offset...] { seen |= UInt64(byte) }
      return seen & 0x8080_8080_8080_8080 == 0
    } ?? utf8.allSatisfy { $0 < 0x80 }
  }
}
