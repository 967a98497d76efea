/// The bytes of a source as UTF-8 without a byte order mark. As in libyaml, the mark determines the encoding; the default is UTF-8.
public func utf8Source(_ bytes: [UInt8]) -> [UInt8] {
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
  if bytes.starts(with: [0xFF, 0xFE]) { return utf8(fromUTF16: bytes.dropFirst(2), lowByteFirst: true) }
  if bytes.starts(with: [0xFE, 0xFF]) { return utf8(fromUTF16: bytes.dropFirst(2), lowByteFirst: false) }
  return bytes
}

private func utf8(fromUTF16 bytes: ArraySlice<UInt8>, lowByteFirst: Bool) -> [UInt8] {
  let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
  var units = pairs.map { index -> UInt16 in
    let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
    return lowByteFirst ? first | second << 8 : first << 8 | second
  }
  // Half a unit at the end can only be shown as a replacement character.
  if !bytes.count.isMultiple(of: 2) { units.append(0xFFFD) }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}
