import LayoutFormat
import TableDiagnostics
import TableIR
import TableSupport
import ViewDumps

/// Converts the views in a dump into a table: the app's side of a comparison.
public struct DumpReader: Sendable {
  /// The result of reading a dump.
  public struct Reading: Sendable {
    /// The table, with the rows, headers and footers that the dump has.
    public var snapshot: Snapshot
    /// Hints about the environment in which to lay out the spec.
    public var hints: DumpHints
    /// Whether it is a list of a collection view, and no table view.
    public var isList: Bool
    /// Notes for the reader: that there are other tables, or that rows are missing.
    public var notes: [String]
  }

  public init() {}

  /// Reads the table with the most cells.
  /// - Parameter path: the name of the dump in messages.
  /// - Throws: E0630 if there are no cells, with the fix as help.
  public func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Reading {
    try read(DumpParser().parse(bytes), path: path)
  }

  /// Reads the table with the most cells of a dump that was parsed before; throws E0630 if no table has cells.
  public func read(_ dump: Dump, path: String) throws(Diagnostic) -> Reading {
    let tables = DumpTables(dump)
    guard let found = tables.largest, !found.cells.isEmpty else {
      throw Self.noTable(dump, tables: tables, path: path)
    }
    let hints = DumpHints(dump, tables: tables, table: found)
    let view = found.table.map { dump.views[$0] }
    let sections = DumpSections(dump, found: found, hints: hints)
    let width = found.cells.compactMap { dump.views[$0].frame?.maxX }.max() ?? 0
    let bottom =
      found.cells.compactMap { cell in
        dump.views[cell].frame.map { $0.maxY + (found.origins[cell]?.y ?? 0) }
      }.max() ?? 0
    let frame = view?.frame ?? LayoutRect(x: 0, y: 0, width: width, height: bottom)
    // Content that is no taller than its table is complete if its last row is present.
    let content = view?.contentSize
    let hasAllRows = content.map { $0.height <= frame.height && bottom + 120 >= $0.height } ?? false
    let snapshot = Snapshot(
      name: path, scale: hints.scale ?? 2, contentSize: content,
      table: ViewSnapshot(
        name: "", frame: LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height),
        location: view?.location ?? .start),
      header: sections.header, footer: sections.footer, sections: sections.sections,
      knowledge: .dump(hasAllRows: hasAllRows && !dump.isCut), files: [path])
    var notes = Self.notes(dump, tables: tables, found: found)
    if let content, content.height <= frame.height, !hasAllRows, !dump.isCut {
      notes.append(
        "the last cell ends at \(String(decimal: bottom)) and the table's content at \(String(decimal: content.height)): anything below was not printed and is not compared"
      )
    }
    let isList = found.cells.lazy.map { dump.views[$0] }.contains {
      [$0.className, $0.baseClass].contains("UICollectionViewListCell")
    }
    return Reading(snapshot: snapshot, hints: hints, isList: isList, notes: notes)
  }

  private static func notes(_ dump: Dump, tables: DumpTables, found: DumpTables.Found) -> [String] {
    var notes: [String] = []
    let others = tables.found.filter { !$0.cells.isEmpty }.count - 1
    if others > 0 {
      let line = dump.views[found.table ?? found.cells[0]].line
      notes.append(
        "the dump has \(others) other table\(others == 1 ? "" : "s") with cells: the one with the most cells is read, on line \(line)"
      )
    }
    if found.table == nil { notes.append("the dump has cells without their table: positions of rows may be wrong") }
    if dump.isCut { notes.append("the dump has too many views: only the first of them are read") }
    return notes
  }

  private static func noTable(_ dump: Dump, tables: DumpTables, path: String) -> Diagnostic {
    let message: String
    let help: String
    if dump.views.isEmpty {
      message = "no views in '\(path)'"
      help =
        "pause the app in the debugger and run 'po [[[UIApplication sharedApplication] keyWindow] recursiveDescription]'"
    } else if tables.found.contains(where: { $0.table != nil }) {
      message = "the table in '\(path)' shows no cells"
      help = "print the views once rows are on the screen, and keep every line of the output"
    } else {
      message = "no table among the \(dump.views.count) view\(dump.views.count == 1 ? "" : "s") of '\(path)'"
      help =
        tables.hasCollection
        ? "the collection view has no list cells ('UICollectionViewListCell'): only tables and lists can be compared with a spec"
        : "print the table or its window: 'po [self.tableView recursiveDescription]'"
    }
    return Diagnostic(code: .dumpWithoutTable, message: message, range: SourceRange(file: path), help: help)
  }
}

extension Knowledge {
  /// An app's own views: the positions and texts of the rows that its screen showed.
  public static func dump(hasAllRows: Bool = false) -> Knowledge {
    Knowledge(properties: [.text], hasIDs: false, hasAllRows: hasAllRows, hasAllViews: false, measuresAlike: false)
  }

  /// The same, as the app itself says it: with accessories, controls and fonts (``DumpLook``).
  public static func app(hasAllRows: Bool) -> Knowledge {
    var knowledge = dump(hasAllRows: hasAllRows)
    knowledge.properties.formUnion([.kind, .enabled, .value, .font])
    return knowledge
  }
}
