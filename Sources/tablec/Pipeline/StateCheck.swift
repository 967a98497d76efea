import TableDiagnostics
import TableIR

/// Watches whether the rows that `--state` names are there: a misspelt id would draw the wrong picture and say nothing.
struct StateCheck {
  private var missing: Set<String>
  /// Some ids of the tables, for a hint.
  private var known: [String] = []
  /// False once a table could not be looked at, as it might have had the row.
  private var isComplete = true

  init(rows: Set<String>) {
    missing = rows
  }

  mutating func look(at table: Table?) {
    guard !missing.isEmpty else { return }
    guard let table else {
      isComplete = false
      return
    }
    for row in table.sections.lazy.flatMap(\.rows) {
      missing.remove(row.id)
      if known.count < 2_000 { known.append(row.id) }
    }
  }

  /// A warning for each row that no table has.
  /// - Parameter path: what was compiled.
  func warnings(for path: String) -> [Diagnostic] {
    guard isComplete else { return [] }
    return missing.sorted().map { id in
      Diagnostic(
        code: .unknownStateRow, message: "--state names a row '\(id)' that is not there",
        range: SourceRange(file: path),
        help: closestMatch(to: id, in: known).map { "did you mean '\($0)'?" })
    }
  }
}
