import TableParsing

/// The files of the disk, with texts over them that are not saved yet, as in an editor.
///
/// A value: whoever studies a spec sees the texts as they were when it began, whatever is typed in the meantime.
struct OverlayFiles: SpecFiles {
  /// By canonical path, or for a file that is not on the disk by its name in a canonical folder.
  private(set) var texts: [String: [UInt8]] = [:]
  private let disk = DiskFiles()

  init() {}

  /// Puts a text over a file, or takes it away.
  /// - Parameters:
  ///   - text: nil for what is on the disk.
  ///   - path: any path of the file, which need not exist.
  mutating func set(_ text: [UInt8]?, at path: String) {
    texts[place(of: path) ?? path] = text
  }

  /// The path that texts over a file are kept by: canonical but for a last component that does not exist; nil for a file in a folder
  /// that does not exist.
  func place(of path: String) -> String? {
    if let canonical = onDisk(path) { return canonical }
    return onDisk(disk.folder(of: path)).map { disk.path(of: PathRules.lastComponent(of: path), in: $0) }
  }

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    if !texts.isEmpty, let text = place(of: path).flatMap({ texts[$0] }) {
      guard text.count <= limit else { throw .tooLarge(limit: limit) }
      return text
    }
    return try disk.read(path, limit: limit)
  }

  func canonicalPath(_ path: String) -> String? {
    if let canonical = onDisk(path) { return canonical }
    guard !texts.isEmpty, let place = place(of: path), texts[place] != nil else { return nil }
    return place
  }

  /// The canonical path. A problem with the disk is taken for a path that does not exist: it is asked again with the next change.
  private func onDisk(_ path: String) -> String? { (try? disk.resolve(path)) ?? nil }
}

extension PathRules {
  /// The last component of a path.
  static func lastComponent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
