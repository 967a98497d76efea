import TableIR

/// The inside of a contentView: its image and its two labels, before and after the row's height is known.
///
/// Two steps, because an automatic row's height follows from its texts and the frames follow from the height: `init` sets
/// the texts and measures, `place` gives frames.
struct CellContent: Sendable {
  let context: LayoutContext
  let style: CellStyle
  let text: Typesetter.Setting?
  let detailText: Typesetter.Setting?
  let image: Image?
  let imageSize: Size
  /// Where the image starts, and the text where there is none.
  let leadingX: Double
  let textX: Double
  /// Where the texts must end.
  let trailingX: Double

  init(row: Row, context: LayoutContext, margins: CellMargins, contentWidth: Double) {
    self.context = context
    style = row.style
    image = row.image
    let labels = context.profile.labels
    imageSize = row.image.map(context.size(of:)) ?? Size(width: 0, height: 0)
    leadingX = margins.leading + Double(row.indentationLevel) * row.indentationWidth
    textX = row.image == nil ? leadingX : leadingX + imageSize.width + labels.imageGap
    trailingX = Self.trailingX(row.accessory, context: context, margins: margins, contentWidth: contentWidth)
    let looks = CellTextStyles(style: row.style, context: context)
    let available = max(trailingX - textX, 0)
    let typesetter = context.typesetter
    switch row.style {
    case .default:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      detailText = nil
    case .subtitle:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      detailText = row.detailText.map { typesetter.set($0, style: looks.detailText, maxWidth: available) }
    case .value1:
      let title = row.text.map { typesetter.set($0, style: looks.text, maxWidth: available) }
      // The title keeps its width; what is left is the detail's.
      let taken = title.map { typesetter.size($0).width + labels.value1Gap } ?? 0
      text = title
      detailText = row.detailText.map {
        typesetter.set($0, style: looks.detailText, maxWidth: max(available - taken, 0))
      }
    case .value2:
      text = row.text.map { typesetter.set($0, style: looks.text, maxWidth: labels.value2TextWidth) }
      let taken = labels.value2TextWidth + labels.value2Gap
      detailText = row.detailText.map {
        typesetter.set($0, style: looks.detailText, maxWidth: max(available - taken, 0))
      }
    }
  }

  private static func trailingX(
    _ accessory: Accessory, context: LayoutContext, margins: CellMargins, contentWidth: Double
  ) -> Double {
    let labels = context.profile.labels
    guard accessory != .none else {
      // A margin that was moved is kept whole.
      let isMoved = margins.trailing > context.margins.trailing
      return contentWidth - (isMoved ? margins.trailing : labels.trailingWithoutAccessory ?? margins.trailing)
    }
    let end = contentWidth - labels.trailingWithAccessory
    guard accessory == .disclosureIndicator, let before = labels.beforeDisclosure else { return end }
    return min(end, context.cellWidth - context.contentInsets.left - context.contentInsets.right - before)
  }

  /// The height that an automatic row takes for this content, in points.
  var automaticHeight: Double {
    let rows = context.profile.rows
    let hairline = rows.separatorHeight == .offAutomaticRow ? context.grid.pixel : 0
    let imageHeight = image == nil ? 0 : imageSize.height + rows.verticalPadding + hairline
    return max(minimumHeight - hairline, imageHeight, textHeight(hairline: hairline))
  }

  private var minimumHeight: Double {
    let rows = context.profile.rows
    guard rows.scaledMinimumHeight > 0 else { return rows.minimumAutomaticHeight }
    let scaled = TypeSizes.scaled(rows.scaledMinimumHeight, at: context.environment.contentSizeCategory)
    return max(rows.minimumAutomaticHeight, context.grid.round(scaled))
  }

  private func textHeight(hairline: Double) -> Double {
    let typesetter = context.typesetter
    if style == .subtitle, let text, let detailText {
      // Both labels up to whole points and one more line of the first: Body over Caption 1 makes 21 + 15 + 22 = 58 less
      // the hairline, 17 over 12 points of a fixed size 21 + 15 + 20 = 56 (ib-c04922, ib-c04986; 80 and 102 with two and
      // three lines: ib-c04934, ib-c04935).
      let labels = typesetter.wholePointHeight(text) + typesetter.wholePointHeight(detailText)
      let separator = context.profile.rows.separatorHeight == .addedToAutomaticRow ? context.separatorThickness : 0
      return labels + text.line.leading.rounded() - hairline + separator
    }
    let tallest = max(text.map { typesetter.size($0).height } ?? 0, detailText.map { typesetter.size($0).height } ?? 0)
    return tallest == 0 ? 0 : tallest + context.profile.rows.verticalPadding + hairline
  }
}

/// The fonts and colours of UIKit's cell styles.
private struct CellTextStyles {
  let text: Typesetter.Style
  let detailText: Typesetter.Style

  init(style: CellStyle, context: LayoutContext) {
    let labels = context.profile.labels
    func look(_ base: Typesetter.Style.Base, _ color: Color = .system(.label)) -> Typesetter.Style {
      Typesetter.Style(base: base, weight: labels.textWeight == .regular ? nil : labels.textWeight, color: color)
    }
    switch style {
    case .default:
      text = look(.textStyle(.body))
      detailText = text
    case .subtitle:
      text = look(labels.subtitleTextSize.map { .fixed($0) } ?? .textStyle(.body))
      detailText = Typesetter.Style(
        base: labels.subtitleDetailSize.map { .fixed($0) } ?? .textStyle(labels.subtitleDetail), color: .system(.label))
    case .value1:
      text = look(.textStyle(.body))
      detailText = Typesetter.Style(base: .textStyle(.body), color: .system(.secondaryLabel), alignment: .right)
    case .value2:
      // 12 over 12 pt: the style's observations from iOS 9 on.
      text = Typesetter.Style(base: .fixed(12), color: context.tintColor, alignment: .right)
      detailText = Typesetter.Style(base: .fixed(12), color: .system(.label))
    }
  }
}
