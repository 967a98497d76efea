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
    let told = ConstraintPairs(before, after).pairs.map { was, now in
      var change = Change(.constraintChanged, pair.place)
      (change.old, change.new) = (was?.text, now?.text)
      change.oldSource = was.flatMap { source($0.location, in: old) } ?? pair.oldSource
      change.newSource = now.flatMap { source($0.location, in: new) } ?? pair.newSource
      return change
    }
    changes.insert(contentsOf: told, at: start)
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
  private(set) var pairs: [(old: SaidConstraint?, new: SaidConstraint?)] = []

  init(_ old: Subviews, _ new: Subviews) {
    let (before, after) = (old.saidConstraints, new.saidConstraints)
    var added = after
    // The order is irrelevant, except for a constraint that is declared twice.
    var removed = before.filter { constraint in
      guard let index = added.firstIndex(where: { $0.meaning == constraint.meaning }) else { return true }
      added.remove(at: index)
      return false
    }
    let said = (old: Set(old.names), new: Set(new.names))
    // A constraint of a view that was added or removed is added and removed with it.
    removed.removeAll { $0.names.contains { !said.new.contains($0) } }
    added.removeAll { $0.names.contains { !said.old.contains($0) } }
    let alike: [(SaidConstraint, SaidConstraint) -> Bool] = [
      { $0.id != nil && $0.id == $1.id }, { $0.holdsSame(as: $1) }, { $0.subject == $1.subject },
    ]
    var partners: [Int: SaidConstraint] = [:]
    for isAlike in alike {
      for index in removed.indices where partners[index] == nil {
        guard let other = added.firstIndex(where: { isAlike(removed[index], $0) }) else { continue }
        partners[index] = added.remove(at: other)
      }
    }
    pairs = removed.indices.map { (removed[$0], partners[$0]) } + added.map { (nil, $0) }
  }
}
