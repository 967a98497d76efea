/// A secret in the address of everything that a server has, which no other page can guess.
package struct AccessToken: Sendable {
  /// 128 bits from the system, as 32 hexadecimal digits.
  package let text: String

  package init() {
    // On every platform the system's generator for cryptography: getrandom, arc4random_buf.
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  /// A secret of an earlier server; nil if these bytes are none.
  package init?(kept bytes: some Collection<UInt8>) {
    guard bytes.count == 32, bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// Whether these bytes are the token, in a time that does not tell how many of them are.
  func matches(_ candidate: some Collection<UInt8>) -> Bool {
    guard candidate.count == text.utf8.count else { return false }
    var difference: UInt8 = 0
    for (one, other) in zip(candidate, text.utf8) { difference |= one ^ other }
    return difference == 0
  }
}
