/// Which paths depend on which entries of folders.
struct InterestTable {
  private var paths: [WatchID: [EntryName: Set<String>]] = [:]
  private var abandoned: Set<WatchID> = []

  /// The paths that depend on an entry; with an empty name, those that depend on all entries, or on a file itself.
  func paths(_ folder: WatchID, _ name: EntryName) -> Set<String> { paths[folder]?[name] ?? [] }

  /// All paths that depend on a folder.
  func paths(_ folder: WatchID) -> Set<String> { Set((paths[folder] ?? [:]).values.joined()) }

  /// Replaces what a path depends on. What it still depends on is not given up in between.
  mutating func change(_ path: String, from old: [Interest], to new: [Interest]) {
    for interest in new { paths[interest.folder, default: [:]][interest.name, default: []].insert(path) }
    for interest in old where !new.contains(where: { $0.folder == interest.folder && $0.name == interest.name }) {
      remove(path, interest)
    }
  }

  private mutating func remove(_ path: String, _ interest: Interest) {
    // In place: a copy of a folder with all its entries for each path would take as long as there are entries.
    paths[interest.folder]?[interest.name]?.remove(path)
    if paths[interest.folder]?[interest.name]?.isEmpty ?? false { paths[interest.folder]?[interest.name] = nil }
    if paths[interest.folder]?.isEmpty ?? false { abandoned.insert(interest.folder) }
  }

  /// The folders that no path depends on any more, each only once.
  mutating func takeAbandoned() -> [WatchID] {
    let folders = abandoned.filter { paths[$0]?.isEmpty ?? true }
    abandoned = []
    for folder in folders { paths[folder] = nil }
    return Array(folders)
  }
}
