import TableDiagnostics
import TableIR

/// Checks that the rows that `--state` names and the languages that `--language` names exist: a misspelt id would silently draw the wrong
/// picture.
struct StateCheck {
  private var missing: Set<String>
  /// The rows to swipe open.
  private let swiped: Set<SwipedRow>
  /// Those of them that are in a table and have swipe actions at that edge, and those that have none.
  private var opening: Set<SwipedRow> = []
  private var staying: Set<SwipedRow> = []
  /// Some ids of the tables, for hints.
  private var known: [String] = []
  /// False once a spec could not be read, because it might contain the row.
  private var isComplete = true
  private var languages: LanguageCheck

  /// - Parameters:
  ///   - isOfAllRows: whether every row is made: another one may be the row that a state names.
  init(_ environments: RunEnvironments, isOfAllRows: Bool = true) {
    let states = environments.states
    languages = LanguageCheck(
      environments.languages, asksForAll: environments.hasAllLanguages, tellsMissingStrings: true)
    missing = isOfAllRows ? states.reduce(into: []) { $0.formUnion($1.namedRows) } : []
    swiped = Set(states.compactMap(\.swipedRow))
  }

  mutating func look(at table: Table?) {
    guard let table else {
      isComplete = false
      return
    }
    look(at: table.languages)
    guard !missing.isEmpty || !swiped.isEmpty else { return }
    for row in swiped {
      switch table.hasSwipeActions(row) {
      case true?: opening.insert(row)
      case false?: staying.insert(row)
      case nil: break
      }
    }
    for row in table.sections.lazy.flatMap(\.rows) {
      missing.remove(row.id)
      if known.count < 2_000 { known.append(row.id) }
    }
  }

  /// - Parameter languages: those of a table's strings.
  mutating func look(at languages: [LanguageTag]) { self.languages.look(at: languages) }

  /// A warning for each row that no table has, or that has no swipe actions to show.
  /// - Parameter path: what was compiled.
  func warnings(for path: String) -> [Diagnostic] {
    guard isComplete else { return [] }
    return unknownRows(path) + unswipeableRows(path) + languages.warnings(for: path)
  }

  private func unswipeableRows(_ path: String) -> [Diagnostic] {
    staying.subtracting(opening).sorted { ($0.id, $0.edge.rawValue) < ($1.id, $1.edge.rawValue) }.map { row in
      Diagnostic(
        code: .unswipeableRow,
        message: "--state swipes open the row '\(row.id)', which has no swipe actions at its \(row.edge.rawValue) edge",
        range: SourceRange(file: path), help: "give it 'swipeActions'")
    }
  }

  private func unknownRows(_ path: String) -> [Diagnostic] {
    missing.sorted().map { id in
      Diagnostic(
        code: .unknownStateRow, message: "--state names a row '\(id)' that does not exist",
        range: SourceRange(file: path),
        help: closestMatch(to: id, in: known).map { "did you mean '\($0)'?" })
    }
  }
}

extension Table {
  /// Those of its strings; empty for a table without strings, which looks the same in all.
  var languages: [LanguageTag] { strings?.catalog.languages ?? [] }
}
