import TableDiff
import TableSupport

/// The pairs of files to compare, sorted by name.
struct DiffPairs: Sendable {
  struct Pair: Sendable {
    var name: String
    var status: SpecDiff.Status
    var old: DiffEntry?
    var new: DiffEntry?
  }

  private(set) var pairs: [Pair]

  /// Pairs entries by name, and the remaining ones by their bytes, and then by their rows.
  init(_ operands: DiffOperands, reader: DiffReader, jobs: Int) {
    self.init(old: operands.old, new: operands.new, reader: reader, jobs: jobs)
  }

  init(old one: DiffOperand, new other: DiffOperand, reader: DiffReader, jobs: Int) {
    guard one.isFolder && other.isFolder else {
      let (old, new) = (one.entries.first, other.entries.first)
      let status: SpecDiff.Status = old == nil ? .added : new == nil ? .removed : .kept
      pairs = old == nil && new == nil ? [] : [Pair(name: (new ?? old)?.name ?? "", status: status, old: old, new: new)]
      return
    }
    var before = Dictionary(one.entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var pairs: [Pair] = []
    var added: [DiffEntry] = []
    for entry in other.entries {
      if let old = before.removeValue(forKey: entry.key) {
        pairs.append(Pair(name: entry.name, status: .kept, old: old, new: entry))
      } else {
        added.append(entry)
      }
    }
    let namesakes = Self.namesakes(Array(before.values), added)
    for (index, entry) in added.enumerated() {
      guard let old = namesakes[index] else { continue }
      before[old.key] = nil
      pairs.append(Pair(name: entry.name, status: .kept, old: old, new: entry))
    }
    added = added.enumerated().filter { namesakes[$0.offset] == nil }.map(\.element)
    for find in [Self.moves, Self.renames] {
      let removed = one.entries.filter { before[$0.key] != nil }
      let renames = find(removed, added, reader, jobs)
      for entry in added {
        guard let old = renames[entry.name] else { continue }
        before[old.key] = nil
        pairs.append(Pair(name: entry.name, status: .renamed(from: old.name), old: old, new: entry))
      }
      added.removeAll { renames[$0.name] != nil }
    }
    for entry in added { pairs.append(Pair(name: entry.name, status: .added, old: nil, new: entry)) }
    for entry in before.values { pairs.append(Pair(name: entry.name, status: .removed, old: entry, new: nil)) }
    self.pairs = pairs.sorted { $0.name < $1.name }
  }

  /// For a table of a document, the spec of its name, which an import gives it, or the other way round; by the place of the new one.
  private static func namesakes(_ removed: [DiffEntry], _ added: [DiffEntry]) -> [Int: DiffEntry] {
    func name(_ entry: DiffEntry) -> String {
      entry.table?.name ?? entry.name.lastPathComponent
    }
    let old = Dictionary(grouping: removed, by: name)
    let new = Dictionary(grouping: added.indices, by: { name(added[$0]) })
    var found: [Int: DiffEntry] = [:]
    for (name, places) in new {
      guard places.count == 1, let place = places.first, let others = old[name], others.count == 1,
        (others[0].table == nil) != (added[place].table == nil)
      else { continue }
      found[place] = others[0]
    }
    return found
  }

  // MARK: Renames

  /// For each new spec, an old spec with the same bytes: with the same file name, as in a folder that was moved, or else the first.
  private static func moves(
    _ removed: [DiffEntry], _ added: [DiffEntry], _ reader: DiffReader, _ jobs: Int
  ) -> [String: DiffEntry] {
    struct Key: Hashable {
      var hash: ContentHash
      var name: String?
    }
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    let limit = reader.session.maxBytes
    let hashes = ParallelMap(jobs: jobs).map(removed + added) { (try? $0.read(limit: limit)).map { ContentHash($0) } }
    var moves: [String: DiffEntry] = [:]
    var taken: Set<Int> = []
    for isNamed in [true, false] {
      func key(_ entry: DiffEntry, _ hash: ContentHash?) -> Key? {
        hash.map { Key(hash: $0, name: isNamed ? entry.name.lastPathComponent : nil) }
      }
      var waiting = WaitingElements(removed.indices) { taken.contains($0) ? nil : key(removed[$0], hashes[$0]) }
      for (entry, hash) in zip(added, hashes.dropFirst(removed.count)) where moves[entry.name] == nil {
        guard let old = key(entry, hash).flatMap({ waiting.take($0) }) else { continue }
        moves[entry.name] = removed[old]
        taken.insert(old)
      }
    }
    return moves
  }

  /// For each new spec, the old spec that it shares most rows with, if it shares enough.
  private static func renames(
    _ removed: [DiffEntry], _ added: [DiffEntry], _ reader: DiffReader, _ jobs: Int
  ) -> [String: DiffEntry] {
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    let rows = ParallelMap(jobs: jobs).map(removed + added) { Rows($0, reader: reader) }
    let (old, new) = (Array(rows.prefix(removed.count)), Array(rows.suffix(added.count)))
    // A spec whose rows have the same ids is the same, whatever they say now.
    let candidates = candidates(old.map(\.words), new.map(\.words)) + candidates(old.map(\.ids), new.map(\.ids))
    var renames: [String: DiffEntry] = [:]
    var taken: Set<Int> = []
    for (_, old, new) in candidates.sorted(by: { ($1.score, $0.old, $0.new) < ($0.score, $1.old, $1.new) })
    where renames[added[new].name] == nil && taken.insert(old).inserted {
      renames[added[new].name] = removed[old]
    }
    return renames
  }

  /// The pairs that have most of their words in common.
  private static func candidates(
    _ old: [Set<String>], _ new: [Set<String>]
  ) -> [(score: Double, old: Int, new: Int)] {
    var holders: [String: [Int]] = [:]
    for (index, words) in old.enumerated() { for word in words { holders[word, default: []].append(index) } }
    var candidates: [(score: Double, old: Int, new: Int)] = []
    for (index, words) in new.enumerated() {
      var common: [Int: Int] = [:]
      // A word that many specs have does not distinguish them.
      for word in words { for holder in (holders[word] ?? []).prefix(20) { common[holder, default: 0] += 1 } }
      for (holder, count) in common {
        let score = 2 * Double(count) / Double(words.count + old[holder].count)
        if score >= 0.6 { candidates.append((score, holder, index)) }
      }
    }
    return candidates
  }

  /// The rows of a spec, by which it is found again under another name.
  private struct Rows: Sendable {
    /// The contents, as one word for each row.
    var words: Set<String> = []
    /// The ids that the spec gives; none if there is only one, which may be a common word.
    var ids: Set<String> = []

    init(_ entry: DiffEntry, reader: DiffReader) {
      guard case .spec(let source) = reader.read(entry).side else { return }
      for row in source.table.sections.lazy.flatMap(\.rows) {
        let id = row.id.contains("/") ? "" : row.id
        words.insert("\(id) \(row.text?.string ?? "") \(row.detailText?.string ?? "")")
        if !id.isEmpty { ids.insert(id) }
      }
      if ids.count < 2 { ids = [] }
    }
  }
}
