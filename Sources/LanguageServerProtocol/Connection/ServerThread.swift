#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with a stack for the deepest document that is allowed, which other threads of the system may not have.
package enum ServerThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// In bytes, as the main thread's.
  private static let stackSize = 8 << 20

  /// Starts a thread that nobody waits for.
  package static func start(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let body = Unmanaged.passRetained(Body(run))
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        // The pointer is optional on Linux and is not on macOS.
        let pointer: UnsafeMutableRawPointer? = argument
        if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    precondition(status == 0, "the thread could not be started")
  }
}
