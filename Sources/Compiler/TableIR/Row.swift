/// A row: one `UITableViewCell`.
public struct Row: Hashable, Sendable {
  /// Unique in the table. A row without an id gets one from its position: `friends/2`.
  public var id: String
  /// The cell style, which decides the places and the fonts of labels; from iOS 14 on, a content configuration takes precedence.
  public var style: CellStyle = .default
  /// The content configuration that shows its text and its image; nil for that of its style or of the list.
  public var configuration: CellConfiguration?
  /// The text of `UITableViewCell.textLabel`; nil for none.
  public var text: Text?
  /// The text of `UITableViewCell.detailTextLabel`, which the style `default` does not have; nil for none.
  public var detailText: Text?
  /// The image of `UITableViewCell.imageView`, before the text; nil for none.
  public var image: Image?
  /// The image of imageView while the row is selected or highlighted (`UIImageView.highlightedImage`), in the frame of `image`.
  public var highlightedImage: Image?
  /// Nil for the section's or the table's.
  public var height: RowHeight?
  /// The number of steps by which the content is indented (`UITableViewCell.indentationLevel`).
  public var indentationLevel: Int = 0
  /// In points per level.
  public var indentationWidth: Double = 10
  /// What is at the trailing edge (`UITableViewCell.accessoryType`, `accessoryView`).
  public var accessory: Accessory = .none
  /// The accessories before it in a list, the closest first (`UICollectionViewListCell.accessories`).
  public var otherAccessories: [Accessory] {
    get { rare?.value.otherAccessories ?? [] }
    set { changeRare { $0.otherAccessories = newValue } }
  }
  /// The accessory while the table is being edited (`editingAccessoryView`).
  public var editingAccessory: Accessory {
    get { rare?.value.editingAccessory ?? .none }
    set { changeRare { $0.editingAccessory = newValue } }
  }
  /// The margins of the cell, which its contentView has too; nil for UIKit's.
  public var layoutMargins: LayoutMargins? {
    get { rare?.value.layoutMargins }
    set { changeRare { $0.layoutMargins = newValue } }
  }
  /// How the cell is read to those who listen to the screen; what it does not set is as UIKit derives it.
  public var accessibility: Accessibility {
    get { rare?.value.accessibility ?? Accessibility() }
    set { changeRare { $0.accessibility = newValue } }
  }
  /// Whether it sets anything of its accessibility.
  package var hasAccessibility: Bool { rare.map { $0.value.accessibility != Accessibility() } ?? false }
  private var rare: Aside<Rare>?
  /// Nil for a row that cannot be edited.
  public var editing: RowEditing?
  /// Takes precedence over those of the section and the table.
  public var swipeActions = SwipeActions()
  /// By the row's position in its section; nil for those of the section or the table.
  public var backgrounds: PositionBackgrounds?
  /// Nil for the table's.
  public var separator: Separator?
  /// Whether the row is shown selected (`UITableViewCell.isSelected`), in addition to those that a state of the table selects.
  public var isSelected: Bool = false
  /// How the row shows that it is selected or highlighted (`UITableViewCell.selectionStyle`).
  public var selectionStyle = SelectionStyle.default
  /// Whether selecting the row shows another screen, for which it has an indicator where that is pushed.
  public var discloses = false
  /// Where the row is shown: in environments that match one of these conditions, or in all if there are none.
  public var conditions: [Condition] = []
  /// Replacements for the row in some environments; the first matching variant applies.
  public var variants: [RowVariant] = []
  /// `isUserInteractionEnabled`: if false, the row receives no taps and its labels are dimmed.
  public var isUserInteractionEnabled: Bool = true
  /// Subviews of the contentView.
  public var views: [View] = []
  /// Constraints between the subviews, at any depth, and the contentView.
  public var constraints: [LayoutConstraint] = []
  /// The size of the contentView for which the frames of its subviews were designed; nil for that of a new cell.
  public var designSize: LayoutSize?
  /// A stack that fills the contentView up to its margins, instead of the contents of the style.
  public var stack: Stack?
  /// The custom class of the cell, which appearance rules can name.
  public var className: String?
  /// The start of the row's mapping in the spec, or of the text that is written alone.
  public var location: SourceLocation

  /// The subviews of its contentView, in the form shared by all views.
  public var subviews: Subviews { Subviews(views, designSize: designSize, constraints: constraints) }

  /// The subviews in its layout: its views, and the view that contains its stack, which has no mapping in the spec.
  public var ownViews: [View] {
    guard let stack else { return views }
    return views + [stack.view(at: location)]
  }

  /// What few rows have.
  private struct Rare: Hashable, Sendable {
    var otherAccessories: [Accessory] = []
    var editingAccessory = Accessory.none
    var layoutMargins: LayoutMargins?
    var accessibility = Accessibility()
  }

  private mutating func changeRare(_ change: (inout Rare) -> Void) {
    var values = rare?.value ?? Rare()
    change(&values)
    rare = values == Rare() ? nil : .value(values)
  }

  /// Creates a row.
  public init(id: String, location: SourceLocation = .start) {
    self.id = id
    self.location = location
  }
}

/// A row in environments that match a condition.
public struct RowVariant: Hashable, Sendable {
  /// Where the variant applies: in environments that match one of these conditions.
  public var conditions: [Condition]
  /// The whole row in these environments, with the values that the variant does not replace.
  public var row: Row

  /// Creates a row variant.
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
  /// `UITableView.automaticDimension`: the content determines the height.
  case automatic
  case points(Double)
}

/// The separators of a table, a section or a row. A value that is nil is that of the section or the table, and in the end UIKit's.
public struct Separator: Hashable, Sendable {
  /// Whether there are lines; nil for those of the section or the table, and in the end for `singleLine`.
  public var style: SeparatorStyle?
  /// The colour of the lines (`UITableView.separatorColor`); nil for that of the section or the table, and in the end for UIKit's.
  public var color: Color?
  /// The distance of the line from the leading edge, in points. The row's contents move with it, as in UIKit.
  public var leftInset: Double?
  /// The distance of the line from the trailing edge, in points.
  public var rightInset: Double?

  /// Creates a separator.
  public init(
    style: SeparatorStyle? = nil, color: Color? = nil, leftInset: Double? = nil, rightInset: Double? = nil
  ) {
    self.style = style
    self.color = color
    self.leftInset = leftInset
    self.rightInset = rightInset
  }

  /// This separator, with missing values from another.
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
