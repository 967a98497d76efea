extension String {
  /// Whether the UTF-8 of the text has a byte. Every text and id of a spec is asked, and an iterator over its characters costs five times as
  /// much as one over its memory.
  func contains(byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.contains(byte) } ?? utf8.contains(byte)
  }
}
