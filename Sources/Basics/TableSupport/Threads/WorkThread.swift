import TableSystem

/// Threads with a stack for the deepest input that is allowed, whatever stack the system gives its own threads: 512 KB on macOS, 128 KB with
/// Musl, and on Linux what `ulimit -s` says.
package enum WorkThread {
  /// In bytes: that of a process's first thread on macOS and, unless it is limited, on Linux.
  package static let stackSize = 8 << 20

  /// Starts a thread, which whoever starts it joins or detaches. Nil if the system has no more threads.
  ///
  /// Signals that end the process or tell it something are for the other threads; those by which a thread fails are its own.
  package static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    withSignalsBlocked { _ in create(body) }
  }

  /// Starts a thread that nobody waits for; false if the system has no more threads.
  @discardableResult
  package static func detach(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = start(body) else { return false }
    pthread_detach(thread)
    return true
  }

  /// Runs a function in several threads at once, this one among them, and waits for all. There may be fewer threads, if the system has
  /// no more.
  ///
  /// - Parameter body: does not escape. It is declared to, because what lets others escape puts the length of this file's path into the binary.
  package static func run(threads: Int, _ body: @escaping @Sendable () -> Void) {
    guard threads > 1 else { return body() }
    let others = (1..<threads).compactMap { _ in start(body) }
    body()
    for thread in others { pthread_join(thread, nil) }
  }

  /// Runs the main function of a process, in another thread if the stack of this one is smaller: `ulimit -s` limits the first thread alone.
  package static func runMain(_ body: @escaping @Sendable () -> Void) {
    guard SystemLimit.stack.current.map({ $0 < stackSize }) ?? false else { return body() }
    // Signals are for the other thread, as if it were the first.
    withSignalsBlocked { signals in
      let thread = create {
        var signals = signals
        pthread_sigmask(SIG_SETMASK, &signals, nil)
        body()
      }
      if let thread { pthread_join(thread, nil) } else { body() }
    }
  }

  /// - Parameter body: receives which signals were blocked before.
  private static func withSignalsBlocked<Result>(_ body: (sigset_t) -> Result) -> Result {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigfillset(&blocked)
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPIPE] { sigdelset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body(before)
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  private static func create(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let retained = Unmanaged.passRetained(Body(body))
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        // The pointer is optional on Linux and is not on macOS.
        let pointer: UnsafeMutableRawPointer? = argument
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard status == 0 else {
      retained.release()
      return nil
    }
    return thread
  }
}
