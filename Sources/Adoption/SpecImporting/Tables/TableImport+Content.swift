import TableIR
import TableLayout

/// What a cell shows.
extension TableImport {
  mutating func addContent(of cell: XMLElement, id: String, to row: inout DraftMapping) {
    guard let contentView = cell.property("contentView") else { return }
    context.note(.rowView(row: id, property: "contentView"), from: contentView)
    if let configuration = cell.property("contentConfiguration") {
      return addConfiguration(configuration, of: cell, to: &row)
    }
    if let style = CellStyle(cell) { addLabels(of: cell, style, id: id, to: &row) }
    views.addContents(of: contentView, to: &row, owner: .row(id), context: &context)
  }

  private mutating func addLabels(of cell: XMLElement, _ style: CellStyle, id: String, to row: inout DraftMapping) {
    if style != .default { row["style"] = .text(style.rawValue) }
    row["text"] = label("textLabel", of: cell, id: id, style)
    row["detailText"] = label("detailTextLabel", of: cell, id: id, style)
    addImages(of: cell, id: id, to: &row)
  }

  private mutating func label(
    _ property: String, of cell: XMLElement, id: String, _ style: CellStyle
  ) -> DraftValue? {
    guard let label = cell[property].flatMap(document.element) else { return nil }
    context.note(.rowView(row: id, property: property), from: label)
    let standard = LabelStandard(fontSize: nil, fontWeight: weight(of: property), color: "")
    return style.standard(of: property).shortened(views.text(of: label, standard: standard, context: &context))
  }

  /// Up to iOS 6, the first label was bold.
  private func weight(of property: String) -> FontWeight {
    let profile = MetricsProfile.all.profile(ios: ios)
    return property == "textLabel" ? profile?.labels.textWeight ?? .regular : .regular
  }

  private mutating func addImages(of cell: XMLElement, id: String, to row: inout DraftMapping) {
    guard let view = cell["imageView"].flatMap(document.element) else { return }
    context.note(.rowView(row: id, property: "imageView"), from: view)
    for key in ["image", "highlightedImage"] {
      guard let name = view[key] ?? view.property(key)?["image"] else { continue }
      row[key] = views.image(named: name, of: view, context: &context)
    }
  }

  /// A content configuration (`UIListContentConfiguration`).
  private mutating func addConfiguration(_ configuration: XMLElement, of cell: XMLElement, to row: inout DraftMapping) {
    let detail = document.string("secondaryText", of: configuration).flatMap { $0.isEmpty ? nil : $0 }
    let isBeside = configuration.flag("prefersSideBySideTextAndSecondaryText") == true
    row["content"] = .text(detail == nil ? "cell" : isBeside ? "valueCell" : "subtitleCell")
    row["text"] = document.string("text", of: configuration).map { .text($0) }
    row["detailText"] = detail.map { .text($0) }
    if let name = configuration["image"] ?? configuration.property("image")?["image"] {
      row["image"] = views.image(named: name, of: configuration, context: &context)
    }
    for (key, value) in configuration.attributes where !Self.read.contains(key) {
      context.lose(
        "contentConfiguration.\(key) = \(value)", of: cell, because: "a spec has no such property of a configuration",
        changesFrames: key.hasSuffix("Padding"))
    }
  }

  private static let read: Set = [
    "key", "id", "text", "secondaryText", "image", "prefersSideBySideTextAndSecondaryText",
  ]
}
