import TableIR

/// The inside of a contentView: its image and its two labels, before and after the row's height is known.
///
/// There are two steps, because an automatic row's height follows from its texts and the frames follow from the height:
/// `init` sets and measures the texts, `place` sets frames.
struct CellContent<L: Length>: Sendable {
  let context: LayoutContext<L>
  /// Nil for the contents of a cell style.
  let configuration: CellConfiguration?
  let style: CellStyle
  /// The arrangement of the labels: that of their style, or at accessibility text sizes that of `subtitle`.
  let arrangement: CellStyle
  let text: Typesetter.Setting?
  let detailText: Typesetter.Setting?
  let image: Image?
  let highlightedImage: Image?
  let stack: Stack?
  /// The row's views if they have constraints; nil if all of them have frames.
  let constrainedViews: Subviews?
  /// Whether an accessory or a control follows the contentView.
  let isFollowed: Bool
  /// Whether the row's height follows from its content.
  let isAutomatic: Bool
  /// The contentView's width in points.
  let contentWidth: L
  let imageSize: Extent<L>
  /// Where the text starts without an image.
  let leadingX: L
  /// Where the leading margin of the contentView is that constraints refer to.
  let constrainedX: Double
  let imageX: L
  let textX: L
  /// Where the separator of the row begins at rest: with the texts, but beside a symbol that is wider than its slot, where they
  /// would begin beside one that is not (55, and the texts at 58: ios14-plain-dark-subtitle-image-disclosure-375).
  let lineX: L
  /// Where the texts must end.
  let trailingX: L
  /// The margins that are set for the cell.
  let layoutMargins: LayoutMargins?
  let location: SourceLocation

  /// The space in a contentView for its contents.
  struct Room {
    /// The contentView's width in points.
    var width: L
    /// Its height in points, if it does not depend on the row's content.
    var height: Double?
    /// The row's own height in points, in that case.
    var rowHeight: Double?
    var follower: Follower
  }

  init(row: borrowing Row, context: LayoutContext<L>, margins: CellMargins<L>, room: Room) {
    self.context = context
    let configuration = context.configuration(of: row)
    self.configuration = configuration
    // Up to iOS 13, a configuration is shown as its style.
    style =
      if let configuration { configuration.style } else if let unused = row.configuration { unused.style } else {
        row.style
      }
    let isStacked = context.stacksLabels && (room.height == nil || configuration != nil)
    image = row.image
    highlightedImage = row.highlightedImage
    stack = row.stack
    isFollowed = room.follower != .nothing
    isAutomatic = room.height == nil
    // Also without views: `contentView.height >= 76` makes any row higher.
    constrainedViews =
      row.views.isEmpty && row.constraints.isEmpty ? nil : row.subviews.isConstrained ? row.subviews : nil
    contentWidth = room.width
    // A closure that is passed the whole row would copy it.
    let location = row.location
    self.location = location
    layoutMargins = context.layoutMargins(of: row)
    let labels = context.profile.labels
    imageSize = Self.imageSize(row, in: room, context)
    let (level, step) = (row.indentationLevel, row.indentationWidth)
    leadingX = margins.leading.plus(
      Double(level) * step, "\(level) × 'indentationWidth' \(step.inPoints)", .spec(location, "indentationLevel"))
    constrainedX = leadingX.points - margins.leading.points + margins.constrained.points
    if labels.imageIsAsFarFromSide, let height = room.height {
      // (1, 1, 40, 40) in a row of 44, the text 10 after it: rt-ios6-subtitle-image.
      let top = ((height - imageSize.height.points) / 2).rounded(.down)
      let margin = margins.leading.points
      imageX = leadingX.changed(
        .minus(margin - min(max(top, 0), margin)), to: leadingX.points - margin + min(max(top, 0), margin),
        reason: "as far from the side as from the top, if that is closer",
        source: .number(\.labels.imageIsAsFarFromSide))
    } else if case .symbol? = row.image, Self.hasSlot(configuration, context) {
      imageX = leadingX.plus(
        context.grid.floor((context.symbolSlot - imageSize.width.points) / 2), "to the middle of a symbol's slot",
        .number(\.labels.symbolSlot))
    } else {
      imageX = leadingX
    }
    let gap =
      configuration == nil
      ? context.metric(\.labels.imageGap, "between image and text")
      : context.metric(\.lists.imageGap, "between image and text")
    textX = Self.textX(
      row.image, configuration, leadingX, imageX + imageSize.width.named("the image's width"), gap, context)
    lineX =
      if case .symbol? = row.image, imageX.points < leadingX.points {
        leadingX.plus(context.symbolSlot, "a symbol's slot", .number(\.labels.symbolSlot)) + gap
      } else { textX }
    trailingX = Self.trailingX(room, style, context: context, margins: margins, own: layoutMargins)
    let looks = CellTextStyles(style: style, isStacked: isStacked || configuration != nil, context: context)
    let available = max(trailingX.points - textX.points, 0)
    let typesetter = context.typesetter
    func set(
      _ text: Text?, _ style: Typesetter.Style, width: Double, height: Double = .infinity
    ) -> Typesetter.Setting? {
      text.map { typesetter.set($0, style: style, maxWidth: max(width, 0), maxHeight: height) }
    }
    guard configuration == nil else {
      text = set(row.text, looks.text, width: available)
      detailText = set(row.detailText, looks.detailText, width: available)
      let isBeside = !isStacked && Self.fitBeside(text, detailText, in: available, context)
      arrangement = style == .value1 && !isBeside ? .subtitle : style
      return
    }
    arrangement = isStacked && style != .default ? .subtitle : style
    switch arrangement {
    case .default:
      // This label is as tall as the row, and shows the lines that fit.
      text = set(row.text, looks.text, width: available, height: room.height ?? .infinity)
      detailText = nil
    case .subtitle:
      // These are as tall as their texts, even if the row is lower: three lines of 17 points from -17 to 47.5 in a row of 44
      // (ib-c02100).
      text = set(row.text, looks.text, width: available)
      var detail = row.detailText
      // Up to iOS 10, the further lines of a detail make no row higher, and are cut off (nicklockwood/layout issue 33, xmartlabs/XLForm
      // issue 805).
      if context.environment.ios < 11, isAutomatic { detail?.lines = 1 }
      detailText = set(detail, looks.detailText, width: available)
    case .value1:
      let title = set(row.text, looks.text, width: available)
      text = title
      // The title keeps its width; the detail gets the rest.
      let taken = title.map { typesetter.size($0).width + labels.value1Gap } ?? 0
      detailText = set(row.detailText, looks.detailText, width: available - taken)
    case .value2:
      text = set(row.text, looks.text, width: labels.value2TextWidth)
      detailText = set(
        row.detailText, looks.detailText, width: available - labels.value2TextWidth - labels.value2Gap)
    }
  }

  /// Whether a symbol has a slot: content configurations have none at accessibility sizes (Apple's documentation of
  /// `UIListContentConfiguration.ImageProperties.reservedLayoutSize`).
  private static func hasSlot(_ configuration: CellConfiguration?, _ context: LayoutContext<L>) -> Bool {
    configuration == nil || !context.environment.contentSizeCategory.isAccessibilityCategory
  }

  /// Whether two texts fit side by side, in points. The minimum distance that UIKit keeps between them was not observed: it is assumed
  /// to be that of `value1`.
  private static func fitBeside(
    _ text: Typesetter.Setting?, _ detailText: Typesetter.Setting?, in width: Double, _ context: LayoutContext<L>
  ) -> Bool {
    guard let text, let detailText else { return true }
    guard text.lineCount == 1, detailText.lineCount == 1 else { return false }
    let typesetter = context.typesetter
    return typesetter.size(text).width + context.profile.labels.value1Gap + typesetter.size(detailText).width <= width
  }

  /// An image that is taller than its row is scaled to the row's height, and is no taller than the contentView: 80 × 80 points are 44 ×
  /// 43.5 in a row of 44 (ib-c00516, ib-c02222), others 43 × 42.6667 in one of 43 (ib-c02731) and 56 × 55.6667 in one of 56 (ib-c02749),
  /// from iOS 9 to 14. No image that is wider than it is tall was observed, no symbol, and no image in a row whose height follows from
  /// its texts.
  private static func imageSize(_ row: Row, in room: Room, _ context: LayoutContext<L>) -> Extent<L> {
    let location = row.location
    let own =
      row.image.map { context.extent(of: context.inRow($0), .spec(location, "image")) }
      ?? Extent<L>(LayoutSize(width: 0, height: 0), "no image's", .spec(location, "image"))
    let size = own.size
    guard let height = room.height, let rowHeight = room.rowHeight, height > 0, size.height > height else { return own }
    if case .symbol? = row.image { return own }
    let share = min(rowHeight / size.height, 1)
    return Extent(
      width: share == 1
        ? own.width
        : context.grid.round(
          own.width.changed(
            .minus(size.width * (1 - share)), to: size.width * share, reason: "scaled to the height of its row",
            source: nil)),
      height: own.height.changed(
        .minus(size.height - height), to: height, reason: "no taller than the contentView", source: nil))
  }

  /// After the image, if there is one; a symbol keeps its slot, however narrow it is.
  private static func textX(
    _ image: Image?, _ configuration: CellConfiguration?, _ leadingX: L, _ imageEnd: L, _ gap: L,
    _ context: LayoutContext<L>
  ) -> L {
    switch image {
    case nil: return leadingX
    case .symbol where !hasSlot(configuration, context): return imageEnd + gap
    case .symbol:
      // SwiftUI's titles stay in line, however wide a symbol is.
      let slot = leadingX.points + context.symbolSlot
      let end = context.isListOfSwiftUI ? slot : max(slot, imageEnd.points)
      return imageEnd.reaching(end, "to the end of a symbol's slot", .number(\.labels.symbolSlot)) + gap
    case .asset, .placeholder: return imageEnd + gap
    }
  }

  private static func trailingX(
    _ room: Room, _ style: CellStyle, context: LayoutContext<L>, margins: CellMargins<L>, own: LayoutMargins?
  ) -> L {
    let labels = context.profile.labels
    let width = room.width.restated("the contentView's width")
    if own?.trailing != nil { return width - margins.trailing }
    let gap = context.metric(
      \.labels.trailingWithAccessory, "between texts and the contentView's end, before what follows")
    switch room.follower {
    case .nothing:
      // A margin that was moved is kept in full, and by the detail of `value1`: (161, 12, 143, 19.5) of 320 in iOS 8.1, and one without
      // width at 304 (frames that figure.ink printed in November 2014).
      guard style != .value1, margins.trailing.points <= context.margins.trailing.points,
        let margin = labels.trailingWithoutAccessory
      else { return width - margins.trailing }
      return width.minus(margin, "the trailing margin", .number(\.labels.trailingWithoutAccessory))
    case .other: return width - gap
    case .disclosureIndicator:
      let end = width - gap
      guard let before = labels.beforeDisclosure else { return end }
      let insets = context.contentInsets
      return min(
        end,
        (context.cellWidth.restated("the cell's width") - insets.leading - insets.trailing).minus(
          before, "between texts and the cell's end, before the indicator", .number(\.labels.beforeDisclosure)))
    }
  }
}

/// What follows the trailing end of a contentView, and keeps texts away from it.
enum Follower {
  case nothing, disclosureIndicator
  /// Another accessory, or a reorder control.
  case other

  init(_ accessory: Accessory, isReorderable: Bool) {
    switch accessory {
    case .none: self = isReorderable ? .other : .nothing
    case .disclosureIndicator: self = .disclosureIndicator
    default: self = .other
    }
  }
}

/// The fonts and colours of UIKit's cell styles.
private struct CellTextStyles {
  let text: Typesetter.Style
  let detailText: Typesetter.Style

  init<L>(style: CellStyle, isStacked: Bool, context: LayoutContext<L>) {
    let labels = context.profile.labels
    let lines = isStacked ? 0 : 1
    func look(
      _ base: Typesetter.Style.Base, _ color: SystemColor = .label, weight: FontWeight? = nil
    ) -> Typesetter.Style {
      Typesetter.Style(base: base, weight: weight, color: .system(color), lines: lines)
    }
    let titleWeight = labels.textWeight == .regular ? nil : labels.textWeight
    switch style {
    case .default:
      text = look(.textStyle(.body), weight: titleWeight)
      detailText = text
    case .subtitle:
      text = look(labels.subtitleTextSize.map { .fixed($0) } ?? .textStyle(.body), weight: titleWeight)
      detailText = look(labels.subtitleDetailSize.map { .fixed($0) } ?? .textStyle(labels.subtitleDetail))
    case .value1:
      text = look(.textStyle(.body), weight: titleWeight)
      var detail = look(.textStyle(.body), .secondaryLabel)
      if !isStacked { detail.alignment = .right }
      detailText = detail
    case .value2:
      // 12 over 12 pt: the style's observations from iOS 9 on.
      var title = look(.fixed(12))
      title.color = context.tintColor
      if !isStacked { title.alignment = .right }
      text = title
      detailText = look(.fixed(12))
    }
  }
}
