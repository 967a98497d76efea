import TableIR

/// What stands in a contentView, a header or a footer, as a document was saved with it.
package struct SavedContent: Sendable {
  /// The contentView, or the header or footer.
  package var root: SavedView
  /// Of all views in it.
  package var constraints: [SavedConstraint]

  package init(root: SavedView, constraints: [SavedConstraint]) {
    (self.root, self.constraints) = (root, constraints)
  }

  /// Why its frames cannot be judged; nil if they can.
  package var rule: ProofRule? {
    let views = root.all
    let constrained = ConstrainedViews(constraints)
    func isSized(_ view: SavedView) -> Bool { constrained.size(view) }
    if views.contains(where: \.isFlagged) { return .flagged }
    if views.contains(where: { $0.isSymbol || $0.hasUnknownImage && !isSized($0) }) { return .unknownImage }
    if views.contains(where: { $0.hasUnknownFont && !isSized($0) }) { return .unknownFont }
    if views.contains(where: { $0.isHidden && !$0.subviews.isEmpty }) { return .hiddenSubviews }
    if views.contains(where: { $0.stack != nil && $0.subviews.isEmpty }) { return .emptyStack }
    if views.contains(where: { $0.isEmptyLabel && !isSized($0) }) { return .emptyLabel }
    if views.contains(where: \.hasOtherGaps) { return .otherGaps }
    let boxes = boxes
    if constraints.contains(where: { $0.isBroken(by: boxes) || $0.hasStrangeMargin(in: root, boxes) }) {
      return .brokenConstraints
    }
    return nil
  }

  /// The alignment rectangles of all views, in the root's space.
  private var boxes: [String: LayoutRect] {
    var boxes = [root.id: LayoutRect(x: 0, y: 0, width: root.frame.width, height: root.frame.height)]
    func add(_ views: [SavedView], _ x: Double, _ y: Double) {
      for view in views {
        boxes[view.id] = view.alignmentRect.offsetBy(x: x, y: y)
        add(view.subviews, x + view.frame.x, y + view.frame.y)
      }
    }
    add(root.subviews, 0, 0)
    return boxes
  }
}

/// The lengths and edges of views that the equations of a content hold.
private struct ConstrainedViews {
  private struct Attribute: Hashable {
    var view: String
    var name: String
  }

  private var constrained: Set<Attribute> = []
  /// The views with an equation between their own width and height.
  private var square: Set<String> = []

  init(_ constraints: [SavedConstraint]) {
    for constraint in constraints {
      if constraint.first == constraint.second {
        square.insert(constraint.first)
      } else if constraint.relation == .equal {
        constrained.insert(Attribute(view: constraint.first, name: constraint.attribute))
        if let second = constraint.second {
          constrained.insert(Attribute(view: second, name: constraint.secondAttribute ?? ""))
        }
      }
    }
  }

  /// Whether constraints give a view both lengths, whatever it shows.
  func size(_ view: SavedView) -> Bool {
    func isHeld(_ length: String, _ edges: [[String]]) -> Bool {
      func has(_ names: [String]) -> Bool {
        names.contains { constrained.contains(Attribute(view: view.id, name: $0)) }
      }
      return has([length]) || edges.allSatisfy(has)
    }
    let isWide = isHeld("width", [["leading", "left"], ["trailing", "right"]])
    let isHigh = isHeld("height", [["top"], ["bottom"]])
    return isWide && isHigh || square.contains(view.id) && (isWide || isHigh)
  }
}

extension SavedView {
  /// Whether the views of a stack are not as far apart as it says: its spacing is not the one that it had.
  fileprivate var hasOtherGaps: Bool {
    guard let stack, stack.keepsSpacing else { return false }
    let shown = subviews.filter { !$0.isHidden }
    return zip(shown, shown.dropFirst()).contains { one, next in
      let overhang = one.kind == "switch" && !stack.isVertical ? 2.0 : 0
      let gap = stack.isVertical ? next.frame.y - one.frame.maxY : next.frame.x - one.frame.maxX
      return abs(gap + overhang - stack.spacing) > 1.01
    }
  }
}

extension SavedConstraint {
  /// Whether the frames that were saved are more than a point off a constraint that was saved with them: the document was changed after it was
  /// laid out, or its constraints contradict each other.
  fileprivate func isBroken(by boxes: [String: LayoutRect]) -> Bool {
    guard priority == 1_000, !isSymbolic, let one = boxes[first]?.length(attribute) else { return false }
    var other = 0.0
    if let second {
      guard let value = boxes[second]?.length(secondAttribute ?? "") else { return false }
      other = value * multiplier
    }
    let off = one - other - constant
    switch relation {
    case .greaterOrEqual: return off < -1.01
    case .lessOrEqual: return off > 1.01
    case .equal: return abs(off) > 1.01
    }
  }
}

extension SavedConstraint {
  /// More than any canvas gave a contentView, in points.
  private static let widestMargin = 48.0

  /// Whether the saved frames need margins that no view has: they were laid out in one of another size.
  fileprivate func hasStrangeMargin(in root: SavedView, _ boxes: [String: LayoutRect]) -> Bool {
    guard relation == .equal, priority == 1_000, !isSymbolic, multiplier == 1 else { return false }
    let margin: (word: String, place: Double)
    if first == root.id, attribute.hasSuffix("Margin"), let second, second != root.id,
      let place = boxes[second]?.length(secondAttribute ?? "")
    {
      margin = (attribute, place + constant)
    } else if second == root.id, let word = secondAttribute, word.hasSuffix("Margin"), first != root.id,
      let place = boxes[first]?.length(attribute)
    {
      margin = (word, place - constant)
    } else {
      return false
    }
    let inset =
      switch margin.word {
      case "trailingMargin", "rightMargin": root.frame.width - margin.place
      case "bottomMargin": root.frame.height - margin.place
      default: margin.place
      }
    return !(-1.01...Self.widestMargin).contains(inset)
  }
}

extension LayoutRect {
  /// Interface Builder's word for an edge, a centre or a length; nil for those of guides and texts.
  fileprivate func length(_ attribute: String) -> Double? {
    switch attribute {
    case "leading", "left": x
    case "trailing", "right": maxX
    case "top": y
    case "bottom": maxY
    case "width": width
    case "height": height
    case "centerX": midX
    case "centerY": midY
    default: nil
    }
  }
}
