/// Our numbers of one thing beside UIKit's, in points.
struct NumberPair {
  var ours: [Double]
  var theirs: [Double]

  /// The largest distance of two numbers, in points.
  var distance: Double { zip(ours, theirs).map { abs($0 - $1) }.max() ?? .infinity }

  var isExact: Bool { distance <= Tally.exact }
  /// Within half a point and the record's own rounding.
  var isWithin: Bool { distance <= Tally.tolerance + 0.001 }
}
