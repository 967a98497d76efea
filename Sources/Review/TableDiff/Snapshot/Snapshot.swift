import LayoutFormat
import TableDiagnostics
import TableIR
import TableLayout

/// One side of a comparison: a table in one environment as sections and rows whose views can be compared.
///
/// All lengths are points. Rows, headers and footers are in the table's content space, everything else in its superview's, as in
/// a layout tree.
public struct Snapshot: Sendable {
  public var name: String
  /// Nil if it is not known, as for an app's own views.
  public var environment: Environment?
  /// The name of the metrics profile.
  public var metrics: String?
  /// Pixels a point.
  public var scale: Double
  public var contentSize: LayoutSize?
  /// The table's own frame and appearance.
  public var table: ViewSnapshot
  /// The table's header and footer.
  public var header: SupplementarySnapshot?
  public var footer: SupplementarySnapshot?
  public var sections: [SectionSnapshot]
  public var knowledge: Knowledge
  /// The files that locations refer to by index.
  public var files: [String]
  /// The layout to draw; nil for an app's own views.
  public var tree: LayoutTree?
  /// Whether it was read from a layout JSON, and not laid out in this run.
  public var wasReadBack = false
  /// Whether it was made from a spec in this run, so that its rows have no constraints other than those given here.
  public internal(set) var hasConstraints = false

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
  public var frame: LayoutRect
  public var header: SupplementarySnapshot?
  public var footer: SupplementarySnapshot?
  public var rows: [RowSnapshot] = []
  public var location: SourceLocation?
}

/// A header or footer, of the table or of a section.
public struct SupplementarySnapshot: Sendable {
  public enum Content: Sendable {
    case node(SupplementaryNode)
    case views([ViewSnapshot])
  }

  public var frame: LayoutRect
  public var content: Content
  public var location: SourceLocation?
  /// Its views, if constraints lay them out.
  public var heldViews: Subviews?
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
  public var frame: LayoutRect
  public var content: Content
  public var location: SourceLocation?
  /// Its views, if constraints lay them out.
  public var heldViews: Subviews?
  /// The height that its spec sets, in points; nil for an automatic one, and for a layout that was read back.
  public internal(set) var declaredHeight: Double?
}
