/// The rules for a tree whose links the user made, such as the sandbox of a build tool, in which every file is a link to its source. A
/// file is judged by its name in the tree, wherever links lead.
extension PathRules {
  /// Resolves the path `name` in a file at `base`.
  func resolveByName(_ name: String, from base: String, files: any SpecFiles) -> Resolution {
    let path = files.path(of: name, in: files.folder(of: base))
    guard let whole = Self.absolute(path, files: files), namesInside(whole) else { return .outside }
    // Without dots, what is read is what was judged: after a link to a folder, `..` would lead elsewhere.
    guard let canonical = files.canonicalPath(whole) else { return .missing(path: path) }
    return .inside(path: path, canonical: canonical)
  }

  /// Whether an absolute path without dots names something in the tree. The working folder may have two names, if links lead to it.
  private func namesInside(_ whole: String) -> Bool {
    let roots = [root] + (namedRoot.map { [$0] } ?? [])
    return roots.contains { PathRules(root: $0).mayRead(whole) }
  }

  /// A path from the root of the disk, without dots, with links kept.
  package static func absolute(_ path: String, files: any SpecFiles) -> String? {
    if path.hasPrefix("/") { return normalized(path) }
    return files.canonicalPath(".").map { normalized(join($0, path)) }
  }
}
