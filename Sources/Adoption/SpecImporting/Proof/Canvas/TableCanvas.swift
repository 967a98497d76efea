import TableIR
import TableLayout
import TableSupport

/// The canvas that a table was laid out on, and what its document does not tell of it.
struct TableCanvas {
  var era: CanvasEra
  /// The version of iOS whose letters it drew.
  var typeface: Int
  var screen: InterfaceScreen
  /// Pixels a point.
  var scale: Double
  /// The canvas's own margins, where those were not the device's, in points.
  var margins: Insets?
  /// Whether a line is kept free below contentViews.
  var hasLine = true
  /// Whether the bar above the table shows a large title.
  var hasLargeTitle = false
  /// The height of the bars that it left room for above the first section, in points.
  var bar = 0.0

  /// Whether it had none of the app's own fonts, and showed what stands for them.
  var lacksFonts = false

  /// Whether its labels still had the sizes in whole points that they were added with.
  var measuresInWholePoints = false

  /// Whether it showed a cell that stands alone in its document.
  var isOfCell = false

  /// Whether the cells of an inset table are inset, whatever their own frames say.
  var insetsCells = false

  /// The canvases of an era, the likeliest first: up to Xcode 8 they had any scale.
  static func all(in era: CanvasEra, typeface: Int, screen: InterfaceScreen, visibleScale: Double) -> [TableCanvas] {
    var scales: [Double] = []
    for scale in era.followsDeviceScale ? [screen.scale] : [visibleScale, 2, 1] where !scales.contains(scale) {
      scales.append(scale)
    }
    return scales.map {
      TableCanvas(era: era, typeface: typeface, screen: screen, scale: $0, margins: era.margins)
    }
  }

  /// The same with what containers and devices may have changed for a cell: these count where they reproduce it whole.
  var others: [TableCanvas] {
    var other = self
    other.hasLine = false
    return margined + [other]
  }

  /// The last two are the canvas of the first Xcode 9: already the device's at the leading side, still 15 at the trailing one.
  private var margined: [TableCanvas] {
    [(15.0, 15.0), (16, 16), (20, 20), (8, 8), (16, 15), (20, 15)].map { left, right in
      var other = self
      other.margins = Insets(left: left, right: right)
      return other
    }
  }

  /// The same for views alone, whose frames may be those of another time than their contentView's: in whole points, as a view is when it is
  /// added, or before its cell was made as wide as its table is.
  var othersOfViews: [TableCanvas] {
    var whole = self
    whole.scale = 1
    var measured = self
    measured.measuresInWholePoints = true
    var inset = self
    inset.insetsCells = true
    return [whole, inset, measured] + whole.margined
  }

  /// The same for views that another era left: also before their cell was in its table, where margins are 8.
  var leftViews: [TableCanvas] {
    var small = self
    small.margins = Insets(left: 8, right: 8)
    var wholeAndSmall = small
    wholeAndSmall.scale = 1
    return othersOfViews.prefix(2) + [small, wholeAndSmall]
  }

  /// The same with what may stand above a table. Up to Xcode 8 that moved its rows: a navigation bar, with the status bar or without it or
  /// with a search bar, or the status bar alone.
  var barred: [TableCanvas] {
    guard !era.followsDeviceScale else {
      var other = self
      other.hasLargeTitle = true
      return [self, other]
    }
    return [0, 64, 44, 108, 20].map { bar in
      var other = self
      other.bar = bar
      return other
    }
  }

  private func environment(width: Double) -> Environment {
    var environment = Environment(
      size: LayoutSize(width: width, height: max(screen.size.height, 1)), scale: scale, idiom: screen.idiom,
      orientation: screen.orientation, contentSizeCategory: era.category, ios: typeface)
    environment.canvas = era.canvas
    environment.canvas?.keepsSizes = isOfCell
    environment.canvas?.measuresInWholePoints = measuresInWholePoints
    return environment
  }

  /// Sets texts as the canvas did that a document was saved with.
  static func layouter(of document: InterfaceDocument) -> TableLayouter {
    let system = document.system ?? InterfaceSystem(toolsVersion: 0)
    let screen = document.screen
    let canvas = TableCanvas(
      era: .saved(by: system), typeface: CanvasEra.typefaceVersion(system), screen: screen, scale: screen.scale)
    return TableLayouter(environment: canvas.environment(width: max(screen.size.width, 1)), profile: canvas.era.profile)
  }

  /// - Parameter cell: x and width of the cells, which may be those of another time than the table's.
  func layOut(
    _ table: Table, tableWidth: Double, cell: CellWidth, faces: FontFaces? = nil, work: WorkMeter
  ) -> TableNode {
    var table = table
    table.cellLayoutMarginsFollowReadableWidth = false
    table.hasLargeTitle = hasLargeTitle
    if !hasLine { table.separator.style = SeparatorStyle.none }
    // A cell as wide as its inset table was laid out before it was inset.
    let isInset = table.style == .insetGrouped && (insetsCells || abs(cell.width - tableWidth) > 1)
    if table.style == .insetGrouped && !isInset { table.style = .grouped }
    let isLegacyGroup = era.profile.groups.edgeHeight > 0 && table.style == .grouped
    var environment = self.environment(width: isInset || isLegacyGroup ? tableWidth : cell.width)
    environment.layoutMargins =
      isInset && margins == nil && cell.x > 0 ? Insets(left: cell.x, right: cell.x) : margins
    let layouter = TableLayouter(
      environment: environment, profile: era.profile, faces: lacksFonts ? nil : faces)
    return layouter.layOut(table, work: work).table
  }
}

/// Where the cells of a table stand in it.
struct CellWidth: Hashable {
  /// In points.
  var x: Double
  var width: Double
}
