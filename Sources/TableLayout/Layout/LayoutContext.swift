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
  /// How far the safe area and the sides of a group push a cell's contentView and accessory in
  /// (`insetsContentViewsToSafeArea`).
  let contentInsets: Insets
  /// How much of the trailing side of a plain table its index takes, in points.
  let sectionIndexWidth: Double
  /// How far groups stand from the sides of the table, in points: up to iOS 6.
  let groupSide: Double
  /// The table's own margins. Accessories keep them also in a card whose texts have others (iOS 26.1 simulator: 20 in a card of
  /// 353 whose texts begin at 16).
  let tableMargins: Sides
  /// The margins at the sides of a contentView.
  let margins: Sides
  /// The heights of titles at the environment's content size category.
  let titles: MetricsProfile.Headers.Titles
  /// How many points larger Body is than at Large.
  let bodySizeAboveLarge: Double
  /// Footnote's size by what it is at Large.
  let footnoteScale: Double
  /// Whether the labels of automatic rows wrap, and stand one above the other.
  let stacksLabels: Bool

  /// Lengths at the two sides of a table.
  struct Sides {
    var leading: Double
    var trailing: Double
  }

  /// - Parameter faces: what texts are measured with instead of the system font.
  init(table: Table, environment: Environment, profile: MetricsProfile, faces: FontFaces?) {
    // Everything is laid out from left to right; a table that runs the other way is mirrored in the end.
    let environment = environment.leadingSidesLeft
    self.table = table
    self.environment = environment
    self.profile = profile
    grid = PixelGrid(scale: environment.scale)
    typesetter = Typesetter(grid: grid, environment: environment, faces: faces)
    bodySizeAboveLarge = TypeSizes.bodySizeAboveLarge(at: environment.contentSizeCategory)
    let titleCategory = TypeSizes.category(environment.contentSizeCategory, of: .footnote, ios: environment.ios)
    footnoteScale = TypeSizes.footnoteScale(at: titleCategory)
    titles = profile.headers.titles(at: titleCategory, grid: grid)
    stacksLabels =
      profile.labels.stackAtAccessibilitySizes && environment.contentSizeCategory.isAccessibilityCategory
    let outer = Self.margins(profile.margins.margin(width: environment.size.width), in: environment)
    tableMargins = outer
    let safeArea = environment.safeArea
    sectionIndexWidth = SectionIndexLayout.width(
      table.style == .plain ? table.sectionIndex : nil, metrics: profile.indexes, typesetter: typesetter, grid: grid)
    if table.style == .insetGrouped {
      // The safe area moves the cards; their content keeps its own margin.
      cellX = outer.leading + safeArea.left
      cellWidth = max(environment.size.width - outer.leading - outer.trailing - safeArea.left - safeArea.right, 0)
      contentInsets = .zero
      groupSide = 0
      margins =
        profile.margins.followCards
        ? Self.margins(profile.margins.margin(width: cellWidth), in: environment) : outer
    } else {
      // The cells reach the edges; the safe area moves what is in them.
      cellX = 0
      cellWidth = environment.size.width
      groupSide = table.style == .grouped ? profile.groups.sideInset(tableWidth: cellWidth) : 0
      contentInsets = Insets(left: safeArea.left + groupSide, right: safeArea.right + groupSide + sectionIndexWidth)
      margins = outer
    }
  }

  private static func margins(_ margin: Double, in environment: Environment) -> Sides {
    Sides(
      leading: environment.layoutMargins?.left ?? margin, trailing: environment.layoutMargins?.right ?? margin)
  }

  /// What is said about a row's height; nil where nothing is.
  func saidHeight(of row: Row, in section: Section) -> RowHeight? { row.height ?? section.rowHeight ?? table.rowHeight }

  /// A row's height where its content has no say in it, in points.
  func knownHeight(of row: Row, in section: Section) -> Double? {
    let said = saidHeight(of: row, in: section)
    if case .points(let points) = said { return points }
    return grows(said) ? nil : profile.rows.minimumAutomaticHeight
  }

  /// Whether a row grows with its content of which this is said.
  private func grows(_ said: RowHeight?) -> Bool {
    profile.rows.growWithContent && (said != nil || profile.rows.growByDefault)
  }

  /// Whether a plain table's header lies close below the row above it, which then has no line at its bottom: ios8-plain-headers-subtitle,
  /// ios10-checkmarks-delete.
  var headersTouchRows: Bool { !isGrouped && profile.headers.plainTopPadding == 0 }

  var tableWidth: Double { environment.size.width }
  var isGrouped: Bool { table.style != .plain }
  /// Whether the groups of rows have corners: cards, and the groups of iOS 6.
  var hasGroupCorners: Bool { table.style == .insetGrouped || groupSide > 0 }

  /// The height of a separator, in points.
  var separatorThickness: Double { profile.separators.points ?? profile.separators.pixels * grid.pixel }

  /// The x of a section title, in the header's space, which spans the table.
  var headerTextX: Double { cellX + contentInsets.left + margins.leading }
  var headerTextWidth: Double {
    max(cellX + cellWidth - contentInsets.right - margins.trailing - headerTextX, 0)
  }
}

extension Environment {
  /// The same with its leading sides at the left, whichever way it runs.
  var leadingSidesLeft: Environment {
    guard layoutDirection == .rightToLeft else { return self }
    var environment = self
    swap(&environment.safeArea.left, &environment.safeArea.right)
    if let margins = layoutMargins {
      environment.layoutMargins = Insets(
        top: margins.top, left: margins.right, bottom: margins.bottom, right: margins.left)
    }
    return environment
  }
}

extension MetricsProfile.Groups {
  /// How far grouped cells' contents stand from the sides of a table this wide.
  fileprivate func sideInset(tableWidth: Double) -> Double {
    guard tableWidth >= 400, sideInsetShare > 0 else { return sideInset }
    return min(max(tableWidth * sideInsetShare, leastWideInset), mostWideInset)
  }
}

extension MetricsProfile.Headers {
  /// The heights of titles at a category: those that were observed there, else those at Large, growing as Body's lines do.
  fileprivate func titles(at category: ContentSizeCategory, grid: PixelGrid) -> Titles {
    if let titles = sizes.first(where: { $0.category == category }) { return titles }
    guard let large = sizes.first(where: { $0.category == .large }) ?? sizes.first else {
      preconditionFailure("a profile has the heights of titles at Large")
    }
    guard titlesScale else { return large }
    func scaled(_ length: Double) -> Double { grid.ceil(TypeSizes.scaled(length, at: category)) }
    func scaled(_ length: MetricsProfile.ByScale) -> MetricsProfile.ByScale {
      MetricsProfile.ByScale(scaled(length.at1x), scaled(length.at2x), scaled(length.at3x))
    }
    return Titles(
      category: category, headerPadding: scaled(large.headerPadding), footerPadding: scaled(large.footerPadding),
      emptyFooter: scaled(large.emptyFooter), plain: scaled(large.plain))
  }
}
