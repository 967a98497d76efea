import InterfaceBuilder
import XMLReading

extension TableImport {
  /// Adds what a cell is and shows to the mapping of a row or of a template.
  ///
  /// - Parameter id: Of the row that shows the cell.
  mutating func addRow(_ cell: XMLElement, id: String, to row: inout DraftMapping) {
    context.note(.row(id), from: cell)
    if let name = cell["customClass"], name.isClassName { row["class"] = .text(name) }
    if let height = cell.number("rowHeight"), height > 0 { row["height"] = .number(height) }
    if let level = cell.number("indentationLevel"), level > 0 {
      row["indentationLevel"] = .number(level)
      if let width = cell.number("indentationWidth"), width != 10 { row["indentationWidth"] = .number(width) }
    }
    addContent(of: cell, id: id, to: &row)
    addAccessories(of: cell, id: id, to: &row)
    if cell.flag("userInteractionEnabled") == false { row["userInteractionEnabled"] = .flag(false) }
  }

  private mutating func addContent(of cell: XMLElement, id: String, to row: inout DraftMapping) {
    guard let contentView = cell.property("contentView") else { return }
    context.note(.rowView(row: id, property: "contentView"), from: contentView)
    guard let style = cell["style"].flatMap(Self.styles) else {
      return views.addContents(of: contentView, to: &row, owner: .row(id), context: &context)
    }
    if style != "default" { row["style"] = .text(style) }
    if let label = cell["textLabel"].flatMap(document.element) {
      context.note(.rowView(row: id, property: "textLabel"), from: label)
      row["text"] = views.text(of: label, context: &context)
    }
    if let label = cell["detailTextLabel"].flatMap(document.element) {
      context.note(.rowView(row: id, property: "detailTextLabel"), from: label)
      row["detailText"] = views.text(of: label, context: &context)
    }
    if let image = cell["imageView"].flatMap(document.element) {
      context.note(.rowView(row: id, property: "imageView"), from: image)
      if let name = image["image"] { row["image"] = views.image(named: name, of: image, context: &context) }
      if let name = image["highlightedImage"] {
        row["highlightedImage"] = views.image(named: name, of: image, context: &context)
      }
    }
  }

  /// The style of a cell by Interface Builder's word for it; nil for a custom one.
  private static func styles(_ word: String) -> String? {
    switch word {
    case "IBUITableViewCellStyleDefault": "default"
    case "IBUITableViewCellStyleSubtitle": "subtitle"
    case "IBUITableViewCellStyleValue1": "value1"
    case "IBUITableViewCellStyleValue2": "value2"
    default: nil
    }
  }
}
