import TableIR
import TableLayout

/// Prints a table as an app would that lays it out just so: a dump that its own spec must find no fault with.
enum PrintedTable {
  /// - Parameter shown: the rows of the table that are on the screen, counted through all sections; nil for all.
  static func text(of tree: LayoutTree, rows shown: Range<Int>? = nil) -> String {
    let table = tree.table
    var views: [PrintedView] = []
    var number = 0
    for section in table.sections {
      if let header = section.header, shown == nil, let label = header.textLabel {
        views.append(title(header.frame, label))
      }
      for row in section.rows {
        if shown?.contains(number) ?? true { views.append(cell(row)) }
        number += 1
      }
      if let footer = section.footer, shown == nil, let label = footer.textLabel {
        views.append(title(footer.frame, label))
      }
    }
    let height = shown == nil ? table.contentSize.height : 10_000
    let frame = numbers(table.frame)
    let printed = PrintedView.table(frame, height: height, views.reversed())
    return PrintedView("UIWindow", frame, children: [printed]).text
      .replacing("contentSize: {", with: "adjustedContentInset: {0, 0, 0, 0}; contentSize: {")
  }

  private static func numbers(_ frame: LayoutRect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }

  private static func title(_ frame: LayoutRect, _ label: LabelNode) -> PrintedView {
    PrintedView(
      "UITableViewHeaderFooterView", numbers(frame), "text = '\(label.text)'",
      children: [
        PrintedView(
          "_UITableViewHeaderFooterContentView", [0, 0, frame.width, frame.height],
          children: [.label(label.text, numbers(label.frame), of: "_UITableViewHeaderFooterViewLabel")])
      ])
  }

  private static func cell(_ cell: CellNode) -> PrintedView {
    var content: [PrintedView] = []
    for label in [cell.textLabel, cell.detailTextLabel] {
      if let label { content.append(.label(label.text, numbers(label.frame))) }
    }
    for view in cell.subviews {
      if case .label(let label) = view.content {
        content.append(.label(label.text, numbers(view.frame), of: "UILabel"))
      }
    }
    var parts = [
      PrintedView("_UISystemBackgroundView", [0, 0, cell.frame.width, cell.frame.height]),
      PrintedView("UITableViewCellContentView", numbers(cell.contentView), children: content),
    ]
    if let accessory = cell.accessoryView {
      let name = accessory.accessory.kind == "switch" ? "UISwitch" : "_UITableCellAccessoryButton"
      parts.append(PrintedView(name, numbers(accessory.frame)))
    }
    for line in [cell.separator, cell.topSeparator] {
      if let line { parts.append(PrintedView("_UITableViewCellSeparatorView", numbers(line.frame))) }
    }
    let text = cell.textLabel.map { "text = '\($0.text)'; " } ?? ""
    return PrintedView("UITableViewCell", numbers(cell.frame), "\(text)autoresize = W", children: parts)
  }
}
