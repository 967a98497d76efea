import TableIR
import YAMLSyntax

extension MappingType where Owner == Section {
  static let section = MappingType(
    "section", noun: "a section", summary: "A section of the table.", Section(id: ""),
    keys: [
      Key(
        "id", .naming(.declaration(.section), .name(pattern: "^[^/]+$")), default: "section-index",
        "a name, unique among the sections"
      ) {
        decoder, node, section in
        decoder.readID(node, into: &section.id)
      } write: { section, _, _ in
        section.hasOwnID ? .text(section.id) : nil
      },
      Key("header", .headerFooter, "the header: a title, or a view", \.header),
      Key("footer", .headerFooter, "the footer: a title, or a view", \.footer),
      Key(
        "rowHeight", .rowHeight, default: "the table's", "the height of rows in points, or `automatic`", \.rowHeight),
      Key("separatorStyle", .separator, default: "the table's", "the lines between rows", \.separator)
        .available(.separatorsOfRows),
      .backgrounds(default: "the table's", "backgrounds by position", \.backgrounds),
      Key(
        "swipeActions", over: .swipeActions, default: "the table's",
        "the buttons at the edges of rows that are swiped open and set none for that edge", \.swipeActions
      ).available(.swipeActions),
      Key("when", .conditions, default: "everywhere", "where the section is shown", \.conditions),
      Key(
        "rows", .list(.either([.text, .mapping("row")]), count: nil), default: "[]", "the rows, from top to bottom",
        write: { section, _, writer in
          .list(section.rows.map { $0.entry(writer) })
        }),
      Key(
        "include", .naming(.use(.part(.sections)), .name(pattern: nil)),
        "a file with a list of sections to insert here; the only key of its entry"),
    ], rules: [.alone("include")])
}

extension Row {
  /// The entry of a row in its section's list, without an id that is derived from its position.
  fileprivate func entry(_ writer: SpecWriter) -> SpecValue {
    var row = self
    if row.id.contains("/") { row.id = "" }
    let written = MappingType<Row>.row.write(row, writer)
    guard case .mapping(let entries) = written, entries.count == 1, entries[0].key == "text",
      case .text = entries[0].value
    else { return written }
    return entries[0].value.isMapping ? written : entries[0].value
  }
}

extension SpecDecoder {
  /// Reads the sections of a table, including those of included files.
  func decodeSections(_ node: NodeID, into sections: inout [Section]) {
    guard let entries = elements(node, expected: "a list of sections") else { return }
    for entry in entries {
      guard sections.count < options.maxRows else {
        reportTooMany("sections", at: entry)
        return
      }
      if let file = value(of: "include", in: entry) {
        subject = Subject(key: "include", owner: "a section")
        include(file, besides: entry, expecting: .sequence) { decoder, root in
          decoder.decodeSections(root, into: &sections)
        }
      } else {
        appendSection(entry, to: &sections)
      }
    }
  }

  private func appendSection(_ entry: NodeID, to sections: inout [Section]) {
    subject = Subject(key: "", owner: "a section")
    var section = Section(id: "", location: source.location(tree.resolved(entry)))
    guard decode(.section, entry, into: &section) else { return }
    // A derived id could equal an id that is written elsewhere, so it is reserved like any other.
    if section.id.isEmpty {
      section.id = Section.madeID(at: sections.count)
      section.hasOwnID = false
    }
    checkUnique(section.id, at: value(of: "id", in: entry), of: entry, what: "section", among: &sectionIDs)
    // The rows are read after the section's id, from which their ids are derived.
    window.beginSection()
    if let rows = value(of: "rows", in: entry) {
      subject = Subject(key: "rows", owner: "a section")
      decodeRows(rows, sectionID: section.id, into: &section.rows)
    }
    sections.append(section)
  }
}
