import Foundation

/// A git repository of a test's own, in which no configuration but its own counts.
struct ScratchRepository {
  let folder: TemporaryFolder

  static let settings = [
    "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "-c", "init.defaultBranch=main", "-c",
    "core.autocrlf=false", "-c", "protocol.file.allow=always",
  ]
  static let variables = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]

  /// Whether tests can have one. Where `TABLEC_REQUIRE_TOOLS=1` says that git must be there they fail without it.
  static let canBeMade =
    ProcessInfo.processInfo.environment["TABLEC_REQUIRE_TOOLS"] == "1" || Program.named("git") != nil

  /// A repository with files, committed.
  init(_ files: [String: String]) async throws {
    folder = try TemporaryFolder(files)
    try await git("init", "--quiet")
    try await commit("first")
  }

  /// Runs git, which must succeed, and gives what it says.
  @discardableResult
  func git(_ arguments: String..., in subfolder: String = "", variables: [String: String] = [:]) async throws -> String
  {
    let run = try await run(arguments, in: subfolder, variables: variables)
    guard run.status == 0 else { throw Failure(words: "git \(arguments): \(run.status) \(run.output)\(run.errors)") }
    return run.output
  }

  func run(
    _ arguments: [String], in subfolder: String = "", variables: [String: String] = [:]
  ) async throws -> Program.Run {
    guard let git = Program.named("git") else { throw Failure(words: "there is no git") }
    return try await git.run(
      Self.settings + arguments, in: folder.url.appending(path: subfolder),
      variables: Self.variables.merging(variables) { $1 })
  }

  func commit(_ message: String) async throws {
    try await git("add", "--all")
    try await git("commit", "--quiet", "--allow-empty", "--message", message)
  }

  /// Runs the compiler in the repository.
  func tablec(_ arguments: String..., in subfolder: String = "", variables: [String: String] = [:]) async throws
    -> Program.Run
  {
    try await Program.tablec.run(
      arguments, in: folder.url.appending(path: subfolder), variables: Self.variables.merging(variables) { $1 })
  }

  struct Failure: Error {
    var words: String
  }
}
