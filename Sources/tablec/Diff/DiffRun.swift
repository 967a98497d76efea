import ParallelWork
import TableDiagnostics
import TableDiff

/// Compares all pairs of a run, several at once.
struct DiffRun: Sendable {
  var reader: DiffReader
  var comparison: SpecComparison
  var jobs: Int
  /// The names of specs in fingerprints.
  var paths: ReportPaths
  /// Updated after each pair.
  var progress: Progress?
  /// Whether specs whose files are all equal are not compared: they have no changes.
  var skipsEqual = false
  private let trees: EqualTrees
  private let causes = CauseFinder()

  init(
    reader: DiffReader, comparison: SpecComparison, jobs: Int, paths: ReportPaths, progress: Progress? = nil,
    skipsEqual: Bool = false
  ) {
    self.reader = reader
    self.comparison = comparison
    self.jobs = jobs
    self.paths = paths
    self.progress = progress
    self.skipsEqual = skipsEqual
    trees = EqualTrees(root: reader.compiler.parser.root, limit: reader.compiler.parser.syntax.maxBytes)
  }

  private struct Outcome: Sendable {
    var spec: SpecDiff?
    /// What is known about the causes of its changes.
    var findings: CauseFinder.Findings?
    var diagnostics = DiagnosticBag()
  }

  /// The report, and the problems with the pairs that could not be compared.
  func compare(_ pairs: [DiffPairs.Pair]) -> (report: DiffReport, diagnostics: [DiagnosticBag]) {
    // One spec in many environments keeps the processors as busy as many specs do.
    let run = pairs.count > 1 ? sequential : self
    var outcomes = ParallelMap(jobs: jobs).map(pairs) { pair in
      defer { run.progress?.advance() }
      return run.outcome(pair)
    }
    run.answerQuestions(of: pairs, &outcomes)
    progress?.finish()
    for (index, pair) in pairs.enumerated() { outcomes[index].spec?.lead(toDocumentsOf: pair.old, pair.new) }
    let failed = zip(pairs, outcomes).filter { $1.diagnostics.hasErrors }.map(\.0.name)
    return (DiffReport(specs: outcomes.compactMap(\.spec), failed: failed), outcomes.map(\.diagnostics))
  }

  /// The same run, without separate threads for each spec.
  private var sequential: DiffRun {
    var run = self
    run.comparison.jobs = 1
    return run
  }

  /// Finds the causes that the inputs of a spec alone do not tell.
  private func answerQuestions(of pairs: [DiffPairs.Pair], _ outcomes: inout [Outcome]) {
    let open = outcomes.indices.filter { outcomes[$0].findings?.questions.isEmpty == false }
    let subjects = open.compactMap { index -> CauseTrials.Subject? in
      guard let findings = outcomes[index].findings, let spec = outcomes[index].spec else { return nil }
      return CauseTrials.Subject(pair: pairs[index], findings: findings, diff: spec)
    }
    guard !subjects.isEmpty else { return }
    var comparison = comparison
    (comparison.keepsTrees, comparison.jobs) = (false, 1)
    let answered = CauseTrials(reader: reader, comparison: comparison, jobs: jobs).answer(subjects)
    for (index, spec) in zip(open, answered) { outcomes[index].spec = spec }
  }

  private func outcome(_ pair: DiffPairs.Pair) -> Outcome {
    var outcome = Outcome()
    outcome.diagnostics = DiagnosticBag(limit: reader.compiler.parser.maxProblems)
    // If there is only one pair, its two files are read at once.
    var early: DiffReader.Reading?
    if skipsEqual, let (old, new) = pair.comparable {
      if trees.containEqually(old, new) {
        if !isProfile(new) { outcome.spec = pair.unchanged }
        return outcome
      }
      if haveEqualBytes(old, new) {
        let log = ReadLog()
        let reading = reader.read(old, log: log)
        if log.isAnsweredEqually(by: new, as: old, root: reader.compiler.parser.root) {
          if !reading.isProfile { outcome.spec = pair.unchanged }
          return outcome
        }
        early = reading
      }
    }
    let readings = ParallelMap(jobs: comparison.jobs).map([(pair.old, early), (pair.new, nil)]) { entry, early in
      early ?? entry.map { reader.read($0) }
    }
    let (old, new) = (readings[0], readings[1])
    for reading in [old, new] { if let reading { outcome.diagnostics.merge(reading.diagnostics) } }
    if old?.isProfile == true || new?.isProfile == true { return outcome }
    // A side that cannot be read is reported; there is nothing to compare.
    if old.map({ $0.side == nil }) ?? false || new.map({ $0.side == nil }) ?? false { return outcome }
    let work = reader.compiler.work
    for reading in [old, new] { work.spend(reading?.work ?? 0) }
    do throws(Diagnostic) {
      var spec = try comparison.compare(
        old?.side, new?.side, name: pair.name, status: pair.status,
        paths: (old: pair.old?.spec.path, new: pair.new?.spec.path),
        identity: SpecIdentity(pair, paths), work: work)
      if let old, let new {
        let (before, after) = (old.input, new.input)
        if let before, let after {
          if !spec.changes.isEmpty && before.bytes != after.bytes {
            _ = ParallelMap(jobs: comparison.jobs).map([before, after]) { $0.parseEarly() }
          }
          outcome.findings = causes.find(in: &spec, before, after)
        }
        ValuePlaces.sharpen(&spec, before, after)
      }
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
    let limit = reader.compiler.parser.syntax.maxBytes
    guard let before = try? old.read(limit: limit), let after = try? new.read(limit: limit) else { return false }
    return before == after
  }

  /// Whether a file among specs is a profile, which is not compared. A file without the key cannot be one.
  private func isProfile(_ entry: DiffEntry) -> Bool {
    guard let bytes = try? entry.read(limit: reader.compiler.parser.syntax.maxBytes),
      bytes.contains("metricsprofile".utf8)
    else { return false }
    return reader.read(entry).isProfile
  }
}

extension DiffPairs.Pair {
  /// The two sides if they are specs of one name, which are the same if their files are.
  fileprivate var comparable: (old: DiffEntry, new: DiffEntry)? {
    guard status == .kept, let old, let new, old.kept == nil, new.kept == nil, old.isSpec, new.isSpec,
      old.name == new.name, old.spec.settings?.environments ?? [] == new.spec.settings?.environments ?? [],
      old.spec.settings?.strings == new.spec.settings?.strings
    else { return nil }
    return (old, new)
  }

  fileprivate var unchanged: SpecDiff {
    SpecDiff(name: name, status: .kept, oldPath: old?.spec.path, newPath: new?.spec.path)
  }
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
