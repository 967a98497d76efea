import TableIR

/// What a cell shows when it is swiped open. The buttons are laid out only for the open edge.
public struct SwipeActionsNode: Hashable, Sendable {
  /// The edge that is open; nil at rest.
  public var openEdge: SwipeEdge?
  /// The outermost first, like the trailing ones.
  public var leading: [SwipeActionNode]
  /// The outermost first: the one at the cell's trailing edge.
  public var trailing: [SwipeActionNode]

  /// Creates a swipe actions node.
  public init(openEdge: SwipeEdge? = nil, leading: [SwipeActionNode] = [], trailing: [SwipeActionNode] = []) {
    self.openEdge = openEdge
    self.leading = leading
    self.trailing = trailing
  }

  /// The buttons of an edge, the outermost first.
  public subscript(edge: SwipeEdge) -> [SwipeActionNode] {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  /// The visible buttons.
  public var open: [SwipeActionNode] { openEdge.map { self[$0] } ?? [] }
}

/// A button of a cell that is or can be swiped open.
public struct SwipeActionNode: Hashable, Sendable {
  /// The title from the spec, even if there is no room for it; nil for none.
  public var title: String?
  /// What it does with the row (`UIContextualAction.Style`).
  public var style: SwipeAction.Style
  /// The background, which is the style's own if the spec sets none (`UIContextualAction.backgroundColor`).
  public var backgroundColor: Color
  /// The image from the spec, even if there is no room for it; nil for none.
  public var image: Image?
  /// In the cell's space; nil at rest.
  public var frame: LayoutRect?
  /// In the button's space, at its origin at rest; nil if no image is visible.
  public var imageFrame: LayoutRect?
  /// In the button's space; nil at rest, and if no title is visible.
  public var titleLabel: LabelNode?

  /// Creates a swipe action node.
  public init(
    title: String? = nil, style: SwipeAction.Style = .normal, backgroundColor: Color? = nil, image: Image? = nil
  ) {
    self.title = title
    self.style = style
    self.backgroundColor = backgroundColor ?? style.backgroundColor
    self.image = image
  }
}
