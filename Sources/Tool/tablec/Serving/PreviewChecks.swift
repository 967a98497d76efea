import TableDiagnostics
import TablePreview
import TableSupport

/// Lints tables and asks git about them, beside the pictures: a table that a page shows first, and only its newest version.
final class PreviewChecks: Sendable {
  struct Result: Sendable {
    var id: String
    /// Of the study that was checked.
    var number: Int
    /// Nil if it was only compared.
    var linted: SpecStudy?
    var difference: LiveTable.Difference?
  }

  private struct Job: Sendable {
    var table: LiveTable
    var session: LiveSession
    var isUrgent: Bool
    var take: @Sendable (Result) -> Void
  }

  private struct State {
    /// By the table's id.
    var jobs: [String: Job] = [:]
    var urgent = WaitingLine<String>()
    var others = WaitingLine<String>()
    var isBusy = false

    mutating func add(_ job: Job) {
      let id = job.table.id
      jobs[id] = job
      others.remove(id)
      urgent.remove(id)
      if job.isUrgent { urgent.add(id) } else { others.add(id) }
    }

    mutating func takeNext() -> Job? {
      (urgent.removeFirst() ?? others.removeFirst()).flatMap { jobs.removeValue(forKey: $0) }
    }
  }

  private let queue = WorkQueue()
  private let state = Locked(State())
  private let revision: LiveRevision

  /// - Parameter folder: whose repository is asked.
  init(folder: String) {
    revision = LiveRevision(folder: folder)
  }

  /// Whether nothing is being checked, and nothing waits for it.
  var isIdle: Bool { state.withLock { $0.jobs.isEmpty && !$0.isBusy } }

  /// Finds the files by which git tells that another commit was checked out; none without a repository.
  func findRepository(_ take: @escaping @Sendable (Set<String>) -> Void) {
    queue.async { [revision] in take(revision.watchedPaths()) }
  }

  /// Finds the tables of a folder that the commit has, and that are gone.
  func findRemoved(
    in folder: String, _ session: LiveSession, known: Set<String>,
    _ take: @escaping @Sendable ([PreviewIndex.Entry]) -> Void
  ) {
    queue.async { [revision] in take(revision.removed(in: folder, session, known: known)) }
  }

  func check(
    _ table: LiveTable, with session: LiveSession, isUrgent: Bool, _ take: @escaping @Sendable (Result) -> Void
  ) {
    state.withLock {
      $0.add(Job(table: table, session: session, isUrgent: isUrgent, take: take))
    }
    queue.async { [self] in next() }
  }

  /// Compares with the commit that is checked out now in every check that is not done yet.
  func reopen() { revision.reopen() }

  private func next() {
    let job = state.withLock { state -> Job? in
      let job = state.takeNext()
      state.isBusy = job != nil
      return job
    }
    guard let job, var study = job.table.study else { return finish(nil) }
    if !study.isLinted { job.session.lint(&study) }
    let result = Result(
      id: job.table.id, number: job.table.studyNumber, linted: study, difference: revision.difference(of: study))
    finish { job.take(result) }
  }

  /// What is taken must find this idle if nothing else waits.
  private func finish(_ take: (() -> Void)?) {
    state.withLock { $0.isBusy = false }
    take?()
  }
}
