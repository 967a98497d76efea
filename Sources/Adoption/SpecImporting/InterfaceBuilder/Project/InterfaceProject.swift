import TableIR
import TableParsing
import TableSupport

/// A project: the documents of Interface Builder in a folder, with the asset catalogs and the translations beside them.
package struct InterfaceProject: Sendable {
  /// The paths of storyboards and xibs, sorted. Of a document with a copy for each language, only the one in the development language stands here.
  package let documents: [String]
  private let isDocument: Set<String>
  package let assets: AssetCatalog
  private let files: any InterfaceFiles
  private let limits: InterfaceLimits
  private let translations: TranslationIndex
  /// What storyboard references bring, by path; nil until it is asked for.
  private let referenced = Locked<[String: [String: InterfaceBars]]?>(nil)

  package init(_ files: some InterfaceFiles, limits: InterfaceLimits = InterfaceLimits()) {
    self.files = files
    self.limits = limits
    documents = Self.documents(of: files.paths)
    isDocument = Set(documents)
    assets = AssetCatalog(files, limits: limits)
    translations = TranslationIndex(files.paths)
  }

  /// Whether a path is that of one of its documents.
  package func hasDocument(_ path: String) -> Bool { isDocument.contains(path) }

  /// Reads one of its documents. Nil if the file cannot be read, or is larger than the limit.
  package func document(_ path: String) throws(InterfaceProblem) -> InterfaceDocument? {
    guard let bytes = files.read(path, limit: limits.xml.maxBytes) else { return nil }
    return try InterfaceDocument(bytes, path: path, limits: limits.xml)
  }

  /// The bars around the controllers of a storyboard, by their ids, where storyboard references lead to them or from them. The storyboards of
  /// the project are read for it once.
  package func surroundings(of path: String) -> [String: InterfaceBars] {
    guard path.hasSuffix(".storyboard") else { return [:] }
    return referenced.withLock { known in
      let found =
        known
        ?? StoryboardReferences.surroundings(
          of: documents.filter { $0.hasSuffix(".storyboard") }, limits: limits.xml, most: limits.references
        ) { files.read($0, limit: limits.xml.maxBytes) }
      known = found
      return found[path] ?? [:]
    }
  }

  /// The translations of a document, by `gmh-Xs-mK7.text` and language, from the `.xcstrings` and `.strings` files of its name; nil if there are
  /// none.
  ///
  /// - Parameters:
  ///   - unreadable: is called with each file that cannot be read, and its language; nil for all.
  ///   - repeated: is called with the keys that a file has twice.
  package func translations(
    of path: String, unreadable: (_ file: String, LanguageTag?, CatalogError) -> Void = { _, _, _ in },
    repeated: (_ file: String, ReadStrings.RepeatedKey) -> Void = { _, _ in }
  ) -> StringCatalog? {
    let found = translations.files(for: path)
    guard !found.isEmpty else { return nil }
    var catalog = StringCatalog(sourceLanguage: sourceLanguage(of: path))
    for file in found {
      guard let bytes = files.read(file.path, limit: limits.texts) else { continue }
      do throws(CatalogError) {
        let own = try StringsFile.read(bytes, path: file.path)
        if file.language == nil { catalog.sourceLanguage = own.catalog.sourceLanguage }
        catalog.merge(own.catalog)
        for key in own.repeated { repeated(file.path, key) }
      } catch { unreadable(file.path, file.language, error) }
    }
    return catalog.strings.isEmpty ? nil : catalog
  }

  /// The language of a document's own texts: that of its folder. `Base.lproj` is in the project's development language, which is English unless a
  /// catalog of strings says another.
  package func sourceLanguage(of path: String) -> LanguageTag {
    let folder = ProjectPath(path).localization?.language ?? "Base"
    return folder == "Base" ? "en" : LanguageTag(String(folder))
  }

  private static func documents(of paths: [String]) -> [String] {
    var copies: [ArraySlice<Substring>: [(path: String, rank: Int)]] = [:]
    for path in paths.sorted() where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      let parsed = ProjectPath(path)
      let localization = parsed.localization
      let rank =
        switch localization?.language {
        case nil, "Base": 0
        case "en", "English": 1
        default: 2
        }
      // Without a language, a document has no copies: its path is its own.
      let place = localization.map { $0.around + ["*.lproj", parsed.name] } ?? parsed.folders + [parsed.name]
      copies[place, default: []].append((path, rank))
    }
    return copies.values.compactMap { $0.min { ($0.rank, $0.path) < ($1.rank, $1.path) }?.path }.sorted()
  }
}
