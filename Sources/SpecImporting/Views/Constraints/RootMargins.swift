import ConstraintSyntax
import InterfaceBuilder
import TableIR
import XMLReading

/// The margins of the view around all others, which a spec takes from its cell or its table: constraints to different ones become
/// constraints to its edges.
struct RootMargins {
  /// In points, with left as leading; nil for those of the cell.
  private var fixed: Insets?

  /// Up to iOS 10, a contentView has 8 points on all sides unless it preserves the margins of its cell; since iOS 11, it always does: of the
  /// public cells that do not say so, 8 points are above 135 of 145 and beside 202 of 220 that Xcode 6 to 8 saved, and 11 above 39 of 47 and
  /// 15, 16 or 20 beside 45 of 57 that Xcode 9 and 10 saved.
  init(of root: XMLElement, system: InterfaceSystem?) {
    guard root.name == "tableViewCellContentView" else {
      // A view in a header has the margins of any view.
      if root.name == "view", root.flag("preservesSuperviewLayoutMargins") != true {
        fixed = Insets(marginsOf: root) ?? Subviews.standardMargins
      }
      return
    }
    let preserves = root.flag("preservesSuperviewLayoutMargins") == true || (system?.ios ?? .max) >= 11
    let own = Insets(marginsOf: root)
    if preserves {
      let given = [own, root.parent.flatMap { Insets(marginsOf: $0) }].compactMap(\.self)
      // Those of the cell are not smaller than 16 points at the sides.
      guard given.contains(where: { $0.left > 16 || $0.right > 16 || $0.top > 11 || $0.bottom > 11 }) else { return }
      fixed = given.reduce(Self.leastOfCells) { one, other in
        Insets(
          top: max(one.top, other.top), left: max(one.left, other.left), bottom: max(one.bottom, other.bottom),
          right: max(one.right, other.right))
      }
    } else {
      fixed = own ?? Subviews.standardMargins
    }
  }

  private static let leastOfCells = Insets(top: 11, left: 16, bottom: 11, right: 16)

  /// The same constraint without the root's margins, if they are fixed.
  func applied(to constraint: ReadConstraint, of root: XMLElement) -> ReadConstraint {
    guard let fixed else { return constraint }
    var constraint = constraint
    if case .standard(.superviewEdge, let isNegative) = constraint.constant,
      constraint.first.view == root || constraint.second?.view == root
    {
      let distance = constraint.first.attribute.distance(inside: fixed).magnitude
      constraint.constant = .number(isNegative ? -distance : distance)
    }
    guard case .number(var number) = constraint.constant else { return constraint }
    if constraint.first.view == root, constraint.first.guide == .margins {
      number -= constraint.first.attribute.distance(inside: fixed)
      constraint.first.guide = nil
    }
    if let second = constraint.second, second.view == root, second.guide == .margins {
      number += second.attribute.distance(inside: fixed) * constraint.multiplier
      constraint.second?.guide = nil
    }
    constraint.constant = .number(number)
    return constraint
  }
}

extension Attribute {
  /// From an attribute of a view to that of a rectangle inside of it, in points.
  func distance(inside insets: Insets) -> Double {
    switch self {
    case .leading, .left: insets.left
    case .trailing, .right: -insets.right
    case .top, .firstBaseline: insets.top
    case .bottom, .lastBaseline: -insets.bottom
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    }
  }
}

extension Insets {
  /// `<edgeInsets key="layoutMargins" …/>` or `<directionalEdgeInsets key="directionalLayoutMargins" …/>` of a view.
  init?(marginsOf view: XMLElement) {
    guard let element = view.property("directionalLayoutMargins") ?? view.property("layoutMargins") else { return nil }
    self.init(
      top: element.number("top") ?? 0, left: element.number("leading") ?? element.number("left") ?? 0,
      bottom: element.number("bottom") ?? 0, right: element.number("trailing") ?? element.number("right") ?? 0)
  }
}
