import TableDiagnostics
import TableIR

extension Comparison {
  /// Reports the constraints and priorities of a row, header or footer that differ, before the frames that differ with them, if any do.
  ///
  /// - Parameters:
  ///   - sides: the views with constraints; nil if there are none.
  ///   - start: the index of the first change of its views.
  mutating func tellConstraints(_ sides: (old: Subviews?, new: Subviews?), _ pair: RowPair, before start: Int) {
    guard old.hasConstraints, new.hasConstraints, let before = sides.old, let after = sides.new else { return }
    let hasMoved = changes[start...].contains(where: \.followsConstraints)
    let constraints = ConstraintPairs(before, after)
    let priorities = DeclaredPriority.pairs(before, after)
    work.spend(ComparisonCost.constraint, times: constraints.count + priorities.count)
    func change(
      _ code: DiagnosticCode, _ texts: (old: String?, new: String?),
      _ places: (old: SourceLocation?, new: SourceLocation?)
    ) -> Change {
      var change = Change(code, pair.place)
      (change.old, change.new) = texts
      change.oldSource = places.old.flatMap { source($0, in: old) } ?? pair.oldSource
      change.newSource = places.new.flatMap { source($0, in: new) } ?? pair.newSource
      return change
    }
    let reported =
      constraints.pairs.map { was, now in
        change(
          hasMoved ? .constraintChanged : .constraintRewritten, (was?.text, now?.text), (was?.location, now?.location))
      }
      + priorities.pairs.map { was, now in
        change(
          hasMoved ? .priorityChanged : .priorityRewritten, (was.text, now.text), (was.location, now.location))
      }
    changes.insert(contentsOf: reported, at: start)
  }

  /// Whether two rows that are laid out alike also say so in the same way.
  mutating func haveSameConstraints(_ before: Subviews?, _ after: Subviews?) -> Bool {
    guard old.hasConstraints, new.hasConstraints, let before, let after, before != after else { return true }
    let (constraints, priorities) = (ConstraintPairs(before, after), DeclaredPriority.pairs(before, after))
    work.spend(ComparisonCost.constraint, times: constraints.count + priorities.count)
    return constraints.pairs.isEmpty && priorities.pairs.isEmpty
  }
}

extension Change {
  /// Whether it tells what the spec itself says at its place, whatever made frames differ with it.
  var isDeclaration: Bool {
    [.constraintChanged, .constraintRewritten, .priorityChanged, .priorityRewritten].contains(code)
  }

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

/// How strongly a view keeps the size of its content.
private struct DeclaredPriority {
  /// As a constraint would be written: `title.compression.horizontal == 749`.
  var text: String
  var location: SourceLocation

  /// Those of the views of both versions that differ, and how many were compared.
  static func pairs(_ old: Subviews, _ new: Subviews) -> (pairs: [(old: Self, new: Self)], count: Int) {
    let before = Dictionary(old.namedViews.map { ($0.name, $0.view) }, uniquingKeysWith: { first, _ in first })
    var pairs: [(old: Self, new: Self)] = []
    for (name, view) in new.namedViews {
      guard let was = before[name], was.content.priorities == view.content.priorities else { continue }
      let (left, right) = (was.priorities, view.priorities)
      for (word, number) in numbers where left[keyPath: number] != right[keyPath: number] {
        func side(_ view: View, _ priorities: ContentPriorities) -> Self {
          Self(text: "\(view.id ?? name).\(word) == \(priorities[keyPath: number])", location: view.location)
        }
        pairs.append((side(was, left), side(view, right)))
      }
    }
    return (pairs, before.count)
  }

  private static let numbers: [(String, KeyPath<ContentPriorities, Int> & Sendable)] = [
    ("hugging.horizontal", \.horizontal.hugging), ("hugging.vertical", \.vertical.hugging),
    ("compression.horizontal", \.horizontal.compressionResistance),
    ("compression.vertical", \.vertical.compressionResistance),
  ]
}

extension View {
  fileprivate var priorities: ContentPriorities { (sizing ?? ViewSizing()).priorities(over: content.priorities) }
}
