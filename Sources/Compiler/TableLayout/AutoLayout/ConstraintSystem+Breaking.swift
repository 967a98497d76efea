import TableConstraints
import TableIR

// Which constraint of a conflicting set is broken.

extension ConstraintSystem {
  /// What UIKit's logs show to be broken, the first kind that the set has.
  private enum Weakness: Int {
    /// The size of a view that the others pin: in 20 logs of iOS 8 to 17, the last one where there are several.
    case ownSize
    /// The gap between two views: in 9 of 10 logs.
    case gap
    /// The bottom or trailing edge of a view in the one that contains it: in 10 of 10 logs.
    case farEdge
    case other
  }

  /// The constraint of the spec that is broken, by its place among all of them; nil if the set has none.
  ///
  /// Which one it is is not documented, and one log has another answer on another machine. Of constraints of one kind, the last in document
  /// order is broken, as in cells saved by Interface Builder (ac-0068, ac-0091, ac-0242).
  func broken(of conflict: [LinearSystem.Constraint]) -> Int? {
    let declared = conflict.compactMap { self.declared[$0] }
    let related = declared.compactMap { relation(of: $0.meaning) }
    return zip(declared, related).map { (weakness: weakness(of: $1, among: related).rawValue, place: $0.place) }
      .min { ($0.weakness, $1.place) < ($1.weakness, $0.place) }?.place
  }

  /// A constraint with the views that it relates.
  struct Related {
    var expression: ConstraintExpression
    var first: Int
    var second: Int?
  }

  /// A constraint of the spec; nil if a view that it names is not there.
  func relation(of meaning: Declared) -> Related? {
    let (expression, holder, own): (ConstraintExpression, Int, Int?)
    switch meaning {
    case .listed(let index):
      (expression, holder, own) = (shape.constraints[index].expression, shape.constraints[index].holder, nil)
    case .own(let place, let view):
      let all = shape.items[view].sizing.constraints(of: LayoutConstraint.ownName, at: .start)
      (expression, holder, own) = (all[place].expression, shape.items[view].parent, view)
    }
    guard let first = index(expression.first, in: holder, of: own) else { return nil }
    return Related(
      expression: expression, first: first, second: expression.second.flatMap { index($0, in: holder, of: own) })
  }

  private func weakness(of one: Related, among conflict: [Related]) -> Weakness {
    let attribute = one.expression.first.attribute
    if attribute.isSize {
      guard one.second == nil || one.second == one.first else { return .other }
      // The size of a view stays if it is the views in it that do not fit (duckduckgo/apple-browsers pull request 4623).
      let contains = conflict.contains { other in
        [other.first, other.second ?? other.first].contains { $0 != one.first && holds(one.first, $0) }
      }
      return contains ? .other : .ownSize
    }
    guard let second = one.second, let other = one.expression.second?.attribute else { return .other }
    if holds(one.first, second) || holds(second, one.first) {
      return [.bottom, .trailing, .right].contains(attribute) && attribute == other ? .farEdge : .other
    }
    return attribute != other ? .gap : .other
  }

  /// Whether a view is another view or contains it, at any depth.
  func holds(_ holder: Int, _ index: Int) -> Bool {
    var index = index
    while index != holder {
      guard index > 0 else { return false }
      index = shape.items[index].parent
    }
    return true
  }
}
