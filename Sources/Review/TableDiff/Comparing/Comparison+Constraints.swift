import TableDiagnostics
import TableIR

extension Comparison {
  /// Reports the constraints of a row, header or footer that differ, before the frames that differ with them.
  ///
  /// - Parameters:
  ///   - sides: the views with constraints; nil if there are none.
  ///   - start: the index of the first change of its views.
  mutating func tellConstraints(_ sides: (old: Subviews?, new: Subviews?), _ pair: RowPair, before start: Int) {
    guard old.hasConstraints, new.hasConstraints, let before = sides.old, let after = sides.new,
      changes[start...].contains(where: \.followsConstraints)
    else { return }
    let constraints = ConstraintPairs(before, after)
    work.spend(ComparisonCost.constraint, times: constraints.count)
    let reported = constraints.pairs.map { was, now in
      var change = Change(.constraintChanged, pair.place)
      (change.old, change.new) = (was?.text, now?.text)
      change.oldSource = was.flatMap { source($0.location, in: old) } ?? pair.oldSource
      change.newSource = now.flatMap { source($0.location, in: new) } ?? pair.newSource
      return change
    }
    changes.insert(contentsOf: reported, at: start)
  }
}

extension Change {
  /// Whether constraints can cause it: a change of a frame, or of the space for a text.
  fileprivate var followsConstraints: Bool {
    [.rowResized, .frameChanged, .newOverlap, .linesChanged, .newlyTruncated, .textWhole].contains(code)
  }
}

/// The constraints of two versions that differ, each paired with its new version.
private struct ConstraintPairs {
  private(set) var pairs: [(old: DeclaredConstraint?, new: DeclaredConstraint?)] = []
  /// The number of constraints of both versions.
  let count: Int

  init(_ old: Subviews, _ new: Subviews) {
    let (before, after) = (old.declaredConstraints, new.declaredConstraints)
    count = before.count + after.count
    // The order is irrelevant, except for a constraint that is declared twice.
    let same = Self.partners(of: Array(before.enumerated()), among: Array(after.enumerated())) { $0.meaning }
    let kept = Set(same.values)
    var removed = before.indices.filter { same[$0] == nil }.map { before[$0] }
    var added = after.indices.filter { !kept.contains($0) }.map { after[$0] }
    let declared = (old: Set(old.names), new: Set(new.names))
    // A constraint of a view that was added or removed is added and removed with it.
    removed.removeAll { $0.names.contains { !declared.new.contains($0) } }
    added.removeAll { $0.names.contains { !declared.old.contains($0) } }
    var partners: [Int: Int] = [:]
    let alike: [(DeclaredConstraint) -> AnyHashable?] = [
      { $0.id.map { AnyHashable($0) } }, { [$0.meaning.first, $0.meaning.second] }, { $0.subject },
    ]
    for key in alike {
      let taken = Set(partners.values)
      let found = Self.partners(
        of: removed.enumerated().filter { partners[$0.offset] == nil },
        among: added.enumerated().filter { !taken.contains($0.offset) }, by: key)
      partners.merge(found) { first, _ in first }
    }
    let taken = Set(partners.values)
    pairs =
      removed.indices.map { index in (removed[index], partners[index].map { added[$0] }) }
      + added.indices.filter { !taken.contains($0) }.map { (nil, added[$0]) }
  }

  /// Pairs constraints with the same key in their order, each once: the indices of the new ones by those of the old ones.
  private static func partners(
    of old: [(offset: Int, element: DeclaredConstraint)], among new: [(offset: Int, element: DeclaredConstraint)],
    by key: (DeclaredConstraint) -> AnyHashable?
  ) -> [Int: Int] {
    var waiting = WaitingElements(new) { key($0.element) }
    var found: [Int: Int] = [:]
    for (index, constraint) in old {
      if let key = key(constraint), let partner = waiting.take(key) { found[index] = partner.offset }
    }
    return found
  }
}
