/// The number of steps that a search may take.
///
/// Simplex methods hardly ever need more steps than a few times the rows. Ties may still make them cycle, which
/// Bland's rule prevents at the price of many more steps; so it is used only after the usual rule has had its chance.
/// The limit stops what numerical noise may cause then.
struct StepLimit: Sendable {
  let beforeBland: Int
  let total: Int

  /// - Parameter limits: the limits, which can override the numbers.
  init(_ tableau: Tableau, limits: SearchLimits) {
    let size = tableau.rowCount + tableau.columnCount
    beforeBland = limits.stepsBeforeBland ?? 20 + 4 * size
    // A few seconds of work at most, in addition to what the usual rule may need.
    let affordable = 250_000_000 / max(1, tableau.size)
    total = limits.steps ?? max(2 * size, min(100 + 20 * size, affordable))
  }
}

/// The limits on the cost of solving.
struct SearchLimits: Sendable {
  /// How many numbers the tableaus that are kept for other parameters may contain, besides the first: two megabytes.
  /// No solution depends on it.
  var roomForPaths = 1 << 18
  /// Nil for a number that fits the size. It decides which of several solutions with the same violations is returned.
  var stepsBeforeBland: Int?
  /// Nil for a number that fits the size.
  var steps: Int?
}
