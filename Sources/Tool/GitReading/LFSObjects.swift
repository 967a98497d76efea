import TableParsing

/// The contents of files that Git LFS has fetched, in the repository's own folder.
///
/// The folder that `lfs.storage` names is not read: it would be the repository that chooses which files of the machine are read.
struct LFSObjects: Sendable {
  private let folder: String

  /// - Parameter folder: that of the repository, `.git`.
  init(of folder: String) {
    self.folder = folder
  }

  /// Nil if they were not fetched, or not completely.
  func contents(of pointer: LFSPointer, limit: Int) throws(GitObjects.Problem) -> [UInt8]? {
    let disk = DiskFiles()
    let (first, second) = (pointer.oid.prefix(2), pointer.oid.dropFirst(2).prefix(2))
    // A link must not lead to other files of the machine.
    guard let root = disk.canonicalPath(folder),
      let path = disk.canonicalPath("\(folder)/lfs/objects/\(first)/\(second)/\(pointer.oid)"),
      PathRules(root: root).contains(path)
    else { return nil }
    guard pointer.size <= limit else { throw .file(.tooLarge(limit: limit)) }
    guard let bytes = try? disk.read(path, limit: pointer.size), bytes.count == pointer.size else { return nil }
    return bytes
  }
}
