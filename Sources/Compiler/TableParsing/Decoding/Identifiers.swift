import TableDiagnostics
import TableIR
import YAMLSyntax

/// Where an id was first used.
struct IDPlace {
  var file: UInt32
  var start: Mark
  var end: Mark
}

/// The ids of rows or of sections.
struct UsedIDs {
  private var places: [String: IDPlace] = [:]

  /// Uses an id. Returns the place where it was used first; nil if it is new.
  mutating func use(_ id: String, at place: IDPlace) -> IDPlace? {
    guard let first = places.updateValue(place, forKey: id) else { return nil }
    places[id] = first
    return first
  }

  /// Makes room, so that ids are not hashed again each time their number doubles.
  mutating func reserve(_ count: Int) { places.reserveCapacity(count) }
}

/// A row that something names.
struct RowMention {
  var id: String
  var range: SourceRange
}

/// A row that something shows swiped open.
struct SwipedMention {
  var row: SwipedRow
  var range: SourceRange
}

extension SyntaxTree {
  /// Whether a node is written in another, and not merged into it or named by an alias (adrienverge/yamllint#175).
  fileprivate func contains(_ node: NodeID, in other: NodeID) -> Bool {
    start(other) <= start(node) && end(node) <= end(other)
  }

  fileprivate func mergeKey(of node: NodeID) -> NodeID? {
    guard kind(node) == .mapping else { return nil }
    return pairs(of: node).first { isMergeKey($0.key) }?.key
  }
}

extension SpecDecoder {
  /// Warns of rows that environments name and the table does not have.
  func checkStateRows(in table: Table) {
    guard !effects.stateRows.isEmpty else { return }
    let ids = table.sections.flatMap { $0.rows.map(\.id) }
    let known = Set(ids)
    for mention in effects.stateRows where !known.contains(mention.id) {
      effects.bag.add(
        Diagnostic(
          code: .unknownStateRow, message: "there is no row \(mention.id.quotedForMessage) for this state",
          range: mention.range,
          help: closest(to: mention.id, in: Array(ids.prefix(2_000))).map { "did you mean '\($0)'?" }))
    }
  }

  /// Warns of rows that environments show swiped open and that have no actions there.
  func checkSwipedRows(in table: Table) {
    for mention in effects.swipedRows where table.hasSwipeActions(mention.row) == false {
      effects.bag.add(
        Diagnostic(
          code: .unswipeableRow,
          message:
            "the row \(mention.row.id.quotedForMessage) has no swipe actions at its \(mention.row.edge.rawValue) edge",
          range: mention.range,
          help: "give it 'swipeActions'"))
    }
  }

  /// Reads an id: any text without a slash, which separates the parts of generated ids.
  func readID(_ node: NodeID, into id: inout String) {
    guard let text = readName(node, expected: "an id") else { return }
    guard !text.contains(byte: UInt8(ascii: "/")) else {
      report(
        .badValue, "an id cannot contain a slash", at: node, label: "this is the id \(text.quotedForMessage)",
        help: "use letters, digits and hyphens")
      return
    }
    id = text
  }

  /// Reports an id that is already in use.
  /// - Parameters:
  ///   - node: the id; nil if nothing gives one.
  ///   - entry: what has the id.
  func checkUnique(
    _ id: String, at node: NodeID?, of entry: NodeID, what: String, in parent: String? = nil, among ids: inout UsedIDs
  ) {
    let isShared = node.map { !tree.contains($0, in: entry) } ?? false
    let node = isShared ? tree.mergeKey(of: entry) ?? entry : node ?? entry
    let place = IDPlace(file: source.index, start: tree.start(node), end: tree.end(node))
    guard let first = ids.use(id, at: place) else { return }
    let range = SourceRange(
      file: filePaths[Int(first.file)], start: SourcePosition(first.start), end: SourcePosition(first.end))
    report(
      .duplicateID, "the \(what) id \(id.quotedForMessage) is already used", at: node,
      label: isShared ? "this has the id, too" : nil,
      help: repetition != nil
        ? "put {index} in the id, so that it differs in every turn"
        : isShared
          ? "give it an id of its own: {<<: *name, id: other}"
          : what == "row"
            ? "ids of rows are unique in a table, as in a diffable data source, whatever the section: write \((parent.map { $0 + "-" } ?? "other-") + id), for example"
            : "give each \(what) a unique id",
      notes: [Note(message: "first used here", range: range)])
  }
}
