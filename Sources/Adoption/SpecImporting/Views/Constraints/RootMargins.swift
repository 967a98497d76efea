import TableConstraints
import TableIR

/// The margins of the view around all others, which a spec takes from its cell or its table: constraints to different ones become
/// constraints to its edges.
struct RootMargins {
  /// In points, with left as leading; nil for those of the cell.
  private var top: Double?
  private var left: Double?
  private var bottom: Double?
  private var right: Double?

  private var isCells: Bool { top == nil && left == nil && bottom == nil && right == nil }

  /// Up to iOS 10, a contentView has 8 points on all sides unless it preserves the margins of its cell; since iOS 11, it always does: of the
  /// public cells that do not say so, 8 points are above 135 of 145 and beside 202 of 220 that Xcode 6 to 8 saved, and 11 above 39 of 47 and
  /// 15, 16 or 20 beside 45 of 57 that Xcode 9 and 10 saved.
  init(of root: XMLElement, system: InterfaceSystem?) {
    guard root.name == "tableViewCellContentView" else {
      // A view in a header has the margins of any view.
      if root.name == "view", root.flag("preservesSuperviewLayoutMargins") != true {
        set(Insets(marginsOf: root) ?? Subviews.standardMargins)
      }
      return
    }
    let own = Insets(marginsOf: root)
    guard Self.preservesThoseOfCell(root, system: system) else {
      set(own ?? Subviews.standardMargins)
      return
    }
    guard let own else { return }
    // The row has those of the cell.
    let cells = LayoutMargins(widerThanUIKits: root.parent.flatMap { Insets(marginsOf: $0) } ?? .zero)
    let wider = LayoutMargins(widerThanUIKits: own)
    func chosen(_ side: KeyPath<LayoutMargins, Double?>) -> Double? {
      wider[keyPath: side].flatMap { $0 > cells[keyPath: side] ?? 0 ? $0 : nil }
    }
    (top, left, bottom, right) = (chosen(\.top), chosen(\.leading), chosen(\.bottom), chosen(\.trailing))
  }

  /// Whether the margins of a contentView are at least those of its cell.
  static func preservesThoseOfCell(_ contentView: XMLElement, system: InterfaceSystem?) -> Bool {
    contentView.flag("preservesSuperviewLayoutMargins") == true || (system?.ios ?? .max) >= 11
  }

  private mutating func set(_ insets: Insets) {
    (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
  }

  fileprivate static let leastOfCells = Insets(top: 11, left: 16, bottom: 11, right: 16)

  /// The same constraint without those of the root's margins that are fixed.
  func applied(to constraint: ReadConstraint, of root: XMLElement) -> ReadConstraint {
    guard !isCells else { return constraint }
    var constraint = constraint
    if case .standard(.superviewEdge, let isNegative) = constraint.constant,
      constraint.first.view == root || constraint.second?.view == root,
      let distance = distance(constraint.first.attribute)?.magnitude
    {
      constraint.constant = .number(isNegative ? -distance : distance)
    }
    guard case .number(var number) = constraint.constant else { return constraint }
    if constraint.first.view == root, constraint.first.guide == .margins,
      let distance = distance(constraint.first.attribute)
    {
      number -= distance
      constraint.first.guide = nil
    }
    if let second = constraint.second, second.view == root, second.guide == .margins,
      let distance = distance(second.attribute)
    {
      number += distance * constraint.multiplier
      constraint.second?.guide = nil
    }
    constraint.constant = .number(number)
    return constraint
  }

  /// From an attribute of the view to that of its margins; nil if those are the cell's. Beside one that is not, these are taken as the least.
  private func distance(_ attribute: Attribute) -> Double? {
    let fixed: [Double?] =
      switch attribute {
      case .leading, .left: [left]
      case .trailing, .right: [right]
      case .top, .firstBaseline: [top]
      case .bottom, .lastBaseline: [bottom]
      case .centerX, .width: [left, right]
      case .centerY, .height: [top, bottom]
      }
    guard fixed.contains(where: { $0 != nil }) else { return nil }
    let least = Self.leastOfCells
    return attribute.distance(
      inside: Insets(
        top: top ?? least.top, left: left ?? least.left, bottom: bottom ?? least.bottom, right: right ?? least.right))
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

extension LayoutMargins {
  /// Those that a document sets for a cell. UIKit's own are not smaller, and at the sides they are wider in a wide cell: 20 where a contentView of
  /// 414 has 16 of its own.
  init(widerThanUIKits given: Insets) {
    let least = RootMargins.leastOfCells
    self.init(
      top: given.top > least.top ? given.top : nil, leading: given.left > least.left ? given.left : nil,
      bottom: given.bottom > least.bottom ? given.bottom : nil, trailing: given.right > least.right ? given.right : nil)
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
