/// The files of one commit, by their paths from its top.
package struct GitTree: Sendable {
  /// What stands at a path, links followed.
  package struct Found: Equatable, Sendable {
    /// From the top, without links and dots; empty for the top itself.
    package var path: String
    package var kind: GitObjects.Entry.Kind
    package var id: String
  }

  let objects: GitObjects
  /// The id of the tree.
  package let id: String
  /// Where the top is on the disk, for links that name it whole.
  let top: String

  /// As many links as Linux follows on the way to a file.
  private static let mostLinks = 40
  private static let longestLink = 4096

  package var root: Found { Found(path: "", kind: .folder, id: id) }

  /// Finds what stands at a path. Nil where nothing does, and where the way leads out of the tree or round for ever.
  package func find(_ path: String) -> Found? {
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
      guard let entry = contents(folder)?[String(part)] else { return nil }
      guard entry.kind == .link else {
        here.append(
          Found(path: folder.path.isEmpty ? entry.name : "\(folder.path)/\(entry.name)", kind: entry.kind, id: entry.id)
        )
        continue
      }
      links += 1
      guard links <= Self.mostLinks, let target = target(entry) else { return nil }
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

  /// The names in a folder; nil where there is no such folder.
  package func entries(_ folder: Found) -> [GitObjects.Entry]? {
    contents(folder)?.entries
  }

  private func contents(_ folder: Found) -> GitObjects.Folder? {
    folder.kind == .folder ? try? objects.folder(folder.id).get() : nil
  }

  private func target(_ link: GitObjects.Entry) -> String? {
    (try? objects.file(link.id, limit: Self.longestLink).get()).map { String(decoding: $0, as: UTF8.self) }
  }
}
