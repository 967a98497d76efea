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

  /// The indices of the files that have a key in a language, if it is not the first.
  public var laterFiles: [String: [LanguageTag: Int]] = [:]

  /// The path of the file that has the text of a key in a language, or in any.
  public func path(of key: String, in language: LanguageTag? = nil) -> String? {
    let later = laterFiles[key]
    let languages = language.map { [$0] } ?? catalog.strings[key].map { Array($0.keys) } ?? []
    let index = languages.map { later?[$0] ?? 0 }.min() ?? 0
    return paths.indices.contains(index) ? paths[index] : nil
  }

  /// Which table of strings a file is of, that of the first being 0: `de.lproj/Errors.strings` is of `Errors`, as `Errors.stringsdict` is.
  package func table(of file: String) -> Int {
    let tables = tables
    return tables.firstIndex(of: Self.table(of: file)) ?? tables.count
  }

  /// The names of the tables, without the suffixes of their files, the first taking precedence.
  package var tables: [String] {
    files.map(Self.table).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func table(of file: String) -> String {
    String((file.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// Creates table strings.
  public init(catalog: StringCatalog, files: [String], paths: [String] = []) {
    self.catalog = catalog
    self.files = files
    self.paths = paths
  }
}
