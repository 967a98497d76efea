import Dispatch
import TableDiagnostics
import TablePreview
import TableSupport

/// Keeps the tables of a spec or a folder up to date while their files change, and sends what is new to the pages that show them.
///
/// One queue does all of it, pictures first: the tables that pages show are studied and drawn before anything else. What the rules of lint
/// find, and what git is asked, comes later and from elsewhere (`PreviewChecks`).
final class LivePreview: @unchecked Sendable {
  private let queue = WorkQueue()
  private let project: LiveProject
  private var followers = PreviewFollowers()
  private let checks: PreviewChecks
  private let messages: PreviewMessages
  private let watcher = Locked<FileWatcher?>(nil)
  private let published: Locked<PreviewState>
  /// What has changed since the queue last looked.
  private let mail = Locked<FileChanges?>(nil)
  private var watchedVersion = -1
  /// When the first of the files was read that are not watched yet, and how many tables were studied since.
  private var unwatched: (since: FileMoment, count: Int)?
  /// How many may be, while others wait to be studied: what watches is told everything that is watched, so ever less often.
  private var mostUnwatched = 1
  private var gitPaths: Set<String> = []
  private var isIndexStale = false

  /// What is known now. From any thread.
  var state: PreviewState { published.withLock { $0 } }

  init(_ project: LiveProject, _ state: PreviewState, messages: PreviewMessages) {
    self.project = project
    self.messages = messages
    published = Locked(state)
    checks = PreviewChecks(folder: state.folder)
  }

  /// Studies all tables, and follows their files from now on. Returns when the first is known, before which its documents would be missing.
  func start() {
    let watcher = FileWatcher(
      onProblem: { [messages] in messages.tell($0) }, onChange: { [weak self] in self?.take($0) })
    self.watcher.withLock { $0 = watcher }
    let first = DispatchSemaphore(value: 0)
    defer { first.wait() }
    queue.async { [self] in
      work()
      first.signal()
      checks.findRepository { [self] paths in queue.async { self.take(gitPaths: paths) } }
    }
  }

  func stop() { watcher.withLock { $0 = nil } }

  // MARK: Changes

  private func take(_ changes: FileChanges) {
    mail.withLock { mail in
      guard var waiting = mail else {
        mail = changes
        return
      }
      waiting.paths.formUnion(changes.paths)
      waiting.mayBeAny = waiting.mayBeAny || changes.mayBeAny
      mail = waiting
    }
    queue.async { [self] in work() }
  }

  /// Takes what has changed, brings what pages show up to date, and then one more table. If others are left, it is called again, after
  /// whatever came in the meantime.
  private func work() {
    let moment = unwatched?.since ?? FileMoment.now
    unwatched = (moment, unwatched?.count ?? 0)
    if let changes = mail.withLock({ mail in
      defer { mail = nil }; return mail
    }) {
      note(changes)
    }
    for id in followers.tables where project.stale.contains(id) { study { (id, project.study(id)) } }
    study { project.studyNext() }
    if !project.stale.isEmpty { queue.async { [self] in work() } }
    publish()
    watch()
    if project.stale.isEmpty && checks.isIdle { sendIndex() }
  }

  private func note(_ changes: FileChanges) {
    if changes.mayBeAny || !changes.paths.isDisjoint(with: gitPaths) {
      checks.reopen()
      for table in project.tables.values where !project.stale.contains(table.id) { check(table) }
    }
    let before = Set(project.tables.keys)
    if project.note(changes) { isIndexStale = true }
    if changes.mayBeAny || !changes.paths.isDisjoint(with: gitPaths) || before != Set(project.tables.keys) {
      findRemoved()
    }
    for id in before.subtracting(project.tables.keys) {
      for query in followers.queries(of: id) {
        for stream in followers.streams(query) { stream.send(event: "scene", data: scene(id, query)) }
      }
    }
  }

  private func study(_ next: () -> (id: String, isNew: Bool)?) {
    let clock = ContinuousClock()
    let start = clock.now
    guard let (id, isNew) = next() else { return }
    unwatched?.count += 1
    guard isNew else {
      if project.emptied.contains(id) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { [self] in
          queue.async { [self] in if project.retry(id) { work() } }
        }
      }
      return
    }
    isIndexStale = true
    publish()
    guard let table = project.tables[id] else { return }
    send(table)
    messages.tell(table, time: clock.now - start)
    check(table)
  }

  private func check(_ table: LiveTable) {
    let isUrgent = followers.tables.contains(table.id)
    checks.check(table, with: project.session, isUrgent: isUrgent) { [self] result in
      queue.async { self.take(result) }
    }
  }

  private func take(_ result: PreviewChecks.Result) {
    let isLinted = result.linted.map { project.take(linted: $0, of: result.id, number: result.number) } ?? false
    let isCompared = project.take(result.difference, of: result.id)
    if isLinted || isCompared {
      isIndexStale = true
      publish()
    }
    if isLinted, let table = project.tables[result.id] { send(table) }
    if checks.isIdle && project.stale.isEmpty { sendIndex() }
  }

  private func findRemoved() {
    guard project.isFolder else { return }
    checks.findRemoved(in: project.target, project.session, known: Set(project.tables.keys)) { [self] removed in
      queue.async { [self] in
        guard state.removed.map(\.id) != removed.map(\.id) else { return }
        published.withLock { $0.removed = removed }
        isIndexStale = true
        if checks.isIdle && project.stale.isEmpty { sendIndex() }
      }
    }
  }

  private func take(gitPaths paths: Set<String>) {
    gitPaths = paths
    findRemoved()
    published.withLock { $0.hasRepository = !paths.isEmpty }
    watchedVersion = -1
    isIndexStale = true
    unwatched = (unwatched?.since ?? .now, unwatched?.count ?? 0)
    watch()
    if checks.isIdle { sendIndex() }
  }

  /// Watches what is depended on now.
  private func watch() {
    guard let unwatched, project.stale.isEmpty || unwatched.count >= mostUnwatched else { return }
    mostUnwatched = project.stale.isEmpty ? 1 : mostUnwatched * 2
    self.unwatched = nil
    guard project.watchedVersion != watchedVersion else { return }
    watchedVersion = project.watchedVersion
    watcher.withLock { $0 }?.watch(project.watchedPaths.union(gitPaths), readSince: unwatched.since)
  }

  /// Makes known what has changed: of each table apart, as there may be thousands.
  private func publish() {
    let (changed, session) = (project.takeChanged(), project.session)
    published.withLock { state in
      state.session = session
      for id in changed { state.set(project.tables[id], id) }
    }
  }

  // MARK: Pages

  /// Sends a page what it shows, now and after every change. From any thread.
  func follow(_ query: PreviewQuery, by stream: EventStream) {
    queue.async { [self] in
      let number = followers.add(stream, query)
      stream.whenClosed { [self] in queue.async { self.followers.remove(number) } }
      stream.send(event: "index", data: state.index().json())
      guard let id = query.table else { return }
      if project.stale.contains(id) { work() }
      stream.send(event: "scene", data: number == nil ? tooMany(id) : scene(id, query))
    }
  }

  private func send(_ table: LiveTable) {
    for query in followers.queries(of: table.id) {
      let scene = scene(table.id, query)
      for stream in followers.streams(query) { stream.send(event: "scene", data: scene) }
    }
  }

  private func scene(_ id: String, _ query: PreviewQuery) -> [UInt8] {
    guard let table = project.tables[id] else { return state.missing(id).json() }
    return state.scene(table, query).json()
  }

  private func tooMany(_ id: String) -> [UInt8] {
    var scene = Scene(table: id, state: .broken)
    scene.problems = [
      Diagnostic(
        query: "too many different pictures are open at once", help: "close some of the pages, and load this one again")
    ]
    return scene.json()
  }

  private func sendIndex() {
    guard isIndexStale, !followers.isEmpty else { return }
    isIndexStale = false
    let index = state.index().json()
    for stream in followers.allStreams { stream.send(event: "index", data: index) }
  }
}
