import GitReading
import TableParsing
import TableSupport

/// What a spec asked for while it was read: files, and whether others exist. If the other side answers the same, its spec is equal.
final class ReadLog: Sendable {
  fileprivate enum Request: Sendable {
    case path(String, canonical: String?)
    case file(String, bytes: [UInt8]?)
  }

  private let requests = Locked<[Request]>([])

  fileprivate func add(_ request: Request) { requests.withLock { $0.append(request) } }

  /// Whether another side answers every request the same, its paths being those of its own spec.
  /// - Parameter root: the root that the command line names, if any.
  func isAnsweredEqually(by new: DiffEntry, as old: DiffEntry, root: String?) -> Bool {
    let paths = PathPairs(old, new, root: root)
    return requests.withLock { $0 }.allSatisfy { request in
      switch request {
      case .path(let path, let canonical):
        guard let path = paths.new(path) else { return false }
        let other = new.files.canonicalPath(path)
        guard let canonical else { return other == nil }
        return other != nil && other == paths.new(canonical)
      case .file(let path, let bytes):
        guard let bytes, let other = paths.new(path) else { return false }
        return old.files.hasEqualID(path, at: other, in: new.files)
          ?? ((try? new.files.read(other, limit: bytes.count)) == bytes)
      }
    }
  }
}

extension SpecFiles {
  /// Whether git has one id for two files, and so the same bytes; nil if they are not both in revisions.
  func hasEqualID(_ path: String, at other: String, in others: any SpecFiles) -> Bool? {
    guard let mine = self as? GitFiles, let theirs = others as? GitFiles, let file = mine.file(path),
      let counterpart = theirs.file(other)
    else { return nil }
    return file.id == counterpart.id
  }
}

/// Files, with a log of what is asked for.
struct LoggedFiles: SpecFiles {
  let base: any SpecFiles
  let log: ReadLog

  func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    do throws(FileProblem) {
      let bytes = try base.read(path, limit: limit)
      log.add(.file(path, bytes: bytes))
      return bytes
    } catch {
      log.add(.file(path, bytes: nil))
      throw error
    }
  }

  func canonicalPath(_ path: String) -> String? {
    let canonical = base.canonicalPath(path)
    log.add(.path(path, canonical: canonical))
    return canonical
  }

  func folder(of path: String) -> String { base.folder(of: path) }

  func path(of name: String, in folder: String) -> String { base.path(of: name, in: folder) }
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
    _ old: (folder: String, files: any SpecFiles), _ new: (folder: String, files: any SpecFiles)
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
