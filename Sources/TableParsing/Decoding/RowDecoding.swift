import TableDiagnostics
import TableIR
import YAMLSyntax

/// The keys of a row's entry that say where its rows come from, found in one pass: they are asked for at every row.
private struct RowOrigin {
  var include: NodeID?
  var count: NodeID?
  var items: NodeID?
  var use: NodeID?

  private static let names = KeyNames(["include", "repeat", "each", "use"])

  init(_ entry: NodeID, in decoder: SpecDecoder) {
    let tree = decoder.tree
    let mapping = tree.resolved(entry)
    guard tree.kind(mapping) == .mapping else { return }
    var isMerged = false
    for (key, value) in tree.pairs(of: mapping) where tree.kind(key) == .scalar {
      switch tree.withScalarBytes(key, { Self.names.index(of: $0) }) {
      case 0: include = value
      case 1: count = value
      case 2: items = value
      case 3: use = value
      default: if tree.isMergeKey(key) { isMerged = true }
      }
    }
    guard isMerged else { return }
    // Keys of the entry itself win over merged ones; another row's `include` is no key to inherit.
    count = count ?? decoder.value(of: "repeat", in: entry)
    items = items ?? decoder.value(of: "each", in: entry)
    use = use ?? decoder.value(of: "use", in: entry)
  }
}

/// A template for rows: read when it is first used, so that templates may build on each other in any order.
enum Template {
  case unread(NodeID)
  /// Being read: using it now would never end.
  case open(NodeID)
  case read(Row)
  /// Reported already.
  case broken
}

extension SpecDecoder {
  /// Reads the rows of a section, repeated and included ones too.
  func decodeRows(_ node: NodeID, sectionID: String, into rows: inout [Row]) {
    guard let entries = elements(node, expected: "a list of rows") else { return }
    for entry in entries {
      let origin = RowOrigin(entry, in: self)
      if let file = origin.include {
        include(file, besides: entry, expecting: .sequence) { decoder, root in
          decoder.decodeRows(root, sectionID: sectionID, into: &rows)
        }
      } else {
        decodeEntry(entry, origin, sectionID: sectionID, into: &rows)
      }
    }
  }

  private func decodeEntry(_ entry: NodeID, _ origin: RowOrigin, sectionID: String, into rows: inout [Row]) {
    if origin.count == nil && origin.items == nil {
      appendRow(entry, use: origin.use, sectionID: sectionID, to: &rows)
      return
    }
    if let count = origin.count, origin.items != nil {
      report(.badRepeat, "a row has 'repeat' or 'each', not both", at: count)
      return
    }
    subject = Subject(key: origin.count == nil ? "each" : "repeat", owner: "a row")
    let outer = repetition
    defer { repetition = outer }
    if let count = origin.count {
      guard let times = readInteger(count, in: 0...RepeatBounds.most), allow(times, at: count) else { return }
      for index in 0..<times {
        repetition = Repetition(index: index, item: nil)
        appendRow(entry, use: origin.use, sectionID: sectionID, to: &rows)
      }
    } else if let items = origin.items, let elements = elements(items, expected: "a list"),
      allow(elements.count, at: items)
    {
      for (index, item) in elements.enumerated() {
        repetition = Repetition(index: index, item: item)
        appendRow(entry, use: origin.use, sectionID: sectionID, to: &rows)
      }
    }
  }

  /// Whether so many more rows may come.
  private func allow(_ count: Int, at node: NodeID) -> Bool {
    guard rowCount + count <= options.maxRows else {
      report(
        .tooManyRepeats, "this would make more than \(options.maxRows) rows", at: node,
        help: "raise the limit with --max-rows if the spec is yours")
      return false
    }
    return true
  }

  private func appendRow(_ entry: NodeID, use: NodeID?, sectionID: String, to rows: inout [Row]) {
    rowCount += 1
    guard rowCount <= options.maxRows else {
      if rowCount == options.maxRows + 1 {
        report(
          .tooManyRows, "the table has more than \(options.maxRows) rows", at: entry,
          help: "raise the limit with --max-rows if the spec is yours")
      }
      return
    }
    var row = Row(id: "", location: source.location(tree.resolved(entry)))
    subject = Subject(key: "", owner: "a row")
    if isScalar(entry) {
      guard let text = readText(entry) else { return }
      row.text = Text(text)
    } else {
      guard decodeRow(entry, use: use, into: &row) else { return }
    }
    if row.id.isEmpty {
      row.id = "\(sectionID)/\(rows.count)"
    } else {
      checkUnique(row.id, at: entry, location: row.location, what: "row", among: &rowIDs)
    }
    rows.append(row)
  }

  /// Reads a row over the template that it uses.
  private func decodeRow(_ entry: NodeID, use: NodeID?, into row: inout Row) -> Bool {
    if let use, let template = template(use) {
      let location = row.location
      row = template
      row.location = location
    }
    return decode(.row, entry, into: &row)
  }

  // MARK: Templates

  /// The template that a node names, or nil with a diagnostic.
  private func template(_ node: NodeID) -> Row? {
    guard let name = readText(node) else { return nil }
    switch templates[name] {
    case .read(let row): return row
    case .broken: return nil
    case .unread(let body): return readTemplate(name, body)
    case .open:
      report(.recursiveTemplate, "the template '\(name)' uses itself", at: node)
      return nil
    case nil:
      let match = closestMatch(to: name, in: templates.keys.sorted())
      report(
        .unknownTemplate, "there is no template '\(name)'", at: node, label: match.map { "did you mean '\($0)'?" },
        help: templates.isEmpty ? "define it under 'templates:' of the table" : nil)
      return nil
    }
  }

  private func readTemplate(_ name: String, _ body: NodeID) -> Row? {
    templates[name] = .open(body)
    var row = Row(id: "")
    let outer = repetition
    repetition = nil
    defer { repetition = outer }
    let isWhole = decodeRow(body, use: value(of: "use", in: body), into: &row)
    row.id = ""
    templates[name] = isWhole ? .read(row) : .broken
    return isWhole ? row : nil
  }

  /// Registers the templates of a mapping, then reads each, so that a wrong one is reported even where none uses it.
  func decodeTemplates(_ node: NodeID) {
    let mapping = tree.resolved(node)
    guard tree.kind(mapping) == .mapping else {
      reportWrongType(node, expected: "a mapping from names to rows")
      return
    }
    var names: [String] = []
    for (key, body) in tree.pairs(of: mapping) {
      guard isScalar(key) else {
        report(.nonScalarKey, "a template's name must be a word", at: key)
        continue
      }
      let name = tree.string(tree.resolved(key))
      if names.contains(name) {
        report(.duplicateKey, "duplicate template '\(name)'", at: key, help: "keep one of the two")
        continue
      }
      names.append(name)
      templates[name] = .unread(body)
    }
    for name in names {
      if case .unread(let body) = templates[name] { _ = readTemplate(name, body) }
    }
  }

  // MARK: Ids

  /// Reports an id that is taken.
  func checkUnique(
    _ id: String, at node: NodeID, location: SourceLocation, what: String, among ids: inout [String: SourceLocation]
  ) {
    guard let first = ids.updateValue(location, forKey: id) else { return }
    ids[id] = first
    let place = value(of: "id", in: node) ?? node
    let start = SourcePosition(line: Int(first.line), column: Int(first.column))
    let file = filePaths[Int(first.file)]
    report(
      .duplicateID, "the \(what) id '\(id)' is taken", at: place, help: "give each \(what) an id of its own",
      notes: [Note(message: "first used here", range: SourceRange(file: file, start: start, end: start))])
  }
}
