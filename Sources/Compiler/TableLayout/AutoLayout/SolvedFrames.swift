import TableConstraints
import TableIR

/// The solved frames of views and their guides, in the space of the view that contains them all, in points: on whole pixels, and mirrored
/// if the table runs from right to left, as in pictures.
struct SolvedFrames<L: Length> {
  private let layout: AutoLayout<L>
  /// The views' alignment rectangles, by their indices.
  private var frames: [LayoutRect]

  /// - Parameter nodes: the views as they are laid out.
  init(_ layout: AutoLayout<L>, _ nodes: [ViewNode]) {
    self.layout = layout
    let root = layout.constraintSystem.boxes[0]
    frames = [LayoutRect](repeating: .zero, count: layout.views.items.count)
    frames[0] = LayoutRect(x: 0, y: 0, width: layout.solution[root.width], height: layout.solution[root.height])
    add(nodes, in: 0, at: LayoutPoint(x: 0, y: 0))
  }

  private mutating func add(_ nodes: [ViewNode], in holder: Int, at origin: LayoutPoint) {
    for (index, node) in zip(layout.views.items[holder].children, nodes) {
      let frame = node.frame.offsetBy(x: origin.x, y: origin.y)
      let beyond = layout.views.items[index].view.map { layout.sizes.alignmentInsets($0) } ?? Insets()
      frames[index] = frame.inset(by: turned(beyond))
      add(node.subviews, in: index, at: LayoutPoint(x: frame.x, y: frame.y))
    }
  }

  /// The alignment rectangle of a view, or one of its guides.
  func frame(_ index: Int, _ guide: Guide?) -> LayoutRect {
    guard let guide else { return frames[index] }
    switch layout.constraintSystem.insets(of: guide, index) {
    case .given(let edges):
      return frames[index].inset(by: turned(edges.insets(in: layout.parameters)))
    case .fixed(let insets): return frames[index].inset(by: turned(insets))
    }
  }

  /// A width, a height, or the position of any other attribute along its axis.
  func value(of attribute: Attribute, _ index: Int, _ guide: Guide?) -> Double {
    switch attribute {
    case .width: frame(index, guide).width
    case .height: frame(index, guide).height
    default: position(of: attribute, index, guide)
    }
  }

  /// The position of an attribute along its axis.
  func position(of attribute: Attribute, _ index: Int, _ guide: Guide?) -> Double {
    let frame = frame(index, guide)
    switch attribute {
    case .leading: return layout.constraintSystem.shape.isRightToLeft ? frame.maxX : frame.x
    case .trailing: return layout.constraintSystem.shape.isRightToLeft ? frame.x : frame.maxX
    case .left: return frame.x
    case .right: return frame.maxX
    case .centerX: return frame.midX
    case .top: return frame.y
    case .bottom: return frame.maxY
    case .centerY: return frame.midY
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      guard guide == nil else { return isFirst ? frame.y : frame.maxY }
      return layout.context.grid.round(layout.value(of: layout.constraintSystem.baseline(index, isFirst: isFirst)))
    case .width, .height: preconditionFailure("a length is not at a place")
    }
  }

  /// Insets of leading sides apply to the right if the table runs from right to left.
  private func turned(_ insets: Insets) -> Insets {
    guard layout.constraintSystem.shape.isRightToLeft else { return insets }
    return Insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
}

extension AutoLayout {
  /// The value of an expression in the solution.
  func value(of expression: ConstraintSystem.Expression) -> Double {
    let terms = expression.terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
    let given = expression.parameters.reduce(0) { $0 + $1.coefficient * parameters[$1.parameter.index] }
    return terms + given + expression.constant
  }
}

extension LayoutRect {
  fileprivate func inset(by insets: Insets) -> LayoutRect {
    LayoutRect(
      x: x + insets.left, y: y + insets.top, width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
