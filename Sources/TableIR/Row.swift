/// A row: one `UITableViewCell`.
public struct Row: Hashable, Sendable {
  /// Unique in the table. A row without an id of its own gets one from its place: `friends/2`.
  public var id: String
  public var style: CellStyle = .default
  /// The content configuration that shows its texts and its image; nil for those of its style, or of the list that it is in.
  public var configuration: CellConfiguration?
  public var text: Text?
  public var detailText: Text?
  public var image: Image?
  /// What imageView shows while the row is selected or highlighted (`UIImageView.highlightedImage`), in the frame of `image`.
  public var highlightedImage: Image?
  /// Nil for the section's or the table's.
  public var height: RowHeight?
  public var indentationLevel: Int = 0
  /// In points a level.
  public var indentationWidth: Double = 10
  public var accessory: Accessory = .none
  /// What stands there while the row is edited (`editingAccessoryView`).
  public var editingAccessory: Accessory = .none
  /// Nil for a row that cannot be edited.
  public var editing: RowEditing?
  /// Over those of the section and the table.
  public var swipeActions = SwipeActions()
  public var backgrounds: PositionBackgrounds?
  /// Nil for the table's.
  public var separator: Separator?
  public var isSelected: Bool = false
  public var selectionStyle = SelectionStyle.default
  /// Whether selecting the row shows something more, so that an indicator says so where that is pushed.
  public var discloses = false
  /// Where the row is: in environments in which one of these holds, or in all if there are none.
  public var conditions: [Condition] = []
  /// What the row is instead in some environments; the first that holds.
  public var variants: [RowVariant] = []
  /// `isUserInteractionEnabled`: without it nothing in the row takes taps, and its labels are dimmed.
  public var isUserInteractionEnabled: Bool = true
  /// Subviews of the contentView.
  public var views: [View] = []
  /// Between the subviews, all that is in them, and the contentView.
  public var constraints: [LayoutConstraint] = []
  /// The size of the contentView when its subviews got their frames; nil for that of a new cell.
  public var designSize: Size?
  /// What fills the contentView up to its margins, in the place of the style's own contents.
  public var stack: Stack?
  /// The team's own class of the cell, by which rules of appearance name it.
  public var className: String?
  public var location: SourceLocation

  /// The subviews of its contentView as those of any view.
  public var subviews: Subviews { Subviews(views, designSize: designSize, constraints: constraints) }

  /// The subviews that its layout has: those at frames, and one that holds its stack and has no mapping of its own.
  public var ownViews: [View] {
    guard let stack else { return views }
    return views + [stack.view(at: location)]
  }

  public init(id: String, location: SourceLocation = .start) {
    self.id = id
    self.location = location
  }
}

/// A row as it is where a condition holds.
public struct RowVariant: Hashable, Sendable {
  public var conditions: [Condition]
  public var row: Row

  public init(conditions: [Condition], row: Row) {
    self.conditions = conditions
    self.row = row
  }
}

/// The cell styles of UIKit (`UITableViewCell.CellStyle`).
public enum CellStyle: String, Sendable, CaseIterable {
  case `default`, subtitle, value1, value2
}

/// The height of a row.
public enum RowHeight: Hashable, Sendable {
  /// `UITableView.automaticDimension`: the row's own content decides.
  case automatic
  case points(Double)
}

/// The separators of a table or a row. What is nil is UIKit's own.
public struct Separator: Hashable, Sendable {
  public var style: SeparatorStyle?
  public var color: Color?
  /// The distance of the line from the leading edge, in points. The row's contents move with it, as in UIKit.
  public var leftInset: Double?
  /// The distance of the line from the trailing edge, in points.
  public var rightInset: Double?

  public init(
    style: SeparatorStyle? = nil, color: Color? = nil, leftInset: Double? = nil, rightInset: Double? = nil
  ) {
    self.style = style
    self.color = color
    self.leftInset = leftInset
    self.rightInset = rightInset
  }

  /// This separator, and where it says nothing, another.
  public func over(_ base: Separator) -> Separator {
    Separator(
      style: style ?? base.style, color: color ?? base.color, leftInset: leftInset ?? base.leftInset,
      rightInset: rightInset ?? base.rightInset)
  }
}

/// `UITableViewCell.SeparatorStyle`.
public enum SeparatorStyle: String, Sendable, CaseIterable {
  case none, singleLine
}
