import TableIR

/// The fills of a row: the row's own for its position, otherwise its section's, the table's or UIKit's.
struct BackgroundCascade {
  let normal: ShapedFill
  let selected: ShapedFill

  /// The default background of a cell.
  static func cell(_ style: TableStyle) -> SystemColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The default background of a table.
  static func table(_ style: TableStyle) -> ShapedFill {
    .color(.system(style == .plain ? .systemBackground : .systemGroupedBackground))
  }
}

extension LayoutContext {
  /// Whether the row has a selection circle.
  private func isChosenByCircle(_ row: Row) -> Bool {
    guard environment.isEditing, let editing = table.editing(of: row) else { return false }
    return EditingLayout(context: self, row: row).controlStyle(editing) == .multipleSelection
  }

  func backgrounds(of row: Row, in section: Section, at position: RowPosition) -> BackgroundCascade {
    if row.backgrounds == nil && section.backgrounds == nil && table.backgrounds.areUnset {
      return BackgroundCascade(normal: usualBackground, selected: usualSelection(row))
    }
    let own = row.backgrounds?[position]
    let sections = section.backgrounds?[position]
    let tables = table.backgrounds[position]
    let selected =
      if let selected = own?.selected ?? sections?.selected ?? tables?.selected { selected } else {
        usualSelection(row)
      }
    return BackgroundCascade(
      normal: own?.normal ?? sections?.normal ?? tables?.normal ?? usualBackground, selected: selected)
  }

  private var usualBackground: ShapedFill { .color(.system(BackgroundCascade.cell(table.style))) }

  private func usualSelection(_ row: Row) -> ShapedFill {
    .standardSelection(row.selectionStyle, ios: environment.ios, chosenTint: isChosenByCircle(row) ? tintColor : nil)
  }
}
