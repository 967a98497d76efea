import CTemporaryFiles

import TableSystem

/// The signals that end a process that would go on forever: Ctrl-C, `kill`, and a terminal that is closed. Those that were ignored when the
/// process was started, as by `nohup`, stay ignored.
struct EndingSignals {
  private var signals = sigset_t()

  /// Makes them wait for `wait()`, in this thread and in those that it starts.
  init() {
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where !Self.isIgnored(signal) { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of them, and removes the temporary files that are being written.
  func wait() {
    var signals = signals
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    remove_temporary_files()
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    // Pointers to functions cannot be compared: the one of an ignored signal is a number.
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
