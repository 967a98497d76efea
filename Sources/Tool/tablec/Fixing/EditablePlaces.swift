import TableParsing

/// The files that fix-its may change: those that the command names, and those in the folders that it names. A spec can include any
/// file of its root, and that file may belong to others.
struct EditablePlaces {
  private var files: Set<String> = []
  private var folders: [String: PathRules] = [:]

  /// - Parameters:
  ///   - paths: what the command line names.
  ///   - specs: those that were found in a folder stand for that folder.
  ///   - root: the folder of `--root`.
  init(_ paths: [String], _ specs: [SpecFile], root: String?) {
    if let root { add(folder: root) }
    for path in paths where PathKind(path) == .folder { add(folder: path) }
    for spec in specs {
      if let folder = spec.root {
        add(folder: folder)
      } else if let file = DiskFiles().canonicalPath(spec.path) {
        files.insert(file)
      }
      // Without a path, the project's configuration stands for its root.
      if paths.isEmpty, let folder = spec.settings?.root { add(folder: folder) }
    }
  }

  private mutating func add(folder: String) {
    guard folders[folder] == nil, let canonical = DiskFiles().canonicalPath(folder) else { return }
    folders[folder] = PathRules(root: canonical)
  }

  func contain(_ path: String) -> Bool {
    guard let canonical = DiskFiles().canonicalPath(path) else { return false }
    return files.contains(canonical) || folders.values.contains { $0.contains(canonical) }
  }
}
