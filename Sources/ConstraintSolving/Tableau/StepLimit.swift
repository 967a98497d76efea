/// How many steps a search may take.
///
/// Simplex methods hardly ever need more steps than a few times the rows. Ties may lead them in a circle all the same,
/// which Bland's rule rules out at the price of many more steps; so it only follows when the usual rule has had its
/// chance. What numerical noise may do then is cut off.
struct StepLimit: Sendable {
  let beforeBland: Int
  let total: Int

  /// - Parameter limits: which can say other numbers.
  init(_ tableau: Tableau, limits: SearchLimits) {
    let size = tableau.rowCount + tableau.columnCount
    beforeBland = limits.stepsBeforeBland ?? 20 + 4 * size
    // Some seconds' work at most, beyond what the usual rule alone may need.
    let affordable = 250_000_000 / max(1, tableau.size)
    total = limits.steps ?? max(2 * size, min(100 + 20 * size, affordable))
  }
}

/// What solving may cost.
struct SearchLimits: Sendable {
  /// How many numbers the tableaus that are kept for other parameters may hold, besides the first: two megabytes. No
  /// solution depends on it.
  var roomForPaths = 1 << 18
  /// Nil for what fits the size. Which of several solutions that break the same is given depends on it.
  var stepsBeforeBland: Int?
  /// Nil for what fits the size.
  var steps: Int?
}
