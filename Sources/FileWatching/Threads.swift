#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private final class ThreadBody {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  static func run(_ pointer: UnsafeMutableRawPointer) {
    Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
  }
}

/// Starts a thread with a stack as large as that of the first one, which no signal interrupts. Whoever starts it joins or detaches it. Nil if
/// the system has no more threads.
func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 8 << 20)

  var all = sigset_t()
  var before = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_SETMASK, &all, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

  let retained = Unmanaged.passRetained(ThreadBody(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        ThreadBody.run(pointer)
        return nil
      }, retained.toOpaque())
  #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { ThreadBody.run(pointer) }
        return nil
      }, retained.toOpaque())
  #endif
  guard status == 0 else {
    retained.release()
    return nil
  }
  return thread
}
