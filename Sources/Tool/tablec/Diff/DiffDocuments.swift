import GitReading
import SpecImporting
import TableDiagnostics
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
  /// Those that flags ask for. A document is imported in one.
  private let languages: [LanguageTag]
  private let hasAllLanguages: Bool
  /// The ids of the sections, rows and views of the other side, by the places of documents and by table.
  private var knownIDs: [String: [String: [String: String]]] = [:]
  /// The iOS that laid out the documents of the other side, by their places.
  private var systems: [String: Int] = [:]
  /// The places of the documents that cannot be read on one side: what the other side has of them is neither new nor gone.
  private(set) var unreadable: Set<String> = []

  /// - Parameter environment: Its language is that of the documents' texts, too.
  init(_ limits: LimitOptions, _ environment: EnvironmentOptions, except exclusion: Exclusion) {
    languages = environment.axes.languages
    hasAllLanguages = environment.axes.hasAllLanguages
    importer = FileImporter(
      language: hasAllLanguages || languages.count > 1 ? nil : languages.first?.spoken?.text,
      parser: limits.parser(files: .nothing), proves: false)
    projects = ImportProjects(except: exclusion)
  }

  /// Gives the sections, rows and views of the next documents the ids that they have in others, so that a changed text changes no id, and the same
  /// iOS, so that another Xcode changes nothing.
  mutating func keep(from entries: [DiffEntry]) {
    for table in entries.compactMap(\.table) {
      knownIDs[table.place, default: [:]][table.id] = table.ids
      systems[table.place] = table.ios
    }
  }

  /// What is wrong with the languages that flags ask for.
  func warnings(for entries: [DiffEntry]) -> [Diagnostic] {
    let tables = entries.compactMap(\.table)
    guard let first = tables.first else { return [] }
    guard importer.language != nil else {
      return hasAllLanguages || languages.count > 1 ? [.severalLanguages(of: first.document)] : []
    }
    var check = LanguageCheck(languages)
    for table in tables { check.look(at: table.languages) }
    return check.warnings(for: first.document)
  }

  /// The tables of a document on the disk.
  /// - Parameter isNamed: whether it was named, and not found in a folder.
  func entries(_ file: SpecFile, isNamed: Bool) throws(Diagnostic) -> [DiffEntry] {
    let (files, project) = projects.project(of: file.root ?? PathRules.folder(of: file.path))
    let inside = files.inside(file.path)
    if !isNamed, project.isTranslation(inside) { return [] }
    let source = ImportSource(file: file, inside: inside, project: project, isNamed: isNamed)
    return try entries(of: source, try file.read(limit: ImportSource.mostBytes))
  }

  /// The tables of a document in a revision.
  func entries(_ file: SpecFile, in files: GitFiles, isNamed: Bool) throws(Diagnostic) -> [DiffEntry] {
    let inside = String(file.path.dropFirst(files.shown("").count))
    let interface = projects.project(of: files)
    if !isNamed, interface.isTranslation(inside) { return [] }
    let source = ImportSource(file: file, inside: inside, project: interface, isNamed: isNamed)
    let bytes: [UInt8]
    do throws(GitObjects.Problem) { bytes = try files.bytes(file.path, limit: ImportSource.mostBytes) } catch {
      throw error.diagnostic(of: file.path)
    }
    return try entries(of: source, bytes)
  }

  /// The tables of a version of a document that stands at a path, whose bytes are elsewhere.
  func entries(_ file: SpecFile, bytes: [UInt8]) throws(Diagnostic) -> [DiffEntry] {
    let (files, project) = projects.project(of: PathRules.folder(of: file.path))
    return try entries(
      of: ImportSource(file: file, inside: files.inside(file.path), project: project, isNamed: true), bytes)
  }

  private func entries(of source: ImportSource, _ bytes: [UInt8]) throws(Diagnostic) -> [DiffEntry] {
    let place = source.isNamed ? "" : Self.place(of: source.file)
    return try importer.document(bytes, source, knownIDs: knownIDs[place] ?? [:], ios: systems[place]).specs.map {
      spec in
      let path = "\(source.path)#\(spec.table.element)"
      var file = SpecFile(path: path, outputName: place + spec.table.name)
      file.root = nil
      var entry = DiffEntry(name: place + spec.table.name, spec: file)
      entry.files = FileSystem(only: spec.bytes, at: path)
      entry.kept = spec.bytes
      entry.table = DiffEntry.ImportedPart(
        document: source.path, id: spec.table.element, place: place, name: spec.table.name, ids: spec.table.ids,
        lines: spec.places, languages: spec.languages, ios: spec.ios, isEmpty: spec.isEmpty)
      return entry
    }
  }

  /// A document in a folder keeps its place there, without the folder of its language.
  private static func place(of file: SpecFile) -> String {
    file.outputName.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/") + "/"
  }

  /// The side that a document is: all of its tables, or one.
  func operand(_ file: SpecFile, in files: GitFiles?, table: String?) throws(Diagnostic) -> DiffOperand {
    let entries =
      if let files { try entries(file, in: files, isNamed: true) } else { try entries(file, isNamed: true) }
    guard let table else {
      var operand = DiffOperand(entries: entries, isFolder: true)
      operand.isDocument = true
      return operand
    }
    let chosen = entries.filter { $0.table?.id == table || $0.table?.name == table }
    guard chosen.count == 1 else {
      let names = entries.compactMap(\.table).flatMap { [$0.id, $0.name] }
      throw Diagnostic(
        code: .unknownTable, message: "there is no table \(table.quotedForMessage)",
        range: SourceRange(file: file.path),
        notes: Diagnostic.tables(entries),
        help: closestMatch(to: table, in: names).map { "did you mean '\(file.path)#\($0)'?" })
    }
    return DiffOperand(entries: chosen, isFolder: false)
  }

  /// The tables of the documents of a folder. What cannot be imported is a problem, and the rest of the folder is compared all the same.
  mutating func entries(
    _ files: [SpecFile], in revision: GitFiles?, _ warnings: inout [Diagnostic], _ problems: inout [Diagnostic]
  ) -> [DiffEntry] {
    var entries: [DiffEntry] = []
    for file in files {
      do throws(Diagnostic) {
        if let revision {
          entries += try self.entries(file, in: revision, isNamed: false)
        } else {
          entries += try self.entries(file, isNamed: false)
        }
      } catch {
        guard error.severity == .error else {
          warnings.append(error)
          continue
        }
        problems.append(error)
        unreadable.insert(Self.place(of: file))
      }
    }
    return entries
  }
}

extension Diagnostic {
  fileprivate static func severalLanguages(of document: String) -> Diagnostic {
    Diagnostic(
      code: .unknownLanguage, message: "a document is compared in one language, so its own texts are compared",
      range: SourceRange(file: document), help: "name one language, such as --language de")
  }

  fileprivate static func tables(_ entries: [DiffEntry]) -> [Note] {
    entries.compactMap(\.table).prefix(12).map { Note(message: "\($0.id) is \($0.name)") }
  }

  /// A document without the table that the other side is.
  static func noTableOfThatName(_ document: DiffOperand) -> Diagnostic {
    Diagnostic(
      code: .unknownTable, message: "the document has no table with the name of the other side",
      range: SourceRange(file: document.entries.first?.table?.document ?? "-"), notes: tables(document.entries),
      help: document.entries.first.map { "choose a table: \($0.spec.path)" })
  }
}
