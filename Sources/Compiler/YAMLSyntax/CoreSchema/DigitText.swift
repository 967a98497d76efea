/// An integer's digits as written, of any length.
struct DigitText {
  /// With more octal or hexadecimal digits than this, a scalar remains a string: the work to convert them to decimal digits
  /// grows with the square of their number.
  static let longestConverted = 1_024

  private let digits: Slice<UnsafeBufferPointer<UInt8>>
  private let radix: Int64
  private let isNegative: Bool

  /// Creates unsigned digits; nil if one is not a digit of the radix, or if there are none.
  init?(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Int64, isNegative: Bool = false) {
    guard !digits.isEmpty, digits.allSatisfy({ Self.digit($0).map { $0 < radix } ?? false }) else { return nil }
    guard radix == 10 || digits.count <= Self.longestConverted else { return nil }
    self.digits = digits
    self.radix = radix
    self.isNegative = isNegative
  }

  /// Decimal digits after an optional sign.
  init?(decimal text: Slice<UnsafeBufferPointer<UInt8>>) {
    let isNegative = text.first == UInt8(ascii: "-")
    let hasSign = isNegative || text.first == UInt8(ascii: "+")
    self.init(hasSign ? text.dropFirst() : text, radix: 10, isNegative: isNegative)
  }

  var value: CoreValue {
    var sum: Int64 = 0
    for byte in digits {
      let (product, tooLarge) = sum.multipliedReportingOverflow(by: radix)
      let digit = Self.digit(byte) ?? 0
      // Accumulated downwards for a negative number: the smallest Int64 has no positive counterpart.
      let (next, stillTooLarge) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !tooLarge, !stillTooLarge else { return .bigInt((isNegative ? "-" : "") + decimalDigits) }
      sum = next
    }
    return .int(sum)
  }

  private var decimalDigits: String {
    guard radix != 10 else {
      return String(decoding: digits.drop { $0 == UInt8(ascii: "0") }, as: UTF8.self)
    }
    // Little-endian decimal digits, multiplied and added to.
    var decimal: [Int64] = [0]
    for byte in digits {
      var carry = Self.digit(byte) ?? 0
      for index in decimal.indices {
        carry += decimal[index] * radix
        decimal[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        decimal.append(carry % 10)
        carry /= 10
      }
    }
    return decimal.reversed().map(String.init).joined()
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
