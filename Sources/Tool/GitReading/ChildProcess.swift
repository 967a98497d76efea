import TableSupport

import TableSystem

/// Another program that runs beside this one, with a pipe to each of its streams.
///
/// It is a class because there is one process, however many references exist. It must not be shared between threads, but any number of
/// processes may be started at the same time.
///
/// It does not use swift-subprocess, which is asynchronous throughout: specs are read synchronously, from several threads at once, while
/// one process answers for the whole run. Also, without Foundation, as a static release build, swift-subprocess adds 1.7 MB to the binary,
/// and a child takes 6 ms from start to end instead of 3.5 ms here.
package final class ChildProcess {
  /// Why running a program failed.
  package enum Problem: Error, Equatable {
    case notFound
    /// With the system's error message.
    case failed(String)
    /// The program wrote more than the limit, in bytes.
    case tooMuch(limit: Int)
    /// The program took longer than the limit, in seconds.
    case tooLong(seconds: Int)
  }

  /// The result of a program that has ended.
  package struct Result: Equatable {
    /// 128 plus the signal's number for a program that was killed, as in shells.
    package var status: Int32
    package var output: [UInt8]
    /// The beginning of its standard error.
    package var errors: [UInt8]
  }

  private let id: pid_t
  private var input: Descriptor?
  private var output: Descriptor?
  private var errorOutput: Descriptor?
  /// Its standard error so far, up to `mostErrors`.
  package private(set) var errors: [UInt8] = []
  private var hasEnded = false

  private static let mostErrors = 1 << 16
  /// Guards the time between creating a pipe and marking it as not inherited, in which no other child may be started: a child that
  /// holds another one's pipe open would keep it waiting forever.
  private static let starting = Locked(())

  /// Starts a program.
  /// - Parameters:
  ///   - program: its name on the search path, or a path.
  ///   - variables: variables to set in addition to this process's own.
  init(_ program: String, _ arguments: [String], variables: [String: String] = [:]) throws(Problem) {
    let started = Self.starting.withLock { _ in Self.start(program, arguments, variables) }
    let child = try started.get()
    id = child.id
    input = child.input.writing
    output = child.output.reading
    errorOutput = child.errors.reading
    child.input.writing.prepareForWriting()
  }

  deinit {
    guard !hasEnded else { return }
    input = nil
    kill(id, SIGTERM)
    _ = wait()
  }

  /// Runs a program to its end.
  /// - Parameters:
  ///   - variables: variables to set in addition to this process's own.
  ///   - input: the contents of its standard input.
  ///   - limit: the maximum number of bytes that it may write to its standard output.
  ///   - seconds: how long it may take; nil for as long as it likes.
  package static func run(
    _ program: String, _ arguments: [String], variables: [String: String] = [:], input: [UInt8] = [], limit: Int,
    seconds: Int? = nil
  ) throws(Problem) -> Result {
    let child = try ChildProcess(program, arguments, variables: variables)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var outgoing = input[...]
    var output: [UInt8] = []
    repeat {
      if outgoing.isEmpty { child.closeInput() }
      if output.count > limit { throw .tooMuch(limit: limit) }
      if let end, let seconds, ContinuousClock.now > end { throw .tooLong(seconds: seconds) }
    } while try child.exchange(&outgoing, &output, milliseconds: end == nil ? -1 : 200)
    if output.count > limit { throw .tooMuch(limit: limit) }
    return Result(status: child.wait(), output: output, errors: child.errors)
  }

  /// Closes its standard input.
  func closeInput() { input = nil }

  /// Waits until the program reads or writes, sends it some of `outgoing`, and appends what it wrote to `incoming`. If the program no
  /// longer reads, the rest of `outgoing` is dropped; that is not an error.
  /// - Parameter milliseconds: the time after which it is not waited for any longer; -1 for none.
  /// - Returns: false when the program has closed both of its outputs.
  func exchange(
    _ outgoing: inout ArraySlice<UInt8>, _ incoming: inout [UInt8], milliseconds: Int32 = -1
  ) throws(Problem) -> Bool {
    guard output != nil || errorOutput != nil else { return false }
    // Negative descriptors are ignored.
    var waiting = [
      pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorOutput?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outgoing.isEmpty ? -1 : input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) >= 0 else {
      if errno == EINTR { return true }
      throw .failed(String(cString: strerror(errno)))
    }
    if waiting[0].revents != 0, let output, !output.read(into: &incoming) { self.output = nil }
    if waiting[1].revents != 0, let errorOutput {
      var bytes: [UInt8] = []
      if !errorOutput.read(into: &bytes) { self.errorOutput = nil }
      errors += bytes.prefix(Self.mostErrors - errors.count)
    }
    if waiting[2].revents != 0, let input, !input.write(from: &outgoing) {
      outgoing = []
      closeInput()
    }
    return true
  }

  /// Waits for the program to end, and returns its status.
  func wait() -> Int32 {
    closeInput()
    output = nil
    errorOutput = nil
    hasEnded = true
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  // MARK: Starting

  private struct Started {
    var id: pid_t
    var input: Pipe
    package var output: Pipe
    package var errors: Pipe
  }

  private static func start(
    _ program: String, _ arguments: [String], _ variables: [String: String]
  ) -> Swift.Result<Started, Problem> {
    guard let input = Pipe(), let output = Pipe(), let errors = Pipe() else {
      return .failure(.failed(String(cString: strerror(errno))))
    }
    do throws(Problem) {
      let id = try spawn(program, arguments, variables) { actions in
        posix_spawn_file_actions_adddup2(&actions, input.reading.number, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output.writing.number, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors.writing.number, STDERR_FILENO)
      }
      return .success(Started(id: id, input: input, output: output, errors: errors))
    } catch {
      return .failure(error)
    }
  }
}
