extension [UInt8] {
  /// Appends a number rounded to 1/10000 and written in its shortest form: `44`, `43.6667`, `-0.5`.
  ///
  /// The shared number format of every output: at 1/10000 point a frame at 3x decodes to the pixel it came from, and the
  /// last digits of floating-point arithmetic never reach a file. Traps if the value is not finite: no stage may produce one.
  public mutating func appendDecimal(_ value: Double) {
    append(digits: { Decimal.write(value, to: $0) })
  }

  /// Appends an integer in decimal digits.
  public mutating func appendInteger(_ value: Int) {
    append(digits: { Decimal.write(value, to: $0) })
  }

  @inline(__always)
  private mutating func append(digits write: (UnsafeMutablePointer<UInt8>) -> Int) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Decimal.longest) { buffer in
      guard let start = buffer.baseAddress else { return }
      append(contentsOf: UnsafeBufferPointer(start: start, count: write(start)))
    }
  }
}

/// Numbers as text, written directly to their destination, because outputs consist mostly of numbers.
package enum Decimal {
  /// The maximum number of bytes of a number: a sign, the 309 digits of the largest number, a point and four decimals.
  package static var longest: Int { 320 }

  /// Writes a number rounded to 1/10000 in its shortest form, and returns the number of bytes.
  package static func write(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    // Most are lengths of a screen.
    guard value >= 0 && value < 1000 else { return writeOther(value, to: target) }
    let scaled = value * 10_000
    // A sum this large has no places after the point: it is rounded, halves to the even number.
    let sum = scaled + 0x1p52
    var units = UInt32(truncatingIfNeeded: sum.bitPattern)
    if scaled - (sum - 0x1p52) == 0.5 { units &+= 1 }
    let (whole, fraction) = units.quotientAndRemainder(dividingBy: 10_000)
    let digits = writeDigits(UInt(whole), to: target)
    return digits + writeFraction(UInt(fraction), to: target + digits)
  }

  @inline(never)
  private static func writeOther(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(value.isFinite, "a number in an output must be finite")
    // Whole numbers need no rounding.
    if value.magnitude < 1e15 {
      let whole = Int(value)
      if Double(whole) == value { return write(whole, to: target) }
    }
    let scaled = value * 10_000
    guard scaled.magnitude < 9e18 else { return writeLarge(value, to: target) }
    // To the nearest, and halves away from zero: the same as libm, without the call.
    var units = Int(scaled)
    let rest = scaled - Double(units)
    if rest >= 0.5 { units += 1 } else if rest <= -0.5 { units -= 1 }
    var target = target
    var length = 0
    if units < 0 {
      target.pointee = UInt8(ascii: "-")
      target += 1
      length = 1
    }
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let digits = writeDigits(whole, to: target)
    return length + digits + writeFraction(fraction, to: target + digits)
  }

  package static func write(_ value: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard value < 0 else { return writeDigits(value.magnitude, to: target) }
    target.pointee = UInt8(ascii: "-")
    return 1 + writeDigits(value.magnitude, to: target + 1)
  }

  /// Writes up to four decimals without trailing zeros, after a point; nothing for a whole number.
  @inline(__always)
  private static func writeFraction(_ fraction: UInt, to target: UnsafeMutablePointer<UInt8>) -> Int {
    guard fraction != 0 else { return 0 }
    let (high, low) = (fraction / 100, fraction % 100)
    target[0] = UInt8(ascii: ".")
    writePair(high, to: target + 1)
    guard low != 0 else { return high % 10 == 0 ? 2 : 3 }
    writePair(low, to: target + 3)
    return low % 10 == 0 ? 4 : 5
  }

  @inline(__always)
  private static func writePair(_ value: UInt, to target: UnsafeMutablePointer<UInt8>) {
    let pair = UnsafeRawPointer(pairs.utf8Start).loadUnaligned(fromByteOffset: Int(value) * 2, as: UInt16.self)
    UnsafeMutableRawPointer(target).storeBytes(of: pair, as: UInt16.self)
  }

  /// The digits of 0 to 99.
  private static var pairs: StaticString {
    """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566\
    676869707172737475767778798081828384858687888990919293949596979899
    """
  }

  @inline(__always)
  private static func digit(_ value: UInt) -> UInt8 { UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value) }

  @inline(__always)
  private static func writeDigits(_ value: UInt, to target: UnsafeMutablePointer<UInt8>) -> Int {
    // Most lengths in points have up to three.
    if value < 10 {
      target[0] = digit(value)
      return 1
    }
    if value < 100 {
      writePair(value, to: target)
      return 2
    }
    if value < 1000 {
      target[0] = digit(value / 100)
      writePair(value % 100, to: target + 1)
      return 3
    }
    var length = 3
    var rest = value / 1000
    while rest > 0 {
      rest /= 10
      length += 1
    }
    rest = value
    for index in stride(from: length - 1, through: 0, by: -1) {
      target[index] = digit(rest % 10)
      rest /= 10
    }
    return length
  }

  /// Writes a number beyond the precision of 1/10000 in Swift's shortest form.
  private static func writeLarge(_ value: Double, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var length = 0
    for byte in "\(value)".utf8 {
      target[length] = byte
      length += 1
    }
    return length
  }
}
