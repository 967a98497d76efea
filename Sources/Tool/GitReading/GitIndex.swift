/// What git's index tells of the working tree that the disk alone does not.
package struct GitIndex: Sendable {
  /// The objects of files that a sparse checkout leaves out, or that are marked in the same way (`git update-index --skip-worktree`), by
  /// their paths relative to the top.
  package private(set) var leftOut: [String: String] = [:]
  /// The submodules, by their paths relative to the top.
  package private(set) var submodules: [String] = []

  /// Nil if git does not list the index, as where nothing was ever added.
  /// - Parameter path: relative to the top; empty for all of it.
  package init?(_ repository: GitRepository, below path: String) {
    let list = ["ls-files", "--stage", "-t", "-z", "--full-name", "--", ":(top,literal)\(path)"]
    guard let result = try? repository.git.run(list), result.status == 0 else { return nil }
    // `S 100644 ID 0`, a tab and the path, up to a zero byte.
    for entry in result.output.split(separator: 0) {
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      // A name that is not UTF-8 is the path of no other file.
      let path = String(decoding: entry[(tab + 1)...], as: UTF8.self)
      guard path.utf8.elementsEqual(entry[(tab + 1)...]) else { continue }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 4, words[3].elementsEqual("0".utf8) else { continue }
      if words[1].elementsEqual("160000".utf8) {
        submodules.append(path)
      } else if words[0].elementsEqual("S".utf8) {
        leftOut[path] = String(decoding: words[2], as: UTF8.self)
      }
    }
  }
}
