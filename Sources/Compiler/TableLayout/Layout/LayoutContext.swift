import TableIR
import TableSupport

/// The context that every layout rule may read: the table's environment, its era and the sizes that follow from both.
/// It is a class so that the rules of all rows share it: copying a table for each row would cost more than the
/// layout.
final class LayoutContext<L: Length>: Sendable {
  let table: Table
  let environment: Environment
  let profile: MetricsProfile
  let grid: PixelGrid
  let typesetter: Typesetter
  /// The meter for the cost of the layout.
  let work: WorkMeter
  /// The x and the width of cells, in the table's content space.
  let cellX: L
  let cellWidth: L
  /// The distances by which the safe area and the sides of a group inset a cell's contentView and accessory
  /// (`insetsContentViewsToSafeArea`).
  let contentInsets: Sides
  /// The width that the index takes at the trailing side of a table, in points.
  let sectionIndexWidth: L
  /// The distance of groups from the sides of the table, in points: up to iOS 6.
  let groupSide: L
  /// The table's own margins. Accessories keep them even in a card whose texts have different margins (iOS 26.1 simulator: 20
  /// in a card of 353 whose texts begin at 16).
  let tableMargins: Sides
  /// Whether a collection view shows the rows, and not a table view.
  let isList: Bool
  /// Whether positions add up as they are, and only what is placed there is on pixels; otherwise, each begins where the one above it ends.
  let keepsFractions: Bool
  let preparedSystems = Locked(PreparedSystems())
  let constraintProblems = Locked(ConstraintProblems())
  /// Whether solved constraints are recorded, for pictures of them.
  let recordsConstraints: Bool
  /// Whether SwiftUI shows the rows in a collection view.
  var isListOfSwiftUI: Bool { isList && table.host == .swiftui }
  /// The space between the rows of a section, in points.
  var rowSpacing: Double {
    guard let spacing = table.listRowSpacing, table.host == .swiftui, environment.ios >= 15 else { return 0 }
    return spacing
  }

  /// The position of a row among those of its section. With space between them, each row of an inset group is a card.
  func position(ofRow index: Int, in section: Section) -> RowPosition {
    rowSpacing > 0 && table.style == .insetGrouped ? .single : RowPosition(index: index, count: section.rows.count)
  }

  /// Whether a large title is above the table; they came with iOS 11.
  var hasLargeTitle: Bool { table.hasLargeTitle && environment.ios >= 11 }
  /// The heights of headers and footers without titles, in points, if a table view's are set: other lists have no such setting.
  var sectionHeaderHeight: Double? { isList ? nil : table.sectionHeaderHeight }
  var sectionFooterHeight: Double? { isList ? nil : table.sectionFooterHeight }
  /// The width of the readable area where there is room for it, in points.
  let readableWidth: Double
  /// Whether the margins are those of the readable width.
  let followsReadableWidth: Bool
  /// The margins at the sides of a contentView.
  let margins: Sides
  /// The heights of titles at the environment's content size category, and the category at which they were observed.
  let titles: MetricsProfile.Headers.Titles
  /// How many points larger Body is than at Large.
  let bodySizeAboveLarge: Double
  /// Footnote's size relative to that at Large.
  let footnoteScale: Double
  /// Whether the labels of automatic rows wrap and are stacked.
  let stacksLabels: Bool

  /// Lengths at the two sides of a table.
  struct Sides {
    var leading: L
    var trailing: L

    /// The same with those of the margins that are set.
    func replaced(
      by margins: LayoutMargins?, _ owner: @autoclosure () -> String, _ source: @autoclosure () -> Derivation.Source
    ) -> Sides {
      guard let margins else { return self }
      return Sides(
        leading: margins.leading.map { L($0, "\(owner()) leading margin", source()) } ?? leading,
        trailing: margins.trailing.map { L($0, "\(owner()) trailing margin", source()) } ?? trailing)
    }
  }

  /// The layout margins that are set for a row's cell, in systems that have them.
  func layoutMargins(of row: borrowing Row) -> LayoutMargins? {
    isList || environment.ios < 8 ? nil : row.layoutMargins
  }

  /// The margins at the sides of a row's contentView.
  func margins(of row: borrowing Row) -> Sides {
    margins.replaced(by: layoutMargins(of: row), "the cell's", .spec(row.location, "layoutMargins"))
  }

  /// - Parameters:
  ///   - faces: the fonts for measuring texts instead of the system font.
  ///   - recordsConstraints: whether solved constraints are recorded.
  init(
    table: Table, environment: Environment, profile: MetricsProfile, faces: FontFaces?, recordsConstraints: Bool,
    work: WorkMeter
  ) {
    // Everything is laid out from left to right; a right-to-left table is mirrored at the end.
    let environment = environment.leadingSidesLeft.withoutLaterSettings
    self.table = table
    self.environment = environment
    self.profile = profile
    self.recordsConstraints = recordsConstraints
    grid = PixelGrid(scale: environment.scale)
    self.work = work
    typesetter = Typesetter(
      grid: grid, environment: environment, faces: faces?.serving(table.families), work: work)
    bodySizeAboveLarge = TypeSizes.bodySizeAboveLarge(at: environment.contentSizeCategory)
    let titleCategory = TypeSizes.category(environment.contentSizeCategory, of: .footnote, ios: environment.ios)
    footnoteScale = TypeSizes.footnoteScale(at: titleCategory)
    titles = profile.headers.titles(at: titleCategory, grid: grid)
    stacksLabels =
      profile.labels.stackAtAccessibilitySizes && environment.contentSizeCategory.isAccessibilityCategory
    isList = table.host.isList(ios: environment.ios)
    keepsFractions = isList && table.style != .plain && !profile.lists.gapsAreWhole
    let standard = Self.margins(
      of: environment.size.width, bound: isList ? \.lists.wideWidth : \.margins.wideWidth, profile: profile,
      in: environment)
    var outer = standard.replaced(
      by: isList || environment.ios < 8 ? nil : table.layoutMargins, "the table's", .spec(nil, "layoutMargins"))
    let safeArea = environment.safeArea
    // The readable area is in the middle of the table: the safe area, which insets the contents anyhow, takes nothing from it.
    readableWidth = profile.margins.readableWidth + profile.margins.readableWidthGrowth * bodySizeAboveLarge
    let readable = (environment.size.width - readableWidth) / 2
    let (readableLeft, readableRight) = (readable - safeArea.left, readable - safeArea.right)
    followsReadableWidth =
      !isList && table.followsReadableWidth(ios: environment.ios)
      && (readableLeft > outer.leading.points || readableRight > outer.trailing.points)
    if followsReadableWidth {
      func margin(_ points: Double) -> L {
        L(points, "the margin that leaves a readable width", .number(\.margins.readableWidth))
      }
      outer = Sides(
        leading: max(margin(readableLeft), outer.leading), trailing: max(margin(readableRight), outer.trailing))
    }
    tableMargins = outer
    let safeLeft = L(safeArea.left, "the safe area's left", .environment)
    let safeRight = L(safeArea.right, "the safe area's right", .environment)
    let tableWidth = L(environment.size.width, "the table's width", .environment)
    sectionIndexWidth = SectionIndexLayout.width(
      table.sectionIndex, profile: profile, typesetter: typesetter, grid: grid)
    if table.style == .insetGrouped {
      // The safe area insets the cards; their content keeps its own margin.
      cellX = outer.leading + safeLeft
      let cardEnd =
        sectionIndexWidth.points == 0
        ? outer.trailing.named("the margin after the card")
        : max(
          L(profile, \.indexes.cardInset, "between the card and the table's side, where the index is"),
          sectionIndexWidth.named("the section index"))
      cellWidth =
        (tableWidth - outer.leading.named("the margin before the card") - cardEnd - safeLeft - safeRight).room
      let nothing = L(0, "a card has no insets")
      contentInsets = Sides(leading: nothing, trailing: nothing)
      groupSide = nothing
      margins =
        profile.margins.followCards && !isList
        ? Self.margins(of: cellWidth.points, bound: \.margins.wideWidth, profile: profile, in: environment) : standard
    } else {
      // The cells extend to the edges; the safe area insets their contents.
      cellX = L(0, "cells begin at the table's edge")
      cellWidth = tableWidth
      groupSide =
        table.style == .grouped
        ? Self.groupSide(profile, tableWidth: cellWidth.points) : L(0, "the group's side")
      contentInsets = Sides(
        leading: safeLeft + groupSide,
        trailing: safeRight + groupSide + sectionIndexWidth.named("the section index"))
      margins = outer
    }
  }

  /// The margins at a width.
  private static func margins(
    of width: Double, bound: KeyPath<MetricsProfile, Double>, profile: MetricsProfile, in environment: Environment
  ) -> Sides {
    let bound = profile[keyPath: bound]
    let margin =
      width < bound
      ? L(profile, \.margins.narrow, "the margin of tables narrower than \(bound.inPoints)")
      : L(profile, \.margins.wide, "the margin of tables of \(bound.inPoints) and more")
    return Sides(
      leading: environment.layoutMargins.map { L($0.left, "the environment's margin", .environment) } ?? margin,
      trailing: environment.layoutMargins.map { L($0.right, "the environment's margin", .environment) } ?? margin)
  }

  /// The distance of grouped cells' contents from the sides of a table of a width.
  private static func groupSide(_ profile: MetricsProfile, tableWidth: Double) -> L {
    let groups = profile.groups
    guard tableWidth >= 400, groups.sideInsetShare > 0 else {
      return L(profile, \.groups.sideInset, "the group's side")
    }
    let share = L(tableWidth * groups.sideInsetShare, "the group's side", .number(\.groups.sideInsetShare))
    return min(
      max(share, L(profile, \.groups.leastWideInset, "the group's side")),
      L(profile, \.groups.mostWideInset, "the group's side"))
  }

  /// A number of the profile.
  @inline(__always)
  func metric(_ number: KeyPath<MetricsProfile, Double>, _ reason: @autoclosure () -> String) -> L {
    L(profile, number, reason())
  }

  /// The content configuration that shows a row's texts and its image; nil if a cell style or a stack does. Configurations came with
  /// iOS 14.
  func configuration(of row: Row) -> CellConfiguration? {
    guard environment.ios >= 14, row.stack == nil else { return nil }
    if let configuration = row.configuration { return configuration }
    return isList ? CellConfiguration(row.style) : nil
  }

  /// The height that is set for a row; nil if none is.
  @inline(__always)
  func declaredHeight(of row: Row, in section: Section) -> RowHeight? {
    if let height = row.height { return height }
    if let height = section.rowHeight { return height }
    return table.rowHeight
  }

  /// A row's height if it does not depend on its content, in points.
  @inline(__always)
  func knownHeight(of row: Row, in section: Section) -> L? {
    let declared = declaredHeight(of: row, in: section)
    if case .points(let points) = declared {
      let (rowLocation, sectionLocation) = (row.location, section.location)
      if row.height != nil { return L(points, "the row's 'height'", .spec(rowLocation, "height")) }
      return section.rowHeight == nil
        ? L(points, "the table's 'rowHeight'", .spec(nil, "rowHeight"))
        : L(points, "the section's 'rowHeight'", .spec(sectionLocation, "rowHeight"))
    }
    if grows(declared) { return nil }
    return metric(
      \.rows.minimumAutomaticHeight,
      declared == nil && profile.rows.growWithContent
        ? "no height is set: rows do not grow by default before iOS 11" : "automatic: rows do not grow before iOS 8")
  }

  /// Whether a row with this height setting grows with its content.
  private func grows(_ declared: RowHeight?) -> Bool {
    profile.rows.growWithContent && (declared != nil || profile.rows.growByDefault)
  }

  /// Whether a plain table's header is directly below the row above it, which then has no line at its bottom:
  /// ios8-plain-headers-subtitle, ios10-checkmarks-delete.
  var headersTouchRows: Bool { !isGrouped && profile.headers.plainTopPadding == 0 }

  var tableWidth: L { L(environment.size.width, "the table's width", .environment) }
  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }
  var isGrouped: Bool { table.style != .plain }

  /// Whether a section without a header is the first one of a plain list of a collection view, which has a header's padding there too.
  func beginsPlainList(_ section: borrowing Section) -> Bool {
    guard isList, !isGrouped, table.host != .swiftui, profile.lists.plainFirstTop > 0 else { return false }
    return section.header == nil && table.sections.first?.location == section.location
  }
  /// Whether the groups of rows have corners: cards, and the groups of iOS 6.
  var hasGroupCorners: Bool { table.style == .insetGrouped || groupSide.points > 0 }

  /// The height of a separator, in points.
  var separatorThickness: L {
    guard let points = profile.separators.points else {
      return L(profile.separators.pixels * grid.pixel, "a separator's height", .number(\.separators.pixels))
    }
    return L(points, "a separator's height", .number(\.separators.points))
  }

  /// The x of a section title, in the header's space, which spans the table.
  var headerTextX: L {
    cellX.named(cellX.points == 0 ? "the table's edge" : "where cards begin") + contentInsets.leading
      + margins.leading.named("the leading margin")
  }
  var headerTextWidth: L {
    (cellX + cellWidth.restated("the cells' width") - contentInsets.trailing
      - margins.trailing.named("the trailing margin") - headerTextX.restated("where titles begin")).room
  }
}

extension Table {
  /// `cellLayoutMarginsFollowReadableWidth`: it came with iOS 9, with a default of true, and defaults to false since
  /// iOS 12 (useyourloaf.com, "Readable Width Table Views With iOS 12").
  fileprivate func followsReadableWidth(ios: Int) -> Bool {
    ios >= 9 && style != .insetGrouped && cellLayoutMarginsFollowReadableWidth ?? (ios < 12)
  }
}

extension Environment {
  /// The same with its leading sides at the left, whatever its direction.
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

extension Environment {
  /// The same without what its system does not have: text sizes came with iOS 7.
  fileprivate var withoutLaterSettings: Environment {
    guard ios < 7, contentSizeCategory != .large else { return self }
    var environment = self
    environment.contentSizeCategory = .large
    return environment
  }
}

extension MetricsProfile.Headers {
  /// The heights of titles at a category: the observed ones, otherwise those at Large, growing like Body's lines.
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
      category: large.category, headerPadding: scaled(large.headerPadding), footerPadding: scaled(large.footerPadding),
      emptyFooter: scaled(large.emptyFooter), plain: scaled(large.plain))
  }
}
