import TableConstraints
import TableIR

/// Ratios of sizes that contradict each other: they hold for the solver, because 0 is any multiple of 0.
struct SizeRatios {
  private struct Size: Hashable {
    var view: Int
    var isWidth: Bool
  }

  /// A ratio of one size to another.
  private struct Edge {
    var other: Size
    var factor: Double
    var declared: LayoutConstraint
  }

  /// The ratios so far, from both of their sizes; they contain no cycle.
  private var edges: [Size: [Edge]] = [:]

  /// The first ratio that contradicts those before it, with the ratios of the cycle that it closes; nil if there is
  /// none.
  static func contradiction(in views: ConstrainedViews) -> [LayoutConstraint]? {
    var ratios = SizeRatios()
    for index in views.items.indices.dropFirst() {
      guard let view = views.items[index].view else { continue }
      for own in views.sizing(of: index).constraints(of: views.name(of: index), at: view.location) {
        if let found = ratios.add(own, { _ in index }) { return found }
      }
    }
    for (constraint, holder) in views.constraints {
      if let found = ratios.add(constraint, { views.index(of: $0, in: holder) }) { return found }
    }
    return nil
  }

  private mutating func add(_ declared: LayoutConstraint, _ index: (String) -> Int?) -> [LayoutConstraint]? {
    let expression = declared.expression
    guard expression.relation == .equal, expression.priority == 1_000, expression.constant == .number(0),
      let second = expression.second, let one = size(expression.first, index), let other = size(second, index)
    else { return nil }
    if let way = way(from: one, to: other) {
      let isSame = (way.factor - expression.multiplier).magnitude < 1e-6 * max(way.factor.magnitude, 1)
      return isSame ? nil : way.declared + [declared]
    }
    edges[one, default: []].append(Edge(other: other, factor: expression.multiplier, declared: declared))
    edges[other, default: []].append(Edge(other: one, factor: 1 / expression.multiplier, declared: declared))
    return nil
  }

  private func size(_ anchor: Anchor, _ index: (String) -> Int?) -> Size? {
    // A guide's size differs from its view's.
    guard anchor.guide == nil, anchor.attribute.isSize, let view = index(anchor.view.text) else { return nil }
    return Size(view: view, isWidth: anchor.attribute == .width)
  }

  /// The ratios that lead from one size to another, and their product.
  private func way(from start: Size, to end: Size) -> (factor: Double, declared: [LayoutConstraint])? {
    var waiting: [(size: Size, factor: Double, declared: [LayoutConstraint])] = [(start, 1, [])]
    var seen: Set<Size> = [start]
    while let (size, factor, declared) = waiting.popLast() {
      if size == end { return (factor, declared) }
      for edge in edges[size] ?? [] where seen.insert(edge.other).inserted {
        waiting.append((edge.other, factor * edge.factor, declared + [edge.declared]))
      }
    }
    return nil
  }
}
