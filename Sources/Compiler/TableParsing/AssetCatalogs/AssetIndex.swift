import TableSupport

/// Where the sets of a project's asset catalogs are, and its loose image files, by name.
package struct AssetIndex: Sendable {
  package enum Kind: String, Sendable {
    case color = ".colorset"
    case image = ".imageset"
    case symbol = ".symbolset"

    static let all = [color, image, symbol]
  }

  private struct Key: Hashable {
    var kind: Kind
    /// With the names of the folders around it that are namespaces: `Icons/Gear`.
    var name: String
  }

  /// A file outside of catalogs: one name has files for each scale, which stand beside each other.
  private struct LooseName: Hashable {
    var folder: Substring
    var name: String
    var fileExtension: String
  }

  /// The folders of sets, `App/Assets.xcassets/Gear.imageset/`.
  private var folders: [String] = []
  private var sets = NearestPaths<Key>()
  /// The names of all sets.
  package private(set) var names: [Kind: [String]] = [:]
  /// The files of each image outside of catalogs.
  private var looseImages: [[String]] = []
  /// Those by their name with and without its extension.
  private var looseNames = NearestPaths<String>()

  /// - Parameters:
  ///   - paths: of several with a name that are equally near, the first is found.
  ///   - read: returns the contents of a file that says whether a folder is a namespace; nil if there are none.
  package init(_ paths: some Sequence<String>, read: @escaping (String) -> [UInt8]?) {
    var namespaces = Namespaces(read)
    var known: [LooseName: Int] = [:]
    for path in paths {
      let parsed = ProjectPath(path)
      if let catalog = parsed.folders.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        guard parsed.name == "Contents.json", let set = parsed.folders.last,
          let kind = Kind.all.first(where: { set.hasSuffix($0.rawValue) })
        else { continue }
        let name = namespaces.name(around: parsed.folders.dropLast(), in: catalog) + set.dropLast(kind.rawValue.count)
        sets.add(folders.count, named: Key(kind: kind, name: name), in: parsed.folders)
        names[kind, default: []].append(name)
        folders.append(String(path.dropLast("Contents.json".count)))
      } else if ImageFile.extensions.contains(parsed.fileExtension) {
        let folder = path.dropLast(parsed.name.count)
        for name in [String(parsed.stem), "\(parsed.stem).\(parsed.fileExtension)"] {
          let loose = LooseName(folder: folder, name: name, fileExtension: parsed.fileExtension)
          if let index = known[loose] {
            looseImages[index].append(path)
          } else {
            known[loose] = looseImages.count
            looseNames.add(looseImages.count, named: name, in: parsed.folders)
            looseImages.append([path])
          }
        }
      }
    }
  }

  /// The folder of a set; of several with the name, the one that is nearest to a document.
  package func set(_ kind: Kind, _ name: String, for document: String) -> String? {
    sets.nearest(named: Key(kind: kind, name: name), to: ProjectPath(document).folders).map { folders[$0] }
  }

  /// The files of an image outside of catalogs: those for each scale.
  package func looseImage(_ name: String, for document: String) -> [String] {
    let parsed = ProjectPath(name)
    let key =
      ImageFile.extensions.contains(parsed.fileExtension)
      ? "\(parsed.stem).\(parsed.fileExtension)" : String(parsed.stem)
    return looseNames.nearest(named: key, to: ProjectPath(document).folders).map { looseImages[$0] } ?? []
  }

  /// The names of the groups around sets that are namespaces, each of which is read once.
  private struct Namespaces {
    private let read: (String) -> [UInt8]?
    /// What the names of sets in a folder begin with, by its path: `Icons/`.
    private var names: [String: String] = [:]

    init(_ read: @escaping (String) -> [UInt8]?) { self.read = read }

    /// - Parameters:
    ///   - folders: those around a set.
    ///   - catalog: the place of the catalog among them, whose name is no namespace.
    mutating func name(around folders: ArraySlice<Substring>, in catalog: Int) -> String {
      var unknown: [(path: String, name: Substring)] = []
      var name = ""
      for end in folders.indices.reversed() where end > catalog {
        let path = folders[...end].joined(separator: "/")
        if let known = names[path] {
          name = known
          break
        }
        unknown.append((path, folders[end]))
      }
      for group in unknown.reversed() {
        if isNamespace(group.path) { name += group.name + "/" }
        names[group.path] = name
      }
      return name
    }

    private func isNamespace(_ group: String) -> Bool {
      read(group + "/Contents.json").flatMap { try? JSONValue.parse($0) }?["properties"]?["provides-namespace"]
        == .bool(true)
    }
  }
}
