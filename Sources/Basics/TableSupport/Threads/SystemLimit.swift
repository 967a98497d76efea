import TableSystem

/// A limit that the system sets for a process, and that the process may raise up to another one (`ulimit -S` and `ulimit -H`).
package enum SystemLimit {
  /// The stack of the first thread, in bytes.
  case stack
  case openFiles

  #if canImport(Glibc)
    private var resource: __rlimit_resource_t {
      switch self {
      case .stack: __rlimit_resource_t(RLIMIT_STACK.rawValue)
      case .openFiles: __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      }
    }
  #else
    private var resource: Int32 {
      switch self {
      case .stack: RLIMIT_STACK
      case .openFiles: RLIMIT_NOFILE
      }
    }
  #endif

  private var limits: rlimit? {
    var limits = rlimit()
    return getrlimit(resource, &limits) == 0 ? limits : nil
  }

  /// What is allowed now; `Int.max` if there is no limit, and nil if the system does not say.
  package var current: Int? { limits.map { Int(clamping: $0.rlim_cur) } }

  /// Allows more, as far as the system does.
  package func raise(to wanted: Int) {
    guard var limits else { return }
    let allowed = min(limits.rlim_max, rlim_t(wanted))
    guard limits.rlim_cur < allowed else { return }
    limits.rlim_cur = allowed
    setrlimit(resource, &limits)
  }
}
