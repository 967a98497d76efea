/// The numbers that count as 0. Sums of doubles are rarely exact, and a solver that takes their noise for numbers
/// pivots on it.
enum Tolerance {
  /// A difference smaller than this share of its operands counts as 0.
  static let cancellation = 1e-12
  /// A value smaller than this share of the numbers that it is the sum of, or of 1, counts as 0.
  static let value = 1e-10
  /// Costs are at most about 1, and a cost smaller than this share of 1 or of the numbers that it is the sum of
  /// counts as 0. A much larger tolerance would break systems with coefficients from a hundredth to a hundred; a much
  /// smaller one would take the noise of large ones for costs.
  static let cost = 1e-11
  /// A coefficient smaller than this share of the largest one in its row is not a pivot.
  static let pivot = 1e-10
  /// If an exchange adds numbers larger than this, too many digits of others are lost. Coefficients are at most about
  /// 1 to begin with.
  static let growth = 1e3
  /// A constraint that is off by so small a part of the numbers that take part, or of 1, holds.
  static let violation = 1e-9

  /// `left - right`, and exactly 0 if only noise is left.
  @inline(__always)
  static func difference(_ left: Double, _ right: Double) -> Double {
    let difference = left - right
    // Not the larger of the two, as `max` cannot be done for several numbers at once.
    return difference.magnitude <= cancellation * (left.magnitude + right.magnitude) ? 0 : difference
  }

  /// Whether a value is on the other side of 0 than nothing, given the magnitudes of the numbers it is the sum of.
  @inline(__always)
  static func isZero(_ value: Double, among magnitude: Double) -> Bool {
    value.magnitude <= Tolerance.value * max(1, magnitude)
  }
}
