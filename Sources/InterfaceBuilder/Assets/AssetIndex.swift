import JSONReading

/// Where the sets of a project's asset catalogs are, and its loose image files, by name.
struct AssetIndex: Sendable {
  enum Kind: String, Sendable {
    case color = ".colorset"
    case image = ".imageset"
    case symbol = ".symbolset"

    static let all = [color, image, symbol]
  }

  struct Key: Hashable {
    var kind: Kind
    /// With the names of the folders around it that are namespaces: `Icons/Gear`.
    var name: String
  }

  /// The folders of sets, `App/Assets.xcassets/Gear.imageset`, with a slash at the end.
  private var sets: [Key: [String]] = [:]
  /// Image files outside of catalogs, by their name with and without its extension.
  private var looseImages: [String: [String]] = [:]

  init(_ files: any InterfaceFiles, limits: InterfaceLimits) {
    var namespaces: [ArraySlice<Substring>: Bool] = [:]
    for path in files.paths.sorted() {
      let parsed = ProjectPath(path)
      if let catalog = parsed.folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        guard parsed.name == "Contents.json", let set = parsed.folders.last,
          let kind = Kind.all.first(where: { set.hasSuffix($0.rawValue) })
        else { continue }
        var name = String(set.dropLast(kind.rawValue.count))
        // A set can be no folder deeper than the limit of paths; each group is read once.
        for end in parsed.folders.indices.dropLast().reversed() where end > catalog {
          let group = parsed.folders[...end]
          let isNamespace = namespaces[group] ?? Self.isNamespace(group, files, limits)
          namespaces[group] = isNamespace
          if isNamespace { name = parsed.folders[end] + "/" + name }
        }
        sets[Key(kind: kind, name: name), default: []].append(String(path.dropLast("Contents.json".count)))
      } else if ImageFile.extensions.contains(parsed.fileExtension) {
        looseImages[String(parsed.stem), default: []].append(path)
        looseImages["\(parsed.stem).\(parsed.fileExtension)", default: []].append(path)
      }
    }
  }

  /// The folder of a set; of several with the name, the one that is nearest to a document.
  func set(_ kind: Kind, _ name: String, for document: String) -> String? {
    Self.nearest(sets[Key(kind: kind, name: name)] ?? [], to: document)
  }

  /// The files of an image outside of catalogs: those for each scale.
  func looseImage(_ name: String, for document: String) -> [String] {
    let parsed = ProjectPath(name)
    let key =
      ImageFile.extensions.contains(parsed.fileExtension)
      ? "\(parsed.stem).\(parsed.fileExtension)" : String(parsed.stem)
    let files = looseImages[key] ?? []
    guard let nearest = Self.nearest(files, to: document).map(ProjectPath.init) else { return [] }
    return files.filter { path in
      let other = ProjectPath(path)
      return other.folders == nearest.folders && other.fileExtension == nearest.fileExtension
    }
  }

  private static func isNamespace(
    _ group: ArraySlice<Substring>, _ files: any InterfaceFiles, _ limits: InterfaceLimits
  ) -> Bool {
    let contents = files.read(group.joined(separator: "/") + "/Contents.json", limit: limits.texts)
    return contents.flatMap { try? JSONValue.parse($0) }?["properties"]?["provides-namespace"] == .bool(true)
  }

  /// The first of those that have the most folders in common with a document.
  private static func nearest(_ paths: [String], to document: String) -> String? {
    guard paths.count > 1 else { return paths.first }
    let place = ProjectPath(document)
    return paths.map { (path: $0, nearness: ProjectPath($0).nearness(to: place)) }
      .reduce(nil as (path: String, nearness: Int)?) { best, next in
        if let best, best.nearness >= next.nearness { best } else { next }
      }?.path
  }
}
