import TableDiagnostics
import TableDiff
import TableIR
import TableParsing
import TableSupport

/// Answers which of several differences of the inputs made a change: by taking each of them back in turn, and comparing again.
///
/// The cause is the one without which the change is not there. Where several give it its values, they are the cause together; where
/// each alone is enough, none is. Rows that have the same keys and the same change have the same answer, in all specs of a run; the number of trials is
/// bounded, by rows and by what is left of the work limit of each pair, and does not depend on how many threads run them. A question that nobody
/// tried leaves its cause open.
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
  /// The number of rows that are laid out for answers, in all environments: a number that takes a second, and a share of those
  /// that are laid out anyway.
  private static let rows = (least: 100_000, share: 16)

  /// The work of comparing a change with those of a trial, in steps.
  private static let costOfChange = 600

  /// The work of telling a cause of a change, in steps.
  fileprivate static let costOfCause = 300

  /// The effect of a difference on a change: without it, the change is the same, has other values, or is not there.
  private enum Effect {
    case nothing, alters, removes
  }

  /// What a trial tells.
  private enum Outcome: Sendable {
    /// For each question.
    case effects([Effect])
    /// The difference cannot be taken back alone.
    case impossible
    /// It costs more than is left.
    case tooMuchWork
  }

  /// Trials for the questions of a spec.
  private struct Plan: Sendable {
    var spec: Int
    var questions: [CauseQuestion]
    var keys: [CauseQuestionKey]
    var candidates: [Int]
    /// In steps; enough for all trials to cost what the pair did, and if there is so much left, twice as much.
    var work: Int
  }

  /// Sets the causes that trials find in the specs.
  func answer(_ subjects: [Subject]) -> [SpecDiff] {
    var planned: [Plan] = []
    var asked: Set<CauseQuestionKey> = []
    let all = subjects.reduce(0) { $0 + $1.cost }
    var budget = max(Self.rows.least, all / Self.rows.share)
    let keys = Self.keys(of: subjects)
    var left = subjects.map { max(0, limit - $0.findings.work) }
    var kinds: [CauseQuestionKey: Int] = [:]
    // A few of each kind first, then those that are left, as far as that goes.
    for most in [Self.samples, .max] {
      for (index, subject) in subjects.enumerated() {
        let lists = subject.findings.candidates
        let open = zip(subject.findings.questions, keys[index]).filter { question, key in
          lists[question.candidates].count <= Self.mostCandidates && !asked.contains(key)
            && (most == .max || key.spec == nil && kinds[key.kind, default: 0] < most)
        }
        // Both sides are read again, and each trial costs about what the pair did.
        let price = max(subject.findings.work, 1)
        var candidates: Set<Int> = []
        for (question, _) in open {
          let more = lists[question.candidates].filter { !candidates.contains($0) }
          if (candidates.count + more.count + 1) * price <= left[index] { candidates.formUnion(more) }
        }
        let cost = subject.cost * (candidates.count + 1)
        guard !candidates.isEmpty, cost <= budget else { continue }
        budget -= cost
        // What else the same trials tell costs nothing.
        let isReported = lists.map { candidates.isSuperset(of: $0) }
        let reported = zip(subject.findings.questions, keys[index]).filter { isReported[$0.0.candidates] }
        asked.formUnion(reported.map(\.1))
        for kind in Set(reported.map(\.1.kind)) { kinds[kind, default: 0] += 1 }
        let changes = Self.costOfChange * (reported.count + subject.diff.changes.count)
        let work = min(left[index], 2 * price * (candidates.count + 1) + changes * candidates.count)
        left[index] -= work
        planned.append(
          Plan(
            spec: index, questions: reported.map(\.0), keys: reported.map(\.1), candidates: candidates.sorted(),
            work: work))
      }
    }
    let inner = planned.count > 1 ? 1 : jobs
    let results = ParallelMap(jobs: jobs).map(planned) { answers(to: $0, of: subjects[$0.spec], jobs: inner) }
    var found = Answers()
    for (plan, result) in zip(planned, results) {
      for (key, causes) in zip(plan.keys, result) { if let causes { found.add(causes, to: key) } }
    }
    return zip(subjects, keys).map { subject, keys in subject.answered(by: found, keys, limit: limit) }
  }

  /// In steps, for a pair.
  private var limit: Int { reader.session.parser.maxWork }

  /// The keys of the questions of each spec.
  private static func keys(of subjects: [Subject]) -> [[CauseQuestionKey]] {
    var identities: [String: Int] = [:]
    var lists: [[Int]: Int] = [:]
    return subjects.enumerated().map { index, subject in
      let own = subject.findings.difference.changes.map { change in
        let number = identities[change.identity] ?? identities.count
        identities[change.identity] = number
        return number
      }
      let numbers = subject.findings.candidates.map { candidates in
        let list = candidates.map { own[$0] }.sorted()
        let number = lists[list] ?? lists.count
        lists[list] = number
        return number
      }
      let changes = subject.diff.changes
      return subject.findings.questions.map { question in
        CauseQuestionKey(
          question, changes[question.change], candidates: numbers[question.candidates], spec: index)
      }
    }
  }

  /// What trials found: for the same change, and for changes of the same kind that are all alike.
  fileprivate struct Answers {
    private var exact: [CauseQuestionKey: [String]] = [:]
    private var alike: [CauseQuestionKey: Set<[String]>] = [:]

    /// - Parameter causes: the identities of the causes; empty where no cause is certain.
    mutating func add(_ causes: [String], to key: CauseQuestionKey) {
      if exact[key] == nil { exact[key] = causes }
      alike[key.kind, default: []].insert(causes)
    }

    /// The identities of the causes; empty if none is certain, nil if that was not tried.
    subscript(_ key: CauseQuestionKey) -> [String]? {
      if let known = exact[key] { return known }
      guard let all = alike[key.kind], all.count == 1 else { return nil }
      return all.first
    }
  }

  /// The identities of the causes of each question; none where no cause is certain, and nil where the work was too much to tell.
  private func answers(to plan: Plan, of subject: Subject, jobs: Int) -> [[String]?] {
    let questions = plan.questions
    guard let oldEntry = subject.pair.old, let newEntry = subject.pair.new else { return questions.map { _ in [] } }
    let (old, new) = (reader.read(oldEntry), reader.read(newEntry))
    guard let before = old.input, let after = new.input, let oldSide = old.side else {
      return questions.map { _ in [] }
    }
    let differences = subject.findings.difference
    let reported = subject.diff.changes
    let all = RemainingChanges.keys(of: reported)
    let share = max(0, plan.work - old.work - new.work) / plan.candidates.count
    var reader = reader
    reader.session.parser.maxWork = share
    let outcomes = ParallelMap(jobs: jobs).map(plan.candidates) { [reader] candidate -> Outcome in
      let work = reader.session.work
      let reversal = InputReversal(candidate, of: differences, before, after, work: work)
      guard !work.isSpent else { return .tooMuchWork }
      guard let reversal else { return .impossible }
      let reading = reader.read(newEntry.replacing(reversal, bytes: after.bytes))
      work.spend(reading.work)
      guard !work.isSpent else { return .tooMuchWork }
      guard let side = reading.side else { return .impossible }
      let trial = try? comparison.compare(
        oldSide, side, name: subject.diff.name, status: .kept, paths: (subject.diff.oldPath, subject.diff.newPath),
        work: work)
      work.spend(Self.costOfChange, times: questions.count + (trial?.changes.count ?? 0))
      guard !work.isSpent else { return .tooMuchWork }
      guard let trial else { return .impossible }
      let left = RemainingChanges(trial.changes)
      return .effects(
        questions.map { question in
          let change = reported[question.change]
          if left.contains(change, all[question.change]) { return .nothing }
          return left.isAltered(all[question.change]) ? .alters : .removes
        })
    }
    let known = Dictionary(uniqueKeysWithValues: zip(plan.candidates, outcomes))
    return questions.indices.map { index in
      var found: [(candidate: Int, effect: Effect)] = []
      for candidate in subject.findings.candidates[questions[index].candidates] {
        switch known[candidate] {
        case .effects(let effects): found.append((candidate, effects[index]))
        case .impossible: return []
        case .tooMuchWork, nil: return nil
        }
      }
      let affecting = found.filter { $0.effect != .nothing }
      let removing = found.filter { $0.effect == .removes }
      // Several that each alter it made it together. Rows that moved along are moved by each edit above them.
      let isAlone = removing.count == 1 && reported[questions[index].change].change.code != .rowsShifted
      let causes = isAlone ? removing : affecting
      return causes.map { differences.changes[$0.candidate].identity }
    }
  }
}

/// The changes that are still there in a trial.
private struct RemainingChanges {
  struct Key: Hashable {
    var code: DiagnosticCode
    /// The row on the old side, because a generated name on the new one depends on the rows above.
    var row: RowIndex?
    /// The view in this row, or the path where there is none.
    var path: String?
    var property: String?
    var repetition = 0
  }

  private var byKey: [Key: ReportedChange] = [:]
  private var shifts: [Change] = []
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
      (change.place.row, change.place.section, change.place.title) = (nil, nil, nil)
      (change.place.oldRowName, change.place.oldSectionName) = (nil, nil)
      // Rows above may be there or not; the old side is the same in all trials.
      change.place.newRow = nil
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
    shifts = changes.lazy.flatMap { [$0.change] + $0.variants.map(\.change) }.filter { $0.code == .rowsShifted }
  }

  static func keys(of changes: [ReportedChange]) -> [Key] {
    var counts: [Key: Int] = [:]
    return changes.map { reported in
      let change = reported.change
      let (row, place) = (change.place.oldRow, change.place)
      var key = Key(
        code: change.code, row: row, path: row == nil ? place.path : place.view, property: change.property?.rawValue)
      key.repetition = counts[key, default: 0]
      counts[key] = key.repetition + 1
      return key
    }
  }

  /// Whether the same change is there, possibly in a row with another name.
  func contains(_ change: ReportedChange, _ key: Key) -> Bool {
    if change.change.code == .rowsShifted { return shifts(change.change) }
    let wanted = Values(change)
    if let same = byKey[key] {
      if Values(same).change == wanted.change { return true }
    }
    return values.contains(wanted)
  }

  /// Whether the first of some rows moves as far. Where a run of such rows begins and ends depends on what else is reported.
  private func shifts(_ change: Change) -> Bool {
    guard let row = change.place.newRow else { return false }
    return shifts.contains { other in
      guard let first = other.place.newRow, let last = other.lastRow else { return false }
      return first <= row && row <= last && other.distances == change.distances
    }
  }

  func isAltered(_ key: Key) -> Bool { byKey[key] != nil }
}

extension CauseTrials.Subject {
  fileprivate var cost: Int {
    max(1, diff.environmentNames.count) * max(1, findings.rows)
  }

  /// - Parameter limit: of the work for the pair, in steps.
  fileprivate func answered(by answers: CauseTrials.Answers, _ keys: [CauseQuestionKey], limit: Int) -> SpecDiff {
    struct Answer: Hashable {
      var candidates: Int
      var identities: [String]
    }
    var (diff, changes) = (diff, diff.changes)
    var known: [Answer: ChangeCause?] = [:]
    let work = WorkMeter(limit: limit)
    work.spend(findings.work)
    for (question, key) in zip(findings.questions, keys) {
      let identities = answers[key]
      work.spend(CauseTrials.costOfCause, times: (identities ?? []).count)
      guard let identities, !work.isSpent else {
        changes[question.change].isCauseUndetermined = true
        continue
      }
      guard !identities.isEmpty else { continue }
      let answer = Answer(candidates: question.candidates, identities: identities)
      let cause = known[answer] ?? cause(findings.candidates[question.candidates], identities)
      known[answer] = .some(cause)
      if let cause { changes[question.change].determine(cause) }
    }
    diff.changes = changes
    return diff
  }

  /// The differences with some identities; nil if not all of them are there.
  private func cause(_ candidates: [Int], _ identities: [String]) -> ChangeCause? {
    let wanted = Set(identities)
    let made = candidates.map { findings.difference.changes[$0] }
      .filter { wanted.contains($0.identity) }
      .enumerated().sorted { ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset) }
      .map { ChangeCause($0.element) }
    guard let first = made.first, made.count == identities.count else { return nil }
    return ChangeCause(first, with: Array(made.dropFirst()))
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
    case .image, .color, .strings: 4
    case .profile: 5
    case .metrics, .include, .environments: 6
    case .table, .folder: 7
    }
  }
}

extension DiffEntry {
  /// The same spec with other contents of one of its files.
  fileprivate func replacing(_ reversal: InputReversal, bytes: [UInt8]) -> DiffEntry {
    var entry = self
    if let strings = reversal.strings { entry.spec.settings?.strings = strings }
    let ofSpec = reversal.file == 0
    entry.kept = ofSpec ? reversal.contents.values.first ?? bytes : bytes
    if !ofSpec { for (path, bytes) in reversal.contents { entry.files.set(bytes, at: path) } }
    return entry
  }
}
