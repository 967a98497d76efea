import TableDiagnostics
import TableIR
import TableSupport
import YAMLSyntax

/// The rows of a large spec, read by several threads shortly before it is their turn.
///
/// Each thread reads with a decoder of its own, until a row has left anything there besides itself (``DecodingEffects``), such as a problem, a
/// font or a constraint, or that it needs a file. That row and those after it, which are probably alike, are read when it is their turn. So
/// the table, the problems and the work are those of one thread.
struct EarlyDecoding {
  struct Entry: Sendable {
    /// The node of its id.
    var id: NodeID?
    /// What reading it has cost, in steps.
    var steps = 0
    /// Its place among the rows of its share.
    fileprivate var row = 0
  }

  /// What was read of a share of the nodes.
  fileprivate struct Share: Sendable {
    /// Nil for an entry that is not a row alone.
    var entries: [Entry?] = []
    var rows: [Row] = []
  }

  private let source: SourceFile
  /// All entries of all lists of rows.
  private let nodes: [NodeID]
  private let shares: MapAhead<ArraySlice<NodeID>, Share>
  /// The share of the next node, once there was one.
  private var share = Share()
  private var next = 0

  /// The fewest rows that are worth several threads.
  private static let fewest = 1_000
  /// The rows that a thread reads at a time.
  private static let share = 200
  /// The shares that each thread may be ahead.
  private static let lead = 2

  /// - Parameter sections: the list of all sections of the spec.
  /// - Returns: nil for a spec that is read by one thread: a small one, and one of which only some rows are asked for.
  init?(_ sections: NodeID, of decoder: SpecDecoder, jobs: Int) {
    let (source, options, paths) = (decoder.source, decoder.options, decoder.paths)
    guard jobs > 1, options.rows == nil, source.tree.nodeCount >= Self.fewest else { return nil }
    var nodes: [NodeID] = []
    for section in source.tree.elements(of: sections) {
      guard let rows = decoder.value(of: "rows", in: section), decoder.isSequence(rows) else { continue }
      nodes += source.tree.elements(of: rows)
      // Aliases can name a list again and again.
      guard nodes.count <= options.maxRows else { return nil }
    }
    guard nodes.count >= Self.fewest else { return nil }
    let limit = decoder.work.left
    let parts = stride(from: 0, to: nodes.count, by: Self.share).map { nodes[$0..<min($0 + Self.share, nodes.count)] }
    // A row that needs a file is not read early.
    shares = MapAhead(parts, jobs: jobs, lead: jobs * Self.lead) { part in
      SpecDecoder(
        source: source.forThread, profiles: [], options: options, files: NoFiles(), paths: paths, bag: DiagnosticBag(),
        work: WorkMeter(limit: limit)
      ).readEarly(part)
    }
    (self.source, self.nodes) = (source, nodes)
  }

  /// The entry of a node; nil if it is to be read now. Entries are asked for in the order of the sections.
  mutating func take(_ node: NodeID, of source: SourceFile) -> Entry? {
    guard source === self.source else { return nil }
    while next < nodes.count, nodes[next].rawValue < node.rawValue { advance() }
    guard next < nodes.count, nodes[next] == node else { return nil }
    let index = advance()
    return index < share.entries.count ? share.entries[index] : nil
  }

  /// Goes on to the next node, and returns the index of this one in its share.
  @discardableResult
  private mutating func advance() -> Int {
    let index = next % Self.share
    if index == 0 { share = shares.next() ?? Share() }
    next += 1
    return index
  }

  /// Puts a row in its place: a row is large, and not copied for it. Only for the entry that was taken last.
  mutating func move(_ entry: Entry, to row: inout Row) { swap(&row, &share.rows[entry.row]) }
}

extension SpecDecoder {
  fileprivate func readEarly(_ nodes: ArraySlice<NodeID>) -> EarlyDecoding.Share {
    var share = EarlyDecoding.Share()
    share.entries.reserveCapacity(nodes.count)
    share.rows.reserveCapacity(nodes.count)
    textColorPlace = .view
    // The entries before the last time that nothing was found left.
    var alone = 0
    for node in nodes {
      let origin = RowOrigin(node, in: self)
      if isMapping(node), origin.isRowAlone {
        let (before, last) = (work.spent, share.rows.count)
        share.rows.append(Row(id: "", location: source.location(tree.resolved(node))))
        guard decode(.row, node, into: &share.rows[last]) else { break }
        share.entries.append(EarlyDecoding.Entry(id: origin.id, steps: work.spent - before, row: last))
      } else {
        share.entries.append(nil)
      }
      // Comparing costs as much as a small row, and of rows that are read in vain there are at most as many as of others.
      let count = share.entries.count
      guard count.nonzeroBitCount == 1 || count == nodes.count else { continue }
      guard effects == DecodingEffects() else { break }
      alone = count
    }
    share.entries.removeLast(share.entries.count - alone)
    return share
  }
}

extension RowOrigin {
  /// Whether the entry is a row that is made of nothing but its own keys.
  fileprivate var isRowAlone: Bool { include == nil && count == nil && items == nil && use == nil && variants == nil }
}
