import TableDiagnostics
import TablePreview

extension LiveTable {
  /// The numbers of its problems.
  struct Counts: Equatable, Sendable {
    var errors = 0
    var warnings = 0
    var notes = 0

    init(_ study: SpecStudy) {
      let bags = [study.diagnostics, study.configuration.diagnostics]
      errors = bags.reduce(0) { $0 + $1.errorCount }
      warnings = bags.reduce(0) { $0 + $1.warningCount }
      notes = study.diagnostics.diagnostics.count { $0.severity == .note }
    }
  }

  /// Its entry in the index.
  /// - Parameter environments: the names of the environments that it is shown in unless the page asks for others.
  func entry(environments: [String], thumbnail: String?) -> PreviewIndex.Entry {
    var entry = PreviewIndex.Entry(id: id, name: shown?.table?.name ?? id, path: spec.path)
    entry.rows = shown?.table?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    if let counts = study.map(Counts.init) {
      (entry.errors, entry.warnings, entry.notes) = (counts.errors, counts.warnings, counts.notes)
    }
    entry.state = state
    entry.changed = difference
    entry.environments = environments
    entry.languages = shown?.table?.strings?.catalog.languages.map(\.text) ?? []
    entry.revision = revision
    entry.thumbnail = thumbnail
    return entry
  }
}
