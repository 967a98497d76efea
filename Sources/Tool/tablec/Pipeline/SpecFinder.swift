import TableDiagnostics
import TableParsing
import TableSupport

/// A spec to compile, and the name of its outputs.
struct SpecFile: Equatable {
  /// `-` for standard input without a path.
  var path: String
  /// Whether it is read from standard input, wherever its path says that it is.
  var isStandardInput: Bool
  /// The path of its outputs below the output folder, without a suffix: `forms/login` for `Specs/forms/login.yaml`.
  var outputName: String
  /// What precedes its name where a module of Swift would have the name twice: `forms`. Empty where no two specs have the same name.
  var namePrefix = ""
  /// The folder argument that it was found in, which is its root if there is no configuration.
  var root: String?
  /// What its configuration sets, and what that depends on.
  var settings: SpecSettings?
  var settingsInputs = SpecInputs()

  /// The name of an output below the output folder.
  func outputName(of stage: Stage, in environment: String?) -> String {
    let name = namePrefix.isEmpty || !stage.isSwift ? outputName : prefixedName
    return name + (environment.map { "." + $0 } ?? "") + stage.suffix
  }

  /// No two files of a module can have the same name, whatever their folders.
  private var prefixedName: String {
    let folder = outputName.dropLast(outputName.lastPathComponent.count)
    return "\(folder)\(namePrefix)-\(outputName.lastPathComponent)"
  }

  private static let suffixes = [".yaml", ".yml"]

  init(path: String, outputName: String, root: String? = nil) {
    (self.path, self.outputName, self.root) = (path, outputName, root)
    isStandardInput = path == "-"
  }

  /// A file that an argument names: `a.yaml` for `./a.yaml`.
  init(named argument: String) {
    let path = DiskFiles().plainPath(argument)
    self.init(path: path, outputName: Self.stem(of: path.lastPathComponent))
  }

  /// Whether a file with this name is a spec if it is found in a folder rather than named.
  static func isSpec(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) }
  }

  static func stem(of name: String) -> String {
    suffixes.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Of the files in a folder, the one that a name without a file probably means: the suffix makes no two names alike.
  static func meant(by name: String, in names: [String]) -> String? {
    let files = names.filter(isSpec)
    let match = closestMatch(to: stem(of: name), in: files.map(stem))
    return files.first { stem(of: $0) == match }
  }
}

/// Finds the specs that path arguments name, or those of the project.
struct SpecFinder {
  private(set) var specs: [SpecFile] = []
  /// The paths and patterns that were searched: those of the command line, or of the project.
  private(set) var arguments: [String] = []
  /// The folders that were searched, by their paths.
  private(set) var folders: [String] = []
  private var found: Set<FoundSpec> = []
  /// How many files were named that are skipped.
  private var excluded = 0
  private let selection: SpecSelection
  /// Whether there can be several: arguments can be patterns, and parts of specs are skipped.
  private let isForSeveral: Bool
  /// What folders are searched for.
  private let kind: FolderSearch.Kind

  private struct FoundSpec: Hashable {
    var outputName: String
    var identity: FileIdentity?
  }

  /// Finds the specs of a command that takes any number, and reports paths that do not exist.
  /// - Parameter paths: if there are none, the specs that the configuration of the working folder lists.
  init(
    _ paths: [String], _ selection: SpecSelection, kind: FolderSearch.Kind = .specs, reporter: inout Reporter
  ) throws(WrongUsage) {
    self.init(selection, isForSeveral: true, kind: kind, reporter: &reporter)
    if paths.isEmpty {
      try addProject(&reporter)
    } else {
      guard selection.standardInput.path == "-" || paths.contains("-") else {
        throw WrongUsage(message: "--stdin-path is the path of standard input: name it with -")
      }
      arguments = paths
      for path in paths { add(path, &reporter) }
    }
    finish(&reporter)
  }

  /// Finds the only spec of a command.
  init(only path: String, _ selection: SpecSelection, reporter: inout Reporter) {
    self.init(selection, isForSeveral: false, reporter: &reporter)
    add(path, &reporter)
    finish(&reporter)
  }

  private init(
    _ selection: SpecSelection, isForSeveral: Bool, kind: FolderSearch.Kind = .specs, reporter: inout Reporter
  ) {
    (self.selection, self.kind) = (selection, kind)
    self.isForSeveral = isForSeveral
    if let problem = WorkingFolder.problem { reporter.addWarning(problem) }
  }

  private mutating func finish(_ reporter: inout Reporter) {
    for index in specs.indices {
      specs[index].settings = selection.configurations.configuration(for: specs[index]).settings
      specs[index].settingsInputs = selection.configurations.inputs(for: specs[index])
    }
    OutputNames.keepTree(of: &specs)
    selection.report(to: &reporter)
    // A hook names files that a project excludes, so this is no error.
    if specs.isEmpty, excluded > 0, reporter.status == .done {
      reporter.say("nothing to do: \(counted(excluded, "named file")) \(excluded == 1 ? "is" : "are") excluded")
    }
  }

  private mutating func add(_ path: String, _ reporter: inout Reporter) {
    if path == "-" { return append(selection.standardInput) }
    switch PathKind(path) {
    case .folder: search(path, &reporter)
    case .missing:
      if isForSeveral, Glob.isPattern(path) { return match(path, in: "", &reporter) }
      reporter.addTrouble(
        NameBytes.ofArgument(path).map { .nameNotUTF8(NameBytes.shown($0)) }
          ?? Diagnostic(code: .noSuchFile, message: "there is no such file or folder", range: SourceRange(file: path)))
    case .unknown(let problem): reporter.addTrouble(SpecFile(path: path, outputName: "").diagnostic(problem))
    case .file where ImportSource.isDocument(path):
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "a document of Interface Builder, not a spec", range: SourceRange(file: path),
          help: "import it first: tablec import \(ProgramPath.quoted(path)) -o Specs"))
    case .file, .other:
      let name = path.lastPathComponent
      if isForSeveral, selection.exclusion.excludesNamed(path) {
        excluded += 1
        return
      }
      if isForSeveral, kind == .specs, let note = partNote(path, name) { return reporter.addWarning(note) }
      append(SpecFile(named: path))
    }
  }

  private mutating func search(_ path: String, _ reporter: inout Reporter) {
    let search = FolderSearch(path, for: kind, except: selection.exclusion)
    for problem in search.problems { reporter.addTrouble(problem) }
    for warning in search.warnings { reporter.addWarning(warning) }
    for spec in search.specs { append(spec) }
    folders += search.folders
  }

  /// A spec that is named twice (`a.yaml ./a.yaml`, or a folder and a file in it) is compiled once.
  private mutating func append(_ spec: SpecFile) {
    let key = FoundSpec(outputName: spec.outputName, identity: FileIdentity(spec.path))
    if found.insert(key).inserted { specs.append(spec) }
  }

  /// The note about a part of specs, such as `_common.yaml`: a shell's pattern or a hook names it, and it is for specs to include.
  private func partNote(_ path: String, _ name: String) -> Diagnostic? {
    guard name.hasPrefix("_"), PathKind(path) == .file,
      let bytes = try? DiskFiles().read(path, limit: selection.maxBytes),
      LayoutSide(bytes: bytes, spec: SpecFile(path: path, outputName: "")).kind == .other
    else { return nil }
    return Diagnostic(
      code: .partSkipped, severity: .note, message: "skipped: it is a part for specs to include",
      range: SourceRange(file: path))
  }

  // MARK: Patterns

  /// Adds the specs that a pattern finds.
  /// - Parameter base: the folder that it is relative to, with a trailing slash; empty for the working folder.
  private mutating func match(_ pattern: String, in base: String, _ reporter: inout Reporter) {
    let parts = Glob.parts(of: pattern)
    let folder = base + parts.folder
    let glob: Glob
    do throws(GlobProblem) { glob = try Glob(path: parts.below) } catch {
      return reporter.addTrouble(
        Diagnostic(
          code: .noSuchFile, message: "there is no such file, and it is not a valid pattern: \(error.words)",
          range: SourceRange(file: String(pattern.prefix(200)))))
    }
    guard PathKind(folder.isEmpty ? "." : folder) == .folder else {
      return reporter.addTrouble(
        Diagnostic(
          code: .noSuchFile, message: "there is no folder \(folder.quotedForMessage) to find files in",
          range: SourceRange(file: base + pattern)))
    }
    let search = FolderSearch(folder.isEmpty ? "." : folder, for: kind, except: selection.exclusion)
    let below = PathRules.join(search.root, "")
    func isMeant(_ path: String) -> Bool {
      path.hasPrefix(below)
        && glob.matchesPathOrFolder(String(path.dropFirst(below.count)), work: selection.exclusion.work)
    }
    let specs = search.specs.filter { isMeant($0.path) }
    // What is wrong with other files of the folder is not asked for.
    let aboutFiles: Set<DiagnosticCode> = [.noSuchFile, .linkOutside, .nameNotUTF8]
    let problems = search.problems.filter {
      $0.code != .folderWithoutSpecs && (!aboutFiles.contains($0.code) || isMeant($0.range.file))
    }
    for problem in problems { reporter.addTrouble(problem) }
    for warning in search.warnings where isMeant(warning.range.file) { reporter.addWarning(warning) }
    for spec in specs { append(spec) }
    folders += search.folders
    guard specs.isEmpty, problems.isEmpty, !selection.exclusion.work.isSpent else { return }
    reporter.addTrouble(
      Diagnostic(
        code: .folderWithoutSpecs, message: "no spec matches the pattern", range: SourceRange(file: base + pattern),
        help:
          "'*' matches any characters in a name, and '**' any folders; specs are .yaml and .yml files whose name begins with "
          + "neither a dot nor an underscore"))
  }

  /// Adds the specs that the configuration of the working folder lists.
  private mutating func addProject(_ reporter: inout Reporter) throws(WrongUsage) {
    let configuration = selection.configurations.configuration(ofFolder: ".", of: ".")
    selection.report(to: &reporter)
    let name = ConfigurationParser.fileName
    guard !configuration.configuration.specs.isEmpty else {
      if reporter.status != .done { return }
      throw WrongUsage(
        message: configuration.folder.isEmpty
          ? "no specs given: pass files or folders, or list them under 'specs' in a \(name)"
          : "no specs given: pass files or folders, or list them under 'specs' in \(configuration.shown)")
    }
    let way = WorkingFolder.way(to: configuration.folder)
    for pattern in configuration.configuration.specs {
      arguments.append(way + pattern)
      let folder = Glob.parts(of: pattern).folder
      // A link may lead anywhere on the machine.
      do throws(Diagnostic) { _ = try configuration.path(of: folder.isEmpty ? "." : folder, "specs") } catch {
        reporter.addTrouble(error)
        continue
      }
      if PathKind(way + pattern) == .missing, Glob.isPattern(pattern) {
        match(pattern, in: way, &reporter)
      } else {
        add(way + pattern, &reporter)
      }
    }
  }
}
