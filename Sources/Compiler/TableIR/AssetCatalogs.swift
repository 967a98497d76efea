/// The asset catalogs of the app that shows a table.
public struct AssetCatalogs: Hashable, Sendable {
  /// The folders, relative to that of the spec, or of the configuration that names them. Of two sets with a name, that of the first is used.
  public var folders: [String]
  /// Their paths, as messages show them.
  public var paths: [String]
  /// Whether the project's configuration names them, and not the spec.
  public var isOfProject = false

  /// Creates asset catalogs.
  public init(folders: [String], paths: [String]) {
    (self.folders, self.paths) = (folders, paths)
  }
}

/// A colour set that a spec uses.
public struct UsedColorSet: Hashable, Sendable {
  /// The colour.
  public var color: NamedColor
  /// The path of its `Contents.json`, as messages show it.
  public var path: String

  /// Creates a used colour set.
  public init(_ color: NamedColor, path: String) {
    (self.color, self.path) = (color, path)
  }
}
