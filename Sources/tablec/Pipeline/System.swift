#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system tells of the machine, its clock and its programs.
enum System {
  /// How many processors are at work; at least one.
  static var processorCount: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }

  /// In words, what the last call to the system failed of.
  static var lastProblem: String { String(cString: strerror(errno)) }

  static var secondsSince1970: Int { time(nil) }

  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Has writing to a pipe that nobody reads fail, and not end the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Has writing more than a file may hold (`ulimit -f`) fail as on a full disk, and not end the process.
  static func ignoreFileLimits() { signal(SIGXFSZ, SIG_IGN) }
}
