import TableConstraints
import TableIR

/// A constraint of Interface Builder, with the views that it ties.
struct ReadConstraint {
  /// An attribute of a view, or of one of its guides.
  struct End {
    /// Nil only if it is not a view of the row.
    var view: XMLElement?
    var guide: Guide?
    var attribute: Attribute
    /// How far inside of the view it is, where it stands for a label of a cell's style, in points.
    var insets: Insets?
  }

  var first: End
  var relation: Relation
  var second: End?
  var multiplier = 1.0
  /// The multiplier as written, such as `16:9`.
  var ratio: String?
  var constant: Constant
  var priority = 1_000.0
  var identifier: String?
  /// Whether it is only there in Interface Builder.
  var isPlaceholder = false

  /// Whether a key of a view can say it.
  var isPlain: Bool { relation == .equal && priority == 1_000 && identifier == nil && !isPlaceholder }

  /// Whether both ends are the same attribute of one view.
  var comparesWithItself: Bool {
    guard let second, first.view != nil else { return false }
    return first.view == second.view && first.guide == second.guide && first.attribute == second.attribute
      && first.insets == second.insets
  }

  /// The same with the places of labels that its ends stand for in its constant; nil if a label's place does not tell it.
  var placed: ReadConstraint? {
    var placed = self
    guard first.insets != nil || second?.insets != nil else { return self }
    var number: Double
    switch constant {
    case .number(let points): number = points
    case .standard(.siblings, let isNegative): number = isNegative ? -Self.betweenSiblings : Self.betweenSiblings
    case .standard: return nil
    }
    if let insets = first.insets {
      if first.attribute.isBaseline { return nil }
      number -= first.attribute.distance(inside: insets)
    }
    if let second, let insets = second.insets {
      if second.attribute.isBaseline { return nil }
      number += second.attribute.distance(inside: insets) * multiplier
    }
    placed.constant = .number(number)
    return placed
  }

  /// UIKit's standard spacing between two views, in points.
  private static let betweenSiblings = 8.0

  /// The same with its ends exchanged.
  var turned: ReadConstraint {
    guard let second, multiplier == 1 else { return self }
    var turned = self
    (turned.first, turned.second) = (second, first)
    switch constant {
    case .number(let value): turned.constant = .number(value == 0 ? 0 : -value)
    case .standard(let spacing, let isNegative): turned.constant = .standard(spacing, isNegative: !isNegative)
    }
    switch relation {
    case .equal: break
    case .greaterOrEqual: turned.relation = .lessOrEqual
    case .lessOrEqual: turned.relation = .greaterOrEqual
    }
    return turned
  }

  /// As it is written in the list of a view with subviews.
  func expression(in container: XMLElement, _ tree: ViewTree) -> ConstraintExpression {
    func anchor(_ end: End) -> Anchor {
      // The guide of the view around the constraint needs no name: `margins.leading`.
      let isHolder = end.guide != nil && end.view == container
      let name = isHolder ? LayoutConstraint.holderName : end.view.map { tree.name(of: $0, in: container) } ?? ""
      return Anchor(Name(name), guide: end.guide, end.attribute)
    }
    return ConstraintExpression(
      anchor(first), relation, second.map(anchor), multiplier: multiplier, constant: constant, priority: priority)
  }
}

extension ViewTree {
  /// The name of a view in the constraints of a view with subviews.
  fileprivate func name(of view: XMLElement, in container: XMLElement) -> String {
    if view == root, container != root || isRow { return LayoutConstraint.rootName }
    return view == container ? LayoutConstraint.holderName : name(of: view) ?? LayoutConstraint.rootName
  }

  private var isRow: Bool { if case .row = owner { true } else { false } }
}
