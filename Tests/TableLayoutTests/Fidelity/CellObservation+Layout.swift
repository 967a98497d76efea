import TableIR
import TableLayout

extension CellObservation {
  /// The cell as our own engine lays it out, or nil where it cannot be said in a spec.
  ///
  /// At the observed height, so that what stands in the cell is judged by itself, or at the height of its content.
  /// `margins` are the canvas's own, where those were not the device's.
  func laidOut(in era: Era, margins: Insets?, isAutomatic: Bool = false) -> CellNode? {
    guard let tableWidth, let row = row(in: era, isAutomatic: isAutomatic),
      let tableStyle = TableStyle(rawValue: tableStyle ?? "")
    else { return nil }
    var table = Table(name: id)
    // A cell as wide as its inset table was laid out before it was inset.
    let isInset = tableStyle == .insetGrouped && abs(cell.frame[2] - tableWidth) > 1
    table.style = tableStyle == .insetGrouped && !isInset ? .grouped : tableStyle
    if tableSeparator == "none" { table.separator.style = SeparatorStyle.none }
    var section = Section(id: "section")
    section.rows = [row]
    table.sections = [section]
    let environment = Environment(
      // The cell's own width: some tables were resized after it was laid out.
      size: Size(width: isInset ? tableWidth : cell.frame[2], height: 800),
      scale: era.followsDeviceScale ? scale ?? visibleScale : visibleScale,
      contentSizeCategory: era.category, ios: era.profile.versions.upperBound, layoutMargins: margins)
    let tree = TableLayouter(environment: environment, profile: era.profile).layOut(table)
    return tree.table.sections[0].rows[0]
  }

  private func row(in era: Era, isAutomatic: Bool) -> Row? {
    guard let accessory = accessoryValue,
      let style = cellStyle == "Custom" ? .default : CellStyle(rawValue: cellStyle.lowercased())
    else { return nil }
    var row = Row(id: "row")
    row.style = style
    row.height = isAutomatic ? .automatic : .points(cell.frame[3])
    row.accessory = accessory
    if cellStyle != "Custom" {
      row.text = label("text").flatMap { text($0, in: era) }
      row.detailText = label("detail").flatMap { text($0, in: era) }
      if let frame = imageView {
        row.image = .placeholder(Image.Placeholder(size: Size(width: frame[2], height: frame[3])))
      }
    }
    if let indentation {
      row.indentationLevel = Int(indentation.level)
      row.indentationWidth = indentation.width
    }
    if let inset = separatorInset?.compactMap(Double.init), inset.count == 4 {
      row.separator = Separator(leftInset: inset[0], rightInset: inset[2])
    }
    return row
  }

  private var accessoryValue: Accessory? {
    switch accessory.kind {
    case "none": Accessory.none
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "detailButton": .detailButton
    case "checkmark": .checkmark
    default: nil
    }
  }

  private func text(_ label: Label, in era: Era) -> Text? {
    guard let font = label.knownFont else { return nil }
    // How many lines a text takes depends on its width, which has tests of its own: here they are given.
    let count = lineCount(label, font: font)
    return Text([String](repeating: "Text", count: count).joined(separator: "\n"), font: font, lines: count)
  }

  /// How many lines the label is high. A `default` cell's label is as high as its cell.
  private func lineCount(_ label: Label, font: Font) -> Int {
    guard cellStyle != "Default" else { return 1 }
    let leadings: [TextStyle: Double] = [
      .body: 22, .headline: 22, .callout: 21, .subheadline: 20, .footnote: 18, .caption1: 16,
    ]
    let line = Double(font.size ?? 17) * 2444 / 2048
    let leading = font.textStyle.flatMap { leadings[$0] } ?? line
    return max(1, Int(((label.frame[3] - line) / leading).rounded()) + 1)
  }
}
