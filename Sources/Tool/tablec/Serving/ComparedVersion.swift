import GitReading
import TableDiagnostics
import TableParsing

/// What a table is compared with on the page: a commit, or another spec of the project.
struct ComparedVersion {
  static let head = "HEAD"
  static let mergeBase = "merge-base"

  /// The other version.
  var entry: DiffEntry
  /// As messages call it; nil if the other side does not have the spec.
  var path: String?

  /// - Parameters:
  ///   - name: `HEAD`, `merge-base`, or the path of a spec.
  ///   - study: the version that is compared with it.
  ///   - folder: the canonical folder that another spec must be in.
  init(_ name: String, of study: SpecStudy, in folder: String, limits: LiveFlags) throws(Diagnostic) {
    guard name != Self.head, name != Self.mergeBase else {
      self = try Self.revision(name, of: study, limits)
      return
    }
    let canonical = FileSystem.live.canonicalPath(name)
    guard let canonical, PathRules(root: folder).contains(canonical), PathKind(canonical) == .file,
      SpecFile.isSpec(canonical)
    else {
      throw Diagnostic(
        query: "there is no spec \(name.quotedForMessage) in the project to compare with",
        help: "write its path from the working folder")
    }
    var spec = SpecFile(named: name)
    spec.settings = study.spec.settings
    spec.root = study.spec.root
    entry = DiffEntry(name: study.spec.outputName, spec: spec, files: .live)
    path = name
  }

  private init(entry: DiffEntry, path: String?) {
    (self.entry, self.path) = (entry, path)
  }

  /// The spec in a commit.
  private static func revision(_ name: String, of study: SpecStudy, _ flags: LiveFlags) throws(Diagnostic)
    -> ComparedVersion
  {
    let subject = study.spec.path
    let folder = PathRules.folder(of: subject)
    let repository = try GitRepository(
      in: folder, for: subject, help: "only specs in a repository can be compared with a commit")
    let revision =
      name == head ? try repository.revision(name, for: subject) : try repository.mergeBase(for: subject)
    let files = GitFiles(repository, revision)
    guard let canonical = study.files.canonicalPath(subject), PathRules(root: repository.top).contains(canonical) else {
      throw Diagnostic(
        code: .notInRevision, message: "the spec is not in the repository", range: SourceRange(file: subject))
    }
    let inside = String(canonical.dropFirst(repository.top == "/" ? 1 : repository.top.count + 1))
    var spec = SpecFile(path: files.shown(inside), outputName: study.spec.outputName)
    if let root = study.spec.root { spec.root = DiskFiles().canonicalPath(root) ?? root }
    spec.settings =
      RunConfiguration(parser: flags.limits.configurationParser).configuration(for: spec, in: files).settings
    let isThere = files.canonicalPath(spec.path) != nil
    return ComparedVersion(
      entry: DiffEntry(name: spec.outputName, spec: spec, files: FileSystem(files)), path: isThere ? spec.path : nil)
  }
}

extension GitRepository {
  /// The commit at which the branch that is checked out forked from the one that it will be merged into: its upstream, or else main or
  /// master.
  func mergeBase(for subject: String) throws(Diagnostic) -> GitRevision {
    for name in ["@{upstream}", "origin/HEAD", "origin/main", "origin/master", "main", "master"] {
      guard let range = GitRange("\(name)...HEAD"), (try? revision(name, for: subject)) != nil,
        let found = try? revisions(of: range, for: subject)
      else { continue }
      return found.old
    }
    throw Diagnostic(
      code: .unknownRevision, message: "there is no branch to compare with: no upstream, no main and no master",
      range: SourceRange(file: subject), help: "set one with 'git branch --set-upstream-to'")
  }
}
