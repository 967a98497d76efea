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
  /// How far the safe area pushes a cell's contentView and accessory in (`insetsContentViewsToSafeArea`).
  let contentInsets: Insets
  /// The margin at the leading side of a contentView.
  let leadingMargin: Double
  /// The margin at the trailing side of a contentView, or beyond an accessory.
  let trailingMargin: Double

  init(table: Table, environment: Environment, profile: MetricsProfile) {
    self.table = table
    self.environment = environment
    self.profile = profile
    grid = PixelGrid(scale: environment.scale)
    typesetter = Typesetter(grid: grid)
    let margin = profile.margins.margin(tableWidth: environment.size.width)
    leadingMargin = environment.layoutMargins?.left ?? margin
    trailingMargin = environment.layoutMargins?.right ?? margin
    let safeArea = environment.safeArea
    if table.style == .insetGrouped {
      // The safe area moves the cards; their content keeps its own margin.
      cellX = leadingMargin + safeArea.left
      cellWidth = max(environment.size.width - leadingMargin - trailingMargin - safeArea.left - safeArea.right, 0)
      contentInsets = .zero
    } else {
      // The cells reach the edges; the safe area moves what is in them.
      cellX = 0
      cellWidth = environment.size.width
      contentInsets = Insets(left: safeArea.left, right: safeArea.right)
    }
  }

  var tableWidth: Double { environment.size.width }
  var isGrouped: Bool { table.style != .plain }

  /// The x where accessories end, in the cell's space.
  var accessoryTrailingX: Double { cellWidth - contentInsets.right - trailingMargin }

  /// The x of a section title, in the header's space, which spans the table.
  var headerTextX: Double { cellX + contentInsets.left + leadingMargin }
  var headerTextWidth: Double { max(cellX + accessoryTrailingX - headerTextX, 0) }
}
