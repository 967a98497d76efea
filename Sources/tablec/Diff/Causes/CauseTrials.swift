import ParallelWork
import TableDiagnostics
import TableDiff
import TableIR
import TableParsing

/// Answers which of several differences of the inputs made a change: by taking each of them back in turn, and comparing again.
///
/// The cause is the one without which the change is not there. Where several give it its values, they are the cause together; where
/// each alone is enough, none is. Rows that have the same keys and the same change have the same answer, in all specs of a run; the number of trials is
/// bounded, and does not depend on how many threads run them.
struct CauseTrials: Sendable {
  var reader: DiffReader
  var comparison: SpecComparison
  var jobs: Int

  /// A spec with its questions.
  struct Subject: Sendable {
    var pair: DiffPairs.Pair
    var findings: CauseFinder.Findings
    var diff: SpecDiff
  }

  /// The largest number of differences of a spec that are taken back.
  private static let mostCandidates = 24
  /// The number of specs that are asked about rows with the same keys and the same kind of change.
  private static let samples = 3
  /// The number of rows that are laid out for answers, in all environments: a number that takes no time, and a share of those
  /// that are laid out anyway.
  private static let rows = (least: 6_000, share: 16)

  /// The effect of a difference on a change: without it, the change is the same, has other values, or is not there.
  private enum Effect {
    case nothing, alters, removes
  }

  /// Sets the causes that trials find in the specs.
  func answer(_ subjects: [Subject]) -> [SpecDiff] {
    var planned: [(spec: Int, questions: [CauseQuestion], keys: [CauseQuestionKey])] = []
    var asked: Set<CauseQuestionKey> = []
    let all = subjects.reduce(0) { $0 + $1.cost }
    var budget = max(Self.rows.least, all / Self.rows.share)
    let keys = subjects.enumerated().map { index, subject in
      let changes = subject.diff.changes
      return subject.findings.questions.map { subject.key(of: $0, in: changes, spec: index) }
    }
    var kinds: [CauseQuestionKey: Int] = [:]
    // A few of each kind first, then those that are left, as far as that goes.
    for most in [Self.samples, .max] {
      for (index, subject) in subjects.enumerated() {
        let open = zip(subject.findings.questions, keys[index]).filter { question, key in
          question.candidates.count <= Self.mostCandidates && !asked.contains(key)
            && (most == .max || key.spec == nil && kinds[key.kind, default: 0] < most)
        }
        let candidates = Set(open.flatMap(\.0.candidates))
        let cost = subject.cost * (candidates.count + 1)
        guard !open.isEmpty, cost <= budget else { continue }
        budget -= cost
        // What else the same trials tell costs nothing.
        let told = zip(subject.findings.questions, keys[index]).filter { candidates.isSuperset(of: $0.0.candidates) }
        asked.formUnion(told.map(\.1))
        for kind in Set(told.map(\.1.kind)) { kinds[kind, default: 0] += 1 }
        planned.append((index, told.map(\.0), told.map(\.1)))
      }
    }
    let inner = planned.count > 1 ? 1 : jobs
    let results = ParallelMap(jobs: jobs).map(planned) { plan in
      answers(to: plan.questions, of: subjects[plan.spec], jobs: inner)
    }
    var found = Answers()
    for (plan, result) in zip(planned, results) {
      for (key, causes) in zip(plan.keys, result) { found.add(causes, to: key) }
    }
    return zip(subjects, keys).map { subject, keys in subject.answered(by: found, keys) }
  }

  /// What trials told: for the same change, and for changes of the same kind that are all alike.
  fileprivate struct Answers {
    private var exact: [CauseQuestionKey: [String]] = [:]
    private var alike: [CauseQuestionKey: Set<[String]>] = [:]

    /// - Parameter causes: nil where no cause is certain.
    mutating func add(_ causes: [String]?, to key: CauseQuestionKey) {
      if exact[key] == nil { exact[key] = causes ?? [] }
      alike[key.kind, default: []].insert(causes ?? [])
    }

    /// The identities of the causes; empty if none is certain.
    subscript(_ key: CauseQuestionKey) -> [String] {
      if let known = exact[key] { return known }
      guard let all = alike[key.kind], all.count == 1, let only = all.first else { return [] }
      return only
    }
  }

  /// The identities of the causes of each question; nil where it has none for certain.
  private func answers(to questions: [CauseQuestion], of subject: Subject, jobs: Int) -> [[String]?] {
    guard let oldEntry = subject.pair.old, let newEntry = subject.pair.new else { return questions.map { _ in nil } }
    let (old, new) = (reader.read(oldEntry), reader.read(newEntry))
    guard let before = old.input, let after = new.input, let oldSide = old.side else {
      return questions.map { _ in nil }
    }
    let changes = subject.findings.difference.changes
    let reported = subject.diff.changes
    let candidates = Array(Set(questions.flatMap(\.candidates))).sorted()
    let effects = ParallelMap(jobs: jobs).map(candidates) { candidate -> [Effect]? in
      guard let reversal = InputReversal(changes[candidate], before, after) else { return nil }
      let entry = newEntry.replacing(reversal, bytes: after.bytes, files: after.files)
      guard let side = reader.read(entry).side else { return nil }
      let trial = try? comparison.compare(
        oldSide, side, name: subject.diff.name, status: .kept, paths: (subject.diff.oldPath, subject.diff.newPath),
        work: reader.compiler.work)
      return trial.map { trial in
        let left = RemainingChanges(trial.changes)
        let all = RemainingChanges.keys(of: reported)
        return questions.map { question in
          let change = reported[question.change]
          if left.contains(change, all[question.change]) { return .nothing }
          return left.isAltered(all[question.change]) ? .alters : .removes
        }
      }
    }
    let known = Dictionary(uniqueKeysWithValues: zip(candidates, effects))
    return questions.indices.map { index in
      let found = questions[index].candidates.map { candidate in (candidate, known[candidate]??[index]) }
      guard !found.contains(where: { $0.1 == nil }) else { return nil }
      let affecting = found.filter { $0.1 != .nothing }
      // Where rows begin to move depends on what else is reported: only a single edit that has any effect is certain.
      if reported[questions[index].change].change.code == .rowsShifted {
        return affecting.count == 1 ? [changes[affecting[0].0].identity] : nil
      }
      let removing = found.filter { $0.1 == .removes }
      // Several that each alter it made it together.
      let causes = removing.count == 1 ? removing : affecting
      return causes.isEmpty ? nil : causes.map { changes[$0.0].identity }
    }
  }
}

/// The changes that are still there in a trial.
private struct RemainingChanges {
  struct Key: Hashable {
    var code: DiagnosticCode
    var path: String
    var property: String?
    var repetition = 0
  }

  private var byKey: [Key: ReportedChange] = [:]
  /// Without names, which a change can be about.
  private var values: Set<Values> = []

  private struct Values: Hashable {
    var change: Change
    var variants: [Change]

    init(_ reported: ReportedChange) {
      change = Self.plain(reported.change)
      variants = reported.variants.map { Self.plain($0.change) }
    }

    /// A change without its lines and names.
    private static func plain(_ change: Change) -> Change {
      var change = change
      (change.oldSource, change.newSource, change.oldOutline, change.newOutline) = (nil, nil, nil, nil)
      (change.place.row, change.place.section) = (nil, nil)
      (change.place.oldRowName, change.place.oldSectionName) = (nil, nil)
      if change.code == .rowResized {
        change.oldFrame?.y = 0
        change.newFrame?.y = 0
      }
      return change
    }
  }

  init(_ changes: [ReportedChange]) {
    for (key, change) in zip(Self.keys(of: changes), changes) {
      byKey[key] = change
      values.insert(Values(change))
    }
  }

  static func keys(of changes: [ReportedChange]) -> [Key] {
    var counts: [Key: Int] = [:]
    return changes.map { reported in
      let change = reported.change
      var key = Key(code: change.code, path: change.place.path, property: change.property?.rawValue)
      key.repetition = counts[key, default: 0]
      counts[key] = key.repetition + 1
      return key
    }
  }

  /// Whether the same change is there, possibly in a row with another name.
  func contains(_ change: ReportedChange, _ key: Key) -> Bool {
    let wanted = Values(change)
    if let same = byKey[key] {
      var (one, other) = (Values(same).change, wanted.change)
      // Rows above may be there or not.
      (one.place.oldRow, one.place.newRow) = (nil, nil)
      (other.place.oldRow, other.place.newRow) = (nil, nil)
      if one == other { return true }
    }
    return values.contains(wanted)
  }

  func isAltered(_ key: Key) -> Bool { byKey[key] != nil }
}

extension CauseTrials.Subject {
  fileprivate var cost: Int {
    max(1, diff.environmentNames.count) * max(1, findings.rows)
  }

  fileprivate func key(of question: CauseQuestion, in changes: [ReportedChange], spec: Int) -> CauseQuestionKey {
    CauseQuestionKey(
      question, changes[question.change],
      identities: question.candidates.map { findings.difference.changes[$0].identity }.sorted(), spec: spec)
  }

  fileprivate func answered(by answers: CauseTrials.Answers, _ keys: [CauseQuestionKey]) -> SpecDiff {
    var diff = diff
    var changes = diff.changes
    for (question, key) in zip(findings.questions, keys) {
      let identities = answers[key]
      let made = question.candidates.map { findings.difference.changes[$0] }
        .filter { identities.contains($0.identity) }
        .enumerated().sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
        .map { ChangeCause($0.element) }
      guard let first = made.first, made.count == identities.count else { continue }
      changes[question.change].cause = ChangeCause(first, with: Array(made.dropFirst()))
    }
    diff.changes = changes
    return diff
  }
}

extension InputKind {
  /// What is nearest to a row comes first.
  fileprivate var rank: Int {
    switch self {
    case .row: 0
    case .template: 1
    case .section: 2
    case .appearance: 3
    case .image: 4
    case .profile: 5
    case .metrics, .include, .environments: 6
    case .table: 7
    }
  }
}

extension DiffEntry {
  /// The same spec with other contents of one of its files.
  fileprivate func replacing(_ reversal: InputReversal, bytes: [UInt8], files: any SpecFiles) -> DiffEntry {
    var entry = self
    let ofSpec = reversal.file == 0
    entry.kept = ofSpec ? reversal.contents.values.first ?? bytes : bytes
    if !ofSpec { entry.files = ReplacedFiles(base: files, contents: reversal.contents) }
    return entry
  }
}

/// Files of which some have other contents.
private struct ReplacedFiles: SpecFiles {
  let base: any SpecFiles
  let contents: [String: [UInt8]]

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if let known = contents[path] ?? canonicalPath(path).flatMap({ contents[$0] }) { return known }
    return try base.read(path, limit: limit)
  }

  func canonicalPath(_ path: String) -> String? { base.canonicalPath(path) }
  func folder(of path: String) -> String { base.folder(of: path) }
  func path(of name: String, in folder: String) -> String { base.path(of: name, in: folder) }
}
