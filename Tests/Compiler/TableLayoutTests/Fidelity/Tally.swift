/// How many frames of one kind were observed, and how many of them our engine gives too.
struct Tally {
  /// What two roundings may differ by, in points.
  static let tolerance = 0.5
  /// Exact is the same pixel, whatever the record rounded off.
  static let exact = 0.02

  /// A frame that is not reproduced.
  struct Miss {
    var id: String
    /// In points.
    var distance: Double
    var text: String
  }

  private(set) var observed = 0
  private(set) var within = 0
  private(set) var exact = 0
  private(set) var misses: [Miss] = []

  /// The share within half a point in per cent, down to a tenth.
  var percent: Double { (share * 1000).rounded(.down) / 10 }

  var share: Double { observed == 0 ? 1 : Double(within) / Double(observed) }

  /// Compares our numbers with UIKit's, in points.
  mutating func count(_ ours: [Double], _ theirs: [Double], id: String, what: String) {
    let numbers = NumberPair(ours: ours, theirs: theirs)
    observed += 1
    if numbers.isExact { exact += 1 }
    if numbers.isWithin {
      within += 1
    } else {
      misses.append(
        Miss(id: id, distance: numbers.distance, text: "\(id) \(what): \(Self.text(ours)) not \(Self.text(theirs))"))
    }
  }

  static func + (one: Tally, other: Tally) -> Tally {
    var sum = one
    sum.observed += other.observed
    sum.within += other.within
    sum.exact += other.exact
    sum.misses += other.misses
    return sum
  }

  /// The furthest misses first.
  var worst: [Miss] { misses.sorted { ($0.distance, $1.id) > ($1.distance, $0.id) } }

  private static func text(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ") + "]"
  }
}
