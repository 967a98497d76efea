/// What a watcher has noticed.
package struct FileChanges: Sendable, Equatable {
  /// Watched paths, as they were given: files that may have other contents, paths that appeared or vanished, and folders with an entry more or
  /// less.
  package var paths: Set<String>
  /// Whether changes were lost: there were more than the system could record. `paths` are then all watched paths.
  package var mayBeAny = false

  package init(paths: Set<String>, mayBeAny: Bool = false) {
    self.paths = paths
    self.mayBeAny = mayBeAny
  }
}

/// Why a watcher looks at files from time to time, instead of being told by the system. Changes are still noticed, but later.
package enum FileWatchingProblem: Sendable, Hashable {
  /// The system watches no more folders for this user.
  case tooManyWatches
  /// The process, the user or the system has too many open files.
  case tooManyFiles
  /// The system cannot tell about changes at all, with the number of the error.
  case unavailable(Int32)

  package var message: String {
    switch self {
    case .tooManyWatches: "the system's limit of watched folders is reached"
    case .tooManyFiles: "too many files are open to watch another one"
    case .unavailable(let code): "the system cannot report changes of files (error \(code))"
    }
  }

  /// What a user can do about it.
  package var help: String {
    let consequence = "changes are noticed within half a second instead of at once"
    #if os(Linux)
      return switch self {
      case .tooManyWatches: "\(consequence); 'sudo sysctl fs.inotify.max_user_watches=524288' raises the limit"
      case .tooManyFiles:
        "\(consequence); 'sudo sysctl fs.inotify.max_user_instances=512' and 'ulimit -n' raise the limits"
      case .unavailable: consequence
      }
    #else
      return switch self {
      case .tooManyWatches, .tooManyFiles: "\(consequence); 'ulimit -n 4096' raises the limit"
      case .unavailable: consequence
      }
    #endif
  }
}
