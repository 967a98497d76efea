import Foundation

/// A run of the compiler, and what it cost.
struct MeasuredRun {
  /// 128 and the signal's number for one that was killed, as shells count.
  var status: Int32
  /// In seconds, of all threads, by the process and the system for it.
  var time: Double
  /// The most memory that was in use at one time, in bytes.
  var memory: Int
  /// The beginning of its messages.
  var messages: String

  /// The system started no process, or lost it.
  struct NotStarted: Error {}

  /// After so many seconds of CPU time a run is killed.
  static let patience = 20

  /// - Parameters:
  ///   - program: its path.
  ///   - folder: the working folder.
  ///   - input: the file that stands on standard input.
  init(_ program: String, _ arguments: [String], in folder: URL, input: String = "/dev/null") throws {
    let errors = folder.appending(path: ".errors").path
    // The shell sets the limit and the folder, and becomes the program.
    let script = "ulimit -t \(Self.patience); cd \"$1\" && shift && exec \"$@\" <\"$INPUT\" >/dev/null 2>\"$ERRORS\""
    let words = ["/bin/sh", "-c", script, "sh", folder.path, program] + arguments
    let variables = [
      "INPUT=\(input)", "ERRORS=\(errors)", "PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=\(folder.path)",
    ]
    var process = pid_t()
    let spawned = Self.withCStrings(words) { words in
      Self.withCStrings(variables) { posix_spawn(&process, "/bin/sh", nil, nil, words, $0) }
    }
    guard spawned == 0 else { throw NotStarted() }
    var ended: Int32 = 0
    var usage = rusage()
    while wait4(process, &ended, 0, &usage) < 0 {
      guard errno == EINTR else { throw NotStarted() }
    }
    let signal = ended & 0x7F
    status = signal == 0 ? (ended >> 8) & 0xFF : 128 + signal
    time = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      memory = usage.ru_maxrss
    #else
      memory = usage.ru_maxrss * 1024
    #endif
    messages = String((try? String(contentsOfFile: errors, encoding: .utf8))?.prefix(4_000) ?? "")
  }

  /// Whether it ended with an error that names a limit, and the flag that raises it.
  var wasRefused: Bool {
    messages.contains("error[E05") || messages.contains("error[E06") || messages.contains("--max-")
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers)
  }
}
