import TableParsing
import TableSupport

/// What was read for a spec, or for a whole run: the files, and the paths at which there was nothing.
///
/// With the same inputs, the same flags and the same compiler, a spec has the same outputs. That is what dependencies, the cache and the
/// choice of changed specs rest on.
struct SpecInputs: Equatable, Sendable {
  /// The paths that were looked up, as they were named, and where they led without links; nil if nothing was there.
  private(set) var lookups: [String: String?] = [:]
  /// The files that were read, by the path that was read. Without a hash if none was asked for.
  private(set) var contents: [String: ContentHash?] = [:]
  /// The folders whose names were asked for, by their paths, with a hash of the names.
  private(set) var listings: [String: ContentHash] = [:]
  /// Whether something was read that cannot be read again, or could not be read: the record says less than what the result depends on.
  private(set) var isIncomplete = false

  /// The paths that the disk gave no answer about, and why. They were taken for missing.
  private(set) var unanswered: [String: FileProblem] = [:]

  mutating func noteLookup(_ path: String, _ canonical: String?) { lookups[path] = .some(canonical) }

  mutating func noteContents(_ path: String, _ hash: ContentHash?) { contents[path] = .some(hash) }

  mutating func noteListing(_ folder: String, _ hash: ContentHash) { listings[folder] = hash }

  /// A hash of the names in a folder, without those that are hidden.
  static func hash(ofNames names: [String]) -> ContentHash {
    let shown = names.filter { !$0.hasPrefix(".") }.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    return ContentHash(Array(shown.joined(separator: [0])))
  }

  /// Notes a file that could not be read, and may be readable later.
  mutating func noteUnreadable(_ path: String) {
    contents[path] = .some(nil)
    isIncomplete = true
  }

  mutating func noteUnanswered(_ path: String, _ problem: FileProblem) {
    unanswered[path] = problem
    isIncomplete = true
  }

  mutating func noteIncomplete() { isIncomplete = true }

  mutating func merge(_ other: SpecInputs) {
    lookups.merge(other.lookups) { first, _ in first }
    contents.merge(other.contents) { first, _ in first }
    listings.merge(other.listings) { first, _ in first }
    unanswered.merge(other.unanswered) { first, _ in first }
    if other.isIncomplete { isIncomplete = true }
  }

  /// The files that were read, by the names that they were looked up with, sorted.
  var files: [String] {
    let found = lookups.filter { $0.value.map { contents[$0] != nil } ?? false }
    let named = Set(found.values.compactMap { $0 })
    return Set(found.keys).union(contents.keys.filter { !named.contains($0) }).sorted()
  }

  /// The paths that were looked for but not found, sorted.
  var missing: [String] { lookups.filter { $0.value == nil }.keys.sorted() }
}

extension SpecInputs {
  /// The same with paths as they lead from a folder, so that they hold in another checkout and in another working folder.
  func relative(to folder: FolderPath) -> SpecInputs { mapPaths(folder.way) }

  /// The same with paths as a run names them that names their folder.
  func named(from folder: String) -> SpecInputs { mapPaths { $0.hasPrefix("/") ? $0 : PathRules.join(folder, $0) } }

  private func mapPaths(_ change: (String) -> String) -> SpecInputs {
    var result = SpecInputs()
    for (path, canonical) in lookups { result.noteLookup(change(path), canonical.map(change)) }
    for (path, hash) in contents { result.noteContents(change(path), hash) }
    for (folder, hash) in listings { result.noteListing(change(folder), hash) }
    if isIncomplete { result.noteIncomplete() }
    return result
  }

  /// What was found, in words, for a key.
  var words: [String] {
    let found = lookups.map { "\($0.key) \($0.value ?? "")" }
    let read = contents.map { "\($0.key)=\($0.value?.hexadecimal ?? "")" }
    let listed = listings.map { "\($0.key)/=\($0.value.hexadecimal)" }
    return (found + read + listed + ["\(isIncomplete)"]).sorted()
  }
}
