import TableDiagnostics
import TableDiff
import TableParsing
import TableSupport

/// Compares all pairs of a run, several at once.
struct DiffRun: Sendable {
  var reader: DiffReader
  var comparison: SpecComparison
  var jobs: Int
  /// The names of specs in fingerprints.
  var paths: ReportPaths
  /// What gives specs the names that known changes have for them.
  var former = FormerSpecs()
  /// Updated after each pair.
  var progress: Progress?
  /// Whether specs whose files are all equal are not compared: they have no changes.
  var skipsEqual = false
  /// Takes the tables of each pair, if outputs are written for these.
  var tables: TableOutputs?
  /// Where the changes are kept.
  let spool: ChangeSpool
  private let keeping: Keeping
  private let trees: EqualTrees
  private let causes = CauseFinder()

  init(
    reader: DiffReader, comparison: SpecComparison, jobs: Int, paths: ReportPaths, progress: Progress? = nil,
    skipsEqual: Bool = false, tables: TableOutputs? = nil, keeping: Keeping = Keeping()
  ) {
    self.keeping = keeping
    spool = ChangeSpool(mostInMemory: keeping.changes)
    self.reader = reader
    self.comparison = comparison
    self.jobs = jobs
    self.paths = paths
    self.progress = progress
    self.skipsEqual = skipsEqual
    self.tables = tables
    trees = EqualTrees(root: reader.session.parser.root, limit: reader.session.maxBytes)
  }

  /// How much a run keeps in memory, of all its specs together.
  struct Keeping: Sendable {
    /// The number of changes: more than most runs have. The others are in a scratch file.
    var changes = 10_000
    /// The number of rows whose tables are kept for pictures. The others are laid out again if they are drawn.
    var rows = 6_000
    /// The number of differences of inputs and of questions about them. What else is asked is not answered.
    var findings = 20_000
  }

  private struct Outcome: Sendable {
    var spec: SpecDiff?
    /// What is known about the causes of its changes.
    var findings: CauseFinder.Findings?
    var diagnostics = DiagnosticBag()
    /// What of these an edit of another file made, which is not among them.
    var breaks: [BrokenSpecs.Break] = []
  }

  /// The number of problems that are kept.
  private static let mostProblems = 10_000
  /// The number of pairs ahead of the one whose turn it is, for each thread.
  private static let lead = 4

  /// The report, and the problems with the pairs that could not be compared.
  ///
  /// What is kept of a pair when it was compared is little, so that a run can compare any number of them.
  func compare(_ pairs: [DiffPairs.Pair]) -> (report: DiffReport, diagnostics: [DiagnosticBag]) {
    // One spec in many environments keeps the processors as busy as many specs do.
    let run = pairs.count > 1 ? sequential : self
    let outcomes = MapAhead(pairs, jobs: jobs, lead: jobs * Self.lead) { pair in
      defer { run.progress?.advance() }
      return run.outcome(pair)
    }
    var report = DiffReport(specs: [])
    var problems = DiagnosticBag(limit: Self.mostProblems)
    var broken = BrokenSpecs()
    let moved = MovedFolder.shared(by: pairs)
    var open: [(spec: Int, subject: CauseTrials.Subject)] = []
    var (rows, findings) = (keeping.rows, keeping.findings)
    for pair in pairs {
      guard let outcome = outcomes.next() else { break }
      problems.merge(outcome.diagnostics)
      broken.add(outcome.breaks)
      if outcome.diagnostics.hasErrors || !outcome.breaks.isEmpty {
        report.failed.append(pair.name)
        report.firstError = report.firstError ?? outcome.diagnostics.diagnostics.first { $0.severity == .error }
        for entry in [pair.old, pair.new] { if let entry { report.failedPaths[entry.spec.path] = pair.name } }
      }
      guard var spec = outcome.spec else { continue }
      if let folder = MovedFolder(pair), moved.contains(folder) { folder.explain(&spec) }
      if pairs.count > 1 { drop(from: &spec, of: pair, unlessFew: &rows) }
      if let found = outcome.findings, !found.questions.isEmpty, found.size <= findings {
        findings -= found.size
        spec.keepChanges(in: spool)
        open.append((report.specs.count, CauseTrials.Subject(pair: pair, findings: found, diff: spec)))
      } else {
        for question in outcome.findings?.questions ?? [] { spec.changes[question.change].isCauseUndetermined = true }
        spec.lead(toDocumentsOf: pair.old, pair.new)
        spec.keepChanges(in: spool)
      }
      report.specs.append(spec)
    }
    answerQuestions(open, &report)
    progress?.finish()
    let errors = broken.errors
    problems.add(contentsOf: errors)
    report.firstError = errors.first ?? report.firstError
    return (report, [problems])
  }

  /// Drops the tables of a pair that was compared, and what else only these need.
  private func drop(from spec: inout SpecDiff, of pair: DiffPairs.Pair, unlessFew rows: inout Int) {
    guard comparison.keepsTrees else { return spec.environments = [] }
    let count = spec.environments.reduce(0) { $0 + $1.diff.old.rowCount + $1.diff.new.rowCount }
    if spec.isChanged, count <= rows {
      rows -= count
    } else if !spec.environments.isEmpty {
      spec.environments = []
      spec.compareAgain = { environments(of: pair) }
    }
  }

  /// The differences between a pair, once more.
  private func environments(of pair: DiffPairs.Pair) -> [EnvironmentDiff] {
    let sides = [pair.old, pair.new].map { $0.flatMap { reader.read($0).side } }
    let spec = try? comparison.compare(
      sides[0], sides[1], name: pair.name, status: pair.status,
      paths: (old: pair.old?.spec.path, new: pair.new?.spec.path), work: reader.session.work)
    return spec?.environments ?? []
  }

  /// The same run, without separate threads for each spec.
  private var sequential: DiffRun {
    var run = self
    run.comparison.jobs = 1
    return run
  }

  /// Finds the causes that the inputs of a spec alone do not tell.
  private func answerQuestions(_ open: [(spec: Int, subject: CauseTrials.Subject)], _ report: inout DiffReport) {
    guard !open.isEmpty else { return }
    var comparison = comparison
    (comparison.keepsTrees, comparison.jobs) = (false, 1)
    let answered = CauseTrials(reader: reader, comparison: comparison, jobs: jobs).answer(open.map(\.subject))
    for (question, answer) in zip(open, answered) {
      report.specs[question.spec] = answer
      report.specs[question.spec].lead(toDocumentsOf: question.subject.pair.old, question.subject.pair.new)
    }
  }

  private func outcome(_ pair: DiffPairs.Pair) -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = DiagnosticBag(limit: reader.session.parser.maxProblems)
    // If there is only one pair, its two files are read at once.
    var early: DiffReader.Reading?
    if skipsEqual, let (old, new) = pair.comparable {
      if trees.containEqually(old, new) {
        if !isProfile(new) { outcome.spec = pair.unchanged }
        return outcome
      }
      if haveEqualBytes(old, new) {
        let log = ReadLog(.contents)
        let reading = reader.read(old, log: log)
        if log.isAnsweredEqually(by: new, as: old, root: reader.session.parser.root) {
          if !reading.isProfile { outcome.spec = pair.unchanged }
          return outcome
        }
        early = reading
      }
    }
    let readings = ParallelMap(jobs: comparison.jobs).map([(pair.old, early), (pair.new, nil)]) { entry, early in
      early ?? entry.map { reader.read($0) }
    }
    var (old, new) = (readings[0], readings[1])
    var status = pair.status
    if let note = pair.repairNote(old, new) {
      outcome.diagnostics.add(note)
      (old, status) = (nil, .added)
    }
    for reading in [old, new] { if let reading { outcome.diagnostics.merge(reading.diagnostics) } }
    let work = reader.session.work
    for reading in [old, new] { work.spend(reading?.work ?? 0) }
    if let before = old?.input, let after = pair.new, new?.side == nil {
      outcome.breaks = causes.findBreaks(in: &outcome.diagnostics, before, after, work: work)
    }
    if old?.isProfile == true || new?.isProfile == true { return outcome }
    // A side that cannot be read is reported; there is nothing to compare.
    if old.map({ $0.side == nil }) ?? false || new.map({ $0.side == nil }) ?? false { return outcome }
    do throws(Diagnostic) {
      var spec = try comparison.compare(
        old?.side, new?.side, name: pair.name, status: status,
        paths: (old: pair.old?.spec.path, new: pair.new?.spec.path),
        identity: former.identity(SpecIdentity(pair, paths)), work: work)
      if let old, let new {
        let (before, after) = (old.input, new.input)
        if let before, let after, comparison.upgrade == nil {
          if !spec.changes.isEmpty && before.bytes != after.bytes {
            _ = ParallelMap(jobs: comparison.jobs).map([before, after]) { $0.parseEarly() }
          }
          outcome.findings = causes.find(in: &spec, before, after, work: work)
        }
        ValuePlaces.sharpen(&spec, before, after)
      }
      tables?.write(spec)
      outcome.spec = spec
    } catch {
      outcome.diagnostics.add(error)
    }
    return outcome
  }

  // MARK: Equal specs

  /// Whether the files of two specs are equal, apart from what they include and name.
  private func haveEqualBytes(_ old: DiffEntry, _ new: DiffEntry) -> Bool {
    if let areEqual = old.files.hasEqualID(old.spec.path, at: new.spec.path, in: new.files) { return areEqual }
    let limit = reader.session.maxBytes
    guard let before = try? old.read(limit: limit), let after = try? new.read(limit: limit) else { return false }
    return before == after
  }

  /// Whether a file among specs is a profile, which is not compared. A file without the key cannot be one.
  private func isProfile(_ entry: DiffEntry) -> Bool {
    guard let bytes = try? entry.read(limit: reader.session.maxBytes),
      bytes.contains("metricsprofile".utf8)
    else { return false }
    return reader.read(entry).isProfile
  }
}

extension DiffPairs.Pair {
  /// A note that the version of a revision has errors and the new one has none, which is then a new spec: whoever repairs it could not pass
  /// otherwise. Nil for any other pair.
  fileprivate func repairNote(_ before: DiffReader.Reading?, _ after: DiffReader.Reading?) -> Diagnostic? {
    let errors = before?.diagnostics.diagnostics.filter { $0.severity == .error } ?? []
    guard let old, let new, old.files.revision != nil, before?.side == nil, after?.side != nil, var note = errors.first,
      errors.allSatisfy(\.code.isOfSpec)
    else { return nil }
    note.message = "\(old.spec.path) has errors, so there is nothing to compare with: \(note.message)"
    (note.severity, note.range) = (.note, SourceRange(file: new.spec.path))
    (note.label, note.notes, note.fixIts) = (nil, [], [])
    return note
  }

  /// The two sides if they are specs of one name, which are the same if their files are.
  fileprivate var comparable: (old: DiffEntry, new: DiffEntry)? {
    guard status == .kept, let old, let new, old.kept == nil, new.kept == nil, old.isSpec, new.isSpec,
      old.name == new.name, old.spec.settings?.environments ?? [] == new.spec.settings?.environments ?? [],
      old.spec.settings?.strings == new.spec.settings?.strings,
      // What they have is among the answers that are compared.
      old.spec.settings?.assets?.folders == new.spec.settings?.assets?.folders
    else { return nil }
    return (old, new)
  }

  fileprivate var unchanged: SpecDiff {
    SpecDiff(name: name, status: .kept, oldPath: old?.spec.path, newPath: new?.spec.path)
  }
}

extension DiagnosticCode {
  /// Whether it is about what a spec says, and not about what could not be read or must not be.
  fileprivate var isOfSpec: Bool {
    ["E00", "E01", "E02"].contains { rawValue.hasPrefix($0) } || self == .includeMissing || self == .missingImage
  }
}

extension CauseFinder.Findings {
  fileprivate var size: Int { difference.changes.count + questions.count }
}

extension Snapshot {
  fileprivate var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

extension DiffEntry {
  fileprivate var isSpec: Bool { SpecFile.isSpec(spec.path) }
}

extension [UInt8] {
  /// Whether they contain the bytes of a text.
  func contains(_ text: String.UTF8View) -> Bool {
    let word = Array(text)
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { self[$0] == first && self[$0..<($0 + word.count)].elementsEqual(word) }
  }
}
