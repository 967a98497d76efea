/// Restricts all files that a spec or a configuration names, and all files that are found, to a root folder, because they may come
/// from an untrusted pull request.
package struct PathRules: Sendable {
  /// Canonical; without a trailing slash, except for `/` itself.
  package let root: String
  /// The root as it is named, with links, if files are judged by their names.
  let namedRoot: String?

  package init(root: String) {
    self.init(root: root, namedRoot: nil)
  }

  init(root: String, namedRoot: String?) {
    (self.root, self.namedRoot) = (root, namedRoot)
  }

  package enum Resolution: Equatable {
    /// The path to read, as shown in messages, and its canonical form.
    case inside(path: String, canonical: String)
    case missing(path: String)
    case outside
  }

  /// Resolves the path `name` in a file at `base`.
  package func resolve(_ name: String, from base: String, files: any SpecFiles) -> Resolution {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0"), !name.contains("://") else {
      return .outside
    }
    if namedRoot != nil { return resolveByName(name, from: base, files: files) }
    let folder = files.folder(of: base)
    let path = files.path(of: name, in: folder)
    // Both are checked: the path itself, which needs no file, and the links on disk.
    if let folder = files.canonicalPath(folder), !mayRead(Self.normalized(Self.join(folder, name))) {
      return .outside
    }
    guard let canonical = files.canonicalPath(path) else { return .missing(path: files.plainPath(path)) }
    return mayRead(canonical) ? .inside(path: files.plainPath(path), canonical: canonical) : .outside
  }

  /// Whether a canonical path is in the root, and not in a folder of git, whose files may contain credentials.
  func mayRead(_ canonical: String) -> Bool {
    contains(canonical)
      && !canonical.dropFirst(root.count).split(separator: "/").contains { $0.lowercased() == ".git" }
  }

  /// Whether a canonical path is the root or below it.
  package func contains(_ canonical: String) -> Bool {
    root == "/" || canonical == root || canonical.hasPrefix(root + "/")
  }

  /// The folder of a file's path; `.` for a bare name and for standard input.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// What follows the last slash of a path: nothing if it ends with one, for which `String.lastPathComponent` has the folder.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  package static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The way from a folder to a path, both by their parts from the same place: `../images/photo.png`; `.` for the folder itself.
  package static func way<Part: StringProtocol>(
    from folder: some Collection<Part>, to path: some Collection<Part>
  ) -> String {
    let common = zip(folder, path).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: folder.count - common) + path.dropFirst(common).map { String($0) }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// An absolute path without `.` and `..`, resolved without the file system.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }
}

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
