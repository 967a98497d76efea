import TableSupport

import TableSystem

/// Canonical paths, found by way of folders that are known: what a run looks for in a folder is not resolved from the top of the disk each
/// time.
///
/// A folder may be moved, or a link swapped for another, while a run or a server goes on. Therefore a folder that is known is looked at
/// before it is used: if its name or its canonical path leads to another folder than before, it is resolved anew.
final class CanonicalFolders: Sendable {
  private struct Folder {
    var canonical: String
    var identity: Identity
  }

  private struct Identity: Equatable {
    var device: UInt64
    var number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  private let known = Locked<[String: Folder]>([:])
  private let resolveWhole: @Sendable (String) throws(FileProblem) -> String?
  /// More than a project has; so many paths take a few megabytes.
  private static let most = 8_192

  static let ofProcess = CanonicalFolders { path throws(FileProblem) in
    guard let resolved = realpath(path, nil) else {
      let problem = FileProblem(failure: errno)
      if problem == .missing { return nil }
      throw problem
    }
    defer { free(resolved) }
    // A path that is not UTF-8 cannot be compared: if repaired, it could equal a different path.
    return String(validatingCString: resolved)
  }

  /// - Parameter resolveWhole: resolves all of a path; nil for one that does not exist.
  init(resolveWhole: @escaping @Sendable (String) throws(FileProblem) -> String?) {
    self.resolveWhole = resolveWhole
  }

  /// The path without links, dots and double slashes; nil if it does not exist.
  func resolve(_ path: String) throws(FileProblem) -> String? {
    // Its folder is found from the one above, and no further: how deep a path is does not matter to the stack.
    try resolve(path) { folder throws(FileProblem) in
      try resolve(folder) { outer throws(FileProblem) in knownPath(of: outer) }
    }
  }

  /// - Parameter base: the canonical path of the folder that contains the path; nil to resolve the path as a whole.
  private func resolve(
    _ path: String, base: (String) throws(FileProblem) -> String?
  ) throws(FileProblem) -> String? {
    if let known = knownPath(of: path) { return known }
    let name = PathRules.name(of: path)
    guard Self.canFollow, !["", ".", ".."].contains(name), !path.utf8.contains(0),
      let folder = try base(PathRules.folder(of: path))
    else { return try whole(path) }
    let canonical = PathRules.join(folder, name)
    var status = stat()
    guard lstat(canonical, &status) == 0 else {
      let problem = FileProblem(failure: errno)
      if problem == .missing { return nil }
      throw problem
    }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: return try whole(path)
    case S_IFDIR: note(path, canonical, status)
    default: break
    }
    return canonical
  }

  /// Whether a name in a canonical folder is canonical if it is not a link. The disk of a Mac knows names in other case, too.
  private static var canFollow: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }

  private func whole(_ path: String) throws(FileProblem) -> String? {
    guard let canonical = try resolveWhole(path) else { return nil }
    var status = stat()
    if lstat(canonical, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { note(path, canonical, status) }
    return canonical
  }

  private func note(_ path: String, _ canonical: String, _ status: stat) {
    known.withLock { known in
      if known.count >= Self.most { known = [:] }
      known[path] = Folder(canonical: canonical, identity: Identity(status))
    }
  }

  /// Nil for a folder that is not known, or is not what it was.
  private func knownPath(of folder: String) -> String? {
    guard let found = known.withLock({ $0[folder] }) else { return nil }
    var status = stat()
    guard lstat(found.canonical, &status) == 0, Identity(status) == found.identity else { return nil }
    if folder == found.canonical { return folder }
    guard stat(folder, &status) == 0, Identity(status) == found.identity else { return nil }
    return found.canonical
  }
}
