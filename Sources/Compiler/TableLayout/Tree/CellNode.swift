import TableIR

/// A cell with its parts.
public struct CellNode: Hashable, Sendable {
  /// The id from the spec, or one generated from the row's place.
  public var id: String
  /// Its place among the section's rows that are shown, on which its corners, lines and backgrounds depend.
  public var position: RowPosition
  /// In the table's content space.
  public var frame: LayoutRect
  /// Whether it is selected or under a finger, and how it shows that.
  public var selection: CellSelection
  /// The fill of the backgroundView.
  public var background: ShapedFill
  /// The frame of the backgroundView and of the selectedBackgroundView in the cell's space: the whole cell, or up to iOS 6 the
  /// part between the sides of its group.
  public var backgroundView: LayoutRect
  /// The fill of the selectedBackgroundView.
  public var selectedBackground: ShapedFill
  /// The radius of the card's corners in points: of the top ones at `top`, the bottom ones at `bottom`, all at `single`.
  /// 0 outside cards and the groups of iOS 6.
  public var cornerRadius: Double
  /// In the cell's space.
  public var contentView: LayoutRect
  /// `UITableViewCell.imageView`, in the contentView's space; nil if the row shows none.
  public var imageView: ImageNode?
  /// `UITableViewCell.textLabel`, in the contentView's space; nil if the row shows none.
  public var textLabel: LabelNode?
  /// `UITableViewCell.detailTextLabel`, in the contentView's space; nil if the row shows none.
  public var detailTextLabel: LabelNode?
  /// The contentView's other subviews, from back to front; a stack is one of them.
  public var subviews: [ViewNode]
  /// The constraints between the subviews, also in the contentView's space, if the layouter was asked to record them; not part of the
  /// JSON.
  public var constraints: [ConstraintNode] = []
  /// The accessory at the trailing edge, in the cell's space; nil for none.
  public var accessoryView: AccessoryNode?
  /// The controls of a row that is being edited, in the cell's space.
  public var editingControl: EditingControlNode? {
    get { edges.first?.editingControl }
    set { change(\.editingControl, to: newValue) }
  }
  /// The control for moving the row while its table is edited, in the cell's space; nil for none.
  public var reorderControl: ReorderControlNode? {
    get { edges.first?.reorderControl }
    set { change(\.reorderControl, to: newValue) }
  }
  /// The accessories before accessoryView in a list, the closest first, in the cell's space.
  public var otherAccessories: [AccessoryNode] {
    edges.first.map { [$0.secondAccessory, $0.thirdAccessory].compactMap(\.self) } ?? []
  }
  /// What ``otherAccessories`` are called, in their order.
  package static let otherAccessoryNames = ["secondAccessoryView", "thirdAccessoryView"]
  /// The line above a section's first row, if the style draws one.
  public var topSeparator: SeparatorNode? {
    get { edges.first?.topSeparator }
    set { change(\.topSeparator, to: newValue) }
  }
  /// Stored indirectly, because most rows have none of them; empty if there are none.
  package var edges: [Edges] = []
  /// The line below the row, in the cell's space; nil if none is drawn.
  public var separator: SeparatorNode?
  /// What the row shows while its table is edited; nil in a table that is being edited, and for a row that shows nothing else then.
  public var whileEditing: WhileEditing? {
    get { editing.first }
    set { editing = newValue.flatMap { $0 == WhileEditing() ? nil : [$0] } ?? [] }
  }
  /// Stored indirectly, because most rows have none.
  package var editing: [WhileEditing] = []
  /// What the row shows when it is swiped open, and its buttons if it is; nil if no actions are set and none are open.
  public var swipeActions: SwipeActionsNode? {
    get { swipes.first }
    set { swipes = newValue.map { [$0] } ?? [] }
  }
  /// Stored indirectly, because most rows have none.
  package var swipes: [SwipeActionsNode] = []
  /// The custom class.
  public var className: String?
  /// How it is read to those who listen to the screen; what it does not set is as UIKit derives it.
  public var accessibility: Accessibility {
    get { spoken.settings }
    set { spoken.settings = newValue }
  }
  package var spoken: Aside<Accessibility>?
  /// Where the spec declares the row.
  public var location: SourceLocation

  /// Creates a cell node.
  public init(
    id: String, position: RowPosition, frame: LayoutRect, selection: CellSelection = CellSelection(),
    background: ShapedFill,
    selectedBackground: ShapedFill, backgroundView: LayoutRect? = nil, cornerRadius: Double = 0,
    contentView: LayoutRect,
    imageView: ImageNode? = nil,
    textLabel: LabelNode? = nil, detailTextLabel: LabelNode? = nil, subviews: [ViewNode] = [],
    constraints: [ConstraintNode] = [],
    accessoryView: AccessoryNode? = nil, editingControl: EditingControlNode? = nil,
    reorderControl: ReorderControlNode? = nil, topSeparator: SeparatorNode? = nil, separator: SeparatorNode? = nil,
    whileEditing: WhileEditing? = nil, swipeActions: SwipeActionsNode? = nil, className: String? = nil,
    location: SourceLocation = .start
  ) {
    self.id = id
    self.position = position
    self.frame = frame
    self.selection = selection
    self.background = background
    self.selectedBackground = selectedBackground
    self.backgroundView = backgroundView ?? LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height)
    self.cornerRadius = cornerRadius
    self.contentView = contentView
    self.imageView = imageView
    self.textLabel = textLabel
    self.detailTextLabel = detailTextLabel
    self.subviews = subviews
    self.constraints = constraints
    self.accessoryView = accessoryView
    self.separator = separator
    self.className = className
    self.location = location
    setEdges(Edges(editingControl: editingControl, reorderControl: reorderControl, topSeparator: topSeparator))
    if let whileEditing { self.whileEditing = whileEditing }
    if let swipeActions { self.swipeActions = swipeActions }
  }

  /// What few rows have at their edges.
  package struct Edges: Hashable, Sendable {
    package var editingControl: EditingControlNode?
    package var reorderControl: ReorderControlNode?
    package var topSeparator: SeparatorNode?
    package var secondAccessory: AccessoryNode?
    package var thirdAccessory: AccessoryNode?

    package init(
      editingControl: EditingControlNode? = nil, reorderControl: ReorderControlNode? = nil,
      topSeparator: SeparatorNode? = nil
    ) {
      self.editingControl = editingControl
      self.reorderControl = reorderControl
      self.topSeparator = topSeparator
    }

    fileprivate var isEmpty: Bool {
      editingControl == nil && reorderControl == nil && topSeparator == nil && secondAccessory == nil
    }
  }

  private mutating func change<Part>(_ part: WritableKeyPath<Edges, Part?>, to value: Part?) {
    var changed = edges.first ?? Edges()
    changed[keyPath: part] = value
    edges = []
    setEdges(changed)
  }

  /// Sets what a cell without it has at its edges.
  mutating func setEdges(_ edges: Edges) {
    if !edges.isEmpty { self.edges = [edges] }
  }

  /// A cell of which nothing is known yet.
  package static var blank: CellNode {
    CellNode(
      id: "", position: .single, frame: .zero, background: .clear, selectedBackground: .clear, contentView: .zero)
  }
}

extension CellNode {
  /// Whether the row is selected (`UITableViewCell.isSelected`).
  public var isSelected: Bool {
    get { selection.isSelected }
    set { selection.isSelected = newValue }
  }
  /// Whether a finger is on the row (`UITableViewCell.isHighlighted`).
  public var isHighlighted: Bool {
    get { selection.isHighlighted }
    set { selection.isHighlighted = newValue }
  }
  /// How the row shows that it is selected or highlighted (`UITableViewCell.selectionStyle`).
  public var selectionStyle: SelectionStyle {
    get { selection.style }
    set { selection.style = newValue }
  }
  /// Whether the row and the views in it take taps (`UIView.isUserInteractionEnabled`).
  public var isUserInteractionEnabled: Bool {
    get { selection.isUserInteractionEnabled }
    set { selection.isUserInteractionEnabled = newValue }
  }
  /// Whether a tap on the row would show the selected background and the highlighted colours.
  public var canShowSelection: Bool { selection.canShow }
  /// Whether the row shows the selected background and the highlighted colours now.
  public var showsSelection: Bool { selection.shows }
}

/// Whether a cell is selected, and its appearance when it is.
public struct CellSelection: Hashable, Sendable {
  /// Whether it is selected, as its spec or the environment says.
  public var isSelected: Bool
  /// Whether a finger is on it.
  public var isHighlighted: Bool
  /// How it shows that; `none` shows nothing.
  public var style: SelectionStyle
  /// If false, nothing in the cell takes taps.
  public var isUserInteractionEnabled: Bool

  /// Creates a cell selection.
  public init(
    isSelected: Bool = false, isHighlighted: Bool = false, style: SelectionStyle = .default,
    isUserInteractionEnabled: Bool = true
  ) {
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.style = style
    self.isUserInteractionEnabled = isUserInteractionEnabled
  }

  /// Whether a tap on the cell shows the selected background and the highlighted colours.
  public var canShow: Bool { isUserInteractionEnabled && style != .none }
  /// Whether they are shown now: code can select a cell that takes no taps.
  public var shows: Bool { (isSelected || isHighlighted) && style != .none }
}

/// An image view.
public struct ImageNode: Hashable, Sendable {
  /// In the contentView's space.
  public var frame: LayoutRect
  /// The image while its cell is neither selected nor highlighted.
  public var image: Image
  /// The image while its cell is selected or highlighted.
  public var highlightedImage: Image?

  /// Creates an image node.
  public init(frame: LayoutRect, image: Image, highlightedImage: Image? = nil) {
    self.frame = frame
    self.image = image
    self.highlightedImage = highlightedImage
  }
}

/// What a row shows besides its contents while its table is edited. Positions are laid out only for a table that is
/// being edited.
public struct WhileEditing: Hashable, Sendable {
  /// Nil if there is no control at the leading edge.
  public var style: EditingControlNode.Style?
  /// Whether it has a reorder control.
  public var isReorderable: Bool
  /// Whether the contents are indented for the control.
  public var indents: Bool
  /// The replacement for the row's accessoryView, without a position.
  public var accessory: AccessoryNode?

  /// Creates what a row shows while it is edited.
  public init(
    style: EditingControlNode.Style? = nil, isReorderable: Bool = false, indents: Bool = true,
    accessory: AccessoryNode? = nil
  ) {
    self.style = style
    self.isReorderable = isReorderable
    self.indents = indents
    self.accessory = accessory
  }
}

/// The control for deleting, inserting or selecting a row, in its cell's space.
public struct EditingControlNode: Hashable, Sendable {
  /// What the control does with its row.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    case delete, insert
    /// A circle with a checkmark while its row is selected.
    case multipleSelection
  }

  /// What the control does, which decides its sign.
  public var style: Style
  /// In the cell's space.
  public var frame: LayoutRect

  /// Creates an editing control node.
  public init(style: Style, frame: LayoutRect) {
    self.style = style
    self.frame = frame
  }
}

/// The control for moving a row, in its cell's space.
public struct ReorderControlNode: Hashable, Sendable {
  /// In the cell's space.
  public var frame: LayoutRect
  /// The three lines, in the control's space.
  public var mark: LayoutRect

  /// Creates a reorder control node.
  public init(frame: LayoutRect, mark: LayoutRect) {
    self.frame = frame
    self.mark = mark
  }
}

/// A line between rows, in its cell's space.
public struct SeparatorNode: Hashable, Sendable {
  /// In the cell's space; for an empty row, in the table's content space.
  public var frame: LayoutRect
  /// The colour that fills it (`UITableView.separatorColor`); `separator` if the spec sets none.
  public var color: Color

  /// Creates a separator node.
  public init(frame: LayoutRect, color: Color) {
    self.frame = frame
    self.color = color
  }
}
