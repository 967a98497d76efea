/// What counts as nothing. Sums of doubles are hardly ever exact, and a solver that takes their noise for numbers
/// pivots on it.
enum Tolerance {
  /// A difference that is so small a part of what it was taken of is nothing.
  static let cancellation = 1e-12
  /// A value that is so small a part of the numbers it is the sum of, or of 1, is 0.
  static let value = 1e-10
  /// Costs are at most about 1, and one that is so small a part of that or of what it is the sum of is nothing. Much
  /// more would let systems go wrong whose coefficients are from a hundredth to a hundred, much less would take the
  /// noise of large ones for costs.
  static let cost = 1e-11
  /// A coefficient that is so small a part of the largest one beside it is no pivot.
  static let pivot = 1e-10
  /// Where an exchange adds numbers larger than this, more digits of others are lost than may be. Coefficients are at
  /// most about 1 to begin with.
  static let growth = 1e3
  /// A constraint that is off by so small a part of the numbers that take part, or of 1, holds.
  static let violation = 1e-9

  /// `left - right`, and exactly 0 where nothing but noise is left.
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
