import TableDiagnostics
import TableIR
import TablePreview

/// A table that is shown while it is edited.
struct LiveTable: Sendable {
  /// What identifies it in addresses: its path below the folder without a suffix.
  let id: String
  var spec: SpecFile
  /// Grows with every change of what is known about it.
  var revision = 0
  /// What was last found; nil if it was not read yet.
  var study: SpecStudy?
  /// The last version without errors.
  var good: SpecStudy?
  /// The number of the study, by which results that come later are matched.
  var studyNumber = 0
  /// How it differs from `HEAD`; nil if that is not known, or if there is no repository.
  var difference: PreviewIndex.Difference?

  var state: Scene.State {
    guard let study else { return .ok }
    if study.isMissing { return .gone }
    return study.table == nil ? .broken : .ok
  }

  /// Whether it is a profile that the specs of the folder share.
  var isProfile: Bool { study?.isProfile ?? false }

  /// The version that pictures are made of.
  var shown: SpecStudy? { study?.table != nil ? study : good }

  /// Takes what was found.
  /// - Returns: whether it is something new.
  mutating func take(_ new: SpecStudy, isForced: Bool) -> Bool {
    if let study, !isForced, study.readTheSame(as: new) { return false }
    studyNumber += 1
    revision += 1
    var new = new
    // What the rules found in the last version is shown until they have checked this one: it is nearly always the same.
    if new.table != nil, let study, study.isLinted {
      new.diagnostics.add(contentsOf: study.diagnostics.diagnostics.filter { $0.severity != .error && $0.isFinding })
      new.lint = study.lint
    }
    if new.table != nil { good = new }
    study = new
    return true
  }

  /// Takes what the rules found, unless the spec has changed since.
  /// - Returns: whether that is different from what is known.
  mutating func take(linted: SpecStudy, number: Int) -> Bool {
    guard number == studyNumber, var study else { return false }
    let isNew = study.diagnostics.diagnostics != linted.diagnostics.diagnostics
    (study.diagnostics, study.lint) = (linted.diagnostics, linted.lint)
    study.isLinted = true
    if study.table != nil { good = study }
    self.study = study
    if isNew { revision += 1 }
    return isNew
  }
}

extension Diagnostic {
  /// Whether a rule of lint found it.
  var isFinding: Bool { code.rawValue.hasPrefix("L") }
}

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
    let languages = shown?.table?.languages.map(\.text) ?? []
    entry.languages = languages + PseudoLanguage.allCases.map(\.rawValue)
    entry.revision = revision
    entry.thumbnail = thumbnail
    return entry
  }
}
