/// The files of a commit, by their paths relative to its top.
package struct GitTree: Sendable {
  /// What is at a path, with links followed.
  package struct Found: Hashable, Sendable {
    /// The path relative to the top, without links and dots; empty for the top itself.
    package var path: String
    package var kind: GitObjects.Entry.Kind
    package var id: String
  }

  let objects: GitObjects
  /// The id of the tree.
  package let id: String
  /// The path of the top on the disk, for absolute links.
  let top: String

  /// The number of links that Linux follows on the way to a file.
  private static let mostLinks = 40
  private static let longestLink = 4096
  /// The levels of folders that are followed: no tree that is checked out has so many, and what searches the folders above a file looks
  /// each of them up from the top.
  private static let mostDepth = 512

  package var root: Found { Found(path: "", kind: .folder, id: id) }

  /// Finds what is at a path. Nil if nothing is, or if the path leads out of the tree or through a cycle of links. One that is too deep
  /// cannot be read.
  package func find(_ path: String) throws(GitObjects.Problem) -> Found? {
    var here = [root]
    var waiting = Array(path.split(separator: "/").reversed())
    var links = 0
    while let part = waiting.popLast() {
      guard let folder = here.last, folder.kind == .folder else { return nil }
      if part == "." { continue }
      if part == ".." {
        guard here.count > 1 else { return nil }
        here.removeLast()
        continue
      }
      guard here.count <= Self.mostDepth else {
        throw .file(.unreadable("its folders are nested more than \(Self.mostDepth) levels deep"))
      }
      guard let entry = try objects.folder(folder.id)[String(part)] else { return nil }
      guard entry.kind == .link else {
        here.append(folder.child(entry))
        continue
      }
      links += 1
      guard links <= Self.mostLinks, let target = try target(entry) else { return nil }
      var way = target[...]
      if way.hasPrefix("/") {
        guard way == top || way.hasPrefix(top + "/") else { return nil }
        way = way.dropFirst(top.count)
        here = [here[0]]
      }
      waiting += way.split(separator: "/").reversed()
    }
    return here.last
  }

  /// The names in a folder.
  package func entries(_ folder: Found) throws(GitObjects.Problem) -> [GitObjects.Entry] {
    try objects.folder(folder.id).entries
  }

  /// Whether a folder contains nothing but files, at any depth.
  package func hasOnlyFiles(_ folder: Found) throws(GitObjects.Problem) -> Bool {
    var waiting = [folder.id]
    // Git stores a folder once however often it appears in others.
    var seen: Set<String> = [folder.id]
    while let id = waiting.popLast() {
      for entry in try objects.folder(id).entries {
        switch entry.kind {
        case .file: break
        case .folder: if seen.insert(entry.id).inserted { waiting.append(entry.id) }
        case .link, .submodule: return false
        }
      }
    }
    return true
  }

  /// The bytes of a file.
  package func bytes(of file: Found, limit: Int) throws(GitObjects.Problem) -> [UInt8] {
    try objects.file(file.id, limit: limit)
  }

  private func target(_ link: GitObjects.Entry) throws(GitObjects.Problem) -> String? {
    do throws(GitObjects.Problem) {
      return String(decoding: try objects.file(link.id, limit: Self.longestLink), as: UTF8.self)
    } catch .file(.tooLarge) {
      return nil
    }
  }
}

extension GitTree.Found {
  /// An entry of this folder, with links not followed.
  package func child(_ entry: GitObjects.Entry) -> Self {
    Self(path: path.isEmpty ? entry.name : "\(path)/\(entry.name)", kind: entry.kind, id: entry.id)
  }
}
