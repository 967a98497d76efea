import TableParsing
import TableSupport

/// The names of outputs of specs that are named one by one.
enum OutputNames {
  /// Gives specs that have a name in common the paths that they have in the project, so that each keeps its own outputs:
  /// `Specs/A/list.yaml Specs/B/list.yaml` become `A/list` and `B/list`, and with a configuration they are paths from its root.
  ///
  /// It is all of them or none: the output of a spec does not depend on which of the others has its name.
  static func keepTree(of specs: inout [SpecFile]) {
    let named = specs.indices.filter { specs[$0].root == nil && specs[$0].path != "-" }
    guard Set(named.map { OutputName(specs[$0].outputName) }).count < named.count else { return }
    let paths = named.map { path(of: specs[$0]) }
    let roots = Set(named.map { specs[$0].settings?.root })
    var base: [Substring] = []
    if roots.count == 1, let root = roots.first ?? nil, paths.allSatisfy(PathRules(root: root).contains) {
      base = root.split(separator: "/")
    } else {
      let folders = paths.map { $0.split(separator: "/").dropLast() }
      base = folders.dropFirst().reduce(Array(folders.first ?? [])) { common, folder in
        zip(common, folder).prefix { $0 == $1 }.map { $0.0 }
      }
    }
    for (index, path) in zip(named, paths) {
      specs[index].outputName = SpecFile.stem(
        of: path.split(separator: "/").dropFirst(base.count).joined(separator: "/"))
    }
  }

  /// Gives specs in folders the folder as a prefix for names in Swift if two specs have the same name, which their types and their files
  /// would have twice in a module. Again, it is all of them or none.
  /// - Parameter limit: the bytes of a spec that are read.
  static func distinguish(_ specs: inout [SpecFile], limit: Int) {
    let files = Set(specs.map { OutputName($0.outputName.lastPathComponent) })
    // Where all are in one folder, a prefix distinguishes nothing.
    guard Set(specs.map { PathRules.folder(of: $0.outputName) }).count > 1,
      files.count < specs.count || Set(specs.map { $0.typeName(limit: limit) }).count < specs.count
    else { return }
    for index in specs.indices {
      specs[index].namePrefix = specs[index].outputName.split(separator: "/").dropLast().joined(separator: "-")
    }
  }

  /// Gives specs the paths that they have below the root of their configuration.
  static func placeInProject(_ specs: inout [SpecFile]) {
    for index in specs.indices {
      let path = path(of: specs[index])
      guard let root = specs[index].settings?.root, PathRules(root: root).contains(path) else { continue }
      specs[index].outputName = SpecFile.stem(
        of: path.split(separator: "/").dropFirst(root.split(separator: "/").count).joined(separator: "/"))
    }
  }

  /// The canonical folder of a spec, and its own name.
  private static func path(of spec: SpecFile) -> String {
    let folder = PathRules.folder(of: spec.path)
    let name = spec.path.lastPathComponent
    return PathRules.normalized(PathRules.join(DiskFiles().canonicalPath(folder) ?? folder, name))
  }
}
