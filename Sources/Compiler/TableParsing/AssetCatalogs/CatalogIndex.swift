import TableIR
import TableSupport

/// The sets of an app's asset catalogs, by name.
package struct CatalogIndex: Sendable {
  private let catalogs: AssetCatalogs
  private let index: AssetIndex

  /// The largest `Contents.json` that is read, in bytes.
  package static let greatestSize = 1 << 20
  /// The most folders that are read of all catalogs, and how deep they are looked for. An app with a thousand images has some fifty groups.
  private static let mostFolders = 10_000
  private static let deepest = 32

  /// - Parameter work: the meter for the cost; once that reaches its limit, names are missing.
  package init(_ catalogs: AssetCatalogs, files: any SpecFiles, work: WorkMeter) {
    var search = Search(files: files, work: work)
    for (number, path) in catalogs.paths.enumerated() { search.add(path, as: "\(number).xcassets") }
    self.catalogs = catalogs
    index = AssetIndex(search.sets) { path in
      let contents = Self.path(path, in: catalogs, files)
      return contents.flatMap { try? files.read($0, limit: Self.greatestSize) }
    }
  }

  /// The names of the sets of a kind.
  package func names(_ kind: AssetIndex.Kind) -> [String] { index.names[kind] ?? [] }

  /// The folder of a set, as messages show it; nil if there is none.
  package func set(_ kind: AssetIndex.Kind, _ name: String, _ files: any SpecFiles) -> String? {
    index.set(kind, name, for: "").flatMap { Self.path(String($0.dropLast()), in: catalogs, files) }
  }

  /// The path of what describes a set, as messages show it; nil if there is none.
  package func description(of kind: AssetIndex.Kind, _ name: String, _ files: any SpecFiles) -> String? {
    set(kind, name, files).map { files.path(of: "Contents.json", in: $0) }
  }

  /// A colour; nil if there is none with a value for iOS.
  package func color(_ name: String, _ files: any SpecFiles) -> NamedColor? {
    contents(of: .color, name, files).flatMap(ColorSet.init)?.named(name)
  }

  /// What the set of an image says of its files; nil if there is none.
  package func imageSet(_ name: String, _ files: any SpecFiles) -> ImageSet? {
    contents(of: .image, name, files).map { ImageSet($0, isSymbol: false) }
  }

  /// The canonical path of a file of a catalog; nil if it does not exist, or a link leads out of the catalog.
  func canonicalPath(_ path: String, _ files: any SpecFiles) -> String? {
    guard let canonical = files.canonicalPath(path) else { return nil }
    let isInside = catalogs.paths.contains { folder in
      files.canonicalPath(folder).map { PathRules(root: $0).mayRead(canonical) } ?? false
    }
    return isInside ? canonical : nil
  }

  private func contents(of kind: AssetIndex.Kind, _ name: String, _ files: any SpecFiles) -> JSONValue? {
    description(of: kind, name, files).flatMap { canonicalPath($0, files) }
      .flatMap { try? files.read($0, limit: Self.greatestSize) }.flatMap { try? JSONValue.parse($0) }
  }

  /// The path of what has a place in the index, which begins with the number of its catalog.
  private static func path(_ place: String, in catalogs: AssetCatalogs, _ files: any SpecFiles) -> String? {
    guard let dot = place.firstIndex(of: "."), let number = Int(place[..<dot]), catalogs.paths.indices.contains(number),
      let slash = place.firstIndex(of: "/")
    else { return nil }
    return files.path(of: String(place[place.index(after: slash)...]), in: catalogs.paths[number])
  }

  /// A walk through the folders of a catalog. Those of sets are not looked into.
  private struct Search {
    let files: any SpecFiles
    let work: WorkMeter
    /// The places of the sets' descriptions.
    var sets: [String] = []
    private var folders = 0

    init(files: any SpecFiles, work: WorkMeter) { (self.files, self.work) = (files, work) }

    mutating func add(_ path: String, as place: String, depth: Int = 0) {
      guard depth < CatalogIndex.deepest, folders < CatalogIndex.mostFolders, !work.isSpent else { return }
      folders += 1
      let names = files.names(in: path).sorted()
      work.spend(DecodingCost.element, times: names.count + 1)
      for name in names where !name.hasPrefix(".") {
        if AssetIndex.Kind.all.contains(where: { name.hasSuffix($0.rawValue) }) {
          sets.append("\(place)/\(name)/Contents.json")
        } else if !name.contains(".") || name.hasSuffix(".spriteatlas") {
          add(files.path(of: name, in: path), as: "\(place)/\(name)", depth: depth + 1)
        }
      }
    }
  }
}
