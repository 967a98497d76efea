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
    if units < 0 { append(UInt8(ascii: "-")) }
    let magnitude = Int(units.magnitude)
    appendInteger(magnitude / 10_000)
    var fraction = magnitude % 10_000
    guard fraction != 0 else { return }
    append(UInt8(ascii: "."))
    var unit = 1_000
    while fraction != 0 {
      append(UInt8(ascii: "0") + UInt8(fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  /// Appends an integer in decimal digits.
  public mutating func appendInteger(_ value: Int) {
    if value < 0 { append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    if rest < 10 {
      append(UInt8(ascii: "0") + UInt8(rest))
      return
    }
    let start = count
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    }
    self[start...].reverse()
  }
}
