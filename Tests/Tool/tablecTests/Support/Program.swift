import Foundation

/// A program that tests run, and what came of it.
struct Program: Sendable {
  let url: URL

  struct Run: Sendable {
    /// 128 and the signal's number for a program that was killed, as shells count.
    var status: Int32
    var output: String
    var errors: String
  }

  /// The compiler: as it was built, or a release build, which `TABLEC` names.
  static let tablec = ProcessInfo.processInfo.environment["TABLEC"].map { Program(url: URL(filePath: $0)) } ?? built

  /// The compiler as it was built, beside the test bundle.
  static let built: Program = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return Program(url: folder.appending(path: "tablec"))
  }()

  static let shell = Program(url: URL(filePath: "/bin/sh"))

  /// A program of the search path, or nil.
  static func named(_ name: String) -> Program? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
      .map { Program(url: URL(filePath: $0)) }
  }

  /// - Parameters:
  ///   - folder: the working folder.
  ///   - input: what stands on the standard input.
  ///   - variables: set besides the tests' own environment, of which nothing that changes messages is kept.
  ///   - turnstile: where it waits for its turn.
  func run(
    _ arguments: [String], in folder: URL, input: String = "", variables: [String: String] = [:],
    through turnstile: Turnstile = .shared
  ) async throws -> Run {
    try await turnstile.passing {
      // Files, as a full pipe would stop the program until somebody reads.
      let streams = try TemporaryFolder(["in": input, "out": "", "err": ""])
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = Self.environment.merging(variables) { $1 }
      let reading = try FileHandle(forReadingFrom: streams.url.appending(path: "in"))
      let writing = try FileHandle(forWritingTo: streams.url.appending(path: "out"))
      let errors = try FileHandle(forWritingTo: streams.url.appending(path: "err"))
      // Foundation does not let go of them.
      defer { for handle in [reading, writing, errors] { try? handle.close() } }
      (process.standardInput, process.standardOutput, process.standardError) = (reading, writing, errors)
      let status = try await Self.end(of: process)
      return Run(status: status, output: streams.text("out") ?? "", errors: streams.text("err") ?? "")
    }
  }

  private static func end(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        let isKilled = ended.terminationReason == .uncaughtSignal
        continuation.resume(returning: ended.terminationStatus + (isKilled ? 128 : 0))
      }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  private static let environment: [String: String] = {
    let changing: Set = [
      "NO_COLOR", "COLUMNS", "TERM", "CLICOLOR", "CLICOLOR_FORCE", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "GITLAB_CI",
      "GITHUB_WORKSPACE", "CI_PROJECT_DIR",
    ]
    // Git tells its hooks which repository is meant, and tests may run in one.
    return ProcessInfo.processInfo.environment.filter { !changing.contains($0.key) && !$0.key.hasPrefix("GIT_") }
      .merging(["TABLEC": tablec.url.path]) { $1 }
  }()
}

/// Runs the compiler in a folder: `try await tablec("compile", "a.yaml", in: folder)`.
func tablec(
  _ arguments: String..., in folder: TemporaryFolder, input: String = "", variables: [String: String] = [:]
) async throws -> Program.Run {
  try await Program.tablec.run(arguments, in: folder.url, input: input, variables: variables)
}

/// Runs a line of shell, in which `$TABLEC` is the compiler.
func shell(_ line: String, in folder: TemporaryFolder) async throws -> Program.Run {
  try await Program.shell.run(["-c", line], in: folder.url)
}

/// Lets so many in at once. The tests of a run all begin together: a thousand programs at once help none of them, and Foundation's
/// `Process.run` reads beyond the list of open files where there are more than a thousand.
actor Turnstile {
  static let shared = Turnstile(places: 2 * ProcessInfo.processInfo.activeProcessorCount + 2)
  /// For thousands of runs of one suite, of which each waits for the one before: behind all others, they would begin when those are done.
  static let oneByOne = Turnstile(places: 2 * ProcessInfo.processInfo.activeProcessorCount)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(places: Int) {
    self.places = places
  }

  func passing<Result: Sendable>(_ body: @Sendable () async throws -> Result) async throws -> Result {
    if places > 0 { places -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    // Whoever waits longest has the place next.
    defer { if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() } }
    return try await body()
  }
}
