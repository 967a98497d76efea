import TableIR

/// A table laid out in one environment: every view with its frame, ready to be written or drawn.
///
/// All lengths are points. Cells, section headers and footers are in the table's content space; everything else is in its
/// superview's, as UIKit nests them. Every edge lies on a whole pixel of the environment's scale.
public struct LayoutTree: Hashable, Sendable {
  /// The name that the spec gives its table; without one, that of its file without folder and suffix.
  public var name: String
  /// Where the table is shown.
  public var environment: Environment
  /// The metrics profile that the frames follow.
  public var metrics: String
  /// The table with all its views.
  public var table: TableNode
  /// The images that nodes refer to by index.
  public var assets: [ImageAsset]
  /// The files that locations refer to by index.
  public var files: [String]
  /// The problems of the constraints, for lint; not part of the output.
  public var constraintProblems: [ConstraintProblem] = []
  /// The font families that the spec names, for pictures; not part of the output.
  public var families: Set<String> = []

  /// Creates a layout tree.
  public init(
    name: String, environment: Environment, metrics: String, table: TableNode, assets: [ImageAsset] = [],
    files: [String] = []
  ) {
    self.name = name
    self.environment = environment
    self.metrics = metrics
    self.table = table
    self.assets = assets
    self.files = files
  }
}

/// The table itself.
public struct TableNode: Hashable, Sendable {
  /// Plain, grouped or inset grouped (`UITableView.Style`).
  public var style: TableStyle
  /// The table fills the environment's size.
  public var frame: LayoutRect
  /// The size of all that scrolls.
  public var contentSize: LayoutSize
  /// The fill behind the rows, headers and footers; UIKit's own for the style if the spec sets none.
  public var background: ShapedFill
  /// The colour of accessories and controls that set none (`UIView.tintColor`).
  public var tintColor: Color
  /// The view above the first section (`UITableView.tableHeaderView`); nil for none.
  public var header: SupplementaryNode?
  /// The view below the last section (`UITableView.tableFooterView`); nil for none.
  public var footer: SupplementaryNode?
  /// The sections that are shown, from top to bottom.
  public var sections: [SectionNode]
  /// The custom class.
  public var className: String?
  /// The index beside the visible part, in the content's space; nil for a table without one.
  public var sectionIndex: SectionIndexNode?
  /// The separators of empty rows that fill the screen below the last row, in the content's space.
  public var emptyRows: [SeparatorNode] = []
  /// The visible part of a scrolled table, in the content's space (`bounds`); nil for a table that is shown whole.
  public var visibleRect: LayoutRect?
  /// What the bars cover of the table while it is not scrolled, in points (`UIScrollView.adjustedContentInset`); zero without bars.
  public var adjustedContentInset = Insets.zero
  /// The bars around the table, from back to front, in the screen's space: the navigation bar, the toolbar, the tab bar.
  public var bars: [ViewNode] = []

  /// Creates a table node.
  public init(
    style: TableStyle, frame: LayoutRect, contentSize: LayoutSize, background: ShapedFill, tintColor: Color,
    header: SupplementaryNode? = nil, footer: SupplementaryNode? = nil, sections: [SectionNode] = [],
    sectionIndex: SectionIndexNode? = nil
  ) {
    self.style = style
    self.frame = frame
    self.contentSize = contentSize
    self.background = background
    self.tintColor = tintColor
    self.header = header
    self.footer = footer
    self.sections = sections
    self.sectionIndex = sectionIndex
  }
}

extension TableNode {
  /// What the screen shows, in the content's space: the visible part of a scrolled table, or all of one that is shown whole.
  public var screen: LayoutRect { visibleRect ?? wholeScreen }

  /// The screen of a table that is shown whole, in the content's space: at least as tall as a screen if there are bars, and as tall as the
  /// content with what they cover. An index is as tall as the screen, even beside a few rows.
  public var wholeScreen: LayoutRect {
    let inset = adjustedContentInset
    let content = inset.top + max(contentSize.height, sectionIndex?.frame.maxY ?? 0) + inset.bottom
    return LayoutRect(
      x: 0, y: -inset.top, width: frame.width, height: inset == .zero ? content : max(content, frame.height))
  }
}

/// A section: from the top of its header to the bottom of its footer.
public struct SectionNode: Hashable, Sendable {
  /// The id from the spec, or one generated from the section's place.
  public var id: String
  /// Whether the id is the author's, and not generated from the section's place.
  public var hasOwnID: Bool
  /// In the table's content space.
  public var frame: LayoutRect
  /// The header, or the space that the style leaves for one; nil for neither.
  public var header: SupplementaryNode?
  /// The footer, or the space that the style leaves for one; nil for neither.
  public var footer: SupplementaryNode?
  /// The rows that are shown, from top to bottom.
  public var rows: [CellNode]
  /// Where the spec declares the section.
  public var location: SourceLocation

  /// Creates a section node.
  public init(
    id: String, hasOwnID: Bool = true, frame: LayoutRect, header: SupplementaryNode? = nil,
    footer: SupplementaryNode? = nil, rows: [CellNode] = [], location: SourceLocation = .start
  ) {
    self.id = id
    self.hasOwnID = hasOwnID
    self.frame = frame
    self.header = header
    self.footer = footer
    self.rows = rows
    self.location = location
  }
}

/// A header or footer of the table or of a section.
public struct SupplementaryNode: Hashable, Sendable {
  /// In the table's content space.
  public var frame: LayoutRect
  /// The fill behind its text and its views; nil for none.
  public var background: ShapedFill?
  /// The title, if UIKit draws one.
  public var textLabel: LabelNode?
  /// The subviews of a custom view.
  public var subviews: [ViewNode]
  /// The constraints between the subviews, if the layouter was asked to record them; not part of the JSON.
  public var constraints: [ConstraintNode] = []
  /// The custom class.
  public var className: String?
  /// How it is read to those who listen to the screen; what it does not set is as UIKit derives it.
  public var accessibility: Accessibility {
    get { spoken.settings }
    set { spoken.settings = newValue }
  }
  package var spoken: Aside<Accessibility>?
  /// Whether it is kept on the screen while its section scrolls, and not where it was laid out (`isPinned`).
  public var isPinned = false
  /// Where the spec declares it.
  public var location: SourceLocation

  /// Creates a supplementary node.
  public init(
    frame: LayoutRect, background: ShapedFill? = nil, textLabel: LabelNode? = nil, subviews: [ViewNode] = [],
    location: SourceLocation = .start
  ) {
    self.frame = frame
    self.background = background
    self.textLabel = textLabel
    self.subviews = subviews
    self.location = location
  }
}
