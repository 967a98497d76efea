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
    // A table without rows is nothing that would be missed, and an import makes no spec of it.
    added.removeAll { $0.table?.isEmpty == true }
    before = before.filter { $0.value.table?.isEmpty != true }
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

  /// For each new spec, an old spec with the same bytes.
  private static func moves(
    _ removed: [DiffEntry], _ added: [DiffEntry], _ reader: DiffReader, _ jobs: Int
  ) -> [String: DiffEntry] {
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    let limit = reader.session.maxBytes
    let specs = ParallelMap(jobs: jobs).map(removed + added) { entry in
      (name: entry.name, contents: (try? entry.read(limit: limit)).map { ContentHash($0) })
    }
    let found = RenamedSpecs.equal(Array(specs.prefix(removed.count)), Array(specs.suffix(added.count)))
    return Dictionary(uniqueKeysWithValues: found.map { (added[$0.key].name, removed[$0.value]) })
  }

  /// For each new spec, the old spec that it shares most rows with, if it shares enough.
  private static func renames(
    _ removed: [DiffEntry], _ added: [DiffEntry], _ reader: DiffReader, _ jobs: Int
  ) -> [String: DiffEntry] {
    guard !removed.isEmpty, !added.isEmpty else { return [:] }
    // A spec whose rows have the same ids is the same, whatever they say now.
    let rows = ParallelMap(jobs: jobs).map(removed + added) { entry in
      let rows = Rows(entry, reader: reader)
      return [rows.words, rows.ids]
    }
    let found = RenamedSpecs.similar(Array(rows.prefix(removed.count)), Array(rows.suffix(added.count)))
    return Dictionary(uniqueKeysWithValues: found.map { (added[$0.key].name, removed[$0.value]) })
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
