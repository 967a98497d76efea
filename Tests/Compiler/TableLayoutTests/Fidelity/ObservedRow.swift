import SpecImporting
import TableIR
import TableLayout

/// A row that a running app showed, whatever file tells of it.
struct ObservedRow {
  struct Label {
    /// In the contentView's space, in points.
    var frame: [Double]
  }

  var id: String
  var era: CanvasEra
  /// The table's size in points.
  var tableWidth: Double
  var scale: Double
  var style: TableStyle
  /// In the table's content space, in points.
  var frame: [Double]
  /// Whether UIKit made it as high as its content.
  var isAutomatic = false
  var hasSeparator = true
  var contentView: [Double]?
  var text: Label?
  var detailText: Label?
  /// Whether the labels are those of a cell style, and not an app's own.
  var hasStandardLabels = false
  var accessory = Accessory.none
  /// In the cell's space, in points.
  var accessoryFrame: [Double]?
  var separator: [Double]?
  /// While the table is edited.
  var editingControl: [Double]?
  var reorderControl: [Double]?
  var position = RowPosition.middle
  var layoutDirection = LayoutDirection.leftToRight
  var host = TableHost.table
  /// What the app gave its cells, where it gave them margins of its own.
  var margins: Insets?

  /// The style that its labels stand in.
  private var cellStyle: CellStyle {
    guard let text, let detailText else { return isOneLine ? .subtitle : .default }
    return detailText.frame[1] >= text.frame[1] + text.frame[3] ? .subtitle : .value1
  }

  /// A `subtitle` without a detail: one line that hugs its text.
  private var isOneLine: Bool {
    guard let text, let contentView else { return false }
    return text.frame[3] < contentView[3] - 1
  }

  func laidOut() -> CellNode? {
    var row = Row(id: "row")
    row.style = cellStyle
    // Only a value, which accessibility sizes put below its text too, has its text's font.
    if host == .list, let text, let detailText {
      row.configuration = text.frame[3] == detailText.frame[3] ? .valueCell : .subtitleCell
    }
    row.height = isAutomatic ? .automatic : .points(frame[3])
    row.accessory = accessory
    if editingControl != nil { row.editing = RowEditing(isReorderable: reorderControl != nil) }
    if hasStandardLabels {
      row.text = text.map { _ in Text("Text") }
      row.detailText = detailText.map { _ in Text("Text") }
    }
    var table = Table(name: id)
    table.style = style
    table.host = host
    if !hasSeparator { table.separator.style = SeparatorStyle.none }
    var section = Section(id: "section")
    // The first section has no row above it that a line could follow.
    section.rows = (hasRowAbove ? [Row(id: "above")] : []) + [row] + (hasRowBelow ? [Row(id: "below")] : [])
    table.sections = [section]
    var environment = Environment(
      size: LayoutSize(width: tableWidth, height: 800), scale: scale, contentSizeCategory: era.category,
      ios: era.profile.versions.upperBound, layoutMargins: margins)
    environment.layoutDirection = layoutDirection
    environment.isEditing = editingControl != nil
    let tree = TableLayouter(environment: environment, profile: era.profile).layOut(table)
    return tree.table.sections[0].rows.first { $0.id == row.id }
  }

  private var hasRowAbove: Bool { position == .middle || position == .bottom }
  private var hasRowBelow: Bool { position == .middle || position == .top }

  /// Compares every frame that is known.
  func judge(into tallies: inout EraTallies) {
    guard let cell = laidOut() else { return }
    func count(_ kind: FrameKind, _ ours: [Double], _ theirs: [Double]) {
      tallies.count(kind, ours, theirs, id: id, era: era.name)
    }
    if isAutomatic { count(.automaticHeight, [cell.frame.height], [frame[3]]) }
    if style == .insetGrouped { count(.cell, [cell.frame.width], [frame[2]]) }
    if let contentView { count(.contentView, cell.contentView.numbers, contentView) }
    if hasStandardLabels, let ours = cell.textLabel, let theirs = text?.frame {
      let isTrailing = layoutDirection == .rightToLeft
      count(
        .textLabel, [isTrailing ? ours.frame.maxX : ours.frame.x, ours.frame.y, ours.frame.height],
        [isTrailing ? theirs[0] + theirs[2] : theirs[0], theirs[1], theirs[3]])
    }
    if hasStandardLabels, let ours = cell.detailTextLabel, let theirs = detailText?.frame {
      let isTrailing = (cellStyle == .value1) == (layoutDirection == .leftToRight)
      count(
        .detailTextLabel, [isTrailing ? ours.frame.maxX : ours.frame.x, ours.frame.y, ours.frame.height],
        [isTrailing ? theirs[0] + theirs[2] : theirs[0], theirs[1], theirs[3]])
    }
    if let theirs = accessoryFrame, let ours = cell.accessoryView?.frame {
      count(.accessoryView, ours.numbers, theirs)
    }
    if let theirs = editingControl, let ours = cell.editingControl?.frame {
      count(.editingControl, ours.numbers, theirs)
    }
    if let theirs = reorderControl, let ours = cell.reorderControl?.frame {
      count(.reorderControl, ours.numbers, theirs)
    }
    if let theirs = separator, let ours = cell.separator?.frame { count(.separator, ours.numbers, theirs) }
  }
}

extension LayoutRect {
  /// x, y, width and height, in points.
  var numbers: [Double] { [x, y, width, height] }
}
