/// Finds the fix-its that can be made together, with few trials: all are tried first, and divided only if that does harm.
package struct FixChoice {
  package private(set) var chosen: [FixReview.Proposal] = []
  /// Those that do harm.
  package private(set) var refused: [FixReview.Proposal] = []
  /// Whether some were not tried.
  package private(set) var isCutShort = false

  /// - Parameter allows: tries fix-its together; nil if nothing more is tried. The last ones that it allowed are those that are chosen.
  package static func choose(
    _ proposals: [FixReview.Proposal], allows: ([FixReview.Proposal]) -> Bool?
  ) -> FixChoice {
    var choice = FixChoice()
    choice.add(proposals[...], allows)
    return choice
  }

  private mutating func add(
    _ proposals: ArraySlice<FixReview.Proposal>, _ allows: ([FixReview.Proposal]) -> Bool?
  ) {
    guard !proposals.isEmpty, !isCutShort else { return }
    switch allows(chosen + proposals) {
    case nil: isCutShort = true
    case true?: chosen += proposals
    case false? where proposals.count == 1: refused += proposals
    case false?:
      let middle = proposals.startIndex + proposals.count / 2
      add(proposals[..<middle], allows)
      add(proposals[middle...], allows)
    }
  }
}
