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

  static var secondsSince1970: Int { time(nil) }

  static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Has writing to a pipe that nobody reads fail, and not end the process.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
