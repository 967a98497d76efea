import TableIR
import TableSupport

/// The options of the import of a document.
package struct ImportOptions: Sendable {
  /// The language of the texts, such as `de`; nil for that of the document.
  package var language: String?
  /// The ids that sections, rows and views have already, for each table by the ids of their elements: those of an earlier import, or of the other
  /// side of a comparison.
  package var knownIDs: [String: [String: String]]
  /// Whether the specs are for a comparison and nobody's to read: tables without rows are imported, too, and each row stands on lines of its own.
  package var isForComparison: Bool
  /// Whether specs list the environment of the document's canvas. Where a project has environments of its own, these are the table's.
  package var listsEnvironment: Bool
  /// What specs can name of the app's asset catalogs. What they do not name, they have by its values.
  package var catalogNames: CatalogNames
  /// The iOS whose UIKit laid the document out; nil for that of the Xcode that saved it. Of a comparison, both sides have the same one: nobody has
  /// changed a table by opening it in another Xcode.
  package var ios: Int?
  /// Whether images have the sizes that the document was saved with, as its saved frames do, and not those of their files.
  package var prefersRecordedSizes: Bool
  /// What the import may cost. If that is exceeded, its tables are not whole.
  package var work: WorkMeter

  package init(
    language: String? = nil, knownIDs: [String: [String: String]] = [:], isForComparison: Bool = false,
    listsEnvironment: Bool = true, catalogNames: CatalogNames = CatalogNames(), ios: Int? = nil,
    prefersRecordedSizes: Bool = false,
    work: WorkMeter = WorkMeter(limit: .max)
  ) {
    self.language = language
    self.knownIDs = knownIDs
    self.isForComparison = isForComparison
    self.listsEnvironment = listsEnvironment
    self.catalogNames = catalogNames
    self.ios = ios
    self.prefersRecordedSizes = prefersRecordedSizes
    self.work = work
  }
}

/// What is wrong with a file of translations.
package struct TranslationProblem: Sendable {
  package enum Reason: Sendable {
    case unreadable(CatalogError)
    case repeated(ReadStrings.RepeatedKey)
  }

  /// Its path in the project.
  package var file: String
  package var reason: Reason
}

/// Imports the tables of a document of Interface Builder.
package struct TableImporter: Sendable {
  package let document: InterfaceDocument
  private let resources: InterfaceResources
  private let language: String?
  private let knownIDs: [String: [String: String]]
  private let work: WorkMeter
  /// The iOS whose UIKit laid out the document.
  package let ios: Int
  /// Whether rows that are alike become one with `each`.
  private let repeatsRows: Bool
  /// Whether specs list the environment of the document's canvas.
  private let listsEnvironment: Bool
  private let catalogNames: CatalogNames
  /// The tables of the document that a spec is made of.
  package let sources: [InterfaceTable]
  /// The lists of the document that no spec is made of.
  package var omissions: [ImportOmission] { ImportOmission.all(in: document, besides: Set(sources.map(\.element))) }
  /// The languages that the document's texts are in; only known if one was asked for.
  package let languages: [LanguageTag]
  /// What is wrong with the files of its translations, which are only read if a language was asked for.
  package let translationProblems: [TranslationProblem]

  /// - Parameter project: Where the document's images, colours and translations are; without it, only those of the document itself
  ///   are known.
  package init(
    _ document: InterfaceDocument, project: InterfaceProject? = nil, options: ImportOptions = ImportOptions()
  ) {
    var document = document
    var known: [LanguageTag] = []
    var problems: [TranslationProblem] = []
    let catalog =
      options.language == nil
      ? nil
      : project?.translations(of: document.path) { file, language, error in
        if let language { known.append(language) }
        problems.append(TranslationProblem(file: file, reason: .unreadable(error)))
      } repeated: {
        problems.append(TranslationProblem(file: $0, reason: .repeated($1)))
      }
    let own = options.language.flatMap { _ in project?.sourceLanguage(of: document.path) }
    languages = Set((catalog?.languages ?? []) + known + [own].compactMap(\.self)).sorted()
    translationProblems = problems
    if let language = options.language, let catalog {
      for key in catalog.strings.keys {
        if case .translated(let text, _) = catalog.text(of: key, in: LanguageTag(language)) {
          document.strings[key] = text
        }
      }
    }
    if let project { document.surroundings = project.surroundings(of: document.path) }
    self.document = document
    language = options.language.map { LanguageTag($0).text }
    knownIDs = options.knownIDs
    work = options.work
    ios = options.ios ?? document.system?.ios ?? Table.Metrics.standard.ios
    let (tables, isForComparison) = (document.tables, options.isForComparison)
    sources = tables.filter { isForComparison || !$0.isEmpty(in: document) }
    repeatsRows = !isForComparison
    listsEnvironment = options.listsEnvironment
    catalogNames = options.catalogNames
    resources = InterfaceResources(
      document, assets: project?.assets ?? AssetCatalog(), prefersRecordedSizes: options.prefersRecordedSizes)
  }

  /// A spec for each of ``sources``: each table view with what it shows, and the cells that stand alone, in document order.
  package func tables() -> [ImportedTable] {
    let names = TableNames(of: sources, in: document)
    return zip(sources, names.names).map { table, name in
      var work = TableImport(
        table, named: name, document: document, resources: resources, language: language,
        knownIDs: knownIDs[table.element.nearestID] ?? [:], repeatsRows: repeatsRows,
        listsEnvironment: listsEnvironment, catalogNames: catalogNames, ios: ios,
        work: work)
      return work.run()
    }
  }
}
