import GitReading
import TableDiagnostics
import TableParsing

/// What `git-setup` changes: lines of git's configuration, and of an attributes file.
struct GitSetupPlan {
  let configuration: GitConfiguration
  let lines: [GitConfiguration.Line]
  /// Nil where the patterns are left to each repository.
  let attributesFile: OutputPlace?
  /// The patterns that were named, or those of the specs that are there.
  let patterns: [String]
  /// Whether the patterns were named.
  let isNamed: Bool
  private let subject: String

  private static let mostBytes = 4 << 20

  /// - Parameter patterns: as they were named; empty for those of the specs that are found.
  init(patterns: [String], isGlobal: Bool, program: String = ProgramPath.current) throws(Diagnostic) {
    isNamed = !patterns.isEmpty
    lines = GitConfiguration.lines(program: program)
    if isGlobal {
      configuration = GitConfiguration(git: Git(), isGlobal: true)
      subject = "git-setup --global"
      self.patterns = patterns
      // Which files are specs each repository knows for itself.
      attributesFile = patterns.isEmpty ? nil : OutputPlace(named: Self.globalAttributes(Git()))
      return
    }
    subject = "."
    let repository = try GitRepository(for: subject)
    guard repository.hasWorkingTree else {
      throw Diagnostic(
        code: .noRepository, message: "the repository has no working tree", range: SourceRange(file: subject),
        help: "run it in a clone with files, or with --global")
    }
    // 'core.worktree' in a configuration that came with the repository can lead to any folder above.
    guard repository.isTopOfItsFiles else {
      throw Diagnostic(
        code: .noRepository, message: "the working tree is the repository's by its configuration alone",
        range: SourceRange(file: repository.top),
        notes: [Note(message: "there is no '.git' in it, and 'core.worktree' says that it is")],
        help: "if both are yours, name them: GIT_DIR=… GIT_WORK_TREE=\(ProgramPath.quoted(repository.top)) tablec …")
    }
    configuration = GitConfiguration(git: Git(folder: repository.top), isGlobal: false)
    attributesFile = OutputPlace(named: repository.top, below: ".gitattributes")
    do throws(Git.Problem) {
      self.patterns = patterns.isEmpty ? try SpecPatterns.found(in: repository) : patterns
    } catch {
      throw error.diagnostic(.gitFailure, "git does not list the files", of: subject)
    }
  }

  /// Where git looks for attributes of all repositories.
  private static func globalAttributes(_ git: Git) -> String {
    if let path = try? git.line(["config", "--global", "--type=path", "core.attributesFile"]), !path.isEmpty {
      return path
    }
    if let folder = Terminal.environment("XDG_CONFIG_HOME"), !folder.isEmpty { return folder + "/git/attributes" }
    return (Terminal.environment("HOME") ?? "") + "/.config/git/attributes"
  }

  // MARK: Doing it

  /// What was done, a line each.
  struct Report {
    var lines: [String] = []
    var hasChanged = false
  }

  func install() throws(Diagnostic) -> Report {
    try change(GitConfiguration.install) { attributes in
      let added = attributes.add(patterns)
      let there = patterns.map(GitAttributes.line).filter { !added.contains($0) }
      return (added.map { "added     \($0)" }, there.map { "is there  \($0)" })
    }
  }

  func remove() throws(Diagnostic) -> Report {
    try change(GitConfiguration.remove) { attributes in
      let removed = attributes.remove(isNamed ? patterns : [])
      let others = attributes.others.map { "left      \($0)  (it says more than that)" }
      return (removed.map { "removed   \($0)" }, others)
    }
  }

  private func change(
    _ act: (GitConfiguration) -> (GitConfiguration.Line) throws(Git.Problem) -> GitConfiguration.Change,
    _ edit: (inout GitAttributes) -> (changes: [String], remarks: [String])
  ) throws(Diagnostic) -> Report {
    // What keeps the file from being changed keeps the configuration as it is, too.
    let old = try attributesFile.map { place throws(Diagnostic) in GitAttributes(text: try text(of: place)) }
    var report = Report()
    report.lines.append(
      configuration.isGlobal ? "your configuration of git:" : "the repository's configuration of git:")
    for line in lines {
      do throws(Git.Problem) {
        let change = try act(configuration)(line)
        report.add(change)
      } catch {
        throw error.diagnostic(.gitFailure, "git does not change its configuration", of: subject)
      }
    }
    // Without a pattern all lines of ours are to go, from the file of the repository alone.
    guard let place = attributesFile, let old else { return report }
    var attributes = old
    let (changes, remarks) = edit(&attributes)
    if !changes.isEmpty || !remarks.isEmpty {
      report.lines.append("\(WorkingFolder.relative(place.path)):")
      report.lines += (changes + remarks).map { "  " + $0 }
    }
    guard attributes != old else { return report }
    report.hasChanged = true
    if attributes.text.isEmpty {
      try OutputFile.remove(place)
    } else {
      try OutputFile.write(Array(attributes.text.utf8), to: place)
    }
    return report
  }

  private func text(of place: OutputPlace) throws(Diagnostic) -> String {
    try OutputFile.checkNoLink(at: place)
    do throws(FileProblem) {
      let bytes = try DiskFiles().read(place.path, limit: Self.mostBytes)
      // What is not text would be written back as something else.
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw FileProblem.unreadable("it is not in UTF-8")
      }
      return text
    } catch .missing {
      return ""
    } catch {
      throw Diagnostic(
        code: .unreadableFile, message: "the attributes cannot be read: \(error.reason)",
        range: SourceRange(file: place.path)
      )
    }
  }
}

extension GitSetupPlan.Report {
  fileprivate mutating func add(_ change: GitConfiguration.Change) {
    switch change {
    case .set(let line):
      hasChanged = true
      lines.append("  set       \(line.key) = \(line.value)")
    case .removed(let line):
      hasChanged = true
      lines.append("  removed   \(line.key)")
    case .asItWas(let line): lines.append("  as it was \(line.key)")
    case .left(let line, let value): lines.append("  left      \(line.key), which is another's: \(value)")
    }
  }
}
