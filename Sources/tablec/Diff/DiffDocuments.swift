import GitReading
import InterfaceBuilder
import SpecImporting
import TableDiagnostics
import TableDiff
import TableIR
import TableParsing

/// A document of Interface Builder as a side of a comparison: `Main.storyboard`, or one of its tables, `Main.storyboard#gmh-Xs-mK7`.
struct DocumentArgument: Equatable {
  /// Without the table.
  var path: String
  /// A table's id in Interface Builder, or the name of its spec; nil for all of them.
  var table: String?

  /// Nil for an argument that names no document.
  init?(_ argument: String) {
    if ImportSource.isDocument(argument) {
      (path, table) = (argument, nil)
      return
    }
    guard let hash = argument.lastIndex(of: "#"), ImportSource.isDocument(String(argument[..<hash])) else { return nil }
    (path, table) = (String(argument[..<hash]), String(argument[argument.index(after: hash)...]))
  }
}

/// Makes the entries of documents, which are compared table by table.
struct DiffDocuments {
  let importer: FileImporter
  let projects: ImportProjects

  init(_ limits: LimitOptions, except exclusion: Exclusion) {
    importer = FileImporter(parser: limits.parser(files: NoFiles()), proves: false)
    projects = ImportProjects(except: exclusion)
  }

  /// The tables of a document on the disk.
  /// - Parameter isNamed: whether it was named, and not found in a folder.
  func entries(_ file: SpecFile, isNamed: Bool) throws(Diagnostic) -> [DiffEntry] {
    let (files, project) = projects.project(of: file.root ?? DiskFiles().folder(of: file.path))
    let base = files.shown("")
    let inside = file.path.hasPrefix(base) ? String(file.path.dropFirst(base.count)) : file.path
    if !isNamed, !project.documents.isEmpty, !project.documents.contains(inside) { return [] }
    let source = ImportSource(file: file, inside: inside, project: project, isNamed: isNamed)
    return try entries(of: source, try file.read(limit: ImportSource.mostBytes))
  }

  /// The tables of a document in a revision.
  func entries(_ file: SpecFile, in files: GitFiles, isNamed: Bool) throws(Diagnostic) -> [DiffEntry] {
    let project = GitProject(files)
    let inside = String(file.path.dropFirst(files.shown("").count))
    let interface = InterfaceProject(project)
    if !isNamed, !interface.documents.contains(inside) { return [] }
    let source = ImportSource(file: file, inside: inside, project: interface, isNamed: isNamed)
    let bytes: [UInt8]
    do throws(GitObjects.Problem) { bytes = try files.bytes(file.path, limit: ImportSource.mostBytes) } catch {
      throw error.diagnostic(of: file.path)
    }
    return try entries(of: source, bytes)
  }

  private func entries(of source: ImportSource, _ bytes: [UInt8]) throws(Diagnostic) -> [DiffEntry] {
    // A document in a folder keeps its place there, without the folder of its language.
    let place = source.isNamed ? "" : source.file.outputName.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
      .joined(separator: "/") + "/"
    return try importer.document(bytes, source).map { spec in
      let path = "\(source.path)#\(spec.table.element)"
      var file = SpecFile(path: path, outputName: place + spec.table.name)
      file.root = nil
      var entry = DiffEntry(name: place + spec.table.name, spec: file)
      entry.files = ImportedText(path: path, bytes: spec.bytes)
      entry.kept = spec.bytes
      entry.table = DiffEntry.ImportedPart(
        document: source.path, id: spec.table.element, place: place, name: spec.table.name, lines: spec.places)
      return entry
    }
  }
}

/// The text of an imported spec, as the file of the name that messages show.
private struct ImportedText: SpecFiles {
  let path: String
  let bytes: [UInt8]

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    guard path == self.path else { throw .missing }
    return bytes
  }

  func canonicalPath(_ path: String) -> String? { nil }
}

/// An imported spec is read as it is, without the files that it may name.
struct NoFiles: SpecFiles {
  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] { throw .missing }
  func canonicalPath(_ path: String) -> String? { nil }
}

/// The files of a project in a revision.
private struct GitProject: InterfaceFiles {
  let files: GitFiles
  let paths: [String]

  init(_ files: GitFiles) {
    self.files = files
    let search = GitFolderSearch(files, folder: files.shown(""), for: .project)
    paths = search.specs.map { String($0.path.dropFirst(files.shown("").count)) }
  }

  func read(_ path: String, limit: Int) -> [UInt8]? { try? files.bytes(files.shown(path), limit: limit) }
}

// MARK: Places

extension DiffEntry {
  /// What an entry is of a document.
  struct ImportedPart: Sendable {
    var document: String
    /// Interface Builder's id of the table.
    var id: String
    /// The document below the folder that is compared.
    var place: String
    var name: String
    /// The lines of the document that lines of the spec come from, sorted.
    var lines: [(spec: Int, document: Int)]

    /// The same for the same table of another version, whatever it is called there.
    var key: String { "\(place)#\(id)" }

    /// The line of the document, instead of that of the spec, which nobody sees.
    func range(_ range: SourceRange, from path: String) -> SourceRange {
      guard range.file == path else { return range }
      guard !range.isWholeFile, let line = lines.last(where: { $0.spec <= range.start.line })?.document else {
        return SourceRange(file: document)
      }
      let place = SourcePosition(line: line, column: 1)
      return SourceRange(file: document, start: place, end: place)
    }
  }

  /// What it is paired by.
  var key: String { table?.key ?? name }
}

extension SpecDiff {
  /// Points at the lines of documents instead of those of imported specs.
  mutating func lead(toDocumentsOf old: DiffEntry?, _ new: DiffEntry?) {
    guard old?.table != nil || new?.table != nil else { return }
    func range(_ range: SourceRange?) -> SourceRange? {
      guard var range else { return nil }
      for entry in [old, new].compactMap({ $0 }) { range = entry.table?.range(range, from: entry.spec.path) ?? range }
      return range
    }
    for index in changes.indices {
      changes[index].change.oldSource = range(changes[index].change.oldSource)
      changes[index].change.newSource = range(changes[index].change.newSource)
      guard let cause = changes[index].cause else { continue }
      changes[index].cause?.place = range(cause.place) ?? cause.place
      changes[index].cause?.oldPlace = range(cause.oldPlace)
    }
  }
}
