import TableSupport

import TableSystem

/// Reports changes of files and folders, and of paths that do not exist yet.
///
/// A path is watched as it would be opened: through links, and through folders that vanish and come back. Files that are saved by renaming are
/// reported when the new one is in place; files that are written in place, when they are closed, or after a twentieth of a second. A folder is
/// reported when it has an entry more or less; what is in its files, and its subfolders, are paths of their own.
///
/// The first change is reported within a few milliseconds. Changes that come close together are reported together, and everything that
/// changes while a report is handled, in the next one. Sometimes a path is reported that did not change; never the other way round.
package final class FileWatcher: Sendable {
  private let core: Core

  /// Starts to watch, on a thread of its own, on which `onChange` is called. `onProblem` is called at most once for each kind of problem, on
  /// that thread or by `watch`; changes are noticed in spite of them, but later.
  package init(
    onProblem: @escaping @Sendable (FileWatchingProblem) -> Void = { _ in },
    onChange: @escaping @Sendable (FileChanges) -> Void
  ) {
    core = Core(onProblem: onProblem, onChange: onChange)
    core.start()
  }

  deinit { core.stop() }

  /// Watches these paths, absolute or relative to the working folder, and no others. Paths that were watched before keep the changes that were
  /// not reported yet; of new ones, those are reported at once that changed after `moment`, when they were first read.
  package func watch(_ paths: Set<String>, readSince moment: FileMoment = .unknown) {
    core.watch(paths, readSince: moment)
  }

  /// Stops. Afterwards nothing is reported; if called by another thread than the watcher's own, not even a report that had begun goes on.
  package func stop() { core.stop() }
}

/// What the thread of a watcher knows, which outlives the watcher if that is released by its own thread.
private final class Core: Sendable {
  private struct State {
    var paths: WatchedPaths
    var isStopped = false
    var thread: pthread_t?
  }

  private let descriptor: Int32?
  private let pipe: WakePipe?
  private let state: Locked<State>
  private let onProblem: @Sendable (FileWatchingProblem) -> Void
  private let onChange: @Sendable (FileChanges) -> Void

  init(
    onProblem: @escaping @Sendable (FileWatchingProblem) -> Void, onChange: @escaping @Sendable (FileChanges) -> Void
  ) {
    let paths = WatchedPaths()
    (descriptor, pipe) = (paths.descriptor, WakePipe())
    state = Locked(State(paths: paths))
    (self.onProblem, self.onChange) = (onProblem, onChange)
  }

  deinit { pipe?.closeBoth() }

  func start() {
    // Locked, so that the thread cannot end before it is known.
    state.withLock { state in
      state.thread = WorkThread.start { [self] in run() }
    }
  }

  func watch(_ paths: Set<String>, readSince moment: FileMoment) {
    let problems = state.withLock { state in
      state.paths.watch(paths, readSince: moment, at: monotonicNow())
      return state.paths.takeProblems()
    }
    pipe?.wake()
    problems.forEach(onProblem)
  }

  func stop() {
    let thread = state.withLock { state -> pthread_t? in
      state.isStopped = true
      defer { state.thread = nil }
      return state.thread
    }
    pipe?.wake()
    guard let thread else { return }
    if pthread_equal(thread, pthread_self()) != 0 { pthread_detach(thread) } else { pthread_join(thread, nil) }
  }

  private func run() {
    var isNoise = false
    while true {
      // Files in the same folders that are written all the time, such as logs, are read about a thousand times a second at most.
      if isNoise { wait(until: monotonicNow() + milliseconds(1), forEvents: false) }
      wait(until: state.withLock { $0.isStopped ? 0 : $0.paths.nextDeadline }, forEvents: true)
      pipe?.drain()
      let (isStopped, changes, problems) = state.withLock { state in
        let now = monotonicNow()
        isNoise = state.paths.takeEvents(at: now)
        return (state.isStopped, state.paths.advance(to: now), state.paths.takeProblems())
      }
      if isStopped { return }
      problems.forEach(onProblem)
      if let changes { onChange(changes) }
    }
  }

  /// Waits for events, for being woken, or for a moment.
  private func wait(until deadline: Nanoseconds?, forEvents: Bool) {
    var descriptors: [pollfd] = []
    if let pipe { descriptors.append(pollfd(fd: pipe.output, events: Int16(POLLIN), revents: 0)) }
    if let descriptor, forEvents { descriptors.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)) }
    var timeout: Int32 = -1
    if let deadline {
      let rest = max(deadline - monotonicNow(), 0)
      timeout = Int32(clamping: (rest + 999_999) / 1_000_000)
    }
    // Without a pipe nobody can wake this thread.
    if pipe == nil { timeout = timeout < 0 ? 100 : min(timeout, 100) }
    _ = poll(&descriptors, nfds_t(descriptors.count), timeout)
  }
}
