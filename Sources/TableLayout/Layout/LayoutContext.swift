import TableIR

/// What every layout rule may read: the table's environment, its era and the sizes that follow from both.
/// A class so that the rules of every row share it: a table copied a row would cost more than the layout.
final class LayoutContext: Sendable {
  let table: Table
  let environment: Environment
  let profile: MetricsProfile
  let grid: PixelGrid
  let typesetter: Typesetter
  /// The x of cells and the width they have, in the table's content space.
  let cellX: Double
  let cellWidth: Double
  /// The leading and trailing margin inside a cell, and those inside a header.
  let leadingMargin: Double
  let trailingMargin: Double

  init(table: Table, environment: Environment, profile: MetricsProfile) {
    self.table = table
    self.environment = environment
    self.profile = profile
    grid = PixelGrid(scale: environment.scale)
    typesetter = Typesetter(grid: grid)
    let margin = profile.margins.margin(tableWidth: environment.size.width)
    if table.style == .insetGrouped {
      // The safe area moves the cards; their content keeps its own margin.
      cellX = margin + environment.safeArea.left
      cellWidth = max(environment.size.width - 2 * margin - environment.safeArea.left - environment.safeArea.right, 0)
      leadingMargin = margin
      trailingMargin = margin
    } else {
      // The cells reach the edges; the safe area adds to their margins.
      cellX = 0
      cellWidth = environment.size.width
      leadingMargin = margin + environment.safeArea.left
      trailingMargin = margin + environment.safeArea.right
    }
  }

  var tableWidth: Double { environment.size.width }
  var isGrouped: Bool { table.style != .plain }

  /// The x of a section title, in the header's space, which spans the table.
  var headerTextX: Double { cellX + leadingMargin }
  var headerTextWidth: Double { max(tableWidth - headerTextX - headerTextTrailing, 0) }
  private var headerTextTrailing: Double { tableWidth - cellX - cellWidth + trailingMargin }
}
