import LayoutFormat
import TableDiagnostics
import TableIR

/// One difference between two tables, in one environment.
public struct Change: Hashable, Sendable {
  /// The kind of change, which decides its class.
  public var code: DiagnosticCode
  /// The section, row and view that it is about.
  public var place: ChangePlace
  /// The property whose values `old` and `new` are; nil if they are not those of one property.
  public var property: Property?
  /// The values as they are shown to a reader: `44`, `systemRed`, a text without quotes. Nil if there is none on that
  /// side.
  public var old: String?
  /// The value on the new side, likewise.
  public var new: String?
  /// The view's frames, in the superview's space, if they changed.
  public var oldFrame: LayoutRect?
  /// The frame on the new side, likewise.
  public var newFrame: LayoutRect?
  /// The view's outline, in the table's content space; nil on a side without it.
  public var oldOutline: LayoutRect?
  /// The outline on the new side, likewise.
  public var newOutline: LayoutRect?
  /// The names of views in the same row that moved only because this one did.
  public var followers: [String] = []
  /// The number of rows that it is about, for rows reported together because they moved with something above them.
  public var rowCount = 1
  /// The last of these rows, in the new table.
  package var lastRow: RowIndex?
  /// The distances by which these rows moved down, in points: the smallest and the largest.
  public var distances: ClosedRange<Double>?
  /// What the two sides are, on which its words depend: two versions unless set.
  public var perspective = Perspective.versions
  /// Where the two sides declare it.
  public var oldSource: SourceRange?
  /// Where the new side declares it; for a view that is gone, where its row is declared.
  public var newSource: SourceRange?

  /// Creates a change.
  public init(_ code: DiagnosticCode, _ place: ChangePlace) {
    self.code = code
    self.place = place
  }

  /// What it means to the users of the table, by its code.
  public var changeClass: ChangeClass { ChangeClass(code) }
}

/// What a change is about, by the names that `explain` uses.
public struct ChangePlace: Hashable, Sendable {
  /// The section on the new side, or on the old side if it is gone. Nil for the table's own views.
  public var section: String?
  /// The title of the section, by which people know it; nil if it has none, or is named like it.
  public package(set) var title: String?
  /// The name of the row, likewise; nil for a section itself, its header and its footer.
  public var row: String?
  /// `textLabel`, `header`, …; nil for the row or section itself.
  public var view: String?
  /// The indices of the row in the two tables.
  public var oldRow: RowIndex?
  /// The row's index in the new table; nil if it is gone.
  public var newRow: RowIndex?
  /// The names on the old side, where a section or a row has another one there.
  public var oldSectionName: String?
  /// The row's name on the old side; nil if it is the same on both sides.
  public var oldRowName: String?

  /// Creates a change place.
  public init(
    section: String? = nil, row: String? = nil, view: String? = nil, oldRow: RowIndex? = nil, newRow: RowIndex? = nil
  ) {
    self.section = section
    self.row = row
    self.view = view
    self.oldRow = oldRow
    self.newRow = newRow
  }

  /// `friends/ann.textLabel`; `table` for the table itself. A generated row id already contains that of its section.
  public var path: String {
    var text = section ?? "table"
    if let row { text = row.contains("/") ? row : "\(text)/\(row)" }
    if let view { text += ".\(view)" }
    return text
  }

  /// The path with the title of the section, for people: `section-0/2 in 'Friends'`, `section-0 'Friends'`.
  public var words: String { path + titleWords }

  /// ` in 'Friends'`, to follow a name.
  var titleWords: String { quotedTitle.map { (row == nil && view == nil ? " " : " in ") + $0 } ?? "" }

  /// The title, as much of it as is needed to know the section again.
  private var quotedTitle: String? {
    title.map { title in
      let start = title.prefix(30)
      return (start.endIndex == title.endIndex ? title : start + "…").quotedForMessage
    }
  }

  /// The row or section in a list of several, most of them in one section: `section-0/2`, `section-0 'Friends'`.
  var nameInGroup: String {
    row ?? section.map { name in quotedTitle.map { "\(name) \($0)" } ?? name } ?? "table"
  }
}

/// A row by its place: `IndexPath`.
public struct RowIndex: Hashable, Sendable, Comparable {
  /// The index of its section in the table, from 0.
  public var section: Int
  /// Its index in the section, from 0.
  public var row: Int

  /// Creates a row index.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether one comes before the other.
  public static func < (left: RowIndex, right: RowIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
