extension JSONParser {
  /// Parses `-`, digits without a leading zero, a fraction and an exponent.
  mutating func parseNumber() throws(Failure) -> Double {
    let start = index
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var digits = Digits()
    guard let first = next, (0x30...0x39).contains(first) else {
      throw Failure(reason: .invalidNumber, offset: start)
    }
    if first == 0x30 { index += 1 } else { takeDigits(&digits) }
    if let digit = next, (0x30...0x39).contains(digit) { throw Failure(reason: .invalidNumber, offset: start) }
    if next == UInt8(ascii: ".") {
      index += 1
      let whole = index
      takeDigits(&digits)
      guard index > whole else { throw Failure(reason: .invalidNumber, offset: start) }
      digits.fraction = index - whole
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      index += 1
      digits.isExact = false
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { index += 1 }
      let exponent = index
      var ignored = Digits()
      takeDigits(&ignored)
      guard index > exponent else { throw Failure(reason: .invalidNumber, offset: start) }
    }
    if let value = digits.value { return isNegative ? -value : value }
    // Swift parses the number to the nearest value, as the shortcut does.
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
    guard let value = Double(text) else { throw Failure(reason: .invalidNumber, offset: start) }
    guard value.isFinite else { throw Failure(reason: .numberOutOfRange, offset: start) }
    return value
  }

  @inline(__always)
  private mutating func takeDigits(_ digits: inout Digits) {
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) {
      digits.take(bytes[index] - 0x30)
      index += 1
    }
  }
}

/// The digits of a number, if they are few enough for one exact division.
private struct Digits {
  private var units: UInt64 = 0
  private var count = 0
  /// The number of digits after the decimal point.
  var fraction = 0
  var isExact = true

  @inline(__always)
  mutating func take(_ digit: UInt8) {
    count += 1
    // 15 digits are below 2^53.
    guard count <= 15 else { return isExact = false }
    units = units &* 10 &+ UInt64(digit)
  }

  /// Both numbers are exact, so the quotient is the value nearest to the text.
  var value: Double? { isExact ? Double(units) / Self.powers[fraction] : nil }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
