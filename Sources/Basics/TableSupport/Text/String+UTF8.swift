extension String {
  /// The text of bytes that are valid UTF-8; nil for any others. (The standard library's `String(validating:as:)` requires macOS 15.)
  package init?(utf8 bytes: ArraySlice<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // What is repaired differs from what it was made of.
    guard utf8.elementsEqual(bytes) else { return nil }
  }

  package init?(utf8 bytes: [UInt8]) { self.init(utf8: bytes[...]) }
}
