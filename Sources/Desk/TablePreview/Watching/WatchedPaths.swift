import TableSystem

/// The paths that are watched, what is known about them, and what is still to be reported.
struct WatchedPaths {
  private let watches: SystemWatches?
  private let workingFolder: String
  private var states: [String: WatchedPath] = [:]
  private var interests = InterestTable()
  /// Files that appeared in a folder and are not closed yet.
  private var opened: [WatchID: Set<EntryName>] = [:]
  private var ready: Set<String> = []
  private var hasLost = false
  private var window = BatchWindow()
  private var polledNext: Nanoseconds?
  private var lookedAtNext: Nanoseconds?
  /// Problems that the caller was not told about yet, each only once.
  private(set) var problems: Set<FileWatchingProblem> = []
  private var known: Set<FileWatchingProblem> = []

  /// Nothing. Relative paths will be those in the working folder of now.
  ///
  /// - Parameter isReported: whether the system is asked to report changes, which is all right to leave to looking.
  init(isReported: Bool = true) {
    let folder = getcwd(nil, 0)
    defer { free(folder) }
    workingFolder = folder.map { String(cString: $0) } ?? ""
    do { watches = isReported ? try SystemWatches() : nil } catch {
      watches = nil
      note(error.problem)
    }
  }

  /// Readable when the system has events.
  var descriptor: Int32? { watches?.descriptor }

  /// How often paths are looked at of which the system does not report every change.
  private static let pollInterval = milliseconds(500)
  /// How often all others are: for changes through another name of a file, and whatever else a system keeps to itself.
  private static let lookInterval = milliseconds(3000)

  /// Watches these paths and no others. Paths that are new and changed after they were read are reported.
  mutating func watch(_ paths: Set<String>, readSince moment: FileMoment, at now: Nanoseconds) {
    for path in states.keys where !paths.contains(path) {
      interests.change(path, from: states[path]?.interests ?? [], to: [])
      states[path] = nil
      ready.remove(path)
    }
    for path in paths where states[path] == nil {
      states[path] = WatchedPath()
      // File systems record times in steps of a few milliseconds.
      let change = resolve(path, at: now)
      let (limit, overflow) = moment.time.subtractingReportingOverflow(milliseconds(20))
      if !overflow, change >= limit { report(path, at: now) }
    }
    forgetAbandoned()
    polledNext = states.values.contains { $0.isPolled || $0.isLookedAt } ? polledNext ?? now + Self.pollInterval : nil
    lookedAtNext = states.isEmpty ? nil : lookedAtNext ?? now + Self.lookInterval
  }

  mutating func takeProblems() -> Set<FileWatchingProblem> {
    defer { problems = [] }
    return problems
  }

  private mutating func note(_ problem: FileWatchingProblem) {
    if known.insert(problem).inserted { problems.insert(problem) }
  }

  // MARK: Events

  /// Takes what the system has to report. Returns whether there was something that means nothing for any path.
  mutating func takeEvents(at now: Nanoseconds) -> Bool {
    let events = watches?.read() ?? []
    for event in events {
      switch event {
      case .entry(let folder, let name, let change): entry(name, of: folder, change, at: now)
      case .folder(let id):
        for path in interests.paths(id) { compare(path, at: now) }
      case .written(let id):
        for path in interests.paths(id, []) { write(path, at: now) }
      case .lost:
        hasLost = true
        for path in states.keys {
          resolve(path, at: now)
          report(path, at: now)
        }
      }
    }
    forgetAbandoned()
    return !events.isEmpty && ready.isEmpty
  }

  private mutating func entry(_ name: EntryName, of folder: WatchID, _ change: EntryChange, at now: Nanoseconds) {
    for path in interests.paths(folder, name) {
      let isTarget = states[path]?.interests.contains(Interest(folder: folder, name: name, role: .target)) ?? false
      switch change {
      case .closed: if isTarget { report(path, at: now) }
      case .written: if isTarget { write(path, at: now) }
      case .attributes: compare(path, at: now)
      case .created, .arrived, .left: moved(path, change, at: now)
      }
    }
    for path in interests.paths(folder, []) { listed(name, of: folder, path, change, at: now) }
  }

  /// An entry on the way to a path came or went.
  private mutating func moved(_ path: String, _ change: EntryChange, at now: Nanoseconds) {
    let before = states[path]?.signature
    resolve(path, at: now)
    guard var state = states[path] else { return }
    if let target = state.signature {
      // Whoever creates a file writes it afterwards; and when a file is found in the place of one that left, its arrival is reported next.
      let isComplete = change == .arrived || !target.isFile || target.links > 1
      if change != .left, isComplete { return report(path, at: now) }
      state.write(at: now)
    } else if state.pending != nil || before != nil {
      if case .vanished = state.pending { return }
      state.pending = .vanished(since: now)
    }
    states[path] = state
  }

  /// A watched folder has an entry more or less. A new file is reported when it is complete.
  private mutating func listed(
    _ name: EntryName, of folder: WatchID, _ path: String, _ change: EntryChange, at now: Nanoseconds
  ) {
    switch change {
    case .arrived: report(path, at: now)
    case .closed: if opened[folder]?.contains(name) ?? false { report(path, at: now) }
    case .created:
      opened[folder, default: []].insert(name)
      write(path, at: now)
    case .left: if states[path]?.pending == nil { states[path]?.pending = .vanished(since: now) }
    case .written, .attributes: break
    }
  }

  private mutating func write(_ path: String, at now: Nanoseconds) { states[path]?.write(at: now) }

  /// Reports a path if something else is there than before.
  private mutating func compare(_ path: String, at now: Nanoseconds) {
    guard let state = states[path] else { return }
    resolve(path, at: now)
    guard state.signature != states[path]?.signature, state.pending == nil else { return }
    if states[path]?.signature == nil {
      states[path]?.pending = .vanished(since: now)
    } else if Self.isNotifiedOfClosing || states[path]?.signature?.isFile == false {
      report(path, at: now)
    } else {
      write(path, at: now)
    }
  }

  #if os(Linux)
    private static let isNotifiedOfClosing = true
  #else
    private static let isNotifiedOfClosing = false
  #endif

  private mutating func report(_ path: String, at now: Nanoseconds) {
    states[path]?.pending = nil
    ready.insert(path)
    window.open(at: now)
  }

  // MARK: Time

  /// When something is to be done even without an event.
  var nextDeadline: Nanoseconds? {
    let pending = states.values.compactMap { $0.pending?.due }.min()
    return [pending, window.due, polledNext, lookedAtNext].compactMap(\.self).min()
  }

  /// Does what is due, and returns what is to be reported now.
  mutating func advance(to now: Nanoseconds) -> FileChanges? {
    if let next = polledNext, now >= next {
      for (path, state) in states where state.isPolled || state.isLookedAt && state.hasChanged {
        compare(path, at: now)
      }
      polledNext = now + Self.pollInterval
    }
    if let next = lookedAtNext, now >= next {
      for (path, state) in states where !state.isPolled && state.pending == nil && state.hasChanged {
        compare(path, at: now)
      }
      lookedAtNext = now + Self.lookInterval
    }
    for (path, state) in states {
      if let pending = state.pending, pending.due <= now { report(path, at: now) }
    }
    guard let due = window.due, due <= now else { return nil }
    window.close(at: now)
    defer {
      ready = []
      hasLost = false
    }
    for path in ready {
      for interest in states[path]?.interests ?? [] where interest.role == .listing { opened[interest.folder] = nil }
      let realPath = states[path]?.realPath
      states[path]?.signature = realPath.flatMap(FileSignature.init(entryAt:))
    }
    return ready.isEmpty ? nil : FileChanges(paths: ready, mayBeAny: hasLost)
  }

  // MARK: Places

  private func absolute(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : "\(workingFolder)/\(path)"
  }

  /// Follows a path anew. Returns when it last changed.
  @discardableResult private mutating func resolve(_ path: String, at now: Nanoseconds) -> Nanoseconds {
    guard var state = states[path] else { return .min }
    let resolution = PathResolution(absolute(path), watches: watches)
    interests.change(path, from: state.interests, to: resolution.interests)
    state.interests = resolution.interests
    state.signature = resolution.target
    state.realPath = resolution.realPath
    state.isPolled = !resolution.isWatched
    state.isLookedAt = !resolution.writesAreWatched
    if let problem = resolution.problem { note(problem) }
    if state.isPolled || state.isLookedAt, polledNext == nil { polledNext = now + Self.pollInterval }
    states[path] = state
    return resolution.lastChange
  }

  private mutating func forgetAbandoned() {
    for folder in interests.takeAbandoned() {
      opened[folder] = nil
      watches?.forget(folder)
    }
  }
}
