import TableSystem

/// An entry of a folder that a path depends on.
struct Interest: Equatable {
  enum Role {
    /// The file or folder that the path leads to, or would.
    case target
    /// A folder or a link on the way.
    case step
    /// All entries of the folder that the path leads to. The name is empty.
    case listing
  }

  var folder: WatchID
  var name: EntryName
  var role: Role
}

/// Where a path leads, and everything that could make it lead elsewhere.
struct PathResolution {
  private(set) var interests: [Interest] = []
  /// What the path leads to, or nil.
  private(set) var target: FileSignature?
  /// Without links: where the target is. Nil if there is none.
  private(set) var realPath: String?
  /// When the target, a link to it, or the folder that does not have it changed.
  private(set) var lastChange: Nanoseconds = .min
  /// Whether the system reports every change.
  private(set) var isWatched = true
  /// Whether it reports when the target is written in place.
  private(set) var writesAreWatched = true
  private(set) var problem: FileWatchingProblem?

  /// Follows an absolute path entry by entry, and watches every folder on the way before it looks for the next entry: what changes later is
  /// reported, what changed earlier is seen.
  init(_ path: String, watches: SystemWatches?) {
    guard !path.utf8.contains(0) else { return }
    var rest = Self.names(path).reversed() as [EntryName]
    var folder: [EntryName] = []
    var links = 0
    while let name = rest.popLast() {
      if name == Self.parent {
        _ = folder.popLast()
        continue
      }
      watch(Self.path(folder), watches, name, rest.isEmpty ? .target : .step)
      guard let entry = FileSignature(entryAt: Self.path(folder + [name])) else {
        lastChange = max(lastChange, FileSignature(entryAt: Self.path(folder))?.modified ?? .min)
        return
      }
      if entry.isLink {
        links += 1
        guard links <= 40, let next = Self.destination(Self.path(folder + [name])) else { return }
        lastChange = max(lastChange, entry.changed)
        if let last = interests.indices.last, interests[last].name == name { interests[last].role = .step }
        if next.utf8.first == UInt8(ascii: "/") { folder = [] }
        rest += Self.names(next).reversed()
      } else if rest.isEmpty, !entry.isFolder {
        found(entry, at: Self.path(folder + [name]), watches)
        return
      } else if entry.isFolder {
        folder.append(name)
      } else {
        return
      }
    }
    if let entry = FileSignature(entryAt: Self.path(folder)) { found(entry, at: Self.path(folder), watches) }
  }

  private mutating func found(_ entry: FileSignature, at path: String, _ watches: SystemWatches?) {
    if entry.isFolder {
      watch(path, watches, [], .listing)
    } else if let result = watches?.watch(file: path) {
      add(result, [], .target)
    }
    // Once more: it may have changed before it was watched.
    target = FileSignature(entryAt: path) ?? entry
    realPath = path
    lastChange = max(lastChange, entry.changed)
  }

  private mutating func watch(_ folder: String, _ watches: SystemWatches?, _ name: EntryName, _ role: Interest.Role) {
    guard let watches else {
      isWatched = false
      return
    }
    add(watches.watch(folder: folder, contents: role != .step), name, role)
  }

  private mutating func add(_ result: WatchResult, _ name: EntryName, _ role: Interest.Role) {
    switch result {
    case .watching(let id, let isRemote):
      interests.append(Interest(folder: id, name: name, role: role))
      if isRemote { isWatched = false }
    case .seenByFolder: writesAreWatched = false
    case .missing: break
    case .unwatchable(let problem):
      isWatched = false
      self.problem = self.problem ?? problem
    }
  }

  private static let parent = EntryName("..".utf8)

  private static func names(_ path: String) -> [EntryName] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { EntryName($0) }.filter { $0 != EntryName(".".utf8) }
  }

  private static func path(_ names: [EntryName]) -> String {
    names.isEmpty ? "/" : names.map { "/" + String(decoding: $0, as: UTF8.self) }.joined()
  }

  private static func destination(_ link: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: CChar.self).baseAddress.map { readlink(link, $0, bytes.count) } ?? -1
    }
    guard count > 0, count < bytes.count else { return nil }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
