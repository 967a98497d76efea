import TableIR

/// A spec for the table of a dump, with what is not certain about it: the fitting changes that until the layout agrees.
struct DumpDraft {
  struct Supplementary: Equatable {
    var contents = DumpRowWriter.Contents.title
    /// In points; nil for UIKit's.
    var height: Double?
  }

  struct Section {
    var header = Supplementary()
    var footer = Supplementary()
    var rows: [Row] = []
  }

  struct Row {
    var form = DumpRowForm()
    /// Whether its height is set, and not UIKit's.
    var hasHeight = true
  }

  var ios: Int
  var host = TableHost.table
  var style = TableStyle.plain
  var hasSeparators = true
  /// In points; nil for UIKit's.
  var sectionHeaderTopPadding: Double?
  /// That of most rows that have one, in points; nil for none.
  var rowHeight: Double?
  var tableHeader = Supplementary(contents: .views)
  var tableFooter = Supplementary(contents: .views)
  var sections: [Section]

  init(_ table: DumpTable, ios: Int) {
    self.ios = ios
    host = table.host
    sections = table.sections.map { section in
      var draft = Section(rows: section.rows.map { _ in Row() })
      draft.header.contents = section.header?.contents(hasTitleAlone: true) ?? .views
      draft.footer.contents = section.footer?.contents(hasTitleAlone: true) ?? .views
      return draft
    }
    tableHeader.height = table.header?.frame.height
    tableFooter.height = table.footer?.frame.height
  }

  // MARK: The spec

  func mapping(_ table: DumpTable) -> DraftMapping {
    var spec = DraftMapping()
    spec["tablespec"] = .number(1)
    if let name = table.className { spec["class"] = .text(name) }
    if host != .table { spec["host"] = .text(host.rawValue) }
    spec["style"] = .text(style.rawValue)
    spec["metrics"] = .text("ios\(ios)")
    if let environment = table.environment { spec["environments"] = .list([DraftItem(.mapping(environment))]) }
    if !hasSeparators { spec["separatorStyle"] = .text("none") }
    spec["rowHeight"] = rowHeight.map { .number($0) }
    // A list has none of these.
    if host == .table {
      spec["sectionHeaderTopPadding"] = sectionHeaderTopPadding.map { .number($0) }
      spec["tableHeader"] = DumpRowWriter.supplementary(table.header, as: .views, height: tableHeader.height)
      spec["tableFooter"] = DumpRowWriter.supplementary(table.footer, as: .views, height: tableFooter.height)
    }
    spec["sections"] = .list(
      zip(sections, table.sections).map { draft, section in
        DraftItem(.mapping(mapping(draft, section, isEditing: table.hints.isEditing)))
      })
    return spec
  }

  private func mapping(_ draft: Section, _ section: DumpTable.Section, isEditing: Bool) -> DraftMapping {
    var mapping = DraftMapping()
    mapping["header"] = DumpRowWriter.supplementary(
      section.header, as: draft.header.contents, height: draft.header.height)
    mapping["footer"] = DumpRowWriter.supplementary(
      section.footer, as: draft.footer.contents, height: draft.footer.height)
    mapping["rows"] = .list(
      zip(draft.rows, section.rows).map { draft, row in
        DumpRowWriter.row(row, as: draft.form, height: height(of: row, draft), isEditing: isEditing)
      })
    return mapping
  }

  private func height(of row: DumpTable.Row, _ draft: Row) -> DraftValue? {
    guard draft.hasHeight else { return rowHeight == nil ? nil : .text("automatic") }
    return row.frame.height == rowHeight ? nil : .number(max(row.frame.height, 0))
  }
}

extension DumpTable.Supplementary {
  /// Whether it may be UIKit's own view with a title.
  fileprivate func contents(hasTitleAlone: Bool) -> DumpRowWriter.Contents {
    title?.text != nil && others.isEmpty ? .title : .views
  }
}

extension DumpTable {
  /// The environment that its views suggest.
  fileprivate var environment: DraftMapping? {
    let axes = hints.axes(keeping: 0, among: [])
    var mapping = DraftMapping()
    switch axes.screens.first {
    case .device(let device): mapping["device"] = .text(device.name)
    case .custom(let size, let scale):
      mapping["size"] = .list([DraftItem(.number(size.width)), DraftItem(.number(size.height))])
      mapping["scale"] = .number(scale)
    case nil: break
    }
    mapping["orientation"] = axes.orientations.first.map { .text($0.rawValue) }
    if axes.directions == [.rightToLeft] { mapping["direction"] = .text("rtl") }
    if hints.isEditing { mapping["state"] = .text("editing") }
    return mapping.entries.isEmpty ? nil : mapping
  }
}
