extension [UInt8] {
  /// Appends a number rounded to 1/10000 and written in its shortest form: `44`, `43.6667`, `-0.5`.
  ///
  /// The shared number format of every output: at 1/10000 point a frame at 3x decodes to the pixel it came from, and the
  /// last digits of floating-point arithmetic never reach a file. A value that is not finite traps: no stage may make one.
  public mutating func appendDecimal(_ value: Double) {
    precondition(value.isFinite, "a number in an output must be finite")
    let scaled = (value * 10_000).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9e18 else {
      append(contentsOf: "\(value)".utf8)
      return
    }
    let units = Int(scaled)
    appendDigits(units.magnitude / 10_000, fraction: Int(units.magnitude % 10_000), isNegative: units < 0)
  }

  /// Appends an integer in decimal digits.
  public mutating func appendInteger(_ value: Int) {
    if value >= 0 && value < 10 {
      append(UInt8(ascii: "0") + UInt8(value))
    } else {
      appendDigits(value.magnitude, fraction: 0, isNegative: value < 0)
    }
  }

  /// Appends a number whose fraction is given in 1/10000, all in one step: numbers are most of an output's bytes.
  private mutating func appendDigits(_ whole: UInt, fraction: Int, isNegative: Bool) {
    // 20 digits are the most that an integer has; then a sign, a point and four decimals.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 26) { digits in
      var start = digits.endIndex
      func prepend(_ byte: UInt8) {
        start -= 1
        digits.initializeElement(at: start, to: byte)
      }
      if fraction != 0 {
        var rest = fraction
        var places = 4
        while rest % 10 == 0 {
          rest /= 10
          places -= 1
        }
        for _ in 0..<places {
          prepend(UInt8(ascii: "0") + UInt8(rest % 10))
          rest /= 10
        }
        prepend(UInt8(ascii: "."))
      }
      var rest = whole
      repeat {
        prepend(UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      } while rest > 0
      if isNegative { prepend(UInt8(ascii: "-")) }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
