import TableIR

extension CellContent {
  /// The height that an automatic row takes for this content, in points. `separator` is the line's below it, 0 for none.
  func automaticHeight(separator: Double) -> Double {
    let rows = context.profile.rows
    let hairline = rows.separatorHeight == .offAutomaticRow ? context.grid.pixel : 0
    let added = rows.separatorHeight == .addedToAutomaticRow ? separator : 0
    return max(minimumHeight - hairline, imageHeight(separator: separator), textHeight - hairline + added)
  }

  private var minimumHeight: Double {
    let rows = context.profile.rows
    guard rows.scaledMinimumHeight > 0 else { return rows.minimumAutomaticHeight }
    let scaled = TypeSizes.scaled(rows.scaledMinimumHeight, at: context.environment.contentSizeCategory)
    return max(rows.minimumAutomaticHeight, context.grid.round(scaled))
  }

  /// The labels up to whole points each, and one more line of the first: Body over Caption 1 makes 21 + 15 + 22 = 58, 17 over
  /// 12 points of a fixed size 21 + 15 + 20 = 56 (ib-c04922, ib-c04986; 80 and 102 with two and three lines: ib-c04934,
  /// ib-c04935), bold 20 alone 24 + 24 (ib-c03750).
  private var textHeight: Double {
    let heights = [text, detailText].compactMap { $0 }.map(context.typesetter.wholePointHeight)
    guard let first = text ?? detailText else { return 0 }
    let labels = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    return labels + first.line.leading.rounded()
  }

  /// An image has the leading of the title's text style around it, both sides together, and the line below: 29 points make
  /// 51.5 beside Body and 50.5 beside Callout, 48.5 and 47.5 at extraSmall (ib-c04912, ib-c02970, ib-c04609); less without a
  /// line (ib-c02969, ib-c04499). Beside a font of a fixed size 24 points do not make a row higher (ib-c05153), and images never
  /// do in `subtitle` (48 points in 58.6667: ib-c03476).
  private func imageHeight(separator: Double) -> Double {
    guard image != nil, style != .subtitle else { return 0 }
    let rows = context.profile.rows
    let isScaled = text.map { !$0.isFixed } ?? true
    let padding = isScaled ? text?.line.leading ?? rows.imagePadding : rows.imagePadding
    return imageSize.height + padding + separator
  }
}
