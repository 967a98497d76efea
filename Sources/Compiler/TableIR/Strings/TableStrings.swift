/// The strings of the app that shows a table.
public struct TableStrings: Hashable, Sendable {
  /// Those of all files; of two texts for the same key and language, that of the first file.
  public var catalog: StringCatalog
  /// The files, relative to the folder of the spec, or of the configuration that names them.
  public var files: [String]
  /// The paths of the files, as messages show them.
  public var paths: [String]
  /// Whether the project's configuration names them, and not the spec.
  public var isOfProject = false

  /// The indices of the files that have a key, if it is not the first.
  public var laterFiles: [String: Int] = [:]

  /// The path of the file that has a key.
  public func path(of key: String) -> String? {
    let index = laterFiles[key] ?? 0
    return paths.indices.contains(index) ? paths[index] : nil
  }

  public init(catalog: StringCatalog, files: [String], paths: [String] = []) {
    self.catalog = catalog
    self.files = files
    self.paths = paths
  }
}
