import TableDiagnostics

/// The program `git`, run in a folder. No program that a repository's configuration names is started (`GitSafety`).
package struct Git: Sendable {
  package var folder: String

  package init(folder: String = ".") {
    self.folder = folder
  }

  /// Why git did not answer.
  package enum Problem: Error {
    case notRun(ChildProcess.Problem)
    /// A Mac's own git was not run, because it would open a dialog.
    case developerToolsAreMissing
    /// It exited with a nonzero status and this message.
    case refused(status: Int32, words: String)
  }

  /// The maximum size of an answer, in bytes: more than the names of all branches of a large repository.
  private static let mostBytes = 64 << 20

  /// Runs a git command to its end, whatever its status.
  package func run(_ arguments: [String]) throws(Problem) -> ChildProcess.Result {
    try run(arguments, GitSafety.variables)
  }

  /// Runs a command as if there were no repository: only the user's own attributes and configuration apply to the files that it reads.
  package func runWithoutRepository(_ arguments: [String]) throws(Problem) -> ChildProcess.Result {
    try run(arguments, GitSafety.variables.merging(GitSafety.withoutRepository) { $1 })
  }

  private func run(_ arguments: [String], _ variables: [String: String]) throws(Problem) -> ChildProcess.Result {
    guard !DeveloperTools.areMissing else { throw .developerToolsAreMissing }
    do throws(ChildProcess.Problem) {
      return try ChildProcess.run("git", words(arguments), variables: variables, limit: Self.mostBytes)
    } catch {
      throw .notRun(error)
    }
  }

  /// The answer of a command that must succeed.
  package func answer(_ arguments: [String]) throws(Problem) -> String {
    let result = try run(arguments)
    guard result.status == 0 else { throw .refused(status: result.status, words: Self.words(of: result)) }
    return String(decoding: result.output, as: UTF8.self)
  }

  /// The first line of the answer.
  package func line(_ arguments: [String]) throws(Problem) -> String {
    let text = try answer(arguments)
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Starts a command that keeps answering requests.
  package func start(_ arguments: [String]) throws(ChildProcess.Problem) -> ChildProcess {
    try ChildProcess("git", words(arguments), variables: GitSafety.variables)
  }

  private func words(_ arguments: [String]) -> [String] {
    (folder == "." ? [] : ["-C", folder]) + GitSafety.flags + arguments
  }

  package static func words(of result: ChildProcess.Result) -> String {
    String(decoding: result.errors, as: UTF8.self)
  }
}

extension Git.Problem {
  /// - Parameters:
  ///   - code: for a refusal.
  ///   - message: the message for a refusal.
  ///   - subject: what the user named.
  package func diagnostic(_ code: DiagnosticCode, _ message: String, of subject: String, help: String? = nil)
    -> Diagnostic
  {
    let range = SourceRange(file: subject)
    switch self {
    case .developerToolsAreMissing: return Self.withoutDeveloperTools(range)
    case .refused(_, let words) where Self.isOfDeveloperTools(words):
      return Self.withoutDeveloperTools(range, notes: Self.notes(words))
    case .refused(_, let words):
      return Diagnostic(code: code, message: message, range: range, notes: Self.notes(words), help: help)
    case .notRun(.notFound):
      return Diagnostic(
        code: .gitNotRun, message: "git cannot be run: there is no program 'git' on the search path", range: range,
        help: "install git, or compare files and folders")
    case .notRun(.failed(let words)):
      return Diagnostic(code: .gitNotRun, message: "git cannot be run: \(words)", range: range)
    case .notRun(.tooMuch(let limit)):
      return Diagnostic(
        code: .gitFailure, message: "git's answer is larger than \(limit) bytes", range: range)
    case .notRun(.tooLong(let seconds)):
      return Diagnostic(
        code: .gitFailure, message: "git did not answer within \(seconds) seconds", range: range)
    }
  }

  private static func withoutDeveloperTools(_ range: SourceRange, notes: [Note] = []) -> Diagnostic {
    Diagnostic(
      code: .gitNotRun, message: "git cannot be run without Apple's developer tools", range: range, notes: notes,
      help: "run 'xcode-select --install', or compare files and folders")
  }

  /// Whether the message is not git's: on a Mac, the program of its name may only find the developer tools, and start the git in them.
  private static func isOfDeveloperTools(_ words: String) -> Bool {
    words.hasPrefix("xcode-select: ") || words.hasPrefix("xcrun: ")
  }

  /// Git's own message, as a note for each of its first lines.
  package static func notes(_ words: String) -> [Note] {
    words.split(whereSeparator: \.isNewline).map { $0.trimmingBlanks }.filter { !$0.isEmpty }.prefix(6)
      .map { Note(message: "git: \($0)") }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
