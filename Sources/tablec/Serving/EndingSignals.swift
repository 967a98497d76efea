#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signals that end a process that would go on forever: Ctrl-C, `kill`, and a terminal that is closed.
struct EndingSignals {
  private var signals = sigset_t()

  /// Makes them wait for `wait()`, in this thread and in those that it starts.
  init() {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of them.
  func wait() {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
  }
}
