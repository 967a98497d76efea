import TableDiagnostics
import TableIR
import YAMLSyntax

/// A section while it is read: its rows wait until its id is known, from which theirs are made.
struct SectionDraft {
  var section: Section
  var rows: NodeID?
}

extension MappingType where Owner == SectionDraft {
  static let section = MappingType(
    "section", noun: "a section", summary: "A section of the table.",
    keys: [
      Key("id", .name(pattern: "^[^/]+$"), default: "section-index", "a name that is unique among the sections") {
        decoder, node, draft in
        decoder.readID(node, into: &draft.section.id)
      },
      Key("header", .headerFooter, "the header: a title, or a view") { $0.section.header = $1 },
      Key("footer", .headerFooter, "the footer: a title, or a view") { $0.section.footer = $1 },
      Key("rowHeight", .rowHeight, default: "the table's", "the height of rows in points, or `automatic`") {
        $0.section.rowHeight = $1
      },
      Key("separatorStyle", .separator, default: "the table's", "the lines between rows") {
        $0.section.separator = $1
      },
      Key("backgrounds", .mapping("backgrounds"), default: "the table's", "backgrounds by position") {
        decoder, node, draft in
        var backgrounds = draft.section.backgrounds ?? PositionBackgrounds()
        decoder.readBackgrounds(node, into: &backgrounds)
        draft.section.backgrounds = backgrounds
      },
      Key("when", .conditions, default: "everywhere", "where the section is") { $0.section.conditions = $1 },
      Key("rows", .list(.either([.text, .mapping("row")]), count: nil), default: "[]", "the rows, from top to bottom") {
        _, node, draft in draft.rows = node
      },
      Key("include", .name(pattern: nil), "a file with a list of sections to put here; the only key of its entry") {
        _, _, _ in
      },
    ], rules: [.alone("include")])
}

extension SpecDecoder {
  /// Reads the sections of a table, included ones too.
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
    var draft = SectionDraft(section: Section(id: "", location: source.location(tree.resolved(entry))))
    guard decode(.section, entry, into: &draft) else { return }
    // An id that is made could be one that is written elsewhere, so it is taken like any other.
    if draft.section.id.isEmpty {
      draft.section.id = Section.madeID(at: sections.count)
      draft.section.hasOwnID = false
    }
    checkUnique(draft.section.id, at: value(of: "id", in: entry) ?? entry, what: "section", among: \.sectionIDs)
    if let rows = draft.rows {
      subject = Subject(key: "rows", owner: "a section")
      decodeRows(rows, sectionID: draft.section.id, into: &draft.section.rows)
    }
    sections.append(draft.section)
  }
}
