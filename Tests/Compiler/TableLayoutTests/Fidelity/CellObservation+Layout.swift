import SpecImporting
import TableIR
import TableLayout

extension CellObservation {
  /// What the record does not tell of the canvas that the cell was laid out on.
  struct Canvas {
    /// Pixels a point.
    var scale: Double
    /// The canvas's own margins, where those were not the device's, in points.
    var margins: Insets?
  }

  /// The canvases that the cell may have been laid out on, the likeliest first: up to Xcode 8 they had any scale.
  func canvases(in era: CanvasEra) -> [Canvas] {
    let scales = era.followsDeviceScale ? [scale ?? max(visibleScale, 2)] : [visibleScale, 2, 1]
    return scales.map { Canvas(scale: $0, margins: era.margins) }
  }

  /// The cell as our own engine lays it out, or nil where it cannot be said in a spec.
  ///
  /// At the observed height, so that what stands in the cell is judged by itself, or at the height of its content.
  func laidOut(in era: CanvasEra, on canvas: Canvas, isAutomatic: Bool = false) -> CellNode? {
    guard let row = row(in: era, isAutomatic: isAutomatic) else { return nil }
    // A cell in a document of its own has no table.
    let tableWidth = tableWidth ?? cell.frame[2]
    let tableStyle = TableStyle(rawValue: tableStyle ?? "") ?? .plain
    var table = Table(name: id)
    // A cell as wide as its inset table was laid out before it was inset.
    let isInset = tableStyle == .insetGrouped && abs(cell.frame[2] - tableWidth) > 1
    table.style = tableStyle == .insetGrouped && !isInset ? .grouped : tableStyle
    table.cellLayoutMarginsFollowReadableWidth = false
    if tableSeparator == "none" { table.separator.style = SeparatorStyle.none }
    var section = Section(id: "section")
    let place = placeInGroup(in: era)
    section.rows = (place.above ? [Row(id: "above")] : []) + [row] + (place.below ? [Row(id: "below")] : [])
    table.sections = [section]
    let environment = Environment(
      // The cell's own width: some tables were resized after it was laid out.
      size: LayoutSize(width: isInset ? tableWidth : cell.frame[2], height: 800),
      scale: canvas.scale,
      contentSizeCategory: era.category, ios: era.profile.versions.upperBound, layoutMargins: canvas.margins)
    let tree = TableLayouter(environment: environment, profile: era.profile).layOut(table)
    return tree.table.sections[0].rows.first { $0.id == row.id }
  }

  /// Whether other rows stood above and below the cell in its group, and what the group's edges add to its height: in an etched
  /// group of iOS 6 the contentView tells.
  private func placeInGroup(in era: CanvasEra) -> (above: Bool, below: Bool, edges: Double) {
    guard era.profile.groups.edgeHeight > 0, tableStyle == "grouped", isEtched, let contentView else {
      return (era.profile.groups.edgeHeight > 0, era.profile.groups.edgeHeight > 0, 0)
    }
    let edges = max(cell.frame[3] - contentView[3] - 1, 0)
    let isFirst = contentView[1] > 0
    return (!isFirst, edges == (isFirst ? 1 : 0), edges)
  }

  private func row(in era: CanvasEra, isAutomatic: Bool) -> Row? {
    guard let accessory = accessoryValue,
      let style = cellStyle == "Custom" ? .default : CellStyle(rawValue: cellStyle.lowercased())
    else { return nil }
    var row = Row(id: "row")
    row.style = style
    row.height = isAutomatic ? .automatic : .points(cell.frame[3] - placeInGroup(in: era).edges)
    row.accessory = accessory
    if cellStyle != "Custom" {
      row.text = label("text").flatMap { text($0, in: era) }
      row.detailText = label("detail").flatMap { text($0, in: era) }
      if let frame = imageView {
        row.image = .placeholder(Image.Placeholder(size: LayoutSize(width: frame[2], height: frame[3])))
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

  private func text(_ label: Label, in era: CanvasEra) -> Text? {
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
