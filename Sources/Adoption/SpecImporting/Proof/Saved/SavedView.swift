import TableIR

/// A view as a document was saved with it.
package struct SavedView: Sendable {
  package var id: String
  /// Interface Builder's name of its element: `label`.
  package var kind: String
  /// In the space of its superview, in points.
  package var frame: LayoutRect
  package var isHidden = false
  /// Whether Interface Builder flagged its frame as not that of its constraints, or these as too few.
  package var isFlagged = false
  /// Whether it shows a symbol, whose alignment rectangle is not known.
  package var isSymbol = false
  /// Whether it shows an image whose size is not known.
  package var hasUnknownImage = false
  /// Whether it shows a text in a font whose file the project does not have, so that its widths are not known.
  package var hasUnknownFont = false
  /// Whether it is a label without a text.
  package var isEmptyLabel = false
  package var stack: Stack?
  package var subviews: [SavedView] = []

  package struct Stack: Sendable {
    package var isVertical: Bool
    package var spacing: Double
    /// Whether its views keep the spacing, and not only equal gaps or centres.
    package var keepsSpacing: Bool

    package init(isVertical: Bool, spacing: Double, keepsSpacing: Bool) {
      (self.isVertical, self.spacing, self.keepsSpacing) = (isVertical, spacing, keepsSpacing)
    }
  }

  package init(id: String, kind: String, frame: LayoutRect) {
    (self.id, self.kind, self.frame) = (id, kind, frame)
  }

  /// The view and all that is in it.
  package var all: [SavedView] {
    var all: [SavedView] = []
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [SavedView]) {
    all.append(self)
    for view in subviews { view.collect(into: &all) }
  }

  /// What constraints are about: a switch is narrower than its frame, a slider too, and a point of the frame of a segmented control is below it.
  var alignmentRect: LayoutRect {
    let sides = kind == "switch" ? (0.0, 2.0) : kind == "slider" ? (2.0, 4.0) : (0, 0)
    let below = kind == "segmentedControl" || kind == "slider" ? 1.0 : 0
    return LayoutRect(
      x: frame.x + sides.0, y: frame.y, width: frame.width - sides.1, height: frame.height - below)
  }
}

/// A constraint as a document was saved with it.
package struct SavedConstraint: Sendable {
  package enum Relation: Sendable {
    case equal, lessOrEqual, greaterOrEqual
  }

  package var first: String
  /// Interface Builder's word: `leadingMargin`.
  package var attribute: String
  package var second: String?
  package var secondAttribute: String?
  package var relation = Relation.equal
  package var constant = 0.0
  package var multiplier = 1.0
  package var priority = 1_000.0
  /// Whether its constant is the system's own spacing.
  package var isSymbolic = false

  package init(_ first: String, _ attribute: String, _ second: String? = nil, _ secondAttribute: String? = nil) {
    (self.first, self.attribute, self.second, self.secondAttribute) = (first, attribute, second, secondAttribute)
  }

  /// `2`, `16:9` or `2/3`.
  package static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
  }
}
