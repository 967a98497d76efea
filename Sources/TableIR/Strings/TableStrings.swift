import Languages

/// The strings of the app that shows a table.
public struct TableStrings: Hashable, Sendable {
  /// Those of all files; of two texts for the same key and language, that of the first file.
  public var catalog: StringCatalog
  /// The files, relative to the folder of the spec.
  public var files: [String]

  public init(catalog: StringCatalog, files: [String]) {
    self.catalog = catalog
    self.files = files
  }
}
