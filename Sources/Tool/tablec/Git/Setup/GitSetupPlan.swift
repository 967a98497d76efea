import GitReading
import TableDiagnostics
import TableParsing
import TableSupport

/// The changes that `git-setup` makes to git's configuration and to an attributes file.
struct GitSetupPlan {
  let configuration: GitConfiguration
  let lines: [GitConfiguration.Line]
  /// Nil if each repository declares its own patterns.
  let attributesFile: OutputPlace?
  /// The patterns that were named, or those of the specs in the repository.
  let patterns: [String]
  /// Whether the patterns were named.
  let isNamed: Bool
  private let subject: String

  private static let mostBytes = 4 << 20

  /// - Parameter patterns: the patterns that were named; empty for those of the specs that are found.
  init(patterns: [String], isGlobal: Bool, program: String = ProgramPath.current) throws(Diagnostic) {
    isNamed = !patterns.isEmpty
    lines = GitConfiguration.lines(program: program)
    if isGlobal {
      configuration = GitConfiguration(git: Git(), isGlobal: true)
      subject = "git-setup --global"
      self.patterns = patterns
      // Each repository declares which of its files are specs.
      attributesFile = patterns.isEmpty ? nil : OutputPlace(named: Self.globalAttributes(Git()))
      return
    }
    subject = "."
    let repository = try GitRepository(for: subject, help: "run 'git init', or use --install --global")
    guard repository.hasWorkingTree else {
      throw Diagnostic(
        code: .noRepository, message: "the repository has no working tree", range: SourceRange(file: subject),
        help: "run it in a clone with a working tree, or with --global")
    }
    // 'core.worktree' in a configuration that came with the repository can name any folder above it.
    guard repository.isTopOfItsFiles else {
      throw Diagnostic(
        code: .noRepository, message: "only the repository's configuration declares this folder to be its working tree",
        range: SourceRange(file: repository.top),
        notes: [Note(message: "the folder has no '.git', but 'core.worktree' names it")],
        help: "if both are yours, name them: GIT_DIR=… GIT_WORK_TREE=\(ProgramPath.quoted(repository.top)) tablec …")
    }
    configuration = GitConfiguration(git: Git(folder: repository.top), isGlobal: false)
    attributesFile = OutputPlace(named: repository.top, below: ".gitattributes")
    do throws(Git.Problem) {
      self.patterns = patterns.isEmpty ? try SpecPatterns.found(in: repository) : patterns
    } catch {
      throw error.diagnostic(.gitFailure, "git cannot list the files", of: subject)
    }
  }

  /// The file in which git looks for the attributes of all repositories.
  private static func globalAttributes(_ git: Git) -> String {
    if let path = try? git.line(["config", "--global", "--type=path", "core.attributesFile"]), !path.isEmpty {
      return path
    }
    if let folder = Terminal.environment("XDG_CONFIG_HOME"), !folder.isEmpty { return folder + "/git/attributes" }
    return (Terminal.environment("HOME") ?? "") + "/.config/git/attributes"
  }

  // MARK: Installing and removing

  /// What was done, one line each.
  struct Report {
    var lines: [String] = []
    var hasChanged = false
  }

  func install() throws(Diagnostic) -> Report {
    try change(GitConfiguration.install) { attributes in
      let added = attributes.add(patterns)
      let there = patterns.map(GitAttributes.line).filter { !added.contains($0) }
      return (added.map { "added     \($0)" }, there.map { "unchanged \($0)" })
    }
  }

  func remove() throws(Diagnostic) -> Report {
    try change(GitConfiguration.remove) { attributes in
      let removed = attributes.remove(isNamed ? patterns : [])
      let others = attributes.others.map { "kept      \($0)  (it sets other attributes, too)" }
      return (removed.map { "removed   \($0)" }, others)
    }
  }

  private func change(
    _ act: (GitConfiguration) -> (GitConfiguration.Line) throws(Git.Problem) -> GitConfiguration.Change,
    _ edit: (inout GitAttributes) -> (changes: [String], remarks: [String])
  ) throws(Diagnostic) -> Report {
    // If the file cannot be changed, the configuration is not changed either.
    let old = try attributesFile.map { place throws(Diagnostic) in GitAttributes(text: try text(of: place)) }
    var report = Report()
    report.lines.append(
      configuration.isGlobal ? "your git configuration:" : "the repository's git configuration:")
    for line in lines {
      do throws(Git.Problem) {
        let change = try act(configuration)(line)
        report.add(change)
      } catch {
        throw error.diagnostic(.gitFailure, "git cannot change its configuration", of: subject)
      }
    }
    // Without a pattern, all lines of tablec are removed, but only from the repository's file.
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
      // Contents that are not valid UTF-8 would change when they are written back.
      guard let text = String(utf8: bytes) else {
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
    case .asItWas(let line): lines.append("  unchanged \(line.key)")
    case .left(let line, let value): lines.append("  kept      \(line.key), which is set to something else: \(value)")
    }
  }
}
