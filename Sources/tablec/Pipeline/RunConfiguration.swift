import TableDiagnostics
import TableParsing

/// The configurations of a run: for each spec, the nearest `.tablec.yaml` above it, read once.
struct RunConfiguration {
  /// A configuration, and the folder that its paths are relative to.
  struct Found {
    var configuration: ProjectConfiguration
    /// With a trailing slash; empty for the working folder.
    var folder: String

    /// The path of a file that the configuration names, which must be in its folder or below it.
    /// - Parameter noun: what the file is, for a message.
    func path(of name: String, _ noun: String) throws(Diagnostic) -> String {
      let files = DiskFiles()
      let base = folder + ConfigurationParser.fileName
      let root = files.folder(of: base)
      switch PathRules(root: files.canonicalPath(root) ?? root).resolve(name, from: base, files: files) {
      case .inside(let path, _), .missing(let path): return path
      case .outside:
        throw Diagnostic(
          code: .pathOutside,
          message: "the \(noun) \(name.quotedForMessage) is not read: it is outside the configuration's folder",
          range: SourceRange(file: WorkingFolder.relative(base)),
          help: "move it into the folder, or name it with the flag --\(noun == "baseline" ? noun : "known")")
      }
    }
  }

  private var found: [String: Found?] = [:]
  private let parser: ConfigurationParser
  private let files = RunFiles()
  /// More than any configuration needs.
  private static let mostBytes = 1 << 20

  init(parser: ConfigurationParser) {
    self.parser = parser
  }

  /// The configuration for a spec; an empty one if there is none, or if it cannot be read, which is reported.
  mutating func configuration(for spec: SpecFile, reporter: inout Reporter) -> Found {
    // Standard input and pipes belong to the working folder.
    let path = spec.canBeReadAgain ? spec.path : "./-"
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    do throws(FileProblem) {
      guard let canonical = try DiskFiles().resolve(folder.isEmpty ? "/" : folder) else { return Self.none }
      return search(canonical, reporter: &reporter) ?? Self.none
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "its configuration cannot be searched for: \(error.reason)",
          range: SourceRange(file: spec.path)))
      return Self.none
    }
  }

  static let none = Found(configuration: ProjectConfiguration(), folder: "")

  private mutating func search(_ folder: String, reporter: inout Reporter) -> Found? {
    if let known = found[folder] { return known }
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    let path = base + ConfigurationParser.fileName
    var result: Found?
    if FileKind(path) == .missing && !FileLink.isOne(path) {
      let parent = folder.lastIndex(of: "/").map { $0 == folder.startIndex ? "/" : String(folder[..<$0]) }
      if folder != "/", let parent { result = search(parent, reporter: &reporter) }
    } else {
      result = read(path, base, reporter: &reporter)
    }
    found[folder] = .some(result)
    return result
  }

  private func read(_ path: String, _ folder: String, reporter: inout Reporter) -> Found? {
    let shown = WorkingFolder.relative(path)
    if FileLink.isOne(path), let problem = problem(withLink: path, shown, in: folder) {
      reporter.addTrouble(problem)
      return nil
    }
    do throws(FileProblem) {
      let bytes = try files.read(path, limit: Self.mostBytes)
      var bag = DiagnosticBag()
      let configuration = parser.configuration(bytes, path: shown, diagnostics: &bag)
      reporter.add(bag)
      return configuration.map { Found(configuration: $0, folder: folder) }
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: .unreadableFile, message: "the configuration cannot be read: \(error.reason)",
          range: SourceRange(file: shown)))
      return nil
    }
  }
}

extension RunConfiguration {
  /// The problem with a configuration that is a link. Configurations are searched for in folders that nobody named, so a link may
  /// only lead to something in its own folder or below it.
  private func problem(withLink path: String, _ shown: String, in folder: String) -> Diagnostic? {
    guard let target = FileLink.target(of: path) else {
      return Diagnostic(
        code: .noSuchFile, message: "the configuration is a link that leads to no file", range: SourceRange(file: shown)
      )
    }
    guard !PathRules(root: files.folder(of: path)).contains(target) else { return nil }
    return Diagnostic(
      code: .linkOutside, message: "the configuration is not read: the link leads out of its folder, to \(target)",
      range: SourceRange(file: shown), help: "copy the file there, or remove the link")
  }
}

/// The working folder of a run.
enum WorkingFolder {
  /// The problem with its name.
  static var problem: Diagnostic? {
    guard DiskFiles().canonicalPath(".") == nil else { return nil }
    return Diagnostic(
      code: .folderNotUTF8,
      message:
        "the path of the working folder is not in UTF-8: no configuration is found, and no file that specs include or name",
      range: SourceRange(file: "."), help: "rename the folder to a name in UTF-8, or work in another folder")
  }

  /// A path relative to the working folder if it is below it; otherwise the path itself.
  static func relative(_ path: String) -> String {
    guard let here = DiskFiles().canonicalPath(".") else { return path }
    let base = here.hasSuffix("/") ? here : here + "/"
    return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
  }
}

extension FileProblem {
  /// In words, for use after a colon.
  var reason: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .unreadable(let reason): reason
    }
  }
}
