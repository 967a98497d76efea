extension SpecFiles {
  /// The one name of a file in messages and reports: `Specs/_legal.yaml` for `Specs/Account/../_legal.yaml`, `./Specs//_legal.yaml`.
  ///
  /// After a link to a folder, `..` leads to the folder above its target. There the path without it would name another file, so the
  /// path is kept.
  package func plainPath(_ path: String) -> String {
    guard !path.isEmpty, PathRules.hasDots(path) else { return path }
    let plain = withoutDots(path)
    if plain == path { return path }
    // The name of the file is the same in both, so it is the same file if the folder is, whether it exists or not.
    let isNamed = !["", ".", ".."].contains(PathRules.name(of: path))
    let (before, after) = isNamed ? (folder(of: path), folder(of: plain)) : (path, plain)
    return before == after || canonicalPath(before) == canonicalPath(after) && canonicalPath(after) != nil
      ? plain : path
  }
}

extension PathRules {
  /// Whether a path has parts that name no file: empty ones, `.` and `..`.
  static func hasDots(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst(
      path.hasPrefix("/") ? 1 : 0
    )
    .contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  /// A path without `.`, double slashes, and `..` after a folder, resolved without the file system; `.` for the working folder.
  package static func withoutDots(_ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where parts.last.map { $0 != ".." } ?? false: parts.removeLast()
      default: parts.append(part)
      }
    }
    let plain = parts.joined(separator: "/")
    // Without its dot, the first part would be standard input, or the name of a revision.
    let isTakenOtherwise = plain == "-" || parts.first?.contains(":") ?? false
    return plain.isEmpty ? "." : isTakenOtherwise && path.hasPrefix("./") ? "./" + plain : plain
  }
}
