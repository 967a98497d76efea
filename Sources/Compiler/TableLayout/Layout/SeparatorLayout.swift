import TableIR

/// Places the lines above and below a cell.
struct SeparatorLayout<L: Length> {
  let context: LayoutContext<L>
  let position: RowPosition
  /// The combined settings of the row, its section and the table.
  let separator: Separator
  /// The margins of the row's contentView.
  let margins: LayoutContext<L>.Sides
  /// Those that are set for its cell.
  var own: LayoutMargins?
  let row: SourceLocation

  /// The insets that are set, in points.
  var leadingInset: L? {
    separator.leftInset.map { fromMargin(L($0, "its inset", .spec(row)), context.margins.leading, own?.leading) }
  }
  var trailingInset: L? {
    separator.rightInset.map {
      fromMargin(L($0, "its trailing inset", .spec(row)), context.margins.trailing, own?.trailing)
    }
  }

  /// Up to iOS 10 insets count from readable margins, from iOS 11 on from the cell's edge (useyourloaf.com on insets of separators,
  /// trinhngocthuyen/TIL issue 21).
  ///
  /// In iOS 8 and 9 an inset of 0 leaves the 8 points of a cell's own layout margins (mikeabdullah.net on separators,
  /// danielsaidi/Sheeeeeeeeet issue 73).
  private func fromMargin(_ inset: L, _ margin: L, _ own: Double?) -> L {
    let ios = context.environment.ios
    if context.followsReadableWidth && ios < 11 { return margin.named("the readable margin") + inset }
    return ios == 8 || ios == 9 ? max(inset, L(own ?? 8, "the cell's own layout margins")) : inset
  }

  /// The line above a section's first row: full width in a grouped table, none if groups have sides; in a plain table, if the era draws it,
  /// above the table's first row and inset like the others. From iOS 15 on also below each header of a plain table, whatever image the row has.
  func top(
    cell: Extent<L>, isFirstSection: Bool, isBelowHeader: Bool, textX: L, moved: L, _ scope: L.Scope
  ) -> SeparatorNode? {
    guard isDrawn, position == .top || position == .single else { return nil }
    let y = L(0, "the cell's top")
    switch context.table.style {
    case .grouped:
      return context.groupSide.points > 0
        ? nil
        : whole(
          y: y, cell: cell, moved: moved, "above a group's first row: from edge to edge", scope.view("topSeparator"))
    case .plain where isBelowHeader && context.environment.ios >= 15 && !context.isList:
      return inset(
        y: y, cell: cell, textX: margins.leading, startsAt: "the leading margin, whatever image the row has",
        moved: moved, scope.view("topSeparator"))
    case .plain where isFirstSection && context.profile.separators.beginPlainTables:
      return inset(y: y, cell: cell, textX: textX, moved: moved, scope.view("topSeparator"))
    case .plain where isFirstSection && context.table.host == .swiftui && context.environment.ios >= 15:
      // From the margin, at 16 beside an image and a text at 114: WordsgramUITests, an element of its tree in iOS 17.
      return inset(
        y: y, cell: cell, textX: margins.leading, startsAt: "the leading margin", moved: moved,
        scope.view("topSeparator"))
    case .plain where isBelowHeader && context.environment.ios >= 15:
      return inset(y: y, cell: cell, textX: textX, moved: moved, scope.view("topSeparator"))
    case .plain, .insetGrouped: return nil
    }
  }

  /// The line below a row: from its text to the edge, or to the margin; full width below a grouped section's last row, none
  /// below a card's.
  func bottom(cell: Extent<L>, textX: L, moved: L, _ scope: L.Scope) -> SeparatorNode? {
    let thickness = context.separatorThickness
    guard isDrawn, cell.height.points >= thickness.points else { return nil }
    let y = cell.height - thickness.named("its own height")
    let scope = scope.view("separator")
    if position == .bottom || position == .single {
      switch context.table.style {
      case .insetGrouped: return nil
      case .grouped:
        return context.groupSide.points > 0
          ? nil : whole(y: y, cell: cell, moved: moved, "below a group's last row: from edge to edge", scope)
      case .plain: break
      }
    }
    return inset(y: y, cell: cell, textX: textX, moved: moved, scope)
  }

  private func whole(
    y: L, cell: Extent<L>, moved: L, _ reason: @autoclosure () -> String, _ scope: L.Scope
  ) -> SeparatorNode {
    node(x: L(0, reason()) + moved, y: y, width: cell.width, in: cell, scope)
  }

  /// `textX` is in the contentView's space. A given inset is relative to the safe area; a line without one extends to the
  /// cell's edge.
  private func inset(
    y: L, cell: Extent<L>, textX: L, startsAt start: String = "where the text begins at rest", moved: L,
    _ scope: L.Scope
  ) -> SeparatorNode {
    let insets = context.contentInsets
    let edge = L(0, "the cell's edge")
    let begins =
      leadingInset
      ?? (context.profile.separators.beginAtEdge ? edge : textX.restated(start))
    let x = edge + insets.leading + begins
    let standard =
      context.profile.separators.areInsetAtBothEnds || context.followsReadableWidth
      ? margins.trailing.named("the trailing margin") + insets.trailing
      : context.groupSide
        + (context.table.style == .insetGrouped
          ? L(0, "the card's edge") : context.sectionIndexWidth.named("the section index"))
    let trailing = trailingInset.map { $0 + insets.trailing } ?? standard
    return node(
      x: x + moved, y: y, width: (cell.width - x.restated("where it begins") - trailing).room, in: cell, scope)
  }

  /// The difference between the heights of the row and its contentView.
  var heightOffContentView: L {
    isDrawn && context.profile.rows.separatorHeight == .offContentView ? height : L(0, "no separator")
  }

  /// The height of the line, in points; 0 if there is none.
  var height: L { isDrawn ? context.separatorThickness.named("the separator") : L(0, "no separator") }

  var isDrawn: Bool { separator.style != SeparatorStyle.none }

  private func node(x: L, y: L, width: L, in cell: Extent<L>, _ scope: L.Scope) -> SeparatorNode {
    let frame = Frame(x: x, y: y, width: width, height: context.separatorThickness)
    return SeparatorNode(
      frame: context.frame(frame, turnedIn: cell.width.points, of: "the cell", scope),
      color: separator.color ?? standardColor)
  }

  /// In lists of iOS 26 it is lighter in the dark than in tables: (56, 56, 59) over a card in 8 pictures (ios26-swiftui-links-november-dark-390).
  private var standardColor: Color {
    guard context.isList, context.environment.ios >= 26 else { return .system(.separator) }
    return .dynamic(light: RGBA(hex: 0x3C3C43, opacity: 0.12), dark: RGBA(hex: 0xEBEBF5, opacity: 0.135))
  }
}

extension LayoutContext {
  /// The settings of a row, its section and the table for the lines at the row.
  func separator(of row: Row, in section: Section) -> Separator {
    (row.separator ?? Separator()).over(section.separator).over(table.separator)
  }
}
