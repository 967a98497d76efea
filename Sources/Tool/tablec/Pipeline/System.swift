import TableSupport

import TableSystem

/// Facts about the machine, its clock and its programs, from the system.
enum System {
  /// The number of active processors; at least one.
  static var processorCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// Why the last system call failed, in words.
  static var lastProblem: String { String(cString: strerror(errno)) }

  static var secondsSince1970: Int { time(nil) }

  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Ends the process at once, without waiting for its threads.
  static func end() -> Never { _exit(0) }

  /// Allows as many open files as the system does, up to those that a server for one user needs: connections and, on some systems, every file
  /// that is watched.
  static func raiseFileLimit() {
    // The most that macOS accepts, OPEN_MAX.
    SystemLimit.openFiles.raise(to: 10_240)
  }

  /// Makes writing to a pipe that nobody reads fail instead of ending the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Makes writing more than a file may contain (`ulimit -f`) fail, as on a full disk, instead of ending the process.
  static func ignoreFileLimits() { signal(SIGXFSZ, SIG_IGN) }
}
