import TableIR

/// Which fills a row gets: the row's own for its position, else its section's, else the table's, else UIKit's.
struct BackgroundCascade {
  let normal: Fill
  let selected: Fill

  init(context: LayoutContext, section: Section, row: Row, position: RowPosition) {
    let own = row.backgrounds?[position]
    let sections = section.backgrounds?[position]
    let tables = context.table.backgrounds[position]
    normal = own?.normal ?? sections?.normal ?? tables?.normal ?? .color(.system(Self.cell(context.table.style)))
    selected =
      own?.selected ?? sections?.selected ?? tables?.selected ?? .color(Self.selected(ios: context.environment.ios))
  }

  /// systemGray4: (209, 209, 214) light and (58, 58, 60) dark (iOS 26.1 simulator, list cell). Before iOS 13 (217, 217, 217), as its
  /// screenshots show; the blue of iOS 6 is not drawn.
  private static func selected(ios: Int) -> Color {
    ios < 13 ? .fixed(RGBA(hex: 0xD9D9D9)) : .system(.systemGray4)
  }

  private static func cell(_ style: TableStyle) -> SystemColor {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The background of a table that says nothing of its own.
  static func table(_ style: TableStyle) -> Fill {
    .color(.system(style == .plain ? .systemBackground : .systemGroupedBackground))
  }
}
