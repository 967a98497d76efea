import TableIR
import TableParsing

/// The files of a project as an editor sees them: texts that are not saved yet instead of those on disk.
package struct ProjectFiles: Sendable {
  /// The folder whose files specs may name: absolute, without dots.
  package var root: String
  /// The files below the root: absolute, without dots, in any order.
  package var paths: [String]
  /// The text of a YAML file; nil if there is none. It is called often, so it should keep what it has read.
  package var text: @Sendable (String) -> SpecText?
  /// The bytes of an image; nil if there is none.
  package var image: @Sendable (String) -> [UInt8]?
  /// The strings of specs that name none.
  package var projectStrings: @Sendable () -> EditedStrings? = { nil }
  /// The string catalog at a path; nil if there is none.
  package var catalog: @Sendable (String) -> StringCatalog? = { _ in nil }
  /// Where a key stands in the string catalog at a path.
  package var keyPlace: @Sendable (_ key: String, _ path: String) -> TextLocation? = { _, _ in nil }

  /// The asset catalogs at paths, or those of specs that name none; nil if there are none.
  package var assets: @Sendable (_ paths: [String]?) -> EditedAssets? = { _ in nil }

  package init(
    root: String, paths: [String], text: @escaping @Sendable (String) -> SpecText?,
    image: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    (self.root, self.paths, self.text, self.image) = (root, paths, text, image)
  }

  /// The path of a file that is named in another; nil if it is not below the root.
  func resolve(_ name: String, from path: String) -> String? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0"), !name.contains("://") else {
      return nil
    }
    let resolved = PathRules.normalized(PathRules.join(Self.folder(of: path), name))
    return resolved.hasPrefix(root == "/" ? "/" : root + "/") ? resolved : nil
  }

  /// The name of a file as another names it: `../images/photo.png`.
  func name(of path: String, from other: String) -> String {
    PathRules.way(from: Self.folder(of: other).split(separator: "/"), to: path.split(separator: "/"))
  }

  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The YAML files of the project, with the given one.
  func texts(with own: SpecText) -> [SpecText] {
    var texts = [own]
    for path in paths where path != own.path && ValueVocabulary.isYAMLFile(path) {
      if let text = text(path) { texts.append(text) }
    }
    return texts
  }
}
