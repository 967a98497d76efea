import TableSupport

/// Decodes a part of an address: `%` and two hexadecimal digits are a byte, and, in queries, `+` is a space. Nil for anything else after `%`, for
/// bytes that are not UTF-8, and for control characters.
func percentDecoded(_ part: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(part.count)
  var rest = part.makeIterator()
  while var byte = rest.next() {
    if byte == UInt8(ascii: "%") {
      guard let high = rest.next().flatMap(hexadecimal), let low = rest.next().flatMap(hexadecimal) else { return nil }
      byte = high << 4 | low
    } else if plusIsSpace, byte == UInt8(ascii: "+") {
      byte = UInt8(ascii: " ")
    }
    guard byte >= 0x20, byte != 0x7F else { return nil }
    bytes.append(byte)
  }
  return String(utf8: bytes)
}

private func hexadecimal(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
