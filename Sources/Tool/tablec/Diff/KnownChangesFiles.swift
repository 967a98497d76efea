import TableDiagnostics
import TableDiff
import TableParsing

/// The files of known changes that a path names: one file, or those of a folder.
struct KnownChangesFiles {
  struct File {
    var path: String
    /// Its name in messages.
    var shown: String
    var bytes: [UInt8]
    var contents: KnownChangesFile
  }

  let path: String
  let shown: String
  let isFolder: Bool
  private(set) var files: [File] = []
  private static let mostBytes = 16 << 20

  /// Reads the files, and reports their problems.
  init(_ path: String, shown: String, parser: ConfigurationParser, reporter: inout Reporter) {
    (self.path, self.shown) = (path, shown)
    isFolder = Self.isFolder(path)
    guard isFolder, PathKind(path) != .missing else {
      if let file = Self.read(path, shown: shown, parser: parser, reporter: &reporter) { files = [file] }
      return
    }
    let search = FolderSearch(path, for: .knownChanges)
    // A folder without files is one in which nothing was accepted yet.
    for problem in search.problems where problem.code != .folderWithoutSpecs { reporter.addTrouble(problem) }
    for warning in search.warnings { reporter.addWarning(warning) }
    for found in search.specs {
      let shown = WorkingFolder.relative(found.path)
      if let file = Self.read(found.path, shown: shown, parser: parser, reporter: &reporter) { files.append(file) }
    }
  }

  /// Whether a path is a folder, or the name of one that does not exist yet.
  static func isFolder(_ path: String) -> Bool {
    switch PathKind(path) {
    case .folder: true
    case .missing: path.hasSuffix("/")
    case .file, .other, .unknown: false
    }
  }

  private static func read(
    _ path: String, shown: String, parser: ConfigurationParser, reporter: inout Reporter
  ) -> File? {
    do throws(FileProblem) {
      let bytes = try FileSystem.run.read(path, limit: mostBytes)
      var bag = DiagnosticBag()
      let file = parser.knownChanges(bytes, path: shown, diagnostics: &bag)
      for problem in bag.diagnostics { reporter.addTrouble(problem) }
      return file.map { File(path: path, shown: shown, bytes: bytes, contents: $0) }
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: error == .missing ? .noSuchFile : .unreadableFile,
          message: "the known changes cannot be read: \(error.reason)", range: SourceRange(file: shown),
          help: error == .missing ? "write them with 'tablec diff A B --accept \(shown) --reason TEXT'" : nil))
      return nil
    }
  }

  /// The changes of all files.
  var changes: KnownChanges {
    KnownChanges(
      ignored: files.flatMap(\.contents.ignored).map { .init(code: $0.change, path: $0.at, spec: $0.spec) },
      accepted: files.flatMap(\.contents.accepted).map {
        .init(fingerprint: $0.fingerprint, reason: $0.reason, expires: $0.expires, spec: $0.spec)
      })
  }

  // MARK: Pruning

  /// Removes the accepted changes that a run did not find although it compared their specs, and reports how many.
  ///
  /// - Parameter used: the fingerprints that it found.
  func prune(
    keeping used: Set<String>, in scope: ComparedSpecs, parser: ConfigurationParser, reporter: inout Reporter
  ) {
    let edit = KnownChangesEdit(parser: parser)
    var count = 0
    for file in files {
      let stale = file.contents.accepted.indices.filter { index in
        let entry = file.contents.accepted[index]
        return !used.contains(entry.fingerprint) && scope.contains(entry.spec)
      }
      guard !stale.isEmpty else { continue }
      let place = OutputPlace(named: file.path)
      let edited = edit.remove(Set(stale), from: file.bytes, file.contents)
      do throws(Diagnostic) {
        try OutputFile.checkNoLink(at: place)
        // In a folder, a file without changes says nothing, unless someone wrote a comment.
        let isOver = isFolder && edited.file.accepted.isEmpty && edit.isBare(edited.bytes)
        if isOver {
          try OutputFile.remove(place)
        } else {
          try OutputFile.write(edited.bytes, to: place, replacesRead: true)
        }
        count += stale.count
        reporter.say(
          "\(isOver ? "removed" : "wrote") \(file.shown): \(counted(stale.count, "accepted change")) removed")
      } catch {
        reporter.addTrouble(error)
      }
    }
    if count == 0 { reporter.say("no accepted change of \(shown) is out of date") }
  }
}

/// The specs of a run, by the names that known changes have for them.
struct ComparedSpecs {
  private var names: Set<String> = []
  /// Paths from the top of the repository, with a trailing slash; empty for the top.
  private var folders: Set<String> = []

  init(_ report: DiffReport, _ entries: [DiffEntry], _ paths: ReportPaths) {
    for spec in report.specs { names.formUnion([spec.name, spec.identity.path, spec.identity.newPath]) }
    for entry in entries {
      guard let root = entry.spec.root else { continue }
      let place = paths.place(entry.files.path(of: "x", in: root))
      if place.isInRepository { folders.insert(String(place.path.dropLast())) }
    }
  }

  /// Whether the run would have found a change of a spec, even if the spec is gone. An entry that names no spec may be of any.
  func contains(_ spec: String?) -> Bool {
    guard let spec else { return true }
    return names.contains(spec) || folders.contains { spec.hasPrefix($0) }
  }
}
