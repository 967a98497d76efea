import LayoutFormat
import TableDiagnostics
import TableIR
import TableLayout

/// One side of a comparison: a table in one environment as sections and rows whose views can be compared.
///
/// All lengths are points. Rows, headers and footers are in the table's content space, everything else in its superview's, as in
/// a layout tree.
public struct Snapshot: Sendable {
  /// The name of the table's spec; for an app's own views, that of the dump.
  public var name: String
  /// Nil if it is not known, as for an app's own views.
  public var environment: Environment?
  /// The name of the metrics profile.
  public var metrics: String?
  /// Pixels a point.
  public var scale: Double
  /// The size of everything that scrolls (`UIScrollView.contentSize`); nil if a dump does not print it.
  public var contentSize: LayoutSize?
  /// The table's own frame and appearance.
  public var table: ViewSnapshot
  /// The table's header and footer.
  public var header: SupplementarySnapshot?
  /// The table's own footer, below the last section; nil for none.
  public var footer: SupplementarySnapshot?
  /// The bars around the table, by their names, in the screen's space; empty for an app's own views.
  public var bars: [String: SupplementarySnapshot] = [:]
  /// The sections, from top to bottom.
  public var sections: [SectionSnapshot]
  /// What is known of the table; the rest is not compared.
  public var knowledge: Knowledge
  /// The files that locations refer to by index.
  public var files: [String]
  /// The layout to draw; nil for an app's own views.
  public var tree: LayoutTree?
  /// Whether it was read from a layout JSON, and not laid out in this run.
  public var wasReadBack = false
  /// Whether it was made from a spec in this run, so that its rows have no constraints other than those given here.
  public internal(set) var hasConstraints = false

  /// Creates a snapshot.
  public init(
    name: String, environment: Environment? = nil, metrics: String? = nil, scale: Double,
    contentSize: LayoutSize? = nil,
    table: ViewSnapshot, header: SupplementarySnapshot? = nil, footer: SupplementarySnapshot? = nil,
    sections: [SectionSnapshot], knowledge: Knowledge, files: [String] = [], tree: LayoutTree? = nil
  ) {
    self.name = name
    self.environment = environment
    self.metrics = metrics
    self.scale = scale
    self.contentSize = contentSize
    self.table = table
    self.header = header
    self.footer = footer
    self.sections = sections
    self.knowledge = knowledge
    self.files = files
    self.tree = tree
  }

  /// The source range of a location in one of the files; nil if it is not known.
  func source(_ location: SourceLocation?) -> SourceRange? {
    guard let location, files.indices.contains(Int(location.file)) else { return nil }
    let position = SourcePosition(line: Int(location.line), column: Int(location.column))
    return SourceRange(file: files[Int(location.file)], start: position, end: position)
  }
}

/// A section.
public struct SectionSnapshot: Sendable {
  /// Nil if the author gave it none.
  public var id: String?
  /// Its name in messages: its id, or one made from its place.
  public var name: String
  /// In the table's content space; for an app's own views, around what a dump has of the section.
  public var frame: LayoutRect
  /// The section's header; nil for none.
  public var header: SupplementarySnapshot?
  /// The section's footer; nil for none.
  public var footer: SupplementarySnapshot?
  /// The rows that are known, from top to bottom.
  public var rows: [RowSnapshot] = []
  /// Where the spec declares it; nil if only a dump has it.
  public var location: SourceLocation?
}

/// A header or footer, of the table or of a section.
public struct SupplementarySnapshot: Sendable {
  /// What it shows; the views of a laid-out one are listed only when needed.
  public enum Content: Sendable {
    case node(SupplementaryNode)
    case views([ViewSnapshot])
  }

  /// In the table's content space.
  public var frame: LayoutRect
  /// Its title and its views.
  public var content: Content
  /// Where a spec declares it, or the line of a dump that prints it.
  public var location: SourceLocation?
  /// Its views, if constraints lay them out.
  public var constrainedViews: Subviews?
  /// The height that its spec sets, in points; nil if it sets none, and for a layout that was read back.
  public internal(set) var declaredHeight: Double?
}

/// A cell of a laid-out section, which stays in its place: cells are large, and most of them are equal on both sides.
public struct PlacedCell: Sendable {
  private let cells: [CellNode]
  private let index: Int

  init(_ cells: [CellNode], at index: Int) {
    (self.cells, self.index) = (cells, index)
  }

  /// The cell as it is laid out, read in place.
  public var node: CellNode { _read { yield cells[index] } }
}

/// A row: one cell.
public struct RowSnapshot: Sendable {
  /// Its contents; the views of a cell are listed only when needed.
  public enum Content: Sendable {
    case cell(PlacedCell)
    case views([ViewSnapshot])
  }

  /// Nil if the author gave it none.
  public var id: String?
  /// Its name in messages: its id, or one made from its place.
  public var name: String
  /// In the table's content space.
  public var frame: LayoutRect
  /// The cell, or the views that a dump has of it.
  public var content: Content
  /// Where the spec declares it; nil for a row of a dump.
  public var location: SourceLocation?
  /// Whether a line that it does not have is not there: a dump may have none at all, and a swiped row hides its own.
  var knowsLines = true
  /// Whether a view that it does not have is not there: a dump may end in the middle of a row.
  var knowsViews = true
  /// Its views, if constraints lay them out.
  public var constrainedViews: Subviews?
  /// The height that its spec sets, in points; nil for an automatic one, and for a layout that was read back.
  public internal(set) var declaredHeight: Double?
}
