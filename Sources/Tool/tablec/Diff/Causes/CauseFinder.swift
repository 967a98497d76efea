import TableDiagnostics
import TableDiff
import TableIR
import TableParsing
import TableSupport

/// Finds what in the inputs made the changes of a spec, as far as the inputs alone tell.
///
/// The inputs of both sides are compared. Of their differences, those that can have an effect on a row are its candidates: with a
/// single one, that is the cause. Where several remain, it depends on the layout: those are questions for ``CauseTrials``.
struct CauseFinder: Sendable {
  /// The differences of files that several specs read, by the canonical paths of the files.
  private let known = Locked<[FileKey: InputDifference.FilePair]>([:])

  private struct FileKey: Hashable {
    var old: String
    var new: String
  }

  /// What was found for a spec.
  struct Findings: Sendable {
    var difference: InputDifference
    /// The number of rows of both sides.
    var rows: Int
    /// The lists of differences that questions are about, by index.
    var candidates: [[Int]] = []
    var questions: [CauseQuestion] = []
    /// The work for the pair so far, in steps.
    var work = 0
  }

  /// The most edits that are told as one cause.
  private static let mostEdits = 24

  /// The work of looking for the cause of a change, in steps.
  private static let costOfChange = 200

  /// Sets the causes that are certain.
  ///
  /// - Parameter work: the meter of the pair. Where it reaches its limit, causes are not determined.
  /// - Returns: nil if the inputs cannot be compared.
  func find(in diff: inout SpecDiff, _ before: InputSide, _ after: InputSide, work: WorkMeter) -> Findings? {
    guard !diff.changes.isEmpty else { return nil }
    let difference = difference(before, after, work)
    guard difference.isComplete else {
      if difference.isTooLarge { for index in diff.changes.indices { diff.changes[index].leaveCauseOpen() } }
      return nil
    }
    guard !difference.changes.isEmpty else { return nil }
    var findings = Findings(
      difference: difference, rows: before.table.rowCount + after.table.rowCount)
    // What an environment of the same name made is known already; others are those of the new side for both.
    let environments = difference.changes.indices.filter { difference.changes[$0].kind == .environments }
    let others = difference.changes.indices.filter { difference.changes[$0].kind != .environments }
    // Which environments there are follows from the whole list.
    let edits = environments.prefix(Self.mostEdits + 1).map { ChangeCause(difference.changes[$0]) }
    let environmentCause =
      edits.count > Self.mostEdits ? nil : edits.first.map { ChangeCause($0, with: Array(edits.dropFirst())) }
    let reach =
      others.count > 1 ? InputReach(difference, considering: others, before, after, work: work) : nil
    for index in diff.changes.indices {
      guard diff.changes[index].cause == nil else {
        // What an environment made is known, but not where it was edited.
        if let place = environmentCause?.place { diff.changes[index].cause?.place = place }
        continue
      }
      if let place = environmentCause?.place, diff.changes[index].environmentShare != nil {
        diff.changes[index].environmentShare?.place = place
      }
      let change = diff.changes[index].change
      switch change.code {
      case .specAdded, .specRemoved, .specRenamed: continue
      case .environmentsChanged:
        diff.changes[index].cause = environmentCause
        continue
      case .environmentChanged where environmentCause != nil:
        diff.changes[index].cause = environmentCause
        continue
      default: break
      }
      if others.count == 1 {
        diff.changes[index].determine(ChangeCause(difference.changes[others[0]]))
      } else if let reach {
        work.spend(Self.costOfChange)
        let answer = work.isSpent ? nil : answer(for: change, reach)
        guard let answer, !work.isSpent else {
          diff.changes[index].leaveCauseOpen()
          continue
        }
        if let cause = answer.cause {
          diff.changes[index].determine(ChangeCause(difference.changes[cause]))
        } else if let question = answer.question {
          findings.questions.append(question.about(index))
        }
      }
    }
    findings.candidates = reach?.candidates ?? []
    findings.work = work.spent
    return findings
  }

  private func difference(_ before: InputSide, _ after: InputSide, _ work: WorkMeter) -> InputDifference {
    InputDifference(before, after, work: work) { old, new, compare in
      let key = FileKey(old: old, new: new)
      if let pair = known.withLock({ $0[key] }) { return pair }
      guard let pair = compare() else { return nil }
      known.withLock { $0[key] = pair }
      return pair
    }
  }

  /// Separates those errors of a new version that an edit of another file made.
  ///
  /// - Parameters:
  ///   - diagnostics: the problems of the new version, which has errors; is left with the others.
  ///   - work: the meter of the pair.
  func findBreaks(
    in diagnostics: inout DiagnosticBag, _ before: InputSide, _ after: DiffEntry, work: WorkMeter
  ) -> [BrokenSpecs.Break] {
    let changes = difference(before, InputSide(after, like: before), work).changes
    var (breaks, rest) = ([BrokenSpecs.Break](), DiagnosticBag(limit: diagnostics.limit))
    for problem in diagnostics.diagnostics {
      // What an error is about is quoted in its message.
      let cause = changes.first { change in
        guard change.newPlace == nil, change.place.file != problem.range.file, let name = change.owner else {
          return false
        }
        return problem.message.contains(name.quotedForMessage)
      }
      if problem.severity == .error, let cause {
        breaks.append(BrokenSpecs.Break(cause: ChangeCause(cause), error: problem))
      } else {
        rest.add(problem)
      }
    }
    guard !breaks.isEmpty else { return [] }
    diagnostics = rest
    return breaks
  }

  private func answer(for change: Change, _ reach: InputReach) -> (cause: Int?, question: CauseQuestion?) {
    let place = change.place
    guard place.section != nil, change.code != .rowsShifted else {
      return (nil, CauseQuestion(candidates: 0, shape: nil))
    }
    let isNew = [.rowAdded, .sectionAdded].contains(change.code)
    let isGone = [.rowRemoved, .sectionRemoved].contains(change.code)
    let found = reach.answer(
      for: InputReach.Subject(
        oldRow: isNew ? nil : place.oldRowName ?? place.row, newRow: isGone ? nil : place.row,
        oldSection: isNew && place.row == nil ? nil : place.oldSectionName ?? place.section,
        newSection: isGone && place.row == nil ? nil : place.section))
    let candidates = reach.candidates[found.candidates]
    if candidates.count == 1 { return (candidates[0], nil) }
    if isNew || isGone || [.rowMoved, .sectionMoved].contains(change.code), let whole = found.whole {
      return (whole, nil)
    }
    if let key = change.directKey, let own = found.own[key], own.count == 1 { return (own[0], nil) }
    return (nil, candidates.isEmpty ? nil : CauseQuestion(candidates: found.candidates, shape: found.shape))
  }
}

extension ReportedChange {
  /// Leaves the cause of a change open that the inputs of a spec can have.
  fileprivate mutating func leaveCauseOpen() {
    switch change.code {
    case .specAdded, .specRemoved, .specRenamed: break
    default: isCauseUndetermined = true
    }
  }
}

extension Change {
  /// The key of a row that sets what changed, whatever other keys say.
  fileprivate var directKey: String? {
    switch (code, place.view) {
    case (.rowIDChanged, nil), (.idGiven, nil), (.sectionIDChanged, nil): "id"
    case (.textChanged, "textLabel"): "text"
    case (.textChanged, "detailTextLabel"): "detailText"
    default: nil
    }
  }
}

extension DiffReader.Reading {
  /// The inputs of a spec; nil for a layout or a dump, whose inputs are not known.
  var input: InputSide? {
    if case .spec(let source) = side { source.input } else { nil }
  }
}

extension InputSide {
  /// The files of a version that has errors: those that the other version has.
  fileprivate init(_ entry: DiffEntry, like other: InputSide) {
    var table = Table(name: other.table.name)
    let folder = entry.files.folder(of: entry.spec.path)
    table.files =
      [entry.spec.path]
      + other.namesFromSpec.dropFirst().map {
        entry.files.plainPath(entry.files.path(of: $0, in: folder))
      }
    self.init(
      table, bytes: (try? entry.read(limit: other.limits.maxBytes)) ?? [], files: entry.files, limits: other.limits)
  }
}

extension Table {
  fileprivate var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

extension ChangeCause {
  init(_ change: InputChange) {
    self.init(
      kind: change.kind, owner: change.owner, message: change.message, place: change.place,
      oldPlace: change.oldPlace, identity: change.identity)
  }
}
