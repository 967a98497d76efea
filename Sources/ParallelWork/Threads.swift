#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether work can be given to other threads.
package enum Threads {
  /// Dispatch opens files of its own before it starts the first thread, and ends the process if it cannot: with as few open files as this
  /// process may have, one thread does everything, and what it cannot open is reported.
  package static let areAvailable: Bool = {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    for _ in 0..<2 {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return false }
      descriptors += ends
    }
    return true
  }()
}
