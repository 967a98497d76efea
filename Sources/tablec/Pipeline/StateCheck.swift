import TableDiagnostics
import TableIR

/// Watches whether the rows that `--state` names are there: a misspelt id would draw the wrong picture and say nothing.
struct StateCheck {
  private var missing: Set<String>
  /// Rows that are to be swiped open, and of those that are there whether any has actions.
  private var swiped: [SwipedRow: Bool?]
  /// Some ids of the tables, for a hint.
  private var known: [String] = []
  /// False once a table could not be looked at, as it might have had the row.
  private var isComplete = true

  init(_ states: [TableState]) {
    missing = states.reduce(into: []) { $0.formUnion($1.namedRows) }
    swiped = Dictionary(states.compactMap { state in state.swipedRow.map { ($0, nil) } }) { first, _ in first }
  }

  mutating func look(at table: Table?) {
    guard !missing.isEmpty || !swiped.isEmpty else { return }
    guard let table else {
      isComplete = false
      return
    }
    for row in swiped.keys {
      if let hasActions = table.hasSwipeActions(row) { swiped[row] = (swiped[row] ?? nil) ?? false || hasActions }
    }
    for row in table.sections.lazy.flatMap(\.rows) {
      missing.remove(row.id)
      if known.count < 2_000 { known.append(row.id) }
    }
  }

  /// A warning for each row that no table has, or that has nothing to show swiped open.
  /// - Parameter path: what was compiled.
  func warnings(for path: String) -> [Diagnostic] {
    guard isComplete else { return [] }
    return unknownRows(path) + unswipeableRows(path)
  }

  private func unswipeableRows(_ path: String) -> [Diagnostic] {
    swiped.filter { $0.value == false }.keys.sorted { ($0.id, $0.edge.rawValue) < ($1.id, $1.edge.rawValue) }.map {
      row in
      Diagnostic(
        code: .unswipeableRow,
        message: "--state swipes a row '\(row.id)' open that has no swipe actions at its \(row.edge.rawValue) edge",
        range: SourceRange(file: path), help: "give it 'swipeActions'")
    }
  }

  private func unknownRows(_ path: String) -> [Diagnostic] {
    missing.sorted().map { id in
      Diagnostic(
        code: .unknownStateRow, message: "--state names a row '\(id)' that is not there",
        range: SourceRange(file: path),
        help: closestMatch(to: id, in: known).map { "did you mean '\($0)'?" })
    }
  }
}
