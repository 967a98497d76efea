import GitReading
import TableParsing
import TableSupport

extension ReadLog {
  /// Whether another side answers everything that a spec asked for the same, its paths being those of its own spec. Then its spec is equal.
  /// - Parameter root: the root that the command line names, if any.
  func isAnsweredEqually(by new: DiffEntry, as old: DiffEntry, root: String?) -> Bool {
    let (paths, inputs) = (PathPairs(old, new, root: root), inputs)
    return !inputs.isIncomplete
      && inputs.lookups.allSatisfy { path, canonical in
        guard let path = paths.new(path) else { return false }
        let other = new.files.canonicalPath(path)
        guard let canonical else { return other == nil }
        return other != nil && other == paths.new(canonical)
      }
      && inputs.listings.allSatisfy { folder, hash in
        paths.new(folder).map { SpecInputs.hash(ofNames: new.files.names(in: $0)) } == hash
      }
      && contents.allSatisfy { path, bytes in
        guard let other = paths.new(path) else { return false }
        return old.files.hasEqualID(path, at: other, in: new.files)
          ?? ((try? new.files.read(other, limit: bytes.count)) == bytes)
      }
  }
}

extension FileSystem {
  /// Whether git has one id for two files, and so the same bytes; nil if they are not both those of revisions.
  func hasEqualID(_ path: String, at other: String, in others: FileSystem) -> Bool? {
    guard !hasTexts, !others.hasTexts, let file = revision?.file(path), let counterpart = others.revision?.file(other)
    else { return nil }
    return file.id == counterpart.id
  }
}

/// The paths of two sides that stand for each other: those in the folders of the specs, and in their roots.
private struct PathPairs {
  private var pairs: [(old: String, new: String)] = []
  private var folders: [(old: String, new: String)] = []

  init(_ old: DiffEntry, _ new: DiffEntry, root: String?) {
    add((old.files.folder(of: old.spec.path), old.files), (new.files.folder(of: new.spec.path), new.files))
    add((old.root(root), old.files), (new.root(root), new.files))
    guard let before = old.files.canonicalPath(old.root(root)), let after = new.files.canonicalPath(new.root(root))
    else { return }
    add((before, old.files), (after, new.files))
  }

  private mutating func add(
    _ old: (folder: String, files: FileSystem), _ new: (folder: String, files: FileSystem)
  ) {
    folders.append((old.folder, new.folder))
    pairs.append((old.files.path(of: "", in: old.folder), new.files.path(of: "", in: new.folder)))
  }

  /// The path on the new side; nil if it is in none of the folders.
  func new(_ path: String) -> String? {
    if let folder = folders.first(where: { $0.old == path }) { return folder.new }
    let pair = pairs.first { pair in pair.old.isEmpty ? !path.hasPrefix("/") : path.hasPrefix(pair.old) }
    return pair.map { $0.new + path.dropFirst($0.old.count) }
  }
}
