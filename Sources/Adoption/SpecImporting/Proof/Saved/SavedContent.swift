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

  /// The views that UIKit lays out itself, such as a cell's `textLabel`: each depends on the others.
  package var own: Set<String> = []

  /// Why the frames of some views cannot be judged, by view.
  ///
  /// What is not known of a view, such as the size of its image, is not known of those that constraints or a stack tie to it either. A frame
  /// that is wrong says nothing of others.
  package var doubts: [String: ProofRule] {
    let causes = causes
    var doubts: [String: ProofRule] = [:]
    for cause in causes { for view in cause.views where doubts[view] == nil { doubts[view] = cause.rule } }
    for axis in Stack.Axis.allCases {
      let ties = ViewTies(self, along: axis)
      var groups: [String: ProofRule] = [:]
      for cause in causes where cause.spreads {
        for view in cause.views.compactMap({ ties.groups[$0] }) where groups[view] == nil { groups[view] = cause.rule }
      }
      for (view, group) in ties.groups where doubts[view] == nil { doubts[view] = groups[group] }
    }
    return doubts
  }

  /// The views that neither a constraint, nor a stack, nor UIKit itself places.
  package var unconstrained: Set<String> {
    var views = Set(root.all.lazy.map(\.id)).subtracting(own).subtracting([root.id])
    for stack in root.all where stack.stack != nil { views.subtract(stack.subviews.map(\.id)) }
    for constraint in constraints where constraint.priority > 0 {
      views.remove(constraint.first)
      if let second = constraint.second { views.remove(second) }
    }
    return views
  }

  /// Why not all of its frames can be judged: the first cause, by rule; nil if they can.
  package var rule: ProofRule? { causes.first?.rule }

  private var causes: [Cause] {
    let views = root.all
    let constrained = ConstrainedViews(constraints)
    var causes: [Cause] = []
    func add(_ rule: ProofRule, _ isMeant: (SavedView) -> Bool) {
      causes += views.filter(isMeant).map { Cause(rule: rule, views: [$0.id]) }
    }
    add(.flagged, \.isFlagged)
    add(.unknownImage) { $0.isSymbol || $0.hasUnknownImage && !constrained.size($0) }
    add(.unknownFont) { $0.hasUnknownFont && !constrained.size($0) }
    add(.hiddenSubviews) { $0.isHidden && !$0.subviews.isEmpty }
    add(.emptyStack) { $0.stack != nil && $0.subviews.isEmpty }
    add(.emptyLabel) { $0.isEmptyLabel && !constrained.size($0) }
    causes += views.filter(\.hasOtherGaps).map { Cause(rule: .otherGaps, views: $0.subviews.map(\.id)) }
    let boxes = boxes
    let flagged = Set(views.lazy.filter(\.isFlagged).map(\.id))
    for constraint in constraints where constraint.isBroken(by: boxes) || constraint.hasStrangeMargin(in: root, boxes) {
      let views = [constraint.first, constraint.second].compactMap(\.self).filter { $0 != root.id }
      // The frame that is wrong is known.
      guard flagged.isDisjoint(with: views) else { continue }
      causes.append(Cause(rule: .brokenConstraints, views: views))
    }
    return causes
  }

  /// What makes frames doubtful.
  private struct Cause {
    var rule: ProofRule
    var views: [String]

    /// Whether views that are tied to these are in doubt, too.
    var spreads: Bool {
      switch rule {
      case .unknownImage, .unknownFont, .emptyStack, .emptyLabel: true
      default: false
      }
    }
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

extension Stack.Axis {
  /// That of Interface Builder's word for an attribute.
  fileprivate init(_ attribute: String) {
    let words = ["lead", "trail", "left", "right", "width", "centerX"]
    self = words.contains(where: attribute.hasPrefix) ? .horizontal : .vertical
  }
}

/// The views whose places or lengths along an axis depend on each other. What is tied to the root alone is not tied: its frame is known.
private struct ViewTies {
  /// One view of those that each view is tied to.
  private(set) var groups: [String: String] = [:]

  init(_ content: SavedContent, along axis: Stack.Axis) {
    let root = content.root.id
    for constraint in content.constraints where constraint.priority > 0 && Stack.Axis(constraint.attribute) == axis {
      guard let second = constraint.second, second != root, constraint.first != root else { continue }
      tie(constraint.first, second)
    }
    for stack in content.root.all where stack.stack != nil { for view in stack.subviews { tie(stack.id, view.id) } }
    if let first = content.own.first { for view in content.own { tie(first, view) } }
    for view in groups.keys { groups[view] = leader(view) }
  }

  private mutating func tie(_ one: String, _ other: String) {
    let (first, second) = (leader(one), leader(other))
    groups[first] = first
    groups[second] = first
  }

  private mutating func leader(_ view: String) -> String {
    var leader = view
    while let next = groups[leader], next != leader { leader = next }
    // The next time it takes one step.
    var view = view
    while view != leader, let next = groups[view] { (groups[view], view) = (leader, next) }
    return leader
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
