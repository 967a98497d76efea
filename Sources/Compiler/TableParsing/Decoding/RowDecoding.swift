import TableDiagnostics
import TableIR
import YAMLSyntax

extension SpecDecoder {
  /// Reads the rows of a section, repeated and included ones too.
  func decodeRows(_ node: NodeID, sectionID: String, into rows: inout [Row]) {
    guard let entries = elements(node, expected: "a list of rows") else { return }
    // Once, because a reserved array does not double, and never for rows above the limit, which aliases and includes could name again.
    if rows.isEmpty, options.rows == nil {
      rows.reserveCapacity(min(entries.count, max(options.maxRows - rowCount, 0)))
    }
    for entry in entries {
      let origin = RowOrigin(entry, in: self)
      if let file = origin.include {
        subject = Subject(key: "include", owner: "a row")
        include(file, besides: entry, expecting: .sequence) { decoder, root in
          decoder.decodeRows(root, sectionID: sectionID, into: &rows)
        }
      } else {
        decodeEntry(entry, origin, sectionID: sectionID, into: &rows)
      }
    }
  }

  private func decodeEntry(_ entry: NodeID, _ origin: RowOrigin, sectionID: String, into rows: inout [Row]) {
    switch (origin.count, origin.items) {
    case (let count?, nil):
      subject = Subject(key: "repeat", owner: "a row")
      guard let times = readRepeat(count) else { return }
      let turns = window.pass(times)
      guard allowRows(turns.kept.count, at: count) else { return }
      repeatRow(entry, turns) { index in
        repetition = Repetition(index: index, item: nil)
        appendRow(entry, origin, turn: index, of: turns, sectionID: sectionID, to: &rows)
      }
    case (nil, let items?):
      subject = Subject(key: "each", owner: "a row")
      guard let elements = elements(items, expected: "a list") else { return }
      let turns = window.pass(elements.count)
      guard allowRows(turns.kept.count, at: items) else { return }
      repeatRow(entry, turns) { index in
        subject = Subject(key: "each", owner: "a row", isElement: true)
        guard let item = readItem(elements[index]) else { return }
        repetition = Repetition(index: index, item: item)
        appendRow(entry, origin, turn: index, of: turns, sectionID: sectionID, to: &rows)
      }
    // Having both is reported with the row's other keys.
    case (nil, nil), (_?, _?):
      appendRow(entry, origin, turn: 0, of: window.pass(1), sectionID: sectionID, to: &rows)
    }
  }

  /// Reads the repetitions of a row, and stops if the remaining ones would only repeat the errors.
  private func repeatRow(_ entry: NodeID, _ turns: EntryRows, _ turn: (Int) -> Void) {
    effects.repeatedFindings.removeAll()
    let before = effects.errorCount
    var wrongTurns = 0
    expanding(entry) {
      for index in turns.read {
        let errors = effects.errorCount
        turn(index)
        repetition = nil
        if effects.errorCount > errors { wrongTurns += 1 }
        let isHopeless = wrongTurns == RepeatBounds.wrongTurns || effects.errorCount - before >= effects.bag.limit
        if isHopeless || work.isSpent { return }
      }
    }
  }

  /// Reads the row of a turn, and appends it if it is asked for. It is read in its place, as a row is large.
  private func appendRow(
    _ entry: NodeID, _ origin: RowOrigin, turn: Int, of turns: EntryRows, sectionID: String, to rows: inout [Row]
  ) {
    let isKept = turns.kept.contains(turn)
    guard beginRow(entry, isKept: isKept) else { return }
    rows.append(Row(id: "", location: source.location(tree.resolved(entry))))
    let last = rows.count - 1
    if readRow(entry, origin, into: &rows[last]) {
      complete(&rows[last], entry, id: origin.id, number: turns.first + turn, sectionID: sectionID)
      if let variants = origin.variants { decodeVariants(variants, of: &rows[last]) }
      if isKept { return }
    }
    rows.removeLast()
  }

  /// Counts and pays for a row. Returns false, with a diagnostic, if the table has too many.
  private func beginRow(_ entry: NodeID, isKept: Bool) -> Bool {
    if isKept { rowCount += 1 }
    guard rowCount <= options.maxRows else {
      if isKept, rowCount == options.maxRows + 1 { reportTooMany("rows", at: entry) }
      return false
    }
    spend(DecodingCost.row)
    return true
  }

  private func readRow(_ entry: NodeID, _ origin: RowOrigin, into row: inout Row) -> Bool {
    subject = Subject(key: "", owner: "a row")
    if isScalar(entry) {
      guard let text = readText(entry) else { return false }
      row.text = Text(text)
    } else if origin.use == nil {
      guard reading(in: .view, { decode(.row, entry, into: &row) }) else { return false }
      changeViews(of: &row)
    } else {
      guard expanding(entry, { decodeRow(entry, origin, into: &row) }) else { return false }
    }
    return true
  }

  /// Gives a row its id, and checks it as a whole.
  /// - Parameters:
  ///   - id: the node of its own id.
  ///   - number: its index in the section, for the id of a row without one.
  private func complete(_ row: inout Row, _ entry: NodeID, id: NodeID?, number: Int, sectionID: String) {
    if row.id.isEmpty {
      row.id = "\(sectionID)/\(number)"
    } else {
      checkUnique(row.id, at: id, of: entry, what: "row", in: sectionID, among: &rowIDs)
    }
    // As in an app, where a label that has attributes but no text takes no room.
    if row.detailText?.lacksWords == true { row.detailText = nil }
    for index in row.variants.indices where row.variants[index].row.detailText?.lacksWords == true {
      row.variants[index].row.detailText = nil
    }
    // A misspelt configuration was probably intended to show it.
    if !showsDetail(row), row.detailText != nil, isScalar(entry) || tree.key("content", of: entry) == nil {
      reportUnshownDetail(of: row, in: entry)
    }
    checkHost(of: row, in: entry)
    checkConstraints(of: row, at: entry)
    checkAccessibility(of: row, at: entry)
    checkTextColors(of: row, at: entry)
  }

  /// Whether a row has a label for its detail. Content configurations have one, and every row of a list uses one.
  func showsDetail(_ row: Row) -> Bool { row.style != .default || row.configuration != nil || host != .table }

  /// UIKit's `default` style has no detailTextLabel: the text would be lost silently.
  func reportUnshownDetail(of row: Row, in entry: NodeID) {
    // The file that could not be read may define the template with the style.
    if effects.hasUnreadTable { return }
    // So may a style that is misspelt.
    if isMapping(entry), let style = value(of: "style", in: entry), CellStyle(rawValue: tree.scalar(style) ?? "") == nil
    {
      return
    }
    report(
      .unshownDetailText, "the cell style 'default' has no detailTextLabel",
      at: tree.key("detailText", of: entry) ?? entry,
      help: "choose a style that has one: subtitle, value1 or value2")
  }

  /// Reads a row over the template that it uses.
  private func decodeRow(_ entry: NodeID, _ origin: RowOrigin, into row: inout Row) -> Bool {
    guard !work.isSpent else { return false }
    let template = origin.use.flatMap { self.template($0, of: "a row") }
    if let template {
      let location = row.location
      row = template
      row.location = location
    }
    let base = row
    guard reading(in: .view, { decode(.row, entry, into: &row) }) else { return false }
    row.keepOneContent(over: base)
    changeViews(of: &row, isKnown: template != nil)
    spend(row.weight)
    return true
  }
}
