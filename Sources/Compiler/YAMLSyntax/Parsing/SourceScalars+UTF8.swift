extension SourceScalars {
  /// A UTF-16 source in UTF-8, without its byte order mark; nil for UTF-8 and for invalid UTF-16.
  func transcoded() -> [UInt8]? {
    guard encoding != .utf8, bytes.count.isMultiple(of: 2) else { return nil }
    let low = encoding == .utf16LittleEndian ? 0 : 1
    let units = stride(from: markLength, to: bytes.count, by: 2).lazy.map { offset in
      UInt16(bytes[offset + low]) | UInt16(bytes[offset + 1 - low]) << 8
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    let isInvalid = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { result.append($0) })
    // UTF-32 has the same byte order mark, and a NUL in each character.
    return isInvalid || result.contains(0) ? nil : result
  }
}
