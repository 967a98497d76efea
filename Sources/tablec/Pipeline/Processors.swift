#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine's processors.
enum Processors {
  /// How many of them are at work; at least one.
  static var count: Int { max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1) }
}
