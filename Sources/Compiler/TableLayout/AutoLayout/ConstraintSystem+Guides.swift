import TableConstraints
import TableIR

// The guides of views: layout margins, the safe area, the readable width.

extension ConstraintSystem {
  /// The insets of a guide in its view: parameters for the root, fixed numbers for other views.
  enum GuideInsets {
    case given(Edges)
    case fixed(Insets)

    func add(to expression: inout Expression, _ edge: WritableKeyPath<Insets, Double>, times factor: Double) {
      switch self {
      case .given(let edges):
        let parameter =
          edge == \Insets.left
          ? edges.left : edge == \Insets.right ? edges.right : edge == \Insets.top ? edges.top : edges.bottom
        expression.parameters.append((parameter, factor))
      case .fixed(let insets): expression.constant += insets[keyPath: edge] * factor
      }
    }
  }

  func insets(of guide: Guide, _ index: Int) -> GuideInsets {
    guard index > 0 else {
      switch guide {
      case .margins: return .given(margins)
      case .safeArea: return .given(safeArea)
      case .readable: return .given(readable)
      }
    }
    guard guide != .safeArea else { return .fixed(Insets()) }
    if let given = preservedMargins[index] { return .given(given) }
    return .fixed(ownMargins(of: index))
  }

  /// The default margins of a view, in points.
  func ownMargins(of index: Int) -> Insets {
    shape.items[index].margins ?? Subviews.standardMargins
  }

  /// The factors of the insets by which an attribute of a guide differs from the view's own.
  static func insetFactors(
    of attribute: Attribute, isRightToLeft: Bool
  ) -> [(WritableKeyPath<Insets, Double>, Double)] {
    switch attribute {
    case .leading: [(\.left, 1)]
    case .trailing: [(\.right, -1)]
    case .left: insetFactors(of: isRightToLeft ? .trailing : .leading, isRightToLeft: isRightToLeft)
    case .right: insetFactors(of: isRightToLeft ? .leading : .trailing, isRightToLeft: isRightToLeft)
    case .top, .firstBaseline: [(\.top, 1)]
    case .bottom, .lastBaseline: [(\.bottom, -1)]
    case .width: [(\.left, -1), (\.right, -1)]
    case .height: [(\.top, -1), (\.bottom, -1)]
    case .centerX: [(\.left, 0.5), (\.right, -0.5)]
    case .centerY: [(\.top, 0.5), (\.bottom, -0.5)]
    }
  }
}
