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

  /// Which of several tables is read: the line that it begins on, its class or its accessibility identifier; nil for the one with the most cells.
  public var table: String?

  /// Creates a dump reader.
  public init(table: String? = nil) {
    self.table = table
  }

  /// Reads a table: the one that was chosen, or the one with the most cells.
  /// - Parameter path: the name of the dump in messages.
  /// - Throws: E0630 if there are no cells, with the fix as help.
  public func read(_ bytes: [UInt8], path: String) throws(Diagnostic) -> Reading {
    try read(DumpParser().parse(bytes), path: path)
  }

  /// Reads the table with the most cells of a dump that was parsed before; throws E0630 if no table has cells.
  public func read(_ dump: Dump, path: String) throws(Diagnostic) -> Reading {
    let tables = DumpTables(dump)
    guard let largest = tables.largest, !largest.cells.isEmpty else {
      throw Self.noTable(dump, tables: tables, path: path)
    }
    let chosen = table.map { tables.named($0, in: dump) } ?? [largest]
    guard let found = chosen.first, chosen.count == 1 else {
      let lines = chosen.isEmpty ? tables.lines(in: dump) : chosen.map { dump.views[$0.table ?? $0.cells[0]].line }
      let name = (table ?? "").quotedForMessage
      throw Diagnostic(
        code: .dumpWithoutTable,
        message: chosen.isEmpty
          ? "no table of the dump has the class or the identifier \(name), or begins on such a line"
          : "\(chosen.count) tables of the dump are called \(name)",
        range: SourceRange(file: path),
        help: chosen.isEmpty
          ? "its tables begin on \(Self.lines(lines))" : "choose one by its line: --table \(lines[0])")
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
    let hasAllRows =
      !dump.endsInView && (content.map { $0.height <= frame.height && bottom + 120 >= $0.height } ?? false)
    var snapshot = Snapshot(
      name: path, scale: hints.scale ?? 2, contentSize: content,
      table: ViewSnapshot(
        name: "", frame: LayoutRect(x: 0, y: 0, width: frame.width, height: frame.height),
        location: view?.location ?? .start),
      header: sections.header, footer: sections.footer, sections: sections.sections,
      knowledge: .dump(hasAllRows: hasAllRows && !dump.isCut), files: [path])
    snapshot.knowledge.isOfElements = dump.form.hasElements
    snapshot.knowledge.isCut = dump.isCut || dump.endsInView
    if dump.form.hasElements { snapshot.knowledge.properties.formUnion([.enabled, .value]) }
    if dump.form == .earlGrey { snapshot.knowledge.properties.insert(.value) }
    // People post parts of what UIKit prints; a UI test prints its whole screen.
    if dump.form != .recursiveDescription, view != nil, !dump.isCut, !dump.endsInView, found.cells.count > 1 {
      // Elements are where they are on the screen, and views where they are in the content.
      let end = dump.form.hasElements ? frame.height : frame.height + (view?.contentOffset?.y ?? 0)
      snapshot.knowledge.emptySpace = max(0, end - bottom)
    }
    snapshot.knowledge.precision = dump.form == .appium ? 1 : 0
    // Neither elements say how far their table is scrolled, nor cells where in it they are.
    if dump.form.hasElements || found.table == nil, let top = snapshot.top {
      snapshot.knowledge.placesRows = false
      snapshot.scroll(by: -top)
    }
    var notes = Self.notes(dump, tables: tables, found: found, isChosen: table != nil)
    if !sections.swipedCells.isEmpty {
      let lines = Self.lines(sections.swipedCells.map { dump.views[$0].line })
      notes.append(
        "rows are swiped open on \(lines): what a swipe moves is compared as far as its place at rest is known")
    }
    let shared = sections.identifiers.filter { $0.value > 1 && $0.value < found.cells.count }.keys.sorted()
    if !shared.isEmpty {
      notes.append(
        "several rows have the identifier \(shared.prefix(5).map(\.quotedForMessage).joined(separator: ", ")), and are found by their texts and places"
      )
    }
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

  private static func notes(
    _ dump: Dump, tables: DumpTables, found: DumpTables.Found, isChosen: Bool
  ) -> [String] {
    var notes: [String] = []
    if dump.form.hasElements {
      notes.append(
        "this is \(dump.form.name): texts and controls are compared where they are, but lines, images, indicators and fonts are not among its elements"
      )
    }
    let own = dump.views[found.table ?? found.cells[0]].line
    // In a dump without line breaks, all are on the first line.
    var others = tables.lines(in: dump)
    if let place = others.firstIndex(of: own) { others.remove(at: place) }
    if !others.isEmpty, !isChosen {
      notes.append(
        "the dump has \(others.count) other table\(others.count == 1 ? "" : "s") with cells, on \(Self.lines(others)): the one with the most cells is read, on line \(own); --table chooses another by its line"
      )
    }
    if found.table == nil { notes.append("the dump has cells without their table: positions of rows may be wrong") }
    if !dump.form.hasElements, found.cells.allSatisfy({ dump.views[$0].children.isEmpty }) {
      notes.append("the cells were printed without what is in them: only their places and their own texts are known")
    }
    if dump.endsInView {
      notes.append(
        "the text ends within its views: what would follow is not known, and rows beyond it are not compared")
    }
    if dump.isCut { notes.append("the dump has too many views: only the first \(dump.views.count) of them are read") }
    return notes
  }

  /// `line 3`, `lines 3, 18`.
  private static func lines(_ lines: [Int]) -> String {
    let shown = lines.prefix(8).map(String.init).joined(separator: ", ")
    return "line\(lines.count == 1 ? "" : "s") \(shown)\(lines.count > 8 ? ", …" : "")"
  }

  private static func noTable(_ dump: Dump, tables: DumpTables, path: String) -> Diagnostic {
    let message: String
    let help: String
    if dump.views.isEmpty {
      message = "no views in '\(path)'"
      help =
        "pause the app in the debugger and run 'po [[[UIApplication sharedApplication] keyWindow] recursiveDescription]'"
    } else if dump.form.hasElements, !tables.found.contains(where: { $0.table != nil }) {
      message = "'\(path)' is \(dump.form.name), and has no table"
      help = "print the elements of a screen with a table: 'print(app.tables.firstMatch.debugDescription)'"
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
    Knowledge(
      properties: [.text, .kind], hasIDs: false, hasAllRows: hasAllRows, hasAllViews: false, measuresAlike: false)
  }

  /// The same, as the app itself says it: with accessories, controls and fonts (``DumpLook``).
  public static func app(hasAllRows: Bool) -> Knowledge {
    var knowledge = dump(hasAllRows: hasAllRows)
    knowledge.properties.formUnion([.enabled, .value, .font])
    return knowledge
  }
}
