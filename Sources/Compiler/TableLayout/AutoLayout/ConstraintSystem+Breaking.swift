import TableConstraints
import TableIR

// Which constraint of a conflicting set is broken.

extension ConstraintSystem {
  /// What UIKit's logs show to be broken, the first kind that the set has.
  private enum Weakness: Int, Comparable {
    /// What ties a view to the middle or the far edge of a cell that stands alone on Interface Builder's canvas.
    case canvasEdge
    /// The size of a view that the others pin, in 31 logs of iOS 8 to 17: a ratio before a length (a list cell of a weather app, iOS 15).
    case ownRatio, ownLength
    /// The gap between two views: in 13 of 14 logs.
    case gap
    /// An edge of a view and of the one that contains it: in 25 of 25 logs.
    case edge
    case other

    static func < (left: Weakness, right: Weakness) -> Bool { left.rawValue < right.rawValue }
  }

  /// A member of a conflicting set that may be broken.
  private struct Candidate {
    var place: Int
    var weakness: Weakness
    /// How many views are around the innermost one that it is about.
    var depth: Int
    var isArranged: Bool
    var isFarEdge: Bool

    /// Whether it is broken sooner than another: a size; then the one about the innermost view (SRGSSR/srgletterbox-apple#210, and 14 other
    /// logs of iOS 9 to 18), of those by kind, a stack's own, then the bottom or trailing edge, then the last.
    func isWeaker(than other: Candidate) -> Bool {
      if weakness != other.weakness, min(weakness, other.weakness) <= .ownLength { return weakness < other.weakness }
      if depth != other.depth { return depth > other.depth }
      if weakness != other.weakness { return weakness < other.weakness }
      if isArranged != other.isArranged { return isArranged }
      if isFarEdge != other.isFarEdge { return isFarEdge }
      return place.magnitude > other.place.magnitude
    }
  }

  /// The constraint that is broken, by its place: among all of the spec, or negative among those of stacks. Nil if the set has neither.
  ///
  /// Which one it is is not documented, and one log has another answer on another machine. Of constraints of one kind, the last in document
  /// order is broken, as in cells saved by Interface Builder (ac-0068, ac-0091, ac-0242).
  ///
  /// - Parameter sparesStacks: whether only constraints of the spec may be broken.
  func broken(of conflict: [LinearSystem.Constraint], sparesStacks: Bool) -> Int? {
    let declared = conflict.compactMap { self.declared[$0] }
    let related = declared.compactMap { relation(of: $0.meaning) }
    var candidates = zip(declared, related).map { candidate($1, among: related, place: $0.place) }
    if !sparesStacks {
      for case .stack(let arranged)? in conflict.map({ implied[$0] }) {
        let weakness: Weakness =
          switch arranged.rule {
          case .spacing: .gap
          case .canvasConnection, .alignment: .edge
          case .fillEqually, .distributing, .hiding: .other
          }
        candidates.append(
          Candidate(
            place: arranged.place, weakness: weakness, depth: depth(arranged.view), isArranged: true,
            isFarEdge: arranged.isFarEdge))
      }
    }
    guard var weakest = candidates.first else { return nil }
    for next in candidates.dropFirst() where next.isWeaker(than: weakest) { weakest = next }
    return weakest.place
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

  private func candidate(_ one: Related, among conflict: [Related], place: Int) -> Candidate {
    let attribute = one.expression.first.attribute
    let isSame = one.expression.second?.attribute == attribute
    var weakness = Weakness.other
    if attribute.isSize {
      // The size of a view stays if it is the views in it that do not fit (duckduckgo/apple-browsers pull request 4623).
      let contains = conflict.contains { other in
        [other.first, other.second ?? other.first].contains { $0 != one.first && holds(one.first, $0) }
      }
      if !contains, one.second == nil || one.second == one.first {
        weakness = one.second == nil ? .ownLength : .ownRatio
      }
    } else if let second = one.second {
      if shape.era.keepsSizes, isSame, min(one.first, second) == 0, Self.farPlaces.contains(attribute) {
        weakness = .canvasEdge
      } else if holds(one.first, second) || holds(second, one.first) {
        if isSame, Self.edges.contains(attribute) { weakness = .edge }
      } else if !isSame {
        weakness = .gap
      }
    }
    return Candidate(
      place: place, weakness: weakness, depth: max(depth(one.first), one.second.map(depth) ?? 0), isArranged: false,
      isFarEdge: Self.farEdges.contains(attribute))
  }

  private static let farEdges: Set<Attribute> = [.bottom, .trailing, .right]
  private static let farPlaces = farEdges.union([.centerX, .centerY])
  private static let edges = farEdges.union([.top, .leading, .left])

  /// How many views are around one.
  private func depth(_ view: Int) -> Int {
    var (depth, view) = (0, view)
    while view > 0 { (depth, view) = (depth + 1, shape.items[view].parent) }
    return depth
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
