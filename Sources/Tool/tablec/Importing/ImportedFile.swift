import SpecImporting
import TableDiagnostics
import TableIR
import TableParsing
import TableSupport
import ViewDumps

/// The specs of the tables of one file.
struct ImportedFile: Sendable {
  struct Spec: Sendable {
    var table: ImportedTable
    var bytes: [UInt8]
    /// How it agrees with the frames that its document was saved with; nil for dumps.
    var proof: TableProof?
    /// Why it does not compile; nil if it does.
    var error: Diagnostic?
    /// Where elements are in the document.
    var elements: [String: SourcePosition] = [:]
    /// The iOS whose UIKit laid out its document.
    var ios: Int?
    /// Whether there is nothing in it that a spec would show.
    var isEmpty = false
    /// The languages that its texts are in; only known if one was asked for.
    var languages: [LanguageTag] = []
    /// What is wrong with the files of its translations.
    var translationProblems: [TranslationProblem] = []
    /// The lines of the document that lines of the spec come from; only for a comparison.
    var places: [(spec: Int, document: Int)] = []
  }

  var source: ImportSource
  var specs: [Spec] = []
  /// The lists of a document that no spec is made of.
  var omissions: [ImportOmission] = []
  /// Why it could not be imported.
  var problem: Diagnostic?
}

/// Imports files: the one way from a document or a dump to specs.
struct FileImporter: Sendable {
  var language: String?
  var parser: SpecParser
  /// Whether specs are compared with the frames of their documents.
  var proves = true
  /// Whether specs list the environment of their document's canvas.
  var listsEnvironment = true
  /// What specs can name of the app's asset catalogs.
  var catalogNames = CatalogNames()
  /// Which of several tables of a dump is imported; nil for the one with the most cells.
  var tableOfDump: String?
  /// The ids that earlier imports gave, by document and table.
  var knownIDs: [String: [String: [String: String]]] = [:]

  /// Takes what the configuration of the specs' project sets for them.
  mutating func adopt(_ configuration: ProjectConfiguration) {
    listsEnvironment = configuration.environments.isEmpty
    guard let assets = configuration.assets else { return }
    // What specs name has to be found where they are proved, too.
    let index = CatalogIndex(assets, files: FileSystem.run, work: WorkMeter(limit: parser.options.maxWork))
    catalogNames = CatalogNames(index, files: FileSystem.run)
    var options = parser.options
    options.assets = assets
    parser = SpecParser(profiles: parser.profiles, options: options, files: FileSystem.run)
  }

  func file(_ source: ImportSource) -> ImportedFile {
    var file = ImportedFile(source: source)
    do throws(Diagnostic) {
      let bytes = try source.file.read(limit: ImportSource.mostBytes)
      if ImportSource.isDocument(source.path) || ImportSource.isXML(bytes) {
        (file.specs, file.omissions) = try document(bytes, source, knownIDs: knownIDs[source.inside] ?? [:])
      } else {
        file.specs = [try dump(bytes, source)]
      }
    } catch {
      file.problem = error
    }
    return file
  }

  /// - Parameters:
  ///   - source: its path is that of messages, and its `inside` the one that specs name.
  ///   - knownIDs: the ids that sections, rows and views have already, by table.
  ///   - ios: the iOS whose UIKit laid it out; nil for that of the Xcode that saved it.
  func document(
    _ bytes: [UInt8], _ source: ImportSource, knownIDs: [String: [String: String]], ios: Int? = nil
  ) throws(Diagnostic) -> (specs: [ImportedFile.Spec], omissions: [ImportOmission]) {
    let document: InterfaceDocument
    do throws(InterfaceProblem) { document = try InterfaceDocument(bytes, path: source.inside) } catch {
      if case .malformed = error, let problem = UnreadableText(bytes)?.diagnostic(of: source.path) { throw problem }
      let place = SourcePosition(line: error.place.line, column: error.place.column)
      // In a folder with the sources of a Mac app, too, its documents are no mistake, and neither is one that changed.
      let isExpected = if case .otherSystem = error { !source.isNamed || !proves } else { false }
      throw Diagnostic(
        code: .unreadableDocument, severity: isExpected ? .note : .error, message: error.message,
        range: SourceRange(file: source.path, start: place, end: place), help: isExpected ? nil : error.help)
    }
    let work = WorkMeter(limit: parser.options.maxWork)
    let importer = TableImporter(
      document, project: source.project,
      options: ImportOptions(
        language: language, knownIDs: knownIDs, isForComparison: !proves, listsEnvironment: listsEnvironment,
        catalogNames: catalogNames, ios: ios, work: work))
    let tables = importer.tables()
    guard !work.isSpent else { throw .tooMuchWork(importing: source.path) }
    let resources = InterfaceResources(importer.document, assets: source.project?.assets ?? AssetCatalog())
    let untranslated = proves && !importer.document.strings.isEmpty ? untranslated(document, source) : [:]
    let specs = zip(importer.sources, tables).map { element, table in
      var spec = ImportedFile.Spec(table: table, bytes: DraftPrinter.print(table.spec, path: table.name))
      for element in [table.element] + table.losses.map(\.element) {
        spec.elements[element] = document.element(element)?.place
      }
      spec.languages = importer.languages
      spec.ios = importer.ios
      spec.isEmpty = element.isEmpty(in: document)
      spec.translationProblems = importer.translationProblems
      let parsed = parser.parse(spec.bytes, path: table.name)
      guard proves else {
        spec.places = parsed.table.map { ImportPlaces(table, as: $0, in: document).lines } ?? []
        return spec
      }
      spec.error = parsed.table == nil ? parsed.diagnostics.diagnostics.first { $0.severity == .error } : nil
      var proof = TableProof(
        table, of: element, as: parsed.table, in: importer.document, resources: resources,
        work: WorkMeter(limit: parser.options.maxWork))
      if let own = untranslated[table.element] { proof.setAside(differingFrom: own) }
      for frame in proof.misses {
        spec.elements[frame.element] = document.element(frame.element)?.place
      }
      spec.proof = proof
      return spec
    }
    return (specs, proves ? importer.omissions : [])
  }

  /// The proofs of a document's tables with the texts that they were saved with, by element.
  private func untranslated(_ document: InterfaceDocument, _ source: ImportSource) -> [String: TableProof] {
    let importer = TableImporter(document, project: source.project)
    let resources = InterfaceResources(importer.document, assets: source.project?.assets ?? AssetCatalog())
    let proofs = zip(importer.sources, importer.tables()).map { element, table in
      let parsed = parser.parse(DraftPrinter.print(table.spec, path: table.name), path: table.name).table
      let proof = TableProof(
        table, of: element, as: parsed, in: importer.document, resources: resources,
        work: WorkMeter(limit: parser.options.maxWork))
      return (table.element, proof)
    }
    return Dictionary(proofs) { first, _ in first }
  }

  private func dump(_ bytes: [UInt8], _ source: ImportSource) throws(Diagnostic) -> ImportedFile.Spec {
    guard LFSPointer(bytes) == nil else { throw .notFetched(source.path) }
    guard DumpParser.looksLikeDump(bytes) else {
      throw Diagnostic(
        code: .unreadableDocument, message: "neither a storyboard, nor a xib, nor a dump of an app's views",
        range: SourceRange(file: source.path))
    }
    var importer = DumpImporter(maxWork: parser.options.maxWork)
    // The name of the only spec chooses that one.
    importer.table = tableOfDump == source.stem ? nil : tableOfDump
    let table = try importer.table(bytes, path: source.inside, name: source.stem)
    return ImportedFile.Spec(table: table, bytes: DraftPrinter.print(table.spec, path: table.name))
  }
}

extension Diagnostic {
  fileprivate static func tooMuchWork(importing path: String) -> Diagnostic {
    Diagnostic(
      code: .tooMuchWork, message: "importing this document exceeds the work limit", range: SourceRange(file: path),
      help: "split the document in Interface Builder, or raise the limit with --max-work if the document is yours")
  }
}

extension XMLElement {
  /// That of its `<`.
  fileprivate var place: SourcePosition { SourcePosition(line: line, column: column) }
}
