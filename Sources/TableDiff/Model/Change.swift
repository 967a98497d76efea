import LayoutFormat
import TableDiagnostics
import TableIR

/// One difference between two tables, in one environment.
public struct Change: Hashable, Sendable {
  public var code: DiagnosticCode
  public var place: ChangePlace
  public var property: Property?
  /// The values as a reader is told them: `44`, `systemRed`, a text without quotes. Nil where there is none on that side.
  public var old: String?
  public var new: String?
  /// The view's frames, in the superview's space, where they changed.
  public var oldFrame: Rect?
  public var newFrame: Rect?
  /// Where the view stands, in the table's content space, to be outlined; nil where it is not there.
  public var oldOutline: Rect?
  public var newOutline: Rect?
  /// Views of the same row that moved along only because this one did, by name.
  public var followers: [String] = []
  /// The rows that it is about, where they are several and told at once: those that moved because something above them did.
  public var rowCount = 1
  /// How far these rows moved down, in points: the least and the greatest distance.
  public var distances: ClosedRange<Double>?
  /// Where the two sides say it.
  public var oldSource: SourceRange?
  public var newSource: SourceRange?

  public init(_ code: DiagnosticCode, _ place: ChangePlace) {
    self.code = code
    self.place = place
  }

  public var changeClass: ChangeClass { ChangeClass(code) }
}

/// What a change is about, by the names that `explain` has for it.
public struct ChangePlace: Hashable, Sendable {
  /// Of the new side; of the old one where the new one has it no more. Nil for the table's own.
  public var section: String?
  public var row: String?
  /// `textLabel`, `header`, …; nil for the row or section itself.
  public var view: String?
  /// Where the rows stand in the two tables.
  public var oldRow: RowIndex?
  public var newRow: RowIndex?

  public init(
    section: String? = nil, row: String? = nil, view: String? = nil, oldRow: RowIndex? = nil, newRow: RowIndex? = nil
  ) {
    self.section = section
    self.row = row
    self.view = view
    self.oldRow = oldRow
    self.newRow = newRow
  }

  /// `friends/ann.textLabel`; `table` for the table itself. A made id of a row has its section's in it already.
  public var path: String {
    var text = section ?? "table"
    if let row { text = row.contains("/") ? row : "\(text)/\(row)" }
    if let view { text += ".\(view)" }
    return text
  }
}

/// A row by its place: `IndexPath`.
public struct RowIndex: Hashable, Sendable, Comparable {
  public var section: Int
  public var row: Int

  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
