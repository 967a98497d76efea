import TableIR

/// Which fills a row gets: the row's own for its position, else its section's, else the table's, else UIKit's.
struct BackgroundCascade {
  let normal: ShapedFill
  let selected: ShapedFill

  init<L>(context: LayoutContext<L>, section: Section, row: Row, position: RowPosition) {
    let own = row.backgrounds?[position]
    let sections = section.backgrounds?[position]
    let tables = context.table.backgrounds[position]
    normal = own?.normal ?? sections?.normal ?? tables?.normal ?? .color(.system(Self.cell(context.table.style)))
    selected = own?.selected ?? sections?.selected ?? tables?.selected ?? context.selectedBackground(row.selectionStyle)
  }

  private static func cell(_ style: TableStyle) -> SystemColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The background of a table that says nothing of its own.
  static func table(_ style: TableStyle) -> ShapedFill {
    .color(.system(style == .plain ? .systemBackground : .systemGroupedBackground))
  }
}
