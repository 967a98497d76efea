import TableDiagnostics
import TableParsing

/// The files in which a project accepts what a command reports: the one at a path, or those of a folder.
struct AcceptedFiles {
  struct File {
    var path: String
    /// Its name in messages.
    var shown: String
    var bytes: [UInt8]
    var contents: AcceptedFile
  }

  let kind: AcceptedFile.Kind
  let path: String
  let shown: String
  let isFolder: Bool
  let isMissing: Bool
  private(set) var files: [File] = []
  private let parser: ConfigurationParser
  private let isWrittenAnew: Bool
  private static let mostBytes = 64 << 20

  /// Reads the files, and reports their problems.
  /// - Parameter isWrittenAnew: whether they are outputs of the run, which may not replace what the run reads otherwise.
  init(
    _ kind: AcceptedFile.Kind, _ path: String, shown: String, parser: ConfigurationParser, mayBeMissing: Bool = false,
    isWrittenAnew: Bool = false, from system: FileSystem = .run, reporter: inout Reporter
  ) {
    (self.kind, self.path, self.shown, self.parser) = (kind, path, shown, parser)
    self.isWrittenAnew = isWrittenAnew
    // An output is not noted as read.
    let system = isWrittenAnew ? .live : system
    if let revision = system.revision {
      isFolder = (try? revision.folder(path)) ?? nil != nil
      isMissing = !isFolder && revision.file(path) == nil
    } else {
      isFolder = Self.isFolder(path)
      isMissing = PathKind(path) == .missing
    }
    if isMissing && mayBeMissing { return }
    guard isFolder, !isMissing else {
      if let file = read(path, shown: shown, from: system, reporter: &reporter) { files = [file] }
      return
    }
    let search =
      system.revision.map { FolderSearch(path, in: $0, for: .accepted(kind)) }
      ?? FolderSearch(path, for: .accepted(kind))
    // A folder without files is one in which nothing was accepted yet.
    for problem in search.problems where problem.code != .folderWithoutSpecs { reporter.addTrouble(problem) }
    for warning in search.warnings { reporter.addWarning(warning) }
    for found in search.specs {
      let shown = system.revision == nil ? WorkingFolder.relative(found.path) : found.path
      if let file = read(found.path, shown: shown, from: system, reporter: &reporter) { files.append(file) }
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

  private func read(
    _ path: String, shown: String, from system: FileSystem, reporter: inout Reporter
  ) -> File? {
    do throws(FileProblem) {
      let bytes = try system.read(path, limit: Self.mostBytes)
      var bag = DiagnosticBag()
      let file = parser.accepted(kind, bytes, path: shown, diagnostics: &bag)
      for problem in bag.diagnostics { reporter.addTrouble(problem) }
      return file.map { File(path: path, shown: shown, bytes: bytes, contents: $0) }
    } catch {
      reporter.addTrouble(
        Diagnostic(
          code: error == .missing ? .noSuchFile : .unreadableFile,
          message: "the \(kind.noun) cannot be read: \(error.reason)", range: SourceRange(file: shown),
          help: error == .missing ? Self.help(missing: path, shown, kind) : nil))
      return nil
    }
  }

  private static func help(missing path: String, _ shown: String, _ kind: AcceptedFile.Kind) -> String {
    let folder = DiskFiles().folder(of: path)
    if let near = SpecFile.meant(by: path.lastPathComponent, in: DiskFiles().names(in: folder)) {
      return "did you mean '\(PathRules.join(PathRules.folder(of: shown), near))'?"
    }
    return "write it with '\(kind.command) \(SpecFile.isSpec(shown) ? shown : shown + ".yaml")'"
  }

  /// Today, or the day that `SOURCE_DATE_EPOCH` specifies, which makes a run repeatable.
  static var today: CalendarDay {
    let seconds = Terminal.environment("SOURCE_DATE_EPOCH").flatMap(Int.init) ?? System.secondsSince1970
    return CalendarDay(secondsSince1970: seconds)
  }

  // MARK: Writing

  /// Removes and replaces entries, and reports what was done.
  ///
  /// - Parameter change: what becomes of an entry of a file; nil for one that is out of date.
  func update(reporter: inout Reporter, _ change: (AcceptedFile.Entry, File) -> AcceptedFile.Entry?) {
    var isChanged = false
    for file in files {
      let entries = file.contents.accepted.map { change($0, file) }
      guard entries != file.contents.accepted else { continue }
      isChanged = true
      let removed = entries.count { $0 == nil }
      let moved = zip(entries, file.contents.accepted).count { $0 != nil && $0 != $1 }
      let words = [(removed, "removed"), (moved, "moved")].filter { $0.0 > 0 }.map {
        "\(counted($0, kind.entryNoun)) \($1)"
      }
      let text = AcceptedText(parser: parser, kind: kind)
      let bytes = text.edit(file.bytes, file.contents, to: entries)
      // In a folder, a file without entries says nothing, unless someone wrote a comment.
      let isOver = isFolder && removed == entries.count && text.isBare(bytes)
      write(isOver ? nil : bytes, to: OutputPlace(named: file.path), reporter: &reporter) {
        "\(isOver ? "removed" : "wrote") \(file.shown): \(words.joined(separator: ", "))"
      }
    }
    if !isChanged { reporter.say("no \(kind.entryNoun) of \(shown) is out of date") }
  }

  /// Writes a file with entries: one that is new, or the one that was read, whose other entries are replaced by the same ones or removed.
  func write(
    _ entries: [AcceptedFile.Entry?] = [], adding added: [AcceptedFile.Entry], to place: OutputPlace,
    reporter: inout Reporter, _ words: () -> String
  ) {
    let file = files.first { $0.path == place.path }
    let text = AcceptedText(parser: parser, kind: kind)
    var new = AcceptedFile()
    new.accepted = added.sorted()
    let bytes = file.map { text.edit($0.bytes, $0.contents, to: entries, adding: added) } ?? text.bytes(new)
    write(bytes, to: place, reporter: &reporter, words)
  }

  /// - Parameter bytes: nil to remove the file.
  private func write(_ bytes: [UInt8]?, to place: OutputPlace, reporter: inout Reporter, _ words: () -> String) {
    do throws(Diagnostic) {
      // Of findings, a stream or what a link leads to is not read, so it may be written.
      let isRead =
        kind == .changes || !isWrittenAnew && PathKind(place.path) == .file && !SymbolicLink.isOne(place.path)
      if isRead { try OutputFile.checkNoLink(at: place) }
      guard let bytes else {
        try OutputFile.remove(place)
        return reporter.say(words())
      }
      try OutputFile.write(bytes, to: place, replacesRead: isRead)
      reporter.say(words())
    } catch {
      reporter.addTrouble(error)
    }
  }

  /// What is reported of entries whose specs have other names now.
  func moved(_ specs: [String]) -> Diagnostic {
    let more = specs.count > 5 ? ", …" : ""
    return unused(
      "specs of the \(kind.noun) were moved: \(specs.prefix(5).joined(separator: ", "))\(more)",
      help: "write the new names with --prune")
  }

  /// What is reported of entries without an effect.
  func unused(_ message: String, notes: [Note] = [], help: String = "update it with --prune") -> Diagnostic {
    Diagnostic(
      code: .staleBaseline, severity: .note, message: message, range: SourceRange(file: shown), notes: notes, help: help
    )
  }
}

extension AcceptedFile.Kind {
  /// What a file is called in messages.
  var noun: String { self == .findings ? "baseline" : "file of known changes" }
  fileprivate var entryNoun: String { self == .findings ? "known finding" : "accepted change" }
  fileprivate var command: String {
    self == .findings ? "tablec lint PATH --write-baseline" : "tablec diff A B --reason TEXT --accept"
  }
}

/// The specs of a run, by the names that accepted entries have for them.
struct CheckedSpecs {
  private(set) var names: Set<String> = []
  /// Those that were searched, with a trailing slash; empty for the top.
  private var folders: Set<String> = []

  init(names: Set<String>, folders: Set<String>) { (self.names, self.folders) = (names, folders) }

  /// Whether the run would have found something of a spec, even if the spec is gone. An entry that names no spec may be of any.
  func contains(_ spec: String?) -> Bool {
    guard let spec else { return true }
    return names.contains(spec) || folders.contains { spec.hasPrefix($0) }
  }
}
